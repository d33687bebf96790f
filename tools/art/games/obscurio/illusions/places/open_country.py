"""Places under an open sky, on land."""

import math

import numpy as np

from .....outline import blob, ellipse, poly, ribbon
from ..card import Card
from ..scenery import stars
from .place import place


@place
def dunes(card: Card, lx: float, ly: float) -> None:
    """Dunes at night, rippled by the wind."""
    paints = card.palette
    card.fog(paints[0], 0.42)
    card.lights((0.3, 0.33, 0.46), [(lx, ly, 0.48, "amber", 1.35), (-0.5, -0.9, 0.7, "bone", 0.45)])
    card.tunnel(
        lx - 0.25,
        ly - 0.3,
        (0.44, 0.72, 1.02, 1.36),
        0,
        (0.5, 0.4, 0.3, 0.22, 0.15),
        amp=0.07,
        mix=("teal", 0.22),
    )
    stars(card, 44)
    for k in range(4):
        y = 0.2 + 0.17 * k
        card.ridge(
            y,
            0.06,
            0,
            (0.5, 0.42, 0.33, 0.24)[k],
            fog=0.26 - 0.08 * k,
            seed=k,
            n=6 + k,
            mix=("bone", 0.34 - 0.06 * k),
            grad=0.4,
        )
        for i in range(5):
            x0, yy = (card.rng.uniform(-0.9, 0.5), y + 0.1 + 0.028 * i)
            card.cut(
                ribbon(
                    [(x0, yy), (x0 + 0.22, yy + card.rng.normal(0, 0.012)), (x0 + 0.45, yy + 0.01)],
                    [0.001, 0.008, 0.001],
                ),
                0,
                0.62 - 0.09 * k,
                lift=0,
                shadow=0,
                lit=0.6,
                etch=0,
                alpha=0.7,
            )


@place
def ice(card: Card, lx: float, ly: float) -> None:
    """Plates of ice under cold light."""
    paints = card.palette
    card.fog(paints[0], 0.84)
    card.lights((0.58, 0.6, 0.66), [(lx, ly, 0.7, "bone", 0.8), (-0.7, 0.8, 0.6, paints[1], 0.3)])
    card.tunnel(
        lx, ly, (0.46, 0.74, 1.0, 1.3), 0, (0.95, 0.87, 0.78, 0.68, 0.58), amp=0.04, mix=("indigo", 0.22)
    )
    for k in range(3):
        pts = [
            (-1.1, -0.72 + 0.16 * k),
            (-0.4, -0.86 + 0.2 * k),
            (0.2, -0.62 + 0.12 * k),
            (1.1, -0.84 + 0.18 * k),
        ]
        card.cut(
            ribbon(pts, [0.05, 0.14, 0.1, 0.05]),
            "teal",
            0.86,
            lift=0,
            shadow=0,
            alpha=0.28,
            soft=10,
            lit=0.2,
            edge=0,
            etch=0,
        )
    for k in range(4):
        g = np.random.default_rng(card.seed + k)
        y = 0.2 + 0.15 * k
        pts = [(-1.2, 1.3), (-1.2, y)]
        x = -1.15
        while x < 1.15:
            h, w = (g.uniform(0.03, 0.16) * (1.2 - 0.2 * k), g.uniform(0.07, 0.17))
            pts += [(x + w * 0.4, y - h), (x + w * 0.66, y - h * 0.8), (x + w, y + g.normal(0, 0.015))]
            x += w
        pts += [(1.2, 1.3)]
        card.cut(
            poly(*pts),
            1 if k > 1 else 0,
            (0.84, 0.72, 0.62, 0.4)[k],
            fog=0.5 - 0.13 * k,
            lift=12,
            bevel=10,
            lit=0.6,
            grad=0.3,
            toward=-90,
            mix=("bone", 0.3),
        )
        card.haze(y + 0.12, 26, "bone", 0.9, 0.2 - 0.04 * k, 0.5, k)
    for _ in range(9):
        x, y = (card.rng.uniform(-0.8, 0.8), card.rng.uniform(0.68, 0.9))
        card.cut(
            ribbon(
                [(x, y), (x + 0.09, y + card.rng.normal(0, 0.03)), (x + 0.2, y + card.rng.normal(0, 0.03))],
                [0.001, 0.007, 0.001],
            ),
            "bone",
            0.95,
            lift=0,
            shadow=0,
            etch=0,
            alpha=0.8,
        )


@place
def forest(card: Card, lx: float, ly: float) -> None:
    """Trunks that close behind each other."""
    paints = card.palette
    card.fog(paints[0], 0.5)
    card.lights((0.32, 0.27, 0.3), [(lx, ly, 0.62, paints[0], 1.4), (0, 1.0, 0.6, "amber", 0.3)])
    card.tunnel(lx, ly, (0.5, 0.8, 1.1), 0, (0.34, 0.27, 0.21, 0.16), amp=0.05, mix=("rose", 0.12))
    for k in range(3):
        n = 8 - k
        for i in range(n):
            s = -1 if i % 2 else 1
            x = s * (0.36 + 0.16 * k + 0.62 * (i // 2) / (n / 2)) + card.rng.normal(0, 0.03)
            w = (0.05, 0.075, 0.11)[k] * card.rng.uniform(0.8, 1.3)
            lean = s * card.rng.uniform(-0.02, 0.12)
            sh = ribbon(
                [(x + lean, -1.2), (x, -0.2), (x - lean * 0.4, 0.5 + 0.1 * k), (x - lean, 1.2)],
                [w * 0.7, w, w * 1.2, w * 2.2],
            )
            for _ in range(3):
                y = card.rng.uniform(-0.9, 0.0)
                L = card.rng.uniform(0.14, 0.34)
                sh += ribbon(
                    [(x, y + 0.1), (x - s * L * 0.5, y), (x - s * L, y - 0.14)], [w * 0.5, w * 0.3, 0.004]
                )
            card.cut(
                sh,
                (0, 1, 1)[k],
                (0.34, 0.25, 0.13)[k],
                fog=(0.25, 0.1, 0.0)[k],
                lift=12,
                bevel=9,
                angle=90,
                lit=0.7,
            )
        card.ridge(
            0.56 + 0.13 * k, 0.03, (0, 1, 1)[k], (0.34, 0.25, 0.15)[k], fog=(0.2, 0.1, 0)[k], seed=k, n=9
        )
        card.haze(0.52 + 0.12 * k, 44, paints[0], 0.5, 0.2 - 0.06 * k, 0.6, k)


@place
def garden(card: Card, lx: float, ly: float) -> None:
    """A meadow between poplars."""
    paints = card.palette
    card.fog(paints[0], 0.5)
    card.lights((0.32, 0.34, 0.34), [(lx, ly, 0.6, "amber", 1.3), (0.8, 0.7, 0.5, paints[2], 0.35)])
    card.tunnel(
        lx, ly, (0.42, 0.72, 1.02, 1.3), 0, (0.62, 0.47, 0.35, 0.25, 0.17), amp=0.05, mix=("teal", 0.3)
    )
    for k in range(3):
        for _ in range(7):
            x = card.rng.uniform(-1, 1)
            h, w, y = (card.rng.uniform(0.18, 0.42), card.rng.uniform(0.04, 0.075), 0.1 + 0.12 * k)
            card.cut(
                blob(
                    (x - w, y), (x - w * 0.9, y - h * 0.5), (x, y - h), (x + w * 0.9, y - h * 0.5), (x + w, y)
                ),
                0,
                (0.42, 0.33, 0.25)[k],
                fog=0.28 - 0.1 * k,
                lift=8,
                bevel=8,
                lit=0.6,
                angle=90,
            )
        card.ridge(
            0.12 + 0.14 * k, 0.045, (0, 1, 0)[k], (0.44, 0.36, 0.28)[k], fog=0.26 - 0.09 * k, seed=k, n=7
        )
    for k in range(2):
        card.ridge(0.56 + 0.17 * k, 0.03, (1, 0)[k], (0.28, 0.19)[k], seed=9 + k, n=8)
    for _ in range(26):
        x, y = (card.rng.uniform(-0.9, 0.9), card.rng.uniform(0.5, 0.86))
        for q in range(5):
            t = math.radians(72 * q)
            card.cut(
                ellipse(x + 0.011 * math.cos(t), y + 0.009 * math.sin(t), 0.008),
                2,
                0.62,
                lift=1,
                bevel=1,
                etch=0,
                lit=0.6,
            )
