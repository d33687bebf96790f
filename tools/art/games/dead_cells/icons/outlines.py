"""The outlines of the icons in a circle of radius 1: each is told from all others by its outline alone."""

import math
from collections.abc import Callable

import skia

from ....outline import trace
from ....shapes import (
    arch,
    bar,
    disc,
    minus,
    mirrored,
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

Outline = Callable[[], skia.Path]


def _edged(text: str) -> skia.Path:
    return poly(trace(text))


def _soft(text: str, swing: float = 0.8) -> skia.Path:
    return smooth(trace(text), True, swing)


def _turned(path: skia.Path, turn: float, x: float = 0, y: float = 0) -> skia.Path:
    return moved(moved(path, -x, -y), x, y, turn=turn)


def _both(path: skia.Path) -> skia.Path:
    return union(path, mirrored(path, 0))


def damage() -> skia.Path:
    """A sword."""
    blade = _edged("0.92 -0.95, 0.98 -0.52, -0.12 0.40, -0.40 0.12")
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
    return _soft(
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
    slash = _edged("-0.62 0.98, -0.34 -0.20, 0.22 -0.98, 0.12 -0.10, -0.24 0.70")
    return union(*(moved(slash, shift) for shift in (-0.38, 0.2, 0.76)))


def fire() -> skia.Path:
    """Three tongues."""
    return _soft(
        "0.04 -1.0, 0.26 -0.56, 0.34 -0.22, 0.56 -0.56, 0.74 -0.10, 0.80 0.42, 0.44 0.94, "
        "-0.36 0.96, -0.80 0.46, "
        "-0.78 -0.04, -0.66 -0.50, -0.40 -0.18, -0.24 -0.54",
        0.75,
    )


def frost() -> skia.Path:
    """Six arms."""
    twig = rounded(-0.09, -0.4, 0.18, 0.42, 0.05)
    twigs = (_turned(moved(twig, 0, -0.42), turn, 0, -0.42) for turn in (52, -52))
    arm = union(rounded(-0.11, -1.0, 0.22, 1.0, 0.06), *twigs)
    return union(*(_turned(arm, turn) for turn in range(0, 360, 60)))


def mark() -> skia.Path:
    """A reticle."""
    hair = _edged("-0.16 -1.0, 0.16 -1.0, 0.10 -0.40, -0.10 -0.40")
    ring = minus(disc(0, 0, 0.74), disc(0, 0, 0.46))
    return union(ring, disc(0, 0, 0.17), *(_turned(hair, turn) for turn in (0, 90, 180, 270)))


def gold_shield() -> skia.Path:
    """A shield with wings."""
    wing = _edged("0.40 -0.30, 1.0 -0.92, 1.0 -0.50, 0.92 -0.40, 0.96 -0.06, 0.84 0.02, 0.84 0.34, 0.44 0.44")
    return union(_edged("-0.46 -0.62, 0 -0.80, 0.46 -0.62, 0.46 0.30, 0 0.92, -0.46 0.30"), _both(wing))


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
    return _soft(
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
    return _turned(tube, 28)


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
    cloth = _edged("-0.54 -0.70, 0.54 -0.70, 0.54 0.98, 0 0.40, -0.54 0.98")
    return union(cloth, rounded(-0.82, -0.98, 1.64, 0.38, 0.19))


def blueprint() -> skia.Path:
    """A wide sheet with a folded corner."""
    return _edged("-0.98 -0.62, 0.58 -0.62, 0.98 -0.24, 0.98 0.68, -0.98 0.68")


def key() -> skia.Path:
    """A key."""
    bow = minus(disc(0, -0.52, 0.46), disc(0, -0.52, 0.2))
    bits = rect(0, 0.52, 0.42, 0.18), rect(0, 0.8, 0.34, 0.18)
    return _turned(union(bow, rect(-0.11, -0.12, 0.22, 1.08), *bits), 32)


def leads() -> skia.Path:
    """The lantern of whoever leads."""
    ear = minus(disc(0, -0.62, 0.32), disc(0, -0.62, 0.16))
    roof = _edged("-0.44 -0.50, 0.44 -0.50, 0.60 -0.30, -0.60 -0.30")
    return union(roof, rect(-0.46, -0.32, 0.92, 0.98), rounded(-0.62, 0.62, 1.24, 0.3, 0.06), ear)


def elite() -> skia.Path:
    """A star."""
    return poly(wheel(0, 0.04, 10, [1.0, 0.44]))


def death() -> skia.Path:
    """A tombstone on its plinth."""
    stone = skia.Path()
    stone.moveTo(-0.58, 0.66)
    stone.lineTo(-0.58, -0.24)
    stone.cubicTo(-0.58, -1.22, 0.58, -1.22, 0.58, -0.24)
    stone.lineTo(0.58, 0.66)
    stone.close()
    return union(stone, rect(-0.96, 0.58, 1.92, 0.4))


def bag() -> skia.Path:
    """A tied bag."""
    return _soft(
        "-0.30 -0.52, -0.50 -0.94, 0 -0.80, 0.50 -0.94, 0.30 -0.52, 0.86 0.16, 0.80 0.80, 0 0.98, "
        "-0.80 0.80, "
        "-0.86 0.16",
        0.7,
    )


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
    arrow = _edged("-0.95 0, -0.20 -0.72, -0.20 -0.30, 0.15 -0.30, 0.15 0.30, -0.20 0.30, -0.20 0.72")
    return union(arrow, rect(0.34, -0.3, 0.2, 0.6), rect(0.72, -0.3, 0.2, 0.6))


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
    horn = _soft("0.46 -0.34, 0.86 -0.42, 0.96 -0.96, 1.06 -0.50, 0.90 0.02, 0.56 0.10", 0.5)
    return union(cap, _both(horn))


def leaf() -> skia.Path:
    """A leaf: Survival."""
    return _soft(
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
    return union(rounded(-0.13, -0.92, 0.26, 1.92, 0.08), _both(blade))


def worm() -> skia.Path:
    """A worm that rears its head."""
    body = smooth(trace("-0.82 0.74, -0.5 0.4, -0.1 0.78, 0.42 0.62, 0.4 0.1, 0.1 -0.36"), False, 1.0)
    return union(thick(body, 0.36), disc(-0.02, -0.5, 0.4))


def bell() -> skia.Path:
    """A bell with its clapper."""
    cup = _soft(
        "-0.24 -0.72, 0.24 -0.72, 0.5 -0.3, 0.56 0.24, 0.92 0.56, 0.9 0.7, -0.9 0.7, -0.92 0.56, "
        "-0.56 0.24, -0.5 -0.3",
        0.5,
    )
    return union(cup, disc(0, 0.76, 0.22), minus(disc(0, -0.78, 0.22), disc(0, -0.78, 0.09)))


def malaise() -> skia.Path:
    """A flower that hangs its head."""
    stem = thick(smooth(trace("-0.5 1.0, -0.52 0.3, -0.3 -0.66, 0.2 -0.84, 0.46 -0.4"), False, 1.0), 0.2)
    petals = [moved(oval(0, 0.3, 0.17, 0.32), 0.48, -0.1, turn=turn) for turn in (-70, -35, 0, 35, 70)]
    leaf_ = _soft("-0.5 0.6, -0.9 0.3, -1.0 0.62, -0.7 0.8", 0.8)
    return union(stem, *petals, disc(0.48, -0.16, 0.24), leaf_, disc(0.5, 0.86, 0.14))


def lantern_lit() -> skia.Path:
    """A hanging lantern with rays."""
    rays = [_turned(rect(-0.07, -1.0, 0.14, 0.3), turn) for turn in (-90, -50, 50, 90, -130, 130)]
    return union(moved(leads(), 0, 0.04, 0.72), *rays)


def lantern_out() -> skia.Path:
    """A lantern that has been blown out: smoke stands over it."""
    smoke = thick(smooth(trace("0.1 -0.3, 0.36 -0.52, 0.06 -0.72, 0.3 -0.98"), False, 1.0), 0.16)
    ground = union(
        rounded(-0.6, 0.68, 1.2, 0.28, 0.06),
        rect(-0.42, 0.0, 0.84, 0.74),
        _edged("-0.56 0.06, -0.36 -0.24, 0.36 -0.24, 0.56 0.06"),
    )
    return union(ground, smoke)


def shuriken() -> skia.Path:
    """A wheel with four curved edges."""
    blade = _edged("-0.2 -0.2, -0.06 -1.0, 0.44 -0.56, 0.2 -0.2")
    return minus(
        union(disc(0, 0, 0.42), *(_turned(blade, turn) for turn in (0, 90, 180, 270))), disc(0, 0, 0.17)
    )


def ring() -> skia.Path:
    """A thin ring to lay round something."""
    return minus(disc(0, 0, 1.0), disc(0, 0, 0.84))


def round_outline(number: int) -> skia.Path:
    """Round 0 is a ring, I to III are tabs that grow wider and have as many notches, IV is a ribbon."""
    if number == 0:
        return minus(disc(0, 0, 0.92), disc(0, 0, 0.52))
    if number == 4:
        return _edged("-1.0 -0.76, 1.0 -0.76, 0.76 0, 1.0 0.76, -1.0 0.76, -0.76 0")
    half = 0.28 + 0.24 * number
    notches = []
    for i in range(number):
        x = (i - (number - 1) / 2) * 0.56
        notches.append(poly([(x - 0.17, -0.9), (x + 0.17, -0.9), (x, -0.54)]))
    return minus(rounded(-half, -0.84, 2 * half, 1.72, 0.1), *notches)


def archway() -> skia.Path:
    """A small arch: one of the group."""
    return arch(-0.7, -1.0, 1.4, 2.0, 0.5)
