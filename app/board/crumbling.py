"""What would be lost: a tile breaks into shards over its cell, which has gone dark."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from kivy.graphics.texture import Texture

from app.board import soft
from app.board.batch import Batch
from app.board.geometry import Point
from app.board.ghosts import Ghost
from app.board.layer import Colour, Layer, Stage
from app.board.motion import ease_out
from app.board.quads import Quads
from app.board.sprites import turned
from app.board.strokes import Strokes

ACROSS = 4
"""Shards in a row of a tile."""
JITTER = 0.34
"""How far their corners slip, in shards."""
SHRINK = 0.17
PART_SECONDS = 0.25
DARKEST, BRIGHTEST = 0.34, 0.58
DARK: Colour = (0.025, 0.02, 0.02, 0.94)
COOL = (0.94, 0.97, 1.0)


class Crumbling(Layer):
    """The cells that would be lost; the shards part once and then lie still."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.cells: tuple[int, ...] = ()
        self._quads = Quads()
        self._shards: list[tuple[int, tuple[Point, ...]]] = []
        self.canvas.add(Batch(self._quads))

    def show(self, tiles: Iterable[Ghost], animated: bool = True) -> None:
        """Let exactly these tiles break; none clears."""
        tiles = tuple(tiles)
        self.motions.finish("part")
        self.cells = tuple(tile.cell for tile in tiles)
        self._quads.clear()
        self._shards.clear()
        self._quads.paint(self._night(self.cells), soft.feather(), DARK, second=True)
        for tile in tiles:
            self._break(tile)
        if animated and tiles:
            self.motions.start("part", PART_SECONDS, self._part, ease_out)
        else:
            self._part(1.0)

    def _drawn_at(self, cell: int) -> list[Point]:
        x, y = self.grid.corner(cell)
        return [(x, y), *((x + dx, y + dy) for dx, dy in self.grid.echoes(cell))]

    def _night(self, cells: Iterable[int]) -> Strokes:
        strokes = Strokes()
        for x, y in (corner for cell in cells for corner in self._drawn_at(cell)):
            strokes.box(x, y, x + 1, y + 1)
        return strokes

    def _break(self, tile: Ghost) -> None:
        texture: Texture = self.sprites[tile.sprite]
        coords = turned(texture.tex_coords, tile.turns)
        for x, y in self._drawn_at(tile.cell):
            for number, (shape, light) in enumerate(shards(tile.cell % 5)):
                red, green, blue = (part * light for part in COOL)
                quad = self._quads.add(texture, (red, green, blue, 1.0))
                self._quads.dress(quad, [part for point in shape for part in _mapped(point, coords)])
                self._shards.append((quad, _turned(shape, (x, y), number)))

    def _part(self, share: float) -> None:
        """Let every shard shrink towards its middle, by that share."""
        size = 1 - SHRINK * share
        for quad, corners in self._shards:
            mx, my = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
            self._quads.shape(
                quad, [part for x, y in corners for part in (mx + (x - mx) * size, my + (y - my) * size)]
            )


@lru_cache(maxsize=8)
def shards(seed: int) -> list[tuple[tuple[Point, ...], float]]:
    """Cut a square into crooked pieces, each with its corners in it and how bright it is."""
    points = {
        (column, row): (_slipped(column, row, seed, 0), _slipped(row, column, seed, 1))
        for column, row in product(range(ACROSS + 1), repeat=2)
    }
    found = []
    for column, row in product(range(ACROSS), repeat=2):
        corners = ((0, 0), (1, 0), (1, 1), (0, 1))
        shape = tuple(points[column + dx, row + dy] for dx, dy in corners)
        found.append((shape, DARKEST + (BRIGHTEST - DARKEST) * _chance(column, row, seed, 2)))
    return found


def _slipped(here: int, there: int, seed: int, salt: int) -> float:
    """Where a corner lies along one side; those on the rim stay there."""
    slip = 0.0 if here in (0, ACROSS) else (_chance(here, there, seed, salt) - 0.5) * 2 * JITTER
    return (here + slip) / ACROSS


def _chance(one: int, other: int, seed: int, salt: int) -> float:
    """A number between 0 and 1 that looks like chance and is always the same."""
    return math.sin(one * 12.9898 + other * 78.233 + seed * 37.719 + salt * 4.581) * 43758.5453 % 1


def _mapped(point: Point, coords: Sequence[float]) -> Point:
    """The place in a texture of a point of the square that it fills."""
    (x, y), (u0, v0, u1, v1, u2, v2, u3, v3) = point, coords
    low = u0 + (u1 - u0) * x, v0 + (v1 - v0) * x
    high = u3 + (u2 - u3) * x, v3 + (v2 - v3) * x
    return low[0] + (high[0] - low[0]) * y, low[1] + (high[1] - low[1]) * y


def _turned(shape: Iterable[Point], corner: Point, number: int) -> tuple[Point, ...]:
    """The shard on the board, slipped a little out of its place."""
    x, y = corner
    dx, dy = (_chance(number, 1, 3, 5) - 0.5) * 0.03, (_chance(number, 2, 3, 5) - 0.5) * 0.03
    return tuple((x + px + dx, y + py + dy) for px, py in shape)
