"""Corner brackets round cells: a dark casing and a bright line, which hide nothing in the middle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.board import soft
from app.board.geometry import Grid
from app.board.layer import Colour
from app.board.quads import Quads
from app.board.strokes import Strokes

CASING: Colour = (0.02, 0.012, 0.008, 0.85)
TOWARDS_WHITE = 0.45


class Cut(NamedTuple):
    """How brackets are cut, in cells."""

    reach: float
    """How far from the middle they lie."""
    arm: float
    width: float
    casing: float
    glow: float = 0.0
    """Width of the light round them."""


QUIET = Cut(reach=0.4375, arm=0.25, width=0.05, casing=0.105)
"""Of cells that may be chosen."""
LOUD = Cut(reach=0.505, arm=0.30, width=0.072, casing=0.15, glow=0.30)
"""Of the one that is chosen: they lie over the rim of what is there."""
GLOW_STRENGTH = 0.34


def paint(quads: Quads, grid: Grid, cells: Iterable[int], colour: Colour, cut: Cut) -> None:
    """Draw brackets round these cells."""
    cells, alpha = tuple(cells), colour[3]
    light = lighter(colour, TOWARDS_WHITE)
    layers = [(faded(CASING, alpha), cut.casing), (light, cut.width)]
    if cut.glow:
        layers.insert(0, (faded(colour, GLOW_STRENGTH), cut.glow))
    for tint, width in layers:
        quads.paint(_strokes(grid, cells, cut, width), soft.feather(), tint, second=True)


def faded(colour: Colour, share: float) -> Colour:
    """Give a colour of which only a share is seen."""
    red, green, blue, alpha = colour
    return red, green, blue, alpha * share


def lighter(colour: Colour, share: float) -> Colour:
    """Mix a colour with white."""
    red, green, blue, alpha = colour
    return red + (1 - red) * share, green + (1 - green) * share, blue + (1 - blue) * share, alpha


def _strokes(grid: Grid, cells: tuple[int, ...], cut: Cut, width: float) -> Strokes:
    strokes = Strokes()
    for cell in cells:
        x, y = grid.centre(cell)
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            cx, cy = x + sx * cut.reach, y + sy * cut.reach
            strokes.ribbon(((cx - sx * cut.arm, cy), (cx, cy), (cx, cy - sy * cut.arm)), width)
    return strokes
