"""The equipment of the Toxic Sewers."""

from ....palette import WHITE
from ..cast.b1 import leeches
from ..cast.b2 import PINK, RUST
from ..heads import crown
from ..part import Part, part
from ..rig import Rig

ACID = (0xE4FF9A, 0x6AA82E)
TOAD = (0xB4CC5A, 0x3E5E24)
OILCLOTH = (0x6A8A7A, 0x223A34)


@part
def _syringe(rig: Rig) -> None:
    with rig.at(0, 0, turn=40):
        rig.limb("0 -34, 0 -18", 1.6, 2, "metal")
        rig.box(-8, -18, 16, 32, (0xD8ECE8, 0x5A8A88), depth=0.8)
        rig.box(-6.4, -8, 12.8, 20, ACID, depth=0.4)
        rig.light(0, 2, 20, 0x9CE83C, 0.35)
        rig.limb("-10 14, 10 14", 4, None, "metal")
        rig.limb("0 14, 0 26", 4, None, "metal")
        rig.limb("-9 27, 9 27", 5, None, "metal")
        for y in (-12, -4, 4):
            rig.line([(2, y), (7, y)], "dark", 1.0)


@part
def _drainpipe(rig: Rig) -> None:
    rig.limb("-20 26, -18 0, 0 -12, 16 -14, 24 -26", 13, None, RUST, depth=1.3)
    for x, y, turn in ((-20, 22, 4), (-14, -4, 50), (14, -14, 88), (23, -24, 30)):
        with rig.at(x, y, turn=turn):
            rig.box(-10, -3, 20, 6, RUST, 0.12, 0.7)
    rig.soft("20 -28, 28 -26, 27 -14, 24 -6, 22 -14", ACID, depth=0.4)


@part
def _waders(rig: Rig) -> None:
    for side in (-1, 1):
        rig.line([(side * 8, -14), (side * 12, -28)], "wood", 3)
        rig.soft(
            [(side * 4 - 6, -14), (side * 4 + 8, -14), (side * 13 + 6, 18), (side * 13 - 7, 18)], OILCLOTH
        )
        rig.soft(
            [
                (side * 13 + 6, 12),
                (side * 13 + 7, 27),
                (side * 13 - 14, 27),
                (side * 13 - 12, 20),
                (side * 13 - 6, 16),
            ],
            OILCLOTH,
            -0.2,
        )
    rig.soft("-16 -22, 16 -22, 17 -4, 0 4, -17 -4", OILCLOTH, 0.1)
    rig.stitch("-10 -10, 0 -7, 10 -10", "bone")


@part
def _rat_crown(rig: Rig) -> None:
    for line in ("-12 6, -24 18, -20 28", "-2 8, -4 22, 4 30", "10 6, 22 16, 28 26"):
        rig.limb(line, 4, 1, PINK, depth=0.5)
    crown(19, (0xD8C07A, 0x6A4A1A)).at(0, 2, 1.1).draw(rig)
    for x in (-12, 0, 12):
        rig.ball(x, 2, 3, (0xFF6A5A, 0x8A1A1A), depth=0.4)


@part
def _sponge(rig: Rig) -> None:
    rig.soft("-24 -14, -6 -20, 18 -16, 26 0, 20 18, -4 22, -24 16, -28 2", (0xF0D88A, 0x9A7430), depth=1.3)
    for x, y, radius in (
        (-14, -6, 4),
        (2, -10, 3),
        (14, -2, 4.4),
        (-4, 6, 5),
        (-18, 8, 2.6),
        (12, 12, 3),
        (4, 16, 2),
    ):
        rig.dot(x, y, radius, 0x6A4A1A)
    for x in (-10, 6):
        rig.soft([(x - 3, 22), (x + 3, 22), (x, 32)], ACID, depth=0.3)


@part
def _grate_shield(rig: Rig) -> None:
    rig.ball(0, 0, 27, RUST, depth=1.3)
    rig.dot(0, 0, 22, 0x0A1A0A)
    rig.light(0, 0, 24, 0x9CE83C, 0.5)
    for i in (-14, -7, 0, 7, 14):
        rig.limb([(i, -20 + abs(i) * 0.5), (i, 20 - abs(i) * 0.5)], 3, None, RUST, -0.05, 0.5)
        rig.limb([(-20 + abs(i) * 0.5, i), (20 - abs(i) * 0.5, i)], 3, None, RUST, 0.08, 0.5)
    rig.ring(0, 0, 27, 21.6, RUST, 0.1)


@part
def _bladder(rig: Rig) -> None:
    """A skin that has burst: rags, and what was in it."""
    rig.spikes(0, 2, 10, 28, 9, ACID, 0.3, 0.2)
    rig.ball(0, 2, 15, ACID)
    for x, y, radius in ((-26, -16, 3.4), (24, -18, 2.6), (26, 20, 3), (-20, 24, 2.4)):
        rig.ball(x, y, radius, ACID, depth=0.4)
    rig.soft("-10 -4, 2 -14, 14 -2, 8 6, 12 14, 0 10, -10 16, -8 4", PINK, depth=0.8)
    rig.limb("2 -12, 6 -24, 0 -28", 4, 2, PINK, depth=0.5)
    rig.dot(-4, -2, 3, WHITE, 0.5)


@part
def _toad(rig: Rig) -> None:
    for x in (-16, 16):
        rig.soft([(x - 9, 12), (x + 9, 12), (x + 11, 25), (x - 12, 25)], TOAD, -0.15)
    rig.soft("-24 2, -12 -14, 12 -14, 24 2, 20 20, -20 20", TOAD, depth=1.3)
    rig.soft("-12 8, 0 2, 12 8, 8 19, -8 19", (0xEEE8B4, 0x9A9258), depth=0.6)
    for x in (-11, 9):
        rig.ball(x, -16, 8, TOAD, 0.08)
        rig.ball_eye(x, -17, 4.4)
    rig.line("-14 -2, 0 2, 14 -2", "dark", 1.8)
    rig.limb("-20 8, 0 12, 20 8", 4, None, (0xB02A3A, 0x5A0E1A), depth=0.5)
    rig.ball(0, 13, 3.4, (0xFFE6A0, 0xA86A1E), depth=0.4)


ITEMS: dict[str, Part] = {
    "bile_syringe": _syringe(),
    "drainpipe": _drainpipe(),
    "waders": _waders(),
    "rat_kings_crown": _rat_crown(),
    "sponge": _sponge(),
    "grate_shield": _grate_shield(),
    "leech_jar": leeches().at(0, -12, 1.25),
    "burst_bladder": _bladder(),
    "tame_toad": _toad(),
}
