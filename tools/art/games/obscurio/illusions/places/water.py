"""Places of water."""

import math

from .....outline import blob, rect, ribbon, ring
from ..card import Card
from ..scenery import school, stars
from .place import place


@place
def deep(card: Card, lx: float, ly: float) -> None:
    """Under water."""
    paints = card.palette
    card.fog(paints[0], 0.46)
    card.lights((0.3, 0.4, 0.44), [(lx, ly, 0.8, paints[0], 1.4), (0.5, 0.45, 0.4, "amber", 0.8)])
    card.tunnel(
        lx, ly, (0.4, 0.75, 1.1, 1.5), 0, (0.68, 0.5, 0.37, 0.27, 0.19), amp=0.06, mix=(paints[1], 0.1)
    )
    for a, w, s in ((100, 6, 0.2), (118, 5, 0.16), (84, 5, 0.14), (135, 6, 0.14), (150, 4, 0.1)):
        card.beam(lx, ly - 0.2, a, w, 2.1, paints[0], s)
    school(card, 16, -0.1, 0.16, 0.22, 0, 0.62)
    school(card, 9, 0.62, -0.34, 0.1, 0, 0.62)
    for k in range(3):
        card.ridge(
            0.5 + 0.16 * k,
            0.06,
            (0, 0, 1)[k],
            (0.36, 0.26, 0.18)[k],
            fog=0.3 - 0.12 * k,
            seed=k,
            n=10,
            kind="soft",
        )
        for i in range(5 + k):
            x = card.rng.uniform(-1, 1)
            h = card.rng.uniform(0.25, 0.6) * (0.8 + 0.2 * k)
            y = 0.62 + 0.16 * k
            pts = [(x + 0.05 * math.sin(t * 2.2 + i), y - h * t / 4) for t in range(5)]
            card.cut(
                ribbon(pts, [0.03, 0.045, 0.04, 0.03, 0.004]),
                (0, 1, 0)[k],
                (0.32, 0.25, 0.17)[k],
                fog=0.26 - 0.1 * k,
                lift=8,
                bevel=5,
                lit=0.5,
                angle=90,
            )
    for _ in range(34):
        x, y, r = (card.rng.uniform(-0.9, 0.9), card.rng.uniform(-0.9, 0.7), card.rng.uniform(0.005, 0.018))
        card.cut(ring(x, y, r * 0.6, r), 0, 0.85, lift=0, shadow=0, alpha=0.6, lit=0)


@place
def lake(card: Card, lx: float, ly: float) -> None:
    """A lake that mirrors its shore."""
    paints = card.palette
    card.fog(paints[0], 0.5)
    card.lights(
        (0.32, 0.31, 0.44),
        [(lx, ly, 0.52, "bone", 1.2), (0.7, 0.6, 0.5, paints[2], 0.4), (-0.7, -0.6, 0.5, paints[2], 0.3)],
    )
    card.tunnel(
        lx,
        ly - 0.06,
        (0.4, 0.66, 0.95, 1.25),
        0,
        (0.62, 0.48, 0.36, 0.26, 0.18),
        amp=0.05,
        mix=(paints[2], 0.28),
    )
    stars(card, 30, -0.2)
    for k in range(2):
        card.ridge(-0.02 + 0.04 * k, 0.05, 1, (0.42, 0.3)[k], fog=0.3 - 0.12 * k, seed=k, n=8)
    hz = 0.1
    card.cut(
        rect(-1.3, hz, 1.3, 1.3),
        0,
        0.3,
        lift=8,
        lit=0.5,
        grad=0.34,
        toward=-90,
        mix=(paints[1], 0.3),
        angle=0,
        wobble=0.4,
    )
    for i in range(46):
        y = hz + 0.012 + (i / 46) ** 1.5 * 0.86
        w = card.rng.uniform(0.05, 0.26) * (0.5 + y)
        x = card.rng.normal(0, 0.42)
        near = math.exp(-((x / 0.22) ** 2))
        card.cut(
            blob((x - w, y), (x, y - 0.004 - 0.006 * y), (x + w, y), (x, y + 0.004 + 0.006 * y), steps=5),
            "bone" if near > 0.5 else 0,
            0.5 + 0.34 * near,
            lift=0,
            shadow=0,
            alpha=0.35 + 0.4 * near,
            lit=0.4,
            etch=0,
        )
