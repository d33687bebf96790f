"""Programs around the app: set-up, checks, benchmarks, and everything that makes assets."""
