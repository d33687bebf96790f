"""The Omen: a weeping eye that calls the Dirge."""

import math

import skia

from ...knife import cut
from ...light import glow
from ...paint import fill, radial, shaded, stroke
from ...palette import WHITE
from ...paper import Edge, inner_shadow, sheet
from ...shapes import poly
from .anatomy import polar, tear
from .key import dais
from .materials import FURY, WAX, WAX_MIDDLE, halo

TEARS = ((-26, 30, 5.0), (-4, 62, 6.0), (20, 44, 5.0), (36, 18, 4.0))
"""Place, length and half width of the runs below the eye."""


def omen(canvas: skia.Canvas) -> None:
    """Draw it round the origin; its tears run south."""
    dais(canvas, 74, 5)
    for i in range(24):
        angle = i / 24 * math.tau
        far = 64 if i % 2 else 58
        ray = poly([polar(40, angle - 0.07), polar(40, angle + 0.07), polar(far, angle)])
        canvas.drawPath(ray, fill(0xE9BE78, 0.95))
    for x, length, half in TEARS:
        sheet(
            canvas, tear(x, 18, length, half), WAX, WAX_MIDDLE, grain=0.3,
            shadow=halo(3), edge=Edge(WHITE, 0.7, 0.9),
        )  # fmt: skip
    weeping_eye(canvas)


def weeping_eye(canvas: skia.Canvas) -> None:
    """The eye alone, 116 units wide, round the origin."""
    lids = skia.Path()
    lids.moveTo(-58, 2)
    lids.cubicTo(-30, -46, 30, -46, 58, 2)
    lids.cubicTo(30, 42, -30, 42, -58, 2)
    lids.close()
    sheet(canvas, cut(lids, 6, 0.7, 3), WAX, shadow=halo(6, 0.95), edge=Edge(WHITE, 0.9, 1.6))
    inner_shadow(canvas, lids, 6, 0.55)
    canvas.drawCircle(0, 0, 27, shaded(radial((0, 0), 27, [(0, 0xE2341E), (0.7, 0x8E1410), (1, 0x4A0606)])))
    canvas.drawCircle(0, 0, 27, stroke(0x2A0404, 3))
    for i in range(20):
        angle = i / 20 * math.tau
        canvas.drawLine(*polar(13, angle), *polar(23, angle), stroke(0xFF7A52, 1.6, 0.85))
    canvas.drawPath(poly([(0, -25), (9, 0), (0, 25), (-9, 0)]), fill(0x080303))
    canvas.drawCircle(-9, -10, 4, fill(WHITE, 0.9))
    glow(canvas, 0, 0, 40, FURY, 0.3)
