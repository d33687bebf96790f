"""The sprites of Finstere Flure."""

from app.look.places import Atlas

FLURE = Atlas("finstere_flure")
