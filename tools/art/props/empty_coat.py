"""A coat that stands upright with nobody in it; embers drift out of its collar."""

import math
import random

import skia

from ..knife import cut
from ..light import glow, sparks
from ..paint import blur, fill, stroke
from ..palette import MAGENTA, SEED
from ..paper import Edge, Lamp, Shadow, inner_shadow, sheet
from ..shapes import gathered, mirrored, oval, poly, smooth

PINK = 0xFFA6CC
LAMP = Lamp(0, -112, 120)

SKIRT = [
    (-20, -62), (20, -62), (27, -40), (38, -12), (44, 2), (32, -4), (26, 5), (16, -4), (8, 4), (0, -6),
    (-8, 5),
    (-17, -4), (-26, 5), (-32, -4), (-46, 3), (-38, -14), (-27, -42),
]  # fmt: skip
CHEST = [
    (-15, -108), (15, -108), (30, -103), (33, -92), (26, -76), (22, -58), (-22, -58), (-26, -76),
    (-33, -92), (-30, -103)
]  # fmt: skip
SLEEVE = [(20, -104), (34, -100), (42, -84), (45, -62), (50, -40), (44, -34), (34, -36), (32, -58), (27, -78)]
COLLAR_BACK = [(-18, -103), (-23, -118), (-14, -126), (0, -128), (14, -126), (23, -118), (18, -103)]
COLLAR_FRONT = [(5, -92), (14, -106), (24, -119), (32, -104), (22, -86), (9, -74)]


def empty_coat(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """Draw the coat with its hem at (x, y)."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(size, size)
    canvas.drawPath(oval(0, 2, 50, 8), fill(0, 0.8, MaskFilter=blur(5)))
    glow(canvas, 0, -122, 110, MAGENTA, 0.6)
    _scarf(canvas)
    _collar_hollow(canvas)
    _cloth(canvas)
    for side in (-1, 1):
        _shoulder(canvas, side)
    _embers(canvas)
    canvas.restore()


def _scarf(canvas: skia.Canvas) -> None:
    """A torn cape, blown to the left."""
    cape = smooth(
        [(-14, -104), (-34, -92), (-50, -64), (-76, -44), (-60, -44), (-70, -24), (-50, -32), (-52, -10),
        (-34, -24), (-20, -30), (10, -90)],
        True, 0.55,
    )  # fmt: skip
    sheet(
        canvas, cut(cape, 6, 0.7, 2), 0x9C2159, 0x3A0A26, span=(-104, -10), shadow=Shadow(0, 2, 5, 0.6),
        edge=Edge(0xFF8FBE, 0.9, 1.3, Lamp(0, -110, 110)),
    )  # fmt: skip


def _collar_hollow(canvas: skia.Canvas) -> None:
    """The inside of the collar, lit by what rises out of it."""
    back = cut(smooth(COLLAR_BACK, True, 0.6), 5, 0.4, 7)
    sheet(canvas, back, 0xB23A72, 0x2A0A1C, span=(-124, -100), edge=Edge(0xFFC2DC, 0.95, 1.1))
    mouth = oval(0, -106, 17, 6.5)
    canvas.drawPath(mouth, fill(0x12040C))
    inner_shadow(canvas, mouth, 3, 0.9, 1)
    glow(canvas, 0, -107, 17, 0xFF7A9C, 0.8)


def _cloth(canvas: skia.Canvas) -> None:
    skirt = cut(smooth(SKIRT, True, 0.35), 5, 0.6, 3)
    sheet(
        canvas,
        skirt,
        0x16303A,
        0x050D11,
        span=(-62, 4),
        shadow=Shadow(0, 2, 5, 0.7),
        edge=Edge(PINK, 0.9, 1.4, LAMP),
    )
    opening = cut(poly([(0, -58), (11, -1), (4, 4), (0, -5), (-4, 4), (-11, -1)]), 5, 0.4, 8)
    sheet(canvas, opening, 0x4A0F2E, 0x14040C, grain=0.4, edge=Edge(0xE0608F, 0.8, 1.0, LAMP))
    for x0, x1 in ((-12, -24), (12, 25)):
        canvas.drawLine(x0, -58, x1, -6, stroke(0x02070A, 1.6, 0.8))
    for side in (-1, 1):
        sleeve = smooth([(side * px, py) for px, py in SLEEVE], True, 0.5)
        sheet(
            canvas, cut(sleeve, 5, 0.5, 4 + side), 0x122730, 0x060F14, span=(-104, -34),
            shadow=Shadow(0, 2, 4, 0.8), edge=Edge(PINK, 0.95, 1.3, LAMP),
        )  # fmt: skip
        canvas.drawPath(oval(side * 42, -36.5, 6.6, 3), fill(0x010304))
        canvas.drawPath(oval(side * 42, -36.5, 6.6, 3), stroke(PINK, 0.9, 0.6))
    chest = cut(smooth(CHEST, True, 0.4), 5, 0.5, 5)
    sheet(canvas, chest, 0x1E3E48, 0x0A1A20, shadow=Shadow(0, 2, 4, 0.7), edge=Edge(PINK, 0.95, 1.4, LAMP))
    lapel = poly(COLLAR_FRONT)
    for flap in (lapel, mirrored(lapel, 0)):
        sheet(
            canvas, cut(flap, 5, 0.4, 9), 0x7E1C4A, 0x2E0A20, span=(-119, -76), shadow=Shadow(0, 2, 3, 0.8),
            edge=Edge(0xFFC2DC, 1, 1.2),
        )  # fmt: skip
    canvas.drawLine(-21, -61, 21, -61, stroke(0x5A3512, 6))
    canvas.drawLine(-21, -61, 21, -61, stroke(0xE0A24A, 2.4, 0.95))
    canvas.drawPath(gathered(oval(0, y, 1.5, 1.5) for y in (-76, -69)), fill(0xF0C25A))


def _shoulder(canvas: skia.Canvas, side: int) -> None:
    for drop, width in ((5, 1.0), (0, 0.86)):
        plate = smooth(
            [(side * 17, -108 + drop), (side * 30 * width, -111 + drop), (side * 43 * width, -97 + drop),
            (side * 38 * width, -90 + drop), (side * 20, -98 + drop)],
            True, 0.7,
        )  # fmt: skip
        sheet(
            canvas,
            plate,
            0x2F5A62,
            0x0E2228,
            shadow=Shadow(0, 1.5, 3, 0.7),
            edge=Edge(0xFFC2DC, 0.95, 1.1, Lamp(0, -115, 80)),
        )


def _embers(canvas: skia.Canvas) -> None:
    """A slow spiral of scraps that burn without a flame."""
    rng = random.Random(SEED + 88)
    for i in range(34):
        t = i / 33
        angle = t * 9.5 + 0.6
        x = math.sin(angle) * (5 + 20 * t) + (rng.random() - 0.5) * 5 + 10 * t
        y = -112 - 74 * t + (rng.random() - 0.5) * 4
        size = (3.6 - 2.2 * t) * (0.7 + 0.6 * rng.random())
        rgb = (0xFFE3B0, 0xFF9A7A, 0xFF5FA2)[i % 3]
        glow(canvas, x, y, size * 4.5, MAGENTA, 0.5)
        turn = rng.random() * 3
        scrap = poly(
            [
                (
                    x + math.cos(turn + k * 1.7) * size * (1, 0.6, 1.1, 0.5)[k],
                    y + math.sin(turn + k * 1.7) * size,
                )
                for k in range(4)
            ]
        )
        canvas.drawPath(scrap, fill(rgb))
    sparks(canvas, 26, 0xFF8FBE, (-34, -190, 84, 90), alpha=(0.5, 0.95), radius=(0.5, 1.6), seed=89)
