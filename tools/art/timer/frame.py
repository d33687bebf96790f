"""The hourglass without its sand: what lies behind it, and the glass and gilded wood in front.

The glass turns over and then stands upright again, so both pictures look the same after half a turn: every
light has its twin across the neck. The outline is the app's own, so that sand and glass meet.
"""

import math

import skia

from app.timer.sand_shape import FRAME, wall

from ..knife import cut
from ..paint import across, blur, fill, radial, shaded, stroke
from ..palette import BLACK
from ..paper import Edge, Shadow, inner_shadow, sheet
from ..picture import fringed, save_png, straight, surface
from ..shapes import poly, rounded, smooth

UNIT = 400
"""Pixels of one bulb's height."""

WIDTH, HEIGHT = round(2 * FRAME[0] * UNIT), round(2 * FRAME[1] * UNIT)
SCALE = UNIT / 280
LILAC, PALE = 0xCDB6FF, 0xF4E9FF
GILT = [(0, 0x6B3F0E), (0.22, 0xD9A548), (0.42, 0xFFF0BE), (0.58, 0xFFF0BE), (0.78, 0xD9A548), (1, 0x6B3F0E)]
WOOD = [(0, 0x5E380C), (0.34, 0xE8B654), (0.5, 0xFFE9A8), (0.66, 0xE8B654), (1, 0x5E380C)]
BEAMS = ((452, 26, 12), (500, 24, 32), (424, 14, 50))
"""Width, height and distance from the glass of the three boards at each end."""

POST = 212
HIGHLIGHTS = (
    (((-141, 246), (-150, 176), (-122, 108), (-66, 56)), 9, 0.55),
    (((-118, 240), (-126, 188)), 4, 0.42),
    (((-140, -240), (-150, -170)), 5, 0.32),
)
"""Long lights on the glass as points, width and strength; each has its twin across the neck."""


def glass() -> skia.Path:
    """The outline of both bulbs round the neck at (0, 0), y downward."""
    right = [(width * UNIT, -height * UNIT) for width, height in wall()]
    below = [(x, -y) for x, y in right[1:]]
    side = [*reversed(right), *below]
    return poly([*side, *((-x, y) for x, y in reversed(side))])


def _back(canvas: skia.Canvas) -> None:
    outline = glass()
    canvas.drawPath(outline, fill(0x0D0824, 0.80))
    canvas.save()
    canvas.clipPath(outline, True)
    half = UNIT * 0.62
    sheen = across(-half, half, (0, 0xB79BFF, 0.42), (0.2, 0x2B1F66, 0.10), (0.5, BLACK, 0),
                   (0.8, 0x2B1F66, 0.10), (1, 0xB79BFF, 0.42))  # fmt: skip
    canvas.drawPath(outline, shaded(sheen))
    warmth = radial((0, 0), UNIT * 0.5, [(0, 0xF0C25A, 0.20), (1, 0xF0C25A, 0)])
    canvas.drawPath(outline, shaded(warmth))
    canvas.restore()


def _front(canvas: skia.Canvas) -> None:
    outline = glass()
    inner_shadow(canvas, outline, 12 * SCALE, 0.5, 0, 0x0A0620)
    canvas.drawPath(outline, stroke(LILAC, 9 * SCALE, 0.28, MaskFilter=blur(5 * SCALE)))
    canvas.drawPath(outline, stroke(PALE, 2.6 * SCALE, 0.95))
    canvas.save()
    canvas.clipPath(outline, True)
    for points, width, alpha in HIGHLIGHTS:
        for end in (1, -1):
            line = smooth([(end * x * SCALE, -end * y * SCALE) for x, y in points], False, 0.9)
            canvas.drawPath(line, stroke(0xFFFFFF, width * SCALE, alpha, MaskFilter=blur(1.8 * SCALE)))
    canvas.restore()
    for side in (-1, 1):
        _post(canvas, side * POST * SCALE)
    for turn in (0, 180):
        canvas.save()
        canvas.rotate(turn)
        _boards(canvas)
        canvas.restore()


def _post(canvas: skia.Canvas, x: float) -> None:
    """A turned post: a knob in the middle, rings at both ends."""
    left, right = [], []
    for step in range(41):
        along = step / 40
        thick = 9 + 5.5 * math.exp(-(((along - 0.5) / 0.05) ** 2)) + 2.6 * math.cos(along * math.tau * 3)
        thick += 4.5 * sum(math.exp(-(((along - ring) / 0.04) ** 2)) for ring in (0.06, 0.94))
        y = (along - 0.5) * 572 * SCALE
        left.append((x - thick * SCALE, y))
        right.append((x + thick * SCALE, y))
    body = smooth([*left, *reversed(right)], True, 0.9)
    gilt = across(x - 15 * SCALE, x + 15 * SCALE, *WOOD)
    sheet(canvas, body, 0, shader=gilt, shadow=Shadow(0, 0, 9, 0.75), edge=Edge(0xFFF6D0, 0.7, 1.8))
    for ring in (-0.44, -0.04, 0.04, 0.44):
        y = ring * 572 * SCALE
        canvas.drawLine(x - 12 * SCALE, y, x + 12 * SCALE, y, stroke(0x5E380C, 2 * SCALE, 0.8))


def _boards(canvas: skia.Canvas) -> None:
    """Three boards over the glass, the middle one set with stones."""
    for place, (width, height, off) in enumerate(BEAMS):
        y = -(280 + off) * SCALE
        wide, high = width * SCALE, height * SCALE
        board = cut(rounded(-wide / 2, y - high / 2, wide, high, 6 * SCALE), 17, 0.9, place + 2)
        sheet(
            canvas, board, 0, shader=across(-wide / 2, wide / 2, *GILT),
            shadow=Shadow(0, 0, 9, 0.7), edge=Edge(0xFFF8DC, 0.8, 2),
        )  # fmt: skip
        if place == 1:
            for stone in range(-9, 10):
                _stone(canvas, stone * 25 * SCALE, y)


def _stone(canvas: skia.Canvas, x: float, y: float) -> None:
    cutting = poly([(x, y - 6.5 * SCALE), (x + 7 * SCALE, y), (x, y + 6.5 * SCALE), (x - 7 * SCALE, y)])
    canvas.drawPath(cutting, fill(0x3A1F66))
    canvas.drawPath(cutting, stroke(0xFFF3C8, 1.3 * SCALE, 0.8))


def draw_frame() -> None:
    """Write assets/timer/hourglass_back.png and hourglass_front.png."""
    for name, paint in (("back", _back), ("front", _front)):
        picture = surface(WIDTH, HEIGHT)
        canvas = picture.getCanvas()
        canvas.translate(WIDTH / 2, HEIGHT / 2)
        paint(canvas)
        save_png(fringed(straight(picture)), f"timer/hourglass_{name}.png")
