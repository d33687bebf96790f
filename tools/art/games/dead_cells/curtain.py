"""The curtain in three pieces of pale cloth: the app tints them with the colour that the place lacks."""

import math
from collections.abc import Iterator

import skia

from ...paint import across, fill, shaded, stroke
from ...palette import BLACK, WHITE, mix
from ...paper import Edge, Shadow, sheet
from ...shapes import rect, smooth
from ...sprites.sprite import Sprite, drawn

CLOTH, FOLD = 0xB4B0B2, 0x6A666A
"""Darker than the edges, which keep the full tint."""
SWAG, WING, HALF = (1024, 96), (112, 420), (512, 420)


def _swag(canvas: skia.Canvas) -> None:
    """Three rows of scallops, the highest in front."""
    width = SWAG[0]
    for row, (drop, shade) in enumerate(((58, 0.0), (38, 0.26), (18, 0.5))):
        count = 12 + row
        hem = [
            (width * i / count, drop + (16 if i % 2 else 0) + abs(i / count - 0.5) * 26)
            for i in range(count + 1)
        ]
        cloth = smooth(
            [(-20, -20), (-20, hem[0][1]), *hem, (width + 20, hem[-1][1]), (width + 20, -20)], True, 0.75
        )
        sheet(
            canvas, cloth, mix(CLOTH, BLACK, shade), mix(FOLD, BLACK, shade), shadow=Shadow(0, 4, 5, 0.7),
            edge=Edge(WHITE, 0.8 - 0.15 * row, 1.6),
        )  # fmt: skip


def _folds(canvas: skia.Canvas, width: float, height: float, count: int) -> None:
    """Cloth that hangs in folds."""
    step = width / count
    for i in range(count):
        left = i * step
        fold = across(left, left + step, (0, 0x3A363A), (0.3, 0xC8C4C6), (0.6, 0x8A868A), (1, 0x322E32))
        canvas.drawPath(rect(left, 0, step + 0.6, height), shaded(fold))
    sheet(canvas, rect(0, 0, width, 1), CLOTH, grain=0)


def _wing(canvas: skia.Canvas) -> None:
    """The curtain drawn aside, for the left; tied at two thirds of its height."""
    width, height = WING
    for reach, shade in ((0.92, 0.0), (0.5, 0.34)):
        right = [
            (width * reach * (0.62 + 0.3 * math.cos(t / 9 * math.pi * 2.2)), height * t / 9)
            for t in range(10)
        ]
        cloth = smooth([(-12, -6), *right, (-12, height + 6)], True, 0.6)
        shader = across(
            0,
            width * reach,
            (0, mix(FOLD, BLACK, shade)),
            (0.55, mix(CLOTH, BLACK, shade)),
            (0.75, FOLD),
            (1, mix(CLOTH, BLACK, shade)),
        )
        sheet(canvas, cloth, CLOTH, shader=shader, shadow=Shadow(2, 2, 6, 0.7), edge=Edge(WHITE, 0.7, 1.6))


def _half(canvas: skia.Canvas) -> None:
    """One half of the closed curtain, with a fringe below."""
    width, height = HALF
    _folds(canvas, width, height - 14, 9)
    canvas.drawPath(rect(0, height - 30, width, 10), fill(WHITE, 0.8))
    for x in range(4, width, 10):
        canvas.drawLine(x, height - 20, x, height - 3, stroke(WHITE, 4.5, 0.75))


def curtain() -> Iterator[Sprite]:
    """The swags above, a wing at the side, half of the cloth that opens."""
    yield drawn("curtain_swag", *SWAG, _swag)
    yield drawn("curtain_wing", *WING, _wing)
    yield drawn("curtain_half", *HALF, _half)
