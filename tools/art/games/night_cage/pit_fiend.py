"""The Pit Fiend: it climbs out of its own pit and tears the four diagonals open."""

import math
from itertools import pairwise

import skia

from ...paint import fill, stroke
from ...paper import Edge, sheet
from ...shapes import poly, smooth
from .anatomy import finger, polar, slit_eye
from .cracks import crack
from .materials import HORN, TOOTH, TOOTH_LOW, halo
from .pit import hole

DIAGONALS = tuple(math.pi / 4 + i * math.pi / 2 for i in range(4))
GRIN = [(x, 20 + (1 - (x / 42) ** 2) * 20) for x in range(-42, 43, 6)]


def pit_fiend(canvas: skia.Canvas) -> None:
    """Draw it round the origin; hands and cracks point at the corners."""
    for i, angle in enumerate(DIAGONALS):
        for spread in (-0.12, 0.1):
            way = [polar(70, angle + spread), polar(120, angle), polar(186, angle + spread * 0.3)]
            crack(canvas, way, 13, 40 + i, True, lip=0xC08A4A)
    hole(canvas, 84, 8)
    _head(canvas)
    for angle in DIAGONALS:
        _hand(canvas, angle)


def _hand(canvas: skia.Canvas, angle: float) -> None:
    """Four fingers hooked over the edge."""
    x, y = polar(56, angle)
    for k in (-1.3, 1.3, -0.45, 0.45):
        root = polar(k * 13, angle + math.pi / 2, x, y)
        finger(canvas, root, angle + k * 0.3, 50 - abs(k) * 6, 13, -0.16 * k, (0xF0E0BC, 0x3E2A18))


def _head(canvas: skia.Canvas) -> None:
    skull = smooth(
        [(0, -34), (26, -30), (46, -8), (44, 24), (22, 50), (0, 56), (-22, 50), (-44, 24), (-46, -8),
         (-26, -30)], True, 0.9,
    )  # fmt: skip
    sheet(canvas, skull, 0x2A120C, 0x0A0403, shadow=halo(8, 0.9), edge=Edge(0xB5401C, 0.75, 1.6))
    for side in (-1, 1):
        horn = [(6, -31), (22, -30), (25, -48), (15, -68), (13, -48)]
        curl = smooth([(side * x, y) for x, y in horn], True, 0.8)
        sheet(canvas, curl, HORN, 0x2A1A10, shadow=halo(3), edge=Edge(0xF0A860, 0.7, 1.0))
        slit_eye(canvas, side * 21, -6, 40, side)
    _grin(canvas)


def _grin(canvas: skia.Canvas) -> None:
    """Two rows of teeth are all that catches the light."""
    lower = [(x * 0.8, y + 12 - abs(x) * 0.16) for x, y in reversed(GRIN)]
    canvas.drawPath(poly([*GRIN, *lower]), fill(0x3A0806))
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(GRIN)):
        middle, up, long = (x0 + x1) / 2, (y0 + y1) / 2, 13 - abs(i - 6.5) * 0.9
        canvas.drawPath(poly([(x0, y0 - 2), (x1, y1 - 2), (middle, up + long)]), fill(TOOTH))
        base = up + 18 - abs(middle) * 0.18
        canvas.drawPath(
            poly([(x0 * 0.86, base), (x1 * 0.86, base), (middle * 0.86, base - long * 0.75)]),
            fill(TOOTH_LOW, 0.9),
        )
    canvas.drawPath(poly(GRIN, False), stroke(0x8A1E10, 1.6, 0.9))
