"""Dead Cells: the island with its castle before the moon, and the four prisoners on the shore."""

import math
import random

import skia

from ..games.dead_cells.cast.prisoners import PRISONERS
from ..games.dead_cells.creature import seed_of
from ..grain import lay_grain
from ..knife import cut
from ..light import glow, sparks
from ..paint import falling, fill, shaded
from ..palette import MAGENTA, mix
from ..paper import Edge, Lamp, Shadow, sheet
from ..shapes import arch, disc, oval, poly, rect, smooth, union
from .stage import PAD, front, whole

MOON = Lamp(150, 146, 170)
DEEP = 0x03181C

FAR_TOWERS = [(72, 10, 60, "spire"), (92, 12, 84, "crown"), (204, 12, 72, "spire"), (226, 16, 46, "crown")]
NEAR_TOWERS = [
    (116, 15, 112, "spire"), (138, 26, 138, "crown"), (160, 14, 104, "spire"), (182, 22, 78, "crown"),
    (96, 18, 66, "crown"),
]  # fmt: skip
"""Middle, width, height and roof of each tower."""

CLOUDS = [
    (70, -40, 120, 0x0B4650, 1),
    (108, 160, 320, 0x126A70, 2),
    (196, -50, 110, 0x3FB9AA, 3),
    (182, 196, 330, 0x2A9A92, 4),
]
COMPANY = [
    ("prisoner_3", 45, 366, 1.06),
    ("prisoner_1", 212, 368, 1.12),
    ("prisoner_2", 160, 372, 1.2),
    ("prisoner_0", 100, 380, 1.44),
]
"""Each prisoner, where the feet stand, and how large: the farthest first."""

WAVES = [0x2FA99C, 0x1C8A86, 0x126A70, 0x0A4A54, 0x06303A]


def dead_cells(canvas: skia.Canvas) -> None:
    """Draw the theatre of Dead Cells."""
    _sky(canvas)
    for cloud in CLOUDS:
        _cloud(canvas, *cloud)
    _towers(canvas, 236, FAR_TOWERS, 0x3FA89C, 0xEFFFF6, 31, lit=False)
    _towers(canvas, 240, NEAR_TOWERS, 0x12626A, 0xD6FFF0, 32, lit=True)
    _island(canvas)
    for i, rgb in enumerate(WAVES):
        _wave(canvas, i, rgb)
    _cliff(canvas)
    for name, x, y, size in COMPANY:
        _prisoner(canvas, name, x, y, size)
    sparks(canvas, 26, 0xFFB45C, (30, 150, 200, 190), alpha=(0.4, 0.9), radius=(0.5, 1.7), seed=81)
    front(canvas, 0x071A20, 0x6FE0CC, Lamp(146, 150, 230))


def _sky(canvas: skia.Canvas) -> None:
    canvas.drawPath(
        whole(), shaded(falling(0, 300, (0, 0x04161C), (0.36, 0x0B4650), (0.74, 0x2FA99C), (1, 0xB9F0DC)))
    )
    lay_grain(canvas, whole(), 0.6)
    for i, (radius, rgb, alpha) in enumerate(
        ((104, 0x2FC7B6, 0.18), (80, 0x6FE0CC, 0.26), (58, 0xD6FFF0, 0.92))
    ):
        moon = cut(disc(MOON.x, MOON.y, radius), 9, 0.8, i)
        canvas.drawPath(moon, fill(rgb, alpha))
        lay_grain(canvas, moon, 0.5 * alpha)
    for x, y, radius in ((134, 124, 9), (168, 160, 13), (172, 122, 5), (140, 170, 6)):
        canvas.drawPath(cut(disc(x, y, radius), 5, 0.6, radius), fill(0x9FE0D0, 0.45))


def _cloud(canvas: skia.Canvas, y: float, left: float, right: float, rgb: int, seed: int) -> None:
    """A torn strip."""
    rng = random.Random(seed)
    steps = [i / 8 for i in range(9)]
    upper = [(left + (right - left) * t, y - 9 * math.sin(math.pi * t) * (0.4 + rng.random())) for t in steps]
    lower = [
        (right - (right - left) * t, y + 5 * math.sin(math.pi * t) * (0.3 + rng.random())) for t in steps
    ]
    sheet(
        canvas,
        smooth(upper + lower, True, 0.9),
        rgb,
        shadow=Shadow(0, 2, 4, 0.3),
        edge=Edge(0xB9F0DC, 0.4, 0.8),
    )


def _tower(foot: float, x: float, width: float, height: float, roof: str) -> skia.Path:
    top = foot - height
    shaft = rect(x - width / 2, top, width, height + 120)
    if roof == "spire":
        return union(
            shaft, poly([(x - width * 0.72, top + 1), (x, top - width * 2.1), (x + width * 0.72, top + 1)])
        )
    merlons = [
        rect(x - width * 0.62 + k * width * 0.345, top - width * 0.3, width * 0.2, width * 0.5)
        for k in range(4)
    ]
    return union(shaft, rect(x - width * 0.62, top - 1, width * 1.24, width * 0.34), *merlons)


def _towers(
    canvas: skia.Canvas,
    foot: float,
    towers: list[tuple[int, int, int, str]],
    rgb: int,
    edge: int,
    seed: int,
    lit: bool,
) -> None:
    castle = cut(union(*(_tower(foot, *tower) for tower in towers)), 7, 0.6, seed)
    sheet(
        canvas, castle, rgb, mix(rgb, DEEP, 0.35), span=(foot - 130, foot + 60), shadow=Shadow(0, 2, 6, 0.5),
        edge=Edge(edge, 0.9, 1.4, MOON),
    )  # fmt: skip
    if not lit:
        return
    rng = random.Random(seed)
    for x, width, height, _ in towers:
        for k in range(height // 20):
            if rng.random() < 0.6:
                wx, wy = x + (rng.random() - 0.5) * width * 0.4, foot - height + 9 + k * 18
                canvas.drawPath(arch(wx - 1.8, wy, 3.6, 8, 0.5), fill(0xFF9CC6))
                glow(canvas, wx, wy + 4, 9, MAGENTA, 0.5)


def _island(canvas: skia.Canvas) -> None:
    rock = smooth(
        [
            (34, 262),
            (66, 232),
            (100, 224),
            (138, 218),
            (184, 224),
            (218, 240),
            (252, 262),
            (230, 290),
            (60, 290),
        ],
        True,
        0.6,
    )
    sheet(
        canvas, cut(rock, 8, 2.2, 33), 0x0E4F58, 0x052229, span=(220, 285), kind="stone",
        shadow=Shadow(0, 3, 6, 0.6),
        edge=Edge(0x8FF0DC, 0.9, 1.5, Lamp(150, 190, 150)),
    )  # fmt: skip


def _wave(canvas: skia.Canvas, row: int, rgb: int) -> None:
    rng = random.Random(70 + row)
    y = 262 + row * 17
    crest = [(-PAD + 20 * k, y + (6 if k % 2 else -3) + (rng.random() - 0.5) * 3) for k in range(17)]
    water = smooth([*crest, (290, 440), (-30, 440)], True, 0.8)
    sheet(
        canvas, water, rgb, mix(rgb, DEEP, 0.5), span=(y, y + 50), shadow=Shadow(0, -2, 5, 0.45),
        edge=Edge(0xD6FFF0, 0.75 - 0.08 * row, 1.2, Lamp(150, y, 150)),
    )  # fmt: skip


def _cliff(canvas: skia.Canvas) -> None:
    rock = poly(
        [
            (-30, 356),
            (26, 346),
            (70, 340),
            (124, 343),
            (176, 346),
            (222, 350),
            (290, 362),
            (290, 440),
            (-30, 440),
        ]
    )
    sheet(
        canvas, cut(rock, 8, 2.2, 36), 0x0B1F26, 0x03090C, span=(344, 400), kind="stone",
        shadow=Shadow(0, -3, 9, 0.8),
        edge=Edge(0xFF7FB4, 0.9, 1.6, Lamp(100, 342, 130)),
    )  # fmt: skip


def _prisoner(canvas: skia.Canvas, name: str, x: float, y: float, size: float) -> None:
    """One of the house's four, as on the stage of a fight."""
    canvas.drawPath(oval(x, y, 25 * size, 5 * size), fill(0x000000, 0.5))
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(size, size)
    PRISONERS[name].draw(canvas, seed_of(name))
    canvas.restore()
