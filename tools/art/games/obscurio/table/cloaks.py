"""Pawns of this table: a hooded cloak whose head is the mark of its seat, readable without colour."""

from collections.abc import Iterator
from functools import partial

import skia

from ....knife import cut
from ....paint import blur, fill, stroke
from ....palette import SEATS, Seat, mix
from ....paper import Edge, Shadow, sheet
from ....shapes import disc, minus, oval, poly, rect, smooth, union, wheel
from ....sprites.sprite import Sprite, drawn

WIDE, HIGH = 136, 184
TALL = 156.0
"""How high the figure stands in its sprite."""


def _mark(shape: str, x: float, y: float, r: float) -> skia.Path:
    if shape == "square":
        return rect(x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64)
    if shape == "triangle":
        return poly([(x, y - r * 1.08), (x + r * 1.02, y + r * 0.78), (x - r * 1.02, y + r * 0.78)])
    if shape == "diamond":
        return poly([(x, y - r * 1.16), (x + r * 0.88, y), (x, y + r * 1.16), (x - r * 0.88, y)])
    if shape == "hexagon":
        return poly(wheel(x, y, 6, [r * 1.04], turn=0.0))
    if shape == "cross":
        arm, reach = r * 0.36, r * 1.04
        return union(
            rect(x - arm, y - reach, 2 * arm, 2 * reach), rect(x - reach, y - arm, 2 * reach, 2 * arm)
        )
    if shape == "star":
        return poly(wheel(x, y, 10, [r * 1.16, r * 0.52]))
    if shape == "crescent":
        return minus(disc(x, y, r), disc(x + r * 0.46, y - r * 0.1, r * 0.78))
    return disc(x, y, r * 0.96)


def _cloak(seat: Seat, seed: int, canvas: skia.Canvas) -> None:
    x, foot, high = WIDE / 2, HIGH - 12.0, TALL
    body = smooth(
        [
            (x - high * 0.33, foot),
            (x - high * 0.30, foot - high * 0.10),
            (x - high * 0.17, foot - high * 0.40),
            (x - high * 0.09, foot - high * 0.58),
            (x + high * 0.09, foot - high * 0.58),
            (x + high * 0.17, foot - high * 0.40),
            (x + high * 0.30, foot - high * 0.10),
            (x + high * 0.33, foot),
            (x, foot + high * 0.05),
        ],
        True,
        0.9,
    )
    mark = _mark(seat.shape, x, foot - high * 0.74, high * 0.245)
    canvas.drawPath(oval(x, foot, high * 0.40, high * 0.08), fill(0, 0.75, MaskFilter=blur(high * 0.05)))
    canvas.drawPath(union(body, mark), stroke(0x060408, high * 0.11))
    tones = mix(seat.light, seat.colour, 0.72), mix(seat.colour, seat.dark, 0.45)
    for part, number in ((body, seed), (mark, seed + 20)):
        sheet(
            canvas,
            cut(part, high * 0.09, high * 0.006, number),
            *tones,
            span=(foot - high, foot),
            grain=0.4,
            shadow=Shadow(0, high * 0.03, high * 0.04, 0.6),
            edge=Edge(seat.light, 0.9, high * 0.012),
        )
    fold = [(x - 3, foot - high * 0.56), (x + 3, foot - high * 0.56), (x + 8, foot), (x - 8, foot)]
    canvas.drawPath(poly(fold), fill(seat.dark, 0.55))


def cloaks() -> Iterator[Sprite]:
    """One for each seat."""
    for seed, (hue, seat) in enumerate(SEATS.items()):
        yield drawn(f"cloak_{hue}", WIDE, HIGH, partial(_cloak, seat, seed))
