"""The Forgotten Sepulcher: niches with skulls, tombs with lying figures, three lanterns."""

from ....light import glow
from ....paint import fill, stroke
from ....props.flame import Fire, flame
from ....shapes import arch, rect, smooth, union
from ..heads import skull
from ..icons.paint import draw_icon
from ..palettes import PALETTES
from ..rig import Rig
from .place import FLOOR, WIDTH, Light, Stage

LIGHT = Light(
    (0x0E0A1C, 0x3A2E66, 0x8A74C0), 0xE6D4FF, (0x54487E, 0x3A3260), (0x322A50, 0x1E1836),
    (0x1C1830, 0x0C0A18), 0xC8B4F4, (0x342C50, 0x0E0C1A), 0x4A3A2A, 0xE9C48A, 0xC8A0FF,
)  # fmt: skip
GHOST_FIRE = Fire(0x8A5AE0, 0xC8A0FF, 0xFFF6FF)


def draw(stage: Stage) -> None:
    """Paint it from back to front."""
    h, canvas = stage.h, stage.canvas
    for share in (0.2, 0.55, 0.85):
        glow(canvas, WIDTH * share, h * 0.45, h * 0.6, 0xA890F0, 0.4)
    niches = [
        arch(WIDTH * (i + 0.5) / 18 - h * 0.055, h * (0.14 + 0.27 * row), h * 0.11, h * 0.19, 0.5)
        for i in range(18)
        for row in range(3)
    ]
    stage.wall(niches, stage.light.far, 1)
    for i, niche in enumerate(niches):
        if i % 4 == 1:
            bounds = niche.getBounds()
            skull().at(bounds.centerX(), bounds.bottom() - 3, h * 0.0036).draw(Rig(canvas, PALETTES["b6"], i))
    stage.wall(stage.arcade(6, h * 0.06, 0.8, 0.45), stage.light.mid, 4, h * 0.085)
    for i in range(7):
        _tomb(stage, WIDTH * (i + 0.5) / 7, 20 + i)
    stage.layer(rect(-9, FLOOR - h * 0.06, WIDTH + 18, h * 0.1), stage.light.near, 30)
    _candles(stage)
    for i, share in enumerate((0.17, 0.5, 0.83)):
        _lantern(stage, WIDTH * share, h * (0.33 + 0.04 * (i % 2)), lit=i != 1)


def _tomb(stage: Stage, x: float, seed: int) -> None:
    h, lid = stage.h, FLOOR - stage.h * 0.2
    box = union(
        rect(x - h * 0.2, FLOOR - h * 0.17, h * 0.4, h * 0.2), rect(x - h * 0.23, lid, h * 0.46, h * 0.045)
    )
    sleeper = [
        (x - h * 0.19, lid + h * 0.01),
        (x - h * 0.16, lid - h * 0.05),
        (x - h * 0.09, lid - h * 0.03),
        (x + h * 0.1, lid - h * 0.035),
        (x + h * 0.18, lid - h * 0.07),
        (x + h * 0.19, lid + h * 0.01),
    ]
    stage.layer(union(box, smooth(sleeper, True, 0.6)), stage.light.near, seed)


def _lantern(stage: Stage, x: float, y: float, lit: bool) -> None:
    h = stage.h
    stage.canvas.drawLine(x, -5, x, y - h * 0.06, stroke(0x0A0814, h * 0.012))
    if lit:
        glow(stage.canvas, x, y, h * 0.34, 0xFFC87A, 0.7)
    draw_icon(stage.canvas, "leads" if lit else "lantern_out", x, y, h * 0.07)


def _candles(stage: Stage) -> None:
    h, rng = stage.h, stage.rng
    for i in range(22):
        if i % 3 == 1:
            continue
        x, high, foot = (
            WIDTH * (i + 0.4) / 22 + rng.uniform(-8, 8),
            h * (0.03 + 0.04 * rng.random()),
            FLOOR - h * 0.055,
        )
        stage.canvas.drawPath(rect(x - h * 0.012, foot - high, h * 0.024, high), fill(0xE6DCC8))
        flame(stage.canvas, x, foot - high, h * 0.05, 0, 0.6, GHOST_FIRE)
