"""The elites of the Clock Tower."""

import math

from ....shapes import disc
from ..arms import brawn, sleeve
from ..bodies import robe
from ..creature import Creature, Cut
from ..heads import crown, hood
from ..part import head, part, tool
from ..rig import Rig
from .b5 import IRON

ICE = (0xEAF8FF, 0x5A94C0)


@part
def _escapement(rig: Rig) -> None:
    """An anchor of steel over a toothed wheel: it lets time through, tooth by tooth."""
    for x, shade in ((15, -0.2), (-15, 0.0)):
        rig.limb([(x * 0.7, -36), (x * 1.1, -18), (x, -3)], 9, 7, IRON, shade)
        rig.edged([(x - 11, -7), (x + 7, -7), (x + 9, -0.5), (x - 14, -0.5)], "metal", shade)
    points = []
    for i in range(15):
        angle = math.tau * i / 15
        points += [
            (math.cos(angle) * 31, -50 + math.sin(angle) * 31),
            (math.cos(angle + 0.3) * 23, -50 + math.sin(angle + 0.3) * 23),
        ]
    rig.edged(points, "metal", depth=1.4)
    rig.ball(0, -50, 18, IRON, -0.1)
    rig.light(0, -50, 24, "glow", 0.5)
    for x, y in ((-7, -54), (6, -54)):
        rig.dot(x, y, 5)
        rig.eye(x, y, 2.6)
    rig.line("-14 -62, -3 -58", "dark", 2.6)
    rig.line("13 -62, 2 -58", "dark", 2.6)
    rig.hole("-9 -46, 8 -46, 7 -39, -8 -39", soft=False)
    for x in (-5, -1, 3):
        rig.line([(x, -46), (x, -39)], "metal", 1.5)


@part
def _anchor_of_steel(rig: Rig) -> None:
    rig.edged("-4 -108, 4 -108, 7 -88, -7 -88", "metal", 0.1)
    rig.soft(
        "-52 -40, -58 -58, -48 -82, -22 -96, 0 -98, 22 -96, 48 -82, 58 -58, 52 -40, 44 -44, 46 -60, "
        "36 -76, 16 -86, 0 -87, -16 -86, -36 -76, -46 -60, -44 -44",
        (0xB8C4DC, 0x3A4664),
        depth=1.4,
        swing=0.7,
    )
    for side in (-1, 1):
        rig.edged([(side * 56, -44), (side * 40, -46), (side * 46, -22)], (0xE6ECF4, 0x56627A))
    rig.ball(0, -92, 6, "metal")
    rig.rivets("-34 -84, 34 -84, -50 -64, 50 -64", 1.8)


@part
def _chimes(rig: Rig) -> None:
    """A yoke with five frozen bells."""
    rig.limb("-40 -2, 0 -12, 40 -2", 6, None, IRON, depth=1.0)
    for i, x in enumerate((-36, -18, 18, 36)):
        drop = 10 + (i % 2) * 8
        rig.line([(x, -6), (x, drop)], "metal", 1.4)
        with rig.at(x, drop):
            rig.soft("-4 0, 4 0, 7 12, 11 18, -11 18, -7 12", ICE, depth=0.9, swing=0.5)
            rig.ball(0, 20, 3, IRON, depth=0.4)
        for dx in (-6, 0, 6):
            rig.edged(
                [(x + dx - 2, drop + 18), (x + dx + 2, drop + 18), (x + dx, drop + 28 - abs(dx))],
                ICE,
                0.1,
                0.3,
            )


@head
def _frost_beard(rig: Rig) -> None:
    for x, long in ((-9, 16), (-4, 24), (1, 20), (5, 12)):
        rig.edged([(x - 3, 0), (x + 3, 0), (x, long)], ICE, depth=0.4)


@part
def _mainspring(rig: Rig) -> None:
    """A coil of blue steel as broad as a man; it wants to be let go."""
    steel = (0x9CC0F0, 0x24407A)
    for x, shade in ((17, -0.2), (-17, 0.0)):
        rig.limb([(x * 0.6, -22), (x, -3)], 12, 10, IRON, shade)
        rig.edged([(x - 12, -7), (x + 8, -7), (x + 10, -0.5), (x - 15, -0.5)], "metal", shade)
    for i in range(5):
        y, half = -24 - i * 11.6, 30 - abs(i - 2) * 2.4
        rig.limb([(-half, y + 3), (0, y + 9), (half, y + 1)], 9.4, None, steel, 0.05 * (i % 2), 1.1)
        rig.limb([(half, y + 1), (0, y - 7), (-half, y - 8)], 6, None, steel, -0.34, 0.6)
    rig.light(0, -46, 30, "hot", 0.35)
    rig.soft("-24 -80, 0 -88, 24 -80, 22 -72, 0 -67, -22 -72", "metal", depth=1.1)


@tool
def winding_key(rig: Rig) -> None:
    """A key with two wings."""
    rig.limb("0 0, 0 -16", 5, None, "metal")
    for side in (-1, 1):
        rig.ring(side * 9, -22, 10, 5, "metal", depth=0.9)


@head
def _spring_face(rig: Rig) -> None:
    rig.soft("-19 3, -21 -12, -12 -25, 9 -26, 21 -12, 19 3", "metal", depth=1.3, swing=0.6)
    rig.hole("-17 -14, 13 -16, 13 -7, -17 -5", soft=False)
    rig.eye(-9, -10, 3)
    rig.eye(5, -11, 3)
    rig.edged("-20 -18, -4 -13, -4 -18, -18 -24", IRON, depth=0.5)
    rig.edged("18 -20, 0 -14, 0 -19, 16 -26", IRON, depth=0.5)
    for i in range(5):
        rig.line([(-12 + i * 5.4, -2), (-12 + i * 5.4, 3)], "dark", 1.6)


@tool
def _hammer(rig: Rig) -> None:
    rig.limb("0 24, 0 -28", 4.4, None, IRON)
    rig.edged("-18 -42, 16 -42, 18 -24, -20 -24", "metal", 0.04, 1.3)
    rig.lay(disc(-18, -33, 6), IRON, depth=0.6)


CAST: dict[str, Creature] = {
    "escapement": Creature(
        "b5", Cut(0, -52, 32), (_escapement(), _anchor_of_steel().nods(0, -92), crown(9).at(0, -110)), 1.08,
    ),
    "winter_chime": Creature(
        "b5", Cut(-2, -98, 24),
        (
            _chimes().at(0, -74).far(-0.06),
            robe("cloth", ICE, 25, -82),
            hood("cloth", 2, 0.8).at(-2, -80, 1.15),
            _frost_beard().at(-3, -76),
            crown(11, ICE).at(0, -108),
            _hammer().at(-36, -40, 0.8, -18),
            sleeve((-13, -66), (-36, -40), (-30, -50)),
        ), 1.1,
    ),
    "mainspring": Creature(
        "b5", Cut(-2, -96, 28),
        (
            brawn((26, -70), (44, -44), (48, -62), "metal", 8, "metal").far(),
            winding_key().at(22, -84, 0.9, 62),
            _mainspring(),
            _spring_face().at(-2, -86),
            crown(12).at(-1, -115),
            _hammer().at(-48, -50, 1.05, -26),
            brawn((-26, -72), (-48, -46), (-48, -66), "metal", 8, "metal"),
        ), 1.08,
    ),
}  # fmt: skip
