"""One who runs, small before something big, with a torch held high."""

import skia

from ..paint import blur, fill, stroke
from ..palette import BLACK
from ..paper import Edge, Shadow, sheet
from ..shapes import bar, disc, oval, smooth
from .flame import flame

COAT = [
    (-5, -39), (4, -40), (8, -30), (7, -20), (1, -17), (-6, -16), (-17, -9), (-15, -16), (-27, -17),
    (-17, -23),
    (-10, -28),
]  # fmt: skip
LEGS = ([(1, -19), (11, -12), (8, -1), (14, 1)], [(0, -19), (-5, -9), (-15, -5), (-17, -9)])
ARMS = ([(2, -36), (13, -34), (20, -43)], [(-3, -36), (-12, -31), (-15, -24)])


def runner(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """Draw the runner with a foot at (x, y)."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(size, size)
    canvas.drawPath(oval(1, 2, 19, 4), fill(BLACK, 0.7, MaskFilter=blur(3)))
    edge = Edge(0xFFE9B0, 0.8, 0.7)
    for leg in LEGS:
        sheet(canvas, bar(leg, 4.6), 0x1C150C, grain=0.3, shadow=Shadow(0, 1, 1.5, 0.6), edge=edge)
    sheet(canvas, bar(ARMS[1], 3.8), 0x5E2412, grain=0.3, edge=edge)
    coat = smooth(COAT, True, 0.45)
    sheet(
        canvas,
        coat,
        0xC8582C,
        0x551D0D,
        grain=0.4,
        shadow=Shadow(0, 1, 2, 0.6),
        edge=Edge(0xFFE0A0, 0.9, 0.8),
    )
    canvas.drawLine(20, -40, 23, -49, stroke(0x2A1A0C, 2.4))
    sheet(canvas, bar(ARMS[0], 3.8), 0xA84422, grain=0.3, shadow=Shadow(0, 1, 1.5, 0.5), edge=edge)
    sheet(canvas, disc(2, -45, 5), 0xF0CE96, 0xB07840, grain=0.2, shadow=Shadow(0, 1, 1.5, 0.6), edge=edge)
    hair = smooth([(-5, -42), (-5, -49), (1, -52), (6, -49), (1, -47), (-1, -43), (-9, -40)], True, 0.5)
    sheet(canvas, hair, 0x2A150A, grain=0.3, edge=Edge(0xFFC877, 0.6, 0.5))
    flame(canvas, 23, -48, 15, 0.12, 1.0)
    canvas.restore()
