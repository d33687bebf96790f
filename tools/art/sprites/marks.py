"""The marks of the eight seats, coloured and plain, and their seamless patterns."""

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
import skia

from ..knife import cut
from ..paint import fill, stroke
from ..palette import SEATS, SOOT, WHITE, Seat, mix
from ..paper import Edge, Shadow, sheet
from ..picture import straight, surface
from ..shapes import bar, disc, gathered, minus, poly, rect, union, wheel
from .sprite import Sprite, drawn

MARK = 96
TILE = 128


def _square(r: float) -> skia.Path:
    return rect(-r * 0.84, -r * 0.84, r * 1.68, r * 1.68)


def _triangle(r: float) -> skia.Path:
    return poly([(0, -r * 1.05), (r * 1.05, r * 0.82), (-r * 1.05, r * 0.82)])


def _diamond(r: float) -> skia.Path:
    return poly([(0, -r * 1.14), (r * 0.95, 0), (0, r * 1.14), (-r * 0.95, 0)])


def _cross(r: float) -> skia.Path:
    return union(rect(-r, -r * 0.38, 2 * r, r * 0.76), rect(-r * 0.38, -r, r * 0.76, 2 * r))


SHAPES: dict[str, Callable[[float], skia.Path]] = {
    "square": _square,
    "triangle": _triangle,
    "disc": lambda r: disc(0, 0, r * 0.96),
    "diamond": _diamond,
    "hexagon": lambda r: poly(wheel(0, 0, 6, [r * 1.06])),
    "cross": _cross,
    "star": lambda r: poly(wheel(0, r * 0.08, 10, [r * 1.16, r * 0.54])),
    "crescent": lambda r: minus(disc(-r * 0.04, 0, r), disc(r * 0.44, -r * 0.14, r * 0.80)),
}


def mark_path(shape: str, x: float, y: float, radius: float) -> skia.Path:
    """The outline of a seat's mark round a centre."""
    path = SHAPES[shape](radius)
    path.offset(x, y)
    return path


def _coloured(seat: Seat, canvas: skia.Canvas) -> None:
    outline = cut(mark_path(seat.shape, 48, 48, 31), 9, 0.35, 5)
    canvas.drawPath(outline, stroke(SOOT, 11, 0.92))
    sheet(
        canvas, outline, mix(seat.colour, WHITE, 0.12), mix(seat.colour, seat.dark, 0.28),
        grain=0.4, shadow=Shadow(0, 1, 1.5, 0.5), edge=Edge(seat.light, 0.95, 2.2),
    )  # fmt: skip


def _plain(shape: str, canvas: skia.Canvas) -> None:
    canvas.drawPath(mark_path(shape, 48, 48, 36), fill(WHITE))


def _bars() -> skia.Path:
    return gathered(rect(-8, y, TILE + 16, 16) for y in range(8, TILE, 32))


def _chevrons() -> skia.Path:
    return gathered(
        bar([(x - 32, y + 20), (x, y), (x + 32, y + 20)], 13) for y in range(-64, 192, 32) for x in (32, 96)
    )


def _dots() -> skia.Path:
    return gathered(
        disc(x + (16 if row % 2 else 0), row * 32 + 16, 9) for row in range(4) for x in range(-32, 160, 32)
    )


def _spiral() -> skia.Path:
    return gathered(
        poly([(x, TILE), (x + TILE, 0), (x + TILE + 18, 0), (x + 18, TILE)]) for x in range(-160, 160, 32)
    )


def _checks() -> skia.Path:
    return gathered(rect(x * 32, y * 32, 32, 32) for x in range(4) for y in range(4) if (x + y) % 2)


def _weave() -> skia.Path:
    flat = [
        rect(x * 32 + 2, y * 32 + k, 28, 6)
        for x in range(4)
        for y in range(4)
        if (x + y) % 2
        for k in (3, 13, 23)
    ]
    high = [
        rect(x * 32 + k, y * 32 + 2, 6, 28)
        for x in range(4)
        for y in range(4)
        if not (x + y) % 2
        for k in (3, 13, 23)
    ]
    return gathered(flat + high)


def _rays() -> skia.Path:
    wedges = []
    for i in range(16):
        rim = wheel(64, 64, 64, [140.0], turn=(i - 0.25) / 16 * np.pi * 2)
        wedges.append(poly([(64, 64), rim[0], rim[2]]))
    return gathered(wedges)


PATTERNS: dict[str, tuple[Callable[[], skia.Path], float]] = {
    "bars": (_bars, 1.0),
    "chevrons": (_chevrons, 1.0),
    "dots": (_dots, 1.0),
    "spiral": (_spiral, 1.0),
    "checks": (_checks, 1.0),
    "weave": (_weave, 1.0),
    "rays": (_rays, 1.0),
    "plain": (lambda: rect(-8, -8, TILE + 16, TILE + 16), 0.35),
}


def _pattern(name: str) -> Sprite:
    outline, alpha = PATTERNS[name]
    tile = surface(TILE, TILE)
    tile.getCanvas().drawPath(outline(), fill(WHITE, alpha))
    pixels = straight(tile)
    pixels[..., :3] = 255
    return Sprite(f"pattern_{name}", pixels, tiling=True)


def _white(name: str, shape: str) -> Sprite:
    sprite = drawn(name, MARK, MARK, partial(_plain, shape))
    sprite.pixels[..., :3] = 255
    return sprite


def marks() -> Iterator[Sprite]:
    """All marks, plain shapes and patterns."""
    for name, seat in SEATS.items():
        yield drawn(f"mark_{name}", MARK, MARK, partial(_coloured, seat))
        yield _white(f"shape_{seat.shape}", seat.shape)
    for name in PATTERNS:
        yield _pattern(name)
