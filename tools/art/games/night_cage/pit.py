"""Pits: a floor that broke in falling sheets, down to black."""

import math
import random

import skia

from ...grain import lay_grain
from ...paint import blur, fill, stroke
from ...paper import inner_shadow
from ...shapes import poly
from .anatomy import polar
from .cracks import crack
from .materials import chance

SHEETS = (
    (0x9C7040, 0xFFD592), (0x5E4024, 0xB07F46), (0x332115, 0x64442A), (0x170E09, 0x301E13),
    (0x020101, 0x000000),
)  # fmt: skip
"""Paper and edge of the five sheets from the floor down."""
JAG = 0.22
"""How far the splinters of a tile's pit stand out, as a part of its radius."""


def hole(canvas: skia.Canvas, radius: float, seed: int, scale: float = 1.0) -> None:
    """Break a pit open round the origin; `scale` is the size of its splinters."""
    rng = chance("pit", seed)
    splinters, jag = max(22.0, 0.21 * radius / scale**0.5), JAG * min(1.0, 104 * scale**0.5 / radius)
    canvas.drawCircle(0, 0, radius * 1.05, fill(0, 0.85, MaskFilter=blur(9 * scale)))
    for i, (colour, edge) in enumerate(SHEETS):
        wide = radius * (1 - i * 0.125)
        rim = poly(_broken(wide, round(splinters * (1 - i * 0.09)), jag, rng))
        canvas.drawPath(rim, fill(colour))
        lay_grain(canvas, rim, 0.7, "stone")
        if i < 3:
            _strata(canvas, rim, wide, scale, rng)
        canvas.drawPath(rim, stroke(edge, (2.8 - i * 0.3) * scale, 0.95))
        inner_shadow(canvas, rim, 8 * scale, 0.85)


def _broken(radius: float, count: int, jag: float, rng: random.Random) -> list[tuple[float, float]]:
    phase = rng.random()
    rim = []
    for i in range(count):
        angle = (i + phase + (rng.random() - 0.5) * 0.5) / count * math.tau
        off = rng.random() if i % 2 else -rng.random() * 0.5
        rim.append(polar(radius * (1 - jag * 0.5 + jag * off), angle))
    return rim


def _strata(canvas: skia.Canvas, rim: skia.Path, radius: float, scale: float, rng: random.Random) -> None:
    canvas.save()
    canvas.clipPath(rim, True)
    for i in range(18):
        angle = (i + rng.random()) / 18 * math.tau
        line = (*polar(radius * 0.7, angle), *polar(radius * 1.2, angle + 0.04))
        canvas.drawLine(*line, stroke(0x120A06, 2.2 * scale, 0.8))
    canvas.restore()


def pit(canvas: skia.Canvas) -> None:
    """The reverse of every tile: a pit with cracks that run on into the walls."""
    for i in range(9):
        angle = i / 9 * math.tau + 0.3
        crack(canvas, [polar(84, angle), polar(140, angle + 0.1)], 7, 70 + i, False, lip=0x9C6E3B)
    hole(canvas, 106, 3)
