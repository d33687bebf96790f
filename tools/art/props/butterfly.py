"""A butterfly cut from gold paper, its wings pierced."""

import math

import skia

from ..light import glow
from ..paint import fill, linear, stroke
from ..palette import GOLD, mix
from ..paper import Edge, Shadow, sheet
from ..shapes import gathered, minus, oval, smooth

PALE, DEEP = 0xFFEBB0, 0x9A5E14
UPPER_HOLES = ((44, -40, 5.2), (50, -27, 3.6), (34, -26, 4.2), (22, -16, 3.2))
LOWER_HOLES = ((34, 17, 4.0), (26, 28, 3.0), (18, 12, 2.6))


def butterfly(
    canvas: skia.Canvas,
    x: float,
    y: float,
    size: float = 1.0,
    turn: float = 0,
    spread: float = 1.0,
    halo: float = 0.35,
) -> None:
    """Draw a butterfly round (x, y); `spread` below 1 folds its wings."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(turn)
    canvas.scale(size, size)
    glow(canvas, 0, -4, 92, GOLD, halo)
    canvas.scale(spread, 1)
    for side in (-1, 1):
        _wing(canvas, side, _lower(side), LOWER_HOLES, (mix(GOLD, DEEP, 0.35), DEEP), (0, 46), 0.05, 0.30)
        _wing(canvas, side, _upper(side), UPPER_HOLES, (PALE, mix(GOLD, DEEP, 0.25)), (-50, 10), -0.95, 0.24)
    _body(canvas)
    canvas.restore()


def _upper(side: int) -> skia.Path:
    path = skia.Path()
    path.moveTo(0, -4)
    path.cubicTo(side * 10, -34, side * 40, -58, side * 60, -50)
    path.cubicTo(side * 70, -44, side * 60, -22, side * 48, -10)
    path.cubicTo(side * 34, 2, side * 12, 4, 0, 2)
    path.close()
    return path


def _lower(side: int) -> skia.Path:
    path = skia.Path()
    path.moveTo(0, 0)
    path.cubicTo(side * 16, 2, side * 42, 0, side * 46, 16)
    path.cubicTo(side * 48, 28, side * 40, 32, side * 34, 44)
    path.cubicTo(side * 30, 52, side * 24, 46, side * 20, 36)
    path.cubicTo(side * 14, 26, side * 4, 18, 0, 10)
    path.close()
    return path


def _wing(
    canvas: skia.Canvas,
    side: int,
    outline: skia.Path,
    holes: tuple[tuple[float, float, float], ...],
    papers: tuple[int, int],
    span: tuple[float, float],
    first: float,
    step: float,
) -> None:
    wing = minus(outline, gathered(oval(side * x, y, r, r * 0.8) for x, y, r in holes))
    gold = linear((side * 10, span[0]), (side * 50, span[1]), [(0, papers[0]), (1, papers[1])])
    sheet(
        canvas, wing, 0, shader=gold, grain=0.35, shadow=Shadow(0, 3, 4, 0.55), edge=Edge(0xFFF8DC, 0.9, 0.9)
    )
    canvas.save()
    canvas.clipPath(wing, True)
    for k in range(5):
        angle = first + k * step
        canvas.drawLine(0, 0, side * math.cos(angle) * 70, math.sin(angle) * 70, stroke(DEEP, 0.9, 0.55))
    canvas.restore()


def _body(canvas: skia.Canvas) -> None:
    trunk = smooth([(0, -16), (3.4, -8), (2.6, 10), (0, 24), (-2.6, 10), (-3.4, -8)], True, 0.9)
    sheet(canvas, trunk, 0x3A2208, grain=0, edge=Edge(0xFFE3A0, 0.9, 0.7))
    for side in (-1, 1):
        feeler = skia.Path()
        feeler.moveTo(0, -14)
        feeler.cubicTo(side * 3, -26, side * 8, -34, side * 14, -38)
        canvas.drawPath(feeler, stroke(PALE, 1.1, 0.95))
        canvas.drawCircle(side * 14, -38, 1.5, fill(PALE))
