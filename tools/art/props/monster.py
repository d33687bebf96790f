"""The monster of the dark corridors: huge, slow, stitched together and not very bright."""

import math

import skia

from ..knife import cut
from ..light import glow
from ..paint import Point, blur, fill, stroke
from ..palette import BLACK
from ..paper import Edge, Lamp, Shadow, sheet
from ..shapes import bar, oval, poly, smooth, within

LIT = 0xF6F9BC
LAMP = Lamp(0, -150, 170)

TORSO: list[Point] = [
    (0, -176), (24, -182), (46, -176), (62, -156), (66, -130), (60, -100), (54, -72), (50, -46), (46, -30),
    (48, -14), (58, -3), (58, 3), (18, 3), (17, -16), (10, -34), (0, -40),
]  # fmt: skip
ARM = [
    (40, -174), (62, -168), (78, -148), (86, -118), (88, -88), (93, -62), (100, -42), (101, -26), (92, -18),
    (76, -20), (70, -32), (72, -52), (68, -80), (62, -106), (52, -128), (42, -146),
]  # fmt: skip
HEAD = [
    (0, -178), (17, -173), (25, -158), (24, -140), (16, -124), (0, -119), (-16, -124), (-24, -140),
    (-25, -158),
    (-17, -173),
]  # fmt: skip
BRISTLES = [
    (30, -182, -72, 15), (44, -178, -60, 19), (58, -168, -45, 18), (70, -154, -28, 18), (80, -134, -12, 16),
    (86, -110, -4, 14), (88, -86, 4, 13), (14, -180, -84, 12),
]  # fmt: skip
"""Where a bristle grows on the right side, its angle in degrees and its length."""


def monster(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """Draw the monster with its feet at (x, y)."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(size, size)
    canvas.drawPath(oval(0, 4, 96, 15), fill(BLACK, 0.8, MaskFilter=blur(8)))
    _bristles(canvas)
    torso = cut(smooth(TORSO + _other_side(TORSO[1:-1]), True, 0.75), 6, 1.0, 8)
    sheet(
        canvas,
        torso,
        0x24301A,
        0x070B05,
        span=(-180, 0),
        shadow=Shadow(0, 2, 9, 0.6),
        edge=Edge(LIT, 1, 1.9, LAMP),
    )
    _patches(canvas)
    for side in (-1, 1):
        _arm(canvas, side)
    _head(canvas)
    canvas.restore()


def _other_side(points: list[Point]) -> list[Point]:
    """The left half: nearly the mirror of the right one, a little lower at the shoulder."""
    return [(-x, y + (5 if -185 < y < -110 else 0)) for x, y in reversed(points)]


def _bristles(canvas: skia.Canvas) -> None:
    for side in (-1, 1):
        for x, y, degrees, length in BRISTLES:
            angle = math.radians(degrees)
            tip = (side * (x + math.cos(angle) * length), y + math.sin(angle) * length)
            ux, uy = -math.sin(angle) * 4.5, math.cos(angle) * 4.5
            spike = poly([(side * (x - 10 + ux), y + uy), (side * (x - 10 - ux), y - uy), tip])
            sheet(canvas, spike, 0x141D0D, grain=0, edge=Edge(LIT, 0.8, 1, Lamp(0, -150, 130)))


def _patches(canvas: skia.Canvas) -> None:
    """Two patches sewn on with big stitches."""
    belly = cut(
        smooth([(-30, -104), (0, -112), (30, -104), (34, -76), (20, -54), (-20, -54), (-34, -76)], True, 0.6),
        6,
        0.8,
        3,
    )
    sheet(
        canvas,
        belly,
        0x3B4A26,
        0x18210E,
        shadow=Shadow(0, 1, 3, 0.6),
        edge=Edge(0xC2D06A, 0.7, 1, Lamp(0, -150, 110)),
    )
    thread = stroke(0xB9C46A, 1.5, 0.75)
    for i in range(9):
        x = -26 + i * 6.5
        y = -105 - 5 * math.cos(x / 30)
        canvas.drawLine(x, y - 3.5, x + 1.5, y + 4, thread)
    canvas.drawPath(bar([(8, -92), (12, -84), (7, -76), (11, -66)], 1.4), fill(0x0A0F06, 0.9))
    for y in (-88, -80, -71):
        canvas.drawLine(4, y, 16, y + 2, thread)


def _arm(canvas: skia.Canvas, side: int) -> None:
    lift = 0 if side > 0 else 4
    for x, lean in ((75, -3), (82.5, -1), (90, 1), (97, 4)):
        claw = smooth(
            [
                (side * (x - 4.4), -30 + lift), (side * (x + 4.4), -30 + lift),
                (side * (x + 3 + lean), -17 + lift),
                (side * (x + lean), -8 + lift), (side * (x - 3), -18 + lift),
            ],
            True, 0.5,
        )  # fmt: skip
        sheet(
            canvas, claw, 0xE6DFB4, 0x8A8456, grain=0.2, shadow=Shadow(0, 1, 2, 0.7),
            edge=Edge(0xFFFFE0, 0.7, 0.7)
        )  # fmt: skip
    outline = smooth([(side * x, y + lift) for x, y in ARM], True, 0.75)
    sheet(
        canvas, cut(outline, 6, 0.9, 11 + side), 0x1F2A15, 0x080D05, span=(-176, -20),
        shadow=Shadow(-side * 2, 3, 6, 0.85), edge=Edge(LIT, 0.95, 1.8, LAMP),
    )  # fmt: skip


def _head(canvas: skia.Canvas) -> None:
    for side, tip in ((-1, (44, -196)), (1, (40, -184))):
        horn = smooth(
            [
                (side * 14, -164),
                (side * 30, -168),
                (side * tip[0], tip[1]),
                (side * 42, -162),
                (side * 26, -150),
            ],
            True,
            0.7,
        )
        sheet(
            canvas, horn, 0xCFC890, 0x39462A, grain=0.3, shadow=Shadow(0, 1, 3, 0.7), edge=Edge(LIT, 0.9, 1)
        )
    sheet(
        canvas, cut(smooth(HEAD, True, 0.9), 5, 0.7, 4), 0x2C391C, 0x0D1308, shadow=Shadow(0, 3, 7, 0.9),
        edge=Edge(0xC2D06A, 0.75, 1.3, Lamp(0, -180, 70)),
    )  # fmt: skip
    for side, radius in ((-1, 6.0), (1, 8.2)):
        _eye(canvas, side, radius)
    jaw = smooth(
        [(-19, -134), (-8, -129), (8, -129), (20, -135), (14, -122), (0, -117), (-14, -122)], True, 0.7
    )
    sheet(
        canvas,
        jaw,
        0x1B2511,
        0x0B1007,
        grain=0.3,
        shadow=Shadow(0, -1, 2, 0.7),
        edge=Edge(0xA9B858, 0.6, 0.8),
    )
    for x, height in ((-12, 9), (-4, 5), (6, 6), (14, 10)):
        tooth = poly([(x - 3.2, -129), (x + 3.2, -129.5), (x + 0.5, -130 - height)])
        sheet(canvas, tooth, 0xFFF8D2, 0xB8AE78, grain=0, shadow=Shadow(0, 1, 1.5, 0.6))


def _eye(canvas: skia.Canvas, side: int, radius: float) -> None:
    x, y = side * 10.5, -150
    glow(canvas, x, y, 26, 0xE8DC5A, 0.6)
    canvas.drawPath(oval(x, y, radius, radius * 0.86), fill(0xFBF3A8))
    canvas.drawCircle(x - side * 2.2, y + 1.8, 2.2, fill(0x1A1205))
    slope = poly(
        [(x - 20, y - 20), (x + 20, y - 20), (x + 20, y - 1 + side * 3.5), (x - 20, y - 1 - side * 3.5)]
    )
    lid = within(oval(x, y, radius + 1.2, radius * 0.86 + 1.2), slope)
    sheet(
        canvas,
        lid,
        0x3B4A26,
        0x28341A,
        grain=0.3,
        shadow=Shadow(0, 1, 1.5, 0.7),
        edge=Edge(0xA9B858, 0.8, 0.7),
    )
