"""What is not there yet: the piece about to be placed, the board after a move that is only considered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from app.board.batch import Batch
from app.board.geometry import Point
from app.board.layer import WHITE, Colour, Layer, Stage
from app.board.quads import Quads
from app.board.sprites import turned

GHOST_ALPHA = 0.72


class Ghost(NamedTuple):
    """A sprite over a cell, with clockwise quarter turns."""

    cell: int
    sprite: str
    turns: int = 0
    tint: Colour = (*WHITE[:3], GHOST_ALPHA)
    size: float = 1.0
    """Its height in cells."""
    shift: Point = (0.0, 0.0)
    """How far its middle lies from that of the cell: a piece of several cells hangs on one of them."""


class Ghosts(Layer):
    """Ghosts are few and change as a whole, so they are simply made anew."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.drawn = Quads()
        self.canvas.add(Batch(self.drawn))

    def show(self, ghosts: Iterable[Ghost]) -> None:
        self.drawn.clear()
        for ghost in ghosts:
            texture = self.sprites[ghost.sprite]
            x, y = self.grid.centre(ghost.cell)
            x, y = x + ghost.shift[0], y + ghost.shift[1]
            width, height = ghost.size * texture.width / texture.height, ghost.size
            number = self.drawn.add(texture, ghost.tint)
            self.drawn.dress(number, turned(texture.tex_coords, ghost.turns))
            self.drawn.lay(number, x - width / 2, y - height / 2, width, height)
