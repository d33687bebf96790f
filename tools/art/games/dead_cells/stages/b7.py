"""High Peak Castle: the outer court in the snow, and the throne side under its chandeliers."""

import math

from ....light import glow, sparks
from ....paint import stroke
from ....props.flame import flame
from ....shapes import arch, disc, minus, poly, rect, smooth, union
from ..icons.paint import draw_icon
from ..palettes import Tones
from .place import FLOOR, WIDTH, Light, Stage, roofed

COURT = Light(
    (0x2A1A4A, 0xB05A7A, 0xFFD8C8), 0xFFF4EA, (0xB888A4, 0x8A6488), (0x7A4662, 0x4E2A48),
    (0x4A1628, 0x240A16), 0xFFE6DC, (0xD8C8CC, 0x5A3A4A), 0x8A1A2E, 0xFFA08A, 0xFFF0E0,
)  # fmt: skip
THRONE = Light(
    (0x3A0A16, 0xC8862A, 0xFFF0B8), 0xFFFBE6, (0xE0B45A, 0xA8742E), (0x9A3A32, 0x5E161E),
    (0x5A0E1A, 0x28060E), 0xFFF0C0, (0x8A3A2E, 0x2A0C10), 0xC8A04A, 0xFFF3C0, 0xFFF0A0,
)  # fmt: skip
SNOW: tuple[Tones, Tones] = ((0xE4C8D4, 0xB08AA4), (0xC8A4B8, 0x8A6488))
GOLD: Tones = (0xFFE09A, 0x9A6420)
KEEP = ((0.30, 0.12, 0.16), (0.40, 0.09, 0.34), (0.49, 0.16, 0.26), (0.58, 0.10, 0.50), (0.68, 0.20, 0.36),
        (0.79, 0.10, 0.44), (0.89, 0.15, 0.22), (0.1, 0.13, 0.2), (0.2, 0.1, 0.3))  # fmt: skip
"""Towers as shares: middle, width, height."""


def draw_court(stage: Stage) -> None:
    """Mountains, the castle, banners on poles, falling snow."""
    h, rng = stage.h, stage.rng
    stage.moon(WIDTH * 0.2, h * 0.3, h * 0.13)
    for i, (tones, foot, rise) in enumerate(zip(SNOW, (0.5, 0.34), (0.34, 0.24), strict=True)):
        peaks = 2 * (9 + i) + 1
        ridge = [
            (
                -10 + (WIDTH + 20) * j / (peaks - 1),
                FLOOR - h * (foot + (rise * (0.5 + 0.5 * rng.random()) if j % 2 else -0.02)),
            )
            for j in range(peaks)
        ]
        stage.layer(poly([(-20, FLOOR + 20), *ridge, (WIDTH + 20, FLOOR + 20)]), tones, 1 + i)
    castle = union(
        rect(-9, FLOOR - h * 0.26, WIDTH + 18, h),
        *(roofed(WIDTH * x, FLOOR - h * 0.24, h * w, h * t, h * w * 1.5) for x, w, t in KEEP),
    )
    stage.layer(castle, stage.light.mid, 5)
    for x, _, tall in KEEP:
        stage.window(WIDTH * x, FLOOR - h * (0.2 + tall), h * 0.032, h * 0.065)
    for i in range(6):
        _banner(stage, WIDTH * (i + 0.42) / 6, 30 + i)
    fence = rect(-9, FLOOR - h * 0.1, WIDTH + 18, h * 0.1)
    for i in range(30):
        fence = union(
            fence, roofed(WIDTH * (i + 0.5) / 30, FLOOR - h * 0.08, h * 0.05, h * 0.07, h * 0.04, 1.0)
        )
    stage.layer(fence, stage.light.near, 8)
    sparks(stage.canvas, 220, 0xFFFFFF, (0, 0, WIDTH, FLOOR), alpha=(0.4, 0.95), radius=(0.7, 2.2), seed=77)


def _banner(stage: Stage, x: float, seed: int) -> None:
    h = stage.h
    stage.canvas.drawLine(x, FLOOR, x, h * 0.34, stroke(0x240A16, h * 0.016))
    cloth = poly(
        [
            (x, h * 0.36),
            (x + h * 0.15, h * 0.36),
            (x + h * 0.15, h * 0.7),
            (x + h * 0.075, h * 0.63),
            (x, h * 0.7),
        ]
    )
    stage.layer(cloth, (0xC8283C, 0x6A0E1E), seed, "paper")
    draw_icon(stage.canvas, "elite", x + h * 0.075, h * 0.48, h * 0.04)


def draw_throne(stage: Stage) -> None:
    """Columns, a rose window, the throne on its steps, chandeliers."""
    h, canvas, x, y = stage.h, stage.canvas, WIDTH * 0.5, stage.h * 0.36
    glow(canvas, x, y, h * 0.9, 0xFFE9A0, 0.6)
    lights = [
        arch(WIDTH * (i + 0.5) / 9 - h * 0.07, h * 0.2, h * 0.14, h * 0.62, 0.5) for i in range(9) if i != 4
    ]
    stage.layer(minus(rect(-9, -9, WIDTH + 18, h + 30), disc(x, y, h * 0.27), *lights), stage.light.far, 1)
    for spoke in range(12):
        angle = spoke * math.pi / 6
        canvas.drawLine(
            x, y, x + math.cos(angle) * h * 0.27, y + math.sin(angle) * h * 0.27, stroke(0x8A5A1C, h * 0.014)
        )
    for radius in (0.1, 0.19):
        canvas.drawCircle(x, y, h * radius, stroke(0x8A5A1C, h * 0.014))
    for i in range(9):
        if i != 4:
            _column(stage, WIDTH * i / 8, 10 + i)
    _throne(stage, x)
    for side in (-1, 1):
        for reach in (0.16, 0.36):
            _chandelier(stage, x + side * WIDTH * reach, h * 0.24, 36)


def _column(stage: Stage, x: float, seed: int) -> None:
    h = stage.h
    shaft = union(rect(x - h * 0.055, -9, h * 0.11, h + 20), rect(x - h * 0.08, h * 0.1, h * 0.16, h * 0.05),
                  rect(x - h * 0.085, FLOOR - h * 0.12, h * 0.17, h * 0.14))  # fmt: skip
    stage.layer(shaft, stage.light.mid, seed)
    for flute in (-0.025, 0.025):
        stage.canvas.drawLine(
            x + h * flute, h * 0.16, x + h * flute, FLOOR - h * 0.12, stroke(0x2A0A10, 1.3, 0.6)
        )


def _throne(stage: Stage, x: float) -> None:
    h = stage.h
    steps = union(
        rect(x - h * 0.3, FLOOR - h * 0.1, h * 0.6, h * 0.12),
        rect(x - h * 0.22, FLOOR - h * 0.16, h * 0.44, h * 0.1),
    )
    stage.layer(steps, (0xB8862E, 0x5E3A14), 31)
    seat = union(
        rect(x - h * 0.12, FLOOR - h * 0.34, h * 0.24, h * 0.2),
        arch(x - h * 0.1, FLOOR - h * 0.66, h * 0.2, h * 0.4, 0.5),
    )
    stage.layer(seat, GOLD, 32)
    stage.layer(arch(x - h * 0.07, FLOOR - h * 0.58, h * 0.14, h * 0.3, 0.5), stage.light.near, 33, "paper")
    carpet = poly(
        [
            (x - h * 0.1, FLOOR - h * 0.16),
            (x + h * 0.1, FLOOR - h * 0.16),
            (x + h * 0.22, FLOOR + 40),
            (x - h * 0.22, FLOOR + 40),
        ]
    )
    stage.layer(carpet, (0xC8283C, 0x7A1222), 34, "paper")


def _chandelier(stage: Stage, x: float, y: float, seed: int) -> None:
    h = stage.h
    stage.canvas.drawLine(x, -5, x, y, stroke(0x2A0A10, h * 0.012))
    bowl = [(x - h * 0.13, y), (x, y + h * 0.05), (x + h * 0.13, y), (x, y + h * 0.09)]
    stage.layer(smooth(bowl, True, 0.8), GOLD, seed)
    for i in range(-2, 3):
        flame(stage.canvas, x + i * h * 0.06, y + h * 0.01 * abs(i), h * 0.06, 0, 0.6)
