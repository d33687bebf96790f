"""What points: butterflies with a bead, the seal that closes the book, the loupe."""

from collections.abc import Iterator
from functools import partial

import skia

from ....knife import cut
from ....light import glow
from ....paint import blur, fill, linear, radial, shaded, stroke
from ....paper import Edge, Shadow, inner_shadow, sheet
from ....props.butterfly import butterfly
from ....shapes import arch, disc, minus, poly, smooth, wheel
from ....sprites.sprite import Sprite, drawn

POINTER = (200, 260)
BEAD = (100.0, 34.0)
"""Where the bead of a pointing butterfly lies in its sprite, from the top left."""


def _pointer(canvas: skia.Canvas) -> None:
    """Long antennae meet at a bead of light; the wings stay clear of what is pointed at."""
    x, y = 100.0, 174.0
    shade = [(0.0, 0x050308, 0.7), (0.5, 0x050308, 0.45), (1.0, 0x050308, 0.0)]
    canvas.drawPath(disc(x, y, 84), shaded(radial((x, y), 84, shade)))
    ring = [(0.0, 0x050308, 0.0), (0.5, 0x050308, 0.7), (1.0, 0x050308, 0.0)]
    canvas.drawPath(disc(*BEAD, 33), shaded(radial(BEAD, 33, ring)))
    for side in (-1, 1):
        feeler = skia.Path()
        feeler.moveTo(x + side * 2, y - 18)
        feeler.cubicTo(x + side * 30, y - 62, x + side * 26, y - 108, BEAD[0] + side * 9, BEAD[1] + 10)
        canvas.drawPath(feeler, stroke(0x2A1808, 6, 0.75))
        canvas.drawPath(feeler, stroke(0xFFE3A0, 2.8, 1.0))
    butterfly(canvas, x, y + 4, 1.36, 0, 1.0, halo=0.12)
    glow(canvas, *BEAD, 32, 0xFFEBB0, 0.6)
    canvas.drawCircle(*BEAD, 15, stroke(0x3A2208, 7, 0.5))
    canvas.drawCircle(*BEAD, 15, stroke(0xFFF6DC, 3.6, 1.0))
    canvas.drawCircle(*BEAD, 3.4, fill(0xFFF6DC))


def _resting(canvas: skia.Canvas) -> None:
    """A butterfly that names nothing yet, or a whole Page."""
    shade = [(0.0, 0x050308, 0.6), (0.6, 0x050308, 0.35), (1.0, 0x050308, 0.0)]
    canvas.drawPath(disc(90, 78, 78), shaded(radial((90, 78), 78, shade)))
    butterfly(canvas, 90, 82, 1.22, 0, 1.0, halo=0.1)


def _seal(canvas: skia.Canvas) -> None:
    """Wax with a butterfly pressed into it: hold it to close the book."""
    x = y = 110.0
    lobes = wheel(x, y, 9, [92, 84, 90, 82, 93, 85, 91, 83, 88])
    wax = smooth(lobes, True, 0.9)
    sheet(
        canvas,
        wax,
        0xF4B84A,
        0xA0620F,
        shadow=Shadow(0, 7, 8, 0.75),
        edge=Edge(0xFFF0C0, 0.85, 2.4),
        grain=0.5,
    )
    inner = cut(disc(x, y, 66), 14, 0.8, 5)
    sheet(canvas, inner, 0xD8942E, 0xE8A63C, grain=0.4)
    inner_shadow(canvas, inner, 7, 0.55, 3, 0x5A2E04)
    canvas.drawPath(inner, stroke(0xFFE7A8, 2, 0.6))
    stamp = skia.Paint(ColorFilter=skia.ColorFilters.Blend(0xFF6A3A08, skia.BlendMode.kSrcIn))
    canvas.saveLayer(None, stamp)
    butterfly(canvas, x, y + 4, 0.86, 0, 1.0, halo=0.0)
    canvas.restore()


def _loupe(canvas: skia.Canvas) -> None:
    """The rim of the glass: what it shows lies below it."""
    x = y = 140.0
    radius = 116.0
    canvas.save()
    canvas.clipPath(disc(x, y, radius), skia.ClipOp.kDifference, True)
    canvas.drawCircle(x, y + 8, radius + 10, fill(0, 0.8, MaskFilter=blur(9)))
    canvas.restore()
    inner_shadow(canvas, disc(x, y, radius), 9, 0.8)
    ring = minus(disc(x, y, radius + 13), disc(x, y, radius - 2))
    gold = [(0.0, 0xFFF0BE), (0.3, 0xE0AC48), (0.55, 0x7A4A12), (0.8, 0xE0AC48), (1.0, 0xFFE9A8)]
    sheet(
        canvas,
        ring,
        0,
        shader=linear((x - radius, y - radius), (x + radius, y + radius), gold),
        edge=Edge(0xFFF8DC, 0.8, 2),
    )
    for nail in wheel(x, y, 24, [radius + 5.5]):
        canvas.drawCircle(*nail, 2.2, fill(0x4A2A08, 0.8))
    aim = radius * 0.30
    canvas.drawCircle(x, y, aim, stroke(0x1A0C04, 8, 0.45))
    canvas.drawCircle(x, y, aim, stroke(0xFFF6DC, 3, 0.98))
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        line = (x + dx * aim * 0.82, y + dy * aim * 0.82, x + dx * aim * 1.26, y + dy * aim * 1.26)
        canvas.drawLine(*line, stroke(0xFFF6DC, 3, 0.98))


def _origin(kind: str, canvas: skia.Canvas) -> None:
    """Where a door came from: the Traitor's holder, or the deck."""
    x = y = 48.0
    if kind == "traitor":
        body = smooth(wheel(x, y, 20, [40, 35]), True, 0.6)
        sheet(canvas, body, 0x9A63D8, 0x4E2494, shadow=Shadow(0, 3, 3, 0.7), edge=Edge(0xE5CCFF, 0.9, 1.8))
        mask = smooth(
            [
                (18, 40),
                (34, 34),
                (48, 42),
                (62, 34),
                (78, 40),
                (72, 58),
                (56, 60),
                (48, 52),
                (40, 60),
                (24, 58),
            ],
            True,
            0.8,
        )
        eyes = [disc(36, 48, 5.5), disc(60, 48, 5.5)]
        canvas.drawPath(minus(mask, *eyes), fill(0xFBEFD2))
        return
    sheet(
        canvas,
        cut(disc(x, y, 37), 9, 0.7, 3),
        0x4A3624,
        0x24180F,
        shadow=Shadow(0, 3, 3, 0.7),
        edge=Edge(0xC99A5C, 0.8, 1.6),
    )
    for dx in (-9, 0, 9):
        canvas.drawCircle(x + dx, y, 15, fill(0x2A1C12))
        canvas.drawCircle(x + dx, y, 15, stroke(0xE9CFA0, 3))


def _watcher(awake: bool, canvas: skia.Canvas) -> None:
    """The Watcher's token: a shut eye in a window, open in the last room."""
    x = y = 110.0
    rim = minus(disc(x, y, 100), disc(x, y, 82))
    gold = [
        (0.0, 0xFFF0BE if awake else 0x8A7040),
        (0.5, 0xB07A24 if awake else 0x4A3A20),
        (1.0, 0xFFE9A8 if awake else 0x6A5630),
    ]
    sheet(canvas, disc(x, y, 88), 0x241A56, 0x100B28, shadow=Shadow(0, 6, 7, 0.7))
    sheet(canvas, rim, 0, shader=linear((10, 10), (210, 210), gold), edge=Edge(0xFFF0C0, 0.7, 1.8))
    window = arch(x - 48, y - 60, 96, 112, 0.5)
    canvas.drawPath(window, fill(0x05030C))
    if awake:
        glow(canvas, x, y + 4, 60, 0xF0C25A, 0.7)
    canvas.drawPath(window, stroke(0xFFE3A0 if awake else 0x9A82C0, 3))
    lid = skia.Path()
    lid.moveTo(x - 32, y + 4)
    lid.quadTo(x, y - 26 if awake else y + 30, x + 32, y + 4)
    ink = 0xFFF6DC if awake else 0xE9CFA0
    if awake:
        lid.quadTo(x, y + 34, x - 32, y + 4)
        canvas.drawCircle(x, y + 4, 10, fill(ink))
    else:
        for dx in (-20, 0, 20):
            canvas.drawLine(
                x + dx, y + 15 - abs(dx) * 0.2, x + dx * 1.2, y + 25 - abs(dx) * 0.2, stroke(ink, 3)
            )
    canvas.drawPath(lid, stroke(ink, 4))


def _bag(canvas: skia.Canvas) -> None:
    """Where the traps come from: a bag of red cloth, tied with gold."""
    cloth = skia.Path()
    cloth.moveTo(118, 118)
    cloth.cubicTo(30, 150, -4, 300, 46, 330)
    cloth.cubicTo(96, 352, 204, 352, 254, 330)
    cloth.cubicTo(304, 300, 270, 150, 182, 118)
    cloth.close()
    ruff = poly([(108, 112), (64, 36), (116, 64), (150, 22), (184, 64), (236, 36), (192, 112)])
    for part, tones, seed in ((ruff, (0x8A3A34, 0x4A1816), 3), (cloth, (0x8A3830, 0x3A1210), 4)):
        body = cut(part, 14, 1.4, seed)
        canvas.drawPath(body, stroke(0x0A0406, 9, 0.9))
        sheet(canvas, body, *tones, grain=0.8, shadow=Shadow(0, 7, 8, 0.7), edge=Edge(0xE8A07A, 0.7, 2))
    for dx in (-70, -38, 38, 70):
        line = smooth([(150 + dx * 0.42, 130), (150 + dx, 220), (150 + dx * 0.94, 322)], False, 0.8)
        canvas.drawPath(line, stroke(0x2A0A0A, 4, 0.5))
    band = cut(poly([(96, 104), (204, 104), (208, 130), (92, 130)]), 9, 0.8, 5)
    sheet(canvas, band, 0xFFDF8A, 0xB8761C, shadow=Shadow(0, 3, 3, 0.7), edge=Edge(0xFFF3CC, 0.9, 1.6))
    butterfly(canvas, 150, 226, 1.0, 0, 1.0, halo=0.2)


def pointers() -> Iterator[Sprite]:
    """Butterflies, seal, loupe, origins of doors, the Watcher asleep and awake."""
    yield drawn("pointer", *POINTER, _pointer)
    yield drawn("butterfly", 180, 164, _resting)
    yield drawn("wax", 220, 220, _seal)
    yield drawn("bag", 300, 352, _bag)
    yield drawn("loupe", 280, 280, _loupe)
    for kind in ("traitor", "deck"):
        yield drawn(f"from_{kind}", 96, 96, partial(_origin, kind))
    yield drawn("watcher_asleep", 220, 220, partial(_watcher, False))
    yield drawn("watcher_awake", 220, 220, partial(_watcher, True))
