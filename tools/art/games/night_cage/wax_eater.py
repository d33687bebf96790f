"""The Wax Eater: a lamprey of molten wax, the stubs of devoured candles still stuck in its rim."""

import math

import skia

from ...knife import cut
from ...light import glow
from ...paint import blur, fill, stroke
from ...palette import SEATS, WHITE, mix
from ...paper import Edge, sheet
from ...shapes import disc
from .anatomy import polar, splash, teeth
from .ground import well
from .materials import FURY, GULLET, GUM, THROAT, TOOTH, TOOTH_LOW, WAX, WAX_DARK, WAX_MIDDLE, halo

RUNS = (
    (0x65502F, 76, (44, 12, 30, 40, 8, 36, 24, 46, 10, 34, 42, 14, 28), 11, 0xE7CB94),
    (WAX_MIDDLE, 72, (8, 28, 12, 34, 18, 6, 30, 10, 26, 14, 32), 12, 0xFFF1CE),
    (WAX, 67, (14, 4, 18, 8, 3, 16, 6, 20, 5), 13, WHITE),
)
"""Three sheets of wax: colour, radius, lengths of the runs, dice, edge."""
STUBS = (("blue", 0.6), ("red", 1.9), ("green", 3.3), ("yellow", 4.35), ("plum", 5.5))


def wax_eater(canvas: skia.Canvas) -> None:
    """Draw it round the origin."""
    well(canvas, 100, 0.95)
    for colour, radius, reaches, seed, edge in RUNS:
        sheet(
            canvas, splash(radius, reaches, seed), colour, mix(colour, WAX_DARK, 0.25),
            grain=0.45, shadow=halo(6), edge=Edge(edge, 0.75, 1.3),
        )  # fmt: skip
    for seat, angle in STUBS:
        _stub(canvas, SEATS[seat].colour, angle)
    for i in range(28):
        angle = i / 28 * math.tau + 0.06
        crease = (*polar(50, angle), *polar(58 + i % 3 * 2, angle + 0.06))
        canvas.drawLine(*crease, stroke(0x8F7246, 2, 0.8))
    _gullet(canvas)


def _stub(canvas: skia.Canvas, colour: int, angle: float) -> None:
    """What is left of a candle, seen from above."""
    x, y = polar(72, angle)
    dull = mix(colour, 0x8A7A60, 0.35)
    sheet(canvas, cut(disc(x, y, 10.5), 4, 0.6, 3), mix(dull, 0, 0.35), grain=0.3, shadow=halo(3))
    sheet(
        canvas, cut(disc(x, y, 7.6), 4, 0.6, 4), mix(dull, WHITE, 0.15), grain=0.3,
        edge=Edge(mix(dull, WHITE, 0.6), 0.8, 0.9),
    )  # fmt: skip
    canvas.drawCircle(x, y, 2.4, fill(0x1A0C06))


def _gullet(canvas: skia.Canvas) -> None:
    canvas.drawCircle(0, 0, 52, fill(0, 0.9, MaskFilter=blur(3)))
    sheet(canvas, cut(disc(0, 0, 51), 6, 1.2, 4), GUM, grain=0.5, edge=Edge(0xEE6244, 0.9, 1.8))
    teeth(canvas, 50, 23, 13, TOOTH, 4)
    canvas.drawCircle(0, 0, 30, fill(0, 0.85, MaskFilter=blur(5)))
    sheet(canvas, cut(disc(0, 0, 27), 5, 1, 5), GULLET, shadow=halo(3, 0.8), edge=Edge(0xD8452F, 0.85))
    canvas.save()
    canvas.rotate(14)
    teeth(canvas, 26, 13, 10, TOOTH_LOW, 7)
    canvas.restore()
    canvas.drawCircle(0, 0, 12, fill(THROAT, 1, MaskFilter=blur(3)))
    glow(canvas, 0, 0, 24, FURY, 0.6)
