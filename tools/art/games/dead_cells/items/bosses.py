"""What the Time Keeper and the Hand of the King leave behind."""

from ....palette import WHITE
from ....shapes import moved
from ..bosses.masonry import battlement
from ..icons.things import shuriken
from ..palettes import BRASS, STEEL
from ..part import Part, part
from ..rig import Rig

ENAMEL = (0xF6F2E6, 0xB0A488)
BLUE = (0x4E6AB8, 0x18244E)
SCARLET = (0xC83044, 0x5A0E1C)
STONE = (0xEADCC8, 0x84685A)
SAND = (0xF0D28A, 0xA87A2E)


@part
def _borrowed_minute(rig: Rig) -> None:
    """A dial that lacks a piece; somebody has it."""
    rig.ball(0, 2, 25, BRASS, depth=1.2)
    rig.ball(0, 2, 20, ENAMEL, depth=0.5)
    rig.hours(0, 2, 18, 14.6)
    rig.edged("0 2, 4 -27, 20 -23", (0x1A2030, 0x0A0E18), depth=0.2)
    with rig.at(7, -8):
        rig.edged("0 2, 4 -24, 19 -20", ENAMEL, 0.05, 0.8)
    rig.line("0 2, -9 10", 0x24407A, 2.4)
    rig.ball(0, 2, 2.6, BRASS, depth=0.3)


@part
def _hourglass_hilt(rig: Rig) -> None:
    with rig.at(0, 0, turn=38):
        rig.edged("-4 0, 4 0, 3 -26, 0 -36, -3 -26", STEEL)
        rig.line("0 -2, 0 -28", 0x3A4458, 1.0, 0.7)
        rig.limb("-13 1, 13 1", 4, None, BRASS, depth=0.6)
        rig.soft("-7 3, 7 3, 2 13, 7 24, -7 24, -2 13", (0xD8ECF4, 0x5A7A8A), depth=0.7, swing=0.5)
        rig.edged("-5 24, 5 24, 0 17", SAND, depth=0.3)
        rig.edged("-3 6, 3 6, 0 12", SAND, depth=0.3)
        rig.limb("-9 26, 9 26", 4, None, BRASS, depth=0.6)


@part
def _returned_shuriken(rig: Rig) -> None:
    rig.lay(moved(shuriken(), scale=27, turn=18), STEEL, depth=1.3)
    rig.ring(0, 0, 8, 5, BRASS)
    for turn in (18, 108, 198, 288):
        with rig.at(0, 0, turn=turn):
            rig.line("1 -22, 3 -11", WHITE, 1.0, 0.7)


@part
def _sash(rig: Rig) -> None:
    rig.limb("-20 -26, 2 -8, 20 10", 15, None, BLUE, depth=1.1)
    rig.limb("20 10, 14 22, 18 31", 11, 8, BLUE, -0.08)
    rig.limb("18 8, 26 18, 24 30", 10, 7, BLUE, -0.14)
    for x, y in ((-14, -21), (-3, -11), (8, -1)):
        rig.ball(x, y, 3, BRASS, depth=0.4)
    rig.ball(19, 9, 7, BRASS)
    rig.line("19 5, 19 9, 22 11", 0x3A2410, 1.4)


@part
def _pocket_cuckoo(rig: Rig) -> None:
    rig.limb("10 -24, 24 -28, 28 -18", 2, None, BRASS, depth=0.4)
    rig.ball(6, 6, 22, BRASS, depth=1.2)
    rig.ring(6, -18, 5, 3, BRASS)
    rig.ball(6, 6, 17, (0x3A2410, 0x1A1008), depth=0.4)
    for i in range(5):
        rig.ring(2 - i * 4, 4 - i * 1.4, 5, 3.6, STEEL, depth=0.3)
    rig.ball(-19, -5, 9, BLUE, 0.1)
    rig.edged("-27 -7, -34 -4, -27 -1", BRASS, depth=0.4)
    rig.dot(-21, -7, 2, WHITE)
    rig.dot(-21.4, -7, 1, 0x140808)
    for x in (-20, -16):
        rig.limb([(x, -13), (x - 2, -19)], 2.4, 1, SCARLET, depth=0.3)


@part
def _gauntlet(rig: Rig) -> None:
    """The hand of a keep: fingers are towers."""
    rig.soft("-14 14, 14 14, 18 31, -18 31", SCARLET, swing=0.5)
    for i, (x, top) in enumerate(((-13, -14), (-4.4, -24), (4.4, -23), (13, -14))):
        rig.box(x - 4, top, 8, -top + 2, STONE, 0.02 * i, 0.7)
        rig.lay(battlement(x - 4.6, top + 2, 9.2, 3.4, 3), STONE, 0.1, 0.5)
        rig.dot(x, top + 9, 1.5, 0xFFE9A0)
    rig.limb("14 8, 22 2, 25 -8", 8, 6, STONE, -0.05, 0.7)
    rig.soft("-18 -4, 18 -4, 17 16, -17 16", STONE, depth=1.1, swing=0.4)
    rig.limb("-17 16, 0 19, 17 16", 5, None, BRASS, depth=0.6)
    rig.edged("-6 6, 0 -1, 6 6, 0 13", (0xFF7A8A, 0x8A0A2A), depth=0.6)


@part
def _sixth_sword(rig: Rig) -> None:
    """Red to the hilt, an eye in its guard."""
    with rig.at(0, 0, turn=36):
        rig.edged("-5 8, 5 8, 4 -26, 0 -35, -4 -26", (0xFF9A8A, 0x8A1420))
        rig.line("0 6, 0 -28", 0x4A0A10, 1.2, 0.7)
        rig.soft("-17 4, -8 8, 0 3, 8 8, 17 4, 14 14, 0 14, -14 14", BRASS, swing=0.6)
        rig.limb("0 13, 0 27", 5, None, SCARLET, depth=0.6)
        rig.ball(0, 29, 4, BRASS)
        rig.hole("-6 9.4, 0 6, 6 9.4, 0 12.6", 0x1A0608)
        rig.eye(0, 9.4, 1.8)


@part
def _crown_of_thumbs(rig: Rig) -> None:
    for x, turn in ((-20, -18), (-10, -8), (0, 0), (10, 8), (20, 18)):
        with rig.at(x, 6, turn=turn):
            rig.soft("-5 4, -5.4 -14, 0 -24, 5.4 -14, 5 4", STONE, -0.02 * abs(x) / 5, 0.8)
            rig.soft("-2.6 -12, 0 -19, 2.6 -12, 0 -9", (0xFFFBF0, 0xD0BCA0), depth=0.4)
    rig.soft("-27 2, 0 9, 27 2, 24 20, 0 26, -24 20", BRASS, depth=1.2, swing=0.6)
    for x, y in ((-15, 12), (0, 16), (15, 12)):
        rig.edged([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)], (0xFF7A8A, 0x8A0A2A), depth=0.4)


ITEMS: dict[str, Part] = {
    "borrowed_minute": _borrowed_minute(),
    "hourglass_hilt": _hourglass_hilt(),
    "returned_shuriken": _returned_shuriken(),
    "keepers_sash": _sash(),
    "pocket_cuckoo": _pocket_cuckoo(),
    "kings_gauntlet": _gauntlet(),
    "sixth_sword": _sixth_sword(),
    "crown_of_thumbs": _crown_of_thumbs(),
}
