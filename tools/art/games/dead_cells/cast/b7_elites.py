"""The elites of High Peak Castle."""

import math

from ....palette import WHITE
from ....shapes import disc
from ..arms import brawn, sleeve
from ..creature import Creature, Cut
from ..heads import crown, great_helm
from ..legs import two_legs
from ..palettes import BLOOD, STEEL
from ..part import head, part, tool
from ..rig import Rig
from ..tools import key
from .b7 import ERMINE, TABARD, usher_staff

PLUM = (0x8A3A6A, 0x34102A)
GLASS = (0xD8ECFF, 0x4A6A9A)


@part
def _carpet(rig: Rig) -> None:
    """A knight rolled in the red carpet; only helm, hands and spurs look out."""
    for x, shade in ((12, -0.2), (-12, 0.0)):
        rig.limb([(x, -18), (x, -3)], 10, 8, "metal", shade)
        rig.edged([(x - 11, -7), (x + 7, -7), (x + 9, -0.5), (x - 16, -0.5)], "metal", shade)
    roll = rig.soft(
        "-25 -88, 0 -94, 26 -88, 29 -50, 26 -14, 0 -8, -26 -14, -29 -50", TABARD, depth=1.7, swing=0.5
    )
    with rig.inside(roll):
        for x in range(-24, 30, 12):
            for y in range(-86, -8, 16):
                shift = 6 if (y // 16) % 2 else 0
                rig.edged(
                    [(x + shift - 4, y), (x + shift, y - 6), (x + shift + 4, y), (x + shift, y + 6)],
                    "metal",
                    depth=0.3,
                )
    rig.limb("24 -92, 31 -60, 29 -14", 8, None, TABARD, 0.14, 0.9)
    for y, half in ((-86, 25), (-18, 26)):
        rig.limb([(-half, y), (0, y + 6), (half, y)], 5, None, "metal", depth=0.7)
    for i in range(9):
        rig.edged([(-26 + i * 6.4, -13), (-22 + i * 6.4, -12), (-24 + i * 6.4, -3)], "metal", 0.06, 0.3)


@tool
def _rod(rig: Rig) -> None:
    """A stair rod for a lance."""
    rig.limb("0 44, 0 -62", 4, None, "metal")
    rig.edged("-6 -60, 6 -60, 0 -88", STEEL, depth=0.8)
    rig.ball(0, -58, 6, "metal", 0.08)
    rig.ball(0, 45, 5, "metal")


@head
def _headsmans_hood(rig: Rig) -> None:
    rig.soft("-15 6, -16 -10, -9 -22, 0 -32, 8 -22, 16 -10, 15 6, 0 12", (0x8A1A26, 0x34080E), depth=1.2)
    for x in (-8, 3):
        rig.hole([(x - 4.4, -8), (x, -11), (x + 4.4, -8), (x, -5)])
        rig.eye(x, -8, 1.9)
    rig.stitch("-8 3, -2 5, 5 3", "bone")


@tool
def great_axe(rig: Rig) -> None:
    """An axe with a notch for every head."""
    rig.limb("0 52, 0 -52", 4, None, "wood")
    rig.soft("-3 -54, -16 -62, -34 -56, -40 -34, -32 -14, -14 -12, -3 -20", STEEL, depth=1.2, swing=0.6)
    rig.hole("-40 -40, -33 -37, -40 -32", "dark", soft=False)
    rig.hole("-37 -24, -31 -24, -35 -18", "dark", soft=False)
    rig.soft("-38 -50, -33 -44, -36 -20, -40 -30", BLOOD, depth=0.4)
    rig.edged("2 -50, 12 -44, 2 -28", STEEL, -0.1)
    rig.ball(0, -58, 4.6, "metal")


@part
def _bare_chest(rig: Rig) -> None:
    """Broad, scarred, in an apron of leather."""
    rig.soft("-24 -82, 0 -86, 24 -82, 30 -64, 22 -40, 0 -36, -22 -40, -30 -64", "skin", depth=1.5)
    rig.line("-16 -64, -4 -60, 0 -66, 4 -60, 16 -64", "dark", 1.2, 0.5)
    rig.stitch("-20 -74, -10 -66", "dark")
    rig.edged("-16 -60, 16 -60, 22 -14, 8 -8, 0 -14, -8 -8, -22 -14", "wood", -0.1, 1.1)
    rig.limb("-24 -44, 0 -39, 24 -44", 5, None, "dark", 0.3, 0.6)
    for x, y, radius in ((-6, -32, 3.4), (7, -24, 2.4), (-10, -20, 2)):
        rig.dot(x, y, radius, 0x7A1418, 0.85)
    rig.limb("-22 -82, -2 -62", 4, None, "wood", -0.2, 0.5)
    rig.limb("22 -82, 2 -62", 4, None, "wood", -0.25, 0.5)


@part
def _mantle(rig: Rig) -> None:
    """Gold brocade to the floor, an ermine collar, a great key on the chest."""
    rig.soft(
        "-14 -86, 14 -86, 26 -64, 34 -20, 42 -0.5, 0 -4, -42 -0.5, -34 -20, -26 -64",
        PLUM,
        depth=1.6,
        swing=0.5,
    )
    rig.soft("-9 -80, 8 -80, 12 -40, 18 -3, -18 -3, -12 -40", (0xF4DC98, 0x966A20), depth=0.8, swing=0.5)
    for y in (-60, -44, -28, -14):
        rig.line([(-10, y), (0, y + 4), (10, y)], "dark", 1.0, 0.5)
    rig.limb("-40 -3, 0 -6, 40 -3", 7, None, ERMINE, depth=0.7)
    rig.soft("-26 -70, -16 -88, 0 -92, 16 -88, 26 -70, 12 -76, 0 -70, -12 -76", ERMINE, 0.02, 1.0)
    for x, y in ((-18, -76), (-10, -82), (10, -82), (18, -76), (-30, -4), (-15, -5), (15, -5), (30, -4)):
        rig.edged([(x - 1.4, y - 2), (x + 1.4, y - 2), (x, y + 4)], "dark", depth=0.2)
    key(28).at(-1, -62).draw(rig)


@head
def _wig(rig: Rig) -> None:
    """A powdered wig over a face of porcelain."""
    for side in (-1, 1):
        for i, y in enumerate((-16, -8, 0, 8)):
            rig.ball(side * (13 + i * 0.6), y, 6, ERMINE, -0.04 * i - (0.1 if side > 0 else 0), 0.6)
    rig.soft("-12 4, -13 -10, -6 -18, 6 -18, 12 -10, 10 4, 0 9", "bone", 0.1, 1.0)
    for x in (-6, 3):
        rig.hole([(x - 3, -7), (x, -9), (x + 3, -7), (x, -5)])
        rig.eye(x, -7, 1.4)
    rig.line("-5 2, -1 0.6, 3 2", 0xB02A3A, 1.6)
    rig.dot(6, -1, 1.1, "dark")
    rig.soft("-13 -12, -12 -28, 0 -36, 12 -28, 13 -12, 0 -18", ERMINE, depth=1.0)
    for x in (-6, 0, 6):
        rig.line([(x, -17), (x * 0.8, -32)], "dark", 0.8, 0.4)


@part
def _mirror(rig: Rig) -> None:
    """A standing mirror: in it a face that is not in the room."""
    for side in (-1, 1):
        rig.limb([(side * 12, -18), (side * 24, -8), (side * 34, -1)], 7, 4, "metal", -0.1 * (side > 0))
        rig.ball(side * 34, -3, 4, "metal")
    with rig.at(0, -66, wide=0.82):
        rig.spikes(0, 0, 46, 58, 16, "metal", 0.07)
        rig.lay(disc(0, 0, 48), "metal", depth=1.6)
        rig.lay(disc(0, 0, 39), GLASS, depth=0.4)
        with rig.inside(disc(0, 0, 39)):
            rig.light(0, 0, 46, 0xE23C8B, 0.3)
            rig.soft("-18 44, -22 24, 0 14, 22 24, 18 44", (0x8A1A3A, 0x3A0818), depth=0.6)
            rig.soft("-15 4, -17 -14, -8 -27, 8 -27, 17 -14, 15 4, 0 19", ERMINE, depth=0.8)
            rig.soft(
                "-20 8, -22 -18, -10 -34, 10 -34, 22 -18, 20 8, 15 -12, 6 -22, -6 -22, -15 -12",
                (0x3A1A2A, 0x14060E),
                depth=0.7,
            )
            for x in (-7, 7):
                rig.hole([(x - 5, -5), (x, -9), (x + 5, -5), (x, -2)])
                rig.eye(x, -5.4, 2)
            rig.hole("-5 9, 0 7, 5 9, 0 12", 0xC8203A)
            rig.line("-34 -20, -10 -46", WHITE, 5, 0.25)
            rig.line("-38 0, 0 -40", WHITE, 2, 0.25)
    rig.ball(0, -112, 6, (0xFF7A8A, 0x8A0A2A))
    for line in ("18 -96, 22 -86, 16 -78, 24 -66", "22 -86, 30 -84"):
        rig.line(line, WHITE, 1.0, 0.8)


@tool
def _glass_arm(rig: Rig) -> None:
    """A white arm that reaches out of the glass."""
    rig.limb("0 0, -18 -4, -32 8", 9, 6, ERMINE)
    for turn in (120, 150, 180, 210):
        angle = math.radians(turn)
        rig.limb(
            [
                (-32, 8),
                (-32 + math.cos(angle) * 8, 8 + math.sin(angle) * 7),
                (-32 + math.cos(angle) * 16, 12 + math.sin(angle) * 11),
            ],
            3.4,
            0.8,
            ERMINE,
            depth=0.5,
        )


CAST: dict[str, Creature] = {
    "carpet_knight": Creature(
        "b7", Cut(-3, -104, 25),
        (
            brawn((24, -74), (38, -54), role="metal", width=7, palm="metal").far(),
            _carpet(),
            great_helm().at(-3, -90, 1.12),
            crown(10).at(-3, -115, 0.9),
            _rod().at(-42, -54, 0.98, -10),
            brawn((-24, -74), (-42, -56), (-40, -74), "metal", 7, "metal"),
        ), 1.1,
    ),
    "executioner": Creature(
        "b7", Cut(-3, -92, 26),
        (
            two_legs("dark", 11, 13).dyed(dark=0x3A2028),
            brawn((24, -72), (36, -48), (42, -66), "skin", 9).far(),
            _bare_chest(),
            _headsmans_hood().at(-3, -84, 1.05),
            crown(10).at(-2, -112, 0.9),
            great_axe().at(-42, -52, 1.0, -8),
            brawn((-24, -72), (-42, -52), (-44, -74), "skin", 9),
        ), 1.12,
    ),
    "lord_chamberlain": Creature(
        "b7", Cut(-1, -98, 27),
        (
            sleeve((20, -72), (34, -50), role=PLUM).far(),
            _mantle(),
            _wig().at(-1, -88, 1.1),
            crown(11).at(-1, -122, 0.95),
            usher_staff().at(-38, -56, 1.12),
            sleeve((-20, -72), (-38, -54), (-34, -66), PLUM, 7, "bone"),
        ), 1.1,
    ),
    "queens_mirror": Creature(
        "b7", Cut(0, -68, 40),
        (
            _glass_arm().at(24, -60, 1.0, wide=-1).far(-0.1),
            _mirror(),
            crown(13).at(0, -118),
            _glass_arm().at(-20, -58, 1.1),
        ), 1.06,
    ),
}  # fmt: skip
