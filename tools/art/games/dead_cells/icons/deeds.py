"""The outlines of deeds and states in a circle of radius 1: what is done, and what it leaves behind."""

import skia

from ....outline import trace
from ....shapes import (
    bar,
    disc,
    minus,
    moved,
    poly,
    rect,
    rounded,
    union,
    wheel,
)
from .cutting import both, edged, soft, turned


def damage() -> skia.Path:
    """A sword."""
    blade = edged("0.92 -0.95, 0.98 -0.52, -0.12 0.40, -0.40 0.12")
    guard = moved(rounded(-0.5, -0.12, 1.0, 0.24, 0.08), -0.36, 0.36, turn=45)
    return union(blade, guard, bar([(-0.45, 0.45), (-0.8, 0.8)], 0.26))


def shield() -> skia.Path:
    """A heater shield."""
    path = skia.Path()
    path.moveTo(-0.8, -0.86)
    path.lineTo(0.8, -0.86)
    path.lineTo(0.8, -0.02)
    path.cubicTo(0.8, 0.52, 0.34, 0.84, 0, 1.0)
    path.cubicTo(-0.34, 0.84, -0.8, 0.52, -0.8, -0.02)
    path.close()
    return path


def block() -> skia.Path:
    """A shield and a plus."""
    plus = rounded(0.36, -0.72, 0.62, 0.22, 0.05), rounded(0.56, -0.92, 0.22, 0.62, 0.05)
    return union(moved(shield(), -0.2, 0.18, 0.8), *plus)


def loot() -> skia.Path:
    """A hand that closes from above."""
    return soft(
        "-0.30 -0.95, 0.34 -0.95, 0.42 -0.45, 0.74 -0.20, 0.92 0.32, 0.72 0.70, 0.50 0.30, "
        "0.42 0.80, 0.16 0.98, "
        "0.10 0.38, -0.06 0.98, -0.34 0.92, -0.28 0.36, -0.52 0.80, -0.76 0.66, -0.56 0.10, -0.50 -0.30",
        0.7,
    )


def skill() -> skia.Path:
    """A star of four long and four short rays."""
    return poly(wheel(0, 0, 16, [1.0, 0.38, 0.62, 0.38]))


def heal() -> skia.Path:
    """A cross."""
    return union(rounded(-0.3, -0.92, 0.6, 1.84, 0.14), rounded(-0.92, -0.3, 1.84, 0.6, 0.14))


def heart() -> skia.Path:
    """A heart."""
    path = skia.Path()
    path.moveTo(0, 0.92)
    path.cubicTo(-0.5, 0.52, -1.02, 0.12, -0.98, -0.36)
    path.cubicTo(-0.94, -0.86, -0.28, -0.98, 0, -0.46)
    path.cubicTo(0.28, -0.98, 0.94, -0.86, 0.98, -0.36)
    path.cubicTo(1.02, 0.12, 0.5, 0.52, 0, 0.92)
    path.close()
    return path


def poison() -> skia.Path:
    """Three drops."""
    drop = skia.Path()
    drop.moveTo(0.05, -1.0)
    drop.cubicTo(0.2, -0.55, 0.8, -0.1, 0.8, 0.32)
    drop.cubicTo(0.8, 0.78, 0.42, 0.98, 0, 0.98)
    drop.cubicTo(-0.42, 0.98, -0.8, 0.78, -0.8, 0.32)
    drop.cubicTo(-0.8, -0.1, -0.12, -0.5, 0.05, -1.0)
    drop.close()
    return union(moved(drop, 0, -0.48, 0.52), moved(drop, -0.54, 0.48, 0.5), moved(drop, 0.54, 0.48, 0.5))


def bleed() -> skia.Path:
    """Three slashes."""
    slash = edged("-0.62 0.98, -0.34 -0.20, 0.22 -0.98, 0.12 -0.10, -0.24 0.70")
    return union(*(moved(slash, shift) for shift in (-0.38, 0.2, 0.76)))


def fire() -> skia.Path:
    """Three tongues."""
    return soft(
        "0.04 -1.0, 0.26 -0.56, 0.34 -0.22, 0.56 -0.56, 0.74 -0.10, 0.80 0.42, 0.44 0.94, "
        "-0.36 0.96, -0.80 0.46, "
        "-0.78 -0.04, -0.66 -0.50, -0.40 -0.18, -0.24 -0.54",
        0.75,
    )


def frost() -> skia.Path:
    """Six arms."""
    twig = rounded(-0.09, -0.4, 0.18, 0.42, 0.05)
    twigs = (turned(moved(twig, 0, -0.42), turn, 0, -0.42) for turn in (52, -52))
    arm = union(rounded(-0.11, -1.0, 0.22, 1.0, 0.06), *twigs)
    return union(*(turned(arm, turn) for turn in range(0, 360, 60)))


def mark() -> skia.Path:
    """A reticle."""
    hair = edged("-0.16 -1.0, 0.16 -1.0, 0.10 -0.40, -0.10 -0.40")
    ring = minus(disc(0, 0, 0.74), disc(0, 0, 0.46))
    return union(ring, disc(0, 0, 0.17), *(turned(hair, turn) for turn in (0, 90, 180, 270)))


def gold_shield() -> skia.Path:
    """A shield with wings."""
    wing = edged("0.40 -0.30, 1.0 -0.92, 1.0 -0.50, 0.92 -0.40, 0.96 -0.06, 0.84 0.02, 0.84 0.34, 0.44 0.44")
    return union(edged("-0.46 -0.62, 0 -0.80, 0.46 -0.62, 0.46 0.30, 0 0.92, -0.46 0.30"), both(wing))


def death() -> skia.Path:
    """A tombstone on its plinth."""
    stone = skia.Path()
    stone.moveTo(-0.58, 0.66)
    stone.lineTo(-0.58, -0.24)
    stone.cubicTo(-0.58, -1.22, 0.58, -1.22, 0.58, -0.24)
    stone.lineTo(0.58, 0.66)
    stone.close()
    return union(stone, rect(-0.96, 0.58, 1.92, 0.4))


def unseen() -> skia.Path:
    """A closed eye."""
    lid = skia.Path()
    lid.moveTo(-0.98, -0.2)
    lid.cubicTo(-0.5, 0.3, 0.5, 0.3, 0.98, -0.2)
    lid.lineTo(0.98, 0.06)
    lid.cubicTo(0.5, 0.56, -0.5, 0.56, -0.98, 0.06)
    lid.close()
    lashes = [
        bar(trace(text), 0.2) for text in ("-0.66 0.16, -0.86 0.54", "0 0.36, 0 0.84", "0.66 0.16, 0.86 0.54")
    ]
    return union(lid, *lashes)


def close_up() -> skia.Path:
    """Ranks that move to the left."""
    arrow = edged("-0.95 0, -0.20 -0.72, -0.20 -0.30, 0.15 -0.30, 0.15 0.30, -0.20 0.30, -0.20 0.72")
    return union(arrow, rect(0.34, -0.3, 0.2, 0.6), rect(0.72, -0.3, 0.2, 0.6))
