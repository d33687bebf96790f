"""The Toxic Sewers: everything rots, drips or bursts; violet rags and verdigris against acid green."""

from ....palette import WHITE, mix
from ..arms import claw, sleeve
from ..bodies import hunch, lean
from ..creature import Creature, Cut
from ..legs import two_legs
from ..palettes import MOUTH
from ..part import head, part, tool
from ..rig import Rig
from ..tools import ladle

FUR = (0xA89A7A, 0x4A3E2A)
PINK = (0xE8A0A8, 0x8A4458)
RUST = (0xC88A4A, 0x5A3418)


@part
def _bloat_rat(rig: Rig) -> None:
    """A rat blown up like a bladder; one more breath and it bursts."""
    rig.limb("24 -12, 44 -10, 52 -24, 44 -36, 50 -42", 4.6, 1, PINK)
    for x in (-14, 16):
        rig.soft([(x + 6, -8), (x + 7, -0.4), (x - 12, -0.4), (x - 10, -6)], PINK, -0.1, 0.6)
    rig.light(2, -38, 44, "glow", 0.35)
    rig.soft("-20 -58, 0 -72, 22 -62, 34 -36, 26 -10, 0 -3, -24 -10, -32 -34", FUR, depth=1.5)
    rig.soft("-24 -34, -8 -52, 12 -44, 18 -24, 4 -8, -16 -10", (0xD6E88A, 0x6A8A2E), depth=0.8)
    for x, y, radius in ((-8, -36, 5), (4, -26, 6.4), (-12, -20, 3.6), (10, -42, 3.6), (-2, -14, 3)):
        rig.ball(x, y, radius, (mix(rig.palette.glow, WHITE, 0.3), rig.palette.skin[1]), depth=0.5)
        rig.light(x, y, radius * 2.6, "glow", 0.4)
    rig.stitch("20 -60, 28 -40, 26 -20", "dark")


@part
def _rat_head(rig: Rig) -> None:
    rig.soft("-46 -50, -34 -64, -16 -64, -10 -50, -20 -42, -38 -43", FUR, 0.08)
    for x in (-22, -12):
        rig.ball(x, -68, 7.4, FUR, 0.05)
        rig.ball(x, -67.4, 4.2, PINK, depth=0.3)
    rig.ball(-47, -50, 3.4, PINK, depth=0.4)
    rig.eye(-32, -56, 2.6)
    rig.teeth("-40 -44, -36 -43.4", 2.4)
    for lift in (-3, 0, 3):
        rig.line([(-42, -49 + lift * 0.5), (-58, -50 + lift * 2.4)], "bone", 0.8, 0.8)


@part
def _rat_paws(rig: Rig) -> None:
    for x in (-26, -14):
        rig.limb([(x, -40), (x - 6, -32), (x - 10, -34)], 5, 2, PINK, depth=0.5)


@part
def _spitter(rig: Rig) -> None:
    """A toad that is all cheeks; what it spits glows."""
    for side, shade in ((1, -0.22), (-1, 0.0)):
        rig.soft(
            [
                (side * 20 + 8, -26),
                (side * 34 + 4, -16),
                (side * 34, -0.4),
                (side * 16 - 8, -0.4),
                (side * 14, -12),
            ],
            "skin",
            shade,
        )
        for toe in (-12, -5, 2):
            rig.soft([(side * 26 + toe, -6), (side * 26 + toe + 5, -5), (side * 26 + toe + 3, -0.4),
                      (side * 26 + toe - 4, -0.4)], "skin", shade + 0.08, 0.5)  # fmt: skip
    rig.soft("-30 -46, -14 -62, 12 -64, 30 -48, 34 -26, 22 -10, -16 -8, -32 -22", "skin", depth=1.5)
    for x, y, radius in ((20, -52, 4), (28, -38, 3), (14, -60, 3), (24, -26, 3.6), (6, -56, 2.4)):
        rig.ball(x, y, radius, "skin", 0.14, 0.5)
    rig.soft("-38 -30, -22 -40, -2 -34, 0 -18, -16 -10, -34 -14", (0xE6E0A0, 0x8A8A44), depth=0.8)
    rig.line("-14 -40, 4 -38, 18 -44", "dark", 2.0, 0.8)


@part
def _spitting_mouth(rig: Rig) -> None:
    rig.ball(-29, -40, 11, "skin", 0.1)
    rig.ball(-32, -40, 8, PINK, -0.1, 0.5)
    rig.dot(-33, -40, 5.6, MOUTH)
    rig.limb("-34 -34, -38 -24, -37 -12", 4.4, 2, (0xF6FFC0, 0x9AC83A), depth=0.4)
    for x, y, radius in ((-44, -42, 4.6), (-54, -40, 3.6), (-63, -35, 2.8), (-56, -31, 2.2), (-71, -28, 1.8)):
        rig.light(x, y, radius * 3, "glow", 0.5)
        rig.ball(x, y, radius, (0xF6FFC0, rig.palette.glow), depth=0.4)


@part
def _toad_eyes(rig: Rig) -> None:
    for x in (-20, 2):
        rig.ball(x, -64, 9, "skin", 0.1)
        rig.ball_eye(x - 1, -65, 5)


@part
def _grate_lurker(rig: Rig) -> None:
    """Somebody under the floor lifts the grate: two eyes, ten fingers."""
    rig.soft("-46 -0.4, -44 -10, -20 -16, 20 -16, 44 -10, 46 -0.4", (0x3A4A3A, 0x12201A), depth=0.8)
    rig.light(0, -20, 34, "glow", 0.4)
    rig.soft("-26 -0.4, -30 -26, -18 -46, 0 -52, 18 -46, 30 -26, 26 -0.4", "dark", 0.1, 0.8)
    for x in (-11, 9):
        rig.eye(x, -26, 4.6)
    rig.hole("-14 -14, 0 -17, 12 -14, 6 -9, -8 -9", MOUTH)
    rig.teeth("-10 -15, -5 -16, 0 -16.4, 5 -16, 9 -15", 1.8)


@part
def _lifted_grate(rig: Rig) -> None:
    """The grate, and the hands that push it up."""
    with rig.at(2, -44, turn=-12):
        rig.edged("-40 -2, 36 -8, 44 -1, -32 6", "metal", depth=1.0)
        for i in range(5):
            rig.hole(
                [
                    (-30 + i * 14, -1.6 - i),
                    (-22 + i * 14, -2.4 - i),
                    (-19 + i * 14, 0.8 - i),
                    (-27 + i * 14, 1.6 - i),
                ],
                "dark",
                soft=False,
            )
        rig.rivets("-36 0, 38 -4", 1.2)
    for x, top in ((-34, -38), (34, -52)):
        rig.limb([(x * 0.8, -8), (x * 1.1, -24), (x, top + 6)], 9, 7, "skin")
        for finger in range(4):
            tip = x - 8 + finger * 5.4
            rig.limb([(tip, top + 8), (tip - 1, top), (tip - 2, top - 5)], 4, 2.4, "skin", 0.06, 0.5)


@head
def _pot_head(rig: Rig) -> None:
    """A pot for a hat; the stew runs down."""
    rig.soft("-10 3, -12 -8, -7 -17, 5 -17, 11 -8, 9 3", "skin")
    rig.eye(-7, -8, 1.8)
    rig.eye(0, -8.6, 1.6)
    rig.line("-9 -2, -4 0, 2 -2", "dark", 1.2)
    rig.edged("-15 -14, 15 -16, 12 -36, -11 -35", "metal", -0.05)
    rig.limb("-16 -15, 0 -13, 16 -17", 4, None, "metal", 0.06, 0.6)
    rig.ring(15, -27, 4, 2, "metal", depth=0.5)
    rig.soft("-11 -36, -4 -38, 6 -40, 12 -37, 8 -33, -6 -33", (0xF0FF9A, rig.palette.glow), depth=0.5)
    for x, long in ((-8, 10), (-1, 16), (7, 8)):
        rig.limb([(x, -35), (x - 0.6, -35 + long)], 3, 1.6, (0xE8FF7A, 0x8AB82E), depth=0.3)


@part
def _apron(rig: Rig) -> None:
    rig.edged("-14 -62, 4 -62, 8 -28, 2 -20, -12 -20, -17 -30", "bone", -0.2, 0.7)
    for x, y, radius in ((-8, -40, 3), (-2, -50, 2), (-10, -30, 2)):
        rig.dot(x, y, radius, "skin", 0.7)


@part
def _lid_turtle(rig: Rig) -> None:
    """A turtle whose shell is the lid of a drain."""
    for x, shade in ((24, -0.24), (-16, -0.24), (32, 0.0), (-24, 0.0)):
        rig.soft(
            [(x - 8, -18), (x + 8, -18), (x + 8, -2), (x + 4, -0.4), (x - 10, -0.4), (x - 9, -5)],
            "skin",
            shade,
        )
    rig.soft("38 -20, 54 -14, 58 -6, 44 -10", "skin", -0.1)
    rig.soft("-44 -22, 0 -14, 44 -22, 30 -10, -30 -10", "bone", -0.25)
    lid = rig.soft(
        "-46 -24, -38 -44, -16 -57, 14 -58, 38 -46, 46 -24, 24 -18, -24 -18", "metal", depth=1.6, swing=0.7
    )
    with rig.inside(lid):
        for i in range(-4, 5):
            rig.line([(i * 9, -60), (i * 12, -14)], "dark", 1.6, 0.6)
        for y in (-50, -41, -32):
            rig.line([(-50, y + 5), (0, y), (50, y + 5)], "dark", 1.6, 0.6)
    rig.limb("-46 -24, -24 -17, 0 -15, 24 -17, 46 -24", 6, None, "metal", -0.12, 0.8)
    rig.ring(0, -56, 10, 6.6, RUST)
    for x, long in ((-30, 10), (26, 12), (10, 7)):
        rig.limb([(x, -20), (x, -20 + long)], 4, 2, (0xE8FF7A, 0x8AB82E), depth=0.3)


@part
def _turtle_head(rig: Rig) -> None:
    rig.soft("-40 -22, -52 -34, -66 -30, -68 -20, -56 -14, -42 -14", "skin", 0.06)
    rig.hole("-68 -21, -56 -20, -54 -17, -64 -17", MOUTH)
    rig.eye(-58, -27, 2.6)
    rig.line("-64 -32, -54 -31", "dark", 1.6)


@tool
def _drain_pipe(rig: Rig) -> None:
    """A drain bent into a horn; notes of gas rise from it."""
    rig.limb("0 0, -10 12, -26 22, -38 12, -36 -6", 5, 9, RUST, depth=0.9)
    rig.ring(-36, -8, 10, 6, RUST, 0.08)
    for x, y in ((-6, 7), (-18, 18), (-32, 18)):
        with rig.at(x, y, turn=45):
            rig.box(-2, -5, 4, 10, RUST, 0.14, 0.5)
    for x, y, radius in ((-40, -24, 4.6), (-32, -36, 3.4), (-44, -42, 2.6)):
        rig.light(x, y, radius * 3, "glow", 0.5)
        rig.ring(x, y, radius, radius * 0.5, (0xE8FF8A, 0x9AC83A), depth=0.3)


@head
def _rat_hood(rig: Rig) -> None:
    """A tall cap with a drooping tip and rat tails."""
    rig.soft("-11 5, -13 -8, -8 -18, 2 -30, 16 -44, 26 -40, 24 -30, 14 -22, 12 -6, 11 5", "cloth")
    rig.ball(25, -36, 4, (0xF0FF9A, 0x8AB82E), depth=0.4)
    rig.soft("-12 1, -12 -8, -5 -14, 4 -9, 3 2", "skin", -0.1, 0.5)
    rig.eye(-8, -6, 1.7)
    rig.eye(-2, -6.6, 1.6)


CAST: dict[str, Creature] = {
    "bloat_rat": Creature(
        "b2", Cut(-26, -56, 24),
        (_bloat_rat(), _rat_head().nods(-16, -52), _rat_paws().acts(-18, -40)), 0.98,
    ),
    "sump_spitter": Creature(
        "b2", Cut(-14, -52, 30),
        (_spitter(), _spitting_mouth().acts(-22, -38), _toad_eyes().nods(-9, -56)), 0.98,
    ),
    "grate_lurker": Creature("b2", Cut(-2, -28, 30), (_grate_lurker(), _lifted_grate().acts(-34, -38)), 1.02),
    "ladle_drudge": Creature(
        "b2", Cut(-12, -90, 24),
        (
            two_legs("cloth", foot="bare"),
            claw((12, -66), (24, -44)).far(),
            hunch("cloth"),
            _apron(),
            _pot_head().at(-13, -74),
            ladle().at(-30, -48, 1.3, -14),
            sleeve((-12, -66), (-30, -48), (-24, -50)),
        ), 0.94,
    ),
    "lid_turtle": Creature("b2", Cut(-48, -28, 26), (_lid_turtle(), _turtle_head().nods(-40, -18)), 1.02),
    "drain_piper": Creature(
        "b2", Cut(-2, -88, 23),
        (
            two_legs("cloth2", 6, 8, "bare"),
            sleeve((8, -66), (-10, -58), (16, -50), "cloth", 5).far(),
            lean("cloth").at(0, 0, wide=1.05),
            _rat_hood().at(-3, -76),
            _drain_pipe().at(-9, -76),
            sleeve((-8, -68), (-22, -62), (-16, -50), "cloth", 5),
        ), 0.94,
    ),
}  # fmt: skip
