"""The elites of the Toxic Sewers."""

import math

from ....shapes import disc, minus
from ..arms import brawn, tentacle
from ..bodies import plate
from ..creature import Creature, Cut
from ..heads import beak, crown
from ..legs import ripples, two_legs
from ..palettes import MOUTH
from ..part import head, part, tool
from ..rig import Rig
from .b2 import PINK, RUST

SLUDGE = (0x6A8A3A, 0x1E3212)


@part
def _mother(rig: Rig) -> None:
    """A heap of sludge that feeds her young: eggs in her belly, arms without bones."""
    rig.soft(
        "-50 -0.4, -44 -14, -30 -30, -26 -56, -12 -76, 10 -78, 24 -58, 30 -32, 46 -14, 52 -0.4",
        SLUDGE,
        depth=1.6,
    )
    rig.light(0, -30, 40, "glow", 0.4)
    rig.soft("-24 -28, -8 -44, 12 -42, 24 -26, 18 -8, -16 -8", (0x2A3A14, 0x101A08), depth=0.8)
    for x, y, radius in (
        (-12, -26, 6.6),
        (2, -32, 7.4),
        (14, -22, 6),
        (-4, -16, 6),
        (10, -12, 4.4),
        (-16, -14, 4.4),
    ):
        rig.light(x, y, radius * 1.8, "glow", 0.5)
        rig.ball(x, y, radius, (0xF8FFD0, 0x8AB82E), depth=0.5)
        rig.dot(x - 1, y + 0.6, radius * 0.34, 0x24360E)
    for x, y, long in ((-36, -22, 12), (34, -26, 14), (-24, -60, 10), (22, -58, 12)):
        rig.limb([(x, y), (x + 1, y + long)], 6, 2.6, SLUDGE, 0.1, 0.5)


@head
def _mother_face(rig: Rig) -> None:
    rig.soft("-22 -6, -18 -22, 0 -28, 18 -22, 20 -6, 8 6, -12 6", SLUDGE, 0.1, 1.2)
    rig.hole("-16 -4, -2 -8, 12 -5, 8 4, -2 6, -12 3", MOUTH)
    rig.teeth("-13 -4, -8 -6, -3 -7, 2 -7, 7 -6", 2.2)
    rig.teeth("-10 4, -4 5.4, 2 5.4", 1.8, up=True)
    for x, radius in ((-13, 3), (-3, 4), (8, 3.2)):
        rig.ball(x, -15, radius * 1.4, SLUDGE, 0.18, 0.5)
        rig.eye(x - 0.4, -15, radius * 0.7)


@tool
def _wrench(rig: Rig) -> None:
    """A spanner as long as its owner."""
    rig.limb("0 20, 0 -34", 5.4, 6.4, "metal")
    rig.edged("-12 -34, -14 -50, -7 -60, -5 -46, 5 -46, 7 -60, 14 -50, 12 -34, 4 -28, -4 -28", "metal", 0.08)
    rig.ring(0, 22, 6, 3, "metal", -0.05)
    rig.limb("-3 6, -3 -20", 1.6, None, "dark", 0.2, 0.2)


@tool
def _plunger(rig: Rig) -> None:
    rig.limb("0 16, 0 -20", 3, None, "wood")
    rig.soft("-4 -20, 4 -20, 12 -32, 10 -37, -10 -37, -12 -32", (0xB0463A, 0x4A1410), depth=0.9, swing=0.6)


@part
def _pipe_mail(rig: Rig) -> None:
    """Pipes bent round a chest."""
    for y in (-72, -62, -52, -43):
        rig.limb([(-19, y), (0, y + 5), (19, y)], 7, None, RUST if y in (-62, -43) else "metal", -0.03, 0.8)
    for x, y in ((-15, -66), (14, -57), (-12, -48)):
        rig.ring(x, y, 4, 1.8, "metal", 0.1, 0.4)
    rig.limb("18 -72, 30 -84, 26 -98, 12 -96", 7, 6, RUST, depth=0.8)
    rig.light(12, -98, 16, "glow", 0.6)
    rig.ball(11, -97, 3, (0xF8FFD0, 0xBFE84A), depth=0.3)


@head
def _colander(rig: Rig) -> None:
    """A sieve worn for a helm: every hole looks."""
    rig.soft("-16 4, -17 -10, -9 -23, 7 -24, 17 -10, 16 4", "metal", depth=1.2, swing=0.6)
    for row, count in ((-17, 3), (-11, 5), (-5, 6)):
        for i in range(count):
            x = (i - (count - 1) / 2) * 5
            lit = (row, i) in ((-11, 0), (-11, 2))
            rig.dot(x, row, 1.5, "glow" if lit else "dark")
            if lit:
                rig.light(x, row, 8, "glow", 0.8)
    rig.limb("-20 3, 0 6, 20 3", 4.6, None, "metal", -0.08, 0.7)
    for side in (-1, 1):
        rig.ring(side * 20, 1, 4.4, 2.4, "metal", depth=0.5)


@tool
def _sieve_shield(rig: Rig) -> None:
    rig.lay(disc(0, 0, 21), RUST, depth=1.2)
    rig.lay(disc(0, 0, 17), "metal", -0.15, 0.5)
    for ring, count in ((5, 5), (10, 9), (14.4, 13)):
        for i in range(count):
            angle = math.tau * i / count
            rig.dot(math.cos(angle) * ring, math.sin(angle) * ring, 1.4)
    rig.lay(minus(disc(0, 0, 21), disc(0, 0, 17.6)), RUST, 0.08, 0.6, knife=False)


@tool
def _skewer(rig: Rig) -> None:
    """A long skewer with what it has speared."""
    rig.limb("0 14, 0 -50", 2.4, 1.4, "metal", 0.1)
    rig.limb("-7 2, 7 2", 3, None, RUST, depth=0.5)
    for y, tones in ((-22, PINK), (-31, (0xB4CC5A, 0x4A6A24)), (-40, PINK)):
        rig.ball(0, y, 5, tones, depth=0.5)


CAST: dict[str, Creature] = {
    "sump_mother": Creature(
        "b2", Cut(-4, -82, 28),
        (
            tentacle((26, -52), (56, -44), (46, -32), SLUDGE, 9).far(),
            _mother(),
            _mother_face().at(-3, -72, 1.05),
            crown(12).at(-2, -99),
            tentacle((-24, -52), (-56, -46), (-46, -34), SLUDGE, 9),
            ripples(56, (0x9AC83A, 0x2A4A12)),
        ), 1.1,
    ),
    "plague_plumber": Creature(
        "b2", Cut(-8, -90, 25),
        (
            two_legs("cloth", 9, 10),
            brawn((16, -70), (30, -46), role="cloth", width=7).far(),
            _plunger().at(31, -50, 1.1, 14),
            plate(skirt="cloth2").at(0, 0, wide=1.05),
            _pipe_mail(),
            beak(long=28).at(-3, -78, 1.1),
            crown(10).at(1, -99, turn=4),
            _wrench().at(-34, -54, 1.05, -16),
            brawn((-16, -70), (-34, -54), (-32, -72), "cloth", 7),
        ), 1.1,
    ),
    "sieve_knight": Creature(
        "b2", Cut(-3, -90, 26),
        (
            two_legs("metal", 9, 10, "steel"),
            brawn((16, -70), (26, -50), role="metal", width=7, palm="metal").far(),
            _sieve_shield().at(27, -48, 1.05),
            plate("metal", "cloth").at(0, 0, 1.04, wide=1.1),
            _colander().at(-3, -80, 1.02),
            crown(9).at(-3, -105, 0.9),
            _skewer().at(-34, -54, 1.2, -20),
            brawn((-17, -72), (-34, -54), (-34, -70), "metal", 7, "metal"),
        ), 1.1,
    ),
}  # fmt: skip
