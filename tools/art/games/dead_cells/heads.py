"""Heads; the neck is at (0, 0)."""

import math

from ...paint import fill
from ...palette import BLACK, mix
from ...shapes import disc, poly
from .palettes import MOUTH, Tones
from .part import head
from .rig import Rig

Role = str | Tones


@head
def sack(rig: Rig, role: Role = "bone") -> None:
    """A sack tied over the head, with two eyes burnt into it."""
    rig.soft("-9 3, -12 -8, -8 -20, 3 -22, 11 -14, 11 -2, 6 4", role, -0.18)
    rig.soft("-1 -20, -5 -28, 2 -25, 8 -29, 5 -20", role, -0.25, 0.6)
    rig.eye(-7, -10, 2.0)
    rig.eye(0.5, -10.5, 1.7)
    rig.stitch("-9 -3, -3 -1.6, 3 -3", "dark")
    rig.line("-9 3, 0 5, 8 2", "wood", 2.2)


@head
def hood(rig: Rig, role: Role = "cloth", eyes: int = 2, point: float = 1.0) -> None:
    """A hood with nothing but eyes in it."""
    rig.soft(
        [(-12, 5), (-13, -9), (-6, -19), (6, -24 - 5 * point), (17 * point, -20), (12, -8), (12, 5)], role
    )
    rig.hole("-11 1, -11 -8, -4 -15, 3 -9, 2 2")
    for i in range(eyes):
        rig.eye(-7.4 + i * 5.4, -6.5, 1.7)


@head
def skull(rig: Rig, role: Role = "bone", jaw: bool = True) -> None:
    """A bare skull."""
    rig.soft("-12 -8, -10 -18, 1 -23, 11 -16, 10 -5, 3 2, -8 2", role)
    for x, radius in ((-7, 3.1), (1.5, 3.0)):
        rig.dot(x, -10, radius)
        rig.eye(x - 0.4, -10, 1.2)
    rig.hole("-4 -6, -2 -3, -5.4 -3", soft=False)
    if jaw:
        for i in range(5):
            rig.line([(-8 + i * 2.6, -1.4), (-8 + i * 2.6, 2)], "dark", 0.9)


@head
def maw(rig: Rig, teeth: int = 11, eyes: bool = True) -> None:
    """A round mouth full of teeth, three eyes above it."""
    rig.soft("-17 -3, -12 -15, 4 -17, 14 -7, 13 7, -2 13, -15 8", "skin", 0.06)
    rig.ball(-7, -1, 10.7, (0xB8485A, 0x4A1020), depth=0.5)
    rig.dot(-7, -1, 7.9, MOUTH)
    for i in range(teeth):
        angle = math.tau * i / teeth
        root = [(-7 + math.cos(angle + d) * 9, -1 + math.sin(angle + d) * 9) for d in (-0.24, 0.24)]
        tip = (-7 + math.cos(angle) * 3.5, -1 + math.sin(angle) * 3.5)
        rig.lay(poly([*root, tip]), "bone", depth=0.3, knife=False, rim=0.3)
    if eyes:
        for x, y, radius in ((1, -14, 3.2), (9, -10, 2.6), (-9, -15.5, 2.4)):
            rig.ball(x, y, radius * 1.3, "skin", 0.1, 0.4)
            rig.eye(x - 0.4, y, radius * 0.62)


@head
def helm(rig: Rig, plume: bool = True) -> None:
    """A closed helm with a slit."""
    if plume:
        rig.soft(
            "2 -22, 12 -32, 24 -26, 22 -12, 16 -20, 9 -19",
            (rig.palette.hot, mix(rig.palette.hot, BLACK, 0.6)),
            depth=0.6,
        )
    rig.soft("-11 3, -12 -12, -6 -22, 5 -23, 12 -12, 11 3", "metal", swing=0.6)
    rig.hole("-12 -10, 4 -12, 4 -8, -12 -6", soft=False)
    rig.eye(-8, -8.4, 1.4)
    rig.eye(-1.5, -9.2, 1.3)
    rig.line("-4 -22, -4.4 2", "dark", 0.9, 0.8)
    for i in range(3):
        rig.dot(-8 + i * 3.2, -1.6, 0.9)


@head
def great_helm(rig: Rig) -> None:
    """A flat-topped bucket with a cross cut into it."""
    rig.edged("-13 4, -14 -18, -8 -25, 8 -25, 14 -18, 13 4, 0 8", "metal", depth=1.2)
    rig.edged("-3 -24, 3 -24, 3 6, -3 6", "metal", 0.2, 0.5)
    rig.edged("-13 -13, 13 -13, 13 -8, -13 -8", "metal", 0.2, 0.5)
    for x in (-8, 7):
        rig.hole([(x - 4, -11.6), (x + 4, -11.6), (x + 4, -9.2), (x - 4, -9.2)], soft=False)
        rig.eye(x, -10.4, 1.3)
    for x, y in ((-8, -2), (-8, 2), (7, -2), (7, 2)):
        rig.dot(x, y, 1.0)


@head
def barbute(rig: Rig) -> None:
    """An open helm with a slit like a T, and wings at its temples."""
    for side in (-1, 1):
        for tip, root in ((26, -8), (24, -12), (19, -16)):
            feather = [(side * 10, root + 2), (side * tip * 0.7, root - 8), (side * tip, root - 15)]
            rig.limb(feather, 6, 1.2, "bone", -0.08 * (side > 0), 0.6)
    rig.soft("-13 6, -14 -12, -7 -24, 6 -25, 13 -12, 12 6, 5 8, -6 8", "metal", depth=1.2, swing=0.6)
    rig.hole("-11 -11, 8 -12, 8 -7, 1 -6, 0 8, -5 8, -4 -6, -11 -6", soft=False)
    rig.eye(-7, -8.8, 1.6)
    rig.eye(3, -9.2, 1.6)
    rig.limb("-2 -25, -2 -13", 2.4, None, "metal", 0.16, 0.4)


@head
def kettle_hat(rig: Rig) -> None:
    """A wide iron hat and a scarf; between them only eyes."""
    rig.soft("-9 3, -11 -8, -6 -14, 6 -14, 10 -6, 8 3", "metal", -0.62)
    rig.soft("-10 2, -11 -4, -3 -1, 9 -4, 8 4, -2 6", "cloth", 0.04, 0.6)
    rig.eye(-6.5, -7, 1.5)
    rig.eye(-0.5, -7.4, 1.4)
    rig.soft("-10 -12, -7 -22, 0 -25, 7 -22, 11 -12", "metal", swing=0.6)
    rig.soft("-18 -9, -10 -14, 0 -15.5, 11 -14, 18 -9, 0 -11", "metal", -0.08, 0.8)


@head
def muzzle(rig: Rig) -> None:
    """A face behind a grille, under an iron bonnet with a crown of spikes."""
    rig.soft("-15 -4, -16 -17, -2 -26, 14 -20, 17 -4, 10 5, -8 5", "cloth2")
    rig.soft("-12 -4, -11 -15, 0 -19, 9 -13, 9 -2, 0 4, -8 3", "skin", 0.12)
    rig.eye(-7, -10.5, 1.9)
    rig.eye(1.5, -11, 1.8)
    rig.line("-11 -14, -4 -12.6", "dark", 1.6)
    rig.line("5 -14.6, -1 -12.8", "dark", 1.6)
    rig.soft("-12 -5, -2 -7, 6 -5, 4 4, -3 7, -10 4", "metal", depth=0.7)
    for i in range(4):
        rig.line([(-9.4 + i * 3.9, -4.4), (-8.4 + i * 3.4, 4)], 0x2A0A04, 1.5)
    rig.soft("-17 -15, -8 -27, 8 -28, 18 -16, 0 -19", "metal", -0.12, 0.8, swing=0.7)
    for i in range(-2, 3):
        y = -25 + abs(i) * 2.2
        rig.edged([(i * 6 - 2.4, y), (i * 6 + 2.4, y), (i * 7, y - 9)], "metal", depth=0.5)


@head
def mask(rig: Rig, role: Role = "bone", smile: bool = True) -> None:
    """A white mask on a dark head; it smiles or weeps."""
    rig.soft("-8 4, -9 -10, -3 -20, 7 -20, 12 -10, 10 4", "dark", 0.12)
    rig.soft("-13 -10, -9 -19, 0 -20, 4 -12, 2 -2, -6 3, -12 -3", role, depth=0.8)
    for x in (-8.4, -1):
        rig.hole([(x - 2.6, -11), (x, -13), (x + 2.4, -11), (x, -9.4)])
    bend = -1 if smile else -5
    rig.line([(-9, -4), (-5, bend), (0, -4.6)], "dark", 1.2)


@head
def beak(rig: Rig, role: Role = "bone", long: float = 26) -> None:
    """A long-beaked mask under a wide hat."""
    rig.soft("-9 4, -11 -8, -5 -18, 6 -18, 11 -8, 9 4", "cloth", -0.2)
    rig.soft(
        [(-2, -15), (-11, -13), (-long, -2), (-long - 1, 1.4), (-12, -2), (-4, -2), (1, -8)], role, depth=0.8
    )
    rig.line([(-long + 3, -1), (-12, -5), (-5, -6)], "dark", 0.9, 0.7)
    rig.dot(-5, -10.6, 3.2)
    rig.eye(-5, -10.6, 1.8)
    rig.ring(-5, -10.6, 3.8, 2.8, "metal", depth=0.3)


@head
def crown(rig: Rig, wide: float = 15, role: Role = (0xFFE6A0, 0xA86A1E)) -> None:
    """A crown of five points, its rim at the root."""
    rig.edged(
        [
            (-wide, 3),
            (-wide * 1.25, -11),
            (-wide * 0.6, -4),
            (0, -15),
            (wide * 0.6, -4),
            (wide * 1.25, -11),
            (wide, 3),
        ],
        role,
        depth=0.8,
    )
    rig.rivets([(-wide * 0.55, 0), (0, -1), (wide * 0.55, 0)], 1.4)


@head
def stare(rig: Rig, x: float, y: float, radius: float = 4) -> None:
    """A hole with an eye in it, for bodies that have no head."""
    rig.canvas.drawPath(disc(x, y, radius * 1.5), fill(rig.palette.dark))
    rig.eye(x, y, radius * 0.6)
