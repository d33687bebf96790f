"""The Forgotten Sepulcher: linen, bone, wax and moths; what little light there is, they come to eat."""

from ....palette import WHITE
from ..arms import brawn, claw, sleeve
from ..bodies import barrel, gown, hunch, robe
from ..creature import Creature, Cut
from ..heads import skull
from ..legs import crab_legs, stumps, two_legs
from ..palettes import MOUTH
from ..part import head, part, tool
from ..rig import Rig

LINEN = (0xE6E0F0, 0x7A7498)
WAX = (0xFFF2D8, 0xC8A878)
TICK = (0x8A5A70, 0x2E1426)
SILVER = (0xE8E8F8, 0x6A6A8A)


@part
def _shroud(rig: Rig) -> None:
    """A winding sheet with nobody in it."""
    rig.light(0, -60, 50, "glow", 0.25)
    sheet = (
        "-16 -92, 0 -100, 16 -92, 22 -66, 26 -38, 36 -8, 26 -12, 20 -1, 12 -12, 4 -3, -4 -14, -12 -2, "
        "-18 -14, -28 -6, -32 -18, -24 -46, -22 -70"
    )
    rig.soft(sheet, LINEN, depth=1.4)
    for line in ("-8 -70, -12 -40, -18 -16", "4 -66, 4 -36, 6 -8", "14 -70, 18 -40, 26 -14"):
        rig.line(line, "dark", 1.0, 0.4)
    rig.hole("-14 -78, -11 -86, -4 -84, -4 -76, -9 -72", 0x14101E)
    rig.hole("2 -78, 4 -85, 11 -84, 11 -76, 5 -73", 0x14101E)
    rig.eye(-9, -79, 2.2)
    rig.eye(6, -79, 2.2)
    rig.hole("-6 -66, 0 -69, 6 -66, 4 -50, 0 -46, -4 -50", 0x14101E)
    for y in (-58, -40):
        rig.limb([(-23, y - 2), (0, y + 5), (23, y - 1)], 3, None, "wood", depth=0.4)


@tool
def _sheet_arm(rig: Rig) -> None:
    """A sleeve of linen that reaches, empty to the end."""
    rig.soft("0 -6, -18 -10, -36 -4, -44 4, -38 8, -36 18, -28 10, -20 16, -10 6, 0 8", LINEN, 0.06)
    rig.hole("-42 2, -36 -1, -33 5, -38 7", 0x14101E)


@head
def _candle_crown(rig: Rig) -> None:
    for x, high in ((-11, 10), (-4, 15), (4, 12), (11, 9)):
        rig.box(x - 2.6, -high, 5.2, high + 2, WAX, depth=0.5)
        rig.fire(x, -high, 11, 0.04, 0.35)
    for x, long in ((-9, 8), (2, 11), (9, 7)):
        rig.limb([(x, 0), (x, long)], 3.4, 1.8, WAX, depth=0.4)


@head
def _glutton_head(rig: Rig) -> None:
    """A jaw like a drawer, three candles in it, still alight."""
    rig.soft("-20 -2, -18 -18, -6 -26, 10 -24, 18 -12, 16 4, 2 10, -14 8", "skin", 0.05, 1.2)
    rig.hole("-22 -6, -8 -10, 8 -8, 8 4, -6 8, -18 4", MOUTH)
    for x, turn in ((-15, -20), (-8, -6), (-1, 10)):
        with rig.at(x, 2, turn=turn - 50):
            rig.box(-2.2, -15, 4.4, 16, WAX, depth=0.5)
            rig.fire(0, -15, 10, 0, 0.3)
    rig.teeth("-19 -7, -12 -9, -5 -9.6, 2 -9", 1.9)
    rig.teeth("-15 4, -9 6, -3 6.6", 1.8, up=True)
    rig.eye(-7, -17, 2.2)
    rig.eye(3, -17, 2)


@part
def _tick(rig: Rig) -> None:
    """A tick that has drunk a grave: its back is a coffin lid."""
    rig.soft("-40 -20, -30 -40, -8 -54, 18 -52, 38 -36, 42 -18, 22 -8, -20 -8", TICK, depth=1.5)
    rig.edged("-22 -42, -4 -56, 22 -53, 38 -34, 30 -22, -14 -24", "wood", 0.02, 1.2)
    rig.edged("-14 -40, -1 -50, 19 -48, 30 -34, 24 -27, -8 -29", "wood", 0.14, 0.7)
    rig.limb("4 -48, 8 -30", 3.4, None, SILVER, depth=0.4)
    rig.limb("-3 -41, 16 -39", 3.4, None, SILVER, depth=0.4)


@part
def _tick_head(rig: Rig) -> None:
    rig.soft("-38 -22, -46 -34, -60 -30, -62 -18, -50 -10, -38 -12", TICK, 0.12)
    for x, y, radius in ((-54, -26, 2.4), (-47, -28, 2), (-56, -19, 1.8)):
        rig.eye(x, y, radius)
    for y, bend in ((-12, 8), (-8, 3)):
        rig.limb([(-50, y), (-60, y + bend), (-66, y + 8)], 4, 1, "bone", depth=0.5)


@part
def _drop(rig: Rig) -> None:
    rig.soft("0 -6, 4 2, 0 6, -4 2", (0xE0584A, 0x6A1418), depth=0.4)


@head
def _ox_skull(rig: Rig) -> None:
    """The skull of an ox, worn low."""
    for side in (-1, 1):
        rig.limb(
            [(side * 6 - 2, -16), (side * 18 - 2, -18), (side * 23 - 2, -30)],
            6,
            1,
            "bone",
            -0.08 * (side > 0),
            0.7,
        )
    rig.soft("-9 5, 8 5, 12 -8, 4 -16, -8 -12", "dark", 0.08, 0.6)
    rig.soft("-14 -18, -4 -22, 8 -18, 7 -6, -2 2, -9 14, -17 13, -16 0, -16 -8", "bone", depth=1.1)
    for x in (-12, 1):
        rig.hole([(x - 3, -10), (x, -13), (x + 3.4, -10), (x, -6.6)])
        rig.eye(x, -9.6, 1.7)
    for x in (-15, -11):
        rig.hole([(x - 1, 8), (x + 1, 7.4), (x + 0.6, 11), (x - 0.6, 11)])
    rig.line("-2 -20, -4 -8, -7 2", "dark", 0.8, 0.5)


@part
def _bone_basket(rig: Rig) -> None:
    """A pannier of bones; a ribcage and two skulls on top."""
    for x, y, turn in ((14, -100, 12), (24, -96, 28), (4, -100, -8), (32, -88, 44), (-2, -92, -24)):
        with rig.at(x, y, turn=turn):
            rig.limb("0 22, 0 -8", 4.4, None, "bone", -0.06, 0.6)
            for knob in (-2.4, 2.4):
                rig.ball(knob, -10, 3, "bone", depth=0.4)
    skull().at(8, -76, 0.7, -10).draw(rig)
    skull().at(26, -74, 0.66, 14).draw(rig)
    rig.edged("-4 -74, 38 -72, 32 -34, 4 -36", "wood", depth=1.2)
    for i in range(4):
        y = -68 + i * 9
        rig.line([(-2 + i, y), (36 - i, y + 1)], "dark", 1.6, 0.7)


@head
def _veil(rig: Rig) -> None:
    """A veil to the waist; behind it, two lights and tears."""
    rig.soft("-10 3, -12 -8, -5 -19, 6 -19, 12 -8, 10 3", "skin", 0.1)
    rig.eye(-6, -7, 1.8)
    rig.eye(1, -7.4, 1.8)
    for x in (-6.4, 0.8):
        rig.line([(x, -5), (x - 0.6, 1), (x, 6)], 0xC8E4FF, 1.6, 0.9)
    rig.soft(
        "-17 10, -17 -10, -7 -26, 8 -27, 18 -10, 20 12, 24 34, 12 26, 10 -6, 4 -16, -6 -15, -11 -4, -12 14",
        "cloth",
        -0.05,
    )
    rig.soft("-12 -18, 0 -27, 12 -18, 6 -14, -6 -14", "cloth2", depth=0.6)
    for x in (-6, 0, 6):
        rig.ball(x, -22 + abs(x) * 0.4, 2.6, (0xC8A0FF, 0x4A2E86), depth=0.4)


@tool
def _hands_clasped(rig: Rig) -> None:
    rig.soft("-7 -4, 3 -7, 7 0, 2 6, -7 4", "skin", 0.12, 0.7)
    rig.edged("-6 2, 6 2, 10 20, 3 16, -3 24, -9 18", LINEN, depth=0.6)


@part
def _moth_wings(rig: Rig) -> None:
    """Dusty wings with two eyes that do not see."""
    wing = "4 -74, 24 -104, 52 -108, 60 -84, 48 -64, 24 -58, 8 -62"
    lower = "6 -60, 26 -58, 44 -46, 46 -26, 30 -20, 12 -36"
    for side, shade in ((1, -0.1), (-1, 0.02)):
        rig.soft(lower, "cloth2", shade - 0.06, 1.0, side)
        rig.soft(wing, "cloth2", shade, 1.2, side)
        for line in ("10 -68, 34 -84, 56 -92", "12 -66, 36 -72, 54 -76"):
            rig.line(line, "dark", 0.9, 0.5, side)
        x = side * 42
        rig.ball(x, -86, 8, WAX, -0.05, 0.5)
        rig.ball(x, -86, 5, (0x4A2E86, 0x1E1040), depth=0.4)
        rig.light(x, -86, 9, "glow", 0.8)
        rig.dot(x, -86, 2, "glow")


@head
def _moth_head(rig: Rig) -> None:
    for side in (-1, 1):
        rig.limb([(side * 3, -18), (side * 10, -30), (side * 22, -34)], 2, 1, "bone", depth=0.4)
        for t in (0.35, 0.6, 0.85):
            x, y = side * (3 + 19 * t), -18 - 17 * t
            rig.line([(x, y), (x + side * 1.4, y - 7)], "bone", 1.1)
            rig.line([(x, y), (x + side * 4.4, y + 4)], "bone", 1.1)
    rig.soft("-13 2, -14 -10, -7 -20, 7 -20, 14 -10, 13 2, 0 8", "bone", -0.18, 1.1)
    for x in (-8, 7):
        rig.ball(x, -9, 6, (0x5A3A9A, 0x1A0E3A), depth=0.6)
        rig.light(x, -9, 10, "glow", 0.5)
        rig.dot(x - 1.6, -11, 1.7, WHITE, 0.9)
    rig.limb("-1 1, -2 9, 3 13, 5 8", 2.6, 1, "bone", -0.3, 0.4)
    rig.soft("-15 4, 0 0, 15 4, 18 14, 8 10, 0 15, -8 10, -18 14", "bone", -0.05, 0.8)


@tool
def censer(rig: Rig) -> None:
    """Smoke on a chain."""
    rig.chain((0, 0), (-2, 26), 0, 6, 0.9)
    rig.soft("-9 30, 9 30, 7 42, -7 42", SILVER, depth=0.8)
    rig.edged("-7 30, 7 30, 0 22", SILVER, 0.06, 0.6)
    rig.light(0, 34, 18, "glow", 0.6)
    for x in (-4, 0, 4):
        rig.dot(x, 36, 1.4, "glow")


CAST: dict[str, Creature] = {
    "shroud": Creature(
        "b6", Cut(-1, -78, 26),
        (_sheet_arm().at(20, -68, 0.8, wide=-1).far(), _shroud(), _sheet_arm().at(-14, -66)), 0.96,
    ),
    "candle_eater": Creature(
        "b6", Cut(-4, -80, 28),
        (
            stumps("skin", 14),
            claw((18, -54), (34, -34), role="skin").far(),
            barrel("skin", y=-44).at(0, 0, wide=1.04),
            _glutton_head().at(-4, -68),
            _candle_crown().at(0, -95),
            claw((-20, -54), (-38, -40), (-36, -56)),
        ), 0.96,
    ),
    "grave_tick": Creature(
        "b6", Cut(-46, -26, 24),
        (crab_legs(TICK, 50, -20, 4), _tick(), _tick_head().nods(-36, -18), _drop().at(-68, -8).nods()), 1.0,
    ),
    "bone_porter": Creature(
        "b6", Cut(-15, -82, 22),
        (
            _bone_basket(),
            two_legs("cloth", 8, 10, "bare"),
            hunch("cloth2"),
            _ox_skull().at(-12, -74, 1.05),
            brawn((6, -68), (2, -50), (12, -56), "cloth2", 6).still(),
            brawn((-12, -66), (-30, -44), (-26, -60), "cloth2", 6),
            skull().at(-33, -34, 0.6).held(),
        ), 0.96,
    ),
    "mourner": Creature(
        "b6", Cut(-1, -88, 24),
        (
            gown("cloth", "cloth2"),
            _veil().at(-2, -78),
            sleeve((10, -70), (-8, -56), (14, -52), "cloth", 5).far(-0.14),
            _hands_clasped().at(-10, -56),
            sleeve((-10, -72), (-10, -56), (-22, -58), "cloth", 5),
        ), 0.95,
    ),
    "moth_abbot": Creature(
        "b6", Cut(-1, -90, 26),
        (
            _moth_wings(),
            robe("cloth", "bone", 22, -76),
            _moth_head().at(-1, -76, 1.05),
            sleeve((12, -60), (24, -44)).far(),
            censer().at(-28, -50),
            sleeve((-12, -60), (-28, -50), (-24, -42)),
        ), 0.98,
    ),
}  # fmt: skip
