"""What is chosen and not yet done: brackets round its cell, and bars where it would join its neighbours.

It lies above the pieces, since it covers nothing but the rim of a cell.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from app.board import brackets, soft
from app.board.batch import Batch
from app.board.flicker import breath
from app.board.geometry import Point
from app.board.layer import WHITE, Colour, Layer, Stage
from app.board.quads import Quads
from app.board.strokes import Strokes

LOW, HIGH = 0.55, 1.0
"""Between these it breathes."""
BAR, APART = 0.24, 0.15
"""Length of a bar across an edge, and how far from the middle of the way each of two lies."""
JOINED: tuple[tuple[Colour, float], ...] = (
    ((1.0, 0.776, 0.361, 0.45), 0.17),
    ((0.02, 0.012, 0.008, 0.85), 0.085),
    ((1.0, 0.906, 0.659, 1.0), 0.048),
)
"""The glow, the casing and the bar of a way that goes on."""
BLOCKED: tuple[tuple[Colour, float], ...] = (
    ((0.02, 0.012, 0.008, 0.7), 0.085),
    ((0.486, 0.353, 0.212, 1.0), 0.05),
)
"""A way that ends at a wall."""


class Join(NamedTuple):
    """A way out of the chosen cell: where it crosses the edge, in which direction, and whether it goes on."""

    place: Point
    angle: float
    goes_on: bool = True


class Chosen(Layer):
    """The chosen cell; it breathes as long as there is one."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.cell: int | None = None
        self.joins: tuple[Join, ...] = ()
        self._frame, self._bars = Quads(), Quads()
        self._breathing = Batch(self._frame)
        for batch in (self._breathing, Batch(self._bars)):
            self.canvas.add(batch)

    def select(self, cell: int | None, colour: Colour = WHITE) -> None:
        """Mark a cell; None marks none."""
        self.cell = cell
        self._frame.clear()
        if cell is not None:
            brackets.paint(self._frame, self.grid, (cell,), colour, brackets.LOUD)
        self._breathing.fade(1.0)
        self.wake(cell is not None)

    def join(self, joins: Iterable[Join]) -> None:
        """Show where it would join its neighbours."""
        self.joins = tuple(joins)
        self._bars.clear()
        for goes_on, coats in ((False, BLOCKED), (True, JOINED)):
            ways = [join for join in self.joins if join.goes_on == goes_on]
            for colour, width in coats:
                self._bars.paint(_bars(ways, width), soft.feather(), colour, second=True)

    def pulse(self, time: float) -> None:
        self._breathing.fade(LOW + (HIGH - LOW) * breath(time))


def _bars(ways: Iterable[Join], width: float) -> Strokes:
    """Two bars along a way that goes on, one across a way that does not."""
    strokes = Strokes()
    for (x, y), angle, goes_on in ways:
        on, aside = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        half = BAR / 2
        if goes_on:
            for side in (-APART, APART):
                mx, my = x + aside[0] * side, y + aside[1] * side
                start, end = (mx - on[0] * half, my - on[1] * half), (mx + on[0] * half, my + on[1] * half)
                strokes.ribbon((start, end), width)
        else:
            x, y = x - on[0] * 0.06, y - on[1] * 0.06
            start, end = (
                (x - aside[0] * half, y - aside[1] * half),
                (x + aside[0] * half, y + aside[1] * half),
            )
            strokes.ribbon((start, end), width)
    return strokes
