"""The Time Keeper: a belfry in a gown. A dial is her face, a cupola her hat, wheels turn under her hem."""

import itertools
import math

from ....paint import falling, fill, radial, shaded, stroke
from ....palette import WHITE, mix
from ....paper import inner_shadow
from ....shapes import arch, disc, moved, smooth, union
from ..arms import sleeve
from ..creature import Creature, Cut
from ..icons.things import shuriken
from ..palettes import STEEL, Tones
from ..part import Part, part, tool
from ..rig import Rig, places
from .masonry import bricks, cogwheel, hot_cracks

FACE = -124
"""The height of the dial's middle."""
ANGRY: dict[str, Tones | int] = {"glow": 0xFF7A4A, "hot": 0xFF4A2A, "cloth": (0x6A428A, 0x1C0E34)}
HAND = "-2.4 36, 2.4 36, 3 -44, 12 -52, 0 -84, -12 -52, -3 -44"
WINDOWS = ((-22, 9, -56, 22), (0, 13, -62, 28), (22, 9, -56, 22), (-29, 7, -24, 13), (29, 7, -24, 13))


@part
def _halo(rig: Rig, angry: bool) -> None:
    """A great wheel behind her; in anger its hours break loose."""
    rig.light(-2, FACE, 74, "hot", 0.25)
    rig.lay(cogwheel(-2, FACE, 46, 16, 0.24 if angry else 0.14, 0.74), "metal", -0.22, 1.4)
    for spoke in range(8):
        angle = spoke * math.pi / 4 + 0.1
        rig.limb(
            [(-2, FACE), (-2 + math.cos(angle) * 38, FACE + math.sin(angle) * 38)],
            3,
            None,
            "metal",
            -0.34,
            0.6,
        )
    if angry:
        rig.spikes(-2, FACE, 57, 72, 12, "metal", 0.05, depth=0.5)


@part
def _shuriken(rig: Rig) -> None:
    """Little wheels with edges, between her fingers."""
    for i, (x, y) in enumerate(((50, -70), (62, -84), (42, -86))):
        with rig.at(x, y, 1, i * 25):
            rig.lay(moved(shuriken(), scale=12), STEEL, depth=0.6)


@tool
def _clock_hand(rig: Rig) -> None:
    rig.edged(HAND, "metal")
    rig.ball(0, 34, 5, "metal")


@part
def _gown(rig: Rig) -> None:
    """A tower that widens, with lit windows; wheels below the hem."""
    for x in (-22, 20):
        rig.lay(cogwheel(x, -15, 12, 10, 0.2, 0.45), "metal", -0.15)
        rig.ball(x, -15, 3, "metal")
    tower = "-17 -98, 17 -98, 24 -60, 40 -14, 46 -7, 20 -12, 0 -8, -20 -12, -46 -7, -40 -14, -24 -60"
    bricks(rig, rig.lay(smooth(places(tower), True, 0.45), "skin", depth=1.8), 8, 5)
    for y, half in ((-74, 25), (-30, 37)):
        rig.limb([(-half, y), (0, y + 4), (half, y)], 5, None, "metal", depth=0.8)
    for x, width, top, height in WINDOWS:
        rig.canvas.drawPath(
            arch(x - width / 2 - 2, top - 3, width + 4, height + 4, 0.5), fill(rig.palette.dark, 0.8)
        )
        rig.light(x, top + height / 2, width * 1.5, "glow", 0.7)
        lit = falling(top, top + height, (0, mix(rig.palette.glow, WHITE, 0.5)), (1, rig.palette.hot))
        rig.canvas.drawPath(arch(x - width / 2, top, width, height, 0.5), shaded(lit))
        rig.canvas.drawLine(x, top, x, top + height, stroke(rig.palette.dark, 1, 0.7))


@part
def _cloak(rig: Rig, angry: bool) -> None:
    """A mantle open in front; the pendulum swings in the gap."""
    half = "9 -102, 22 -96, 30 -62, 50 -12, 40 -14, 24 -50, 13 -78"
    for side, shade in ((-1, 0.04), (1, -0.12)):
        rig.soft(half, "cloth", shade, 1.1, side)
    rig.canvas.drawPath(arch(-9, -99, 18, 26, 0.5), fill(rig.palette.dark))
    rig.light(0, -84, 14, "hot", 0.6)
    swing = -7 if angry else 4
    rig.line([(0, -97), (swing, -80)], "metal", 1.6)
    rig.ball(swing, -79, 4.6, "metal")
    for side in (-1, 1):
        rig.box(side * 20 - 7, -106, 14, 14, "skin", -0.06, 0.9)
        rig.edged([(side * 20 - 10, -106), (side * 20, -124), (side * 20 + 10, -106)], "cloth", depth=0.8)


@part
def _dial(rig: Rig, angry: bool) -> None:
    rig.ball(-2, FACE, 27, "metal", depth=1.3)
    pane = disc(-2, FACE, 23)
    rim, middle = (0x8A2A1A, 0xFFB48A) if angry else (0xB88A4A, 0xFBE7B8)
    rig.canvas.drawPath(pane, shaded(radial((-6, FACE - 8), 34, [(0, 0xFFFDF0), (0.5, middle), (1, rim)])))
    inner_shadow(rig.canvas, pane, 2.5, 0.6)
    rig.hours(-2, FACE, 21, 17, 2)
    for x in (-10, 4):
        keyhole = union(
            disc(x, FACE - 2, 3.6),
            smooth([(x - 1.8, FACE - 2), (x + 1.8, FACE - 2), (x + 3, FACE + 6), (x - 3, FACE + 6)], True, 0),
        )
        rig.canvas.drawPath(keyhole, fill(0x1A0E14))
        rig.light(x, FACE - 2, 9, 0xFF3A2A if angry else 0x6FB4FF, 0.9)
        rig.dot(x, FACE - 2, 1.3, WHITE)
    (_furious if angry else _serene)(rig)


def _serene(rig: Rig) -> None:
    """Hands as brows at ten past ten."""
    for angle in (-2.62, -0.52):
        tip = (-3 + math.cos(angle) * 19, FACE - 3 + math.sin(angle) * 19)
        rig.limb([(-3, FACE - 5), tip], 4, 1.6, (0x3A4A7A, 0x10183A), depth=0.5)
    rig.line([(-8, FACE + 12), (-3, FACE + 14), (3, FACE + 12)], 0x5A2A1C, 1.8)


def _furious(rig: Rig) -> None:
    """Both hands fall, the glass cracks."""
    for start, end in ((-18, -4), (14, -2)):
        rig.limb([(start, FACE - 15), (end, FACE - 5)], 5, 2.4, (0x3A1A2A, 0x16060E), depth=0.5)
    teeth = [(-12, 14), (-7, 10), (-3, 14), (2, 10), (7, 14)]
    for (x0, y0), (x1, y1) in itertools.pairwise(teeth):
        rig.line([(x0, FACE + y0), (x1, FACE + y1)], 0x3A0A08, 2)
    hot_cracks(rig, [(10, FACE - 22), (7, FACE - 12), (13, FACE - 4), (9, FACE + 6), (15, FACE + 14)],
               [(13, FACE - 4), (20, FACE - 2)])  # fmt: skip


@part
def _cupola(rig: Rig, angry: bool) -> None:
    """A hat with a bell; in anger it opens to a jester's crown."""
    rig.box(-13, -158, 22, 14, "skin", -0.1, 0.8)
    rig.hole("-10 -157, 6 -157, 6 -146, -10 -146", 0x140A14, soft=False)
    rig.soft("-7 -148, -6 -155, -2 -158, 2 -155, 3 -148", "metal", depth=0.5)
    calm = "-28 -142, -18 -158, -12 -172, -2 -190, 8 -172, 14 -158, 24 -142, -2 -150"
    wild = "-30 -140, -34 -164, -20 -156, -16 -180, -2 -196, 12 -180, 16 -156, 30 -164, 26 -140, -2 -150"
    rig.lay(smooth(places(wild if angry else calm), True, 0.3 if angry else 0.4), "cloth", depth=1.3)
    rig.limb("-2 -190, -2 -200", 2, None, "metal", depth=0.4)
    rig.ball(-2, -201, 3, "metal")
    if angry:
        for x, y in ((-34, -165), (30, -165)):
            rig.ball(x, y, 3.4, "metal")


def _keeper(angry: bool) -> Creature:
    behind: Part = _clock_hand().at(52, -76, 0.88, 34) if angry else _shuriken()
    parts: tuple[Part, ...] = (
        _halo(angry),
        sleeve((20, -96), (48, -70), (44, -90), width=9).far(-0.2),
        behind,
        _gown(),
        _cloak(angry),
        _dial(angry).nods(-2, -98),
        _cupola(angry).nods(-2, -98),
        _clock_hand().at(-50, -72, turn=-52 if angry else -16),
        sleeve((-20, -98), (-50, -72), (-48, -92), width=10),
    )
    return Creature("c2", Cut(-2, -126, 36), tuple(part.dyed(**ANGRY) for part in parts) if angry else parts)


@part
def _star(rig: Rig) -> None:
    """One of her wheels, stuck in the floor."""
    rig.light(0, -26, 30, 0xAECBFF, 0.35)
    rig.soft("-18 -0.5, -10 -7, 6 -5, 18 -8, 22 -0.5", "skin", -0.3, 0.8)
    with rig.at(0, -28, 1, 14):
        rig.lay(moved(shuriken(), scale=29), STEEL, depth=1.4)
        rig.ring(0, 0, 9, 6, "metal")
        for turn in range(0, 360, 90):
            with rig.at(0, 0, turn=turn):
                rig.line("1 -24, 3 -12", WHITE, 1.0, 0.6)


CAST: dict[str, Creature] = {
    "time_keeper_0": _keeper(False),
    "time_keeper_1": _keeper(True),
    "shuriken": Creature("c2", Cut(0, -28, 34), (_star(),)),
}
"""The boss calm and angry, and what she throws."""
