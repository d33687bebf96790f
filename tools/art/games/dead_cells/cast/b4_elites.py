"""The elites of the Stilt Village."""

from ....palette import WHITE
from ....shapes import disc
from ..arms import brawn
from ..bodies import barrel
from ..creature import Creature, Cut
from ..heads import crown
from ..legs import ripples, two_legs
from ..part import head, part, tool
from ..rig import Rig
from .b4 import REED

WATER = (0x4A7A9A, 0x0E2238)
BRASS = (0xD8C48A, 0x6A5428)


@part
def _chain_of_office(rig: Rig) -> None:
    for x, y in ((-18, -62), (-14, -52), (-6, -45), (4, -45), (12, -52), (16, -62)):
        rig.ball(x, y, 3.6, BRASS, depth=0.5)
    rig.ball(-1, -38, 7, BRASS)
    rig.line("-1 -42, -1 -34", "dark", 1.4)
    rig.line("-5 -38, 3 -38", "dark", 1.4)


@head
def _drowned_face(rig: Rig) -> None:
    """Bloated, moustached, a top hat full of water."""
    rig.soft("-17 0, -18 -13, -10 -22, 8 -22, 17 -12, 16 2, 6 10, -10 10", "skin", 0.14, 1.2)
    for x in (-8, 4):
        rig.dot(x, -9, 4.4, "dark")
        rig.eye(x, -9, 2)
    for side in (-1, 1):
        rig.limb([(-2, 0), (-2 + side * 8, -2), (-2 + side * 15, 6)], 5, 1.4, REED, -0.1, 0.6)
    rig.hole("-7 4, 2 4, 0 8, -5 8")
    rig.edged("-15 -18, 14 -18, 16 -48, -14 -46", "cloth2", -0.25)
    rig.limb("-23 -18, 0 -15, 22 -18", 5, None, "cloth2", -0.2, 0.8)
    rig.limb("-15 -24, 0 -22, 15 -24", 5, None, "cloth", 0.1, 0.5)
    rig.soft("-14 -46, -4 -49, 6 -48, 16 -49, 10 -44, -8 -43", (0xC8ECFF, 0x4A8AB8), depth=0.5)
    for x, long in ((-14, 16), (15, 22)):
        rig.limb([(x, -46), (x * 1.1, -46 + long)], 4, 1.6, (0xA8DCF8, 0x3A7AA8), depth=0.4)


@tool
def _gavel(rig: Rig) -> None:
    rig.limb("0 22, 0 -24", 4, None, "wood")
    rig.edged("-17 -36, 15 -36, 17 -20, -19 -20", "wood", 0.1, 1.2)
    for x in (-13, 11):
        rig.limb([(x, -37), (x, -19)], 3.4, None, BRASS, depth=0.5)


@part
def _heron(rig: Rig) -> None:
    """A heron in plate: two legs like rods, a neck like a whip, a beak like a lance."""
    for x, shade in ((9, -0.22), (-3, 0.0)):
        rig.limb([(x, -40), (x + 5, -22), (x - 1, -2)], 3.6, 3, "metal", shade)
        for toe in (-13, -6, 7):
            rig.limb([(x - 1, -3), (x + toe, -0.8)], 2.4, 0.8, "metal", shade, 0.5)
    rig.soft("12 -64, 34 -58, 54 -34, 40 -36, 44 -24, 28 -32, 16 -44", "cloth2", -0.1)
    rig.soft("-14 -72, 6 -78, 26 -64, 32 -46, 18 -36, -6 -38, -18 -54", "bone", depth=1.4)
    rig.soft("-2 -70, 18 -66, 34 -46, 26 -36, 12 -44, 0 -56", "metal", -0.04)
    for x, y in ((6, -62), (14, -56), (22, -50)):
        rig.line([(x - 6, y + 4), (x + 4, y + 2)], "dark", 1.0, 0.7)
    rig.rivets("4 -66, 14 -62, 24 -52", 1.2)


@part
def _heron_neck(rig: Rig) -> None:
    rig.limb("-10 -64, -24 -80, -14 -96, -22 -110", 12, 7, "bone")
    for x, y in ((-18, -72), (-21, -82), (-17, -92)):
        rig.limb([(x - 6, y - 1), (x + 7, y + 1)], 4, None, "metal", depth=0.5)
    rig.soft("-34 -112, -28 -122, -14 -122, -8 -112, -16 -105, -28 -106", "bone", 0.05)
    rig.edged("-30 -117, -74 -104, -30 -107", BRASS, depth=0.8)
    rig.line("-66 -106, -30 -112", "dark", 1.0, 0.8)
    rig.soft("-34 -114, -28 -125, -12 -125, -5 -112, -14 -112, -22 -116", "metal", depth=0.7)
    rig.limb("-10 -122, 8 -130, 22 -122", 5, 1, (rig.palette.hot, 0x1A4A8A), depth=0.5)
    rig.limb("-12 -118, 6 -122, 18 -112", 4, 1, (rig.palette.hot, 0x1A4A8A), -0.1, 0.5)
    rig.eye(-23, -114, 2.2)


@part
def _diving_suit(rig: Rig) -> None:
    """A bell of brass with a window, air in a hose, lead on the boots."""
    for x, shade in ((13, -0.2), (-13, 0.0)):
        rig.soft([(x - 9, -34), (x + 9, -34), (x + 8, -8), (x - 8, -8)], "cloth", shade)
        rig.edged([(x - 10, -10), (x + 9, -10), (x + 11, -0.5), (x - 15, -0.5)], "metal", shade - 0.1)
    rig.limb("16 -84, 40 -92, 46 -64, 34 -40, 46 -22", 6, 5, "wood", -0.1)
    rig.soft("-22 -68, 22 -68, 27 -44, 20 -28, -20 -28, -27 -44", "cloth", depth=1.4)
    for y in (-58, -46, -36):
        rig.line([(-24, y), (0, y + 3), (24, y)], "dark", 1.0, 0.5)
    rig.limb("-24 -34, 0 -28, 24 -34", 5, None, "wood", depth=0.6)
    rig.box(-9, -37, 18, 10, "metal", -0.15, 0.7)
    bell = rig.soft("-28 -62, -25 -88, -14 -108, 12 -108, 24 -88, 28 -62, 0 -57", BRASS, depth=1.6, swing=0.7)
    with rig.inside(bell):
        rig.line("-30 -70, 0 -64, 30 -70", "dark", 1.4, 0.6)
    rig.ball(-8, -84, 16, BRASS, -0.2)
    rig.light(-8, -84, 22, "glow", 0.8)
    rig.lay(disc(-8, -84, 12), (0xD8F6FF, 0x2A6A9A), depth=0.3, knife=False)
    rig.dot(-13, -84, 3.2, 0x0A1A2A)
    rig.dot(-2, -84, 3.2, 0x0A1A2A)
    rig.dot(-14, -85, 1.1, WHITE)
    rig.dot(-3, -85, 1.1, WHITE)
    rig.hole("-13 -76, -8 -78, -3 -76, -8 -74", 0x0A1A2A)
    for turn in (0, 60, 120):
        with rig.at(-8, -84, turn=turn):
            rig.line("-12 0, 12 0", BRASS[1], 1.6)
    rig.rivets("-24 -66, -12 -62, 0 -60, 12 -62, 24 -66", 1.6)
    rig.ring(-1, -111, 6, 3.6, BRASS)


@tool
def anchor(rig: Rig) -> None:
    """An anchor."""
    rig.ring(0, -6, 5, 2.8, "metal")
    rig.limb("0 -2, 0 36", 5, None, "metal")
    rig.limb("-9 6, 9 6", 4, None, "wood", depth=0.5)
    rig.limb("-20 22, -14 36, 0 40, 14 36, 20 22", 5, 5, "metal")
    for side in (-1, 1):
        rig.edged([(side * 14, 24), (side * 26, 26), (side * 19, 12)], "metal", 0.06, 0.6)


CAST: dict[str, Creature] = {
    "drowned_mayor": Creature(
        "b4", Cut(-3, -92, 29),
        (
            two_legs("cloth2", 11, 13),
            brawn((20, -58), (36, -38), role="cloth2", width=8).far(),
            barrel("cloth2", y=-48).at(0, 2, 1.16),
            _chain_of_office(),
            _drowned_face().at(-3, -80, 1.08),
            _gavel().at(-40, -52, 1.0, -24),
            brawn((-22, -60), (-40, -48), (-40, -64), "cloth2", 8),
            ripples(46, WATER),
        ), 1.08,
    ),
    "heron_knight": Creature(
        "b4", Cut(-24, -112, 24),
        (_heron(), _heron_neck().nods(-8, -62), crown(7, BRASS).at(-20, -124, 0.9)), 1.06,
    ),
    "bell_diver": Creature(
        "b4", Cut(-4, -86, 32),
        (
            brawn((20, -60), (36, -40), role="cloth", width=9, palm=BRASS).far(),
            _diving_suit(),
            crown(9, BRASS).at(-1, -116),
            anchor().at(-42, -56, 1.05),
            brawn((-20, -60), (-42, -52), (-38, -38), "cloth", 9, BRASS),
        ), 1.06,
    ),
}  # fmt: skip
