"""The Pathless: flesh that has filled the whole tile, with a mouth and a tongue for every way in."""

import math

import skia

from ...light import glow
from ...paint import blur, fill, radial, shaded, stroke
from ...palette import mix
from ...paper import Edge, inner_shadow, sheet
from ...shapes import oval, poly, smooth
from .anatomy import lobes, polar
from .materials import FLESH, FLESH_DARK, FLESH_MIDDLE, FURY, GULLET, GUM, TOOTH, halo

MOUTH = (0.0, -88.0, 50.0, 46.0)
"""Centre and half axes of the mouth to the north; the border of the tile cuts through it."""
FANGS = 17


def pathless(canvas: skia.Canvas) -> None:
    """Draw it round the origin; it fills the tile."""
    canvas.drawPath(lobes(104, 8, 26, 90), fill(0, 0.85, MaskFilter=blur(10)))
    body = (
        (110, 20, 22, FLESH_DARK, 0xC98A7C),
        (98, 16, 18, FLESH_MIDDLE, 0xF0BCA8),
        (84, 13, 14, FLESH, 0xFFE6DA),
    )
    for i, (radius, count, depth, colour, edge) in enumerate(body):
        lump = lobes(radius, count, depth, 91 + i)
        sheet(canvas, lump, colour, mix(colour, FLESH_DARK, 0.3), shadow=halo(6), edge=Edge(edge, 0.7, 1.4))
    for quarter in range(4):
        canvas.save()
        canvas.rotate(90 * quarter)
        _mouth(canvas)
        canvas.restore()
    _navel(canvas)


def _mouth(canvas: skia.Canvas) -> None:
    x, y, wide, high = MOUTH
    lip = oval(x, y, wide + 11, high + 11)
    sheet(canvas, lip, FLESH_MIDDLE, FLESH, shadow=halo(6, 0.9), edge=Edge(0xFFE6DA, 0.8, 1.6))
    for i in range(30):
        angle = i / 30 * math.tau
        dx, dy = math.cos(angle), math.sin(angle)
        canvas.drawLine(
            x + dx * (wide + 2), y + dy * (high + 2), x + dx * (wide + 8), y + dy * (high + 8),
            stroke(FLESH_DARK, 2.2, 0.75),
        )  # fmt: skip
    gape = oval(x, y, wide, high)
    canvas.drawPath(gape, shaded(radial((x, y + 8), wide, [(0, 0x0E0202), (0.5, GULLET), (1, GUM)])))
    inner_shadow(canvas, gape, 5, 0.9)
    for i in range(FANGS):
        _fang(canvas, i)
    canvas.drawPath(gape, stroke(0xE2543A, 1.8, 0.8))
    _tongue(canvas)


def _fang(canvas: skia.Canvas, number: int) -> None:
    """Teeth stand all round the rim except where the mouth leaves the tile."""
    x, y, wide, high = MOUTH
    angle, half = (number + 0.5) / FANGS * math.tau, math.pi / FANGS * 0.92
    long = 0.52 if number % 2 else 0.62

    def rim(turn: float, share: float) -> tuple[float, float]:
        return x + math.cos(turn) * wide * share, y + math.sin(turn) * high * share

    fang = poly([rim(angle - half, 1.0), rim(angle + half, 1.0), rim(angle, long)])
    sheet(canvas, fang, TOOTH, grain=0, shadow=halo(2, 0.7))


def _tongue(canvas: skia.Canvas) -> None:
    """It rolls out over the border like a carpet, so that a corridor ends on it."""
    right = [(9, -72), (17, -90), (25, -106), (31, -118), (34, -140)]
    shape = smooth([*right, *[(-dx, dy) for dx, dy in reversed(right)], (0, -64)], True, 0.8)
    sheet(
        canvas,
        shape,
        0xE87A62,
        0x7A1A18,
        span=(-128, -68),
        shadow=halo(4, 0.9),
        edge=Edge(0xFFC2A8, 0.85, 1.5),
    )
    canvas.save()
    canvas.clipPath(shape, True)
    for i in range(6):
        y = -78 - i * 9
        canvas.drawPath(
            smooth([(-36, y - 7), (0, y + 2), (36, y - 7)], False, 0.8), stroke(0x6A1210, 2, 0.55)
        )
    canvas.drawLine(0, -74, 0, -140, stroke(0x6A1210, 2.2, 0.6))
    canvas.restore()


def _navel(canvas: skia.Canvas) -> None:
    for i in range(40):
        angle, start = i / 40 * math.tau, 13 + i % 3 * 4
        canvas.drawLine(*polar(start, angle), *polar(34, angle + 0.14), stroke(FLESH_DARK, 2, 0.75))
    knot = lobes(11, 7, 4, 9)
    sheet(canvas, knot, 0x2A0B08, shadow=halo(3, 0.8), edge=Edge(0xE0563A, 0.9, 1.2))
    glow(canvas, 0, 0, 24, FURY, 0.5)
