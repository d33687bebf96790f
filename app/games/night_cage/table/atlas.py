"""The sprites of The Night Cage."""

from app.look.places import Atlas

CAGE = Atlas("night_cage")
