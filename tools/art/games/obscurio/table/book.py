"""The Grimoire's book: open with two Pages side by side, and on end with one above the other; its ledges."""

from collections.abc import Iterator
from functools import partial

import skia

from ....grain import lay_grain
from ....knife import cut
from ....light import glow, leak
from ....paint import fill, linear, shaded, stroke
from ....palette import GOLD, mix
from ....paper import Edge, Lamp, Shadow, inner_shadow, sheet
from ....shapes import poly, rect
from ....sprites.sprite import Sprite, drawn

OPEN = (1040, 620)
TALL = (460, 740)
LEAVES = 4
LEDGE = (300, 72)


def _leaf(x0: float, x1: float, y: float, height: float, side: int, width: float, rise: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(x0, y + 18 - rise)
    path.cubicTo(
        x0 + side * width * 0.11, y - 6 - rise, x1 - side * width * 0.16, y + 6 - rise, x1, y + 9 - rise
    )
    path.lineTo(x1, y + height - 8 - rise * 2)
    path.cubicTo(
        x1 - side * width * 0.16,
        y + height - 13 - rise * 2,
        x0 + side * width * 0.11,
        y + height - 18 - rise * 2,
        x0,
        y + height + 3 - rise * 2,
    )
    path.close()
    return path


def _open(canvas: skia.Canvas) -> None:
    """Cover, leaves that curve to the fold, shadow in the fold."""
    x, y, width, height = 14.0, 12.0, 1012.0, 586.0
    fold = x + width / 2
    for number, paper in enumerate((0x4A2616, 0x6A3A1E)):
        inset = number * 5
        cover = poly(
            [
                (x - 6 + inset, y + 9),
                (fold, y + 16),
                (x + width + 6 - inset, y + 9),
                (x + width + 7 - inset, y + height + 3),
                (fold, y + height + 12 - inset),
                (x - 7 + inset, y + height + 3),
            ]
        )
        sheet(
            canvas,
            cut(cover, 20, 1.6, 4 + number),
            paper,
            0x1C0E0A,
            shadow=Shadow(0, 5, 7, 0.8),
            edge=Edge(0xE0A25C, 0.7, 1.8),
        )
    for number in range(LEAVES):
        share = number / (LEAVES - 1)
        tones = mix(0x5A4026, 0xB08A58, share), mix(0x2E1E12, 0x6E5030, share)
        for side in (-1, 1):
            edge = fold + side * (width / 2 - 6 - number * 3)
            leaf = cut(_leaf(fold, edge, y, height, side, width, number * 2.0), 20, 1.1, number * 3 + side)
            lamp = Lamp(fold, y + height * 0.25, width * 0.8)
            sheet(canvas, leaf, *tones, shadow=Shadow(0, 2, 2.5, 0.45), edge=Edge(0xF0C684, 0.5, 1.2, lamp))
    gutter = [(0.0, 0x1A0E06, 0.0), (0.5, 0x1A0E06, 0.75), (1.0, 0x1A0E06, 0.0)]
    reach = width * 0.09
    canvas.drawPath(
        rect(fold - reach, y + 8, 2 * reach, height - 8),
        shaded(linear((fold - reach, 0), (fold + reach, 0), gutter)),
    )
    glow(canvas, fold, y + height * 0.15, width * 0.42, 0xF0A24A, 0.16)


def _tall(canvas: skia.Canvas) -> None:
    """The book on end: two leaves, a fold across the middle."""
    x, y, width, height = 12.0, 10.0, 436.0, 716.0
    fold = y + height / 2
    cover = poly([(x - 5, y), (x + width + 5, y), (x + width + 6, y + height), (x - 6, y + height)])
    sheet(
        canvas,
        cut(cover, 20, 1.8, 4),
        0x6A3A1E,
        0x24120A,
        shadow=Shadow(0, 6, 8, 0.8),
        edge=Edge(0xE0A25C, 0.7, 1.8),
    )
    for number in range(LEAVES):
        share, inset = number / (LEAVES - 1), 7 + number * 3
        for top, tones in (
            (y + inset * 0.7, (mix(0x5A4026, 0xA07C4E, share), mix(0x3A2818, 0x7A5A38, share))),
            (fold + 3, (mix(0x4A3420, 0x866640, share), mix(0x3A2818, 0x8E6C44, share))),
        ):
            leaf = cut(rect(x + inset, top, width - 2 * inset, height / 2 - inset * 0.7 - 4), 20, 1.2, number)
            sheet(canvas, leaf, *tones, shadow=Shadow(0, 2, 2.5, 0.4), edge=Edge(0xF0C684, 0.45, 1.2))
    shade = [(0.0, 0x1A0E06, 0.0), (0.5, 0x1A0E06, 0.7), (1.0, 0x1A0E06, 0.0)]
    canvas.drawPath(
        rect(x + 8, fold - 34, width - 16, 68), shaded(linear((0, fold - 34), (0, fold + 34), shade))
    )
    glow(canvas, x + width / 2, fold, width * 0.6, 0xF0A24A, 0.12)


def _ledge(lit: bool, canvas: skia.Canvas) -> None:
    """The shelf below a Page: a butterfly here names the whole Page."""
    wide, high = LEDGE
    left, right, top, bottom, middle = 14, wide - 14, 14, high - 14, high / 2
    shelf = cut(
        poly(
            [
                (left + 20, top),
                (right - 20, top),
                (right, middle),
                (right - 20, bottom),
                (left + 20, bottom),
                (left, middle),
            ]
        ),
        16,
        0.9,
        3,
    )
    if lit:
        leak(canvas, shelf, GOLD, 0.7, 9)
        leak(canvas, shelf, GOLD, 0.5, 3)
    canvas.drawPath(shelf, fill(0x2A1A0E, 0.94 if lit else 0.84))
    inner_shadow(canvas, shelf, 8, 0.7)
    lay_grain(canvas, shelf, 0.4)
    canvas.drawPath(shelf, stroke(0xFFE3A0 if lit else 0xF0C684, 3.6 if lit else 2.2, 0.95 if lit else 0.55))


def books() -> Iterator[Sprite]:
    """The book in both ways that it lies, and a ledge, plain and lit."""
    yield drawn("book_open", *OPEN, _open)
    yield drawn("book_tall", *TALL, _tall)
    yield drawn("ledge", *LEDGE, partial(_ledge, False))
    yield drawn("ledge_lit", *LEDGE, partial(_ledge, True))
