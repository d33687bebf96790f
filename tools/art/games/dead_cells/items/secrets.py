"""What the Well gives back, and what is found where nobody should look."""

from ....palette import WHITE
from ..heads import crown
from ..palettes import BRASS
from ..part import Part, part
from ..rig import Rig
from ..tools import planks
from .b2 import TOAD
from .first import crow

GLASS = (0xE6F6FF, 0x6A9AC0)
SHADE = (0x3A3450, 0x0C0A14)
VELVET = (0x8A2A5A, 0x34102A)
WATER = (0xA8DCF8, 0x2A6A9A)


@part
def _bucket(rig: Rig) -> None:
    rig.limb("-18 -10, -12 -30, 12 -30, 18 -10", 2.6, None, "metal", depth=0.5)
    rig.edged("-20 -10, 20 -10, 15 26, -15 26", "wood", depth=1.3)
    for x in (-10, 0, 10):
        rig.line([(x, -9), (x * 0.8, 25)], "dark", 1.0, 0.7)
    for y, half in ((-4, 19), (16, 16)):
        rig.limb([(-half, y), (0, y + 3), (half, y)], 4.4, None, "metal", depth=0.5)
    rig.soft("-19 -11, 0 -16, 19 -11, 0 -7", WATER, depth=0.5)
    rig.light(0, -11, 18, 0x2FC7B6, 0.5)


@part
def _frog(rig: Rig) -> None:
    """A frog that is lowered into places first."""
    rig.line("0 -33, 1 -20, 0 -8", "bone", 2)
    rig.limb("-8 8, -22 2, -26 16", 5, 2.4, TOAD, -0.1, 0.6)
    rig.limb("8 8, 22 2, 26 16", 5, 2.4, TOAD, -0.16, 0.6)
    for side in (-1, 1):
        rig.limb([(side * 8, 20), (side * 20, 22), (side * 14, 31)], 6, 2.4, TOAD, -0.08, 0.6)
    rig.soft("-14 -4, 0 -10, 14 -4, 15 14, 8 25, -8 25, -15 14", TOAD, depth=1.1)
    rig.soft("-8 10, 0 6, 8 10, 5 23, -5 23", (0xEEE8B4, 0x9A9258), depth=0.5)
    rig.limb("-15 4, 0 8, 15 4", 3, None, "bone", depth=0.4)
    for x in (-8, 8):
        rig.ball(x, -9, 6.4, TOAD, 0.08, 0.7)
        rig.ball_eye(x, -10, 3.4, 0)


@part
def _wet_crown(rig: Rig) -> None:
    crown(20).at(0, 6, 1.2).draw(rig)
    rig.limb("-22 10, 0 14, 22 10", 4, None, BRASS, -0.1, 0.5)
    for x, y, long in ((-18, 10, 10), (-4, 13, 15), (8, 13, 9), (18, 10, 13)):
        rig.drip(x, y, long, 3, WATER)
    rig.soft("-26 -4, -18 -10, -14 -2, -22 2", (0x6A9A5A, 0x24421C), depth=0.4)


@part
def _glass_dagger(rig: Rig) -> None:
    with rig.at(0, 2, turn=38):
        rig.light(0, -14, 26, 0x9CE6FF, 0.35)
        rig.edged("-6 2, 6 2, 4 -24, 0 -36, -4 -24", GLASS)
        rig.line("-1 0, -1 -28", WHITE, 1.6, 0.8)
        rig.limb("-11 4, 11 4", 4.4, None, "metal", depth=0.6)
        rig.limb("0 6, 0 22", 5, None, "cloth2", depth=0.6)
        rig.ball(0, 25, 4.4, GLASS)


@part
def _dry_lamp(rig: Rig) -> None:
    """It has no oil. It is lit."""
    rig.light(-22, -14, 24, 0xC8A0FF, 0.6)
    rig.fire(-23, -8, 18, -0.08, 0.3)
    rig.soft("-24 -6, -14 0, 12 -6, 20 4, 12 18, -8 18, -18 8", BRASS, depth=1.2, swing=0.7)
    rig.soft("-2 -6, 8 -12, 14 -6", BRASS, 0.06, 0.6)
    rig.ball(7, -13, 2.6, BRASS, depth=0.4)
    rig.limb("18 2, 30 -2, 28 12, 16 12", 3, None, BRASS, -0.06, 0.6)
    rig.soft("-12 26, -6 18, 8 18, 14 26", BRASS, -0.1, 0.7)


@part
def _shadow(rig: Rig) -> None:
    """A shadow, rolled like a coat, one arm out."""
    rig.soft(
        "-8 -28, 4 -30, 10 -20, 18 -12, 16 8, 22 28, 4 24, -12 29, -20 22, -14 4, -18 -12, -10 -18",
        SHADE,
        depth=1.0,
    )
    rig.limb("-14 -8, -26 -2, -30 10", 6, 2, SHADE, 0.05)
    rig.limb("-20 16, 0 22, 20 14", 4, None, "wood", depth=0.5)
    rig.dot(-3, -22, 1.6, WHITE, 0.9)
    rig.dot(4, -22, 1.6, WHITE, 0.9)


@part
def _bag_of_doors(rig: Rig) -> None:
    planks().at(-11, -14, 0.5, -18).draw(rig)
    planks().at(3, -19, 0.52, 4).draw(rig)
    planks().at(16, -12, 0.46, 22).draw(rig)
    rig.soft("-18 -2, 18 -2, 26 14, 20 28, -20 28, -26 14", VELVET, depth=1.2, swing=0.6)
    rig.limb("-19 0, 0 4, 19 0", 4, None, BRASS, depth=0.5)
    rig.hole("-4 13, 0 9, 4 13, 2 16, 4 23, -4 23, -2 16", 0x14060E)


@part
def _left_glove(rig: Rig) -> None:
    rig.soft("-13 10, 13 10, 16 30, -16 30", VELVET, -0.1, swing=0.5)
    for x, top in ((12, -16), (4, -26), (-4, -27), (-12, -18)):
        rig.limb([(x, 0), (x * 1.1, top)], 7, 5.6, VELVET, 0.02, 0.7)
    rig.limb("-12 8, -23 0, -26 -10", 8, 6, VELVET, -0.04, 0.7)
    rig.soft("-15 -6, 15 -6, 14 13, -14 13", VELVET, 0.04, 1.0, swing=0.5)
    rig.limb("-16 20, 0 23, 16 20", 6, None, (0xFFFBF2, 0xC0B4A0), depth=0.6)
    crown(6).at(0, 6).draw(rig)


@part
def _name_tag(rig: Rig) -> None:
    """A label on a string; the name has been worn away."""
    rig.limb("-20 -12, -30 -26, -14 -31, -12 -20", 1.8, None, "wood", depth=0.3)
    with rig.at(0, 2, turn=14):
        rig.edged("-26 0, -16 -15, 27 -15, 27 15, -16 15", "bone", depth=1.1)
        rig.ring(-17, 0, 4, 2, BRASS, depth=0.4)
        for y, right in ((-6, 20), (1, 14), (8, 18)):
            rig.line([(-8, y), (right * 0.4, y + 1), (right, y)], 0x8A7048, 2, 0.7)
        rig.soft("-2 -9, 12 -8, 14 4, 2 6", "bone", 0.06, 0.2)


@part
def _named_crow(rig: Rig) -> None:
    crow().draw(rig)
    rig.line("-14 -6, -10 2", "bone", 1.4)
    with rig.at(-8, 7, turn=20):
        rig.edged("-8 -4, 8 -4, 8 4, -8 4", "bone", depth=0.6)
        rig.line("-4 0, 4 0", 0x5A3E1C, 1.6)


ITEMS: dict[str, Part] = {
    "well_bucket": _bucket(),
    "frog_on_a_string": _frog(),
    "wet_crown": _wet_crown(),
    "glass_dagger": _glass_dagger(),
    "lamp_without_oil": _dry_lamp(),
    "somebodys_shadow": _shadow(),
    "bag_of_doors": _bag_of_doors(),
    "crow_with_a_name": _named_crow(),
    "kings_left_glove": _left_glove(),
    "name_tag": _name_tag(),
}
