"""The Ramparts: the evening behind towers and a crenellated wall, pennants in the wind."""

from ....outline import trace
from ....paint import stroke
from ....shapes import rect, smooth, union
from .place import FLOOR, WIDTH, Light, Stage, roofed

LIGHT = Light(
    (0x4A1A3A, 0xD8603A, 0xFFD08A), 0xFFF0C8, (0xC8704A, 0x9A4A44), (0x8A3A44, 0x5A2234),
    (0x4A1E30, 0x220C1A), 0xFFDCB4, (0x7A3A3E, 0x2A121C), 0x2E3A6A, 0x9CB8FF, 0xFFB45A,
)  # fmt: skip
PENNANT = "0 0.01, 0.13 0.03, 0.26 0, 0.22 0.06, 0.27 0.12, 0.13 0.11, 0 0.14"


def draw(stage: Stage) -> None:
    """Paint it from back to front."""
    h, rng = stage.h, stage.rng
    stage.moon(WIDTH * 0.64, h * 0.58, h * 0.24)
    skyline = rect(-9, FLOOR - h * 0.3, WIDTH + 18, h)
    for i in range(16):
        width = h * (0.08 + 0.06 * rng.random())
        tower = roofed(
            WIDTH * (i + rng.random() * 0.6) / 16,
            FLOOR - h * 0.28,
            width,
            h * (0.08 + 0.26 * rng.random()),
            width * 1.3,
        )
        skyline = union(skyline, tower)
    stage.layer(skyline, stage.light.far, 1)
    _towers(stage)
    for i, share in enumerate((0.08, 0.34, 0.6, 0.86)):
        x = WIDTH * share
        stage.canvas.drawLine(x, FLOOR, x, h * 0.17, stroke(0x22101A, h * 0.014))
        cloth = [(x + dx * h, h * 0.18 + dy * h) for dx, dy in trace(PENNANT)]
        stage.layer(smooth(cloth, True, 0.5), (0x46609A, 0x1E2A52), 40 + i, "paper")
    wall, merlon = rect(-9, FLOOR - h * 0.14, WIDTH + 18, h), h * 0.13
    for i in range(int(WIDTH / (merlon * 1.7)) + 2):
        wall = union(wall, rect(-9 + i * merlon * 1.7, FLOOR - h * 0.24, merlon, h * 0.12))
    stage.courses(stage.layer(wall, stage.light.near, 6), h * 0.065)


def _towers(stage: Stage) -> None:
    h = stage.h
    spots = [(WIDTH * (i + 0.12 + 0.3 * (i % 2)) / 7, h * (0.2 + 0.26 * (i * 5 % 3) / 2)) for i in range(7)]
    wall = union(rect(-9, FLOOR - h * 0.2, WIDTH + 18, h),
                 *(roofed(x, FLOOR - h * 0.18, h * 0.2, high, h * 0.23) for x, high in spots))  # fmt: skip
    stage.courses(stage.layer(wall, stage.light.mid, 2), h * 0.065, 0.28)
    for x, high in spots:
        stage.window(x, FLOOR - h * 0.14 - high, h * 0.044, h * 0.085)
