"""Serenade, the clockwork bird: a swallow that sings, or the same wings as a fan of swords."""

import math

from ..part import part
from ..rig import Rig


@part
def _swallow(rig: Rig) -> None:
    """Power: a clockwork swallow with raised wings, and three rings of song."""
    for radius, alpha in ((16, 0.8), (27, 0.55), (38, 0.35)):
        ring = [
            (-48 + math.cos(a) * -radius, -62 + math.sin(a) * radius) for a in (-0.9, -0.45, 0, 0.45, 0.9)
        ]
        rig.line(ring, 0xE23C8B, 4, alpha * 0.4)
        rig.line(ring, 0xFFB4DC, 1.7, alpha)
    for spread in (10, 19):
        rig.limb(
            [(26, -40), (38 + spread * 0.4, -30 + spread * 0.5), (58 + spread * 0.3, -24 + spread)],
            5,
            1.6,
            "metal",
        )
    for i, (turn, long) in enumerate(((-118, 62), (-104, 60), (-90, 54), (-76, 46), (-62, 38))):
        _feather(rig, (8, -52), turn, long, 10, "cloth" if i % 2 else "metal", -0.08 * i)
    rig.soft("-26 -58, -14 -70, 6 -66, 28 -48, 34 -38, 14 -34, -10 -38, -24 -48", "cloth", 0.08, 1.2)
    rig.soft("-24 -52, -10 -46, 10 -42, 14 -35, -8 -38, -20 -45", "bone", depth=0.6)
    rig.limb("6 -36, 4 -16, 8 -1", 2.6, 1.6, "metal", -0.2, 0.6)
    rig.limb("14 -36, 18 -18, 14 -1", 2.6, 1.6, "metal", -0.3, 0.6)
    rig.limb("10 -52, 18 -66", 2.4, None, "metal", depth=0.4)
    rig.ring(19, -71, 7, 3.4, "metal", depth=0.6)


@part
def _swallow_head(rig: Rig) -> None:
    rig.ball(-26, -63, 12, "cloth", 0.12)
    rig.edged("-36 -66, -52 -60, -36 -58", "metal", depth=0.6)
    rig.eye(-29, -65, 3)


@part
def _near_wing(rig: Rig) -> None:
    for i, (turn, long) in enumerate(((150, 44), (135, 48), (118, 46))):
        _feather(rig, (-2, -44), turn, long, 9, "metal" if i % 2 else "cloth", -0.05 * i)
    rig.rivets("-2 -50, 6 -48, 14 -44", 1.2)


def _feather(
    rig: Rig, root: tuple[float, float], turn: float, long: float, width: float, role: str, shade: float
) -> None:
    x, y, angle = *root, math.radians(turn)
    middle = (x + math.cos(angle) * long * 0.5, y + math.sin(angle) * long * 0.5)
    rig.limb(
        [root, middle, (x + math.cos(angle) * long, y + math.sin(angle) * long)], width, 1.2, role, shade
    )


def _blade(rig: Rig, x: float, y: float, turn: float, long: float, shade: float) -> None:
    with rig.at(x, y, turn=turn):
        rig.edged(
            [(8, -2.6), (long * 0.84, -3.6), (long, 0), (long * 0.84, 3.6), (8, 2.6)], "metal", shade, 0.9
        )
        rig.line([(12, 0), (long * 0.84, 0)], 0x3A4654, 0.9, 0.7)


@part
def _shrike(rig: Rig) -> None:
    """Melee: the same clockwork, its wings fans of swords, crest up, talons out."""
    for spread in (10, 20):
        rig.limb(
            [(26, -36), (42 + spread * 0.4, -38 + spread * 0.3), (60 + spread * 0.2, -46 + spread)],
            5,
            1.6,
            "metal",
            -0.1,
        )
    for i, (turn, long) in enumerate(((-150, 66), (-163, 70), (-176, 70), (-189, 64))):
        _blade(rig, 8, -54, turn, long, -0.3 - 0.03 * i)
    for x in (-6, 8):
        rig.limb([(x, -34), (x - 5, -16), (x - 4, -4)], 3, 2.4, "bone", depth=0.5)
        for reach in (-13, -5, 6):
            rig.edged([(x - 6, -6), (x - 2, -4), (x - 4 + reach, -0.4)], "metal", depth=0.4)
    rig.soft("-18 -66, -4 -72, 14 -62, 28 -44, 34 -32, 14 -28, -8 -34, -20 -48", "cloth", depth=1.3)
    rig.soft("-18 -56, -6 -46, 10 -38, 12 -30, -6 -34, -16 -46", "bone", depth=0.6)


@part
def _fan_of_swords(rig: Rig) -> None:
    for i, (turn, long) in enumerate(((-36, 40), (-60, 50), (-84, 58), (-106, 62), (-128, 60))):
        _blade(rig, 8, -50, turn, long, -0.03 * i)
    rig.ball(8, -50, 8, (0xF0D9A0, 0x8A5A1E))
    rig.rivets("8 -50", 2)


@part
def _shrike_head(rig: Rig) -> None:
    for x, y in ((0, -16), (6, -14), (12, -11)):
        rig.edged(
            [(-18 + x, -72 + x * 0.3), (-8 + x * 1.2, -76 + y), (-10 + x, -68)],
            (0xFF9A6A, 0x9A1A2A),
            depth=0.5,
        )
    rig.ball(-22, -64, 12, "cloth", 0.1)
    rig.edged("-31 -69, -52 -58, -36 -56, -31 -59", "metal", depth=0.7)
    rig.eye(-25, -66, 2.8)
    rig.line("-32 -72, -19 -69", 0x1A060E, 2.2)


SWALLOW = (_swallow(), _swallow_head().nods(-18, -58), _near_wing().acts(0, -46))
SHRIKE = (_shrike(), _fan_of_swords().acts(8, -50), _shrike_head().nods(-12, -58))
"""Serenade's two faces, each with a wing that strikes."""
