"""Tools and weapons, held at (0, 0); what somebody holds tells how he strikes."""

import math

from ...paint import Point, fill
from ...palette import WHITE
from ...props.flame import Fire
from ...shapes import disc, minus, rect, union
from .palettes import BRASS, Tones
from .part import Part, part, tool
from .rig import Rig

PINK_FIRE = Fire(0xE23C8B, 0xFF8A4A, 0xFFF0C8)
ACID = 0x9CE83C
STRING = 0xF6EACB


@tool
def key(rig: Rig, long: float = 16, tones: Tones = BRASS) -> None:
    """A key that hangs down from its ring."""
    bow = minus(disc(0, 0, long * 0.26), disc(0, 0, long * 0.12))
    shaft = rect(-long * 0.055, long * 0.2, long * 0.11, long * 0.8)
    bits = rect(0, long * 0.7, long * 0.26, long * 0.1), rect(0, long * 0.86, long * 0.2, long * 0.1)
    rig.lay(union(bow, shaft, *bits), tones, depth=0.45, knife=False)


@tool
def key_ring(rig: Rig) -> None:
    """A ring with four keys."""
    rig.ring(0, 6, 8.6, 6.4, "metal", depth=0.6)
    for i, turn in enumerate((-34, -10, 16, 40)):
        angle = math.radians(turn)
        key(17 + i % 2 * 4).at(-math.sin(angle) * 8, 6 + math.cos(angle) * 8, turn=turn * 0.6).draw(rig)


@tool
def club(rig: Rig) -> None:
    """A club with nails."""
    rig.limb("0 8, 0 -24", 4, 8, "wood")
    for y in (-22, -16, -9):
        rig.edged([(-4, y), (-10, y - 2), (-4, y - 4)], "metal", depth=0.4)
        rig.edged([(4, y - 2), (10, y - 4), (4, y - 6)], "metal", depth=0.4)


@tool
def pike(rig: Rig) -> None:
    """A long shaft with a leaf of iron and a hook."""
    rig.limb("0 34, 0 -52", 2.8, None, "wood")
    rig.edged("0 -76, 6 -58, 2.4 -50, -2.4 -50, -6 -58", "metal", 0.1)
    rig.edged("-2 -52, -12 -46, -10 -40, -2 -45", "metal", depth=0.6)


@tool
def lantern(rig: Rig) -> None:
    """A lantern on its handle."""
    rig.light(0, 12, 34, "glow", 0.5)
    rig.line("0 -2, 0 3", "metal", 1.6)
    rig.edged("-5 3, 5 3, 8 7, -8 7", "metal", depth=0.6)
    rig.canvas.drawPath(rect(-6, 7, 12, 13), fill(rig.palette.glow))
    rig.fire(0, 19, 10, 0.04, 0.4)
    for x in (-6.4, 0, 6.4):
        rig.line([(x, 7), (x, 20)], rig.palette.metal[1], 1.5)
    rig.box(-8, 19, 16, 4, "metal", -0.1, 0.6)


@tool
def spiked_ball(rig: Rig) -> None:
    """An iron ball with spikes."""
    rig.spikes(0, 0, 9.4, 14, 8, "metal", 0.2)
    rig.ball(0, 0, 10, "metal", -0.3, 1.2)
    rig.dot(-3, -4, 2.4, WHITE, 0.25)


@tool
def sling(rig: Rig) -> None:
    """A sling with a stone in it."""
    rig.line("0 0, -10 -14, -8 -32", "wood", 1.6)
    rig.line("0 0, -3 -16, -2 -32", "wood", 1.6)
    rig.soft("-11 -33, -5 -29, 1 -33, -5 -37", "wood", depth=0.5)
    rig.ball(-5, -36, 4.2, "bone", -0.2)


@tool
def cleaver(rig: Rig) -> None:
    """A butcher's blade."""
    rig.limb("0 10, 0 -4", 4, None, "wood")
    rig.edged("-2 -4, 3 -4, 4 -30, -13 -30, -14 -8", "metal", 0.1)
    rig.dot(0, -26, 1.6)


@tool
def ladle(rig: Rig) -> None:
    """A ladle with something that glows in it."""
    rig.limb("0 14, 0 -26", 2.8, None, "wood")
    rig.soft("-10 -28, 9 -28, 6 -38, -7 -38", "metal")
    rig.hole("-7 -36, 6 -36, 5 -40, -5 -40", "glow")
    rig.light(0, -38, 20, "glow", 0.6)


@tool
def planks(rig: Rig) -> None:
    """A cell door for a shield."""
    rig.edged("-14 -26, 12 -28, 14 24, -12 27", "wood", depth=1.4)
    for x in (-6, 2):
        rig.line([(x - 2, -26), (x + 1, 25)], "dark", 1.1, 0.8)
    for y in (-16, 14):
        rig.edged([(-14, y), (13, y - 1), (13, y + 4), (-14, y + 5)], "metal", -0.1, 0.6)
    rig.rivets("-10 -13.5, 9 -14.5, -10 16.5, 10 15.5", 1.1)
    rig.ring(5, 0, 4.4, 2.6, "metal", depth=0.3)


@tool
def brand(rig: Rig, fire: Fire = PINK_FIRE) -> None:
    """A burning stick."""
    rig.limb("0 12, 0 -18", 3, 4.4, "wood")
    rig.fire(0, -17, 24, 0.1, 0.7, fire)


@tool
def flask(rig: Rig, tones: Tones = (0xD6FF8A, 0x4E8A1E), light: int = ACID) -> None:
    """A round bottle."""
    rig.light(0, -4, 22, light, 0.5)
    rig.ball(0, -2, 8, tones)
    rig.box(-2.6, -15, 5.2, 7, "bone", depth=0.4)
    rig.box(-3.8, -18, 7.6, 4, "wood", depth=0.4)
    rig.dot(-3, -5, 2, WHITE, 0.7)


@tool
def bow(rig: Rig) -> None:
    """A drawn bow with its arrow."""
    rig.limb("3 -24, -10 -14, -12 0, -10 14, 3 24", 2.4, 2.4, "wood", depth=0.7)
    rig.line("3 -24, 3 24", STRING, 0.7)
    rig.limb("6 0, -26 0", 1.7, None, "bone", depth=0.4)
    rig.edged("-26 -3.4, -34 0, -26 3.4", "metal", depth=0.4)


@tool
def crossbow(rig: Rig) -> None:
    """A spanned crossbow."""
    rig.limb("12 2, -20 -1", 5, 4, "wood", depth=0.8)
    rig.limb("-12 -20, -20 -10, -20 8, -12 18", 3, 3, "metal", depth=0.7)
    for end in ((-12, -20), (-12, 18)):
        rig.line([end, (-2, -1)], STRING, 0.8)
    rig.edged("-20 -3, -30 -0.6, -20 2", "metal", depth=0.4)


@tool
def manacle(rig: Rig, links: int = 6) -> None:
    """A shackle on its chain."""
    rig.chain((0, 2), (-4, 26), 3, links, 1.2)
    rig.ring(-5, 33, 8, 5.2, "metal")


@tool
def knocker(rig: Rig) -> None:
    """A fist of iron that is a door knocker."""
    rig.soft("-19 -14, 0 -20, 19 -14, 21 8, 0 20, -21 8", "metal", depth=1.5)
    rig.ring(0, 9, 14, 9.4, "metal", 0.2, 1.0)
    rig.rivets("-12 -10, 12 -10, 0 -14", 1.8)


@tool
def flail(rig: Rig, head: Part | None = None) -> None:
    """A stick, a chain, and what swings on it."""
    rig.limb("0 10, 0 -20", 3.4, 4.2, "wood")
    rig.chain((0, -20), (-20, -26), -7, 5, 1.1)
    (head or spiked_ball()).at(-25, -25, 0.62).draw(rig)


@tool
def halberd(rig: Rig, long: float = 36) -> None:
    """An axe and a point on a shaft."""
    rig.limb([(0, long), (0, -54)], 2.8, None, "wood")
    rig.edged("-2 -56, -9 -66, -22 -64, -23 -48, -21 -34, -10 -36, -2 -44", "metal", 0.08)
    rig.edged("2 -56, 10 -52, 2 -46", "metal")
    rig.edged("0 -82, 4 -60, -4 -60", "metal", 0.15)
    rig.line("-19 -60, -20 -40", WHITE, 0.9, 0.5)


@part
def tassels(rig: Rig, points: tuple[Point, ...], tones: Tones = BRASS) -> None:
    """Small brushes on cords."""
    for x, y in points:
        rig.ball(x, y, 1.8, tones, depth=0.3)
        rig.edged([(x - 1.4, y + 1), (x + 1.4, y + 1), (x + 2.4, y + 7), (x - 2.4, y + 7)], tones, depth=0.3)
