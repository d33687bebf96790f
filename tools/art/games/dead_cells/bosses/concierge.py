"""The Concierge: a gatehouse that got up. Its roof is a hat, its drawbridge a tongue."""

from ....paint import fill, stroke
from ....paper import inner_shadow
from ....props.flame import Fire
from ....shapes import arch, poly, smooth
from ..arms import brawn
from ..creature import Creature, Cut
from ..palettes import Tones
from ..part import Part, part
from ..rig import Rig, places
from ..tools import key_ring, knocker
from .masonry import battlement, bricks, hot_cracks, window_eye

RED_STONE: dict[str, Tones | int] = {
    "skin": (0xB08878, 0x44242A),
    "cloth": (0x7A2434, 0x26080E),
    "glow": 0xFF9A3A,
}
CALM_FLAMES = ((-28, 38, 0.1), (-8, 52, 0.03), (12, 40, -0.08))
WILD_FLAMES = ((-32, 46, 0.12), (-18, 60, 0.05), (-2, 66, 0.0), (14, 58, -0.06), (24, 42, -0.1))
STRIKE = Fire(0xE8481A, 0xFFA23A, 0xFFE9A8)
ROOF_FLAMES = (
    (-52, -146, 26),
    (-30, -168, 34),
    (2, -178, 40),
    (44, -152, 30),
    (66, -136, 20),
    (62, -150, 26),
)


@part
def _turret(rig: Rig) -> None:
    """A small tower behind, with its own roof and light."""
    bricks(rig, rig.box(46, -112, 34, 111, "skin", -0.28, 1.5), 8, 3)
    rig.edged("40 -112, 86 -112, 82 -104, 44 -104", "skin", -0.1)
    rig.edged("38 -112, 62 -158, 88 -112, 62 -116", "cloth", -0.18, 1.2)
    for y in (-92, -58):
        rig.canvas.drawPath(arch(58, y, 12, 19, 0.5), fill(0x2A0A04))
        rig.light(64, y + 10, 16, "glow", 0.8)
        rig.canvas.drawPath(arch(60, y + 3, 8, 15, 0.5), fill(rig.palette.glow))
    with rig.dyed(-0.24):
        brawn((62, -96), (88, -46), (92, -76), "cloth", 16).draw(rig)
    key_ring().at(90, -46, 1.35).draw(rig)


@part
def _house(rig: Rig) -> None:
    for side in (1, -1):
        for i, (width, y) in enumerate(((28, -20), (33, -12), (38, -6))):
            shade = (-0.3 if side > 0 else -0.08) + 0.06 * i
            rig.box(side * 38 - 3 * i - width / 2, y, width, -y - 0.4, "skin", shade)
    bricks(rig, rig.edged("-56 -10, -62 -60, -60 -112, 58 -112, 58 -60, 54 -10", "skin", depth=2.0), 9.5, 8)
    for side in (-1, 1):
        for i in range(5):
            rig.box(side * 52 - 8 + i % 2 * side * 3, -104 + i * 19, 16, 10, "skin", 0.12, 0.7)


@part
def _gate(rig: Rig, angry: bool) -> None:
    """The mouth: fire behind a portcullis, and the drawbridge."""
    mouth = arch(-40, -70, 66, 62, 0.4)
    rig.lay(arch(-47, -78, 80, 71, 0.4), "metal", -0.08, 1.5)
    rig.canvas.drawPath(mouth, fill(0x2A0804))
    with rig.inside(mouth):
        rig.light(-8, -16, 64, "hot", 1.0)
        rig.light(-8, -10, 38, 0xFFD27A, 0.95)
        for x, height, lean in WILD_FLAMES if angry else CALM_FLAMES:
            rig.fire(x, -6, height, lean, 0.3)
        drop = -56 if angry else -44
        for i in range(6):
            bar = -36 + i * 11.6
            rig.box(bar - 1.9, -84, 3.8, drop + 84, "metal", -0.3, 0.7)
            rig.edged([(bar - 3.4, drop), (bar + 3.4, drop), (bar, drop + 12)], "metal", 0.1, 0.5)
        for y in (-64, -52):
            rig.box(-44, y, 76, 3.6, "metal", -0.26, 0.7)
    inner_shadow(rig.canvas, mouth, 3, 0.7)
    if angry:
        rig.teeth("-34 -7, -21 -7, -8 -7, 5 -7, 18 -7", 5, up=True, role="skin")
    _tongue(rig, angry)


def _tongue(rig: Rig, angry: bool) -> None:
    whole, broken = (
        "-36 -11, 22 -11, 12 -0.4, -62 -0.4",
        "-36 -11, 22 -11, 14 -2, 4 -4, -4 -0.4, -18 -3, -28 -0.4, -50 -1",
    )
    with rig.inside(rig.edged(broken if angry else whole, "wood", depth=1.3)):
        for i in range(7):
            share = i / 7
            rig.line([(-36 + 58 * share, -12), (-62 + 74 * share, 0)], "dark", 1, 0.8)
        rig.line("-48 -5, 16 -5", "metal", 2.4, 0.9)
    ends = ((-60, -14), (44, -12)) if angry else ((-56, -2), (14, -2))
    rig.chain((-45, -46), ends[0], -4 if angry else 5, 7, 1.4)
    rig.chain((31, -46), ends[1], -3 if angry else 5, 7, 1.4)


@part
def _features(rig: Rig, angry: bool) -> None:
    """Eyes, nose, moustache and brows."""
    colour = 0xFF5A2A if angry else None
    window_eye(rig, -34, -97, 21, 25, -0.7 if angry else 0, colour)
    window_eye(rig, 20, -97, 20, 25, 0.7 if angry else 0, colour)
    lift = -8 if angry else 0
    scroll = [(1, -72), (16, -80), (32, -74), (44, -74 + lift), (53, -84 + lift), (58, -78 + lift),
              (50, -64 + lift), (30, -61), (12, -65)]  # fmt: skip
    iron = (0x6A3A30, 0x22100E) if angry else (0xD8B47E, 0x6A4220)
    for side in (-1, 1):
        rig.lay(smooth([(-7 + side * x, y) for x, y in scroll], True, 0.8), iron, depth=1.3)
    rig.soft("-15 -100, 1 -100, 5 -84, -7 -72, -19 -84", (0xFFE3A0, 0xA8661E), depth=1.2)
    rig.ring(-7, -73, 8, 5, (0xFFE9B8, 0x9A5A1A))
    rig.lay(battlement(-72, -113, 142, 11, 8), "skin", 0.06, 1.5)
    for i in range(9):
        rig.edged([(-68 + i * 16, -113), (-60 + i * 16, -113), (-64 + i * 16, -105)], "skin", -0.2, 0.5)
    tilt = 19 if angry else 9
    for x, turn in ((-34, tilt), (20, -tilt)):
        with rig.at(x, -112, turn=turn):
            rig.box(-19, -5, 38, 10, "skin", 0.22, 1.2)


@part
def _roof(rig: Rig, angry: bool) -> None:
    rig.box(20, -192, 16, 34, "skin", -0.15)
    rig.box(17, -195, 22, 6, "skin", depth=0.8)
    slates = "-78 -128, -58 -144, -40 -170, -8 -182, 26 -172, 50 -146, 74 -128, 40 -134, 0 -137, -40 -134"
    with rig.inside(rig.lay(smooth(places(slates), True, 0.35), "cloth", depth=1.8)):
        for row in range(6):
            for i in range(16):
                x, y = -84 + i * 11 + row % 2 * 5.5, -138 - row * 8
                for drop, rgb, width, alpha in ((0, 0x0E040E, 1.1, 0.6), (1, rig.palette.rim, 0.5, 0.22)):
                    rig.line(
                        [(x, y - 4 + drop), (x + 5.5, y + 3 + drop), (x + 11, y - 4 + drop)],
                        rgb,
                        width,
                        alpha,
                    )
    dormer = arch(-24, -168, 26, 28, 0.5)
    rig.lay(arch(-28, -173, 34, 33, 0.5), "wood", depth=0.9)
    rig.canvas.drawPath(dormer, fill(0x1A0806))
    with rig.inside(dormer):
        rig.light(-11, -146, 18, "glow", 0.9)
        rig.soft("-18 -142, -19 -152, -11 -158, -4 -151, -5 -142", (0xFFE3A0, 0x8A4E14), depth=0.6)
    rig.fire(28, -194, 34 if angry else 20, 0.08, 0.6)
    if angry:
        for x, y, height in ROOF_FLAMES:
            rig.fire(x, y, height, 0.08, 0.5)
        hot_cracks(rig, "-58 -62, -50 -54, -54 -42, -46 -30", "40 -104, 48 -92, 42 -80, 50 -66, 44 -52",
                   "-20 -118, -14 -110, -18 -104", "36 -34, 44 -26, 40 -14")  # fmt: skip


@part
def _front_arm(rig: Rig, angry: bool) -> None:
    """An arm whose fist is a knocker; in anger it is raised."""
    elbow, hand = ((-98, -92), (-92, -122)) if angry else ((-92, -80), (-88, -50))
    brawn((-58, -102), hand, elbow, "cloth", 17).draw(rig)
    rig.soft("-72 -112, -50 -116, -42 -100, -54 -88, -72 -94", "metal", depth=1.2)
    rig.rivets("-64 -108, -54 -110, -64 -98", 1.6)
    knocker().at(hand[0] - 2, hand[1] + (-6 if angry else 8), 1.25, -20 if angry else 8).draw(rig)


def _concierge(angry: bool) -> Creature:
    parts: tuple[Part, ...] = (
        _turret(),
        _house(),
        _gate(angry),
        _features(angry),
        _roof(angry).nods(0, -130),
        _front_arm(angry).acts(-58, -102),
    )
    if angry:
        parts = tuple(part.dyed(**RED_STONE) for part in parts)
    return Creature("c1", Cut(-7, -94, 54), parts)


@part
def _burning_bolt(rig: Rig) -> None:
    """An iron bolt stuck in the floor; what burns on it has a face."""
    rig.light(4, -40, 44, 0xFF6A2A, 0.4)
    rig.soft("-22 -0.4, -12 -9, 4 -7, 20 -10, 26 -0.4", "skin", -0.3, 0.9)
    with rig.at(0, -2, turn=10):
        rig.fire(0, -4, 92, -0.05, 0.3, STRIKE)
        rig.fire(-12, -4, 52, -0.16, 0.1, STRIKE)
        rig.fire(13, -6, 58, 0.14, 0.1, STRIKE)
        rig.limb("0 2, 0 -30", 6, None, "metal", -0.25, 0.8)
        for y in (-24, -14):
            rig.edged([(-3, y), (-14, y - 9), (-12, y + 1), (-3, y + 7)], "metal", -0.1, 0.6)
            rig.edged([(3, y), (14, y - 9), (12, y + 1), (3, y + 7)], "metal", -0.2, 0.6)
    for x, tilt in ((0, 1), (13, -1)):
        rig.hole([(x - 6, -50 - tilt), (x + 4, -47 + tilt), (x, -40)], 0x5A1404, soft=False)
    rig.hole("-3 -34, 6 -36, 16 -34, 12 -27, 6 -25, 0 -28", 0x5A1404)
    for line in ("-4 -1, -16 -3", "4 -1, 18 -3"):
        rig.canvas.drawPath(poly(places(line), False), stroke(0xFFB04A, 1.2, 0.9))


CAST: dict[str, Creature] = {
    "concierge_0": _concierge(False),
    "concierge_1": _concierge(True),
    "fire_strike": Creature("c1", Cut(4, -44, 32), (_burning_bolt(),)),
}
"""The boss calm and angry, and the fire that joins him."""
