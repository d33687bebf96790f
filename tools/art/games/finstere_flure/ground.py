"""The floor of the fortress: slabs, the two doors, and the wall blocks that carry letters."""

import math
from collections.abc import Iterator

from ...outline import arch, clipped, poly, rect, ribbon
from ...sprites.sprite import Sprite
from .pen import Pen
from .relief import Relief

CELL = 128
UNIT = 2.2
"""Cells were designed at about 58 pixels."""
SLABS = 6
CRACKED = (1, 4, 5)
WALL = 64
"""How thick the wall is; a block is as long as a cell."""


def cell(seed: int) -> Relief:
    """An empty sheet of the size of a cell."""
    return Relief(CELL, CELL, seed, UNIT)


def middle(sheet: Relief) -> Pen:
    """A pen in the middle of a cell; its unit is the cell's width."""
    return Pen(sheet, CELL / 2, CELL / 2, CELL)


def _bed(sheet: Relief) -> None:
    sheet.cut(rect(-20, -20, CELL + 20, CELL + 20), "soot", 0.06, lift=0, shadow=0, etch=0)


def _slab(number: int) -> Relief:
    sheet = cell(10 + number)
    _bed(sheet)
    value = 0.235 + (0.012, -0.014, 0.024, -0.024, 0.004, -0.006)[number]
    sheet.cut(
        clipped(2.6, 2.6, CELL - 2.6, CELL - 2.6, 6), "slate", value, lift=1.5, bevel=5, relief=0.7,
        mix=("moss", 0.28), brush=0.6, carve=0.45, etch=0.4, shadow=0.5, lit=0.9, wobble=0.7,
    )  # fmt: skip
    if number in CRACKED:
        _crack(sheet)
    return sheet


def _crack(sheet: Relief) -> None:
    angle, size = sheet.rng.uniform(0, 6.3), CELL * 0.42
    drift = sheet.rng.normal(0, 6, (4, 2))
    line = [
        (CELL / 2 + size * t * math.cos(angle) + dx, CELL / 2 + size * t * math.sin(angle) + dy)
        for t, (dx, dy) in zip((-1, -0.4, 0.2, 1), drift, strict=True)
    ]
    lit = [(x + 1.4, y + 1.8) for x, y in line]
    sheet.cut(ribbon(lit, [0.6, 4.0, 3.0, 0.6]), "slate", 0.40, lift=0, shadow=0, wobble=0, alpha=0.8)
    sheet.cut(ribbon(line, [0.8, 4.6, 3.4, 0.8]), "soot", 0.05, lift=0, shadow=0, wobble=0)


def _exit() -> Relief:
    """The way out: a lit arch whose light falls over its sill."""
    sheet = cell(20)
    _bed(sheet)
    pen = middle(sheet)
    pen.cut(clipped(-0.48, -0.48, 0.48, 0.48, 0.05), "rust", 0.26, lift=3, bevel=6, mix=("slate", 0.4))
    pen.glow(0, 0.02, 0.34, "amber", 0.5)
    pen.cut(arch(0, -0.02, 0.45), "amber", 0.30, lift=4, bevel=5, lit=0.4)
    pen.cut(arch(0, 0.01, 0.37), "amber", 0.74, lift=0, shadow=0, relief=-1.2, lit=0, emit=0.35, bevel=8)
    pen.cut(arch(0, 0.08, 0.24), "bone", 0.98, lift=0, shadow=0, lit=0, emit=0.5, soft=2)
    sill = poly((-0.24, 0.38), (0.24, 0.38), (0.42, 0.49), (-0.42, 0.49))
    pen.cut(sill, "amber", 0.86, lift=0, shadow=0, lit=0, soft=1.6, alpha=0.85)
    return sheet


def _entrance() -> Relief:
    """The way in: bars over steps that go down into the dark."""
    sheet = cell(21)
    _bed(sheet)
    pen = middle(sheet)
    pen.cut(clipped(-0.48, -0.48, 0.48, 0.48, 0.05), "slate", 0.33, lift=2, bevel=6, mix=("moss", 0.25))
    hole = clipped(-0.39, -0.39, 0.39, 0.39, 0.04)
    pen.cut(hole, "soot", 0.03, lift=0, shadow=0, relief=-1.4, bevel=8)
    for step in range(4):
        top = -0.37 + 0.19 * step
        pen.cut(rect(-0.36, top, 0.36, top + 0.12), "slate", 0.30 - 0.07 * step, lift=3, bevel=4, clip=hole)
    for bar in range(4):
        x = -0.255 + 0.17 * bar
        pen.cut(
            ribbon([(x, -0.42), (x, 0.42)], 0.05, False), "slate", 0.52, lift=6, bevel=4, mix=("rust", 0.5)
        )
    for y in (-0.2, 0.2):
        pen.cut(
            ribbon([(-0.42, y), (0.42, y)], 0.06, False), "slate", 0.46, lift=5, bevel=4, mix=("rust", 0.5)
        )
    return sheet


def _wall(width: int, height: int, seed: int) -> Relief:
    """A block of the wall, plain in its middle: the app writes a letter there."""
    sheet = Relief(width, height, seed, UNIT)
    sheet.cut(rect(-20, -20, width + 20, height + 20), "soot", 0.06, lift=0, shadow=0, etch=0)
    sheet.cut(
        clipped(3, 3, width - 3, height - 3, 5), "slate", 0.36, lift=3, bevel=5,
        mix=("moss", 0.25), lit=0.9, wobble=0.8, etch=0.5, carve=0.6,
    )  # fmt: skip
    return sheet


def ground() -> Iterator[Sprite]:
    """Everything one walks on or stands before."""
    for number in range(SLABS):
        yield Sprite(f"floor_{number}", _slab(number).pixels())
    yield Sprite("exit", _exit().pixels())
    yield Sprite("entrance", _entrance().pixels())
    yield Sprite("wall", _wall(CELL, WALL, 22).pixels())
    yield Sprite("wall_upright", _wall(WALL, CELL, 23).pixels())
    yield Sprite("wall_corner", _wall(WALL, WALL, 24).pixels())
