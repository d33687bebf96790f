"""A second opinion on the fights of Dead Cells, written from the rules sheet alone.

The engine keeps a fight as a stack of entries; here it is told from top to bottom, as the sheet tells it:
round after round, slot after slot, with a `yield` wherever people choose. Of `rules/` nothing is used but
names. `following.py` lets both run side by side, gives this one the choices that were made at the other, and
compares the whole table at every question.
"""
