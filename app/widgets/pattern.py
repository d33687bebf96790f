"""Patterns that repeat: what a colour says, said again for eyes that cannot tell it apart."""

from functools import cache
from typing import Any

from kivy.core.image import Image
from kivy.metrics import dp

from app.board.lasting import computed
from app.look.places import sprite

SIDE = dp(16)
"""How large one repeat is drawn."""


@cache
def repeated(name: str) -> Any:
    """A texture of its own for a pattern of the atlas, since a part of a page cannot repeat."""
    if not name:
        return None
    part = Image(sprite(name)).texture
    return computed(part.size, part.pixels, "repeat")


def band(width: float, height: float) -> tuple[float, ...]:
    """Texture coordinates that repeat a pattern over a box of this size."""
    across, along = width / SIDE, height / SIDE
    return 0, 0, across, 0, across, along, 0, along
