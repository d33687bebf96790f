"""Who climbs out of the Well: always wet, never quite finished with the world."""

from ....palette import WHITE
from ..arms import arm, claw, sleeve
from ..bodies import coat, lean
from ..creature import Creature, Cut
from ..legs import ripples, two_legs
from ..palettes import MOUTH
from ..part import head, part, tool
from ..rig import Rig

WATER = (0xA8E8F0, 0x1E6A80)
DEEP = (0x5ACAD0, 0x0E3A48)
STONE = (0x9AA8A6, 0x364644)


@head
def _bucket_head(rig: Rig) -> None:
    """A bucket over the head; two eyes look through the hoop."""
    rig.soft("-8 4, -9 -4, 9 -4, 8 4", "skin", 0.05)
    rig.edged("-13 1, 13 1, 16 -26, -16 -26", "wood", depth=1.2)
    for x in (-7, 0, 7):
        rig.line([(x, 0), (x * 1.2, -25)], "dark", 1.0, 0.7)
    for y, half in ((-3, 13.6), (-22, 16)):
        rig.limb([(-half, y), (0, y + 2.4), (half, y)], 4, None, "metal", depth=0.6)
    rig.limb("-16 -24, -12 -38, 12 -38, 16 -24", 2, None, "metal", depth=0.4)
    for x in (-6, 2):
        rig.dot(x, -12, 3.4)
        rig.eye(x, -12, 1.8)
    for x, long in ((-12, 12), (10, 16), (2, 9)):
        rig.drip(x, 1, long, 2, WATER)


@tool
def _rope(rig: Rig) -> None:
    rig.line("0 0, -8 16, 4 28, -2 40", "bone", 2.4)
    rig.limb("-6 42, 4 42", 6, None, STONE, depth=0.6)


@part
def _wraith(rig: Rig) -> None:
    """Water that remembers having been somebody, over the rim of a well."""
    rig.light(0, -66, 46, "glow", 0.3)
    rig.soft("-18 -20, -20 -50, -16 -84, -4 -104, 10 -104, 20 -84, 20 -50, 18 -20", DEEP, depth=1.3)
    rig.soft(
        "-20 -60, -16 -92, -2 -110, 12 -108, 22 -88, 26 -52, 18 -66, 14 -88, 4 -96, -6 -94, -12 -80, -12 -56",
        WATER,
        -0.1,
        0.9,
    )
    rig.hole("-9 -84, -6 -90, -1 -88, -2 -82", 0x06181E)
    rig.hole("4 -84, 7 -90, 12 -88, 11 -82", 0x06181E)
    rig.eye(-5, -86, 2)
    rig.eye(8, -86, 2)
    rig.hole("-4 -74, 2 -77, 8 -74, 6 -62, 2 -58, -2 -62", 0x06181E)
    for line in ("-10 -54, -12 -38, -8 -24", "2 -50, 2 -36, 4 -22", "12 -54, 14 -38, 10 -24"):
        rig.line(line, WHITE, 1.4, 0.4)


@part
def _well_rim(rig: Rig) -> None:
    rig.soft("-40 -24, 0 -16, 40 -24, 38 -1, -38 -1", STONE, depth=1.4, swing=0.4)
    for i, x in enumerate((-32, -16, 0, 16, 32)):
        rig.box(x - 8, -22 + abs(i - 2) * -1.6, 15, 9, STONE, 0.06 * (i % 2), 0.7)
        rig.box(x - 12, -11, 15, 9, STONE, -0.1 + 0.05 * (i % 2), 0.6)


@head
def _guest_head(rig: Rig) -> None:
    """All throat: a neck like a stocking, a mouth like a drain, good manners."""
    rig.limb("4 8, 8 -10, -2 -26", 10, 9, "skin")
    for y in (-2, -9, -16):
        rig.line([(0, y), (11, y - 2)], "dark", 0.9, 0.5)
    rig.soft("-22 -28, -16 -42, 0 -48, 14 -42, 16 -28, 4 -20, -14 -20", "skin", 0.08, 1.1)
    rig.hole("-24 -30, -12 -34, 0 -31, -2 -23, -14 -21", MOUTH)
    rig.teeth("-21 -31, -16 -33, -11 -33.4, -6 -33", 1.6)
    rig.soft("-20 -26, -10 -27, -6 -16, -12 -8, -17 -14", (0xC85A7A, 0x5A1A34), depth=0.6)
    rig.eye(-8, -39, 2.2)
    rig.eye(3, -39, 2.2)
    rig.soft("-16 -44, 0 -52, 14 -44, 0 -46", (0x2E4A52, 0x0C1A20), depth=0.7)
    rig.edged("-8 -48, 8 -48, 9 -62, -7 -62", (0x2E4A52, 0x0C1A20))


@tool
def _goblet(rig: Rig) -> None:
    """An empty glass, held upside down to be sure."""
    rig.soft("-10 -6, 10 -6, 7 10, -7 10", (0xD8F0F4, 0x4A8A98), depth=0.8)
    rig.limb("0 -6, 0 -16", 3, None, (0xD8F0F4, 0x4A8A98), depth=0.5)
    rig.limb("-8 -17, 8 -17", 3.4, None, (0xD8F0F4, 0x4A8A98), depth=0.5)
    rig.ball(0, 17, 2.4, WATER, depth=0.3)


LAD: dict[str, Creature] = {
    "drowned_lad": Creature(
        "w", Cut(-1, -78, 22),
        (
            two_legs("cloth2", 7, 8, "bare", -30),
            arm((10, -58), (20, -38), role="cloth").far(),
            lean("cloth").at(0, 0, 0.84, wide=1.2),
            _bucket_head().at(-1, -66),
            _rope().at(-24, -44),
            arm((-10, -58), (-24, -44), (-20, -54), "cloth"),
        ), 0.96,
    ),
}  # fmt: skip
WRAITH: dict[str, Creature] = {
    "well_wraith": Creature(
        "w", Cut(1, -86, 24),
        (
            claw((18, -62), (40, -66), (34, -50), DEEP, 7).far(),
            _wraith(),
            claw((-18, -62), (-42, -56), (-34, -70), DEEP, 7, 1.2),
            _well_rim(),
        ), 1.0,
    ),
}  # fmt: skip
GUEST: dict[str, Creature] = {
    "thirsty_guest": Creature(
        "w", Cut(-4, -112, 28),
        (
            two_legs("cloth", 7, 9),
            sleeve((14, -70), (24, -48), width=6).far(),
            coat(long=1.1).at(0, 0, wide=0.95),
            _guest_head().at(0, -80),
            _goblet().at(-32, -62),
            sleeve((-14, -70), (-31, -66), (-26, -54), width=6),
            ripples(34, DEEP),
        ), 0.98,
    ),
}  # fmt: skip
"""Met in the Prisoners' Quarters, the Stilt Village and High Peak Castle."""
