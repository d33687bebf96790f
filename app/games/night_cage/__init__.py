"""The table of The Night Cage."""
