"""The prisoners: coats without heads, a light in the place of each. Serenade. The people of the market."""

import math

from ....paint import falling, fill, shaded, stroke
from ....props.flame import Fire
from ....shapes import disc, smooth
from ..arms import sleeve
from ..bodies import barrel, coat, hunch, robe
from ..creature import Creature, Cut
from ..heads import beak, sack
from ..legs import stumps, two_legs
from ..palettes import Tones
from ..part import Part, part
from ..rig import Rig, places
from ..tools import brand, crossbow, flask, key_ring, lantern, planks

EMBERS = Fire(0xD8401E, 0xFF9A3A, 0xFFF3C8)


@part
def _helm_light(rig: Rig) -> None:
    """A closed helm with cold light in its slit."""
    rig.light(0, -10, 26, 0x7CC8FF, 0.4)
    rig.soft("-11 4, -13 -8, -7 -20, 6 -21, 13 -8, 11 4", "metal", swing=0.6)
    rig.hole("-13 -11, 2 -12, 2 -7.5, -12.4 -6.5", soft=False)
    rig.hole("-6.6 -11, -4 -11, -4 3, -6.6 3", soft=False)
    for x in (-10, -2.6):
        rig.light(x, -9, 8, 0x8FD4FF, 0.9)
        rig.dot(x, -9, 1.5, 0xE8F8FF)
    rig.line("-2 -21, 3 -4, 2 3", "dark", 0.8, 0.7)


@part
def _cresset(rig: Rig) -> None:
    """An iron fire basket: the coals burn, nobody is left above them."""
    rig.fire(-6, -8, 22, -0.16, 0.3, EMBERS)
    rig.fire(7, -8, 20, 0.12, 0.3, EMBERS)
    rig.fire(0, -8, 31, -0.06, 0.7, EMBERS)
    for x, y, radius in ((-6, -7, 3.6), (0, -6, 4.2), (6, -7, 3.4)):
        rig.ball(x, y, radius, (0xE0542A, 0x3A0E08), depth=0.4)
    for x in (-10, -5, 0, 5, 10):
        rig.limb([(x * 0.4, 3), (x * 0.9, -2), (x * 1.12, -13)], 1.9, 1.5, "metal", -0.35, 0.5)
    for y, half in ((-4, 9.5), (-11, 11.5)):
        rig.limb([(-half, y), (0, y + 2), (half, y)], 2.2, None, "metal", -0.3, 0.5)
    rig.soft("-6 6, -5 0, 5 0, 6 6", "metal", -0.35, 0.6)


@part
def _flask_light(rig: Rig) -> None:
    """A bottle of something green that seethes."""
    rig.light(0, -11, 30, 0x9CE83C, 0.5)
    rig.box(-4, -2, 8, 7, "bone", depth=0.5)
    glass = disc(0, -11, 12)
    rig.canvas.drawPath(glass, fill(0x123020))
    with rig.inside(glass):
        level = smooth(places("-16 -12, -6 -15, 4 -11, 16 -14, 16 8, -16 8"), True, 0.6)
        rig.canvas.drawPath(level, shaded(falling(-15, 2, (0, 0xE4FF9A), (1, 0x5CA01E))))
        for x, y, radius in ((-4, -7, 2.2), (3, -5, 1.4), (5, -10, 1.8), (-1, -13, 1.2)):
            rig.canvas.drawCircle(x, y, radius, stroke(0xF4FFDC, 0.8, 0.9))
    rig.canvas.drawPath(glass, stroke(0xE8FFE0, 1.2, 0.8))
    rig.hole("-8 -13, -5 -19, -3 -18, -6 -12", 0xE8FFF0)
    rig.box(-4, -28, 8, 6, "bone", depth=0.5)
    rig.box(-6, -31, 12, 4.4, "wood", depth=0.6)


@part
def _wheel_light(rig: Rig) -> None:
    """A breaking wheel with a lamp for its hub."""
    rig.light(0, -12, 26, 0xFFD27A, 0.5)
    with rig.at(0, -13):
        rig.ring(0, 0, 14, 10.4, "wood", depth=0.9)
        for i in range(8):
            angle = math.pi * i / 4 + 0.2
            rig.limb([(0, 0), (math.cos(angle) * 12, math.sin(angle) * 12)], 1.9, None, "wood", depth=0.4)
        rig.spikes(0, 0, 13.4, 18.4, 8, "metal", 0.14, 0.2)
        rig.ball(0, 0, 4.6, "metal")
        rig.light(0, 0, 10, 0xFFD27A, 0.9)
        rig.dot(0, 0, 2.2, 0xFFF6DC)


@part
def _cape(rig: Rig) -> None:
    rig.soft("6 -78, 17 -70, 24 -44, 34 -20, 25 -22, 22 -10, 14 -20, 8 -50", "cloth2", -0.25)


@part
def _bands(rig: Rig, wide: float) -> None:
    """Strips of hide wound round the chest."""
    for y in (-66, -58, -50):
        rig.limb([(-15.4 * wide, y - 2), (0, y + 2), (15.4 * wide, y - 3)], 3.6, None, "bone", -0.1, 0.5)


@part
def _pauldrons(rig: Rig, wide: float) -> None:
    plate = [(-20, -74), (-12, -80), (-5, -76), (-9, -67), (-18, -66)]
    for side, shade in ((1, -0.1), (-1, -0.25)):
        rig.soft([(x * wide * side, y) for x, y in plate], "metal", shade, 0.7)


HEAD = Cut(0, -88, 20)


def _prisoner(
    light: Part,
    tool: Part,
    hand: tuple[float, float],
    cloth: Tones,
    lining: Tones,
    wide: float = 1.0,
    long: float = 1.0,
    extra: tuple[Part, ...] = (),
    face: Cut = HEAD,
) -> Creature:
    """One of the four: the same coat cut to his figure, his light, what he fights with."""
    parts = (
        _cape(),
        two_legs(width=8, spread=8, hip=-42),
        sleeve((14 * wide, -71), (20 * wide, -46), width=6).far(-0.2),
        coat(long=long).at(0, 0, wide=wide),
        *extra,
        light.at(0, -79),
        tool.at(*hand),
        sleeve((-14 * wide, -71), (hand[0] + 2, hand[1] + 2), (-22 * wide, -58), width=6),
        _pauldrons(wide),
    )
    return Creature("people", face, tuple(part.dyed(cloth=cloth, cloth2=lining) for part in parts))


@part
def _swallow(rig: Rig) -> None:
    """Power: a clockwork swallow with raised wings, and three rings of song."""
    for radius, alpha in ((16, 0.8), (27, 0.55), (38, 0.35)):
        ring = [
            (-48 + math.cos(a) * -radius, -62 + math.sin(a) * radius) for a in (-0.9, -0.45, 0, 0.45, 0.9)
        ]
        rig.line(ring, 0xE23C8B, 4, alpha * 0.4)
        rig.line(ring, 0xFFB4DC, 1.7, alpha)
    for spread in (10, 19):
        rig.limb(
            [(26, -40), (38 + spread * 0.4, -30 + spread * 0.5), (58 + spread * 0.3, -24 + spread)],
            5,
            1.6,
            "metal",
        )
    for i, (turn, long) in enumerate(((-118, 62), (-104, 60), (-90, 54), (-76, 46), (-62, 38))):
        _feather(rig, (8, -52), turn, long, 10, "cloth" if i % 2 else "metal", -0.08 * i)
    rig.soft("-26 -58, -14 -70, 6 -66, 28 -48, 34 -38, 14 -34, -10 -38, -24 -48", "cloth", 0.08, 1.2)
    rig.soft("-24 -52, -10 -46, 10 -42, 14 -35, -8 -38, -20 -45", "bone", depth=0.6)
    rig.ball(-26, -63, 12, "cloth", 0.12)
    rig.edged("-36 -66, -52 -60, -36 -58", "metal", depth=0.6)
    rig.eye(-29, -65, 3)
    rig.limb("10 -52, 18 -66", 2.4, None, "metal", depth=0.4)
    rig.ring(19, -71, 7, 3.4, "metal", depth=0.6)
    for i, (turn, long) in enumerate(((150, 44), (135, 48), (118, 46))):
        _feather(rig, (-2, -44), turn, long, 9, "metal" if i % 2 else "cloth", -0.05 * i)
    rig.rivets("-2 -50, 6 -48, 14 -44", 1.2)
    rig.limb("6 -36, 4 -16, 8 -1", 2.6, 1.6, "metal", -0.2, 0.6)
    rig.limb("14 -36, 18 -18, 14 -1", 2.6, 1.6, "metal", -0.3, 0.6)


def _feather(
    rig: Rig, root: tuple[float, float], turn: float, long: float, width: float, role: str, shade: float
) -> None:
    x, y, angle = *root, math.radians(turn)
    middle = (x + math.cos(angle) * long * 0.5, y + math.sin(angle) * long * 0.5)
    rig.limb(
        [root, middle, (x + math.cos(angle) * long, y + math.sin(angle) * long)], width, 1.2, role, shade
    )


def _blade(rig: Rig, x: float, y: float, turn: float, long: float, shade: float) -> None:
    with rig.at(x, y, turn=turn):
        rig.edged(
            [(8, -2.6), (long * 0.84, -3.6), (long, 0), (long * 0.84, 3.6), (8, 2.6)], "metal", shade, 0.9
        )
        rig.line([(12, 0), (long * 0.84, 0)], 0x3A4654, 0.9, 0.7)


@part
def _shrike(rig: Rig) -> None:
    """Melee: the same clockwork, its wings fans of swords, crest up, talons out."""
    for spread in (10, 20):
        rig.limb(
            [(26, -36), (42 + spread * 0.4, -38 + spread * 0.3), (60 + spread * 0.2, -46 + spread)],
            5,
            1.6,
            "metal",
            -0.1,
        )
    for i, (turn, long) in enumerate(((-150, 66), (-163, 70), (-176, 70), (-189, 64))):
        _blade(rig, 8, -54, turn, long, -0.3 - 0.03 * i)
    for x in (-6, 8):
        rig.limb([(x, -34), (x - 5, -16), (x - 4, -4)], 3, 2.4, "bone", depth=0.5)
        for reach in (-13, -5, 6):
            rig.edged([(x - 6, -6), (x - 2, -4), (x - 4 + reach, -0.4)], "metal", depth=0.4)
    rig.soft("-18 -66, -4 -72, 14 -62, 28 -44, 34 -32, 14 -28, -8 -34, -20 -48", "cloth", depth=1.3)
    rig.soft("-18 -56, -6 -46, 10 -38, 12 -30, -6 -34, -16 -46", "bone", depth=0.6)
    for i, (turn, long) in enumerate(((-36, 40), (-60, 50), (-84, 58), (-106, 62), (-128, 60))):
        _blade(rig, 8, -50, turn, long, -0.03 * i)
    rig.ball(8, -50, 8, (0xF0D9A0, 0x8A5A1E))
    rig.rivets("8 -50", 2)
    for x, y in ((0, -16), (6, -14), (12, -11)):
        rig.edged(
            [(-18 + x, -72 + x * 0.3), (-8 + x * 1.2, -76 + y), (-10 + x, -68)],
            (0xFF9A6A, 0x9A1A2A),
            depth=0.5,
        )
    rig.ball(-22, -64, 12, "cloth", 0.1)
    rig.edged("-31 -69, -52 -58, -36 -56, -31 -59", "metal", depth=0.7)
    rig.eye(-25, -66, 2.8)
    rig.line("-32 -72, -19 -69", 0x1A060E, 2.2)


PRISONERS: dict[str, Creature] = {
    "prisoner_0": _prisoner(
        _cresset(), brand(EMBERS).at(0, 0, turn=-18), (-24, -60), (0x7E2E30, 0x280C10), (0xE0603A, 0x6A1A10),
        long=1.1, face=Cut(0, -92, 23),
    ),
    "prisoner_1": _prisoner(
        _helm_light(), planks().at(0, 0, turn=4), (-21, -48), (0x4E6C9E, 0x16243E), (0x8A94A8, 0x2E3648),
        1.18, 0.8, (_bands(1.18),),
    ),
    "prisoner_2": _prisoner(
        _flask_light(), flask(), (-24, -58), (0x3E7A5C, 0x0E2C20), (0xD8C48A, 0x6E5A30), 0.92, 1.2,
        face=Cut(0, -92, 21),
    ),
    "prisoner_3": _prisoner(
        _wheel_light(), crossbow(), (-24, -58), (0x9A8A66, 0x3A301E), (0x5A3A26, 0x24140A), 0.86, 1.3,
        face=Cut(0, -92, 21),
    ),
    "prisoner_4_0": Creature(
        "people", Cut(-24, -60, 27),
        (_swallow().dyed(metal=(0xF0D9A0, 0x8A5A1E), cloth=(0x4E6AB8, 0x18244E)),),
    ),
    "prisoner_4_1": Creature(
        "people", Cut(-20, -64, 27),
        (_shrike().dyed(metal=(0xF2F6FA, 0x5A6A7A), cloth=(0xA03A5A, 0x3A0A20)),),
    ),
}  # fmt: skip


@part
def _bandages(rig: Rig) -> None:
    """A head wound in linen, one kind eye left free."""
    rig.soft("-10 4, -12 -8, -7 -20, 4 -21, 11 -12, 9 4", "bone", -0.05)
    for y in (-16, -3, 1):
        rig.line([(-11, y), (0, y + 2.4), (11, y - 1)], "dark", 0.8, 0.5)
    rig.hole("-11 -10, 0 -12, 6 -9, 0 -6, -10 -6")
    rig.eye(-5, -8.6, 2)
    rig.soft("-15 5, -14 -10, -6 -24, 8 -26, 16 -10, 15 5, 10 -8, 4 -20, -6 -18, -11 -8", "cloth", depth=0.8)


@part
def _spoon_belt(rig: Rig) -> None:
    rig.limb("-16 -46, 0 -40, 17 -46", 4, None, "wood", depth=0.6)
    for x in (-10, 0, 10):
        flask((0xFF9A8A, 0x8A2420), 0xFF7A66).at(x, -32, 0.55).draw(rig)


@part
def _moneybox(rig: Rig) -> None:
    """A vest over a great belly, a strong box on it."""
    rig.soft("-21 -52, -6 -40, -4 -18, -14 -20, -23 -34", "wood", depth=0.7)
    rig.soft("22 -50, 6 -40, 4 -18, 14 -20, 24 -34", "wood", -0.12, 0.7)
    rig.rivets("0 -46, 0 -38, 0 -30, 0 -22", 1.5)
    rig.limb("-25 -24, 0 -19, 25 -24", 4.6, None, "metal", -0.2, 0.7)


@part
def _rolls(rig: Rig) -> None:
    """Rolled plans in a basket on the back."""
    for x, y, turn in ((10, -98, 12), (18, -92, 22), (25, -84, 34), (4, -92, -2)):
        with rig.at(x, y, turn=turn):
            rig.box(-3, 0, 7, 34, (0x8FC0F4, 0x2A5EB4), depth=0.6)
            rig.ball(0.5, 0, 3.6, (0xE6F4FF, 0x4A7EC8), depth=0.3)
    rig.edged("4 -70, 30 -66, 26 -34, 8 -36", "wood", -0.15)
    for y in (-62, -54, -46):
        rig.line([(5, y), (29, y + 2)], "dark", 1.2, 0.7)


MARKET: dict[str, Creature] = {
    "person_healer": Creature(
        "people", Cut(-3, -88, 21),
        tuple(part.dyed(cloth=(0x5E9A72, 0x1C4A34), cloth2=(0xE9DCC0, 0x8A7A5A), glow=0x9CFFB0) for part in (
            sleeve((13, -58), (24, -44)).far(),
            robe(),
            _spoon_belt(),
            _bandages().at(-2, -72, 1.05),
            flask((0xFFB0A0, 0xC23A3A), 0xFF7A66).at(-24, -60, 1.2),
            sleeve((-13, -58), (-24, -52)),
        )),
    ),
    "person_merchant": Creature(
        "people", Cut(-3, -84, 24),
        tuple(part.dyed(cloth=(0xB8703A, 0x4A2410), cloth2=(0x6E4A5E, 0x2A1826), glow=0xFFC65C) for part in (
            stumps("cloth2", 13),
            sleeve((20, -54), (32, -46)).far(),
            key_ring().at(32, -46),
            barrel("cloth", belly=False),
            _moneybox(),
            sack().at(-3, -68, 1.25),
            lantern().at(-34, -56),
            sleeve((-20, -56), (-34, -56), (-30, -44)),
        )), 1.02,
    ),
    "person_collector": Creature(
        "people", Cut(-15, -84, 24),
        tuple(part.dyed(cloth=(0x4E78B8, 0x16284E), cloth2=(0x4E78B8, 0x16284E), glow=0x8FD4FF) for part in (
            two_legs("cloth2"),
            _rolls(),
            sleeve((12, -68), (18, -48)).far(),
            hunch("cloth2"),
            beak(long=24).at(-13, -74, 1.1),
            sleeve((-12, -66), (-28, -60), (-22, -52)),
        )), 1.05,
    ),
}  # fmt: skip
