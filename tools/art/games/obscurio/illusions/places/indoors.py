"""Places with a floor and walls."""

import math

import numpy as np

from .....outline import arc, blob, ellipse, moved, points, poly, rect, ribbon, ring
from ..card import Card
from .place import place

BACK = {
    "teal": ("indigo", 0.46),
    "indigo": ("plum", 0.46),
    "plum": ("rust", 0.5),
    "moss": ("teal", 0.46),
    "slate": ("rust", 0.46),
}
"""What shows through the last arch, by the paint of the walls: warm light would vanish in the red film."""


@place
def hall(card: Card, lx: float, ly: float) -> None:
    """Arches behind arches over a chequered floor."""
    paints = card.palette
    card.fog(paints[0], 0.45)
    card.lights((0.34, 0.28, 0.3), [(lx, ly, 0.75, "amber", 1.3), (-0.6, 0.8, 0.5, paints[1], 0.35)])
    card.flood(paints[0], 0.6)
    back, bv = BACK.get(paints[0], ("ember", 0.6))
    card.cut(rect(-1.2, -1.2, 1.2, 1.2), back, bv, lift=0, lit=0.5, wobble=0, brush=1.6)
    card.glow(lx, ly + 0.3, 0.4, "amber", 0.6, 0.35 if back == "ember" else 0.1)
    for k in range(5):
        w, top = (0.36 + 0.17 * k, -0.46 - 0.16 * k)
        fl = 0.4 + 0.09 * k
        hole = [
            np.vstack(
                [
                    points([(-w, fl + 0.9)]),
                    arc(0, top + w * 0.8, w, w * 0.9, 180, 360, 30),
                    points([(w, fl + 0.9)]),
                ]
            )
        ]
        card.cut(
            rect(-1.3, -1.3, 1.3, 1.3),
            0,
            (0.34, 0.28, 0.22, 0.18, 0.13)[k],
            holes=hole,
            lift=18,
            lit=0.7,
            bevel=12,
            mix=(paints[1], 0.12),
        )
        a = np.radians(np.linspace(184, 356, 13))
        for i, q in enumerate(a):
            x, y = (w * 1.04 * math.cos(q), top + w * 0.8 + w * 0.95 * math.sin(q))
            card.cut(
                moved(rect(-0.022, -0.045, 0.022, 0.03), x, y, 0.8 + 0.12 * k, math.degrees(q) + 90),
                0,
                0.42 - 0.05 * k + 0.04 * (i % 2),
                lift=4,
                bevel=4,
                lit=0.8,
            )
    vy, hz = (0.18, 0.46)
    for j in range(6):
        y0, y1 = (hz + 0.085 * j * (1 + 0.16 * j), hz + 0.085 * (j + 1) * (1 + 0.16 * (j + 1)))
        for i in range(-7, 7):
            f0, f1 = ((y0 - vy) * 0.62, (y1 - vy) * 0.62)
            card.cut(
                poly((i * f0, y0), ((i + 1) * f0, y0), ((i + 1) * f1, y1), (i * f1, y1)),
                1 if (i + j) % 2 else 0,
                (0.26 if (i + j) % 2 else 0.46) - 0.035 * j,
                lift=0,
                shadow=0,
                bevel=3,
                lit=0.8,
                edge=0.6,
                carve=0.5,
            )


@place
def stage(card: Card, lx: float, ly: float) -> None:
    """A stage."""
    paints = card.palette
    card.fog(paints[0], 0.4)
    card.lights((0.3, 0.25, 0.34), [(lx, ly - 0.1, 0.6, "amber", 1.3), (0, 1.1, 0.5, paints[2], 0.8)])
    card.tunnel(lx, ly, (0.46, 0.66, 0.9), 0, (0.86, 0.66, 0.44, 0.27), amp=0.03, lobes=17)
    for i in range(18):
        a = i * 20
        card.cut(ring(lx, ly, 0.2, 1.3, a, a + 6), 1, 0.6, lift=0, shadow=0, alpha=0.16, lit=0.4, edge=0)
    for j in range(9):
        x0, x1 = (-1.2 + j * 0.27, -1.2 + (j + 1) * 0.27)
        card.cut(
            poly((x0 * 0.62, 0.5), (x1 * 0.62 - 0.006, 0.5), (x1 * 1.35 - 0.012, 1.2), (x0 * 1.35, 1.2)),
            "rust",
            0.36 + 0.05 * (j % 3),
            lift=2,
            bevel=5,
            grad=0.3,
            toward=-90,
            angle=90,
            lit=0.9,
        )
    card.cut(rect(-1.2, 0.475, 1.2, 0.515), "soot", 0.3, lift=6)


@place
def attic(card: Card, lx: float, ly: float) -> None:
    """An attic with a round window."""
    paints = card.palette
    card.fog(paints[0], 0.4)
    card.lights((0.3, 0.27, 0.28), [(lx, ly, 0.55, "amber", 1.35), (-0.8, 0.6, 0.5, paints[1], 0.4)])
    card.flood(paints[0], 0.2)
    for i in range(13):
        x = -1.1 + i * 0.18
        card.cut(
            rect(x, -1.2, x + 0.172, 1.2),
            0,
            0.27 + 0.045 * (i * 7 % 3),
            lift=2,
            bevel=5,
            lit=0.8,
            angle=90,
            mix=(paints[1], 0.14),
        )
    win = ellipse(lx, ly, 0.3)
    card.cut(ellipse(lx, ly, 0.36), 0, 0.42, lift=10, lit=0.9)
    card.cut(win, "amber", 0.88, lift=0, shadow=0, relief=-0.8, emit=0.25, lit=0)
    card.cut(
        blob(
            (lx - 0.4, ly + 0.16),
            (lx - 0.1, ly + 0.04),
            (lx + 0.14, ly + 0.15),
            (lx + 0.4, ly + 0.06),
            (lx + 0.4, ly + 0.5),
            (lx - 0.4, ly + 0.5),
        ),
        paints[1],
        0.6,
        clip=win,
        lift=2,
        lit=0.2,
        fog=0.3,
    )
    card.cut(
        rect(lx - 0.014, ly - 0.3, lx + 0.014, ly + 0.3) + rect(lx - 0.3, ly - 0.014, lx + 0.3, ly + 0.014),
        0,
        0.26,
        lift=4,
        etch=0,
    )
    for a, w in ((112, 8), (128, 7), (98, 6)):
        card.beam(lx, ly, a, w, 1.7, "amber", 0.22)
    for s in (-1, 1):
        card.cut(
            ribbon([(s * 1.2, 0.36), (0 + s * 0.02, -1.06)], [0.17, 0.13], False),
            0,
            0.22,
            lift=22,
            bevel=12,
            lit=0.8,
            angle=60 if s > 0 else 120,
        )
    card.cut(rect(-1.2, -0.86, 1.2, -0.76), 0, 0.18, lift=16, lit=0.7, angle=0)
    for j in range(5):
        y0, y1 = (0.4 + 0.15 * j, 0.4 + 0.15 * (j + 1))
        card.cut(
            rect(-1.3, y0, 1.3, y1 - 0.006),
            0,
            (0.46, 0.4, 0.34, 0.28, 0.22)[j],
            lift=3 if j else 14,
            bevel=5,
            lit=0.8,
            angle=0,
            grad=0.1,
        )
