"""Where the bosses stand: the yard behind the first gate, the top of the clock, the hall of the king."""

import math

from ....light import glow
from ....paint import stroke
from ....props.flame import flame
from ....shapes import arch, disc, minus, poly, rect, smooth, union
from ..bosses.masonry import cogwheel
from ..palettes import Tones
from .place import FLOOR, WIDTH, Light, Stage, roofed

YARD = Light(
    (0x2A0A18, 0xB83A1A, 0xFFC86A), 0xFFEBB8, (0xB8522E, 0x7A2E26), (0x6A2A30, 0x42161E),
    (0x3E1620, 0x1E0A10), 0xFFCFA0, (0x6A3430, 0x220E14), 0x4A2A5E, 0xD8A8FF, 0xFFB27A,
)  # fmt: skip
BELFRY = Light(
    (0x060A20, 0x24407A, 0x9CC0E8), 0xF4F8FF, (0x4A6AA8, 0x2E4678), (0x2A3A66, 0x182444),
    (0x141C3A, 0x080C1C), 0xCFE4FF, (0x34446A, 0x0E1426), 0x8A5A1C, 0xFFE09A, 0xFFE07A,
)  # fmt: skip
HALL = Light(
    (0x12060C, 0x5A1222, 0xE85A3A), 0xFFE0B0, (0x7A2A34, 0x4E1420), (0x46101C, 0x2A0810),
    (0x22060E, 0x0E0206), 0xFFC89A, (0x4A141C, 0x16060A), 0xC8A04A, 0xFFF3C0, 0xFFD08A,
)  # fmt: skip
GOLD: Tones = (0xFFE09A, 0x8A5418)


def draw_yard(stage: Stage) -> None:
    """C1: fire in the sky, roofs, piers with torches."""
    h, rng = stage.h, stage.rng
    stage.moon(stage.lamp.x, h * 0.5, h * 0.24)
    roofs = rect(-9, FLOOR - h * 0.26, WIDTH + 18, h)
    for i in range(16):
        width = h * (0.1 + 0.07 * rng.random())
        roofs = union(roofs, roofed(WIDTH * (i + rng.random() * 0.6) / 16, FLOOR - h * 0.24, width,
                                    h * (0.08 + 0.3 * rng.random()), width * 1.2))  # fmt: skip
    stage.layer(roofs, stage.light.far, 1)
    arches = stage.arcade(6, h * 0.08, 0.88, 0.4)
    stage.wall(arches, stage.light.near, 4, h * 0.08)
    for i in range(7):
        x = WIDTH * i / 6
        glow(stage.canvas, x, h * 0.42, h * 0.3, 0xFF8A3A, 0.45)
        stage.canvas.drawLine(x, h * 0.44, x, h * 0.58, stroke(0x5A3418, 6))
        flame(stage.canvas, x, h * 0.44, h * 0.13, 0.06, 0.6)


def draw_belfry(stage: Stage) -> None:
    """C2: the night over the world, an open belfry, the back of the great dial, wheels in the floor."""
    h, canvas = stage.h, stage.canvas
    stage.moon(WIDTH * 0.78, h * 0.24, h * 0.1)
    for i in range(90):
        x, y = stage.rng.random() * WIDTH, stage.rng.random() * h * 0.6
        canvas.drawCircle(x, y, 0.6 + stage.rng.random(), stroke(0xFFFFFF, 1.0, 0.3 + 0.5 * (i % 2)))
    for row, (base, tones) in enumerate(((0.2, stage.light.far), (0.12, stage.light.mid))):
        hills = [(-40 + 110 * i, FLOOR - h * (base + 0.05 * ((i * 7 + row) % 3))) for i in range(14)]
        stage.layer(smooth([(-60, FLOOR + 40), *hills, (WIDTH + 60, FLOOR + 40)], True, 0.6), tones, 2 + row)
    x, y, radius = WIDTH * 0.5, h * 0.48, h * 0.42
    glow(canvas, x, y, h * 0.8, 0x6FA8FF, 0.4)
    stage.layer(minus(disc(x, y, radius), disc(x, y, radius * 0.86)), GOLD, 8)
    for hour in range(12):
        angle = hour * math.pi / 6
        inner, outer = radius * (0.62 if hour % 3 == 0 else 0.72), radius * 0.88
        canvas.drawLine(
            x + math.cos(angle) * inner,
            y + math.sin(angle) * inner,
            x + math.cos(angle) * outer,
            y + math.sin(angle) * outer,
            stroke(0xC8923A, h * (0.026 if hour % 3 == 0 else 0.014)),
        )
    for i, (wx, wr, teeth) in enumerate(
        ((0.09, 0.24, 18), (0.27, 0.15, 12), (0.74, 0.17, 14), (0.92, 0.26, 18))
    ):
        stage.layer(cogwheel(WIDTH * wx, FLOOR - h * 0.02, h * wr, teeth, 0.16, 0.55), GOLD, 20 + i)
    openings = [
        arch(WIDTH * left, h * 0.07, WIDTH * width, h * 1.2, 0.3)
        for left, width in ((0.02, 0.2), (0.255, 0.49), (0.78, 0.2))
    ]
    stage.wall(openings, stage.light.near, 30, h * 0.08)
    for share in (0.12, 0.88):
        _bell(stage, WIDTH * share, h * 0.16, h * 0.2, 40)


def _bell(stage: Stage, x: float, y: float, size: float, seed: int) -> None:
    stage.canvas.drawLine(x, -4, x, y, stroke(0x2A1A0C, stage.h * 0.03))
    cup = [
        (x - size * 0.2, y),
        (x - size * 0.4, y + size * 0.7),
        (x - size * 0.6, y + size),
        (x + size * 0.6, y + size),
        (x + size * 0.4, y + size * 0.7),
        (x + size * 0.2, y),
    ]
    stage.layer(disc(x, y + size * 1.02, size * 0.14), (0x8A5418, 0x4A2A0C), seed)
    stage.layer(smooth(cup, True, 0.5), GOLD, seed + 1)


def draw_hall(stage: Stage) -> None:
    """C3: a hall of giant hands for columns, swords in the walls, braziers."""
    h, canvas = stage.h, stage.canvas
    glow(canvas, WIDTH * 0.5, h * 0.7, h * 1.2, 0xFF6A3A, 0.4)
    slits = [arch(WIDTH * (i + 0.5) / 11 - h * 0.035, h * 0.16, h * 0.07, h * 0.56, 0.5) for i in range(11)]
    stage.wall(slits, stage.light.far, 1, h * 0.075)
    for i in range(10):
        _sword(stage, WIDTH * (i + 1) / 11, 10 + i)
    for i in range(6):
        _palm(stage, WIDTH * i / 5, 30 + i)
    for share in (0.1, 0.3, 0.7, 0.9):
        x = WIDTH * share
        stage.layer(
            poly(
                [
                    (x - 44, FLOOR - h * 0.24),
                    (x + 44, FLOOR - h * 0.24),
                    (x + 20, FLOOR - h * 0.14),
                    (x + 12, FLOOR + 9),
                    (x - 12, FLOOR + 9),
                    (x - 20, FLOOR - h * 0.14),
                ]
            ),
            GOLD,
            50,
        )
        for dx, tall in ((-22, 0.1), (0, 0.17), (22, 0.11)):
            flame(canvas, x + dx, FLOOR - h * 0.235, h * tall, 0.04, 0.4)


def _sword(stage: Stage, x: float, seed: int) -> None:
    """A sword hung point down between two windows."""
    h = stage.h
    blade = poly([(x - 7, h * 0.26), (x + 7, h * 0.26), (x + 5, h * 0.62), (x, h * 0.68), (x - 5, h * 0.62)])
    guard = union(
        rect(x - 24, h * 0.235, 48, h * 0.028), rect(x - 4, h * 0.15, 8, h * 0.1), disc(x, h * 0.15, 8)
    )
    stage.layer(blade, (0xC8B8BC, 0x5A4A54), seed)
    stage.layer(guard, GOLD, seed + 40)


def _palm(stage: Stage, x: float, seed: int) -> None:
    """A column that holds the roof with four fingers."""
    h = stage.h
    fingers = []
    for lean in (-0.2, -0.07, 0.07, 0.2):
        top = x + h * lean
        fingers.append(
            poly(
                [
                    (x + h * (lean * 0.4 - 0.03), h * 0.4),
                    (top - h * 0.035, -9),
                    (top + h * 0.035, -9),
                    (x + h * (lean * 0.4 + 0.03), h * 0.4),
                ]
            )
        )
    shaft = [
        (x - h * 0.1, h * 0.34),
        (x + h * 0.1, h * 0.34),
        (x + h * 0.065, h * 0.52),
        (x + h * 0.06, FLOOR),
        (x - h * 0.06, FLOOR),
        (x - h * 0.065, h * 0.52),
    ]
    ring = rect(x - h * 0.085, h * 0.54, h * 0.17, h * 0.035)
    stage.courses(
        stage.layer(union(smooth(shaft, True, 0.3), *fingers), stage.light.near, seed), h * 0.08, 0.3
    )
    stage.layer(ring, GOLD, seed + 9)
