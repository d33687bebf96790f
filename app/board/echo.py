"""The rim of a torus: what lies across the edge, faded, with the edge itself dashed.

Tiles and light already repeat themselves in the rim; this layer makes clear that it is only an echo.
"""

from __future__ import annotations

import math

from kivy.graphics import Color, Mesh

from app.board import soft
from app.board.layer import Layer, Stage
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
        self._add(FADE, self._rim())
        self._add(EDGE, self._edge())

    def _add(self, colour: tuple[float, ...], strokes: Strokes) -> None:
        self.canvas.add(Color(*colour))
        self.canvas.add(
            Mesh(vertices=strokes.vertices, indices=strokes.indices, mode="triangles", texture=soft.feather())
        )

    def _rim(self) -> Strokes:
        strokes, bounds = Strokes(), self.grid.bounds
        cols, rows = self.grid.cols, self.grid.rows
        strokes.box(bounds.left, bounds.bottom, bounds.right, 0)
        strokes.box(bounds.left, rows, bounds.right, bounds.top)
        strokes.box(bounds.left, 0, 0, rows)
        strokes.box(cols, 0, bounds.right, rows)
        return strokes

    def _edge(self) -> Strokes:
        strokes, cols, rows, rim = Strokes(), self.grid.cols, self.grid.rows, self.grid.rim
        half = DASH_WIDTH / 2
        for x in _dashes(cols):
            strokes.box(x, -half, x + DASH, half)
            strokes.box(x, rows - half, x + DASH, rows + half)
        for y in _dashes(rows):
            strokes.box(-half, y, half, y + DASH)
            strokes.box(cols - half, y, cols + half, y + DASH)
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


def _dashes(size: int) -> list[float]:
    """Give where dashes begin along an edge of so many cells."""
    count = int(size / (DASH + GAP))
    step = size / count
    return [index * step for index in range(count)]
