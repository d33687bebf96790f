"""One picture under the whole board, for games whose board is a single drawing."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from app.board.geometry import Box
from app.board.layer import WHITE, Layer, Stage


class Backdrop(Layer):
    """A texture over a box in board units; the whole board unless told otherwise."""

    rests = True

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._colour = Color(*WHITE)
        self._rectangle = Rectangle()

    def show(
        self, texture: Texture, box: Box | None = None, repeat: tuple[float, float] | None = None
    ) -> None:
        """Lay a picture down; `repeat` says how often a seamless one is repeated each way."""
        box = box or self.grid.bounds
        self._rectangle.texture = texture
        self._rectangle.pos = (box.left, box.bottom)
        self._rectangle.size = (box.width, box.height)
        if repeat:
            texture.wrap = "repeat"
            across, up = repeat
            self._rectangle.tex_coords = (0, 0, across, 0, across, up, 0, up)
        self.canvas.clear()
        self.canvas.add(self._colour)
        self.canvas.add(self._rectangle)

    def clear(self) -> None:
        self.canvas.clear()
