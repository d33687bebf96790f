"""The equipment of the beginning: the eight starters, the Prisoners' Quarters and the Concierge."""

import math

from ....palette import WHITE
from ....props.flame import Fire
from ....shapes import disc, minus, poly
from ..palettes import BRASS
from ..part import Part, part
from ..rig import Rig, places
from ..tools import crossbow, flail, flask, key, key_ring, pike, planks

STRAW = (0xF0D68A, 0x8A6428)
ICE = (0xEAF8FF, 0x6AA8D0)


@part
def _maul(rig: Rig) -> None:
    with rig.at(0, 0, turn=28):
        rig.limb("0 28, 0 -14", 4.4, None, "wood")
        rig.soft("-17 -26, 17 -26, 18 -8, -18 -8", "metal", depth=1.2, swing=0.3)
        rig.edged("-4 -27, 1 -18, -3 -14, 2 -7, 5 -7, 1 -14, 5 -18, 2 -27", (0x2A3A40, 0x0A1418), depth=0.2)
        rig.rivets("-12 -17, 12 -17", 1.5)


@part
def _targe(rig: Rig) -> None:
    """A round shield with a piece struck off."""
    chip = poly(places("14 -30, 30 -18, 18 -8, 16 -16, 9 -19"))
    rig.lay(minus(disc(0, 0, 25), chip), "metal", depth=1.2)
    rig.lay(minus(disc(0, 0, 19), chip), "wood", depth=0.8)
    rig.ball(0, 0, 7, "metal", 0.1, 0.8)
    rig.rivets(
        [(math.cos(i * 0.785 + 0.4) * 22, math.sin(i * 0.785 + 0.4) * 22) for i in range(8) if i != 6], 1.3
    )


@part
def crow(rig: Rig) -> None:
    """A crow with a wooden leg."""
    cloth = (0x5A6486, 0x161A28)
    rig.edged("16 2, 32 14, 28 18, 10 12", cloth, -0.2)
    rig.soft("-16 -6, -4 -14, 14 -4, 20 8, 6 18, -12 12", cloth)
    rig.soft("-8 -4, 6 -4, 22 12, 4 12", cloth, 0.12, 0.7)
    rig.ball(-15, -13, 9.4, cloth, 0.06)
    rig.edged("-23 -16, -36 -9, -22 -9", (0xF0B25A, 0x8A4A14), depth=0.5)
    rig.dot(-17, -15, 2.3, 0xFFE9C6)
    rig.dot(-17.6, -15, 1.1, 0x140808)
    rig.line("-2 16, -3 27", 0xC98A2E, 2.2)
    rig.limb("6 16, 8 28", 3.4, None, "wood", depth=0.4)
    rig.line("-8 27, 1 27", 0xC98A2E, 2)
    rig.limb("-2 4, 12 8", 3, None, "bone", depth=0.4)


@part
def _saw(rig: Rig) -> None:
    with rig.at(0, 2, turn=-32):
        rig.edged("-28 -8, 12 -12, 12 6, -28 2", "bone", depth=0.8)
        rig.teeth([(-26 + i * 5, 3 + i * 0.5) for i in range(8)], 2.4)
        rig.soft("10 -14, 28 -12, 30 6, 12 9", "wood", depth=1.0, swing=0.6)
        rig.dot(20, -3, 3.4)
        rig.line("-24 -4, 8 -8", 0xB3201C, 1.6, 0.8)


@part
def _cold_lamp(rig: Rig) -> None:
    """A lantern in which ice stands."""
    with rig.dyed(glow=0x9CE6FF):
        rig.light(0, 2, 30, 0x7CCBFF, 0.4)
        rig.ring(0, -24, 7, 4.6, "metal")
        rig.edged("-10 -20, 10 -20, 16 -13, -16 -13", "metal")
        rig.edged("-13 -13, 13 -13, 14 16, -14 16", (0x2A5A7A, 0x0E2438), depth=0.6)
        for x, top in ((-6, -4), (0, -10), (6, -2)):
            rig.edged(
                [(x - 3.4, 15), (x - 3, top + 4), (x, top), (x + 3, top + 4), (x + 3.4, 15)], ICE, depth=0.5
            )
        for x in (-13, 0, 13):
            rig.limb([(x, -14), (x * 1.05, 16)], 2.2, None, "metal", -0.1, 0.5)
        rig.edged("-16 15, 16 15, 18 23, -18 23", "metal", -0.05)


@part
def _oil(rig: Rig) -> None:
    """A clay bottle with a burning rag."""
    rig.fire(2, -12, 18, 0.16, 0.4)
    rig.edged("-4 -15, 5 -15, 7 -6, -6 -6", "bone", -0.1)
    rig.soft("-5 -9, 6 -9, 19 6, 17 22, 0 28, -17 22, -19 6", (0xB8703A, 0x4A2410), depth=1.2, swing=0.7)
    rig.limb("-18 8, 0 13, 18 8", 4, None, "wood", -0.2, 0.5)
    rig.dot(-9, 4, 3, WHITE, 0.35)


@part
def _turnkeys_flail(rig: Rig) -> None:
    """A flail whose head is a bunch of keys."""
    flail(key_ring().at(0, -2, 1.5)).at(12, 14, 1.2, 12).draw(rig)


@part
def _rope_and_hook(rig: Rig) -> None:
    for i, radius in enumerate((17, 12.5, 8)):
        rig.ring(6, 10, radius, radius - 3.6, (0xD8B47E, 0x7A5426), -0.06 * i, 0.5)
    rig.limb("-10 8, -20 -4, -14 -14", 3.6, 3, (0xD8B47E, 0x7A5426), depth=0.5)
    with rig.at(-8, -14, turn=30):
        rig.limb("0 8, 0 -6", 4, None, "metal")
        for side in (-1, 1):
            rig.limb(
                [(0, -6), (side * 9, -14), (side * 14, -6), (side * 12, 0)], 4, 0.8, "metal", 0.05 * side, 0.7
            )
        rig.limb("0 -4, 0 -18", 4, 1, "metal", 0.1, 0.7)


@part
def _straw_mail(rig: Rig) -> None:
    rig.soft(
        "-20 -20, -8 -24, 8 -24, 20 -20, 26 -6, 16 -2, 16 24, -16 24, -16 -2, -26 -6",
        STRAW,
        depth=1.1,
        swing=0.4,
    )
    for x in range(-12, 13, 4):
        rig.line([(x, -18), (x * 0.9, 2), (x, 23)], "wood", 1.0, 0.6)
    for y in (-8, 6, 18):
        rig.limb([(-16, y), (0, y + 2.4), (16, y)], 3.2, None, "cloth2", depth=0.5)
    rig.hole("-6 -25, 6 -25, 3 -16, -3 -16")


@part
def _rust_powder(rig: Rig) -> None:
    """An open pouch; red dust rises."""
    rig.light(0, -14, 24, 0xE0642A, 0.4)
    for x, y, radius in ((-6, -24, 4), (5, -28, 3), (0, -19, 5), (11, -22, 2.4)):
        rig.ball(x, y, radius, (0xE8884A, 0x8A3A1A), depth=0.3)
    rig.soft("-12 -12, 12 -12, 22 8, 16 24, -16 24, -22 8", (0x8A6A4A, 0x3A2614), depth=1.2, swing=0.7)
    rig.soft("-14 -16, 0 -12, 14 -16, 12 -8, 0 -6, -12 -8", (0xC0562A, 0x6A2410), depth=0.6)
    rig.limb("-13 -8, 0 -5, 13 -8", 3, None, "wood", depth=0.5)
    rig.stitch("-8 6, 0 10, 8 6", "bone")


@part
def _candle_pike(rig: Rig) -> None:
    """A pike with a candle tied under its point."""
    with rig.at(4, 10, 0.66, 34):
        pike().draw(rig)
        rig.limb("-9 -30, 9 -30", 5, None, "cloth2", depth=0.5)
    with rig.at(2, -4):
        rig.box(-4, -10, 8, 18, "bone", depth=0.6)
        rig.soft("-8 7, 8 7, 4 12, -4 12", "metal", depth=0.5)
        rig.fire(0, -10, 17, 0.06, 0.35)


@part
def _tame_rat(rig: Rig) -> None:
    fur = (0xA89A90, 0x4A3E3A)
    rig.line("18 16, 30 12, 28 -2, 20 -8", 0xD89A94, 2.6)
    rig.soft("-14 0, 0 -8, 16 -2, 22 12, 16 20, -12 20, -20 12", fur, depth=1.2)
    rig.soft("-28 6, -16 -6, -4 -2, -4 12, -16 14", fur, 0.08)
    for x in (-13, -5):
        rig.ball(x, -7, 5.4, fur, 0.05, 0.6)
        rig.ball(x, -6.6, 3, (0xE8B0A8, 0x9A5A58), depth=0.3)
    rig.dot(-17, 2, 2, 0x140808)
    rig.dot(-17.6, 1.4, 0.7, WHITE)
    rig.ball(-28, 6.4, 2.2, (0xF0A8A0, 0xA85A58), depth=0.3)
    for dy in (-2, 2):
        rig.line([(-25, 7 + dy * 0.4), (-36, 7 + dy * 2)], WHITE, 0.6, 0.8)
    for x in (-10, 10):
        rig.soft([(x - 5, 21), (x + 2, 18), (x + 4, 22), (x - 4, 23)], (0xF0B0A8, 0xA85A58), depth=0.4)
    rig.limb("-6 10, 0 8, 4 12", 3, None, "cloth2", depth=0.4)


@part
def _winter_manacles(rig: Rig) -> None:
    with rig.dyed(metal=(0xD8ECF8, 0x5A88AC)):
        rig.light(0, 0, 31, 0x7CCBFF, 0.3)
        rig.chain((-12, -10), (14, 12), -10, 7, 2.0)
        for x, y in ((-16, -2), (18, 10)):
            rig.ring(x, y, 13, 8.6, "metal", depth=0.9)
            rig.box(x - 3, y - 17, 6, 6, "metal", -0.1, 0.5)
        for x, y in ((-22, 10), (-14, 13), (14, 22), (22, 22)):
            rig.edged([(x - 2.4, y), (x + 2.4, y), (x, y + 9)], ICE, depth=0.4)


@part
def _master_key(rig: Rig) -> None:
    rig.light(0, -10, 30, 0xFFC65C, 0.4)
    with rig.at(-10, -14, turn=-38):
        key(52).draw(rig)
        rig.spikes(0, 0, 12, 19, 3, BRASS, 0.3, math.pi * 0.9, math.pi * 1.2, 0.6)


@part
def _porters_lantern(rig: Rig) -> None:
    with rig.dyed(metal=(0xE8C88A, 0x7A5426)):
        rig.light(0, 4, 30, "glow", 0.35)
        _porters_glass(rig)


def _porters_glass(rig: Rig) -> None:
    """A great lantern: roof, fire behind four bars, foot."""
    rig.ring(0, -24, 6, 4, "metal")
    rig.edged("-10 -20, 10 -20, 17 -12, -17 -12", "metal")
    rig.edged("-13 -12, 13 -12, 14 16, -14 16", (0xFFD27A, 0xC8641E), depth=0.5)
    rig.fire(0, 15, 22, 0.04, 0.3)
    for x in (-13, -4.5, 4.5, 13):
        rig.limb([(x, -13), (x * 1.05, 16)], 2.2, None, "metal", -0.15, 0.5)
    rig.edged("-17 15, 17 15, 19 23, -19 23", "metal", -0.05)


@part
def _gatehouse_shield(rig: Rig) -> None:
    """A shield of stone with a lit gate."""
    rig.soft("-21 -24, 0 -28, 21 -24, 20 6, 0 28, -20 6", (0xB8A08C, 0x5A4438), depth=1.3, swing=0.5)
    rig.edged(
        "-22 -28, -22 -18, 22 -18, 22 -28, 14 -28, 14 -24, 5 -24, 5 -28, -5 -28, -5 -24, -14 -24, -14 -28",
        (0xD0BAA4, 0x6A5244),
        depth=0.7,
    )
    rig.soft("-10 14, -10 -4, 0 -14, 10 -4, 10 14", (0x3A140C, 0x1A0604), depth=0.3, swing=0.6)
    rig.light(0, 4, 20, 0xFF8A3A, 0.8)
    rig.fire(0, 13, 18, 0.04, 0.3)
    for x in (-5, 0, 5):
        rig.line([(x, -8), (x, 13)], 0x2A1810, 1.8)


@part
def _coat_of_hooks(rig: Rig) -> None:
    rig.soft(
        "-18 -24, -6 -26, 6 -26, 18 -24, 26 4, 18 6, 18 26, -18 26, -18 6, -26 4",
        (0x5A3A62, 0x22102A),
        depth=1.2,
        swing=0.4,
    )
    rig.edged("-6 -26, 6 -26, 0 -8", "cloth2", depth=0.4)
    for x, y in ((-11, -8), (11, -8), (-11, 6), (11, 6), (-11, 18), (11, 18)):
        with rig.at(x, y, 0.5):
            rig.limb("0 -8, 0 6, -6 12, -12 6", 5, 1.4, "metal", depth=0.6)
    rig.line("0 -8, 0 25", "dark", 1.2, 0.8)


@part
def _grudge(rig: Rig) -> None:
    """A fist of iron that holds a burning nail."""
    fire = Fire(0xD8301E, 0xFF7A3A, 0xFFE3A0)
    rig.fire(-4, -6, 24, -0.06, 0.3, fire)
    rig.fire(8, -6, 20, 0.12, 0.0, fire)
    rig.soft("-14 12, 14 12, 12 30, -12 30", "cloth", -0.1)
    rig.soft("-20 -8, -8 -14, 14 -12, 20 2, 14 16, -14 16, -21 4", "metal", depth=1.3)
    for i, x in enumerate((-14, -5, 4, 13)):
        rig.soft([(x - 4, -10), (x + 4, -11), (x + 4, 3), (x - 4, 3)], "metal", 0.1 - 0.03 * i, 0.7)
    rig.soft("-20 2, -4 4, -2 11, -16 11", "metal", 0.06, 0.7)
    rig.rivets("-14 -4, -5 -5, 4 -5, 13 -4", 1.2)


ITEMS: dict[str, Part] = {
    "pocket_crossbow": crossbow().at(10, 8, 1.35, 38),
    "split_maul": _maul(),
    "acid_phial": flask().at(0, 10, 1.55),
    "chipped_targe": _targe(),
    "lame_crow": crow(),
    "bone_saw": _saw(),
    "cold_lamp": _cold_lamp(),
    "oil_flask": _oil(),
    "turnkeys_flail": _turnkeys_flail(),
    "rope_and_hook": _rope_and_hook(),
    "straw_mail": _straw_mail(),
    "rust_powder": _rust_powder(),
    "candle_pike": _candle_pike(),
    "cell_door": planks().at(0, 0, 1.05, 6),
    "tame_rat": _tame_rat(),
    "winter_manacles": _winter_manacles(),
    "master_key": _master_key(),
    "porters_lantern": _porters_lantern(),
    "gatehouse_shield": _gatehouse_shield(),
    "coat_of_hooks": _coat_of_hooks(),
    "grudge": _grudge(),
}
