"""The rim of a torus: what lies across the edge, faded, with the edge itself dashed.

Tiles and light already repeat themselves in the rim; this layer makes clear that it is only an echo.
"""

from __future__ import annotations

import math

from app.board import soft
from app.board.batch import Batch
from app.board.layer import Layer, Stage
from app.board.quads import Quads
from app.board.strokes import Strokes

FADE = (0.035, 0.026, 0.020, 0.56)
EDGE = (0.73, 0.54, 0.31, 0.85)
DASH, GAP = 0.022, 0.050
DASH_WIDTH = 0.016
CHEVRON_SIZE, CHEVRON_WIDTH = 0.12, 0.035


class Echo(Layer):
    """Drawn once; a board without a rim has none."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        if not self.grid.rim:
            return
        quads = Quads()
        quads.paint(self._rim(), soft.feather(), FADE)
        quads.paint(self._chevrons(), soft.feather(), EDGE)
        quads.paint(self._edge(), soft.dashes(DASH / (DASH + GAP)), EDGE, second=True)
        self.canvas.add(Batch(quads))

    def _rim(self) -> Strokes:
        strokes, bounds = Strokes(), self.grid.bounds
        cols, rows = self.grid.cols, self.grid.rows
        strokes.box(bounds.left, bounds.bottom, bounds.right, 0)
        strokes.box(bounds.left, rows, bounds.right, bounds.top)
        strokes.box(bounds.left, 0, 0, rows)
        strokes.box(cols, 0, bounds.right, rows)
        return strokes

    def _edge(self) -> Strokes:
        """A band along each side; its dashes are a texture, since hundreds of small boxes would be dear."""
        strokes, cols, rows, half = Strokes(), self.grid.cols, self.grid.rows, DASH_WIDTH / 2
        for y in (0, rows):
            strokes.quad(((0, y - half), (cols, y - half), (cols, y + half), (0, y + half)), _repeated(cols))
        for x in (0, cols):
            strokes.quad(((x + half, 0), (x + half, rows), (x - half, rows), (x - half, 0)), _repeated(rows))
        return strokes

    def _chevrons(self) -> Strokes:
        strokes, cols, rows, rim = Strokes(), self.grid.cols, self.grid.rows, self.grid.rim
        for angle, x, y in (
            (0.0, cols + rim * 0.35, rows / 2),
            (math.pi / 2, cols / 2, rows + rim * 0.35),
            (math.pi, -rim * 0.35, rows / 2),
            (-math.pi / 2, cols / 2, -rim * 0.35),
        ):
            for step in (0.0, 0.075):
                tip = (x + step * math.cos(angle), y + step * math.sin(angle))
                strokes.chevron(tip, angle, CHEVRON_SIZE, CHEVRON_WIDTH)
        return strokes


def _repeated(size: int) -> tuple[float, ...]:
    """Give texture coordinates that repeat the dash along so many cells, a whole number of times."""
    count = int(size / (DASH + GAP))
    return 0, 0, count, 0, count, 1, 0, 1
