"""The outlines of things and signs in a circle of radius 1: each is told from all others by it alone."""

import math

import skia

from ....outline import trace
from ....shapes import (
    disc,
    minus,
    moved,
    oval,
    poly,
    rect,
    rounded,
    smooth,
    thick,
    union,
    wheel,
)
from .cutting import both, edged, soft, turned


def cell() -> skia.Path:
    """Six lobes."""
    steps = [math.tau * i / 24 for i in range(24)]
    return smooth(
        [
            (math.cos(a) * (0.84 + 0.12 * math.cos(6 * a)), math.sin(a) * (0.84 + 0.12 * math.cos(6 * a)))
            for a in steps
        ],
        True,
        0.9,
    )


def tooth() -> skia.Path:
    """Two roots."""
    return soft(
        "-0.66 -0.66, -0.32 -0.90, 0 -0.70, 0.32 -0.90, 0.66 -0.66, 0.70 -0.10, 0.50 0.40, "
        "0.42 0.96, 0.20 0.88, "
        "0.12 0.30, 0 0.16, -0.12 0.30, -0.20 0.88, -0.42 0.96, -0.50 0.40, -0.70 -0.10"
    )


def potion() -> skia.Path:
    """A round flask."""
    return union(disc(0, 0.3, 0.68), rect(-0.22, -0.72, 0.44, 0.6), rounded(-0.36, -0.98, 0.72, 0.3, 0.08))


def vial() -> skia.Path:
    """A slanted tube."""
    tube = union(rounded(-0.26, -0.66, 0.52, 1.62, 0.26), rounded(-0.38, -0.96, 0.76, 0.34, 0.08))
    return turned(tube, 28)


def scroll_survival() -> skia.Path:
    """A standing scroll."""
    rolls = rounded(-0.8, -0.98, 1.6, 0.4, 0.2), rounded(-0.8, 0.58, 1.6, 0.4, 0.2)
    return union(rect(-0.5, -0.74, 1.0, 1.48), *rolls)


def scroll_tactics() -> skia.Path:
    """A lying scroll."""
    rolls = rounded(-0.98, -0.8, 0.4, 1.6, 0.2), rounded(0.58, -0.8, 0.4, 1.6, 0.2)
    return union(rect(-0.74, -0.56, 1.48, 1.12), *rolls)


def scroll_brutality() -> skia.Path:
    """A banner with a swallow's tail."""
    cloth = edged("-0.54 -0.70, 0.54 -0.70, 0.54 0.98, 0 0.40, -0.54 0.98")
    return union(cloth, rounded(-0.82, -0.98, 1.64, 0.38, 0.19))


def blueprint() -> skia.Path:
    """A wide sheet with a folded corner."""
    return edged("-0.98 -0.62, 0.58 -0.62, 0.98 -0.24, 0.98 0.68, -0.98 0.68")


def key() -> skia.Path:
    """A key."""
    bow = minus(disc(0, -0.52, 0.46), disc(0, -0.52, 0.2))
    bits = rect(0, 0.52, 0.42, 0.18), rect(0, 0.8, 0.34, 0.18)
    return turned(union(bow, rect(-0.11, -0.12, 0.22, 1.08), *bits), 32)


def leads() -> skia.Path:
    """The lantern of whoever leads."""
    ear = minus(disc(0, -0.62, 0.32), disc(0, -0.62, 0.16))
    roof = edged("-0.44 -0.50, 0.44 -0.50, 0.60 -0.30, -0.60 -0.30")
    return union(roof, rect(-0.46, -0.32, 0.92, 0.98), rounded(-0.62, 0.62, 1.24, 0.3, 0.06), ear)


def elite() -> skia.Path:
    """A star."""
    return poly(wheel(0, 0.04, 10, [1.0, 0.44]))


def bag() -> skia.Path:
    """A tied bag."""
    return soft(
        "-0.30 -0.52, -0.50 -0.94, 0 -0.80, 0.50 -0.94, 0.30 -0.52, 0.86 0.16, 0.80 0.80, 0 0.98, "
        "-0.80 0.80, "
        "-0.86 0.16",
        0.7,
    )


def gear() -> skia.Path:
    """A horned helm: what is worn."""
    cap = skia.Path()
    cap.moveTo(-0.56, 0.96)
    cap.lineTo(-0.6, 0)
    cap.cubicTo(-0.6, -0.98, 0.6, -0.98, 0.6, 0)
    cap.lineTo(0.56, 0.96)
    cap.lineTo(0.2, 0.96)
    cap.lineTo(0.2, 0.34)
    cap.lineTo(-0.2, 0.34)
    cap.lineTo(-0.2, 0.96)
    cap.close()
    horn = soft("0.46 -0.34, 0.86 -0.42, 0.96 -0.96, 1.06 -0.50, 0.90 0.02, 0.56 0.10", 0.5)
    return union(cap, both(horn))


def leaf() -> skia.Path:
    """A leaf: Survival."""
    return soft(
        "0 -1.0, 0.62 -0.52, 0.70 0.10, 0.30 0.62, 0.10 0.74, 0.06 1.0, -0.06 1.0, -0.10 0.74, -0.30 0.62, "
        "-0.70 0.10, -0.62 -0.52",
        0.7,
    )


def eye() -> skia.Path:
    """An eye: Tactics."""
    path = skia.Path()
    path.moveTo(-1.0, 0)
    path.cubicTo(-0.46, -0.86, 0.46, -0.86, 1.0, 0)
    path.cubicTo(0.46, 0.86, -0.46, 0.86, -1.0, 0)
    path.close()
    return minus(path, minus(disc(0, 0, 0.4), disc(0, 0, 0.18)))


def axe() -> skia.Path:
    """A double axe: Brutality."""
    blade = skia.Path()
    blade.moveTo(0, -0.62)
    blade.cubicTo(-0.3, -0.58, -0.52, -0.74, -0.66, -0.98)
    blade.cubicTo(-1.06, -0.5, -1.06, 0.02, -0.66, 0.5)
    blade.cubicTo(-0.52, 0.26, -0.3, 0.1, 0, 0.14)
    blade.close()
    return union(rounded(-0.13, -0.92, 0.26, 1.92, 0.08), both(blade))


def worm() -> skia.Path:
    """A worm that rears its head."""
    body = smooth(trace("-0.82 0.74, -0.5 0.4, -0.1 0.78, 0.42 0.62, 0.4 0.1, 0.1 -0.36"), False, 1.0)
    return union(thick(body, 0.36), disc(-0.02, -0.5, 0.4))


def bell() -> skia.Path:
    """A bell with its clapper."""
    cup = soft(
        "-0.24 -0.72, 0.24 -0.72, 0.5 -0.3, 0.56 0.24, 0.92 0.56, 0.9 0.7, -0.9 0.7, -0.92 0.56, "
        "-0.56 0.24, -0.5 -0.3",
        0.5,
    )
    return union(cup, disc(0, 0.76, 0.22), minus(disc(0, -0.78, 0.22), disc(0, -0.78, 0.09)))


def malaise() -> skia.Path:
    """A flower that hangs its head."""
    stem = thick(smooth(trace("-0.5 1.0, -0.52 0.3, -0.3 -0.66, 0.2 -0.84, 0.46 -0.4"), False, 1.0), 0.2)
    petals = [moved(oval(0, 0.3, 0.17, 0.32), 0.48, -0.1, turn=turn) for turn in (-70, -35, 0, 35, 70)]
    leaf_ = soft("-0.5 0.6, -0.9 0.3, -1.0 0.62, -0.7 0.8", 0.8)
    return union(stem, *petals, disc(0.48, -0.16, 0.24), leaf_, disc(0.5, 0.86, 0.14))


def lantern_lit() -> skia.Path:
    """A hanging lantern with rays."""
    rays = [turned(rect(-0.07, -1.0, 0.14, 0.3), turn) for turn in (-90, -50, 50, 90, -130, 130)]
    return union(moved(leads(), 0, 0.04, 0.72), *rays)


def lantern_out() -> skia.Path:
    """A lantern that has been blown out: smoke stands over it."""
    smoke = thick(smooth(trace("0.1 -0.3, 0.36 -0.52, 0.06 -0.72, 0.3 -0.98"), False, 1.0), 0.16)
    ground = union(
        rounded(-0.6, 0.68, 1.2, 0.28, 0.06),
        rect(-0.42, 0.0, 0.84, 0.74),
        edged("-0.56 0.06, -0.36 -0.24, 0.36 -0.24, 0.56 0.06"),
    )
    return union(ground, smoke)


def shuriken() -> skia.Path:
    """A wheel with four curved edges."""
    blade = edged("-0.2 -0.2, -0.06 -1.0, 0.44 -0.56, 0.2 -0.2")
    return minus(
        union(disc(0, 0, 0.42), *(turned(blade, turn) for turn in (0, 90, 180, 270))), disc(0, 0, 0.17)
    )


def ring() -> skia.Path:
    """A thin ring to lay round something."""
    return minus(disc(0, 0, 1.0), disc(0, 0, 0.84))


def round_outline(number: int) -> skia.Path:
    """Round 0 is a ring, I to III are tabs that grow wider and have as many notches, IV is a ribbon."""
    if number == 0:
        return minus(disc(0, 0, 0.92), disc(0, 0, 0.52))
    if number == 4:
        return edged("-1.0 -0.76, 1.0 -0.76, 0.76 0, 1.0 0.76, -1.0 0.76, -0.76 0")
    half = 0.28 + 0.24 * number
    notches = []
    for i in range(number):
        x = (i - (number - 1) / 2) * 0.56
        notches.append(poly([(x - 0.17, -0.9), (x + 0.17, -0.9), (x, -0.54)]))
    return minus(rounded(-half, -0.84, 2 * half, 1.72, 0.1), *notches)
