"""A lamp, and the meshes of what it lights.

Each lamp lights exactly the cells the rules say: its glow is a mesh with one quad per lit cell, so no mask
has to be drawn. Soot creeps in along every side that faces the dark.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kivy.graphics import Mesh
from kivy.graphics.texture import Texture

from app.board import soft
from app.board.geometry import Grid, Point
from app.board.strokes import Strokes

Rgb = tuple[float, float, float]

CANDLE: Rgb = (1.0, 0.914, 0.776)
CANDLE_RADIUS = 2.45
CANDLE_STRENGTH = 1.16
MOON: Rgb = (0.624, 0.706, 0.831)
"""What a pawn without a flame still sees of its own cell."""
MOON_RADIUS, MOON_STRENGTH = 1.15, 0.85
SOOT_DEPTH = 0.28
"""How far the soot strip reaches into a lit cell; most of it is thin."""


class Lamp(NamedTuple):
    """A light at a place, and the cells that the rules say it lights."""

    pos: Point
    cells: frozenset[int]
    radius: float = CANDLE_RADIUS
    colour: Rgb = CANDLE
    strength: float = CANDLE_STRENGTH
    warm: bool = True
    """Whether it spills over the dark around it and glows in the air."""


def moonlight(grid: Grid, cell: int) -> Lamp:
    """Make the light of a pawn whose candle is out: its own cell, cool and dim."""
    return Lamp(grid.centre(cell), frozenset((cell,)), MOON_RADIUS, MOON, MOON_STRENGTH, warm=False)


def images(grid: Grid) -> list[Point]:
    """Give the shifts to a place and its images across edges that meet."""
    if not grid.rim:
        return [(0.0, 0.0)]
    return [(float(dx * grid.cols), float(dy * grid.rows)) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def glow_mesh(grid: Grid, pos: Point, radius: float, texture: Texture) -> Mesh:
    """Build a round glow about a place and each of its images."""
    strokes, (x, y) = Strokes(), pos
    for dx, dy in images(grid):
        strokes.dot((x + dx, y + dy), radius)
    return _mesh(strokes, texture)


def _mesh(strokes: Strokes, texture: Texture) -> Mesh:
    return Mesh(vertices=strokes.vertices, indices=strokes.indices, mode="triangles", texture=texture)


def _drawn_at(grid: Grid, cell: int) -> list[Point]:
    """Give every corner at which a cell is drawn: its own and those of its echoes."""
    x, y = grid.corner(cell)
    return [(x, y), *((x + dx, y + dy) for dx, dy in grid.echoes(cell))]


def _square(x: float, y: float) -> tuple[Point, ...]:
    return (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)


def lamp_mesh(grid: Grid, lamp: Lamp) -> Mesh:
    """Build one quad per lit cell that shows its part of the lamp's glow."""
    strokes, (lx, ly), across = Strokes(), lamp.pos, 2 * lamp.radius
    for cell in sorted(lamp.cells):
        cx, cy = grid.nearest_image(cell, lx, ly)
        u, v = (cx - 0.5 - lx) / across + 0.5, (cy - 0.5 - ly) / across + 0.5
        step = 1 / across
        for corner in _drawn_at(grid, cell):
            strokes.quad(_square(*corner), (u, v, u + step, v, u + step, v + step, u, v + step))
    return _mesh(strokes, soft.lamp())


def cells_mesh(grid: Grid, cells: Iterable[int]) -> Mesh:
    """Build a plain quad for each cell and each of its echoes."""
    strokes = Strokes()
    for cell in sorted(cells):
        for corner in _drawn_at(grid, cell):
            strokes.quad(_square(*corner))
    return _mesh(strokes, None)


def soot_mesh(grid: Grid, lit: frozenset[int], soot: Texture) -> Mesh:
    """Build a strip along every side of a lit cell that faces the dark; its dark edge lies outside."""
    strokes = Strokes()
    if soot is None:
        return _mesh(strokes, None)
    left, bottom, _, _, right, top, _, _ = soot.tex_coords
    half = (left + right) / 2
    for cell in sorted(lit):
        part = (left, half) if cell % 2 else (half, right)
        coords = (part[0], top, part[1], top, part[1], bottom, part[0], bottom)
        for side, beyond in enumerate(grid.wrapped_neighbours(cell)):
            if beyond in lit:
                continue
            for corner in _drawn_at(grid, cell):
                strokes.quad(_strip(*corner, side), coords)
    return _mesh(strokes, soot)


def _strip(x: float, y: float, side: int) -> tuple[Point, ...]:
    """Give a strip along one side of a cell: outer edge first, then the inner one."""
    deep = SOOT_DEPTH
    strips = (
        ((x, y + 1), (x + 1, y + 1), (x + 1, y + 1 - deep), (x, y + 1 - deep)),
        ((x + 1, y + 1), (x + 1, y), (x + 1 - deep, y), (x + 1 - deep, y + 1)),
        ((x + 1, y), (x, y), (x, y + deep), (x + 1, y + deep)),
        ((x, y), (x, y + 1), (x + deep, y + 1), (x + deep, y)),
    )
    return strips[side]
