"""A thick candle that has been burning for a while."""

import skia

from ..paint import Point, across, falling, shaded, stroke
from ..palette import WHITE
from ..paper import Edge, Shadow, sheet
from ..shapes import poly, rect, smooth
from .flame import flame

RUNS = ((0xD99C4C, 0xA86A28, (0.62, 0.30, 0.80, 0.45)), (0xFFF2CE, 0xF0C880, (0.34, 0.50, 0.22, 0.36)))
"""Two sheets of melted wax, dark below and light above, with the lengths of their four runs."""


def candle(canvas: skia.Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw a burning candle whose foot is at (x, y)."""
    _shaft(canvas, x, y, width, height)
    for top, bottom, lengths in RUNS:
        wax = smooth(_melted(x, y - height + 2, width, height, lengths), True, 0.85)
        sheet(canvas, wax, top, bottom, grain=0.3, shadow=Shadow(1, 2, 3, 0.5), edge=Edge(WHITE, 0.7))
    puddle = [(-0.9, 3), (-0.5, -5), (0.5, -4), (0.95, 4), (0.3, 8), (-0.4, 8)]
    pool = smooth([(x + dx * width, y + dy) for dx, dy in puddle], True, 0.9)
    sheet(canvas, pool, 0xF0C880, 0xA86A28, grain=0.3, shadow=Shadow(0, 2, 3, 0.6), edge=Edge(0xFFF6D8, 0.7))
    canvas.drawLine(x, y - height, x + 1, y - height - 9, stroke(0x1A0C06, 3))
    flame(canvas, x + 1, y - height - 3, width * 0.98, 0.05)


def _shaft(canvas: skia.Canvas, x: float, y: float, width: float, height: float) -> None:
    half = width / 2
    body = poly(
        [(x - half, y), (x - half + 1, y - height + 4), (x - width * 0.1, y - height - 2),
         (x + half - 1, y - height + 6), (x + half, y)]
    )  # fmt: skip
    wax = across(x - half, x + half, (0, 0xC98A3A), (0.34, 0xFFE7B2), (0.6, 0xF0BE70), (1, 0x7E4A18))
    sheet(canvas, body, 0, shader=wax, shadow=Shadow(0, 3, 8, 0.8), edge=Edge(0xFFF4D6, 0.5))
    lit = falling(y - height, y, (0, 0xFFF6D8, 0.9), (0.4, 0xFFD98C, 0.2), (1, 0x8A4210, 0.5))
    canvas.save()
    canvas.clipPath(body, True)
    canvas.drawPath(rect(x - width, y - height - 6, 2 * width, height + 6), shaded(lit))
    canvas.restore()


def _melted(x: float, top: float, width: float, height: float, lengths: tuple[float, ...]) -> list[Point]:
    rim = [
        (x - width * 0.54, top + 3),
        (x - width * 0.25, top - 6),
        (x + width * 0.2, top - 5),
        (x + width * 0.54, top + 4),
    ]
    half = width * 0.08
    for i, length in enumerate(lengths):
        middle = x + width * 0.54 - width * 1.08 * (i + 0.5) / len(lengths)
        end = top + height * length
        rim += [
            (middle + half * 1.5, top + 8), (middle + half, end - height * length * 0.2),
            (middle, end + half),
            (middle - half, end - height * length * 0.2), (middle - half * 1.5, top + 8),
        ]  # fmt: skip
    return rim
