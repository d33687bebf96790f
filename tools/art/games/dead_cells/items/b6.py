"""The equipment of the Forgotten Sepulcher."""

from ....palette import WHITE
from ..cast.b6 import LINEN, WAX, censer
from ..cast.b6_elites import shovel
from ..palettes import BRASS
from ..part import Part, part
from ..rig import Rig

SALT = (0xF6F4FF, 0x9A94B8)
MOTH = (0x9A86C8, 0x3A2E5E)
COFFIN = (0x8A6A56, 0x342218)


@part
def _votive(rig: Rig) -> None:
    rig.fire(0, -6, 20, 0.04, 0.5)
    rig.soft("-14 -4, 14 -4, 17 12, 12 26, -12 26, -17 12", (0xB02A3A, 0x4A0A16), depth=1.2, swing=0.6)
    rig.soft("-12 -4, 0 -7, 12 -4, 0 -1", WAX, depth=0.5)
    rig.light(0, 8, 22, 0xFF8A4A, 0.4)
    rig.limb("0 4, 0 18", 3, None, BRASS, depth=0.4)
    rig.limb("-5 9, 5 9", 3, None, BRASS, depth=0.4)


@part
def _winding_sheet(rig: Rig) -> None:
    rig.soft("-24 -16, 20 -20, 26 -6, 22 16, 10 10, 2 26, -8 14, -18 24, -20 8", LINEN, depth=1.1, swing=0.6)
    rig.limb("-26 -15, 0 -20, 24 -19", 11, None, LINEN, 0.06, 0.9)
    rig.ring(25, -19, 6, 3.4, LINEN, -0.05, 0.5)
    for line in ("-10 -8, -12 4, -10 14", "4 -8, 4 6, 4 18", "16 -8, 18 2, 18 10"):
        rig.line(line, "dark", 1.0, 0.4)


@part
def _coffin_lid(rig: Rig) -> None:
    with rig.at(0, 0, turn=14):
        rig.edged("-9 -31, 9 -31, 18 -14, 11 30, -11 30, -18 -14", COFFIN, depth=1.4)
        rig.edged("-6 -26, 6 -26, 13 -13, 8 25, -8 25, -13 -13", COFFIN, 0.12, 0.7)
        rig.limb("0 -22, 0 12", 4, None, "metal", depth=0.5)
        rig.limb("-8 -12, 8 -12", 4, None, "metal", depth=0.5)
        rig.rivets("-8 26, 8 26, -15 -13, 15 -13", 1.3)


@part
def _salt_mirror(rig: Rig) -> None:
    rig.limb("4 12, 12 30", 6, 5, "metal")
    rig.ball(-3, -6, 23, "metal", depth=1.2)
    rig.edged("-18 -14, -8 -24, 6 -24, 16 -12, 15 3, 4 13, -12 11, -20 0", SALT, depth=0.6)
    for line in ("-14 -14, -2 -6, 10 -20", "-16 2, -2 -6, 12 4"):
        rig.line(line, "dark", 0.9, 0.5)
    rig.line("-12 -2, 2 -18", WHITE, 3, 0.6)
    for x, y in ((-20, 20), (-12, 25), (-24, 27), (-6, 21)):
        rig.edged([(x - 2, y), (x, y - 3), (x + 2, y), (x, y + 3)], SALT, depth=0.3)


@part
def _lantern_staff(rig: Rig) -> None:
    rig.limb("18 31, -2 -18, -6 -28, -16 -28, -18 -20", 4, 2.6, "wood")
    with rig.at(-17, -14, 1.0):
        rig.light(0, 4, 22, 0xFFC87A, 0.6)
        rig.edged("-4 -5, 4 -5, 8 0, -8 0", BRASS, depth=0.5)
        rig.edged("-6 0, 6 0, 7 14, -7 14", (0xFFD27A, 0xC8641E), depth=0.4)
        rig.fire(0, 13, 11, 0.04, 0.2)
        for x in (-6, 0, 6):
            rig.line([(x, 0), (x, 14)], BRASS[1], 1.6)
        rig.edged("-8 13, 8 13, 9 17, -9 17", BRASS, depth=0.5)


@part
def _grave_moth(rig: Rig) -> None:
    for side in (-1, 1):
        rig.soft("3 0, 12 -20, 28 -22, 31 -8, 22 6, 6 8", MOTH, -0.05 * (side > 0), 1.0, side)
        rig.soft("3 6, 18 8, 24 18, 14 25, 4 16", MOTH, -0.12, 0.8, side)
        rig.ball(side * 20, -10, 5.4, WAX, depth=0.5)
        rig.ball(side * 20, -10, 2.8, (0x2A1A4A, 0x120A22), depth=0.3)
        rig.line([(side * 2, -12), (side * 8, -24), (side * 13, -25)], "bone", 1.6)
    rig.soft("-5 -12, 0 -17, 5 -12, 6 6, 0 24, -6 6", (0xE6E2F0, 0x7A7498), depth=0.8)
    rig.dot(-2.4, -11, 1.5, 0x140A22)
    rig.dot(2.4, -11, 1.5, 0x140A22)


ITEMS: dict[str, Part] = {
    "gravediggers_spade": shovel().at(2, 8, 0.68, 34),
    "votive_candle": _votive(),
    "winding_sheet": _winding_sheet(),
    "coffin_lid": _coffin_lid(),
    "censer": censer().at(4, -28, 1.35).dyed(glow=0xC8A0FF),
    "mirror_of_salt": _salt_mirror(),
    "lantern_staff": _lantern_staff(),
    "grave_moth": _grave_moth(),
}
