"""The Stilt Village: mist, black water, reeds; drowned people with pale eyes and wet wool."""

from ....palette import WHITE
from ..arms import arm, claw, sleeve
from ..bodies import barrel, hunch, lean, robe
from ..creature import Creature, Cut
from ..legs import ripples, stilts, two_legs
from ..part import head, part, tool
from ..rig import Rig, places

REED = (0x9AB07A, 0x3A4A2A)
EEL = (0x5A6E8A, 0x161E30)
MUD = (0x7A6A5A, 0x2A221C)
WORM = (0xE8A8B0, 0x8A4058)


@part
def _reeds(rig: Rig) -> None:
    """Reeds tied to the back: from afar he is a bank."""
    for x, top, bend in (
        (-2, -112, -8),
        (6, -122, 4),
        (12, -108, 14),
        (18, -116, 10),
        (24, -96, 22),
        (-8, -100, -16),
    ):
        rig.limb([(x * 0.5 + 6, -34), (x, -78), (x + bend, top)], 3.6, 1, REED, -0.04 * (x % 3), 0.6)
    for x, y in ((10, -118), (28, -112)):
        rig.limb([(x, y + 14), (x + 1, y)], 5, 4, (0x8A5A3A, 0x3A2012), depth=0.5)


@head
def _reed_mask(rig: Rig) -> None:
    """A face woven of reeds, a pike's grin."""
    rig.soft("-18 -4, -12 -16, 2 -20, 12 -12, 11 2, -4 6, -20 1", REED, depth=1.1)
    for y in (-14, -9, -4):
        rig.line([(-14, y + 3), (0, y), (12, y + 2)], "dark", 0.9, 0.5)
    rig.line("-20 0, -8 1, 4 0", "dark", 1.3)
    rig.teeth("-17 0, -13 0.6, -9 0.8, -5 0.8", 1.4)
    rig.eye(-9, -9, 2.2)


@tool
def _sickle(rig: Rig) -> None:
    rig.limb("0 10, 0 -8", 3.6, None, "wood")
    rig.limb("0 -8, -2 -24, -16 -34, -32 -28, -38 -18", 6, 1, "metal", 0.1)


@head
def _hag_head(rig: Rig) -> None:
    """A long nose under a shawl, weed for hair."""
    for x, long in ((10, 26), (5, 32), (13, 20)):
        rig.limb([(x - 4, -10), (x + 6, 4), (x + 4, 4 + long * 0.5)], 4, 1, REED, -0.15, 0.5)
    rig.soft("-10 3, -13 -8, -6 -20, 6 -22, 14 -12, 13 4, 6 8", "cloth2")
    rig.soft("-12 0, -13 -8, -6 -14, 4 -12, 4 0, -4 5", "skin", 0.08, 0.6)
    rig.limb("-9 -7, -20 -4, -26 2", 6, 2, "skin", 0.12, 0.6)
    rig.ball_eye(-6, -9, 2.4)
    rig.ball(-18, -6, 1.4, "skin", -0.2, 0.3)
    rig.line("-10 1, -5 0, 0 2", "dark", 1.2)


@tool
def net(rig: Rig) -> None:
    """A cast net with weights and one poor fish."""
    rope = rig.palette.bone[1]
    for i in range(7):
        rig.line([(0, 0), (-26 + i * 8, 22), (-30 + i * 9.4, 44 + (i % 2) * 4)], rope, 1.4)
    for reach in (14, 24, 34, 43):
        rig.line([(-reach * 0.72, reach), (0, reach + 5), (reach * 0.6, reach)], rope, 1.2)
    for i in range(7):
        rig.ball(-30 + i * 9.4, 46 + (i % 2) * 4, 3, "metal", -0.1, 0.4)
    with rig.at(-6, 28, turn=24):
        rig.soft("-9 0, -2 -5, 7 0, 13 -5, 12 5, 7 1, -2 5", (0xC8DCE8, 0x4A6A80), depth=0.5)
        rig.dot(-5, -0.6, 1.1)


@part
def _diver_body(rig: Rig) -> None:
    """A man of mud rises from mud, a reed to breathe through."""
    rig.soft("-30 -0.5, -28 -24, -18 -46, -2 -54, 14 -48, 26 -26, 30 -0.5", MUD, depth=1.4)
    for x, y, long in ((-18, -34, 18), (8, -42, 16), (18, -24, 15), (-5, -30, 12)):
        rig.drip(x, y, long, 4, MUD, 0.12)


@part
def _diver_head(rig: Rig) -> None:
    rig.limb("-4 -62, 4 -78, 6 -106", 3.2, None, REED, depth=0.6)
    rig.soft("-16 -50, -18 -64, -8 -76, 6 -76, 14 -64, 12 -50, 0 -44", MUD, 0.08, 1.2)
    for x in (-9, 3):
        rig.ring(x, -62, 6.4, 4.2, "metal", -0.1)
        rig.light(x, -62, 12, "glow", 0.7)
        rig.dot(x, -62, 4, "glow", 0.85)
        rig.dot(x - 1.2, -63, 1.6, WHITE, 0.9)
    rig.limb("-16 -62, 12 -62", 2.6, None, "wood", -0.2, 0.3)


@tool
def _knife(rig: Rig) -> None:
    rig.limb("0 8, 0 -2", 4, None, "wood")
    rig.edged("-3.6 -2, 3.6 -2, 2 -22, -3 -28", "metal", 0.1)


@part
def eel(rig: Rig, line: str) -> None:
    """One eel along a line, its head first."""
    spine = places(line)
    rig.limb(spine, 8, 1.4, EEL, depth=0.8)
    x, y = spine[0]
    rig.soft([(x - 9, y + 1), (x - 4, y - 6), (x + 6, y - 5), (x + 6, y + 5), (x - 4, y + 5)], EEL, 0.12, 0.6)
    rig.eye(x - 2, y - 1, 1.5)
    rig.line([(x - 8, y + 2), (x - 3, y + 2.6)], "bone", 0.8)


@head
def _eel_hood(rig: Rig) -> None:
    """The head of a great eel for a hood; he looks out between its jaws."""
    rig.soft("-10 6, -12 -6, 6 -10, 15 -2, 13 8", EEL, -0.1)
    rig.hole("-13 4, -14 -8, 0 -12, 6 -4, 4 5")
    rig.eye(-9, -3, 1.8)
    rig.eye(-3, -3.6, 1.7)
    rig.soft("-26 -8, -20 -18, -4 -26, 12 -22, 17 -8, 14 2, 6 -6, -6 -9, -18 -7", EEL, 0.12, 1.2)
    rig.teeth("-22 -8, -17 -8.4, -12 -9, -7 -9, -2 -8.4", 1.7)
    rig.ball_eye(-9, -17, 3.4)
    rig.limb("2 -24, 12 -32, 20 -26", 4, 1, EEL, 0.2, 0.5)


@tool
def _crook(rig: Rig) -> None:
    rig.limb("0 50, 0 -38, -4 -50, -14 -52, -18 -42, -12 -38", 3.6, 2.6, "wood")


@head
def _oilskin(rig: Rig) -> None:
    """A fish's face under a yellow oilskin hat, with a beard of weed."""
    rig.soft("-12 2, -15 -6, -8 -16, 6 -16, 12 -6, 9 4", "skin", 0.16)
    for x, long in ((-10, 12), (-5, 16), (0, 13), (5, 9)):
        rig.limb([(x, 1), (x - 1.4, 1 + long * 0.5), (x - 1, 1 + long)], 4.4, 1, REED, -0.02 * x, 0.5)
    rig.ball_eye(-8, -7, 3)
    rig.ball_eye(1, -7.4, 2.8)
    rig.soft("-12 0, -6 -3, 0 -2, 4 1, -4 3", "skin", 0.02, 0.5)
    hat = (0xE8C85A, 0x7A5A1C)
    rig.soft("-13 -10, -10 -24, 0 -29, 10 -24, 13 -10", hat, swing=0.7)
    rig.soft("-20 -8, -8 -14, 6 -13, 26 0, 24 6, 8 -6, -8 -8", hat, -0.06, 0.9)
    rig.line("-2 -28, -3 -13", "dark", 0.9, 0.6)


@head
def _fish_trap(rig: Rig) -> None:
    """A woven trap worn over the head; two lights swim in it."""
    rig.soft("-9 4, -13 -8, -11 -22, -4 -32, 5 -32, 12 -22, 13 -8, 9 4", "dark", 0.1, 0.8)
    rig.eye(-6, -12, 2.6)
    rig.eye(3, -12, 2.4)
    for x in (-12, -7, 0, 7, 12):
        rig.limb([(x * 0.7, 4), (x * 1.06, -12), (x * 0.3, -34)], 2, 1.6, "wood", 0.06, 0.5)
    for y, half in ((2, 9), (-19, 12.5), (-27, 8)):
        rig.limb([(-half, y), (0, y + 2.4), (half, y)], 2.4, None, "wood", 0.12, 0.5)
    rig.ring(0, -35, 4, 2.2, "wood", depth=0.5)


@tool
def _worm_tray(rig: Rig) -> None:
    """A tray on a strap; the goods look over its rim."""
    rig.line("-20 0, -6 -26", "wood", 2)
    rig.line("18 0, 4 -26", "wood", 2)
    for x, high, bend in ((-16, 12, -4), (-8, 20, 3), (0, 14, -3), (7, 22, 4), (14, 12, 2)):
        rig.limb([(x, 2), (x + bend, -high * 0.5), (x - bend, -high)], 5, 4, WORM, 0.02 * x / 8, 0.6)
        rig.dot(x - bend - 1.4, -high - 0.4, 0.9, 0x2A0612)
        rig.dot(x - bend + 1.2, -high - 0.4, 0.9, 0x2A0612)
    rig.edged("-24 0, 22 -1, 19 14, -21 14", "wood", depth=1.0)
    rig.line("-22 7, 20 6", "dark", 1.0, 0.7)


@tool
def _fish_spear(rig: Rig) -> None:
    rig.limb("0 50, 0 -44", 2.8, None, "wood")
    for side in (-1, 0, 1):
        rig.limb([(0, -40), (side * 6, -50), (side * 7, -66)], 2.6, 1, "metal", 0.1, 0.5)
        rig.edged([(side * 7 - 3, -60), (side * 7, -72), (side * 7 + 3, -60)], "metal", 0.12, 0.4)


CAST: dict[str, Creature] = {
    "reed_stalker": Creature(
        "b4", Cut(-14, -82, 22),
        (
            _reeds(),
            two_legs("skin", 6, 12, "claw"),
            hunch("cloth").at(0, 0, wide=0.82),
            _reed_mask().at(-12, -74),
            _sickle().at(-34, -50, 1.1, 20),
            claw((-10, -66), (-32, -48), (-22, -50)),
        ), 0.98,
    ),
    "net_hag": Creature(
        "b4", Cut(-14, -82, 22),
        (
            hunch("cloth2", rags=False),
            robe("cloth2", "cloth", 21, -60).at(0, 0, wide=0.95),
            hunch("cloth2", rags=False).at(0, 0, wide=0.94),
            _hag_head().at(-14, -74),
            net().at(-34, -54),
            sleeve((-10, -64), (-34, -54), (-26, -46), "cloth2"),
        ), 0.94,
    ),
    "mud_diver": Creature(
        "b4", Cut(-3, -62, 22),
        (
            claw((16, -40), (44, -58), (38, -38), MUD, 8).far(),
            _diver_body(),
            _diver_head().nods(-1, -46),
            _knife().at(-38, -44, 1.2, -28),
            arm((-20, -38), (-38, -42), (-36, -26), MUD, 10, MUD),
            ripples(48, MUD),
        ), 1.0,
    ),
    "eel_herder": Creature(
        "b4", Cut(-4, -82, 25),
        (
            eel("34 -12, 44 -4, 56 -8, 66 -3").far(),
            robe("cloth", "skin", 23, -74),
            sleeve((12, -60), (26, -44)).far(),
            eel("-40 -8, -28 -3, -18 -8, -8 -3"),
            _eel_hood().at(-2, -72, 1.1),
            _crook().at(-30, -50),
            eel("-44 -30, -32 -22, -24 -30, -34 -42, -24 -52").held(),
            sleeve((-12, -60), (-30, -52), (-24, -44)),
        ), 1.0,
    ),
    "worm_seller": Creature(
        "b4", Cut(-3, -88, 24),
        (
            two_legs("cloth2", 8),
            barrel("cloth", belly=False, y=-52).at(0, 0, wide=0.82),
            _oilskin().at(-2, -74, 1.08),
            arm((14, -62), (12, -36), (20, -46), "cloth").far(),
            _worm_tray().at(-8, -44),
            arm((-14, -62), (-28, -40), (-26, -54), "cloth"),
        ), 0.94,
    ),
    "stilt_wader": Creature(
        "b4", Cut(-6, -118, 22),
        (
            stilts(50, 12),
            two_legs("skin", 6, 8, "none", -40).at(0, -44, 0.62),
            lean("cloth").at(0, -36, 0.88),
            arm((8, -96), (18, -78), role="cloth", width=5).far(),
            _fish_trap().at(-3, -103, 0.95),
            _fish_spear().at(-24, -82, 0.9, -16),
            arm((-8, -96), (-24, -82), (-22, -96), "cloth", 5),
        ), 0.92,
    ),
}  # fmt: skip
