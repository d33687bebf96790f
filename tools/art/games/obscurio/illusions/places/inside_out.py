"""Places that turn round their middle."""

import math

import numpy as np

from .....outline import ellipse, moved, poly, rect, ring, soft
from ..card import Card
from .place import place


@place
def well(card: Card, lx: float, ly: float) -> None:
    """A shelf-lined well, seen straight down."""
    paints = card.palette
    card.fog(paints[0], 0.4)
    card.lights((0.26, 0.3, 0.34), [(lx, ly, 0.42, "bone", 1.25), (0, -1.2, 0.6, "amber", 0.5)])
    card.flood(paints[0], 0.6)
    card.cut(rect(-1.2, -1.2, 1.2, 1.2), 0, 0.66, lift=0, lit=0.4, wobble=0, brush=1.5)
    for k in range(5):
        card.cut(
            ring(lx, ly + 0.02, 0.1 + 0.07 * k, 0.115 + 0.07 * k),
            0,
            0.82,
            lift=0,
            shadow=0,
            alpha=0.5,
            lit=0,
            etch=0,
        )
    for k, (r, d) in enumerate(((0.4, 0.13), (0.56, 0.17), (0.76, 0.2), (0.99, 0.2))):
        g = np.random.default_rng(card.seed + 40 + k)
        v = (0.4, 0.3, 0.22, 0.15)[k]
        cx, cy = (lx * (1 - r), ly * (1 - r))
        card.cut(rect(-1.3, -1.3, 1.3, 1.3), 0, v, holes=ellipse(cx, cy, r), lift=20, lit=0.6, bevel=10)
        a = 0.0
        while a < 358:
            da = g.uniform(2.6, 6.0) / (r * 1.5)
            if g.random() > 0.12:
                pnt = (0, 1, 1, 0, 2)[int(g.integers(0, 5))]
                card.cut(
                    moved(
                        ring(0, 0, r + 0.035, r + 0.035 + d * g.uniform(0.5, 0.78), a, a + da * 0.86), cx, cy
                    ),
                    pnt,
                    v * 0.9 + g.uniform(0.0, 0.14) - (0.08 if pnt == 2 else 0),
                    lift=4,
                    bevel=3,
                    etch=0,
                    lit=0.7,
                )
            a += da
        card.cut(moved(ring(0, 0, r, r + 0.026), cx, cy), 1, v + 0.16, lift=5, bevel=4, lit=0.9)
        card.cut(
            moved(ring(0, 0, r + d * 0.94, r + d * 0.94 + 0.02), cx, cy),
            1,
            v + 0.06,
            lift=3,
            bevel=4,
            lit=0.8,
        )


@place
def clockwork(card: Card, lx: float, ly: float) -> None:
    """Inside a clock."""
    paints = card.palette
    card.fog(paints[0], 0.4)
    card.lights((0.28, 0.25, 0.34), [(lx, ly, 0.55, "amber", 1.35), (-0.7, -0.8, 0.5, paints[1], 0.4)])
    card.tunnel(lx, ly, (0.46, 0.78, 1.1), 0, (0.52, 0.38, 0.27, 0.18), amp=0.02, mix=(paints[1], 0.2))
    for k, (x, y, r, n, p, v) in enumerate(
        (
            (-0.66, -0.52, 0.44, 18, 0, 0.42),
            (0.7, -0.46, 0.38, 16, 1, 0.34),
            (0.66, 0.6, 0.5, 20, 0, 0.32),
            (-0.7, 0.56, 0.42, 16, 1, 0.3),
            (0, -0.96, 0.34, 14, 0, 0.3),
            (0.06, 1.0, 0.36, 14, 1, 0.24),
            (-1.0, 0.02, 0.32, 12, 0, 0.26),
            (1.02, 0.1, 0.3, 12, 0, 0.24),
        )
    ):
        a = []
        for i in range(n):
            for d, q in ((-0.3, 0.86), (-0.2, 1.0), (0.2, 1.0), (0.3, 0.86)):
                t = 2 * math.pi * (i + d) / n
                a.append((x + r * q * math.cos(t), y + r * q * math.sin(t)))
        holes = []
        for i in range(6):
            t = math.radians(60 * i + 20 * k)
            holes += moved(
                soft("-0.14 -0.1, 0.14 -0.1, 0.1 0.14, -0.1 0.14"),
                x + r * 0.5 * math.cos(t),
                y + r * 0.5 * math.sin(t),
                r,
                math.degrees(t) - 90,
            )
        card.cut(poly(*a), p, v * 1.12, holes=holes, fog=0.2 if k < 4 else 0.05, lift=14, bevel=8, lit=0.75)
        card.cut(ring(x, y, r * 0.72, r * 0.76), p, v + 0.1, lift=1, bevel=3, lit=0.7, fog=0.1, etch=0)
        card.cut(ellipse(x, y, r * 0.16), 1, v + 0.12, lift=5, lit=0.8)
