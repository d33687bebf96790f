"""The Hand of the King: a keep shaped like a hand. Towers are its fingers, the palm has a face."""

import math

from ....paint import Point, fill
from ....palette import mix
from ....props.flame import Fire
from ....shapes import arch, rect, smooth
from ..creature import Creature, Cut
from ..palettes import BRASS, STEEL, Tones
from ..part import Part, part
from ..rig import Rig, places
from .masonry import battlement, bricks, hot_cracks, window_eye

CLOSED: dict[str, Tones | int] = {"skin": (0xB08E80, 0x3E2228), "glow": 0xFFD24A, "rim": 0xFFD8C0}
BLAZE = Fire(0xC8203A, 0xF0682A, 0xFFC65C)
RUBY: Tones = (0xFF7A8A, 0x8A0A2A)
GOLD: Tones = (0xFFE9A0, 0xB07A1E)
FLAMES = (
    (-58, -66, 46, -0.2),
    (-44, -92, 56, -0.12),
    (-20, -104, 66, -0.04),
    (6, -104, 74, 0.03),
    (30, -100, 60, 0.1),
    (52, -84, 50, 0.2),
    (60, -56, 36, 0.3),
)
KNUCKLES = ((40, 24), (15, 26), (-11, 26), (-36, 25))


@part
def _mantle(rig: Rig) -> None:
    cloth = "-50 -70, 50 -70, 66 -30, 80 -1, 52 -6, 30 -1, 0 -4, -30 -1, -54 -6, -78 -1, -64 -30"
    rig.lay(smooth(places(cloth), True, 0.45), "cloth", -0.12, 1.8)
    for i in range(9):
        foot = -60 + i * 15
        rig.line([(foot * 0.7, -66), (foot, -4)], "dark", 1, 0.5)
    rig.limb("-76 -5, -40 -3, 0 -5, 40 -3, 78 -5", 8, None, "bone", depth=0.8)
    for i in range(9):
        x = -66 + i * 16
        rig.hole([(x, -8), (x + 3, -3), (x - 3, -3)], 0x1A0A0A, soft=False)


@part
def _tower(rig: Rig, foot: Point, top: Point, width: float, roof: float, bend: Point | None = None,
           ring: bool = False) -> None:  # fmt: skip
    """One finger: cornices for knuckles, a lit window, a roof with a pennant."""
    (bx, by), (tx, ty) = foot, top
    long = math.hypot(tx - bx, ty - by)
    ux, uy = (tx - bx) / long, (ty - by) / long
    middle = bend or ((bx + tx) / 2, (by + ty) / 2)
    rig.limb([foot, middle, top], width * 1.08, width, "skin", depth=1.4)
    for share in (0.34, 0.66):
        x, y = bx + (tx - bx) * share, by + (ty - by) * share
        if bend and share > 0.5:
            x, y = (bend[0] + tx) / 2, (bend[1] + ty) / 2
        half = width * 0.62
        rig.limb(
            [(x - uy * half, y + ux * half), (x + uy * half, y - ux * half)], 4.6, None, "skin", 0.14, 0.7
        )
    turn = math.degrees(math.atan2(ux, -uy))
    with rig.at(bx + (tx - bx) * 0.84, by + (ty - by) * 0.84, turn=turn):
        rig.canvas.drawPath(arch(-4.6, -9, 9.2, 15, 0.5), fill(rig.palette.dark, 0.8))
        rig.light(0, 0, 10, "glow", 0.8)
        rig.canvas.drawPath(arch(-3, -7, 6, 12, 0.5), fill(mix(rig.palette.glow, 0xFFFFFF, 0.4)))
    if ring:
        _signet(rig, bx + (tx - bx) * 0.45, by + (ty - by) * 0.45, width * 0.66)
    with rig.at(tx, ty, turn=turn):
        rig.lay(battlement(-width * 0.66, 4, width * 1.32, 6, 3), "skin", 0.1, 0.9)
        rig.edged([(-width * 0.5, -5), (0, -5 - roof), (width * 0.5, -5)], "cloth")
        rig.limb([(0, -5 - roof), (0, -13 - roof)], 1.4, None, "metal", depth=0.3)
        rig.edged([(0, -13 - roof), (9, -10 - roof), (0, -7 - roof)], "metal", depth=0.4)


def _signet(rig: Rig, x: float, y: float, half: float) -> None:
    rig.limb([(x - half, y), (x + half, y)], 6, None, GOLD, depth=0.8)
    rig.edged([(x - 6, y), (x, y - 7), (x + 6, y), (x, y + 7)], RUBY, depth=0.6)


@part
def _blaze(rig: Rig) -> None:
    for x, y, height, lean in FLAMES:
        rig.fire(x, y, height, lean, 0.2, BLAZE)


@part
def _palm(rig: Rig) -> None:
    outline = "-48 -88, -20 -96, 18 -96, 48 -88, 54 -58, 44 -22, 0 -14, -44 -22, -54 -58"
    bricks(rig, rig.lay(smooth(places(outline), True, 0.5), "skin", depth=2.0), 9, 12, 0.36)


@part
def _fist(rig: Rig) -> None:
    """Four towers folded over the top."""
    for i, (x, width) in enumerate(KNUCKLES):
        half = width * 0.56
        rig.soft(
            [
                (x - half, -72),
                (x - half, -100),
                (x - width * 0.2, -112),
                (x + width * 0.3, -111),
                (x + half, -100),
                (x + half, -72),
            ],
            "skin",
            0.01 if i == 0 else 0.05,
            1.5,
            swing=0.55,
        )
        rig.limb([(x - width / 2, -88), (x + width / 2, -88)], 5, None, "skin", 0.14, 0.7)
        rig.lay(battlement(x - width / 2, -112, width, 7, 3), "skin", 0.1, 0.9)
        rig.canvas.drawPath(arch(x - 5, -86, 10, 14, 0.5), fill(rig.palette.dark, 0.8))
        rig.canvas.drawPath(arch(x - 3.4, -84, 6.8, 11, 0.5), fill(0xFFE9A0))
        rig.light(x, -79, 11, 0xFFC24A, 0.9)
        if i == 2:
            _signet(rig, x, -97, half)


@part
def _face(rig: Rig, angry: bool) -> None:
    y, colour, anger, tilt = (-54, 0xFFF6C8, 0.7, 17) if angry else (-58, None, 0.25, 6)
    for x, side in ((-25, -1), (16, 1)):
        window_eye(rig, x, y, 19, 22, side * anger, colour)
        with rig.at(x, y - 14, turn=-side * tilt):
            rig.box(-15, -3.6, 30, 7.4, "skin", 0.18, 0.9)
    rig.edged("-9 -62, -1 -62, 3 -42, -5 -37, -13 -42", "skin", 0.08, 0.9)
    mouth = arch(-24, -38, 40, 24, 0.3)
    rig.lay(arch(-28, -42, 48, 29, 0.3), "metal")
    rig.canvas.drawPath(mouth, fill(0x2A0608))
    with rig.inside(mouth):
        rig.light(-4, -20, 24, "hot", 0.9)
        for i in range(6):
            rig.lay(rect(-22 + i * 7 - 1.3, -44, 2.6, 34), "metal", -0.1, 0.5)
        rig.lay(rect(-26, -28, 46, 2.6), "metal", -0.1, 0.5)


@part
def _thumb(rig: Rig) -> None:
    """The thumb lies across the mouth; the stone cracks."""
    rig.limb("-52 -46, -34 -34, -6 -28, 20 -30", 20, 15, "skin", 0.06, 1.4)
    rig.limb("-22 -42, -18 -22", 4, None, "skin", 0.16, 0.6)
    rig.soft("10 -36, 22 -36, 24 -28, 14 -25", "bone", depth=0.6)
    hot_cracks(rig, "44 -76, 36 -64, 42 -52, 36 -38", "-46 -78, -40 -68, -44 -58")


@part
def _wristband(rig: Rig) -> None:
    """The crown is worn round the wrist."""
    points = "-47 -8, -50 -23, -36 -16, -24 -26, -12 -16, 0 -28, 12 -16, 24 -26, 36 -16, 50 -23, 47 -8"
    rig.edged(points, BRASS)
    rig.rivets("-36 -9, -24 -11, -12 -9, 0 -11, 12 -9, 24 -11, 36 -9", 1.7)


def _hand(closed: bool) -> Creature:
    fingers: tuple[Part, ...] = (
        _tower((38, -76), (50, -122), 17, 24),
        _tower((15, -80), (20, -142), 19, 28),
        _tower((-11, -80), (-12, -150), 19, 30, None, True),
        _tower((-35, -76), (-44, -134), 18, 26),
    )
    if not closed:
        parts = (
            _mantle(),
            *(finger.nods(0, -78) for finger in fingers),
            _palm(),
            _face(False),
            _tower((-46, -54), (-82, -92), 17, 22, (-74, -62)).acts(-46, -54),
            _wristband(),
        )
        return Creature("c3", Cut(-4, -56, 46), parts)
    parts = (
        _blaze(),
        _mantle(),
        _palm(),
        _fist().nods(0, -72),
        _face(True),
        _thumb().acts(-50, -46),
        _wristband(),
    )
    return Creature("c3", Cut(-4, -64, 50), tuple(part.dyed(**CLOSED) for part in parts))


@part
def _sword(rig: Rig) -> None:
    """One of his Swords: it stands on its point, an eye in its guard."""
    rig.light(0, -50, 44, 0xFFE9A0, 0.25)
    with rig.at(0, -2, turn=4):
        rig.edged("-8 -70, 8 -70, 7 -14, 0 2, -7 -14", STEEL)
        rig.line("0 -68, 0 -8", 0x3A4458, 1.2, 0.7)
        rig.soft("-24 -78, -12 -74, 0 -80, 12 -74, 24 -78, 20 -66, 0 -66, -20 -66", "metal", swing=0.6)
        rig.limb("0 -78, 0 -96", 6, None, "cloth", depth=0.7)
        rig.ball(0, -99, 5, "metal")
        rig.hole("-8 -71, 0 -76, 8 -71, 0 -67", 0x1A0608)
        rig.light(0, -71, 12, "hot", 1.0)
        rig.dot(-1, -71, 2.6, 0xFFE0C0)
        rig.soft("4 -88, 16 -84, 26 -70, 22 -58, 18 -70, 8 -80", "cloth", 0.1, 0.6)


@part
def _edge_fire(rig: Rig) -> None:
    for x, y in ((6, -58), (4, -38), (2, -20)):
        rig.fire(x, y, 24, 0.22, 0.3, Fire(0xE8304A, 0xFFC24A, 0xFFF6D0))


CAST: dict[str, Creature] = {
    "hand_of_the_king_0": _hand(False),
    "hand_of_the_king_1": _hand(True),
    "sword": Creature("c3", Cut(0, -72, 28), (_sword(),)),
    "sword_hot": Creature("c3", Cut(0, -72, 28), (_sword(), _edge_fire())),
}
"""The boss open and closed, and his Swords, cold and hot."""
