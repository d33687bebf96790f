"""Things that hold somebody or something."""

import math

import numpy as np

from .....outline import blob, edged, ellipse, points, poly, rect, ribbon, ring, soft, trace
from ..pen import Pen
from .details import panes
from .motif import draw, motif


@motif
def armchair(pen: Pen, state: str = "", double: str = "") -> None:
    """An armchair; its back may be a mountain."""
    for s in (-1, 1):
        pen.cut(poly((s * 0.6, 0.74), (s * 0.76, 0.74), (s * 0.72, 1.0), (s * 0.64, 1.0)), 1, 0.3, lift=4)
    back = soft(
        "-0.56 0.4, -0.66 -0.2, -0.58 -0.72, -0.26 -0.9, 0 -0.94, 0.26 -0.9, 0.58 -0.72, 0.66 -0.2, 0.56 0.4"
    )
    if double == "mountain":
        back = edged(
            "-0.74 0.5, -0.66 0, -0.46 -0.36, -0.36 -0.3, -0.06 -1, 0.1 -0.76, 0.18 -0.8, "
            "0.44 -0.34, 0.54 -0.4, 0.7 0.05, 0.74 0.5"
        )
        pen.cut(back, 0, 0.5, grad=0.45, bevel=14, lift=10)
        pen.cut(
            edged(
                "-0.36 -0.34, -0.06 -1.02, 0.1 -0.78, 0.18 -0.82, 0.36 -0.48, 0.22 -0.4, "
                "0.12 -0.54, -0.02 -0.34, -0.14 -0.5, -0.24 -0.3"
            ),
            "bone",
            0.95,
            raw=True,
            lift=3,
            clip=back,
        )
        pen.cut(
            edged(
                "-0.06 -1, 0.1 -0.76, 0.18 -0.8, 0.44 -0.34, 0.54 -0.4, 0.7 0.05, 0.74 0.5, "
                "0.16 0.5, 0.06 -0.2"
            ),
            0,
            0.3,
            lift=0,
            shadow=0,
            alpha=0.55,
            clip=back,
        )
    else:
        pen.cut(back, 0, 0.46, grad=0.4, bevel=22, lift=10)
        for j in range(3):
            for i in range(3 - j % 2):
                x, y = (-0.3 + i * 0.3 + j % 2 * 0.15, -0.62 + j * 0.26)
                pen.cut(ellipse(x, y, 0.035), 2, 0.8, lift=2, bevel=2)
                for a in (35, 145, 215, 325):
                    b = math.radians(a)
                    pen.cut(
                        ribbon(
                            [(x, y), (x + 0.17 * math.cos(b), y + 0.15 * math.sin(b))], [0.016, 0.003], False
                        ),
                        0,
                        0.2,
                        lift=0,
                        shadow=0,
                        etch=0,
                    )
    pen.cut(
        soft("-0.56 0.16, 0 0.08, 0.56 0.16, 0.6 0.46, 0 0.52, -0.6 0.46"),
        0,
        0.66,
        grad=0.25,
        bevel=16,
        lift=6,
    )
    pen.cut(blob((-0.62, 0.42), (0.62, 0.42), (0.62, 0.78), (-0.62, 0.78), steps=4), 0, 0.4, lift=4, angle=90)
    for s in (-1, 1):
        pen.cut(
            blob(
                (s * 0.52, 0.0),
                (s * 0.7, -0.1),
                (s * 0.9, -0.02),
                (s * 0.92, 0.3),
                (s * 0.84, 0.8),
                (s * 0.56, 0.8),
            ),
            0,
            0.52,
            grad=0.3,
            bevel=14,
            lift=7,
        )
        pen.cut(ring(s * 0.72, 0.08, 0.05, 0.12), 0, 0.74, lift=2, bevel=4)


@motif
def bed(pen: Pen, state: str = "", double: str = "") -> None:
    """A bed; it may be a ship."""
    for x, h in ((-0.92, -0.62), (0.92, -0.2)):
        pen.cut(ribbon([(x, h), (x, 0.8)], 0.12, False), 0, 0.46, lift=4, angle=90)
        pen.cut(ellipse(x, h - 0.05, 0.1), 0, 0.7, lift=4)
    pen.cut(blob((-0.9, -0.46), (-0.74, -0.5), (-0.72, 0.5), (-0.9, 0.5), steps=3), 0, 0.56, lift=4)
    if double == "ship":
        pen.cut(
            soft("-1.1 0.2, -0.5 0.34, 0.5 0.34, 1.14 0.14, 0.84 0.66, 0.3 0.84, -0.4 0.84, -0.9 0.64"),
            0,
            0.42,
            grad=0.3,
            lift=6,
            angle=0,
        )
        pen.cut(ribbon(trace("0.1 0.2, 0.1 -1"), [0.06, 0.04], False), 0, 0.4, lift=4)
        pen.cut(
            soft("0.14 -0.9, 0.6 -0.56, 0.72 -0.06, 0.14 -0.04"), "bone", 0.86, raw=True, lift=5, grad=0.3
        )
    pen.cut(blob((-0.84, 0.06), (0.86, 0.1), (0.9, 0.42), (-0.88, 0.44), steps=4), 1, 0.86, lift=5)
    pen.cut(
        soft("-0.8 -0.12, -0.5 -0.2, -0.34 -0.02, -0.5 0.12, -0.8 0.1"),
        "bone",
        0.95,
        raw=True,
        lift=5,
        bevel=9,
    )
    q = soft("-0.34 0.06, -0.1 -0.14, 0.4 -0.04, 0.86 0.06, 0.92 0.5, 0.5 0.58, -0.2 0.56, -0.4 0.4")
    pen.cut(q, 2, 0.56, grad=0.35, bevel=16, lift=6)
    for i in range(4):
        for j in range(3):
            if (i + j) % 2 == 0:
                pen.cut(
                    poly(
                        (-0.3 + i * 0.3, 0.0 + j * 0.2),
                        (-0.02 + i * 0.3, 0.02 + j * 0.2),
                        (0 + i * 0.3, 0.2 + j * 0.2),
                        (-0.3 + i * 0.3, 0.2 + j * 0.2),
                    ),
                    1,
                    0.72,
                    lift=1,
                    clip=q,
                    bevel=4,
                )


@motif
def mirror(pen: Pen, state: str = "", double: str = "") -> None:
    """A hand mirror; it may show a face or a lake."""
    pen.cut(soft("-0.1 0.5, 0.1 0.5, 0.13 0.95, 0 1.04, -0.13 0.95"), 0, 0.56, lift=5)
    pen.cut(ellipse(0, -0.22, 0.66, 0.76), 0, 0.6, grad=0.35, bevel=14)
    for i in range(18):
        a = math.radians(i * 20)
        pen.cut(ellipse(0.62 * math.cos(a), -0.22 + 0.71 * math.sin(a), 0.06), 0, 0.78, lift=3, bevel=4)
    g = ellipse(0, -0.22, 0.5, 0.6)
    pen.cut(g, 2, 0.5, relief=-0.8, lift=1, grad=0.5, toward=-60)
    if double == "face":
        pen.cut(
            soft(
                "-0.2 0.5, -0.16 0.2, -0.3 -0.05, -0.24 -0.4, 0.06 -0.56, 0.26 -0.4, 0.28 -0.18, "
                "0.38 -0.04, 0.28 0.02, 0.3 0.14, 0.14 0.2, 0.2 0.5"
            ),
            "soot",
            0.16,
            raw=True,
            clip=g,
            lift=3,
        )
        pen.cut(ellipse(0.12, -0.22, 0.035), "amber", 0.9, raw=True, lift=0, shadow=0, emit=0.4)
    elif double == "lake":
        pen.cut(soft("-0.6 0, -0.2 -0.1, 0.2 0.02, 0.6 -0.08, 0.6 0.6, -0.6 0.6"), 2, 0.22, clip=g, lift=2)
        draw(pen.at(0.12, -0.42, 0.14, paints=("bone", "bone", "bone")), "moon", "full")
        for k in range(3):
            pen.cut(
                ribbon(
                    [(0.12 - 0.1 - 0.04 * k, 0.08 + 0.1 * k), (0.12 + 0.1 + 0.04 * k, 0.08 + 0.1 * k)],
                    0.02,
                    False,
                ),
                "bone",
                0.9,
                raw=True,
                clip=g,
                lift=0,
                shadow=0,
            )
    else:
        pen.cut(
            ribbon(trace("-0.3 -0.1, -0.16 -0.5, -0.02 -0.66"), [0.02, 0.08, 0.01]),
            "bone",
            0.95,
            raw=True,
            alpha=0.6,
            lift=0,
            shadow=0,
            clip=g,
        )
        pen.cut(
            ribbon(trace("0.1 0.2, 0.26 -0.1, 0.34 -0.36"), [0.01, 0.05, 0.01]),
            "bone",
            0.95,
            raw=True,
            alpha=0.45,
            lift=0,
            shadow=0,
            clip=g,
        )


@motif
def suitcase(pen: Pen, state: str = "closed", double: str = "") -> None:
    """A suitcase, closed or open; it may hold a town or the sea."""
    if state == "open":
        lid = edged("-0.92 -0.02, -0.8 -0.92, 0.8 -0.92, 0.92 -0.02")
        pen.cut(lid, 0, 0.44, grad=0.3, lift=10)
        pen.cut(
            edged("-0.82 -0.06, -0.72 -0.82, 0.72 -0.82, 0.82 -0.06"), 1, 0.5, relief=-0.8, lift=1, bevel=10
        )
        if double == "sea":
            sky = edged("-0.82 -0.06, -0.72 -0.82, 0.72 -0.82, 0.82 -0.06")
            pen.cut(sky, 2, 0.4, lift=0, shadow=0, grad=0.6, toward=90)
            pen.lamp(0.3, -0.5, 0.5, "bone", 0.3)
            pen.cut(ellipse(0.34, -0.5, 0.17), "bone", 0.93, raw=True, emit=0.4, lift=1, clip=sky)
            for k in range(4):
                y = 0.02 + 0.085 * k
                xs = np.linspace(-1, 1, 70)
                top = np.stack([xs, y - 0.06 * np.abs(np.sin(xs * (8 + k) + k * 2.0)) ** 0.7], 1)
                if k == 2:
                    draw(pen.at(-0.34, 0.0, 0.3, turn=-6, paints=("bone",) * 3, key="light"), "boat", "paper")
                pen.cut(
                    [np.vstack([top, points([(1, 0.5), (-1, 0.5)])])],
                    2,
                    0.66 - 0.09 * k,
                    lift=5,
                    grad=0.2,
                    toward=-90,
                )
            for x in (-0.6, 0.2, 0.66):
                pen.cut(
                    ribbon([(x, 0.3), (x + 0.03, 0.5), (x - 0.02, 0.72 + 0.1 * x)], [0.08, 0.06, 0.02]),
                    2,
                    0.72,
                    lift=3,
                )
        pen.cut(
            edged("-1 0.22, 1 0.22, 0.96 0.92, -0.96 0.92"), 0, 0.54, grad=0.3, bevel=14, lift=10, angle=0
        )
        y0 = 0.22
    else:
        pen.cut(ribbon(trace("-0.26 -0.42, -0.24 -0.7, 0.24 -0.7, 0.26 -0.42"), [0.09] * 4), 1, 0.4, lift=4)
        pen.cut(
            blob(
                (-1.0, -0.36),
                (-0.96, -0.46),
                (0.96, -0.46),
                (1.0, -0.36),
                (1.0, 0.78),
                (0.96, 0.86),
                (-0.96, 0.86),
                (-1.0, 0.78),
                steps=3,
            ),
            0,
            0.54,
            grad=0.35,
            bevel=16,
            lift=9,
            angle=0,
        )
        y0 = -0.4
        pen.cut(rect(-1, 0.1, 1, 0.14), 0, 0.2, lift=0, shadow=0)
    for x in (-0.6, 0.6):
        pen.cut(rect(x - 0.08, y0, x + 0.08, 0.9), 1, 0.42, lift=3, angle=90)
        pen.cut(rect(x - 0.1, 0.36, x + 0.1, 0.52), "amber", 0.66, raw=True, lift=3)
    for s in (-1, 1):
        pen.cut(poly((s * 1.0, 0.92), (s * 0.74, 0.92), (s * 1.0, 0.64)), 1, 0.5, lift=3)
    if state != "open" and double == "town":
        for x in (-0.3, 0, 0.3):
            panes(pen, [(x, 0.0), (x, 0.5)], 0.075)


@motif
def cage(pen: Pen, state: str = "", double: str = "") -> None:
    """A cage; it may hold the moon or a heart."""
    inside = blob(
        (-0.6, 0.66),
        (-0.62, -0.1),
        (-0.42, -0.5),
        (0, -0.72),
        (0.42, -0.5),
        (0.62, -0.1),
        (0.6, 0.66),
        steps=8,
    )
    pen.cut(inside, 1, 0.16, lift=3, alpha=0.55, edge=0)
    if double == "moon":
        draw(pen.at(0.0, 0.06, 0.36, paints=("bone", "bone", "bone"), key="full"), "moon", "full")
    elif double == "heart":
        draw(pen.at(0, 0.1, 0.36, paints=("ember", "rose", "amber"), key="full"), "heart")
    else:
        draw(pen.at(0.02, 0.12, 0.34, paints=(pen.paints[2],) * 3, key="light"), "bird")
        pen.cut(ribbon(trace("-0.3 0.34, 0.3 0.34"), 0.035, False), 0, 0.5, lift=2)
    for i in range(7):
        x = -0.6 + i * 0.2
        pen.cut(
            ribbon(
                [(x, 0.7), (x * 1.03, -0.1), (x * 0.72, -0.48), (x * 0.1, -0.74)], [0.035, 0.032, 0.03, 0.026]
            ),
            0,
            0.66 + 0.06 * (i % 2),
            lift=4,
            bevel=3,
        )
    for y, w in ((0.66, 0.66), (0.12, 0.64)):
        pen.cut(ribbon([(-w, y), (0, y + 0.06), (w, y)], [0.05, 0.06, 0.05]), 0, 0.74, lift=3)
    pen.cut(blob((-0.7, 0.7), (0.7, 0.7), (0.64, 0.92), (-0.64, 0.92), steps=3), 0, 0.56, grad=0.3, lift=5)
    pen.cut(ring(0, -0.84, 0.06, 0.14), 0, 0.66, lift=4)
