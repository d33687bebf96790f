"""The elites of the Forgotten Sepulcher."""

import itertools
import math

from ....props.flame import Fire
from ....shapes import arch
from ..arms import brawn, sleeve
from ..bodies import gown
from ..creature import Creature, Cut
from ..heads import crown, skull
from ..legs import two_legs
from ..part import head, part, tool
from ..rig import Rig, places
from ..tools import lantern
from .b6 import LINEN, SILVER, WAX

GRAVE = (0x8A86A0, 0x34304A)
GHOST = Fire(0x8A5AE0, 0xC8A0FF, 0xFFF6FF)


@tool
def shovel(rig: Rig) -> None:
    """A spade with fresh earth on it."""
    rig.limb("0 44, 0 -34", 3.4, None, "wood")
    rig.limb("-8 45, 8 45", 4, None, "wood", depth=0.6)
    rig.edged("-12 -34, 12 -34, 13 -54, 0 -68, -13 -54", SILVER, depth=1.0)
    rig.line("0 -36, 0 -60", "dark", 1.2, 0.6)
    rig.soft("-11 -56, 0 -64, 11 -56, 4 -52, -6 -53", (0x5A4A3A, 0x241A14), depth=0.5)


@head
def _tall_hat(rig: Rig) -> None:
    rig.edged("-11 -1, 11 -1, 13 -28, -9 -30", "cloth", -0.2)
    rig.limb("-19 0, 0 3, 19 0", 5, None, "cloth", -0.15, 0.7)
    rig.limb("-11 -6, 0 -4, 11 -6", 5, None, "cloth2", depth=0.5)


@part
def _gravecoat(rig: Rig) -> None:
    """A long coat with a spade's worth of earth on it."""
    rig.edged("-16 -46, 16 -46, 26 -8, 16 -13, 10 -5, 0 -14, -9 -5, -15 -13, -25 -8", "cloth", -0.1)
    rig.soft("-14 -82, 0 -85, 15 -82, 22 -68, 16 -44, 0 -40, -16 -44, -21 -68", "cloth", depth=1.3)
    rig.edged("-9 -83, 1 -80, -2 -52, -14 -72", "cloth2", depth=0.6)
    rig.edged("10 -83, 3 -80, 3 -54, 14 -72", "cloth2", -0.15, 0.6)
    for y in (-66, -58, -50):
        rig.ball(0, y, 1.7, SILVER, depth=0.3)
    rig.limb("-16 -45, 0 -41, 16 -45", 4, None, "wood", depth=0.6)


@head
def _bride_veil(rig: Rig) -> None:
    """A veil that stands over nothing, a wreath on it."""
    rig.soft("-14 4, -17 -12, -8 -28, 8 -29, 18 -14, 26 10, 40 44, 28 38, 24 56, 14 34, 6 4", LINEN, 0.06)
    rig.hole("-11 2, -12 -10, -6 -19, 3 -19, 8 -10, 6 3", 0x120E1C)
    rig.light(-2, -8, 16, "glow", 0.4)
    for x in (-6, 1.4):
        rig.light(x, -8, 6, "glow", 0.7)
        rig.dot(x, -8, 1.2, "glow")
    for i in range(6):
        angle = math.pi * (1.08 + 0.17 * i)
        x, y = math.cos(angle) * 15, -12 + math.sin(angle) * 16
        rig.ball(x, y, 3.8, (0xF0E6FF, 0x8A6AC0), -0.03 * i, 0.4)
        rig.dot(x, y, 1.2, 0x4A2E86)


@tool
def _bouquet(rig: Rig) -> None:
    """Dead roses, and the point of something else."""
    rig.edged("-2 -16, 2 -16, 1 -40, -3 -46", SILVER, depth=0.6)
    for x, y in ((-8, -14), (0, -19), (8, -13), (-4, -8), (5, -6)):
        rig.ball(x, y, 5.4, (0x8A4A72, 0x36143A), 0.03 * x / 4, 0.5)
        rig.ball(x - 0.6, y - 0.6, 2.6, (0xB06A94, 0x52204E), depth=0.3)
    rig.edged("-7 -4, 7 -4, 2 16, -2 16", LINEN, -0.1, 0.6)


@part
def _ossuary(rig: Rig) -> None:
    """A shrine of skulls that left its wall."""
    for x, shade in ((22, -0.2), (-22, 0.0)):
        rig.soft(
            [(x - 10, -16), (x + 10, -16), (x + 11, -4), (x + 8, -0.5), (x - 14, -0.5), (x - 11, -6)],
            GRAVE,
            shade,
        )
    rig.edged("-42 -20, 42 -20, 46 -10, -46 -10", GRAVE, -0.05, 1.2)
    rig.lay(arch(-40, -116, 80, 98, 0.42), GRAVE, depth=1.8)
    niche = arch(-31, -104, 62, 84, 0.42)
    rig.lay(niche, "dark", 0.06, 0.5)
    rig.light(0, -56, 44, "glow", 0.4)
    for row, (y, count) in enumerate(((-28, 4), (-48, 4), (-68, 3), (-86, 2))):
        for i in range(count):
            place = (i - (count - 1) / 2) * 15.4
            skull().at(place + 1, y + 4, 0.62, -4 + 5 * ((i + row) % 3)).draw(rig)
    for post in (-36, 36):
        rig.box(post - 5, -96, 10, 78, GRAVE, 0.1, 0.8)
        rig.box(post - 7, -100, 14, 6, GRAVE, 0.16, 0.6)
        rig.box(post - 2.6, -110, 5.2, 10, WAX, depth=0.5)
        rig.fire(post, -110, 12, 0, 0.4, GHOST)


@part
def _bone_arm(rig: Rig, line: str) -> None:
    """An arm of long bones with a hand."""
    spots = places(line)
    for (x0, y0), (x1, y1) in itertools.pairwise(spots):
        rig.limb([(x0, y0), (x1, y1)], 5.6, 5, "bone", depth=0.7)
    for x, y in spots:
        rig.ball(x, y, 4.4, "bone", 0.05, 0.5)
    x, y = spots[-1]
    for spread in (-50, -20, 10, 40):
        angle = math.radians(180 + spread)
        rig.limb(
            [
                (x, y),
                (x + math.cos(angle) * 8, y + math.sin(angle) * 8),
                (x + math.cos(angle) * 13, y + 4 + math.sin(angle) * 11),
            ],
            3,
            1,
            "bone",
            depth=0.4,
        )


CAST: dict[str, Creature] = {
    "sexton": Creature(
        "b6", Cut(-3, -98, 27),
        (
            two_legs("cloth", 9, 11),
            brawn((16, -74), (30, -54), role="cloth", width=7, palm="bone").far(),
            lantern().at(31, -54, 1.1).dyed(glow=0xFFC87A),
            _gravecoat(),
            skull().at(-3, -82, 1.18),
            _tall_hat().at(-2, -104, 1.06, 4),
            crown(8, SILVER).at(-1, -113, 0.85),
            shovel().at(-36, -52, 1.02, -10),
            brawn((-16, -74), (-36, -54), (-34, -74), "cloth", 7, "bone"),
        ), 1.12,
    ),
    "hollow_bride": Creature(
        "b6", Cut(-1, -96, 26),
        (
            gown(LINEN, (0xC8BEE0, 0x5A527A)).at(0, 0, 1.05),
            sleeve((11, -76), (22, -56), role=LINEN, width=5).far(),
            _bride_veil().at(-2, -84, 1.1),
            crown(9, SILVER).at(-1, -116, 0.9),
            _bouquet().at(-28, -62, 1.1, -14),
            sleeve((-11, -78), (-26, -60), (-22, -72), LINEN, 5),
        ), 1.1,
    ),
    "ossuary": Creature(
        "b6", Cut(0, -70, 40),
        (
            _bone_arm("36 -66, 54 -56, 52 -32").far(),
            _ossuary(),
            crown(13, SILVER).at(0, -116),
            _bone_arm("-36 -70, -56 -64, -58 -40").acts(-36, -70),
        ), 1.06,
    ),
}  # fmt: skip
