"""The Toxic Sewers: pipes with collars behind round vaults, slime from above."""

from ....light import glow
from ....paint import falling, shaded, stroke
from ....shapes import disc, rect, rounded, smooth, union
from .place import FLOOR, WIDTH, Light, Stage

LIGHT = Light(
    (0x1A3A12, 0x7CB02E, 0xE6F58A), 0xF8FFC0, (0x8CB84A, 0x4E8A3A), (0x3E7A3A, 0x1E4E2A),
    (0x1C4426, 0x0C2216), 0xF0FFC0, (0x3A6A2A, 0x10261A), 0x5A2A6E, 0xE6A0FF, 0xD6FF5A,
)  # fmt: skip
VAULTS = 6


def draw(stage: Stage) -> None:
    """Paint it from back to front."""
    h = stage.h
    stage.moon(stage.lamp.x, h * 0.46, h * 0.34)
    drains = [disc(WIDTH * (i + 0.5) / 8, h * 0.5, h * (0.18 + 0.06 * (i % 2))) for i in range(8)]
    stage.wall(drains, stage.light.far, 1, h * 0.07)
    _pipes(stage)
    radius, step = WIDTH / VAULTS * 0.43, WIDTH / VAULTS
    vaults = []
    for i in range(VAULTS):
        x = step * (i + 0.5)
        vaults.append(union(disc(x, h * 0.5, radius), rect(x - radius, h * 0.5, radius * 2, h)))
    stage.wall(vaults, stage.light.near, 5, h * 0.075)
    for i in range(VAULTS + 1):
        glow(stage.canvas, step * i, FLOOR - h * 0.1, h * 0.16, 0xD6FF5A, 0.5)
    _slime(stage)


def _pipes(stage: Stage) -> None:
    h = stage.h
    for row in range(3):
        y = h * (0.2 + 0.2 * row)
        stage.layer(rect(-9, y, WIDTH + 18, h * 0.065), stage.light.mid, 20 + row)
        for i in range(9):
            x = WIDTH * (i + 0.3 + 0.3 * (row % 2)) / 8
            stage.layer(rounded(x, y - h * 0.02, h * 0.06, h * 0.105, 2), stage.light.mid, 30 + row * 9 + i)


def _slime(stage: Stage) -> None:
    rng, h = stage.rng, stage.h
    for _ in range(26):
        x, long, half = (
            rng.random() * WIDTH,
            h * (0.08 + 0.32 * rng.random() ** 2),
            h * 0.012 * (1 + rng.random()),
        )
        drip = smooth(
            [(x - half * 2.4, -4), (x - half, long * 0.5), (x - half * 1.2, long), (x, long + half * 2),
             (x + half * 1.2, long), (x + half, long * 0.5), (x + half * 2.4, -4)], True, 0.6,
        )  # fmt: skip
        stage.canvas.drawPath(drip, shaded(falling(0, long, (0, 0x3E7A1E), (1, 0xD6FF5A))))
        stage.canvas.drawPath(drip, stroke(0xF6FFD0, 1.0, 0.7))
