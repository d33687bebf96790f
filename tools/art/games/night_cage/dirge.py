"""The Dirge: a well of hands round a singing mask, three tiles wide and high."""

import math

import skia

from ...knife import cut
from ...light import glow
from ...paint import blur, fill, linear, stroke
from ...palette import WHITE
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...shapes import disc, poly, rect, smooth
from ...sprites.sprite import Sprite, drawn
from .anatomy import finger, polar, splash, tear
from .corridors import MIDDLE, UNIT
from .cracks import crack
from .ground import Ground, lay_ground
from .materials import FURY, TOOTH, TOOTH_LOW, WAX, WAX_DARK, WAX_MIDDLE, halo
from .pit import hole

SIDE = 480
SPAN = 3 * UNIT
BONE_SHADE, BONE_RIM = 0x6B4A24, 0x9A7A48
STEPS = (
    (352, 0x8A6236, 0xF0C684), (330, 0x55391F, 0xA67842), (306, 0x2E1E13, 0x5F4126),
    (284, 0x150C08, 0x2E1D12), (262, 0x050303, 0x000000),
)  # fmt: skip
"""The sunken rings of the well: radius, stone, edge."""
ARMS = ((258, 0.5, 1.12, (0xB29669, 0x3E2C1B)), (194, 0.0, 1.22, (WAX, WAX_DARK)))
"""Two wreaths of twelve arms: how far out, turned by which part of a step, size, tones."""
COLLAR = (
    (0x4A3521, 150, (30, 18, 34, 14, 26, 20, 36, 16, 28, 22, 32, 15, 24, 19, 34, 17)),
    (WAX_DARK, 138, (22, 12, 26, 10, 18, 24, 12, 20, 14, 26, 11, 19, 15)),
    (WAX_MIDDLE, 126, (16, 8, 18, 6, 14, 10, 18, 7, 13, 9, 16)),
)
"""Three sheets of wax below the mask: colour, radius, lengths of their runs."""


def _masonry(canvas: skia.Canvas, seed: int) -> None:
    """Nine closed tiles as the ground of whatever is three tiles wide."""
    for i in range(9):
        canvas.save()
        canvas.translate(i % 3 * UNIT, i // 3 * UNIT)
        lay_ground(canvas, Ground("", seed + i))
        canvas.restore()


def _well(canvas: skia.Canvas) -> None:
    for i, (radius, stone, edge) in enumerate(STEPS):
        ring = cut(disc(0, 0, radius), 22, 6 - i * 0.6, 40 + i)
        sheet(canvas, ring, stone, kind="stone", grain=0.7)
        canvas.drawPath(ring, stroke(edge, 3.4, 0.95))
        inner_shadow(canvas, ring, 16, 0.8)
    glow(canvas, 0, 0, 310, 0xC2381A, 0.4)


def _arm(canvas: skia.Canvas, tones: tuple[int, int]) -> None:
    """An arm along the x axis whose open hand lies at the origin."""
    light, dark = tones
    outline = [(-120, -13), (-40, -10), (0, -17), (20, -16), (20, 16), (0, 17), (-40, 10), (-120, 13)]
    paint = linear((20, 0), (-110, 0), [(0, light), (1, dark)])
    sheet(canvas, smooth(outline, True, 0.7), 0, shader=paint, shadow=halo(6), edge=Edge(0xFFF1CE, 0.6))
    for k, length in ((-1.5, 40), (-0.5, 50), (0.5, 48), (1.5, 38)):
        finger(canvas, (14, k * 9), k * 0.2, length, 12, 0.05 * k, tones)
    finger(canvas, (-2, 15), 0.95, 30, 12, -0.2, tones)


def _arms(canvas: skia.Canvas) -> None:
    for far, shift, size, tones in ARMS:
        for i in range(12):
            angle = (i + shift) / 12 * math.tau
            canvas.save()
            canvas.translate(*polar(far, angle))
            canvas.rotate(math.degrees(angle))
            canvas.scale(size, size)
            _arm(canvas, tones)
            canvas.restore()


def _face() -> skia.Path:
    path = skia.Path()
    path.moveTo(0, -132)
    path.cubicTo(84, -132, 104, -56, 92, 14)
    path.cubicTo(82, 84, 38, 142, 0, 142)
    path.cubicTo(-38, 142, -82, 84, -92, 14)
    path.cubicTo(-104, -56, -84, -132, 0, -132)
    path.close()
    return path


def mask(canvas: skia.Canvas) -> None:
    """The pale face alone, 190 units wide, round the origin."""
    face = _face()
    sheet(
        canvas, cut(face, 12, 1.4, 7), 0xFFF4DC, 0xC9AE7E,
        shadow=Shadow(0, 4, 16, 0.95), edge=Edge(WHITE, 0.9, 2.2),
    )  # fmt: skip
    canvas.save()
    canvas.clipPath(face, True)
    for side in (-1, 1):
        cheek = smooth(
            [(side * x, y) for x, y in ((96, -20), (62, 6), (44, 58), (40, 120), (100, 120))], True, 0.8
        )
        canvas.drawPath(cheek, fill(BONE_SHADE, 0.62, MaskFilter=blur(13)))
        temple = smooth([(side * x, y) for x, y in ((100, -110), (78, -70), (92, -30))], True, 0.8)
        canvas.drawPath(temple, fill(BONE_SHADE, 0.5, MaskFilter=blur(12)))
    canvas.drawPath(rect(-60, 112, 120, 40), fill(BONE_SHADE, 0.45, MaskFilter=blur(12)))
    canvas.restore()
    _brow(canvas)
    for side in (-1, 1):
        _eye(canvas, side)
    _song(canvas)
    crack(canvas, [(30, -130), (18, -98), (34, -78), (30, -58)], 7, 61, True, 0x24120A, WHITE)
    crack(canvas, [(-84, 40), (-62, 34), (-48, 48)], 5, 62, True, 0x24120A, WHITE)


def _brow(canvas: skia.Canvas) -> None:
    """Forehead and nose in one higher sheet."""
    right = [
        (66, -112), (86, -72), (84, -52), (62, -70), (34, -70), (14, -46), (9, 2), (15, 22)
    ]  # fmt: skip
    left = [(-x, y) for x, y in reversed(right)]
    brow = smooth([(0, -122), *right, (0, 34), *left], True, 0.8)
    sheet(
        canvas,
        cut(brow, 8, 0.8, 17),
        0xFFF8E6,
        0xDDC493,
        shadow=Shadow(0, 5, 7, 0.7),
        edge=Edge(WHITE, 0.9, 1.6),
    )
    for side in (-1, 1):
        nostril = smooth([(side * 3, 30), (side * 10, 17), (side * 13, 25)], True, 0.8)
        canvas.drawPath(nostril, fill(0x2A120A, 0.95))


def _socket(canvas: skia.Canvas, hollow: skia.Path, rgb: int, depth: float) -> None:
    canvas.drawPath(hollow, fill(rgb))
    inner_shadow(canvas, hollow, depth, 0.9)
    canvas.drawPath(hollow, stroke(BONE_RIM, 3, 0.9))


def _eye(canvas: skia.Canvas, side: int) -> None:
    rim = [(15, -20), (33, -56), (66, -56), (76, -24), (46, 2)]
    _socket(canvas, smooth([(side * x, y) for x, y in rim], True, 0.9), 0x120606, 5)
    glow(canvas, side * 46, -28, 40, FURY, 0.65)
    canvas.drawCircle(side * 46, -28, 7, fill(0xFFC27A))
    canvas.drawCircle(side * 46, -28, 3.4, fill(0xFFF6DC))
    for x, length in ((30, 62), (48, 100), (64, 48)):
        sheet(
            canvas, tear(side * x, -8, length, 6), 0x3A120E, 0x8A1A14, grain=0.3,
            shadow=halo(3, 0.5), edge=Edge(0xE0603A, 0.75, 0.9),
        )  # fmt: skip


def _song(canvas: skia.Canvas) -> None:
    mouth = smooth([(0, 42), (30, 60), (28, 106), (0, 126), (-28, 106), (-30, 60)], True, 0.9)
    _socket(canvas, mouth, 0x160505, 6)
    canvas.save()
    canvas.clipPath(mouth, True)
    for i in range(7):
        x, bend = -27 + i * 9, abs(i - 3)
        canvas.drawPath(poly([(x - 5, 36), (x + 5, 36), (x, 74 - bend * 2)]), fill(TOOTH))
        canvas.drawPath(poly([(x - 5, 132), (x + 5, 132), (x, 100 + bend)]), fill(TOOTH_LOW))
    canvas.restore()
    glow(canvas, 0, 86, 44, FURY, 0.5)


def _frame(canvas: skia.Canvas) -> None:
    canvas.drawPath(rect(0, 0, SPAN, SPAN), stroke(0, 12, 0.6, MaskFilter=blur(5)))
    canvas.drawPath(rect(3, 3, SPAN - 6, SPAN - 6), stroke(0x7A5A38, 2, 0.6))


def _dirge(canvas: skia.Canvas) -> None:
    canvas.scale(SIDE / SPAN, SIDE / SPAN)
    _masonry(canvas, 300)
    canvas.save()
    canvas.translate(3 * MIDDLE, 3 * MIDDLE)
    _well(canvas)
    _arms(canvas)
    for colour, radius, reaches in COLLAR:
        sheet(
            canvas, splash(radius, reaches, 71), colour, shadow=halo(12, 0.9), edge=Edge(0xFFE3AE, 0.7, 1.8)
        )
    mask(canvas)
    canvas.restore()
    _frame(canvas)


def _great_pit(canvas: skia.Canvas) -> None:
    canvas.scale(SIDE / SPAN, SIDE / SPAN)
    _masonry(canvas, 300)
    canvas.save()
    canvas.translate(3 * MIDDLE, 3 * MIDDLE)
    for i in range(14):
        angle = i / 14 * math.tau + 0.3
        crack(canvas, [polar(300, angle), polar(470, angle + 0.06)], 16, 170 + i, True, lip=0x9C6E3B)
    hole(canvas, 352, 5, 2.2)
    glow(canvas, 0, 20, 200, 0x8A2A10, 0.28)
    canvas.restore()
    _frame(canvas)


def dirge_faces() -> list[Sprite]:
    """Both sides of the great token."""
    return [drawn("dirge", SIDE, SIDE, _dirge), drawn("dirge_pit", SIDE, SIDE, _great_pit)]
