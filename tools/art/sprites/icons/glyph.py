"""An icon before it is cut: outlines on a grid of 24 units, y downward."""

import math
from typing import NamedTuple

import skia

from ...paint import Point
from ...shapes import bar, poly, union

WEIGHT = 2.7
"""The house width of a strip: ten pixels, so that it still reads at 24 dp."""


class Glyph(NamedTuple):
    """A body of cream paper and, for some, a small flame that glows in it."""

    body: skia.Path
    flame: skia.Path | None = None


def glyph(*parts: skia.Path, flame: skia.Path | None = None) -> Glyph:
    """Glue parts into the body of an icon."""
    return Glyph(union(*parts), flame)


def strip(*points: Point, width: float = WEIGHT) -> skia.Path:
    """A strip along straight lines."""
    return bar(points, width)


def arrow_head(tip: Point, degrees: float, size: float) -> skia.Path:
    """A solid triangle at `tip` that points along an angle (0 is right, 90 is down)."""
    angle = math.radians(degrees)
    forward, side = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    back = tip[0] - forward[0] * size, tip[1] - forward[1] * size
    spread = size * 0.82
    return poly(
        [
            tip,
            (back[0] + side[0] * spread, back[1] + side[1] * spread),
            (back[0] - side[0] * spread, back[1] - side[1] * spread),
        ]
    )
