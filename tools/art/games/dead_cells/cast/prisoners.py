"""The prisoners: coats without heads, a light in the place of each."""

import math

from ....paint import falling, fill, shaded, stroke
from ....props.flame import Fire
from ....shapes import disc, smooth
from ..arms import sleeve
from ..bodies import coat
from ..creature import Creature, Cut
from ..legs import two_legs
from ..palettes import Tones
from ..part import Part, head, part
from ..rig import Rig, places
from ..tools import brand, crossbow, flask, planks
from .serenade import SHRIKE, SWALLOW

EMBERS = Fire(0xD8401E, 0xFF9A3A, 0xFFF3C8)


@head
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


@head
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


@head
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


@head
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


def _dyed(parts: tuple[Part, ...], metal: Tones, cloth: Tones) -> tuple[Part, ...]:
    return tuple(part.dyed(metal=metal, cloth=cloth) for part in parts)


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
        _dyed(SWALLOW, (0xF0D9A0, 0x8A5A1E), (0x4E6AB8, 0x18244E)),
    ),
    "prisoner_4_1": Creature(
        "people", Cut(-20, -64, 27),
        _dyed(SHRIKE, (0xF2F6FA, 0x5A6A7A), (0xA03A5A, 0x3A0A20)),
    ),
}  # fmt: skip
