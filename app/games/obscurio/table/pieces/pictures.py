"""Where the pictures of this table lie."""

from pathlib import Path

from app.games.obscurio.companion.atlas import LIBRARY
from app.look.places import Atlas, asset

TABLE = Atlas("obscurio_table")
"""Doors, book, butterflies, seals, sheets."""

ATLASES: tuple[Path, ...] = (TABLE.path, LIBRARY.path)

GROUNDS = {
    False: asset("obscurio_table", "library_tall.jpg"),
    True: asset("obscurio_table", "library_wide.jpg"),
}
"""The shelves behind everything, by whether the screen lies."""


def illusion(card: int) -> str:
    """The picture of an Illusion card."""
    return asset("obscurio", "illusions", f"{card}.webp")


def token(trap: str) -> str:
    """The token of a trap."""
    return LIBRARY(f"trap_{trap}")
