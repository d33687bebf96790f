"""The gate: moonlight behind bars, the only cold light in the cage."""

import math

import skia

from ...grain import lay_grain
from ...knife import cut
from ...light import glow
from ...paint import blur, falling, fill, shaded, stroke
from ...palette import WHITE
from ...paper import Edge, inner_shadow, sheet
from ...shapes import arch, minus, rect, rounded
from .materials import halo

MOON = 0x9CC4E8


def gate(canvas: skia.Canvas) -> None:
    """Draw it round the origin, upright."""
    frame, window = arch(-70, -96, 140, 168, 0.52), arch(-46, -64, 92, 136, 0.52)
    canvas.drawPath(arch(-68, -88, 136, 166, 0.5), fill(0, 0.85, MaskFilter=blur(10)))
    glow(canvas, 0, -8, 122, MOON, 0.42)
    step = cut(rounded(-80, 62, 160, 26, 3), 9, 1, 3)
    sheet(canvas, step, 0xB5A894, 0x6A5C4A, kind="stone", shadow=halo(6), edge=Edge(0xFFF6E2, 0.8, 1.4))
    _night_outside(canvas, window)
    _bars(canvas, window)
    _stones(canvas, minus(frame, window))


def _night_outside(canvas: skia.Canvas, window: skia.Path) -> None:
    sky = falling(-64, 72, (0, 0xF2FAFF), (0.42, MOON), (1, 0x2C5686))
    canvas.drawPath(window, shaded(sky))
    canvas.drawCircle(0, -16, 21, fill(WHITE, 0.95, MaskFilter=blur(6)))
    canvas.drawCircle(0, -16, 16, fill(WHITE))
    hills = skia.Path()
    hills.moveTo(-50, 80)
    hills.cubicTo(-40, 30, -14, 52, 4, 40)
    hills.cubicTo(18, 30, 34, 46, 50, 34)
    hills.lineTo(50, 80)
    hills.close()
    canvas.save()
    canvas.clipPath(window, True)
    canvas.drawPath(hills, fill(0x1C3A60, 0.85))
    canvas.restore()
    inner_shadow(canvas, window, 7, 0.75)


def _bars(canvas: skia.Canvas, window: skia.Path) -> None:
    canvas.save()
    canvas.clipPath(window, True)
    for x in (-34, -17, 0, 17, 34):
        canvas.drawPath(rect(x - 3.4, -70, 6.8, 150), fill(0x0E0A09))
        canvas.drawLine(x - 2.4, -70, x - 2.4, 80, stroke(0x8FA9C4, 1.1, 0.7))
    for y in (-24, 20, 58):
        canvas.drawPath(rect(-50, y - 3.2, 100, 6.4), fill(0x0E0A09))
    canvas.restore()


def _stones(canvas: skia.Canvas, ring: skia.Path) -> None:
    sheet(
        canvas, cut(ring, 8, 0.9, 4), 0xD8CBB4, 0x8C7C66, kind="stone",
        shadow=halo(6), edge=Edge(0xFFF8E8, 0.9, 1.8),
    )  # fmt: skip
    canvas.save()
    canvas.clipPath(ring, True)
    for i in range(-6, 7):
        angle = -math.pi / 2 + i * 0.27
        x, y = math.cos(angle), math.sin(angle)
        canvas.drawLine(x * 30, y * 36 - 8, x * 116, y * 134 - 8, stroke(0x3B2F22, 2.4, 0.85))
    for y in (6, 30, 52):
        canvas.drawLine(-80, y, 80, y, stroke(0x3B2F22, 2.4, 0.85))
    canvas.restore()
    lay_grain(canvas, ring, 0.3, "soot")
