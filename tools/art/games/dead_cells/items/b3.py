"""The equipment of the Ramparts."""

from ....palette import WHITE
from ..cast.b3 import cauldron, pavise
from ..cast.b3_elites import horn
from ..palettes import BRASS, STEEL
from ..part import Part, part
from ..rig import Rig
from ..tools import STRING

LEATHER = (0xA8663A, 0x44220E)
DOVE = (0xE8ECF4, 0x7A84A0)


@part
def _wall_hook(rig: Rig) -> None:
    rig.box(-26, -30, 14, 60, (0xB8A08C, 0x5A4438))
    for y in (-10, 10):
        rig.line([(-26, y), (-12, y)], "dark", 1.2, 0.6)
    rig.limb("-14 -14, 6 -14, 20 -8, 24 6, 14 16, 4 10", 6, 2, "metal", depth=1.0)
    rig.rivets("-19 -20, -19 -2", 2)


@part
def _mended_bow(rig: Rig) -> None:
    with rig.at(6, 0, turn=18):
        rig.limb("4 -32, -14 -18, -17 0, -14 18, 4 32", 4, 3, "wood", depth=0.9)
        rig.line("4 -32, 4 32", STRING, 1.1)
        for y in (-12, 10):
            with rig.at(-15, y, turn=14):
                rig.box(-4, -4, 8, 8, "cloth2", depth=0.5)
        rig.limb("12 0, -24 0", 2, None, "bone", depth=0.4)
        rig.edged("-22 -4, -31 0, -22 4", "metal", depth=0.5)


@part
def _feathered_boots(rig: Rig) -> None:
    for turn, long in ((-64, 24), (-40, 27), (-16, 24)):
        with rig.at(10, -2, turn=turn):
            rig.limb([(0, 0), (long * 0.6, -3), (long, 0)], 8, 1.4, DOVE, depth=0.6)
    rig.soft("-6 -26, 12 -26, 13 4, 14 22, -26 22, -25 12, -8 6", LEATHER, depth=1.2, swing=0.6)
    rig.limb("-7 -25, 3 -22, 13 -25", 5, None, LEATHER, 0.14, 0.6)
    rig.limb("-26 22, 14 22", 4, None, "wood", -0.2, 0.5)
    for y in (-14, -6, 2):
        rig.line([(-6, y), (3, y + 3)], "bone", 1.2)


@part
def _rapier(rig: Rig) -> None:
    """A rapier with a window in its basket."""
    with rig.at(-2, 4, turn=40):
        rig.limb("0 2, 0 -38", 3.4, 0.8, STEEL, depth=0.7)
        rig.limb("0 4, 0 24", 4, None, LEATHER, depth=0.6)
        rig.limb("-12 4, 12 4", 3, None, BRASS, depth=0.5)
        rig.limb("-10 5, -14 14, -4 24", 2.6, None, BRASS, depth=0.5)
        rig.ball(0, 26, 3.6, BRASS)
        rig.ball(0, 6, 8, BRASS)
        rig.ball(0, 6, 5.4, (0xC8ECFF, 0x2A6A9A), depth=0.4)
        rig.dot(-1.6, 4.4, 1.6, WHITE)


@part
def _spyglass(rig: Rig) -> None:
    with rig.at(0, 0, turn=-32):
        rig.box(-2, -9, 26, 18, LEATHER)
        rig.box(-17, -7, 16, 14, BRASS, 0.02)
        rig.box(-29, -5.4, 13, 11, BRASS, -0.08)
        for x, half in ((24, 11), (-2, 10), (-17, 8), (-30, 7)):
            rig.limb([(x, -half), (x, half)], 4, None, BRASS, 0.08, 0.6)
        rig.hole("25 -8, 28 -8, 28 8, 25 8", 0xC8ECFF, soft=False)


@part
def _pigeon(rig: Rig) -> None:
    rig.edged("14 2, 32 6, 30 14, 12 12", DOVE, -0.15)
    rig.soft("-18 -6, -2 -12, 16 -2, 22 10, 6 20, -12 14", DOVE, depth=1.2)
    rig.soft("-6 -4, 10 -6, 24 8, 6 12", DOVE, -0.08, 0.7)
    rig.ball(-17, -13, 9, DOVE, 0.04)
    rig.soft("-22 -6, -14 -9, -8 -2, -16 2", (0x6AA88A, 0x2A5A6A), depth=0.4)
    rig.edged("-25 -15, -34 -11, -24 -10", (0xF0B25A, 0x8A4A14), depth=0.4)
    rig.dot(-19, -15, 2, 0x140808)
    for x in (-2, 6):
        rig.line([(x, 18), (x - 1, 27)], 0xE0705A, 2.2)
    with rig.at(6, 23, turn=8):
        rig.box(-3, -3, 12, 6, "bone", depth=0.5)
        rig.limb("3 -4, 3 4", 2, None, (0xB02A3A, 0x5A0E1A), depth=0.3)


ITEMS: dict[str, Part] = {
    "wall_hook": _wall_hook(),
    "signal_horn": horn().at(15, 4, 1.3),
    "second_best_bow": _mended_bow(),
    "pavise": pavise().at(1, 30, 0.58),
    "feathered_boots": _feathered_boots(),
    "pitch_pot": cauldron().at(8, -2, 0.9),
    "rapier_with_a_view": _rapier(),
    "lookouts_spyglass": _spyglass(),
    "carrier_pigeon": _pigeon(),
}
