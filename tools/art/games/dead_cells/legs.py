"""Legs and other ways to stand."""

from ...paint import Point
from ...shapes import smooth
from .palettes import Tones
from .part import part
from .rig import Rig

Role = str | Tones


@part
def two_legs(rig: Rig, role: Role = "cloth", width: float = 8, spread: float = 9, foot: str = "boot",
             hip: float = -36) -> None:  # fmt: skip
    """Two legs in trousers; feet in boots, bare, or with claws."""
    for side, shade in ((1, -0.22), (-1, 0.0)):
        x = side * spread
        rig.limb([(x * 0.55, hip), (x - 3, hip * 0.5), (x + side, -3)], width, width * 0.72, role, shade)
        _foot(rig, foot, x, shade)


def _foot(rig: Rig, kind: str, x: float, shade: float) -> None:
    if kind == "boot":
        rig.soft(
            [(x + 4.5, -8), (x + 5, -0.4), (x - 11, -0.4), (x - 10, -4), (x - 3, -6)],
            "wood",
            shade - 0.15,
            0.8,
        )
    elif kind == "steel":
        rig.edged([(x + 4, -9), (x + 5, -0.4), (x - 12, -0.4), (x - 5, -5), (x - 4, -9)], "metal", shade, 0.8)
    elif kind == "bare":
        rig.soft([(x + 4, -6), (x + 4, -0.4), (x - 10, -0.4), (x - 9, -3)], "skin", shade, 0.7)
    elif kind == "claw":
        for reach in (-9, -4, 2):
            rig.edged([(x - 1, -6), (x + 3, -4), (x + reach - 2, -0.4)], "bone", shade, 0.5)
    elif kind == "hoof":
        rig.edged([(x - 5, -7), (x + 4, -7), (x + 5, -0.4), (x - 7, -0.4)], "dark", shade + 0.2, 0.6)


@part
def stumps(rig: Rig, role: Role = "skin", width: float = 14, spread: float = 12, hip: float = -22) -> None:
    """Two thick legs with nails."""
    for side, shade in ((1, -0.2), (-1, 0.0)):
        x, half = side * spread, width / 2
        rig.soft(
            [(x - half, hip - 2), (x + half, hip - 2), (x + half * 1.1, -3), (x + half * 0.8, -0.4),
             (x - half * 1.3, -0.4), (x - half * 1.1, -5)], role, shade,
        )  # fmt: skip
        for i in range(3):
            nail = x - width * 0.62 + i * width * 0.34
            rig.soft([(nail, -4.4), (nail + width * 0.22, -4.4), (nail + width * 0.24, -0.2), (nail, -0.2)],
                     "bone", shade, 0.4)  # fmt: skip


@part
def crab_legs(rig: Rig, role: Role = "skin", reach: float = 46, hip: float = -18, count: int = 3) -> None:
    """Thin jointed legs to both sides."""
    for side in (1, -1):
        for i in range(count):
            far = reach * (0.72 + 0.22 * i)
            joints = [(side * 18, hip - 6), (side * far * 0.75, hip - 20 + i * 5), (side * far, -1.4)]
            rig.limb(joints, 7.5, 2.4, role, -0.25 if side > 0 else -0.05, 0.9)


@part
def paws(rig: Rig, places: tuple[Point, ...], role: Role = "skin", width: float = 9) -> None:
    """Legs of a beast on four feet, from (hip x, hip y) down; the first are on the far side."""
    for i, (x, y) in enumerate(places):
        shade = -0.24 if i < len(places) // 2 else 0.0
        rig.limb([(x, y), (x + 3, y * 0.5), (x - 1, -3)], width, width * 0.62, role, shade)
        rig.soft([(x + 4, -5), (x + 4, -0.4), (x - 9, -0.4), (x - 8, -4)], role, shade, 0.6)
        for toe in (-7, -3.5, 0):
            rig.edged([(x + toe - 1, -2.6), (x + toe + 1, -2.6), (x + toe - 1.4, -0.2)], "bone", shade, 0.3)


@part
def ripples(rig: Rig, wide: float = 44, water: Tones = (0x3FA89C, 0x0A3A44)) -> None:
    """Water that something rises from."""
    for i, (half, shade) in enumerate(((wide, -0.1), (wide * 0.8, 0.1))):
        wave = [
            (-half, -3),
            (-half * 0.5, -7 + i),
            (0, -4),
            (half * 0.5, -7 + i),
            (half, -3),
            (half * 0.4, 0),
            (-half * 0.4, 0),
        ]
        rig.lay(smooth(wave, True, 0.8), water, shade, 0.5)


@part
def stilts(rig: Rig, height: float = 46, spread: float = 11) -> None:
    """Two poles with a step, tied below the knee."""
    for side, shade in ((1, -0.22), (-1, 0.0)):
        x = side * spread
        rig.limb([(x * 0.7, -height - 14), (x, -0.6)], 3.4, 2.6, "wood", shade, 0.8)
        rig.box(x - 7, -height, 10, 3, "wood", shade + 0.1, 0.6)
        for y in (-height - 8, -height - 4):
            rig.line([(x - 3, y), (x + 2, y + 1)], "bone", 1.1)


@part
def wheels(rig: Rig, places: tuple[float, ...] = (-18, 18), radius: float = 10) -> None:
    """Spoked wheels."""
    for x in places:
        rig.ring(x, -radius, radius, radius * 0.72, "wood")
        for i in range(3):
            with rig.at(x, -radius, turn=60 * i + 15):
                rig.line([(-radius * 0.8, 0), (radius * 0.8, 0)], "wood", 2)
        rig.ball(x, -radius, radius * 0.26, "metal")
