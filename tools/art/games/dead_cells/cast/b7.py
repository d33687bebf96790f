"""High Peak Castle: red cloth, gold and good manners; the court has been expecting you."""

import math

from ....paint import fill
from ....palette import WHITE
from ....shapes import poly
from ..arms import arm, sleeve
from ..bodies import barrel, hunch, lean, plate
from ..creature import Creature, Cut
from ..heads import crown, helm, hood, mask
from ..legs import paws, stumps, two_legs
from ..palettes import MOUTH, STEEL
from ..part import head, part, tool
from ..rig import Rig
from ..tools import crossbow, halberd, tassels

TIN = (0xDCE0E4, 0x6A7078)
ERMINE = (0xFFFBF2, 0xC0B4A0)
NIGHT_CLOTH = (0x5A4A6A, 0x1C1426)
MOTLEY = (0xF0C24A, 0x8A5A14)
COAT_OF_HOUND = (0x7A4A4A, 0x2A1216)
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


@part
def _tin_lid(rig: Rig) -> None:
    rig.limb("-25 -99, 0 -96, 23 -99", 5, None, TIN, -0.08, 0.8)
    rig.edged("-19 -101, 17 -101, 10 -109, -12 -109", TIN, 0.04)
    rig.ball(-1, -112, 4, "metal")


@tool
def usher_staff(rig: Rig) -> None:
    """A staff to knock on the floor with."""
    rig.limb("0 54, 0 -44", 3.4, None, "wood")
    rig.ball(0, -50, 8, "metal")
    rig.spikes(0, -50, 7, 13, 6, "metal", 0.2, -math.pi)
    tassels(((-5, -38), (5, -38))).draw(rig)


@head
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


@tool
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


@tool
def _platter(rig: Rig) -> None:
    """A roast, a cup, and something green in both."""
    rig.soft("-30 0, 30 0, 20 7, -20 7", "metal", depth=0.8)
    rig.soft("-20 -2, -16 -16, -2 -20, 10 -14, 14 -2", (0xC87A3A, 0x5A2A10), depth=1.0)
    rig.limb("10 -10, 20 -20", 4, 3, "bone", depth=0.5)
    rig.ball(21, -21, 3, "bone", depth=0.4)
    rig.light(-8, -20, 18, 0x9CE83C, 0.5)
    for x, y in ((-12, -24), (-6, -32), (-14, -38)):
        rig.ring(x, y, 3, 1.6, (0xC8F08A, 0x6AA82E), depth=0.3)


@head
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


@tool
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


@head
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


@tool
def marotte(rig: Rig) -> None:
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


@part
def _hound_head(rig: Rig) -> None:
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


@part
def _hound_collar(rig: Rig) -> None:
    rig.limb("-36 -44, -26 -54, -24 -66", 7, None, "metal", depth=0.7)
    for x, y in ((-40, -40), (-34, -50), (-30, -60)):
        rig.edged([(x - 1, y - 4), (x + 3, y + 2), (x - 8, y + 3)], STEEL, depth=0.4)


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
            _tin_lid().nods(16, -99),
            usher_staff().at(-40, -54),
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
            hood(NIGHT_CLOTH, 0, 1.1).at(-3, -75, 0.9).far(-0.05).nods(),
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
            marotte().at(-32, -66, 0.95, -16),
            sleeve((-10, -70), (-30, -64), (-24, -52), MOTLEY, 6),
        ), 0.94,
    ),
    "royal_hound": Creature(
        "b7", Cut(-50, -62, 28), (_hound(), _hound_head().nods(-28, -54), _hound_collar()), 0.98,
    ),
}  # fmt: skip
