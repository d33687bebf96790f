"""Fissures: what tells a player that a tile will not hold him."""

import math
import random
from collections.abc import Sequence
from itertools import pairwise

import skia

from ...paint import Point, fill, stroke
from ...shapes import moved, poly
from .corridors import MIDDLE, STEPS
from .materials import CRACK, CRACK_LIP, chance

TURNS = {"E": 0, "S": 90, "W": 180, "N": 270}
ALONG = (
    ([(92, -6), (116, 52), (100, 104), (138, 150), (116, 204), (140, 262)], 16.0),
    ([(176, 80), (148, 98), (112, 112)], 10.0),
    ([(80, 200), (104, 184), (130, 164)], 10.0),
)
"""The break of a straight corridor from end to end, and two from its walls."""


def crack(
    canvas: skia.Canvas,
    points: Sequence[Point],
    width: float = 6.0,
    seed: int = 0,
    branches: bool = True,
    rgb: int = CRACK,
    lip: int = CRACK_LIP,
) -> None:
    """Tear a jagged fissure along points, black with one lit lip.

    It thins out towards both ends, a branch only towards its last.
    """
    rng = chance("crack", seed, points[0])
    spine = _jagged(points, rng)
    left, right = _banks(spine, width, 0.3 if branches else 1.0, rng)
    canvas.save()
    canvas.translate(1.2, 1.6)
    canvas.drawPath(poly(left, False), stroke(lip, 1.6, 0.6))
    canvas.restore()
    canvas.drawPath(poly(left + right[::-1]), fill(rgb))
    if not branches:
        return
    for i in range(2, len(spine) - 1, 3):
        (x, y), ahead = spine[i], spine[i + 1]
        turn = rng.choice([-1, 1]) * (0.7 + rng.random() * 0.6)
        angle, length = math.atan2(ahead[1] - y, ahead[0] - x) + turn, 14 + rng.random() * 22
        twig = [(x, y), (x + math.cos(angle) * length, y + math.sin(angle) * length)]
        crack(canvas, twig, width * 0.55, seed + i, False, rgb, lip)


def _jagged(points: Sequence[Point], rng: random.Random) -> list[Point]:
    spine = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(2, int(math.hypot(x1 - x0, y1 - y0) / 13))
        for i in range(1, count + 1):
            share, off = i / count, 0 if i == count else 11
            spine.append(
                (x0 + (x1 - x0) * share + (rng.random() - 0.5) * off,
                 y0 + (y1 - y0) * share + (rng.random() - 0.5) * off)
            )  # fmt: skip
    return spine


def _banks(
    spine: list[Point], width: float, start: float, rng: random.Random
) -> tuple[list[Point], list[Point]]:
    """Both sides of a fissure; `start` is the part of its width with which it begins."""
    left, right = [], []
    last = len(spine) - 1
    for i, (x, y) in enumerate(spine):
        before, after = spine[max(i - 1, 0)], spine[min(i + 1, last)]
        tx, ty = after[0] - before[0], after[1] - before[1]
        length = math.hypot(tx, ty) or 1
        opened = min(1.0, start + 2.2 * i / last) * (1 - (i / last) ** 2)
        half = width * 0.5 * opened * (0.75 + 0.5 * rng.random()) + 0.25
        left.append((x - ty / length * half, y + tx / length * half))
        right.append((x + ty / length * half, y - tx / length * half))
    return left, right


def break_along(canvas: skia.Canvas, seed: int) -> None:
    """Split a straight corridor from end to end."""
    canvas.save()
    if seed % 2:
        canvas.scale(-1, 1)
        canvas.translate(-2 * MIDDLE, 0)
    for i, (points, width) in enumerate(ALONG):
        crack(canvas, points, width, seed + i)
    canvas.restore()


def break_arms(canvas: skia.Canvas, exits: str, seed: int) -> None:
    """Break every arm on its own, so that the cracks read whatever stands in the middle."""
    rng = chance("arms", seed)
    for exit_ in exits:
        side = rng.choice([-1, 1])
        main = [(262, -side * 6), (206, -side * 14), (184, side * 6), (146, -side * 8)]
        fork = [(216, side * 48), (202, side * 24), (184, side * 6)]
        canvas.save()
        canvas.rotate(TURNS[exit_], MIDDLE, MIDDLE)
        crack(canvas, [(x, MIDDLE + y) for x, y in main], 14, seed * 7 + TURNS[exit_])
        crack(canvas, [(x, MIDDLE + y) for x, y in fork], 11, seed * 5 + TURNS[exit_])
        canvas.restore()


def break_walls(canvas: skia.Canvas, seed: int) -> None:
    """Run cracks from the room through the masonry."""
    rng = chance("walls", seed)
    for i in range(5):
        angle = rng.random() * math.tau
        way = [
            (MIDDLE + math.cos(angle + bend) * far, MIDDLE + math.sin(angle + bend) * far)
            for far, bend in ((52, 0.0), (100, 0.2), (190, 0.0))
        ]
        crack(canvas, way, 7, seed + i, True, 0x050302, 0x8A6A44)


def chip(canvas: skia.Canvas, exits: str, seed: int) -> None:
    """Break two small shards out of the floor near each exit."""
    rng = chance("chip", seed)
    for exit_ in exits:
        (dx, dy), side = STEPS[exit_], rng.choice([-1, 1])
        for ahead, aside, size in ((86, 27 * side, 7.0), (104, -24 * side, 4.6)):
            centre = MIDDLE + dx * ahead + dy * aside, MIDDLE + dy * ahead + dx * aside
            _shard_hole(canvas, centre, size, rng)


def _shard_hole(canvas: skia.Canvas, centre: Point, size: float, rng: random.Random) -> None:
    """A slender four-cornered hole with a lit lip."""
    corners = [(1.5, 0.0), (0.6, 0.7), (-1.2, 0.35), (-0.4, -0.75)]
    hole = moved(poly(corners), *centre, size, rng.random() * 360)
    canvas.save()
    canvas.translate(1.2, 1.5)
    canvas.drawPath(hole, stroke(CRACK_LIP, 1.5, 0.6))
    canvas.restore()
    canvas.drawPath(hole, fill(CRACK))
