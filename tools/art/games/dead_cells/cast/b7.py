"""High Peak Castle: red cloth, gold and good manners; the court has been expecting you."""

import math

from ....paint import fill
from ....palette import WHITE
from ....shapes import disc, poly
from ..arms import arm, brawn, sleeve
from ..bodies import barrel, hunch, lean, plate
from ..creature import Creature, Cut
from ..heads import crown, helm, hood, mask
from ..legs import paws, stumps, two_legs
from ..palettes import BLOOD, MOUTH, STEEL
from ..part import part
from ..rig import Rig
from ..tools import crossbow, halberd, key, tassels

TIN = (0xDCE0E4, 0x6A7078)
ERMINE = (0xFFFBF2, 0xC0B4A0)
NIGHT_CLOTH = (0x5A4A6A, 0x1C1426)
MOTLEY = (0xF0C24A, 0x8A5A14)
PLUM = (0x8A3A6A, 0x34102A)
COAT_OF_HOUND = (0x7A4A4A, 0x2A1216)
GLASS = (0xD8ECFF, 0x4A6A9A)
TABARD = (0xB83040, 0x4E0C1A)


@part
def _tabard(rig: Rig) -> None:
    """A tabard with the crown of the house."""
    rig.edged("-12 -76, 10 -76, 13 -26, 6 -30, 0 -22, -7 -30, -14 -26", TABARD, depth=0.8)
    crown(7).at(-1, -56, 0.9).draw(rig)


@part
def _tin_man(rig: Rig) -> None:
    """A can with a waistcoat: lid for a hat, spout for a nose."""
    for x, shade in ((12, -0.2), (-12, 0.0)):
        rig.box(x - 5, -30, 10, 27, TIN, shade)
        rig.line([(x - 5, -16), (x + 5, -16)], "dark", 1.0, 0.6)
        rig.soft([(x + 6, -6), (x + 6, -0.5), (x - 12, -0.5), (x - 9, -5)], TIN, shade - 0.1, 0.7)
    can = rig.edged("-22 -98, 20 -98, 22 -28, -24 -28", TIN, depth=1.5)
    with rig.inside(can):
        for y in (-88, -66, -36):
            rig.line([(-30, y), (0, y + 3), (30, y)], "dark", 1.2, 0.6)
            rig.line([(-30, y + 1.6), (0, y + 4.6), (30, y + 1.6)], WHITE, 0.8, 0.5)
    rig.edged("-23 -58, -6 -56, -2 -28, -24 -29", "cloth", depth=0.7)
    rig.edged("22 -58, 6 -56, 2 -28, 22 -29", "cloth", -0.12, 0.7)
    for y in (-50, -42, -34):
        rig.ball(0, y, 1.9, "metal", depth=0.3)
    rig.edged("-8 -62, 8 -62, 0 -56", ERMINE, depth=0.5)
    for x in (-12, 3):
        rig.dot(x, -78, 4.6)
        rig.eye(x, -78, 2.2)
    rig.limb("-6 -74, -20 -70, -28 -74", 7, 4, TIN, 0.08, 0.7)
    rig.line("-14 -64, -5 -63, 5 -65", "dark", 1.4)
    rig.limb("-25 -99, 0 -96, 23 -99", 5, None, TIN, -0.08, 0.8)
    rig.edged("-19 -101, 17 -101, 10 -109, -12 -109", TIN, 0.04)
    rig.ball(-1, -112, 4, "metal")


@part
def _usher_staff(rig: Rig) -> None:
    rig.limb("0 54, 0 -44", 3.4, None, "wood")
    rig.ball(0, -50, 8, "metal")
    rig.spikes(0, -50, 7, 13, 6, "metal", 0.2, -math.pi)
    tassels(((-5, -38), (5, -38))).draw(rig)


@part
def _page_cap(rig: Rig) -> None:
    """A doll's face, a beret, a feather far too long."""
    rig.limb("2 -22, 20 -36, 34 -28, 36 -16", 6, 1, ERMINE, depth=0.5)
    rig.soft("-10 3, -12 -8, -6 -17, 5 -17, 11 -8, 9 3", "bone", 0.05)
    rig.soft("-12 -12, -2 -15, 8 -12, 14 2, 10 8, 8 -5", (0xE0B45A, 0x8A5A1C), depth=0.6)
    for x in (-6.6, 0.4):
        rig.dot(x, -7, 2.6)
        rig.eye(x, -7, 1.4)
    rig.line("-6 -0.8, -3 -0.2, 0 -0.8", 0xB02A3A, 1.4)
    rig.dot(4, -2, 1.8, 0xE88A8A, 0.7)
    rig.soft("-16 -14, -8 -24, 6 -26, 18 -18, 8 -13, -6 -13", "cloth", depth=0.9)


@part
def _ruff(rig: Rig) -> None:
    for i in range(7):
        x = -12 + i * 4
        rig.soft([(x - 3, -2), (x + 3, -2), (x + 2.6, 5), (x - 2.6, 5)], ERMINE, -0.05 * (i % 2), 0.4)


@part
def _dagger(rig: Rig) -> None:
    rig.limb("0 8, 0 0", 3.4, None, "wood")
    rig.limb("-6 -1, 6 -1", 2.6, None, "metal", depth=0.4)
    rig.edged("-3 -2, 3 -2, 1.4 -22, -0.6 -28", STEEL, depth=0.6)
    rig.edged("-2 -14, 2 -12, 1 -23, -0.6 -27", (0x9CE83C, 0x3A6A14), depth=0.3)


@part
def _split_cloak(rig: Rig) -> None:
    """A cloak that is night outside and red within."""
    rig.soft("4 -82, 20 -72, 34 -42, 46 -6, 34 -12, 28 -1, 18 -12, 8 -2, 4 -40", NIGHT_CLOTH, -0.05, 1.2)
    rig.soft("8 -70, 20 -56, 32 -18, 22 -20, 12 -40", "cloth", -0.2, 0.6)


@part
def _platter(rig: Rig) -> None:
    """A roast, a cup, and something green in both."""
    rig.soft("-30 0, 30 0, 20 7, -20 7", "metal", depth=0.8)
    rig.soft("-20 -2, -16 -16, -2 -20, 10 -14, 14 -2", (0xC87A3A, 0x5A2A10), depth=1.0)
    rig.limb("10 -10, 20 -20", 4, 3, "bone", depth=0.5)
    rig.ball(21, -21, 3, "bone", depth=0.4)
    rig.light(-8, -20, 18, 0x9CE83C, 0.5)
    for x, y in ((-12, -24), (-6, -32), (-14, -38)):
        rig.ring(x, y, 3, 1.6, (0xC8F08A, 0x6AA82E), depth=0.3)


@part
def _taster_head(rig: Rig) -> None:
    """Green about the gills, napkin tied, tongue out."""
    sick = (0xC8D89A, 0x5A7A4A)
    rig.soft("-17 1, -18 -12, -10 -23, 8 -23, 18 -12, 16 2, 4 9, -10 8", sick, depth=1.2)
    for x in (-8, 3):
        rig.ball_eye(x, -10, 3.2, 0.1)
        rig.line([(x - 4, -14), (x + 4, -12)], "dark", 1.2)
    rig.hole("-11 0, -1 -2, 7 0, 3 4, -7 4", MOUTH)
    rig.soft("-6 2, 2 2, 3 12, -3 15, -8 10", (0xB06AA0, 0x5A2450), depth=0.6)
    rig.soft("-12 -20, -4 -34, 6 -32, 12 -20, 0 -24", ERMINE, depth=0.7)
    rig.soft("-9 -30, 0 -42, 10 -34, 4 -28", ERMINE, -0.04, 0.7)
    for x, y in ((-14, -2), (12, -4)):
        rig.ball(x, y, 2, (0x9CBE5A, 0x4A6A24), depth=0.3)


@part
def _napkin(rig: Rig) -> None:
    rig.edged("-14 -70, 10 -70, 2 -42, -6 -36", ERMINE, depth=0.7)
    for x, y in ((-4, -52), (-8, -60), (0, -62)):
        rig.dot(x, y, 2.2, 0x7A9A3A, 0.8)


@part
def _fork(rig: Rig) -> None:
    rig.limb("0 22, 0 -14", 3.4, None, "metal")
    rig.edged(
        "-7 -14, 7 -14, 7 -36, 4.6 -36, 4 -20, 1.4 -20, 1 -38, -1 -38, -1.4 -20, -4 -20, -4.6 -36, -7 -36",
        "metal",
        0.08,
        0.8,
    )


@part
def _jester(rig: Rig) -> None:
    """Half red, half gold; he dances on one foot."""
    rig.limb("6 -38, 22 -32, 26 -18", 8, 6, TABARD, -0.15)
    rig.limb("26 -18, 36 -14, 40 -20", 6, 2, TABARD, -0.1)
    rig.ball(41, -22, 3, "metal")
    rig.limb("-4 -38, -8 -20, -5 -3", 8, 6, MOTLEY)
    rig.limb("-1 -2, -14 -2, -20 -8", 6, 2, MOTLEY, 0.05)
    rig.ball(-21, -10, 3, "metal")
    rig.edged("-13 -44, 13 -44, 18 -32, 10 -28, 6 -34, 0 -26, -6 -34, -10 -28, -17 -32", MOTLEY, -0.05)
    trunk = rig.soft("-11 -78, 9 -78, 14 -66, 10 -42, -10 -42, -15 -66", TABARD, depth=1.1)
    with rig.inside(trunk):
        rig.canvas.drawPath(poly([(-1, -84), (-30, -84), (-30, -36), (-1, -36)]), fill(0xE0B03A, 0.75))
    for y in (-70, -60, -50):
        rig.edged([(-5, y), (-1, y - 5), (3, y), (-1, y + 5)], ERMINE, depth=0.3)


@part
def _jester_head(rig: Rig) -> None:
    mask().at(1, 0).draw(rig)
    for line, tones in (
        ("-4 -16, -18 -30, -30 -22", TABARD),
        ("2 -18, 2 -38, -6 -46", MOTLEY),
        ("8 -16, 24 -28, 32 -16", TABARD),
    ):
        rig.limb(line, 11, 3, tones, depth=0.9)
    for x, y in ((-31, -20), (-7, -47), (33, -13)):
        rig.ball(x, y, 3.6, "metal", 0.1)
    rig.limb("-12 -13, 0 -19, 11 -13", 5, None, MOTLEY, depth=0.6)


@part
def _marotte(rig: Rig) -> None:
    """A stick with his own head on it."""
    rig.limb("0 22, 0 -12", 3, None, "wood")
    mask(smile=False).at(2, -10, 0.75).draw(rig)
    for side in (-1, 1):
        rig.limb(
            [(side * 3, -24), (side * 9, -34), (side * 15, -28)],
            6,
            2,
            MOTLEY if side > 0 else TABARD,
            depth=0.5,
        )
        rig.ball(side * 16, -27, 2.4, "metal")


@part
def _hound(rig: Rig) -> None:
    """A mastiff with a collar of points and a crown in its coat of arms."""
    rig.limb("38 -48, 54 -58, 58 -72", 5, 1.6, COAT_OF_HOUND)
    paws(((30, -34), (-14, -34), (38, -34), (-24, -34)), COAT_OF_HOUND, 12).draw(rig)
    rig.soft("-32 -50, -18 -66, 10 -62, 36 -60, 46 -42, 36 -26, 4 -30, -22 -26", COAT_OF_HOUND, depth=1.5)
    rig.soft("-8 -62, 14 -62, 32 -58, 34 -34, 4 -32, -8 -40", TABARD, depth=0.8)
    crown(8).at(14, -44).draw(rig)
    rig.limb("-6 -34, 16 -29, 34 -34", 3, None, "metal", depth=0.5)
    rig.soft(
        "-22 -62, -34 -78, -52 -78, -60 -66, -74 -62, -76 -52, -60 -46, -38 -46, -24 -50",
        COAT_OF_HOUND,
        0.08,
        1.3,
    )
    rig.soft("-30 -76, -22 -88, -16 -74, -22 -64", COAT_OF_HOUND, -0.15, 0.7)
    rig.hole("-76 -54, -58 -56, -46 -52, -50 -46, -68 -46", MOUTH)
    rig.teeth("-73 -55, -67 -56, -61 -56, -54 -55", 2.2)
    rig.teeth("-69 -46, -62 -45", 2.0, up=True)
    rig.soft("-78 -62, -70 -66, -68 -58, -76 -57", "dark", 0.12, 0.4)
    rig.eye(-52, -68, 2.8)
    rig.line("-60 -74, -46 -70", "dark", 2)
    rig.limb("-36 -44, -26 -54, -24 -66", 7, None, "metal", depth=0.7)
    for x, y in ((-40, -40), (-34, -50), (-30, -60)):
        rig.edged([(x - 1, y - 4), (x + 3, y + 2), (x - 8, y + 3)], STEEL, depth=0.4)


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


@part
def _rod(rig: Rig) -> None:
    """A stair rod for a lance."""
    rig.limb("0 44, 0 -62", 4, None, "metal")
    rig.edged("-6 -60, 6 -60, 0 -88", STEEL, depth=0.8)
    rig.ball(0, -58, 6, "metal", 0.08)
    rig.ball(0, 45, 5, "metal")


@part
def _headsmans_hood(rig: Rig) -> None:
    rig.soft("-15 6, -16 -10, -9 -22, 0 -32, 8 -22, 16 -10, 15 6, 0 12", (0x8A1A26, 0x34080E), depth=1.2)
    for x in (-8, 3):
        rig.hole([(x - 4.4, -8), (x, -11), (x + 4.4, -8), (x, -5)])
        rig.eye(x, -8, 1.9)
    rig.stitch("-8 3, -2 5, 5 3", "bone")


@part
def _great_axe(rig: Rig) -> None:
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


@part
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


@part
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
    "halberdier": Creature(
        "b7", Cut(-3, -90, 22),
        (
            two_legs("cloth2", 8),
            arm((15, -70), (22, -48), role="metal").far(),
            plate("metal", "cloth"),
            _tabard(),
            helm().at(-3, -79),
            halberd().at(-26, -52, 0.98, -5),
            arm((-15, -71), (-26, -54), (-26, -66), "metal"),
        ), 0.98,
    ),
    "tin_usher": Creature(
        "b7", Cut(-4, -86, 30),
        (
            arm((20, -76), (30, -52), role=TIN, palm=ERMINE).far(),
            _tin_man(),
            _usher_staff().at(-40, -54),
            arm((-22, -76), (-40, -54), (-36, -70), TIN, 8, ERMINE),
        ), 0.94,
    ),
    "crossbow_page": Creature(
        "b7", Cut(-2, -88, 21),
        (
            two_legs("cloth2", 6, 8),
            arm((8, -66), (-6, -58), (16, -52), "cloth", 5).far(),
            lean("cloth"),
            _ruff().at(-2, -76),
            _page_cap().at(-3, -76),
            crossbow().at(-22, -60, 1.1),
            arm((-8, -68), (-18, -58), (-14, -50), "cloth", 5),
        ), 0.9,
    ),
    "court_assassin": Creature(
        "b7", Cut(-10, -86, 22),
        (
            _split_cloak(),
            two_legs("cloth", 7, 14).dyed(cloth=NIGHT_CLOTH),
            hunch(NIGHT_CLOTH, rags=False).at(0, 0, wide=0.72),
            mask(smile=False).at(-10, -74, 0.95),
            hood(NIGHT_CLOTH, 0, 1.1).at(-3, -75, 0.9).far(-0.05),
            mask(smile=False).at(-10, -74, 0.9),
            _dagger().at(26, -58, 1.1, 50),
            arm((8, -68), (26, -58), (20, -70), NIGHT_CLOTH, 6).far(-0.1),
            _dagger().at(-34, -46, 1.25, -76),
            arm((-8, -68), (-32, -48), (-20, -50), NIGHT_CLOTH, 6),
        ), 0.96,
    ),
    "food_taster": Creature(
        "b7", Cut(-4, -86, 27),
        (
            stumps("cloth2", 13, hip=-24),
            sleeve((20, -56), (32, -50), (34, -40)).far(),
            _fork().at(33, -52, 1.0, 18),
            barrel("cloth", belly=False, y=-44).at(0, 0, 1.06),
            _napkin(),
            _taster_head().at(-4, -70),
            _platter().at(-36, -50, 0.9),
            sleeve((-20, -56), (-34, -46), (-30, -40)),
        ), 0.96,
    ),
    "jester": Creature(
        "b7", Cut(-2, -90, 26),
        (
            sleeve((10, -70), (26, -80), (26, -62), TABARD, 6).far(-0.1),
            _jester(),
            _ruff().at(-1, -77),
            _jester_head().at(-2, -76),
            _marotte().at(-32, -66, 0.95, -16),
            sleeve((-10, -70), (-30, -64), (-24, -52), MOTLEY, 6),
        ), 0.94,
    ),
    "royal_hound": Creature("b7", Cut(-50, -62, 28), (_hound(),), 0.98),
    "carpet_knight": Creature(
        "b7", Cut(-3, -104, 25),
        (
            brawn((24, -74), (38, -54), role="metal", width=7, palm="metal").far(),
            _carpet(),
            helm().at(-3, -90, 1.15),
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
            _great_axe().at(-42, -52, 1.0, -8),
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
            _usher_staff().at(-38, -56, 1.12),
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
