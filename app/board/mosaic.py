"""Many sprites that lie still, drawn as one mesh: floors, walls, whatever is laid once and then looked at.

A board of 150 cells would cost as many instructions with one rectangle each; here it costs one for every
page of the atlas.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kivy.graphics import Color, Mesh

from app.board.geometry import Box, Point
from app.board.layer import WHITE, Colour, Layer
from app.board.sprites import turned
from app.board.strokes import Strokes

WHOLE = Box(0.0, 0.0, 1.0, 1.0)


class Patch(NamedTuple):
    """A sprite over a box in board units, turned clockwise by quarters; `part` cuts a piece out of it."""

    sprite: str
    box: Box
    turns: int = 0
    part: Box = WHOLE


class Mosaic(Layer):
    """Patches in their order; they change as a whole."""

    rests = True

    def show(self, patches: Iterable[Patch], tint: Colour = WHITE) -> None:
        """Show exactly these; later ones lie over earlier ones of the same texture."""
        self.canvas.clear()
        self.canvas.add(Color(*tint))
        by_texture: dict[int, tuple[Any, Strokes]] = {}
        for patch in patches:
            texture = self.sprites[patch.sprite]
            _, strokes = by_texture.setdefault(texture.id, (texture, Strokes()))
            coords = turned(cut(texture.tex_coords, patch.part), patch.turns)
            strokes.quad(corners(patch.box), coords)
        for texture, strokes in by_texture.values():
            self.canvas.add(
                Mesh(vertices=strokes.vertices, indices=strokes.indices, mode="triangles", texture=texture)
            )
        self.canvas.add(Color(*WHITE))


def corners(box: Box) -> tuple[Point, ...]:
    """Give the corners of a box in the order of texture coordinates: from the bottom left, anticlockwise."""
    return (box.left, box.bottom), (box.right, box.bottom), (box.right, box.top), (box.left, box.top)


def cut(coords: Sequence[float], part: Box) -> tuple[float, ...]:
    """Give the texture coordinates of a part of a sprite, in shares of its width and height."""
    (x, y), (right, _), (_, top) = coords[0:2], coords[2:4], coords[6:8]
    across = [x + (right - x) * share for share in (part.left, part.right)]
    upward = [y + (top - y) * share for share in (part.bottom, part.top)]
    return (across[0], upward[0], across[1], upward[0], across[1], upward[1], across[0], upward[1])
