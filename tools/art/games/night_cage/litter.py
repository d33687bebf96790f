"""What earlier prisoners left: it makes two tiles of one kind differ without meaning anything."""

import math

import skia

from ...knife import cut
from ...paint import blur, fill, stroke
from ...palette import WHITE
from ...paper import Edge, sheet
from ...shapes import bar, disc, oval, rounded, union
from .materials import WAX, WAX_MIDDLE, halo

TALLIES = ((-98, -98), (-66, -96), (76, 84))
"""Upper left corners, on the walls whatever the exits."""
DROPS = ((-15, 12, 9, 7), (4, 27, 4, 3.4), (19, -4, 6.5, 5.4), (27, 6, 2.6, 2.2), (2, -25, 3.4, 3))
"""Place and half axes."""


def tally(canvas: skia.Canvas) -> None:
    """Days counted on the walls, four strokes and one across."""
    for x, y in TALLIES:
        strokes = [(x + i * 6, y, x + i * 6 + 1, y + 22) for i in range(4)]
        for line in [*strokes, (x - 4, y + 18, x + 24, y + 4)]:
            canvas.drawLine(*line, stroke(0x0B0705, 3.4, 0.8))
            canvas.drawLine(line[0] + 1, line[1] + 1, line[2] + 1, line[3] + 1, stroke(0xC79A62, 1.3, 0.75))


def spilt_wax(canvas: skia.Canvas) -> None:
    """Drops that fell from a candle carried in a hurry."""
    for x, y, wide, high in DROPS:
        drop = cut(oval(x, y, wide, high), 4, 0.4, 3)
        sheet(canvas, drop, WAX, WAX_MIDDLE, grain=0.3, shadow=halo(2, 0.6), edge=Edge(WHITE, 0.7, 0.9))
        canvas.drawCircle(x - wide * 0.25, y - high * 0.3, wide * 0.22, fill(WHITE, 0.9))


def _bone(length: float) -> skia.Path:
    ends = [disc(side * length / 2, dy, 4.4) for side in (-1, 1) for dy in (-3, 3)]
    return union(bar([(-length / 2, 0), (length / 2, 0)], 5.4), *ends)


def bones(canvas: skia.Canvas) -> None:
    """Two that crossed, and a ring of the chain that held them."""
    for x, y, turn, length in ((-12, 14, 24, 40), (6, 20, -52, 30)):
        canvas.save()
        canvas.translate(x, y)
        canvas.rotate(turn)
        sheet(
            canvas, cut(_bone(length), 5, 0.4, 2), 0xF7E9C9, 0xC9AC74, grain=0.4,
            shadow=halo(2.5, 0.75), edge=Edge(WHITE, 0.7, 0.9),
        )  # fmt: skip
        canvas.restore()
    for i in range(4):
        angle = 0.5 + i * 0.34
        link = disc(46 - math.cos(angle) * 30, math.sin(angle) * 18 - 36, 4.6)
        canvas.drawPath(link, stroke(0x1C120B, 4.6, 0.9))
        canvas.drawPath(link, stroke(0x7A6248, 1.6, 0.9))


def burnt_out(canvas: skia.Canvas) -> None:
    """The stub of a candle that went out beside the wall, in its puddle and soot."""
    canvas.save()
    canvas.translate(24, 16)
    for x, y, radius, alpha in ((0, 2, 20, 0.34), (12, 8, 12, 0.26), (-13, 8, 10, 0.28)):
        canvas.drawPath(disc(x, y, radius), fill(0x1A0E06, alpha, MaskFilter=blur(radius * 0.4)))
    puddle = union(oval(0, 2, 14, 10), oval(-14, 7, 6, 4), oval(12, -5, 5, 4))
    sheet(
        canvas, cut(puddle, 5, 0.7, 5), WAX_MIDDLE, grain=0.4, shadow=halo(3, 0.8), edge=Edge(WHITE, 0.6, 1.0)
    )
    fallen = rounded(-7, -6, 22, 11, 4)
    canvas.rotate(-28)
    sheet(canvas, cut(fallen, 5, 0.5, 6), WAX, WAX_MIDDLE, shadow=halo(2, 0.7), edge=Edge(WHITE, 0.8, 1.0))
    canvas.drawLine(15, -0.5, 21, -2, stroke(0x140A06, 2.6))
    canvas.restore()
