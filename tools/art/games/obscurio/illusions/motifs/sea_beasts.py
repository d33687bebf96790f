"""Beasts of the sea."""

import math
from itertools import pairwise

import numpy as np

from .....outline import blob, curve, ellipse, rect, ribbon, ring, soft, star, trace
from ..pen import Pen
from .details import flame
from .motif import motif


@motif
def whale(pen: Pen, state: str = "", double: str = "") -> None:
    """A whale; its flank may be the night sky."""
    body = soft(
        "-1 0.02, -0.98 -0.2, -0.76 -0.39, -0.3 -0.47, 0.15 -0.38, 0.5 -0.2, 0.72 -0.14, "
        "0.85 -0.3, 0.93 -0.42, 1 -0.3, 0.93 -0.05, 0.68 0.14, 0.3 0.27, -0.1 0.38, -0.55 0.4, -0.88 0.26"
    )
    fl = soft(
        "0.93 -0.28, 0.8 -0.44, 0.52 -0.5, 0.64 -0.63, 0.84 -0.62, 0.96 -0.48, 1.08 -0.66, "
        "1.3 -0.68, 1.36 -0.54, 1.14 -0.42, 1.02 -0.3"
    )
    pen.cut(soft("-0.05 0.2, 0.1 0.22, 0.36 0.5, 0.34 0.6, 0.1 0.46"), 0, 0.24, lift=4)
    pen.cut(fl, 0, 0.4, grad=0.25)
    pen.cut(body, 0, 0.46, grad=0.34, bevel=26, angle=0)
    belly = soft("-1.05 0.07, -0.7 0.13, -0.3 0.2, 0.1 0.22, 0.45 0.14, 0.3 0.4, -0.5 0.55, -1.05 0.4")
    pen.cut(belly, 1, 0.78, clip=body, lift=3, grad=0.2, toward=-90)
    for i in range(7):
        y = 0.14 + 0.042 * i
        pen.cut(
            ribbon(
                [(-0.98 + 0.05 * i, y), (-0.5, y + 0.05), (0.15 - 0.1 * i, y + 0.03)], [0.008, 0.02, 0.004]
            ),
            1,
            0.35,
            lift=0,
            shadow=0,
            clip=body,
            carve=0,
        )
    if double == "night":
        r = np.random.default_rng(5)
        con = [
            (-0.8, -0.18),
            (-0.6, -0.28),
            (-0.34, -0.2),
            (-0.14, -0.34),
            (0.1, -0.22),
            (0.3, -0.06),
            (0.52, -0.02),
        ]
        for a_, b_ in pairwise(con):
            pen.cut(
                ribbon([a_, b_], 0.008, False),
                "amber",
                0.8,
                raw=True,
                clip=body,
                lift=0,
                shadow=0,
                lit=0,
                emit=0.3,
            )
        for a_ in con:
            pen.cut(
                star(a_[0], a_[1], 0.05, 4, 0.35),
                "amber",
                0.92,
                raw=True,
                clip=body,
                lift=0,
                shadow=0,
                emit=0.8,
                lit=0,
            )
        for _ in range(26):
            x, y = (r.uniform(-0.85, 0.6), r.uniform(-0.38, 0.05))
            pen.cut(
                star(x, y, r.uniform(0.012, 0.035), 4, 0.35),
                "amber",
                0.9,
                raw=True,
                clip=body,
                lift=0,
                shadow=0,
                emit=0.8,
                lit=0,
            )
    pen.cut(
        ribbon(trace("-1 0.05, -0.8 0.09, -0.58 0.09, -0.44 0.03"), [0.012, 0.022, 0.016, 0.004]),
        0,
        0.08,
        lift=0,
        shadow=0,
        clip=body,
    )
    pen.cut(soft("-0.58 -0.06, -0.51 -0.11, -0.43 -0.06, -0.51 -0.03"), 1, 0.82, lift=1)
    pen.cut(ellipse(-0.51, -0.068, 0.03), "soot", 0.06, raw=True, lift=0, shadow=0)
    pen.cut(ellipse(-0.52, -0.08, 0.01), "bone", 0.98, raw=True, lift=0, shadow=0, emit=0.4)
    pen.cut(ribbon(trace("-0.62 -0.07, -0.51 -0.145, -0.39 -0.07"), [0.006, 0.022, 0.006]), 0, 0.2, lift=1)
    pen.cut(
        soft("-0.36 0.2, -0.18 0.2, 0.04 0.5, 0.06 0.66, -0.1 0.62, -0.28 0.42"), 0, 0.36, grad=0.3, lift=9
    )


@motif
def fish(pen: Pen, state: str = "", double: str = "") -> None:
    """A fish; its flank may be a lantern."""
    tail = soft("0.5 0, 0.72 -0.2, 1 -0.42, 0.92 -0.05, 0.92 0.1, 1 0.42, 0.7 0.2")
    pen.cut(tail, 1, 0.55, grad=0.3)
    pen.cut(soft("-0.2 -0.34, 0.05 -0.66, 0.42 -0.5, 0.4 -0.2"), 1, 0.6, angle=90)
    pen.cut(soft("-0.05 0.3, 0.1 0.56, 0.3 0.5, 0.3 0.22"), 1, 0.5, angle=90)
    body = soft(
        "-1 0.02, -0.7 -0.26, -0.25 -0.4, 0.25 -0.3, 0.6 -0.06, 0.6 0.08, 0.25 0.3, -0.3 0.37, -0.75 0.24"
    )
    pen.cut(body, 0, 0.6, grad=0.35)
    if double == "lantern":
        pen.lightbox(
            soft("-0.4 -0.22, 0 -0.28, 0.35 -0.12, 0.4 0.06, 0.1 0.22, -0.35 0.24"), "amber", 0.86, 0.9
        )
        for x in (-0.22, 0, 0.2):
            pen.cut(
                ribbon([(x - 0.02, -0.34), (x + 0.05, 0), (x - 0.02, 0.34)], [0.03, 0.035, 0.03]),
                0,
                0.3,
                clip=body,
                lift=2,
            )
    else:
        for j in range(4):
            for i in range(5):
                x, y = (-0.36 + i * 0.2 + j % 2 * 0.1, -0.21 + j * 0.14)
                pen.cut(
                    ring(x, y, 0.0, 0.105, -80, 80),
                    0 if (i + j) % 3 else 2,
                    0.48 + 0.12 * ((i + j) % 2),
                    lift=2,
                    bevel=3,
                    clip=body,
                )
    pen.cut(ring(-0.42, 0.0, 0.3, 0.335, -60, 60), 0, 0.25, lift=0, shadow=0, clip=body)
    pen.cut(ellipse(-0.68, -0.06, 0.1), "bone", 0.9, raw=True, lift=2)
    pen.cut(ellipse(-0.69, -0.055, 0.055), "soot", 0.05, raw=True, lift=0, shadow=0)


@motif
def octopus(pen: Pen, state: str = "", double: str = "") -> None:
    """An octopus; its arms may be a chandelier."""
    arms = [
        (-0.34, 0.16, -0.86, 0.1, -1.02, -0.3),
        (-0.26, 0.26, -0.74, 0.52, -1.0, 0.42),
        (-0.18, 0.32, -0.52, 0.8, -0.84, 0.98),
        (-0.06, 0.34, -0.18, 0.86, -0.36, 1.06),
        (0.06, 0.34, 0.16, 0.9, 0.34, 1.04),
        (0.18, 0.32, 0.5, 0.78, 0.82, 0.94),
        (0.26, 0.26, 0.76, 0.5, 1.0, 0.36),
        (0.34, 0.16, 0.86, 0.06, 1.0, -0.34),
    ]
    for i, (x0, y0, x1, y1, x2, y2) in enumerate(arms):
        c = curve([(x0, y0 - 0.1), (x0 * 1.4, y0 + 0.14), (x1, y1), (x2, y2)], False, 10)
        pen.cut(
            ribbon([(x0, y0 - 0.1), (x0 * 1.4, y0 + 0.14), (x1, y1), (x2, y2)], [0.22, 0.19, 0.12, 0.045]),
            0,
            0.46 + 0.07 * (i % 2),
            grad=0.25,
            bevel=9,
            lift=6,
        )
        for k in range(6, len(c) - 3, 5):
            pen.cut(
                ellipse(c[k][0], c[k][1] + 0.02, 0.035 * (1.25 - k / len(c))),
                1,
                0.85,
                lift=1,
                bevel=2,
                etch=0,
            )
        if double in ("chandelier", "candles"):
            pen.cut(ellipse(x2, y2 - 0.03, 0.085, 0.03), "amber", 0.62, raw=True, lift=2, bevel=2)
            pen.cut(
                rect(x2 - 0.035, y2 - 0.19, x2 + 0.035, y2 - 0.03), "bone", 0.88, raw=True, lift=2, bevel=3
            )
            flame(pen, x2, y2 - 0.2, 0.14)
    head = soft(
        "-0.36 0.3, -0.5 -0.06, -0.52 -0.5, -0.3 -0.86, 0 -0.96, 0.3 -0.86, 0.52 -0.5, "
        "0.5 -0.06, 0.36 0.3, 0 0.4"
    )
    pen.cut(head, 0, 0.58, grad=0.4, bevel=26, lift=10)
    for x, y, r in (
        (-0.22, -0.66, 0.08),
        (0.1, -0.74, 0.05),
        (0.26, -0.5, 0.07),
        (-0.34, -0.4, 0.05),
        (0.0, -0.5, 0.04),
    ):
        pen.cut(ellipse(x, y, r, r * 0.8), 1, 0.8, lift=1, bevel=3)
    for s in (-1, 1):
        pen.cut(ellipse(s * 0.23, 0.02, 0.14, 0.12), 0, 0.3, lift=2)
        pen.cut(ellipse(s * 0.23, 0.03, 0.1, 0.085), "amber", 0.86, raw=True, emit=0.35, lift=1, lit=0.2)
        pen.cut(ellipse(s * 0.23, 0.04, 0.075, 0.024), "soot", 0.03, raw=True, lift=0, shadow=0)
        pen.cut(
            blob((s * 0.23 - 0.13, 0.0), (s * 0.23, -0.11), (s * 0.23 + 0.13, 0.0), (s * 0.23, -0.03)),
            0,
            0.62,
            lift=3,
            bevel=4,
        )
    pen.cut(ribbon(trace("-0.12 0.22, 0 0.26, 0.12 0.22"), [0.006, 0.022, 0.006]), 0, 0.15, lift=0, shadow=0)


@motif
def jellyfish(pen: Pen, state: str = "", double: str = "") -> None:
    """A jellyfish; its bell may be a moon."""
    g = np.random.default_rng(4)
    for i in range(9):
        x, L, w = (-0.52 + i * 0.13, g.uniform(0.6, 1.1), g.uniform(0.03, 0.07))
        pen.cut(
            ribbon(
                [(x, 0.0)] + [(x + 0.08 * math.sin(k * 1.8 + i), L * k / 4) for k in range(1, 5)],
                [w, w * 1.2, w, w * 0.6, 0.008],
            ),
            (0, 1, 2)[i % 3],
            0.66 + 0.08 * (i % 2),
            lift=3,
            alpha=0.92,
            emit=0.1,
        )
    b = soft(
        "-0.78 0.06, -0.74 -0.42, -0.4 -0.84, 0 -0.96, 0.4 -0.84, 0.74 -0.42, 0.78 0.06, "
        "0.5 -0.04, 0.25 0.08, 0 -0.04, -0.25 0.08, -0.5 -0.04"
    )
    pen.lamp(0, -0.3, 0.8, pen.paints[0], 0.2)
    pen.cut(b, 0, 0.6, grad=0.4, bevel=24, lift=8, emit=0.12)
    for x, y, r in ((-0.36, -0.4, 0.1), (0, -0.6, 0.12), (0.36, -0.4, 0.1)):
        pen.cut(ellipse(x, y, r, r * 0.8), 2, 0.85, lift=2, emit=0.3)
    if double == "moon":
        pen.cut(ellipse(0, -0.36, 0.26), "bone", 0.95, raw=True, emit=0.4, lift=1)
