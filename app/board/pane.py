"""A sheet of layers under one camera, seen through one window."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import (
    Color,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)

from app.board.batch import tinting
from app.board.geometry import Box, Point
from app.board.layer import WHITE, Layer


class Pane:
    """Draws layers in board units; nothing of them is seen outside of the window."""

    def __init__(self) -> None:
        self.canvas = tinting()
        self._offset, self._scale, self._window = Translate(), Scale(1.0), Rectangle()
        self._origin: Point = (0.0, 0.0)

    def compose(self, layers: Sequence[Layer]) -> None:
        """Draw exactly these, in their order."""
        self.canvas.clear()
        drawn = [layer.canvas for layer in layers]
        inside = [PushMatrix(), self._offset, self._scale, *drawn, PopMatrix(), Color(*WHITE)]
        for instruction in (
            StencilPush(), self._window, StencilUse(), *inside, StencilUnUse(), self._window, StencilPop(),
        ):  # fmt: skip
            self.canvas.add(instruction)

    def aim(self, origin: Point, scale: float, window: Box) -> None:
        """Draw the board's origin there, so large, within that window."""
        self._offset.xy = self._origin = origin
        self._scale.xyz = (scale, scale, 1)
        self._window.pos = (window.left, window.bottom)
        self._window.size = (max(0.0, window.width), max(0.0, window.height))

    def shift(self, offset: Point) -> None:
        """Draw everything so far from its place, until it is aimed or shifted again."""
        self._offset.xy = self._origin[0] + offset[0], self._origin[1] + offset[1]
