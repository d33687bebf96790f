"""Pools of blood: one slides across them."""

import math
from collections.abc import Iterator

import numpy as np

from ...outline import Points, curve, ellipse, ribbon
from ...sprites.sprite import Sprite
from .ground import CELL, UNIT
from .relief import Relief

POOLS = {"pool_square": (2, 2, 3), "pool_long": (4, 1, 4), "pool_long_upright": (1, 4, 7)}
"""Columns, rows and the seed of the shore."""
WET = {"brush": 0.25, "carve": 0, "wobble": 0.2, "etch": 0.4}
SHORE = 26
GLINTS = ((0.58, 0.17, 4.2), (0.78, 0.07, 3.2), (0.08, 0.05, 2.6))
"""Where along the shore the wet light begins, how long it is and how wide."""


def _shore(columns: int, rows: int, seed: int, rng: np.random.Generator) -> Points:
    """A rounded box whose rim wanders."""
    line = []
    for i in range(SHORE):
        angle = 2 * math.pi * i / SHORE
        c, s = math.cos(angle), math.sin(angle)
        x, y = math.copysign(abs(c) ** 0.5, c), math.copysign(abs(s) ** 0.5, s)
        wave = math.sin(3 * angle + seed) + 0.8 * math.sin(5 * angle + 2 * seed) + 0.5 * rng.standard_normal()
        inset = abs(wave) * 0.032
        line.append((x * (columns / 2 - 0.07 - inset), y * (rows / 2 - 0.07 - inset)))
    return curve([((x + columns / 2) * CELL, (y + rows / 2) * CELL) for x, y in line], True, 8)


def _inside(shore: Points, depth: float) -> Points:
    """The same line a little further in, by equal amounts on every side."""
    centre, size = (shore.min(0) + shore.max(0)) / 2, np.ptp(shore, axis=0)
    return np.asarray(centre + (shore - centre) * (1 - 2 * depth / size))


def _pool(columns: int, rows: int, seed: int) -> Relief:
    sheet = Relief(columns * CELL, rows * CELL, 60 + seed, UNIT)
    shore = _shore(columns, rows, seed, sheet.rng)
    sheet.cut([shore], "blood", 0.36, lift=3, bevel=9, relief=1.5, lit=0.25, shadow=0.9, **WET)
    sheet.cut(
        [_inside(shore, CELL * 0.12)], "blood", 0.27, lift=0, shadow=0, relief=-0.6, bevel=9,
        lit=0.25, grad=0.14, edge=0.4, **WET,
    )  # fmt: skip
    lip, count = _inside(shore, CELL * 0.07), len(shore)
    for start, length, width in GLINTS:
        light = [lip[int((start + length * j / 8) * count) % count] for j in range(9)]
        band = ribbon(np.asarray(light), [0.8, width * 1.6, width * 2, width * 1.6, 0.8])
        sheet.cut(band, "blood", 0.97, lift=0, shadow=0, wobble=0, emit=0.25, lit=0.1, carve=0)
    for _ in range(4):
        angle = sheet.rng.uniform(0, 6.28)
        x = columns / 2 + (columns / 2 - 0.06) * math.cos(angle)
        y = rows / 2 + (rows / 2 - 0.06) * math.sin(angle)
        drop = ellipse(x * CELL, y * CELL, CELL * sheet.rng.uniform(0.03, 0.045), CELL * 0.035)
        sheet.cut(drop, "blood", 0.38, lift=2, bevel=3, lit=0.25, **WET)
    return sheet


def pools() -> Iterator[Sprite]:
    """The square pool, and the long one lying and standing."""
    for name, shape in POOLS.items():
        yield Sprite(name, _pool(*shape).pixels())
