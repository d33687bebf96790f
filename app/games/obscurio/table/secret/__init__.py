"""The pages that somebody answers alone."""
