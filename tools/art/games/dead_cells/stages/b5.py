"""The Clock Tower: a dial as wide as a house, wheels, a bell on its beam and the pendulum."""

import math

from ....grain import lay_grain
from ....paint import fill, radial, shaded, stroke
from ....shapes import disc, minus, rect, smooth
from ..bosses.masonry import cogwheel
from ..palettes import Tones
from .place import FLOOR, HEIGHT, WIDTH, Light, Stage

LIGHT = Light(
    (0x141A3A, 0xB8862E, 0xFFE9A0), 0xFFF8D8, (0xC89A4A, 0x8A6428), (0x6A4A22, 0x3E2A18),
    (0x26284A, 0x10122A), 0xFFEBB0, (0x6A4A2A, 0x1E140E), 0x24407A, 0x8FC0FF, 0xFFE07A,
)  # fmt: skip
BRONZE: Tones = (0xFFE09A, 0x9A6420)
WHEELS = (
    (0.10, 0.70, 0.30, 18, "far"), (0.27, 0.98, 0.24, 16, "mid"), (0.91, 0.26, 0.26, 16, "far"),
    (0.76, 0.86, 0.30, 20, "mid"), (0.2, 0.26, 0.22, 14, "mid"), (0.34, 0.42, 0.16, 12, "far"),
    (0.66, 0.3, 0.15, 12, "mid"), (0.96, 0.78, 0.24, 16, "far"),
)  # fmt: skip
"""Where, how large and in which sheet: shares of the width and the height, teeth."""


def draw(stage: Stage) -> None:
    """Paint it from back to front."""
    h = stage.h
    _dial(stage, WIDTH * 0.5, h * 0.46, h * 0.36)
    for i, (x, y, radius, teeth, sheet) in enumerate(WHEELS):
        _wheel(stage, WIDTH * x, h * y, h * radius, teeth, getattr(stage.light, sheet), i)
    vault = [
        (WIDTH * 0.04, FLOOR + 40),
        (WIDTH * 0.04, h * 0.34),
        (WIDTH * 0.5, -h * 0.08),
        (WIDTH * 0.96, h * 0.34),
        (WIDTH * 0.96, FLOOR + 40),
    ]
    frame = minus(rect(-9, -9, WIDTH + 18, h + 30), smooth(vault, True, 0.7))
    stage.courses(stage.layer(frame, stage.light.near, 6), h * 0.08)
    _bell(stage, WIDTH * 0.8, h * 0.1, h * 0.16)
    x = WIDTH * 0.5
    stage.canvas.drawLine(x, -4, x + h * 0.14, h * 0.76, stroke(0x2A1A0C, h * 0.014))
    stage.layer(disc(x + h * 0.14, h * 0.78, h * 0.055), (0xFFE9B0, 0xA8702A), 50)


def _dial(stage: Stage, x: float, y: float, radius: float) -> None:
    canvas, h = stage.canvas, stage.h
    dusk = [(0, 0xFFF0B8, 0.8), (0.4, 0xB8862E, 0.3), (1, 0x141A3A, 0.9)]
    canvas.drawPath(rect(0, 0, WIDTH, HEIGHT), shaded(radial((x, y), h * 1.5, dusk)))
    pale = [(0, 0xFFF6D8), (0.6, 0xF0D08A), (1, 0xC89A4A)]
    canvas.drawPath(disc(x, y, radius), shaded(radial((x, y), radius, pale)))
    lay_grain(canvas, disc(x, y, radius), 0.5)
    for hour in range(12):
        c, s = math.cos(hour * math.pi / 6) * radius, math.sin(hour * math.pi / 6) * radius
        pen = stroke(0x5A3A14, h * (0.012 if hour % 3 else 0.022))
        canvas.drawLine(x + c * 0.92, y + s * 0.92, x + c * 0.74, y + s * 0.74, pen)
    stage.layer(minus(disc(x, y, radius * 1.12), disc(x, y, radius * 0.96)), stage.light.far, 1)
    for angle, reach, width in ((-1.1, 0.62, 0.03), (0.5, 0.8, 0.02)):
        tip = x + math.cos(angle) * radius * reach, y + math.sin(angle) * radius * reach
        canvas.drawLine(x, y, *tip, stroke(0x3A2410, h * width))
    canvas.drawCircle(x, y, h * 0.03, fill(0x3A2410))


def _wheel(stage: Stage, x: float, y: float, radius: float, teeth: int, tones: Tones, seed: int) -> None:
    canvas = stage.canvas
    stage.layer(cogwheel(x, y, radius, teeth, 0.14, 0.66), tones, 10 + seed)
    for spoke in range(6):
        angle = spoke * math.pi / 3 + seed
        end = x + math.cos(angle) * radius * 0.7, y + math.sin(angle) * radius * 0.7
        canvas.drawLine(x, y, *end, stroke(tones[1], stage.h * 0.022))
    canvas.drawCircle(x, y, radius * 0.2, fill(tones[1]))
    canvas.drawCircle(x, y, radius * 0.2, stroke(stage.light.rim, 1.2, 0.7))


def _bell(stage: Stage, x: float, y: float, size: float) -> None:
    stage.canvas.drawLine(WIDTH * 0.6, y, WIDTH + 9, y, stroke(0x2A1A0C, stage.h * 0.03))
    cup = [(x - size * 0.2, y), (x - size * 0.42, y + size * 0.7), (x - size * 0.62, y + size),
           (x + size * 0.62, y + size), (x + size * 0.42, y + size * 0.7), (x + size * 0.2, y)]  # fmt: skip
    stage.canvas.drawCircle(x, y + size * 1.02, size * 0.15, fill(0x5A3A14))
    stage.layer(smooth(cup, True, 0.5), BRONZE, 44)
