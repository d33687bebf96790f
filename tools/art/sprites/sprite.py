"""One named picture of the atlas and how to draw it."""

from collections.abc import Callable
from dataclasses import dataclass

import skia

from ..picture import Pixels, fringed, straight, surface

Draw = Callable[[skia.Canvas], None]


@dataclass(frozen=True)
class Sprite:
    """A finished picture with the name the app knows it by.

    `tiling` sprites continue on the other side of their border, so their bleed is taken from there.
    """

    name: str
    pixels: Pixels
    tiling: bool = False


def drawn(name: str, width: int, height: int, draw: Draw) -> Sprite:
    """Draw one sprite on a transparent ground."""
    sheet = surface(width, height)
    draw(sheet.getCanvas())
    return Sprite(name, fringed(straight(sheet)))
