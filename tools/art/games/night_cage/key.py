"""The key that everybody needs, and the dais on which it lies."""

import math

import skia

from ...knife import cut
from ...light import leak
from ...paint import fill, linear, stroke
from ...palette import FLAME_OUTER
from ...paper import Edge, inner_shadow, sheet
from ...shapes import disc, minus, moved, rect, rounded, union
from .anatomy import polar
from .materials import GOLD, GOLD_DARK, GOLD_LIGHT, halo


def key_outline(x: float, y: float, size: float, turn: float = 0) -> skia.Path:
    """A key with a clover bow, its bit down; at size 1 it is 90 units long."""
    bow = disc(0, -24, 18)
    for angle in (-math.pi / 2, math.pi, 0.0):
        bow = union(bow, disc(*polar(20, angle, 0, -24), 8.5))
    for angle in (-math.pi / 2, math.pi, 0.0):
        bow = minus(bow, disc(*polar(20, angle, 0, -24), 3.2))
    bow = minus(bow, disc(0, -24, 8))
    stem = union(rect(-5, -9, 10, 53), rounded(-9, -8, 18, 7, 2), rect(3, 22, 15, 8), rect(3, 35, 20, 9))
    return moved(union(bow, stem), x, y, size, turn)


def gold_key(canvas: skia.Canvas, x: float, y: float, size: float = 1.0, turn: float = 0) -> None:
    """Lay a shining key, outlined in soot so that it stands out on anything."""
    outline = key_outline(x, y, size, turn)
    box = outline.getBounds()
    canvas.drawPath(outline, stroke(0x0A0503, 7 * size, 0.92))
    leak(canvas, outline, FLAME_OUTER, 0.35, 5 * size)
    shine = linear(
        (box.left(), box.top()), (box.right(), box.bottom()), [(0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK)]
    )
    sheet(canvas, cut(outline, 5, 0.4, 2), 0, shader=shine, grain=0.35, edge=Edge(0xFFF8E0, 0.95, 1.2 * size))


def key_hollow(canvas: skia.Canvas, x: float, y: float, size: float = 1.0, turn: float = 0) -> None:
    """The bed of a key that somebody took."""
    outline = key_outline(x, y, size, turn)
    canvas.drawPath(outline, fill(0x040202))
    inner_shadow(canvas, outline, 3, 0.9)
    canvas.drawPath(outline, stroke(0x8A6236, 1.8 * size, 0.9))


def dais(canvas: skia.Canvas, radius: float, seed: int) -> None:
    """A round step of dark stone round the origin."""
    step = cut(disc(0, 0, radius), 8, 1.4, seed)
    sheet(canvas, step, 0x4A3522, kind="stone", shadow=halo(7), edge=Edge(0xEFC283, 0.9, 1.8))
    bed = cut(disc(0, 0, radius - 9), 8, 1.1, seed + 1)
    sheet(canvas, bed, 0x1E130C, kind="stone", shadow=halo(4, 0.8), edge=Edge(0x8A6236, 0.8))
    for i in range(16):
        angle = i / 16 * math.tau
        notch = (*polar(radius - 8, angle), *polar(radius - 1, angle))
        canvas.drawLine(*notch, stroke(0x120A06, 2, 0.9))


def key_dais(canvas: skia.Canvas, taken: bool = False) -> None:
    """The dais with its key, or with the key's empty bed."""
    dais(canvas, 62, 2)
    (key_hollow if taken else gold_key)(canvas, -5, -8, 1.22, 35)
