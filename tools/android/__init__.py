"""Proofs that Lanterne becomes an Android package, as far as they go without the SDK and the NDK."""
