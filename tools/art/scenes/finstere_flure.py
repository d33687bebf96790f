"""Finstere Flure: the monster in its hall of pillars, blood on the floor, and one who runs."""

import math
import random

import skia

from ..grain import lay_grain
from ..knife import cut
from ..light import glow
from ..paint import blur, falling, fill, radial, shaded, stroke
from ..palette import mix
from ..paper import Edge, Lamp, Shadow, sheet
from ..props.monster import monster
from ..props.runner import runner
from ..shapes import arch, minus, oval, poly, rect, smooth, union
from .stage import PAD, WIDTH, floor_lines, ledge, whole

LAMP = Lamp(130, 180, 200)
DARK = 0x0A0F07

ROWS = [
    (19, 7, 108, 224, 0x9FB255, 6),
    (34, 13, 82, 242, 0x66793A, 4),
    (58, 22, 54, 268, 0x36461F, 2),
]
"""Half the distance of two pillars, their width, top, foot, colour and how many on each side; far to near."""

FLOORS = [(222, 0x9FB255), (239, 0x7E9244), (262, 0x5F7334)]
POOLS = [(78, 330, 88, 22, 1), (176, 352, 118, 28, 2), (140, 312, 36, 9, 3)]
"""Centre, width, height and seed of each pool."""


def finstere_flure(canvas: skia.Canvas) -> None:
    """Draw the theatre of Finstere Flure."""
    _far_light(canvas)
    for seed, (row, ground) in enumerate(zip(ROWS, FLOORS, strict=True)):
        _floor(canvas, *ground)
        _pillars(canvas, seed, *row)
    floor_lines(canvas, 258, 14, 0x0C120A, 0.5)
    glow(canvas, 130, 196, 120, 0xDCE88A, 0.45)
    monster(canvas, 130, 310, 0.90)
    for pool in POOLS:
        _blood(canvas, *pool)
    runner(canvas, 190, 358, 1.12)
    opening = union(arch(14, 12, 232, 440, 0.56), rect(14, 180, 232, 260))
    frame = minus(whole(), cut(opening, 10, 1.5, 4))
    sheet(
        canvas, frame, 0x0F160B, kind="stone", shadow=Shadow(0, 4, 10, 0.95),
        edge=Edge(0xC2D06A, 0.8, 1.6, Lamp(130, 180, 240)),
    )  # fmt: skip
    crest = [(-30.0, 380.0), (60, 374), (130, 380), (200, 372), (290, 380)]
    ledge(canvas, crest, (0x161E0E, 0x080B05), Edge(0xA9B858, 0.8, 1.4, Lamp(130, 360, 170)))


def _far_light(canvas: skia.Canvas) -> None:
    """The way out shines at the end of the hall."""
    light = [(0, 0xFBFCD6), (0.18, 0xE0E88E), (0.42, 0xA3B654), (0.80, 0x45562A), (1, 0x10180C)]
    canvas.drawPath(whole(), shaded(radial((130, 180), 250, light)))
    lay_grain(canvas, whole(), 0.6)


def _floor(canvas: skia.Canvas, line: float, rgb: int) -> None:
    ground = rect(-PAD, line, WIDTH + 2 * PAD, 240)
    shade = falling(
        line, line + 150, (0, mix(rgb, 0xE8F0A0, 0.38)), (0.35, mix(rgb, DARK, 0.2)), (1, 0x0C120A)
    )
    canvas.drawPath(ground, shaded(shade))
    lay_grain(canvas, ground, 0.6)


def _pillars(
    canvas: skia.Canvas, seed: int, half: float, width: float, top: float, foot: float, rgb: int, count: int
) -> None:
    """One row of pillars that carry pointed arches."""
    sheet_path = rect(-PAD, -PAD, WIDTH + 2 * PAD, top + PAD + width * 0.9)
    bays = [
        arch(130 + (2 * k - 1) * half + width / 2, top - half * 0.25, 2 * half - width, 90, 0.5)
        for k in range(-count, count + 1)
    ]
    sheet_path = minus(sheet_path, *bays)
    centres = [130 + (2 * k + 1) * half for k in range(-count, count)]
    for x in centres:
        shaft = poly(
            [
                (x - width * 0.46, top + 4),
                (x + width * 0.46, top + 4),
                (x + width * 0.56, foot),
                (x - width * 0.56, foot),
            ]
        )
        head = poly(
            [
                (x - width * 0.95, top),
                (x + width * 0.95, top),
                (x + width * 0.5, top + width * 0.7),
                (x - width * 0.5, top + width * 0.7),
            ]
        )
        base = poly(
            [
                (x - width * 0.6, foot - width * 0.4),
                (x + width * 0.6, foot - width * 0.4),
                (x + width * 0.85, foot + 2),
                (x - width * 0.85, foot + 2),
            ]
        )
        sheet_path = union(sheet_path, shaft, head, base)
    sheet(
        canvas, cut(sheet_path, 8, 0.7, 60 + seed), rgb, mix(rgb, DARK, 0.25), span=(0, foot), kind="stone",
        grain=0.7,
        shadow=Shadow(0, 2, 5 + 2 * seed, 0.55), edge=Edge(0xEFF3B8, 0.75, 1.2, LAMP),
    )  # fmt: skip
    flute = stroke(DARK, max(0.8, width * 0.06), 0.35)
    for x in centres:
        for shift in (-0.2, 0.12):
            canvas.drawLine(
                x + width * shift, top + width, x + width * shift * 1.15, foot - width * 0.5, flute
            )


def _blood(canvas: skia.Canvas, x: float, y: float, width: float, height: float, seed: int) -> None:
    rng = random.Random(seed)
    rim = []
    for i in range(11):
        angle = i / 11 * math.tau
        rx, ry = width / 2 * (0.8 + 0.4 * rng.random()), height / 2 * (0.8 + 0.4 * rng.random())
        rim.append((x + math.cos(angle) * rx, y + math.sin(angle) * ry))
    pool = smooth(rim, True, 1)
    canvas.drawPath(pool, fill(0x2A0503, 0.9, MaskFilter=blur(3)))
    shade = falling(y - height / 2, y + height / 2, (0, 0xE0402C), (0.4, 0x9C1712), (1, 0x5A0A0A))
    canvas.drawPath(pool, shaded(shade))
    canvas.save()
    canvas.clipPath(pool, True)
    canvas.drawPath(
        oval(x - width * 0.07, y - height * 0.29, width * 0.25, height * 0.11),
        fill(0xFFD9A0, 0.5, MaskFilter=blur(1.2)),
    )
    canvas.restore()
    canvas.drawPath(pool, stroke(0xFF7A58, 1, 0.6))
