"""The doors of a room: a pointed niche with a threshold, the Exit in gold, keystones, boards, candles."""

from collections.abc import Iterator
from functools import partial

import skia

from ....knife import cut
from ....lettering import text_path
from ....light import glow
from ....paint import blur, fill, radial, shaded, stroke
from ....palette import GOLD
from ....paper import Edge, Lamp, Shadow, inner_shadow, sheet
from ....props.butterfly import butterfly
from ....props.flame import flame
from ....shapes import arch, disc, poly, rect
from ....sprites.sprite import Sprite, drawn

WIDE, HIGH = 360, 490
"""The sprite of an arch; the niche inside is `NICHE` wide and begins at its corner."""
LEFT, TOP, NICHE, FOOT = 22.0, 28.0, 316.0, 456.0
SPRING = 0.56
LILAC = 0xCDB6FF
KEY = (76, 88)
NUMBERS = range(1, 8)

TONES = {
    "arch": ((0x6A4CCB, 0x33257A, 0x150E38, 0x080512), (0x33267A, 0x150E38), 0x9C82F0),
    "arch_exit": ((0xFFF3CC, 0xFFCF6E, 0xC97A1E, 0x6A3A0E), (0x8A5A1E, 0x4A2A0E), GOLD),
}
"""The light inside, the threshold and its edge."""


def _arch(name: str, canvas: skia.Canvas) -> None:
    light, step, rim = TONES[name]
    x, y, width, height = LEFT, TOP, NICHE, FOOT
    middle = (x + width / 2, y + width * 0.615)
    lamp = Lamp(x + width / 2, y + height * 0.4, 620)
    raw = arch(x - 17, y - 22, width + 34, height + 22, SPRING)
    outer = cut(raw, 17, 1.5, 8)
    sheet(canvas, outer, 0x2B1F60, 0x120C30, shadow=Shadow(0, 7, 10, 0.8), edge=Edge(LILAC, 0.6, 2.2, lamp))
    _stones(canvas, raw, outer, y + height)
    middle_sheet = cut(arch(x - 3, y - 5, width + 6, height + 3, SPRING), 15, 1.3, 9)
    sheet(
        canvas,
        middle_sheet,
        0x1A1242,
        0x0A0618,
        shadow=Shadow(0, 0, 8, 0.7),
        edge=Edge(LILAC, 0.5, 1.6, lamp),
    )
    hole = cut(arch(x + 11, y + 15, width - 22, height - 21, SPRING), 15, 1.2, 10)
    stops = list(zip((0.0, 0.44, 0.78, 1.0), light, strict=True))
    canvas.drawPath(hole, shaded(radial((middle[0], middle[1] + 20), width * 0.88, stops)))
    if name == "arch_exit":
        _rays(canvas, hole, middle, width)
    inner_shadow(canvas, hole, 16, 0.95)
    inner_shadow(canvas, hole, 6, 0.6)
    _threshold(canvas, step, rim)


def _stones(canvas: skia.Canvas, raw: skia.Path, outer: skia.Path, foot: float) -> None:
    """Joints across the frame."""
    canvas.save()
    canvas.clipPath(outer, True)
    measure = skia.PathMeasure(raw, False)
    for number in range(int(measure.getLength() / 38)):
        place, along = measure.getPosTan((number + 0.5) * 38)
        if place.y() < foot - 9:
            aside, down = -along.y() * 23, along.x() * 23
            ends = (place.x() - aside, place.y() - down, place.x() + aside, place.y() + down)
            canvas.drawLine(*ends, stroke(0x060410, 2.3, 0.75))
            canvas.drawLine(ends[0] + 2, ends[1], ends[2] + 2, ends[3], stroke(LILAC, 1.2, 0.16))
    canvas.restore()


def _rays(canvas: skia.Canvas, hole: skia.Path, middle: tuple[float, float], width: float) -> None:
    canvas.save()
    canvas.clipPath(hole, True)
    draw_rays(canvas, *middle, width * 0.95, 28, 0.26)
    canvas.restore()
    glow(canvas, *middle, width * 0.7, GOLD, 0.2)


def draw_rays(canvas: skia.Canvas, x: float, y: float, radius: float, count: int, alpha: float) -> None:
    """Beams of gold from a point."""
    stops = [(0.0, 0xFFE09A, alpha), (0.55, 0xFFE09A, alpha * 0.36), (1.0, 0xFFE09A, 0.0)]
    paint = shaded(radial((x, y), radius, stops), BlendMode=skia.BlendMode.kPlus)
    box = skia.Rect.MakeXYWH(x - radius, y - radius, 2 * radius, 2 * radius)
    for number in range(count):
        beam = skia.Path()
        beam.moveTo(x, y)
        beam.arcTo(box, 360 / count * number, 360 / count * 0.42, False)
        beam.close()
        canvas.drawPath(beam, paint)


def _threshold(canvas: skia.Canvas, step: tuple[int, int], rim: int) -> None:
    x, width, foot = LEFT, NICHE, TOP + FOOT
    top = foot - 80
    stone = poly(
        [
            (x + 3, top + 36),
            (x + 18, top + 14),
            (x + width - 18, top + 14),
            (x + width - 3, top + 36),
            (x + width - 3, foot),
            (x + 3, foot),
        ]
    )
    lamp = Lamp(x + width / 2, top, width)
    sheet(
        canvas, cut(stone, 15, 1.2, 58), *step, shadow=Shadow(0, -4, 9, 0.75), edge=Edge(rim, 0.85, 2, lamp)
    )
    canvas.drawLine(x + 9, top + 38, x + width - 9, top + 38, stroke(0x0A0618, 2.4, 0.6))


def _key(gold: bool, number: int, canvas: skia.Canvas) -> None:
    """A keystone with the number of its door; 0 has an eye instead."""
    x, y = KEY[0] / 2, 38
    stone = cut(
        poly([(x - 29, y - 30), (x + 29, y - 30), (x + 22, y + 28), (x, y + 39), (x - 22, y + 28)]),
        12,
        0.9,
        number,
    )
    tones = (0xFFE09A, 0xC98322) if gold else (0x4A379E, 0x241A5A)
    sheet(canvas, stone, *tones, shadow=Shadow(0, 4, 5, 0.7), edge=Edge(GOLD, 0.9, 1.8))
    ink = 0x2A1206 if gold else 0xFFE9B0
    if number:
        canvas.drawPath(text_path(str(number), x, y + 17, "numerals", 46, align=0.5), fill(ink))
    else:
        _eye(canvas, x, y + 1, 20, ink)


def _eye(canvas: skia.Canvas, x: float, y: float, radius: float, ink: int) -> None:
    lid = skia.Path()
    lid.moveTo(x - radius, y)
    lid.quadTo(x, y - radius, x + radius, y)
    lid.quadTo(x, y + radius, x - radius, y)
    lid.close()
    canvas.drawPath(lid, stroke(ink, radius * 0.18))
    canvas.drawCircle(x, y, radius * 0.32, fill(ink))


def _boards(canvas: skia.Canvas) -> None:
    """Two boards nailed across a wrong door."""
    for turn, seed in ((5, 1), (-6, 2)):
        canvas.save()
        canvas.translate(160, 54 + seed * 4)
        canvas.rotate(turn)
        board = cut(rect(-150, -19, 300, 38), 17, 1.4, seed)
        canvas.drawPath(board, stroke(0x060408, 6, 0.85))
        sheet(canvas, board, 0x5A4026, 0x2A1B10, shadow=Shadow(0, 4, 5, 0.75), edge=Edge(0xE0B070, 0.7, 1.5))
        for x in (-132, 132):
            canvas.drawCircle(x, 0, 5, fill(0xE9C88A))
        canvas.restore()


def _sconce(canvas: skia.Canvas) -> None:
    """A candle on a bracket: the warm light of the wall."""
    x, y = 64, 62
    glow(canvas, x, y - 8, 62, 0xF0882A, 0.5)
    bracket = poly(
        [
            (x - 20, y + 40),
            (x + 20, y + 40),
            (x + 12, y + 52),
            (x + 4, y + 76),
            (x - 4, y + 76),
            (x - 12, y + 52),
        ]
    )
    sheet(
        canvas,
        cut(bracket, 10, 0.7, 2),
        0xC98A3A,
        0x5A340C,
        shadow=Shadow(0, 4, 5, 0.7),
        edge=Edge(0xFFE3A0, 0.8),
    )
    sheet(canvas, cut(rect(x - 9, y, 18, 41), 10, 0.7, 3), 0xF3E6C8, 0xA8865A, edge=Edge(0xFFF6DC, 0.7))
    flame(canvas, x, y + 2, 15, 0.04)


def _back(canvas: skia.Canvas) -> None:
    """The back of every card: a sleeping butterfly in violet, always upright, never worn."""
    x = y = 160.0
    radius = 156.0
    stops = [(0.0, 0x3A2B80), (0.6, 0x241A56), (1.0, 0x100B28)]
    canvas.drawPath(disc(x, y, radius), shaded(radial((x, y), radius, stops)))
    for share, alpha in ((0.90, 0.5), (0.84, 0.3), (0.56, 0.3)):
        canvas.drawCircle(x, y, radius * share, stroke(0xB99BFF, 2, alpha))
    layer = skia.Paint(Alphaf=0.85, ColorFilter=skia.ColorFilters.Blend(0xFF8A6AE0, skia.BlendMode.kModulate))
    canvas.saveLayer(None, layer)
    butterfly(canvas, x, y + 6, 1.5, 0, 1.0, halo=0.0)
    canvas.restore()
    canvas.drawCircle(x, y, radius - 1, stroke(0x8A6AE0, 2.4, 0.5))


def _lip(canvas: skia.Canvas) -> None:
    """What lies round a card: its shadow below, a thin lit lip."""
    x = y = 170.0
    radius = 150.0
    ring = skia.Path()
    ring.addCircle(x, y + 5, radius + 2)
    canvas.save()
    canvas.clipPath(disc(x, y, radius - 2), skia.ClipOp.kDifference, True)
    canvas.drawPath(ring, fill(0, 0.85, MaskFilter=blur(7)))
    canvas.drawCircle(x, y, radius, stroke(0x0A0608, 6, 1.0))
    canvas.restore()
    stops = [(0.0, 0xFFE9BC, 0.9), (0.5, 0xB98A50, 0.35), (1.0, 0x6A4A28, 0.25)]
    shader = skia.GradientShader.MakeLinear(
        [skia.Point(x - radius, y - radius), skia.Point(x + radius, y + radius)],
        [fill(rgb, alpha).getColor() for _, rgb, alpha in stops],
        [place for place, _, _ in stops],
    )
    canvas.drawCircle(x, y, radius - 1, shaded(shader, Style=skia.Paint.kStroke_Style, StrokeWidth=2.6))


def _ring(canvas: skia.Canvas) -> None:
    """A ring of light round a card; tinted where it is used."""
    canvas.drawCircle(170, 170, 155, stroke(0xFFFFFF, 9, 0.4, MaskFilter=blur(5)))
    canvas.drawCircle(170, 170, 154, stroke(0xFFFFFF, 5, 0.95))


def arches() -> Iterator[Sprite]:
    """Two arches, their keystones, boards, a candle, the back and the rim of a card."""
    for name in TONES:
        yield drawn(name, WIDE, HIGH, partial(_arch, name))
    for number in NUMBERS:
        yield drawn(f"key_{number}", *KEY, partial(_key, False, number))
        yield drawn(f"key_gold_{number}", *KEY, partial(_key, True, number))
    yield drawn("key_gold_0", *KEY, partial(_key, True, 0))
    yield drawn("boards", 320, 120, _boards)
    yield drawn("sconce", 128, 144, _sconce)
    yield drawn("back", 320, 320, _back)
    yield drawn("lip", 340, 340, _lip)
    yield drawn("halo", 340, 340, _ring)
