"""What every theatre has: its box of 260 x 400 units, its front arch, its floor and its masonry."""

import random

import skia

from ..knife import cut
from ..paint import Point, fill, stroke
from ..palette import SEED
from ..paper import Edge, Lamp, Shadow, sheet
from ..shapes import arch, minus, poly, rect, smooth

WIDTH, HEIGHT = 260, 400
PAD = 30


def whole() -> skia.Path:
    """The box with a margin, so that no sheet ends inside the picture."""
    return rect(-PAD, -PAD, WIDTH + 2 * PAD, HEIGHT + 2 * PAD)


def wall_round(hole: skia.Path, seed: int, slip: float = 1.1) -> skia.Path:
    """A sheet as wide as the box with a hand-cut hole in it."""
    return minus(whole(), cut(hole, 9, slip, seed))


def front(canvas: skia.Canvas, rgb: int, edge: int, lamp: Lamp, seed: int = 5) -> None:
    """Lay the frontmost sheet with its pointed opening."""
    opening = minus(whole(), cut(arch(10, 10, 240, 450, 0.56), 10, 1.6, seed))
    sheet(canvas, opening, rgb, shadow=Shadow(0, 4, 10, 0.95), edge=Edge(edge, 0.9, 1.6, lamp))


def ledge(canvas: skia.Canvas, crest: list[Point], papers: tuple[int, int], edge: Edge) -> None:
    """Lay the strip of ground nearest to the eye; `crest` is its upper line from left to right."""
    outline = smooth([*crest, (WIDTH + PAD, HEIGHT + 40), (-PAD, HEIGHT + 40)], True, 0.5)
    top = min(y for _, y in crest)
    sheet(
        canvas, cut(outline, 9, 1.0, 2), *papers, span=(top, top + 38),
        shadow=Shadow(0, -3, 9, 0.8), edge=edge,
    )  # fmt: skip


def bricks(canvas: skia.Canvas, clip: skia.Path, rgb: int, alpha: float, seed: int, size: float = 15) -> None:
    """Scratch uneven courses of stone into a sheet."""
    rng = random.Random(SEED + seed)
    right, bottom = WIDTH + PAD, HEIGHT + PAD
    pen = stroke(rgb, 1, alpha)
    canvas.save()
    canvas.clipPath(clip, True)
    y = float(-PAD)
    while y < bottom:
        height = size * (0.8 + 0.4 * rng.random())
        canvas.drawLine(-PAD, y, right, y + (rng.random() - 0.5) * 2, pen)
        x = -PAD - rng.random() * size
        while x < right:
            x += size * (1.3 + rng.random())
            canvas.drawLine(x, y, x + (rng.random() - 0.5) * 2, y + height, pen)
        y += height
    canvas.restore()


def floor_lines(canvas: skia.Canvas, horizon: float, spread: float, rgb: int, alpha: float) -> None:
    """Draw the joints of a tiled floor that run to the middle of the horizon."""
    pen = stroke(rgb, 1.1, alpha)
    middle = WIDTH / 2
    for k in range(-12, 13):
        canvas.drawLine(middle + k * spread, horizon, middle + k * spread * 3.4, horizon + 160, pen)
    for k in range(7):
        y = horizon + (k + 0.5) ** 1.75 * 6
        canvas.drawLine(-PAD, y, WIDTH + PAD, y, pen)


def spot(canvas: skia.Canvas, x: float, y: float, radius: float, rgb: int) -> None:
    """Put a small round dot."""
    canvas.drawCircle(x, y, radius, fill(rgb))


def shard(points: list[Point], seed: int, step: float = 5, slip: float = 0.4) -> skia.Path:
    """A small straight-edged piece, hand-cut."""
    return cut(poly(points), step, slip, seed)
