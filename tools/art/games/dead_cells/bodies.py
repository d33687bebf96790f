"""Bodies without heads, arms and legs; they stand with the hip about 36 units above the floor."""

import math
import random

from ...paint import fill
from ...palette import WHITE, mix
from ...shapes import smooth
from .palettes import Tones
from .part import part
from .rig import Rig, places

Role = str | Tones


@part
def hunch(rig: Rig, role: Role = "cloth", stripes: bool = False, rags: bool = True) -> None:
    """A bent back in a torn shirt; the neck is at (-13, -74)."""
    back = rig.soft("-14 -76, 4 -80, 17 -70, 20 -54, 15 -38, 2 -33, -14 -37, -17 -52, -19 -66", role)
    if stripes:
        with rig.inside(back):
            for y in range(-74, -34, 8):
                rig.line([(-30, y + 3), (0, y - 1), (30, y + 4)], rig.palette.bone[1], 2.6, 0.62)
    if rags:
        torn = "-15 -42, 15 -43, 19 -28, 13 -31, 9 -20, 4 -29, -3 -19, -8 -29, -14 -21, -17 -31"
        rig.edged(torn, role, -0.18)
        rig.line("-15 -41, 0 -38.5, 15 -42", "wood", 2.2)


@part
def barrel(rig: Rig, role: Role = "skin", belly: bool = True, boils: int = 0, y: float = -44) -> None:
    """A round trunk; the neck is at (-4, y - 25)."""
    with rig.at(0, y):
        rig.soft("-12 -26, 11 -26, 25 -7, 23 15, 8 26, -12 25, -26 9, -23 -12", role, depth=1.3)
        if belly:
            rig.soft("-18 3, -5 -6, 8 1, 7 17, -8 22, -19 13", "bone", -0.1, 0.7)
            rig.stitch("-5 -3, -6 8, -5 18", "dark")
        _boils(rig, boils)


def _boils(rig: Rig, count: int) -> None:
    chance = random.Random(rig.seed)
    ripe = (mix(rig.palette.glow, WHITE, 0.2), rig.palette.skin[1])
    for _ in range(count):
        angle, reach = chance.random() * math.tau, 0.35 + 0.5 * chance.random()
        x, y, radius = math.cos(angle) * 25 * reach, math.sin(angle) * 26 * reach, 2 + 2.6 * chance.random()
        rig.ball(x, y, radius, ripe, depth=0.5)
        rig.light(x, y, radius * 2.6, "glow", 0.3)


@part
def robe(rig: Rig, role: Role = "cloth", inner: Role = "cloth2", wide: float = 25, top: float = -74) -> None:
    """A gown to the floor; the neck is at (-2, top + 3)."""
    hem = []
    for i in range(7):
        x = wide + 2 - (2 * wide + 4) * (i + 0.5) / 7
        hem += [(x + 2.2, -6 if i % 2 else -3.5), (x - 2.2, -0.5)]
    right = [(-7, top), (7, top), (14, top + 14), (19, -34), (wide, -8), (wide + 2, -0.5)]
    left = [(-wide - 2, -0.5), (-wide, -8), (-18, -34), (-14, top + 14)]
    rig.lay(smooth([*right, *hem, *left], True, 0.55), role, depth=1.2)
    rig.soft([(-5, top + 8), (2, top + 12), (4, -30), (8, -4), (-10, -3), (-7, -32)], inner, depth=0.7)
    for near, foot in ((-11, -18), (11, 17)):
        rig.line([(near, top + 20), (foot * 0.9, -34), (foot, -6)], "dark", 0.9, 0.7)
    collar = [(-15, top + 12), (0, top - 1), (15, top + 12), (9, top + 20), (0, top + 14), (-9, top + 20)]
    rig.soft(collar, role, 0.12, 0.9)
    rig.rivets([(-1, top + 17)], 1.6)


@part
def cage_skirt(rig: Rig) -> None:
    """Iron plates over a cage in which a fire burns; the neck is at (-2, -78)."""
    rig.light(0, -26, 40, "hot", 0.5)
    dome = smooth(places("-14 -46, 14 -46, 27 -30, 31 -6, 0 -1, -31 -6, -27 -30"), True, 0.6)
    rig.canvas.drawPath(dome, fill(0x2A0E06, 0.9))
    with rig.inside(dome):
        rig.light(0, -12, 34, "hot", 0.9)
        rig.fire(-7, -3, 22, 0.06, 0.4)
        rig.fire(8, -3, 18, -0.05, 0.4)
    for i in range(-3, 4):
        rig.limb([(i * 4.0, -47), (i * 8.2, -28), (i * 9.6, -4)], 2.3, 2.6, "metal", depth=0.6)
    for y, half in ((-26, 27.5), (-5, 32)):
        rig.limb([(-half, y), (0, y + 4.5), (half, y)], 4, 4, "metal", -0.06, 0.7)
    rig.rivets("-27 -3, -18 -2, -9 -1, 0 -1, 9 -1, 18 -2, 27 -3")
    rig.soft("-17 -80, 0 -85, 17 -80, 21 -64, 15 -46, 0 -42, -15 -46, -21 -64", "metal", depth=1.2)
    for y in (-68, -58, -49):
        rig.line([(-19, y), (0, y + 4), (19, y)], "dark", 1.0, 0.75)
    rig.rivets("-14 -72, 14 -72, -12 -52, 12 -52", 1.1)


@part
def crawler(rig: Rig, role: Role = "skin") -> None:
    """A long beast half out of the water; the neck is at (-22, -36)."""
    rig.soft("6 -2, 16 -20, 34 -26, 46 -14, 56 -20, 54 -4, 40 -1", role, -0.2)
    rig.soft("-24 -36, -6 -44, 14 -38, 26 -22, 28 -1, -16 -1, -26 -14", role, depth=1.3)
    for i, y in enumerate((-40, -43, -42, -36, -26, -22)):
        x = -14 + i * 8.4
        rig.edged([(x - 4, y + 5), (x + 3, y - 9), (x + 5.5, y + 5)], "cloth2", depth=0.5)
    rig.soft("-22 -22, -8 -14, 6 -8, 10 -1, -16 -1", "bone", -0.12, 0.6)
    for i in range(4):
        rig.line([(-20 + i * 6, -17 + i * 4.2), (-14 + i * 6, -4 + i)], "dark", 0.8, 0.5)


@part
def plate(rig: Rig, role: Role = "metal", skirt: Role = "cloth") -> None:
    """A breastplate over a short skirt; the neck is at (-3, -79)."""
    rig.edged("-15 -42, 15 -42, 19 -24, 10 -28, 0 -22, -10 -28, -19 -24", skirt, depth=0.9)
    rig.soft("-16 -78, 0 -82, 16 -78, 20 -62, 14 -40, 0 -37, -14 -40, -20 -62", role, depth=1.2, swing=0.6)
    rig.line("-1 -80, -3 -60, -1 -38", "dark", 1.0, 0.7)
    for y in (-56, -48):
        rig.line([(-16, y), (0, y + 3), (16, y)], "dark", 1.0, 0.6)
    rig.rivets("-11 -72, 11 -72, -10 -44, 10 -44")


@part
def coat(
    rig: Rig, role: Role = "cloth", lapel: Role = "cloth2", long: float = 1.0, buckle: bool = True
) -> None:
    """A coat with lapels and a torn hem; the neck is at (0, -79)."""
    hem = [(-14, 0), (14, 0), (21, 26), (14, 22), (9, 31), (2, 22), (-6, 32), (-10, 22), (-20, 27)]
    rig.edged([(x, -46 + y * long) for x, y in hem], role, -0.12)
    rig.soft("-11 -78, 0 -80, 12 -78, 18 -68, 14 -44, 0 -41, -14 -44, -17 -68", role, swing=0.7)
    rig.edged("-8 -79, 1 -77, -2 -56, -12 -70", lapel, depth=0.6)
    rig.edged("9 -79, 3 -77, 2 -58, 12 -70", lapel, -0.15, 0.6)
    rig.line("-14 -45, 0 -42, 14 -45.5", "wood", 3.2)
    if buckle:
        rig.ring(0, -43, 3.4, 2.0, (0xFFE6A0, 0xC98A2E), depth=0.3)


@part
def lean(rig: Rig, role: Role = "cloth", tail: bool = True) -> None:
    """A thin upright trunk, for runners and pages; the neck is at (-3, -76)."""
    if tail:
        rig.edged("-8 -44, 9 -44, 15 -26, 8 -30, 2 -22, -4 -30, -12 -25", role, -0.18)
    rig.soft("-9 -76, 5 -78, 12 -68, 9 -50, 9 -40, -8 -40, -9 -54, -13 -66", role)
    rig.line("-9 -46, 0 -44, 10 -46", "wood", 2.4)


@part
def gown(rig: Rig, role: Role = "cloth", overskirt: Role = "cloth2") -> None:
    """A tight bodice over a bell of a skirt; the neck is at (-2, -82)."""
    rig.soft(
        "-9 -52, 9 -52, 24 -30, 34 -4, 28 -1, 0 -2, -28 -1, -34 -4, -24 -30", role, -0.08, 1.3, swing=0.6
    )
    for sway in (-1, 1):
        rig.soft("3 -50, 10 -50, 26 -22, 32 -5, 18 -8, 8 -24", overskirt, -0.12 * (sway > 0), 0.8, side=sway)
    rig.soft("-12 -80, 0 -84, 12 -80, 13 -66, 8 -50, 0 -47, -8 -50, -13 -66", role, 0.06, swing=0.6)
    for y in (-70, -63, -56):
        rig.line([(-4, y), (4, y + 3)], "bone", 0.9, 0.8)
        rig.line([(4, y), (-4, y + 3)], "bone", 0.9, 0.8)
