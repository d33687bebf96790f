"""The Clock Tower: brass, blue enamel and steam; nobody here was born, everybody was wound up."""

from ..arms import arm, sleeve
from ..bodies import lean, plate, robe
from ..bosses.masonry import cogwheel
from ..creature import Creature, Cut
from ..legs import two_legs
from ..part import head, part, tool
from ..rig import Rig

ENAMEL = (0xF6F2E6, 0xB0A488)
OIL = (0x4A4A5A, 0x0E0E16)
IRON = (0x8A92A4, 0x2E3444)
RED = (0xE0584A, 0x6A1418)


@part
def _cog(rig: Rig, radius: float, teeth: int = 10, hole: float = 0.34) -> None:
    rig.lay(cogwheel(0, 0, radius, teeth, 0.22, hole), "metal", depth=1.0, knife=False)
    for spoke in range(4):
        with rig.at(0, 0, turn=spoke * 45 + 10):
            rig.line([(-radius * 0.8, 0), (radius * 0.8, 0)], rig.palette.metal[1], 1.2, 0.6)


@head
def _cog_head(rig: Rig) -> None:
    """A wheel for a head; its hub is an eye."""
    rig.box(-3, -6, 6, 10, IRON, depth=0.6)
    rig.lay(cogwheel(0, -17, 12, 11, 0.24, 0), "metal", depth=1.2, knife=False)
    rig.ring(-2, -17, 8, 6, IRON, depth=0.5)
    rig.dot(-2, -17, 6)
    rig.eye(-3, -17, 3.4)


@tool
def _short_sword(rig: Rig) -> None:
    rig.limb("0 10, 0 -2", 4, None, "wood")
    rig.limb("-8 -3, 8 -3", 3.6, None, "metal", depth=0.6)
    rig.edged("-4 -4, 4 -4, 3 -30, 0 -38, -3 -30", (0xE6ECF4, 0x56627A), depth=0.8)


@head
def _tonsure(rig: Rig) -> None:
    """A brass face with closed lids and a keyhole in its brow, hair like a ring of wire."""
    rig.soft("-11 4, -13 -8, -8 -19, 6 -20, 12 -9, 10 4, 0 8", "metal", depth=1.1)
    for i in range(9):
        x = -12 + i * 3
        rig.limb(
            [(x, -15 + abs(i - 4) * 0.8), (x * 1.12, -10 + abs(i - 4) * 0.8)],
            3,
            2,
            "cloth2",
            0.03 * (i % 2),
            0.4,
        )
    rig.dot(-2, -17.4, 2.2)
    rig.line("-2 -17, -2 -13.4", "dark", 1.6)
    for x in (-8, 2):
        rig.line([(x - 3, -6), (x, -4.4), (x + 3, -6)], "dark", 1.4)
    rig.light(-3, -1, 10, "glow", 0.5)
    rig.hole("-6 1, -3 -0.4, 1 1, -3 3", 0xFFE07A)


@tool
def _pendulum(rig: Rig) -> None:
    """It swings; he only holds it."""
    rig.limb("0 0, -12 38", 2.6, None, IRON)
    with rig.at(-14, 46):
        rig.ball(0, 0, 12, "metal", depth=1.1)
        rig.ball(0, 0, 7, ENAMEL, depth=0.5)
        rig.line("0 -5, 0 0, 3 2", 0x3A2410, 1.4)


@head
def _dial_head(rig: Rig) -> None:
    """A dial with one sight instead of eyes."""
    rig.spikes(0, -15, 15, 18, 12, "metal", 0.08)
    rig.ball(0, -15, 16, "metal", depth=1.2)
    rig.ball(0, -15, 12.6, ENAMEL, depth=0.5)
    rig.hours(0, -15, 11, 8.6)
    rig.line("0 -15, -8 -20", 0x24407A, 2)
    rig.line("0 -15, 3 -24", 0x24407A, 1.4)
    rig.limb("-8 -12, -22 -12", 6, 8, IRON, depth=0.7)
    rig.dot(-23, -12, 3.4)
    rig.eye(-23, -12, 2)


@tool
def _rifle(rig: Rig) -> None:
    """A barrel as long as a minute hand, a spring for powder."""
    rig.edged("6 -4, 34 2, 38 14, 28 12, 8 4", "wood", depth=0.9)
    rig.limb("10 0, -52 -6", 4.6, 3.4, IRON, depth=0.8)
    rig.edged("-50 -13, -66 -7, -50 -1, -46 -7", "metal")
    for i in range(6):
        rig.ring(-8 + i * 3.4, -8 + i * 0.3, 4, 2.6, "metal", depth=0.3)
    rig.ball(12, -4, 5, "metal")


@part
def _strongbox(rig: Rig) -> None:
    """A chest that bites: bands, a lock for a nose, coins between the teeth."""
    for x, shade in ((20, -0.22), (-8, -0.22), (30, 0.0), (-24, 0.0)):
        rig.limb([(x, -18), (x + (2 if x > 0 else -2), -2)], 9, 6, "metal", shade)
        rig.soft([(x + 7, -5), (x + 7, -0.5), (x - 8, -0.5), (x - 7, -4)], "metal", shade - 0.1, 0.6)
    rig.edged("-38 -50, 40 -48, 38 -14, -36 -14", "cloth", depth=1.5)
    for x in (-26, 28):
        rig.edged([(x - 5, -50), (x + 5, -50), (x + 5, -14), (x - 5, -14)], "metal", -0.04, 0.7)
    rig.limb("-37 -17, 0 -15, 38 -17", 5, None, "metal", -0.08, 0.6)
    rig.hole("-40 -50, 42 -48, 40 -62, -40 -68", 0x1A0A06, soft=False)
    rig.light(0, -56, 30, "glow", 0.5)
    for x, y in ((-22, -52), (-8, -54), (8, -52), (22, -52), (0, -50), (-16, -49)):
        rig.ball(x, y, 4.6, "metal", 0.12, 0.4)
    rig.teeth("-36 -50, -27 -50, -18 -50, 18 -49, 27 -49, 36 -49", 3.4, up=True)
    rig.edged("-9 -44, 9 -44, 7 -24, -7 -24", "metal", 0.1)
    rig.dot(0, -37, 3)
    rig.line("0 -36, 0 -29", "dark", 2.4)


@part
def _biting_lid(rig: Rig) -> None:
    with rig.at(0, 0, turn=-5):
        rig.soft("-44 -62, -40 -80, -18 -90, 18 -90, 42 -80, 46 -62", "cloth", 0.06, 1.5, swing=0.5)
        for x in (-26, 28):
            rig.limb([(x * 1.06, -61), (x, -88)], 9, 8, "metal", depth=0.7)
        rig.limb("-44 -62, 0 -60, 46 -62", 5, None, "metal", -0.04, 0.7)
        rig.teeth("-38 -60, -28 -60, -18 -59, -8 -59, 8 -59, 18 -59, 28 -60, 38 -60", 3.2)
        for x in (-14, 12):
            rig.dot(x, -74, 6.4)
            rig.eye(x, -74, 3)


@part
def _imp(rig: Rig) -> None:
    """A drop of oil that stood up, with a spark in its chest."""
    rig.limb("10 -14, 26 -8, 32 -22, 40 -24", 4, 1, OIL)
    for x, shade in ((8, -0.2), (-8, 0.0)):
        rig.limb([(x * 0.7, -18), (x, -3)], 7, 5, OIL, shade)
        rig.soft([(x + 4, -5), (x + 4, -0.5), (x - 11, -0.5), (x - 8, -4)], OIL, shade + 0.06, 0.6)
    rig.soft("-12 -44, 0 -54, 13 -44, 17 -24, 8 -11, -8 -11, -16 -24", OIL, depth=1.2)
    rig.light(0, -28, 18, "hot", 0.8)
    rig.fire(0, -20, 15, 0.05, 0.2)


@part
def _imp_head(rig: Rig) -> None:
    rig.soft("-17 -58, -14 -70, -4 -76, 2 -90, 8 -76, 15 -68, 16 -54, 6 -46, -10 -47", OIL, 0.08, 1.2)
    for x in (-7, 5):
        rig.eye(x, -62, 3.2)
    rig.hole("-11 -54, 0 -52, 9 -55, 2 -49, -6 -49", 0xFFA02A)
    rig.teeth("-8 -54, -3 -53, 2 -53, 6 -54", 1.3)
    for x, y, long in ((-14, -48, 9), (13, -40, 11), (4, -50, 7)):
        rig.drip(x, y, long, 2.4, OIL, 0.16)


@tool
def oil_can(rig: Rig) -> None:
    """A can with a long spout."""
    rig.soft("-10 -4, 10 -4, 13 12, -13 12", "metal", depth=0.9, swing=0.5)
    rig.edged("-7 -4, 7 -4, 3 -12, -3 -12", "metal", 0.06, 0.6)
    rig.limb("-1 -11, -10 -24, -24 -30", 3.4, 1.6, "metal", depth=0.6)
    rig.limb("12 -2, 20 0, 18 9, 12 9", 3, None, "metal", -0.1, 0.5)
    for x, y, radius in ((-27, -26, 2.4), (-30, -19, 1.8), (-31, -12, 1.4)):
        rig.ball(x, y, radius, OIL, 0.1, 0.3)


@part
def _cuckoo(rig: Rig) -> None:
    """A house with one door; the bird comes out on its spring, beak first."""
    for x, long in ((16, 20), (30, 14)):
        rig.line([(x, -30), (x, -30 + long)], "metal", 1.6)
        rig.soft(
            [(x - 4, -31 + long), (x + 4, -31 + long), (x + 3, -21 + long), (x - 3, -21 + long)],
            (0x8A5A3A, 0x3A2012),
            depth=0.6,
        )
    rig.edged("-2 -84, 46 -84, 44 -34, 0 -34", "wood", depth=1.5)
    for x in (6, 14, 30, 38):
        rig.line([(x, -82), (x, -36)], "dark", 0.9, 0.6)
    rig.edged("-12 -80, 22 -114, 56 -80, 22 -90", "cloth2", depth=1.3)
    for x, y in ((4, -90), (22, -106), (40, -90)):
        rig.ball(x, y, 3.4, "metal", depth=0.4)
    rig.ball(26, -48, 9, "metal")
    rig.ball(26, -48, 6.6, ENAMEL, depth=0.4)
    rig.line("26 -52, 26 -48, 29 -46", 0x3A2410, 1.2)
    rig.hole("4 -58, 4 -72, 12 -78, 20 -72, 20 -58", 0x1A0A06)
    rig.light(10, -68, 16, "glow", 0.5)
    rig.limb("20 -34, 22 -14, 18 -1", 3, 2, "metal", -0.2, 0.6)
    rig.soft("4 -0.5, 10 -6, 30 -6, 36 -0.5", "wood", -0.1, 0.7)


@part
def _bird_on_spring(rig: Rig) -> None:
    for i in range(8):
        rig.ring(6 - i * 4.6, -66 + i * 0.8, 6.4, 4.8, IRON, 0.06 * (i % 2), 0.4)
    rig.edged("-32 -62, -14 -78, -20 -56", "cloth", -0.1)
    rig.soft("-48 -64, -40 -74, -26 -74, -18 -64, -26 -54, -42 -54", "cloth", 0.05, 1.2)
    rig.soft("-38 -62, -26 -66, -16 -58, -30 -54", "cloth", 0.2, 0.6)
    rig.ball(-48, -70, 10, "cloth", 0.12)
    rig.edged("-55 -76, -74 -74, -56 -69", "metal", 0.1, 0.6)
    rig.edged("-55 -68, -70 -63, -54 -64", "metal", -0.05, 0.6)
    rig.eye(-50, -73, 2.6)
    for x, y in ((-52, -79), (-47, -81), (-42, -80)):
        rig.limb([(x + 3, y + 2), (x, y - 6)], 3, 1, RED, depth=0.4)


CAST: dict[str, Creature] = {
    "cog_squire": Creature(
        "b5", Cut(-2, -94, 20),
        (
            two_legs("metal", 7, 9, "steel"),
            arm((12, -70), (22, -50), role="cloth").far(),
            plate("cloth", "cloth2").at(0, 0, wide=0.9),
            _cog_head().at(-2, -78),
            _short_sword().at(22, -50, 1.0, 34),
            _cog(17, 12, 0.3).held().at(-24, -52),
            arm((-12, -70), (-22, -52), (-20, -62), "cloth"),
        ), 0.98,
    ),
    "pendulum_monk": Creature(
        "b5", Cut(-2, -84, 20),
        (
            sleeve((12, -60), (14, -40), role="cloth2").far(),
            robe("cloth2", "cloth", 21, -76),
            _tonsure().at(-2, -76, 1.06),
            _pendulum().at(-24, -62),
            sleeve((-12, -62), (-24, -62), (-18, -50), "cloth2"),
        ), 0.97,
    ),
    "dial_sniper": Creature(
        "b5", Cut(-4, -92, 23),
        (
            two_legs("cloth", 6, 9),
            arm((8, -66), (-2, -56), (16, -52), "cloth", 5).far(),
            lean("cloth"),
            _dial_head().at(-2, -76),
            _rifle().at(-16, -60),
            arm((-8, -68), (-24, -60), (-16, -50), "cloth", 5),
        ), 0.96,
    ),
    "strongbox": Creature("b5", Cut(0, -64, 42), (_strongbox(), _biting_lid().nods(44, -58)), 0.96),
    "oil_imp": Creature(
        "b5", Cut(0, -62, 22),
        (
            arm((10, -40), (22, -30), role=OIL, width=6, palm=OIL).far(),
            _imp(),
            _imp_head().nods(0, -48),
            oil_can().at(-26, -38),
            arm((-10, -40), (-22, -34), (-20, -44), OIL, 6, OIL),
        ), 0.94,
    ),
    "cuckoo": Creature("b5", Cut(-46, -68, 24), (_cuckoo(), _bird_on_spring().acts(10, -66)), 1.0),
}  # fmt: skip
