"""Rings under pieces, filled by a share: how likely something is to happen to whoever stands there."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from app.board import soft
from app.board.batch import Batch
from app.board.geometry import Point
from app.board.layer import Colour, Layer, Stage
from app.board.motion import ease_out
from app.board.quads import Quads
from app.board.strokes import Strokes

RADIUS = 0.47
CASING: Colour = (0.08, 0.01, 0.01, 0.95)
TRACK: Colour = (0.42, 0.13, 0.09, 1.0)
FILLED: Colour = (1.0, 0.29, 0.18, 1.0)
WIDTHS = (0.16, 0.10, 0.10)
STEPS = 40
"""Corners of a whole ring."""
FILL_SECONDS = 0.3


class Dial(NamedTuple):
    """A ring round a cell; the share is filled from the top, clockwise."""

    cell: int
    share: float


class Dials(Layer):
    """The rings now shown; they fill once and then lie still."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.shown: tuple[Dial, ...] = ()
        self._quads = Quads()
        self.canvas.add(Batch(self._quads))

    def show(self, dials: Iterable[Dial]) -> None:
        """Show exactly these; those that are there already do not fill again."""
        dials = tuple(dials)
        if dials == self.shown:
            return
        self.shown = dials
        if dials:
            self.motions.start("fill", FILL_SECONDS, self._draw, ease_out)
        else:
            self.motions.finish("fill")
            self._quads.clear()

    def _draw(self, share: float) -> None:
        self._quads.clear()
        for colour, width, filled in zip((CASING, TRACK, FILLED), WIDTHS, (None, None, share), strict=True):
            strokes = Strokes()
            for dial in self.shown:
                part = 1.0 if filled is None else dial.share * filled
                strokes.ribbon(_arc(self.grid.centre(dial.cell), part), width)
            self._quads.paint(strokes, soft.feather(), colour, second=True)


def _arc(centre: Point, share: float) -> list[Point]:
    """Points of a part of a ring, from the top clockwise."""
    count = max(1, round(STEPS * share))
    angles = [math.pi / 2 - math.tau * share * step / count for step in range(count + 1)]
    return [(centre[0] + RADIUS * math.cos(each), centre[1] + RADIUS * math.sin(each)) for each in angles]
