"""The Stilt Village: houses on legs over black water, the moon, mist in bands."""

from ....light import glow
from ....paint import fill, stroke
from ....shapes import arch, poly, rect, smooth, union
from ..palettes import Tones
from .place import FLOOR, WIDTH, Light, Stage

LIGHT = Light(
    (0x1C2C4A, 0x6A8CA8, 0xDCEEF0), 0xFFFFFF, (0x9CB8C4, 0x7A9CAC), (0x52728A, 0x3A566E),
    (0x26384E, 0x121C2C), 0xE8F8FF, (0x3A566A, 0x101A28), 0x2E5A4E, 0x9CF0D0, 0x9CE6FF,
)  # fmt: skip


def draw(stage: Stage) -> None:
    """Paint it from back to front."""
    h = stage.h
    stage.moon(WIDTH * 0.3, h * 0.28, h * 0.15)
    for i in range(9):
        _house(
            stage,
            WIDTH * (i + 0.4) / 9,
            FLOOR - h * (0.34 + 0.04 * (i % 2)),
            h * 0.24,
            stage.light.far,
            10 + i,
        )
    stage.haze(FLOOR - h * 0.36, h * 0.06, 0.45)
    for i in range(6):
        size = h * (0.46 - 0.06 * (i % 2))
        _house(
            stage, WIDTH * (i + 0.5) / 6, FLOOR - h * (0.2 + 0.06 * (i % 2)), size, stage.light.mid, 20 + i
        )
    stage.haze(FLOOR - h * 0.14, h * 0.05, 0.4)
    pier = rect(-9, FLOOR - h * 0.085, WIDTH + 18, h * 0.035)
    for i in range(26):
        pier = union(pier, rect(WIDTH * (i + 0.4) / 26, FLOOR - h * (0.12 + 0.06 * (i % 2)), h * 0.024, h))
    stage.layer(pier, stage.light.near, 7)
    for _ in range(44):
        x, long = stage.rng.random() * WIDTH, h * (0.1 + 0.2 * stage.rng.random())
        reed = smooth(
            [(x, FLOOR), (x + long * 0.05, FLOOR - long * 0.6), (x + long * 0.22, FLOOR - long)], False, 1
        )
        stage.canvas.drawPath(reed, stroke(stage.light.near[0], h * 0.011, 0.9))


def _house(stage: Stage, x: float, foot: float, size: float, tones: Tones, seed: int) -> None:
    s = size
    legs = [rect(x + dx * s - s * 0.03, foot - s * 0.1, s * 0.06, stage.h) for dx in (-0.38, -0.1, 0.16, 0.4)]
    roof = poly(
        [
            (x - s * 0.52, foot - s * 0.56),
            (x - s * 0.1, foot - s * 1.02),
            (x + s * 0.12, foot - s * 1.02),
            (x + s * 0.52, foot - s * 0.56),
        ]
    )
    deck, room = (
        rect(x - s * 0.5, foot - s * 0.16, s, s * 0.09),
        rect(x - s * 0.36, foot - s * 0.62, s * 0.72, s * 0.5),
    )
    stage.layer(union(*legs, deck, room, roof), tones, seed)
    stage.canvas.drawPath(arch(x - s * 0.08, foot - s * 0.48, s * 0.18, s * 0.24, 0.5), fill(0xFFE6A8))
    glow(stage.canvas, x, foot - s * 0.36, s * 0.36, 0xFFC87A, 0.6)
    stage.canvas.drawLine(
        x + s * 0.01, foot - s * 0.5, x + s * 0.01, foot - s * 0.24, stroke(tones[1], s * 0.02)
    )
