"""Draws what stands in the picture of a combat card: a weapon or a thing for each deed, and its niche.

A picture is put together at the table from what a card does; here are only its parts, each round (0, 0) in a
frame of 68 units like a piece of equipment, and none of them is one.
"""

import math
from collections.abc import Iterator
from functools import partial

import skia

from ...palette import WHITE
from ...props.flame import Fire
from ...shapes import disc, minus
from ...sprites.patches import Patch, nine_patch
from ...sprites.sprite import Sprite, drawn
from .palettes import BRASS, PALETTES
from .part import Part, part
from .rig import Rig
from .tools import flask, planks

SIZE, UNITS = 128, 68
LEATHER = (0xA06A3E, 0x3E2412)
ICE = (0xEAF8FF, 0x6AA8D0)
HOT = (0xFFD27A, 0xB83A14)
LINEN = (0xF4E6C8, 0xA88E66)
RED, GREEN = (0xE05A48, 0x6A1410), (0x7FE08A, 0x1E6A3A)
FIRE = Fire(0xD8301E, 0xFF8A3A, 0xFFE3A0)
STAR = (0xFFF1C0, 0xC98A2E)
NICHE = Patch(0xC4C4C4, 0x3C3C3C, 0xFFFFFF, 0.75, notch=11, lift=0, hole=0.9)
"""Without a colour of its own: the table gives it that of the card's prisoner."""


@part
def _sword(rig: Rig) -> None:
    with rig.at(0, 0, turn=38):
        rig.edged("-4 12, -4 -26, 0 -33, 4 -26, 4 12", "metal", 0.1, 1.1)
        rig.line("0 8, 0 -25", WHITE, 1.2, 0.5)
        rig.soft("-13 11, 0 14, 13 11, 13 15, 0 18, -13 15", BRASS, depth=0.9)
        rig.limb("0 17, 0 28", 4.4, None, LEATHER, depth=0.6)
        rig.ball(0, 30, 4, BRASS)


@part
def _sabre(rig: Rig) -> None:
    """A bent blade that still glows from the coals."""
    rig.light(0, -6, 31, 0xFF8A3A, 0.5)
    with rig.at(2, 2, turn=24):
        rig.soft("-3 12, -9 -10, -4 -30, 0 -34, 2 -28, 0 -10, 5 12", HOT, 0.05, 1.1, swing=0.6)
        rig.line("-1 8, -5 -10, -2 -27", 0xFFF3D6, 1.4, 0.8)
        rig.ring(1, 18, 8.6, 5.6, BRASS, depth=0.8)
        rig.limb("0 13, 2 25", 4.6, None, LEATHER, depth=0.7)


@part
def _brand(rig: Rig) -> None:
    """A burning stick bound with cord."""
    with rig.at(-4, 8, turn=18):
        rig.limb("0 24, 0 -12", 4.6, 6.6, "wood", depth=0.8)
        for y in (-9, -5, -1):
            rig.limb([(-4, y), (4, y - 1)], 2.2, None, LINEN, -0.2, 0.4)
        rig.fire(0, -9, 31, 0.1, 0.16, FIRE)


@part
def _knife(rig: Rig) -> None:
    """A short blade, wet with something green."""
    with rig.at(0, 2, turn=-40):
        rig.edged("-4 6, -5 -20, 1 -30, 5 -18, 5 6", "metal", 0.05, 1.0)
        rig.edged("-5 6, 6 6, 7 10, -6 10", BRASS, depth=0.6)
        rig.limb("0 10, 1 25", 6, 5, LEATHER, depth=0.8)
    for x, y, radius in ((-20, -4, 3.2), (-14, 8, 2.4), (-24, 9, 2)):
        rig.light(x, y, 9, 0x9CE83C, 0.5)
        rig.ball(x, y, radius, (0xD6FF8A, 0x4E8A1E), depth=0.4)


@part
def _bow(rig: Rig) -> None:
    """A strong bow with an arrow on its string."""
    with rig.at(6, 4, turn=30):
        rig.line("8 -28, 8 28", 0xF6EACB, 1.3)
        rig.limb("8 -28, -8 -17, -13 0, -8 17, 8 28", 4.6, 4.6, (0xC98A4A, 0x5E3414), depth=1.0)
        rig.limb("-12 -5, -13 0, -12 5", 7, 7, LEATHER, depth=0.6)
        rig.limb("9 0, -27 0", 2.6, None, "bone", depth=0.5)
        rig.edged("-25 -6, -37 0, -25 6", "metal", 0.1, 0.7)
        rig.edged("2 0, 12 -5, 15 -5, 9 0, 15 5, 12 5", (0xE8735A, 0x7A1E14), depth=0.4)


@part
def _axe(rig: Rig) -> None:
    with rig.at(-2, 2, turn=30):
        rig.limb("0 30, 0 -26", 4.4, None, "wood", depth=0.8)
        rig.soft("1 -24, 20 -32, 24 -18, 18 -4, 1 -12", "metal", 0.05, 1.2, swing=0.5)
        rig.line("21 -29, 22 -18, 17 -6", WHITE, 1.4, 0.6)
        rig.edged("-1 -22, -11 -18, -1 -13", "metal", -0.05, 0.7)
        rig.limb("0 22, 0 29", 6, None, LEATHER, depth=0.5)


@part
def _hammer(rig: Rig) -> None:
    with rig.at(-2, 2, turn=-28):
        rig.limb("0 30, 0 -14", 4.4, None, "wood", depth=0.8)
        rig.edged("-17 -28, 17 -28, 19 -11, -19 -11", (0xB8A894, 0x544638), 0.05, 1.4)
        rig.limb("-8 -29, -8 -10", 3.4, None, "metal", depth=0.5)
        rig.limb("8 -29, 8 -10", 3.4, None, "metal", depth=0.5)


@part
def _round_shield(rig: Rig) -> None:
    """Planks behind a rim of iron."""
    rig.lay(minus(disc(0, 0, 29), disc(0, 0, 22)), "metal", depth=1.2, knife=False)
    rig.ball(0, 0, 23, "wood", depth=1.0)
    for x in (-11, 0, 11):
        high = math.sqrt(22 * 22 - x * x)
        rig.line([(x, -high), (x, high)], "dark", 1.2, 0.7)
    rig.ball(0, 0, 8, "metal", 0.1, 0.9)
    rig.rivets([(math.cos(i * 0.785) * 25.5, math.sin(i * 0.785) * 25.5) for i in range(8)], 1.4)


@part
def _sack(rig: Rig) -> None:
    """A full sack whose mouth shines."""
    rig.light(0, -16, 24, 0xFFD27A, 0.5)
    for x, y, radius in ((-7, -20, 5), (6, -22, 6), (0, -16, 6)):
        rig.ball(x, y, radius, BRASS, 0.1)
    rig.soft("-12 -14, 12 -14, 24 8, 17 27, -17 27, -24 8", LEATHER, 0.08, 1.3, swing=0.8)
    rig.limb("-14 -11, 0 -8, 14 -11", 4, None, LINEN, depth=0.5)
    rig.soft("-11 4, 1 2, 3 14, -8 15", LEATHER, -0.2, 0.4)
    rig.stitch("-11 4, 1 2, 3 14, -8 15, -11 4", "bone")


@part
def _star(rig: Rig) -> None:
    """What only this prisoner can: a star of eight rays."""
    rig.light(0, 0, 33, 0xFFE09A, 0.7)
    for turn, reach in ((45, 22), (0, 31)):
        for quarter in range(4):
            with rig.at(0, 0, turn=turn + quarter * 90):
                rig.edged([(-5.5, -4), (0, -reach), (5.5, -4), (0, 2)], STAR, -0.12 if turn else 0.05, 0.7)
    rig.ball(0, 0, 5.4, (0xFFFDF0, 0xE8B04A), depth=0.5)


@part
def _bandage(rig: Rig) -> None:
    """A roll of linen with the sign of healing."""
    rig.soft("8 18, 30 22, 28 29, 4 27", LINEN, -0.1, 0.6)
    rig.ball(-2, 0, 26, LINEN, depth=1.2)
    for radius in (21, 17):
        rig.ring(-2, 0, radius, radius - 1.2, LINEN, -0.25, 0.3)
    for arm in ("-7 -14, 3 -14, 3 14, -7 14", "-16 -5, 12 -5, 12 5, -16 5"):
        rig.edged(arm, GREEN, depth=0.5)


@part
def _ice(rig: Rig) -> None:
    """Crystals that grow out of the ground."""
    rig.light(0, 0, 33, 0x7CCBFF, 0.5)
    for x, top, half, lean in (
        (-17, -6, 6, -7),
        (16, -10, 6, 8),
        (-7, -22, 7, -3),
        (8, -20, 6, 3),
        (0, -32, 8, 0),
    ):
        rig.edged(
            [
                (x - half, 26),
                (x - half + lean, top + 10),
                (x + lean * 1.4, top),
                (x + half + lean, top + 9),
                (x + half, 26),
            ],
            ICE,
            depth=0.8,
        )
        rig.line([(x + lean * 1.2, top + 3), (x, 24)], WHITE, 1, 0.7)


@part
def _target(rig: Rig) -> None:
    """A board for archers, hit in its middle."""
    for radius, tones in ((28, LINEN), (21, (0xE23C8B, 0x7A1646)), (14, LINEN), (7, (0xE23C8B, 0x7A1646))):
        rig.ball(0, 2, radius, tones, depth=0.8 if radius == 28 else 0.35)
    rig.limb("28 -28, 2 0", 2.6, None, "wood", depth=0.7)
    rig.edged("22 -29, 33 -33, 29 -22, 25 -21", LINEN, depth=0.5)


@part
def _razor(rig: Rig) -> None:
    """An open razor, and what it did."""
    for x in (-20, -10, 0):
        rig.soft([(x, -26), (x + 4, -8), (x + 3, 14), (x - 2, -8)], RED, depth=0.4)
    with rig.at(8, 2, turn=24):
        rig.edged("-4 -30, 10 -28, 8 4, -3 4", "metal", 0.08, 1.0)
        rig.line("9 -27, 7 3", WHITE, 1.2, 0.6)
        rig.soft("-5 2, 4 2, 3 30, -8 28", "bone", depth=1.0)
        rig.dot(-1, 6, 1.8)


@part
def _boot(rig: Rig) -> None:
    """A heavy boot that kicks."""
    rig.soft("-10 -30, 9 -30, 8 -4, 12 4, 30 10, 31 22, -12 22, -12 -4", LEATHER, 0.05, 1.3, swing=0.4)
    rig.edged("-14 21, 32 21, 32 27, -14 27", (0x4A3626, 0x1C120A), depth=0.6)
    rig.limb("-11 -24, 10 -24", 4, None, LINEN, depth=0.5)
    for y in (-15, -8, -1):
        rig.line([(0, y), (10, y + 2)], "bone", 1.4)
    for y in (-6, 6, 18):
        rig.line([(-32, y), (-20, y)], "bone", 1.6, 0.6)


@part
def _feathers(rig: Rig) -> None:
    """Three feathers of steel, as Serenade throws them."""
    for turn, shade in ((-34, -0.1), (34, -0.05), (0, 0.08)):
        with rig.at(0, 26, turn=turn):
            rig.soft("0 4, -6 -20, -3 -48, 0 -56, 4 -46, 6 -20", (0x8A94D8, 0x2A2E5E), shade, 0.9, swing=0.6)
            rig.line("0 2, 0 -50", "bone", 1.3, 0.8)


DEEDS: dict[str, Part] = {
    "sword": _sword().at(-1, 2, 1.06),
    "sabre": _sabre().at(0, 0, 1.12),
    "knife": _knife().at(2, 0, 1.12),
    "axe": _axe(),
    "hammer": _hammer(),
    "bow": _bow(),
    "feathers": _feathers(),
    "brand": _brand(),
    "flask": flask().at(0, 10, 1.75),
    "razor": _razor(),
    "ice": _ice(),
    "target": _target(),
    "door": planks().at(0, 0, 1.08, -7),
    "shield": _round_shield(),
    "bandage": _bandage(),
    "boot": _boot(),
    "star": _star(),
    "sack": _sack(),
}


def _draw(canvas: skia.Canvas, deed: Part, seed: int) -> None:
    canvas.translate(SIZE / 2, SIZE / 2)
    canvas.scale(SIZE / UNITS, SIZE / UNITS)
    deed.draw(Rig(canvas, PALETTES["people"].with_roles(glow=0xFFC65C), seed))


def deeds() -> Iterator[Sprite]:
    """`deed_<name>` for each, and the niche in which they stand."""
    for seed, (name, deed) in enumerate(DEEDS.items(), start=400):
        yield drawn(f"deed_{name}", SIZE, SIZE, partial(_draw, deed=deed, seed=seed))
    yield nine_patch("card_niche", NICHE, 399)
