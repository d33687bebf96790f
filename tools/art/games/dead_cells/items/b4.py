"""The equipment of the Stilt Village."""

import math

from ....palette import WHITE
from ..cast.b4 import WORM, eel, net
from ..cast.b4_elites import anchor
from ..palettes import BRASS
from ..part import Part, part
from ..rig import Rig

CORK = (0xD8A870, 0x7A4E28)
SHELL = (0x7A9A6A, 0x2A3E24)
FOG = 0xC8E4F0


@part
def _eel_whip(rig: Rig) -> None:
    rig.limb("22 28, 12 12", 6, 5, "wood")
    for shift in (0, 5, 10):
        rig.ring(20 - shift * 0.66, 24 - shift, 4.4, 2.4, "cloth2", depth=0.3)
    eel("-22 -16, -6 -26, 14 -20, 12 -4, -8 2, -10 14, 12 12").draw(rig)
    for x, y in ((-28, -24), (-30, -10), (-14, -28)):
        rig.line([(x, y), (x - 4, y - 3)], 0xFFF0A0, 1.4)


@part
def _cork_vest(rig: Rig) -> None:
    for side in (-1, 1):
        rig.soft(
            [
                (side * 3, -16),
                (side * 8, -26),
                (side * 18, -24),
                (side * 24, 6),
                (side * 22, 26),
                (side * 3, 26),
            ],
            "cloth",
            0.06,
            swing=0.4,
        )
        for y in (-12, 0, 12):
            rig.box(side * 13 - 8, y, 16, 10, CORK, 0.03 * (y % 5), 0.7)
    for y in (-8, 4, 16):
        rig.line([(-4, y), (4, y)], "bone", 2)


@part
def _tongs(rig: Rig) -> None:
    with rig.at(0, 2, turn=34):
        for side in (-1, 1):
            rig.limb(
                [(side * 12, 28), (side * 8, 6), (0, -4), (-side * 7, -14), (-side * 3, -24)],
                4.4,
                3,
                "metal",
                0.04 * side,
            )
        rig.ball(0, -4, 3.4, "metal", 0.1)
        rig.limb("-10 -34, -2 -28, 6 -32, 12 -26, 18 -32", 5, 3, WORM, depth=0.6)
        rig.dot(-9, -35, 1, 0x2A0612)


@part
def _oar(rig: Rig) -> None:
    """An oar with two handles."""
    with rig.at(0, 0, turn=42):
        rig.limb("0 -6, 0 22", 4.4, None, "wood")
        rig.limb("0 18, -8 30", 4, None, "wood", 0.04)
        rig.limb("0 18, 8 30", 4, None, "wood", -0.06)
        rig.soft("-3 -6, 3 -6, 8 -18, 8 -34, -8 -34, -8 -18", "wood", 0.1, 1.0, swing=0.6)
        rig.limb("-8 -24, 8 -24", 3, None, (0xB02A3A, 0x5A0E1A), depth=0.4)
        rig.line("0 -10, 0 -32", "dark", 1.0, 0.6)


@part
def _fog_lamp(rig: Rig) -> None:
    rig.light(-10, 0, 28, FOG, 0.5)
    for radius, x, y in ((7, -22, -6), (6, -26, 6), (8, -16, 10), (5, -14, -12)):
        rig.ball(x, y, radius, (0xF0FAFF, 0x8AAAC0), depth=0.4)
    rig.limb("8 -30, 14 -22, 8 -14", 3, None, BRASS, depth=0.5)
    rig.soft("-6 -16, 18 -18, 24 0, 18 18, -6 16", BRASS, depth=1.2, swing=0.6)
    rig.ball(-6, 0, 14, BRASS, -0.1)
    rig.ball(-6, 0, 10, (0xF4FCFF, 0x7AA8C8), depth=0.4)
    rig.dot(-9, -4, 3, WHITE, 0.9)
    rig.limb("4 20, 20 20", 5, None, "wood")


@part
def _turtle_shell(rig: Rig) -> None:
    rig.soft("-27 6, -22 -16, -6 -26, 8 -26, 23 -16, 27 6, 18 20, -18 20", SHELL, depth=1.4)
    for x, y, radius in ((0, -6, 10), (-16, 4, 7), (16, 4, 7), (-10, -17, 6), (10, -17, 6), (0, 13, 6)):
        points = [
            (x + math.cos(i * math.pi / 3) * radius, y + math.sin(i * math.pi / 3) * radius) for i in range(6)
        ]
        rig.edged(points, SHELL, 0.12, 0.6)
    rig.limb("-26 10, 0 23, 26 10", 4, None, "wood", depth=0.5)


@part
def _cormorant(rig: Rig) -> None:
    """A cormorant that will not look at you."""
    black = (0x4A5A6E, 0x121A26)
    rig.edged("8 8, 26 26, 20 29, 2 18", black, -0.15)
    rig.soft("-10 -6, 4 -10, 16 2, 16 18, 4 24, -10 18", black, depth=1.2)
    rig.soft("2 -4, 14 2, 18 18, 6 14", black, 0.12, 0.6)
    rig.limb("-4 -4, -10 -16, 2 -24", 8, 6, black)
    rig.ball(3, -25, 7, black, 0.05)
    rig.limb("8 -27, 20 -26, 24 -20", 4, 1.4, BRASS, depth=0.5)
    rig.dot(5, -27, 2, 0x6AE0C0)
    rig.line("2 -30, 9 -28", "dark", 1.6)
    rig.ring(-5, -12, 6, 4, "metal", depth=0.4)
    for x in (-2, 6):
        rig.soft([(x - 6, 29), (x, 22), (x + 5, 29)], BRASS, -0.1, 0.4)


ITEMS: dict[str, Part] = {
    "eel_whip": _eel_whip().dyed(glow=0x9CE6FF),
    "fishing_net": net().at(2, -26, 1.05),
    "cork_vest": _cork_vest(),
    "worm_tongs": _tongs(),
    "oar_for_two": _oar(),
    "fog_lamp": _fog_lamp(),
    "turtle_shell": _turtle_shell(),
    "anchor": anchor().at(0, -18, 1.05, 12),
    "sulky_cormorant": _cormorant(),
}
