"""The Ramparts: stone, rope and arrows in the evening; everybody here holds a wall or comes over it."""

import math

from ..arms import arm, brawn, sleeve
from ..bodies import barrel, lean, plate, robe
from ..bosses.masonry import bricks
from ..creature import Creature, Cut
from ..heads import helm, hood, kettle_hat
from ..legs import stumps, two_legs
from ..part import Part, head, part, tool
from ..rig import Rig
from ..tools import bow, pike

STONE = (0xD8B4A0, 0x6A4444)
TAR = (0x4A3A44, 0x120A10)
GILT = (0xFFD98A, 0xA8641E)


@part
def _merlon(rig: Rig) -> None:
    """The stone tooth behind which he stands; it goes where he goes."""
    bricks(
        rig,
        rig.edged(
            "-26 -38, -24 -56, -8 -56, -8 -46, 8 -46, 8 -56, 24 -56, 26 -38, 27 -0.6, -27 -0.6",
            STONE,
            depth=1.6,
        ),
        9,
        4,
        0.4,
    )
    rig.limb("-27 -36, 0 -33, 27 -36", 4, None, STONE, 0.12, 0.7)
    rig.hole("-3 -28, 3 -28, 3 -10, -3 -10", soft=False)


@head
def _fire_helm(rig: Rig) -> None:
    """A leather helmet with a neck flap, black with soot; the visor still glows."""
    rig.soft("-8 6, -10 -6, 12 -10, 19 2, 15 12, 6 6", "wood", -0.25, 0.8)
    rig.soft("-13 2, -13 -12, -6 -22, 6 -23, 13 -14, 13 0, 2 6, -10 6", "wood", -0.1, 1.1)
    rig.edged("-15 -13, 4 -15, 4 -6, -14 -4", "dark", 0.1, 0.4)
    rig.light(-6, -9, 14, "hot", 0.8)
    for x in (-11, -6.6, -2.2, 2):
        rig.edged(
            [(x - 1.4, -12.6), (x + 1.4, -12.8), (x + 1.2, -6), (x - 1.2, -5.8)],
            (0xFFE0A0, 0xFF7A2A),
            depth=0.2,
        )
    rig.soft("-8 -20, -6 -28, 0 -31, 4 -27, 6 -21, 0 -23", GILT, depth=0.7)
    rig.limb("-12 -15, 0 -17, 12 -14", 3, None, GILT, depth=0.4)


@tool
def _beacon(rig: Rig) -> None:
    """An iron basket of fire on a pole."""
    rig.light(0, -62, 36, "hot", 0.4)
    rig.limb("0 48, 0 -46", 3.6, 3.2, "wood")
    for x, height, lean_ in ((-7, 26, -0.1), (7, 24, 0.12), (0, 36, 0.02)):
        rig.fire(x, -50, height, lean_, 0.2)
    for x in (-12, -6, 0, 6, 12):
        rig.limb([(x * 0.4, -42), (x * 0.9, -48), (x * 1.1, -60)], 2, None, "metal", -0.3, 0.5)
    for y, half in ((-50, 11), (-58, 13)):
        rig.limb([(-half, y), (0, y + 2), (half, y)], 2.6, None, "metal", -0.25, 0.5)


@tool
def pavise(rig: Rig) -> None:
    """A shield taller than its bearer; he looks through a slit."""
    rig.edged("-24 -96, 0 -103, 22 -96, 24 -8, 20 -0.6, -20 -0.6, -26 -8", "wood", depth=1.8)
    rig.edged("-18 -88, 0 -94, 16 -88, 18 -12, 0 -6, -19 -12", "cloth", depth=0.8)
    rig.edged("-5 -92, 4 -92, 4 -8, -5 -8", GILT, depth=0.5)
    rig.edged("-17 -52, 16 -52, 16 -43, -17 -43", GILT, depth=0.5)
    rig.hole("-15 -76, -3 -78, -3 -71, -15 -69", soft=False)
    rig.hole("3 -78, 13 -76, 13 -69, 3 -71", soft=False)
    rig.eye(-9, -73.4, 2)
    rig.eye(8, -73.4, 2)
    rig.rivets("-20 -92, 18 -92, -21 -8, 19 -8, -22 -50, 20 -50", 1.4)


def _ladder(rig: Rig) -> None:
    for side in (-6, 6):
        rig.limb([(side, 60), (side, -60)], 3.2, None, "wood", -0.08 * (side > 0), 0.8)
    for y in range(-52, 60, 13):
        rig.limb([(-7, y), (7, y)], 2.6, None, "wood", 0.06, 0.6)


ladder = Part(_ladder)


@tool
def grapnel(rig: Rig) -> None:
    """A hook on a rope."""
    rig.line("0 0, -8 -14, 2 -26", "bone", 1.6)
    for side in (-1, 0, 1):
        rig.limb([(2, -26), (2 + side * 8, -32), (2 + side * 10, -26)], 3, 0.8, "metal", depth=0.5)


@tool
def cauldron(rig: Rig) -> None:
    """A pot of pitch, tipped; what runs out of it burns."""
    rig.limb("-14 -4, -26 4, -30 20, -29 34", 7, 4, TAR, depth=0.8)
    for x, y, height in ((-24, 2, 15), (-29, 14, 17), (-30, 28, 15)):
        rig.fire(x, y, height, -0.12, 0.35)
    with rig.at(0, 0, turn=-34):
        rig.soft("-18 -14, 18 -14, 22 2, 14 18, -14 18, -22 2", TAR, 0.14, 1.4, swing=0.7)
        rig.limb("-20 -13, 0 -10, 20 -13", 5, None, "metal", -0.2, 0.7)
        rig.hole("-16 -15, 0 -12, 16 -15, 0 -18", 0x1A0A06)
        rig.light(0, -14, 18, "hot", 0.6)
        rig.ring(22, 0, 5, 3, "metal", -0.1)


@part
def _weathercock(rig: Rig) -> None:
    """A cock of sheet iron on its rod: the wind has woken it."""
    rig.soft("-14 -0.6, -10 -8, 10 -8, 14 -0.6", STONE, depth=0.8)
    rig.limb("0 -4, 0 -58", 3.6, 3, "metal", -0.2)
    for side in (-1, 1):
        rig.limb([(0, -30), (side * 20, -31)], 2.2, None, "metal", -0.1, 0.6)
        rig.ball(side * 21, -31, 3.2, GILT, depth=0.4)
    rig.limb("34 -50, -30 -50", 2.8, None, GILT, depth=0.6)
    rig.edged("-28 -56, -42 -50, -28 -44", GILT)
    rig.edged("30 -57, 42 -58, 37 -50, 42 -42, 30 -43", GILT, -0.1)
    tail = (0x4C5A80, 0x182034)
    for turn, long in ((-62, 40), (-46, 42), (-30, 40), (-14, 34)):
        angle = math.radians(turn)
        rig.limb(
            [
                (10, -66),
                (14 + math.cos(angle) * long * 0.6, -70 + math.sin(angle) * long * 0.8),
                (8 + math.cos(angle) * long, -62 + math.sin(angle) * long * 0.6),
            ],
            8,
            2,
            tail,
            0.02 * turn / 10,
        )
    rig.soft("-22 -64, -10 -58, 8 -56, 18 -66, 14 -80, 0 -78, -14 -86, -24 -84", GILT, depth=1.3)
    rig.soft("-8 -74, 6 -74, 12 -66, 0 -62", GILT, -0.2, 0.7)
    for i in range(3):
        rig.line([(-4 + i * 5, -72), (-1 + i * 5, -65)], "dark", 0.9, 0.7)


@part
def _cock_head(rig: Rig) -> None:
    rig.ball(-19, -91, 9.4, GILT, 0.05)
    rig.edged("-27 -93, -38 -87, -26 -86", "metal", depth=0.5)
    for x, y in ((-24, -100), (-18, -103), (-12, -101)):
        rig.soft([(x - 3, y + 4), (x - 1, y - 5), (x + 4, y + 3)], (0xFF6A4A, 0x8A1A1A), depth=0.5)
    rig.soft("-27 -85, -23 -77, -20 -85", (0xFF6A4A, 0x8A1A1A), depth=0.5)
    rig.eye(-21, -92, 2.4)


CAST: dict[str, Creature] = {
    "merlon_archer": Creature(
        "b3", Cut(-3, -84, 22),
        (
            lean("cloth2", tail=False),
            arm((8, -66), (-8, -66), (14, -54), "cloth2", 5).far(),
            helm().at(-3, -74, 0.95),
            bow().at(-22, -66, 1.05),
            arm((-8, -66), (-20, -66), (-14, -58), "cloth2", 5),
            _merlon(),
        ), 0.98,
    ),
    "beacon_keeper": Creature(
        "b3", Cut(-1, -84, 22),
        (
            sleeve((12, -58), (22, -38)).far(),
            robe("cloth", "cloth2", 20, -72),
            _fire_helm().at(-2, -71, 1.06),
            _beacon().at(-30, -48),
            sleeve((-12, -58), (-29, -46), (-26, -40)),
        ), 0.94,
    ),
    "pavise_bearer": Creature(
        "b3", Cut(-10, -80, 26),
        (
            two_legs("cloth2", 9, 11),
            pike().at(30, -42, 0.95, 6),
            brawn((16, -66), (30, -42), role="cloth2", width=7).far(),
            plate("metal").at(4, 0),
            kettle_hat().at(3, -80, 1.15),
            pavise().at(-13, 0, 0.94),
        ), 1.0,
    ),
    "ladder_runner": Creature(
        "b3", Cut(-9, -88, 20),
        (
            ladder.at(10, -58, 0.92, 62),
            two_legs("skin", 7, 15, "bare"),
            lean("cloth").at(-2, 0, turn=-6),
            hood("cloth2", 2, 1.3).at(-10, -75, 0.95),
            brawn((2, -70), (-4, -56), (14, -58), "cloth", 6).still(),
            grapnel().at(-28, -60, 1.1),
            arm((-12, -68), (-28, -60), (-20, -52), "cloth", 6),
        ), 0.94,
    ),
    "tar_pourer": Creature(
        "b3", Cut(2, -82, 22),
        (
            stumps("cloth2", 14, hip=-24),
            barrel("cloth", belly=False, y=-46),
            kettle_hat().at(1, -68, 1.1),
            cauldron().at(-28, -52, 1.1),
            brawn((16, -60), (-10, -46), (14, -40), "skin", 6).far(-0.12),
            brawn((-10, -60), (-30, -64), (-28, -50), "skin", 6),
        ), 0.96,
    ),
    "weathercock": Creature("b3", Cut(-18, -88, 24), (_weathercock(), _cock_head().nods(-18, -83)), 0.96),
}  # fmt: skip
