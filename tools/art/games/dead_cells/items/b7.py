"""The equipment of High Peak Castle."""

import math

from ....palette import WHITE
from ..cast.b7 import ERMINE, marotte
from ..cast.b7_elites import great_axe
from ..heads import crown
from ..palettes import BRASS
from ..part import Part, part
from ..rig import Rig
from ..tools import halberd, tassels

SCARLET = (0xC83044, 0x5A0E1C)
VENOM = (0xC8F08A, 0x5A9A24)


@part
def _halberd(rig: Rig) -> None:
    with rig.at(6, 14, 0.68, 30):
        with rig.dyed(metal=BRASS):
            halberd().draw(rig)
        tassels(((-4, -30), (4, -30)), SCARLET).draw(rig)


@part
def _seal(rig: Rig) -> None:
    """A seal of gold and the wax it has bitten."""
    rig.soft("-26 10, -14 4, 8 6, 20 12, 16 26, -6 29, -24 24", SCARLET, depth=0.9)
    rig.ball(-3, 17, 11, SCARLET, -0.12, 0.5)
    crown(6, SCARLET).at(-3, 19).draw(rig)
    with rig.at(12, -2, turn=24):
        rig.edged("-9 2, 9 2, 7 -4, -7 -4", BRASS)
        rig.limb("0 -4, 0 -20", 7, 6, BRASS)
        rig.ball(0, -23, 7, BRASS, 0.05)
        rig.ball(0, -23, 3, (0xFF7A8A, 0x8A0A2A), depth=0.4)


@part
def _cup(rig: Rig) -> None:
    rig.soft("-18 -20, 18 -20, 15 -2, 6 8, -6 8, -15 -2", BRASS, depth=1.2, swing=0.6)
    rig.soft("-17 -20, 0 -24, 17 -20, 0 -16", VENOM, depth=0.5)
    for x, y, radius in ((-5, -28, 3), (4, -31, 2.2), (9, -26, 1.8)):
        rig.ring(x, y, radius, radius * 0.5, VENOM, depth=0.3)
    rig.limb("0 6, 0 20", 6, None, BRASS, -0.05)
    rig.soft("-14 27, -8 19, 8 19, 14 27", BRASS, -0.08, 0.8)
    for x in (-9, 0, 9):
        rig.ball(x, -8, 3, (0xFF7A8A, 0x8A0A2A), depth=0.4)


@part
def _ring(rig: Rig) -> None:
    """A ring whose stone opens."""
    rig.ring(0, 10, 20, 14, BRASS, depth=1.1)
    rig.edged("-14 -8, -8 -16, 8 -16, 14 -8, 8 0, -8 0", BRASS, 0.05, 0.8)
    rig.edged("-10 -8, -5 -13, 5 -13, 10 -8, 0 -1", VENOM, depth=0.6)
    rig.light(0, -9, 18, 0x9CE83C, 0.5)
    with rig.at(13, -12, turn=38):
        rig.edged("-9 -2, 0 -12, 9 -2", (0x8A3A6A, 0x34102A), depth=0.7)
    rig.limb("-4 -12, -6 -24", 1.6, 0.6, "metal", depth=0.3)


@part
def _mantle(rig: Rig) -> None:
    rig.soft("-14 -18, 14 -18, 24 8, 28 28, 0 25, -28 28, -24 8", SCARLET, depth=1.2, swing=0.5)
    for line in ("-8 -10, -14 8, -16 24", "8 -10, 14 8, 16 24"):
        rig.line(line, "dark", 1.0, 0.5)
    rig.limb("-27 26, 0 23, 27 26", 7, None, ERMINE, depth=0.6)
    rig.soft("-22 -8, -14 -26, 0 -29, 14 -26, 22 -8, 10 -14, 0 -9, -10 -14", ERMINE, depth=0.9)
    for x, y in ((-14, -16), (-5, -20), (5, -20), (14, -16), (-18, 25), (-6, 23), (6, 23), (18, 25)):
        rig.edged([(x - 1.2, y - 2), (x + 1.2, y - 2), (x, y + 4)], "dark", depth=0.2)
    rig.ball(0, -12, 4, BRASS)


@part
def _fan(rig: Rig) -> None:
    for i in range(9):
        turn = -72 + i * 18
        with rig.at(0, 24, turn=turn):
            rig.edged(
                "-2 0, 2 0, 7.6 -46, -7.6 -46", SCARLET if i % 2 else (0xF4DC98, 0x966A20), -0.02 * i, 0.6
            )
    for i in range(9):
        angle = math.radians(-90 - 72 + i * 18)
        rig.ball(math.cos(angle) * 46, 24 + math.sin(angle) * 46, 3, ERMINE, depth=0.4)
    rig.ball(0, 24, 5, BRASS)
    tassels(((0, 27),)).draw(rig)


@part
def _lapdog(rig: Rig) -> None:
    """A small dog, mostly hair and opinion."""
    fur = (0xF4E6D0, 0xA8875E)
    rig.soft("16 -2, 28 -14, 30 -2, 22 6", fur, -0.05)
    rig.soft("-16 4, 2 -4, 20 2, 24 16, 20 25, -14 25, -18 14", fur, depth=1.2)
    for x in (-12, -4, 10, 18):
        rig.soft([(x - 4, 18), (x + 4, 18), (x + 4, 28), (x - 5, 28)], fur, -0.04, 0.5)
    rig.soft("-28 -8, -22 -22, -8 -24, 2 -14, 0 2, -12 8, -24 4", fur, 0.06, 1.1)
    for side, x in ((-1, -24), (1, -2)):
        rig.soft(
            [(x, -20), (x + side * 5, -8), (x + side * 3, 4), (x - side * 3, -4)],
            (0xB8875A, 0x5E3A1C),
            depth=0.6,
        )
    rig.dot(-18, -9, 2.2, 0x140808)
    rig.dot(-8, -10, 2.2, 0x140808)
    rig.dot(-18.6, -9.8, 0.8, WHITE)
    rig.ball(-14, -3, 3, (0x4A2A2A, 0x140808), depth=0.4)
    rig.line("-17 2, -13 0, -9 2", "dark", 1.3)
    rig.edged("-16 -24, -8 -24, -4 -31, -12 -27, -20 -31", SCARLET, depth=0.5)
    rig.limb("-20 8, -8 11, 2 6", 4, None, BRASS, depth=0.5)


ITEMS: dict[str, Part] = {
    "parade_halberd": _halberd(),
    "royal_seal": _seal(),
    "tasters_cup": _cup(),
    "poison_ring": _ring(),
    "ermine_mantle": _mantle(),
    "jesters_marotte": marotte().at(0, 8, 1.05, 14).dyed(metal=BRASS),
    "executioners_axe": great_axe().at(8, 8, 0.62, 26),
    "court_fan": _fan().at(0, -1, 0.76),
    "spoilt_lapdog": _lapdog(),
}
