"""The traps of a turn, in words."""
