"""The table of Finstere Flure."""
