"""Small beasts: those that creep, hop, spin and hum."""

import math

from .....outline import blob, curve, edged, ellipse, moved, opening, ribbon, ring, soft, star, trace
from ..pen import Pen
from .details import eye, hands, ticks
from .motif import draw, motif


@motif
def snail(pen: Pen, state: str = "", double: str = "") -> None:
    """A snail; its shell may be a staircase or a house."""
    foot = soft(
        "-1 0.62, -0.96 0.46, -0.8 0.34, -0.84 0.1, -0.72 -0.02, -0.56 0.1, -0.5 0.34, "
        "-0.2 0.44, 0.5 0.44, 0.95 0.6, 1.12 0.74, 0.6 0.74, -0.6 0.74"
    )
    for x0, x1, y1 in ((-0.76, -0.98, -0.32), (-0.66, -0.68, -0.4)):
        pen.cut(ribbon([(x0, 0.04), ((x0 + x1) / 2 - 0.02, -0.15), (x1, y1)], [0.075, 0.055, 0.045]), 1, 0.6)
        pen.cut(ellipse(x1, y1 - 0.03, 0.065), 1, 0.75)
        pen.cut(ellipse(x1 - 0.02, y1 - 0.035, 0.03), "soot", 0.05, raw=True, lift=0, shadow=0)
    pen.cut(foot, 1, 0.58, grad=0.35)
    cx, cy = (0.12, -0.02)
    sh = ellipse(cx, cy, 0.68, 0.64)
    pen.cut(sh, 0, 0.5, grad=0.4, bevel=26, lift=10)
    turns, a0 = (2.4, 150)
    pts, wid = ([], [])
    for i in range(90):
        t = i / 89
        a = math.radians(a0 + t * 360 * turns)
        r = 0.64 * (1 - t) ** 0.85 + 0.02
        pts.append((cx + r * math.cos(a), cy + r * 0.95 * math.sin(a)))
        wid.append(0.05 * (1 - t) + 0.012)
    if double == "stairs":
        n = 34
        for i in range(n):
            t = i / n
            a = a0 + t * 360 * 2.05
            r1 = 0.645 * (1 - t) ** 0.8 + 0.06
            r0 = r1 - (0.2 * (1 - t) + 0.035)
            k = 21 * (1 + 0.5 * t)
            pen.cut(
                moved(ring(0, 0, max(r0, 0.01), r1, a, a + k), cx, cy),
                0 if i % 2 else 2,
                0.92 - 0.5 * (i % 2) - 0.1 * t,
                lift=5,
                bevel=4,
                grad=0.1,
            )
        pen.lightbox(moved(opening(0, 0.07, 0.05, 0.15), cx - 0.01, cy), "amber", 0.9, 1)
    else:
        pen.cut(ribbon(pts, wid, smooth=False), 0, 0.16, lift=0, shadow=0, relief=-0.5, bevel=4, clip=sh)
        if double == "house":
            for x, y, s in ((0.12, -0.42, 0.07), (0.44, -0.1, 0.07), (-0.2, -0.16, 0.06), (0.2, 0.3, 0.07)):
                pen.cut(opening(x, y + s, s * 1.5, s * 3.2), 0, 0.12, lift=2)
                pen.lightbox(opening(x, y + s * 0.7, s, s * 2.3), "amber", 0.88, 0.8)


@motif
def frog(pen: Pen, state: str = "", double: str = "") -> None:
    """A frog; it may be a king."""
    for s in (-1, 1):
        pen.cut(
            blob((s * 0.3, 0.3), (s * 0.8, 0.1), (s * 0.96, 0.5), (s * 0.7, 0.84), (s * 0.36, 0.8)),
            0,
            0.44,
            grad=0.3,
            lift=5,
            bevel=12,
        )
        pen.cut(blob((s * 0.5, 0.8), (s * 1.0, 0.78), (s * 1.04, 0.9), (s * 0.5, 0.92)), 0, 0.54, lift=4)
    pen.cut(
        soft("-0.52 0.1, 0 -0.06, 0.52 0.1, 0.5 0.7, 0 0.88, -0.5 0.7"), 0, 0.54, grad=0.35, bevel=20, lift=6
    )
    pen.cut(soft("-0.34 0.3, 0 0.22, 0.34 0.3, 0.3 0.72, 0 0.82, -0.3 0.72"), 1, 0.86, lift=2)
    for s in (-1, 1):
        pen.cut(ellipse(s * 0.32, -0.48, 0.2), 0, 0.58, lift=5)
        pen.cut(ellipse(s * 0.32, -0.5, 0.13), "amber", 0.88, raw=True, emit=0.3, lift=2)
        pen.cut(ellipse(s * 0.32, -0.5, 0.1, 0.035), "soot", 0.03, raw=True, lift=0, shadow=0)
        pen.cut(blob((s * 0.24, 0.5), (s * 0.36, 0.5), (s * 0.34, 0.88), (s * 0.16, 0.92)), 0, 0.64, lift=4)
    pen.cut(
        soft("-0.62 -0.2, -0.3 -0.42, 0 -0.38, 0.3 -0.42, 0.62 -0.2, 0.4 0.1, 0 0.2, -0.4 0.1"),
        0,
        0.62,
        grad=0.3,
        bevel=14,
        lift=6,
    )
    pen.cut(ribbon(trace("-0.5 -0.12, 0 0, 0.5 -0.12"), [0.008, 0.03, 0.008]), 0, 0.12, lift=0, shadow=0)
    if double == "king":
        draw(pen.at(0, -0.72, 0.3, paints=("amber", "ember", "bone"), key="light"), "crown")


@motif
def snake(pen: Pen, state: str = "", double: str = "") -> None:
    """A snake; its scales may be the ripples of a river."""
    pts = [
        (0.9, 0.9),
        (0.3, 0.96),
        (-0.5, 0.86),
        (-0.72, 0.54),
        (-0.3, 0.34),
        (0.4, 0.28),
        (0.66, 0.0),
        (0.36, -0.26),
        (-0.3, -0.32),
        (-0.56, -0.6),
        (-0.3, -0.84),
    ]
    body = ribbon(pts, [0.03, 0.14, 0.2, 0.22, 0.23, 0.23, 0.22, 0.21, 0.2, 0.18, 0.15])
    pen.cut(body, 0, 0.5, grad=0.3, bevel=12)
    c = curve(pts, False, 10)
    for i in range(6, len(c) - 6, 5):
        d = c[i + 1] - c[i]
        a = math.degrees(math.atan2(d[1], d[0]))
        if double == "river":
            pen.cut(
                moved(soft("-0.09 0, 0 -0.03, 0.09 0, 0 0.03"), c[i][0], c[i][1], 1, a),
                "bone",
                0.9,
                raw=True,
                lift=1,
                clip=body,
                etch=0,
            )
        else:
            pen.cut(
                moved(edged("-0.1 0, 0 -0.07, 0.1 0, 0 0.07"), c[i][0], c[i][1], 1, a),
                1,
                0.8,
                lift=1,
                clip=body,
                etch=0,
            )
    pen.cut(
        soft("-0.36 -0.72, -0.34 -0.92, -0.12 -1, 0.1 -0.9, 0.14 -0.78, -0.1 -0.72"),
        0,
        0.62,
        grad=0.2,
        lift=5,
    )
    pen.cut(ellipse(-0.08, -0.9, 0.045), "amber", 0.9, raw=True, lift=1, emit=0.3)
    pen.cut(
        ribbon(trace("0.12 -0.82, 0.26 -0.82, 0.36 -0.9"), [0.02, 0.02, 0.005])
        + ribbon(trace("0.24 -0.82, 0.36 -0.76"), [0.018, 0.005], False),
        2,
        0.7,
        lift=2,
    )


@motif
def spider(pen: Pen, state: str = "", double: str = "") -> None:
    """A spider on its thread; its belly may be a clock."""
    pen.cut(ribbon(trace("0 -1, 0 -0.3"), 0.014, False), "bone", 0.85, raw=True, lift=1, wobble=0)
    for s in (-1, 1):
        for k, (mx, my, ex, ey) in enumerate(
            (
                (0.5, -0.46, 0.86, -0.1),
                (0.62, -0.16, 0.96, 0.3),
                (0.6, 0.2, 0.84, 0.66),
                (0.42, 0.4, 0.56, 0.94),
            )
        ):
            pen.cut(
                ribbon([(s * 0.12, 0.06 + 0.06 * k), (s * mx, my), (s * ex, ey)], [0.06, 0.05, 0.014]),
                0,
                0.5,
                lift=4,
                bevel=3,
            )
    pen.cut(ellipse(0, 0.36, 0.36, 0.4), 0, 0.5, grad=0.4, bevel=18, lift=7)
    pen.cut(ellipse(0, -0.06, 0.22, 0.2), 0, 0.62, lift=6)
    if double == "clock":
        pen.cut(ellipse(0, 0.36, 0.26), "bone", 0.88, raw=True, lift=2)
        ticks(pen.at(0, 0.36, 0.25, key="full"), 0.95, 0.1, 1)
        hands(pen.at(0, 0.36, 0.25, key="full"), 0.95, -120, -30, 0.05, 1)
    else:
        pen.cut(star(0, 0.36, 0.2, 4, 0.4), 2, 0.8, lift=2)
    for s in (-1, 1):
        pen.cut(ellipse(s * 0.08, -0.08, 0.05), "amber", 0.9, raw=True, lift=1, emit=0.4)


@motif
def bee(pen: Pen, state: str = "", double: str = "") -> None:
    """A bee; its middle may be clockwork."""
    for s, r in ((-1, -28), (1, 24)):
        pen.cut(
            moved(soft("0 0, -0.34 -0.4, -0.2 -0.86, 0.1 -0.9, 0.22 -0.4"), s * 0.12, -0.2, 0.9, r),
            "bone",
            0.9,
            raw=True,
            alpha=0.9,
            lift=5,
        )
    b = soft("-0.8 0.1, -0.5 -0.24, 0 -0.32, 0.5 -0.2, 0.86 0.16, 0.5 0.42, 0 0.5, -0.5 0.4")
    pen.cut(b, "amber", 0.66, raw=True, grad=0.4, bevel=18)
    for x in (-0.06, 0.26, 0.58):
        pen.cut(
            ribbon([(x, -0.4), (x + 0.1, 0.1), (x, 0.6)], [0.14, 0.15, 0.13]),
            "soot",
            0.12,
            raw=True,
            clip=b,
            lift=1,
        )
    if double == "gears":
        draw(pen.at(0.1, 0.12, 0.34, paints=("rust", "amber", "bone")), "gear")
    eye(pen, -0.56, 0.02, 0.1, (-0.2, 0))
    for k in (-1, 1):
        pen.cut(
            ribbon([(-0.66, -0.14), (-0.84, -0.4), (-0.72 - 0.12 * k, -0.56)], [0.03, 0.025, 0.012]),
            "soot",
            0.15,
            raw=True,
            lift=2,
        )
    for x in (-0.3, 0, 0.3):
        pen.cut(
            ribbon([(x, 0.42), (x - 0.04, 0.62), (x - 0.14, 0.72)], [0.03, 0.025, 0.012]),
            "soot",
            0.15,
            raw=True,
            lift=2,
        )


@motif
def moth(pen: Pen, state: str = "", double: str = "") -> None:
    """A moth with eyes on its wings."""
    for s in (-1, 1):
        lo = blob((s * 0.05, 0.1), (s * 0.45, 0.15), (s * 0.7, 0.5), (s * 0.5, 0.82), (s * 0.2, 0.7))
        up = blob(
            (s * 0.05, -0.05),
            (s * 0.3, -0.5),
            (s * 0.8, -0.72),
            (s * 1.05, -0.5),
            (s * 0.85, -0.05),
            (s * 0.4, 0.22),
            (s * 0.05, 0.18),
        )
        pen.cut(lo, 1, 0.55, grad=0.3)
        pen.cut(ellipse(s * 0.44, 0.5, 0.13), 2, 0.8, lift=2)
        pen.cut(up, 0, 0.66, grad=0.3)
        pen.cut(
            ribbon([(s * 0.3, -0.44), (s * 0.55, -0.1), (s * 0.42, 0.16)], [0.05, 0.07, 0.03]),
            1,
            0.35,
            lift=2,
            clip=up,
        )
        pen.cut(ellipse(s * 0.62, -0.34, 0.19), 1, 0.4, lift=2)
        pen.cut(ellipse(s * 0.62, -0.34, 0.12), "amber", 0.85, raw=True, lift=2, emit=0.3)
        pen.cut(ellipse(s * 0.62, -0.34, 0.055), "soot", 0.05, raw=True, lift=0, shadow=0)
        pen.cut(
            ribbon([(s * 0.04, -0.34), (s * 0.16, -0.62), (s * 0.34, -0.82)], [0.04, 0.05, 0.01]),
            1,
            0.5,
            lift=3,
        )
    pen.cut(soft("0 -0.42, 0.12 -0.2, 0.12 0.3, 0 0.78, -0.12 0.3, -0.12 -0.2"), 1, 0.42, angle=0)
