"""The sprites of Obscurio."""

from app.look.places import Atlas

LIBRARY = Atlas("obscurio")
