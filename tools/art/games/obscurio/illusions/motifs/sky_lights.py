"""Lights of the sky."""

import numpy as np

from .....outline import arc, edged, ellipse, moved, rect, ribbon, ring, soft, star, trace
from ..pen import Pen
from .details import eye, hands, ticks
from .motif import motif


@motif
def moon(pen: Pen, state: str = "full", double: str = "") -> None:
    """The moon, full or a crescent; it may be a clock, an eye, a boat."""
    if state == "crescent":
        cr = [np.vstack([arc(0, 0, 1, 1, 35, 325, 60), arc(0.42, 0, 0.72, 0.72, 307, 53, 40)])]
        pen.lamp(-0.4, 0, 1.3, "bone", 0.22)
        pen.cut(cr, 0, 0.82, grad=0.2, emit=0.25, mix=(pen.paints[1], 0.2))
        for x, y, r in ((-0.72, -0.2, 0.1), (-0.6, 0.38, 0.13), (-0.8, 0.1, 0.05), (-0.35, -0.72, 0.07)):
            pen.cut(ellipse(x, y, r), 0, 0.64, lift=0, shadow=0, relief=-1.2, bevel=4, clip=cr)
        if double == "boat":
            pen.cut(ribbon(trace("-0.45 0.02, 0.3 0.02, 0.98 0.02"), [0.05, 0.05, 0.03]), 1, 0.3)
            pen.cut(soft("0.92 0.08, 0.5 0.5, 0.02 0.62, 0 0.1"), 2, 0.72, grad=0.3)
            pen.cut(soft("0.78 -0.05, 0.42 -0.36, 0.02 -0.5, 0.02 -0.04"), 2, 0.52, grad=0.3)
        return
    pen.lamp(0, 0, 1.45, "bone", 0.2)
    disc = ellipse(0, 0, 1)
    pen.cut(disc, 0, 0.82, grad=0.16, emit=0.34, bevel=26, mix=(pen.paints[1], 0.18))
    if double == "clock":
        pen.cut(ring(0, 0, 0.86, 0.93), 1, 0.38, lift=1, bevel=3)
        pen = pen
        ticks(pen, 0.8, 0.22, 1)
        for x, y, r in ((-0.3, 0.3, 0.16), (0.32, -0.22, 0.11), (0.2, 0.42, 0.08), (-0.42, -0.2, 0.07)):
            pen.cut(ellipse(x, y, r), 0, 0.66, lift=0, shadow=0, relief=-1.2, bevel=5)
        hands(pen, 0.86, -118, -38, 0.12, 1)
    elif double == "eye":
        pen.cut(ellipse(0, 0, 0.62), 1, 0.5, relief=-0.6, lift=1, grad=0.3)
        for i in range(40):
            a = i * 9
            pen.cut(ring(0, 0, 0.3, 0.6, a, a + 3.2), 1, 0.66, lift=0, shadow=0, carve=0)
        pen.cut(ellipse(0, 0, 0.3), "soot", 0.1, raw=True, lift=0, shadow=0)
        pen.cut(ellipse(-0.16, -0.2, 0.11, 0.08), 0, 0.97, lift=0, shadow=0)
    else:
        for x, y, r in (
            (-0.35, -0.3, 0.24),
            (0.3, -0.42, 0.12),
            (0.42, 0.18, 0.2),
            (-0.12, 0.35, 0.16),
            (-0.55, 0.2, 0.09),
            (0.1, -0.02, 0.07),
        ):
            pen.cut(ellipse(x, y, r, r * 0.92), 0, 0.67, lift=0, shadow=0, relief=-1.3, bevel=6)


@motif
def star_(pen: Pen, state: str = "lit", double: str = "") -> None:
    """A star."""
    pen.lamp(0, 0, 0.9, pen.paints[0], 0.25)
    pen.cut(star(0, 0, 1, 8, 0.36), 0, 0.75, emit=0.3)
    pen.cut(star(0, 0, 0.62, 4, 0.3), 0, 0.95, emit=0.5, lift=2)


@motif
def sun(pen: Pen, state: str = "", double: str = "") -> None:
    """The sun; it may have a face or be a wheel."""
    pen.lamp(0, 0, 1.2, "amber", 0.3)
    for i in range(16):
        a = i * 22.5
        if i % 2:
            pen.cut(moved(edged("-0.1 -0.56, 0 -1, 0.1 -0.56"), 0, 0, 1, a), 0, 0.72, lift=3, emit=0.2)
        else:
            pen.cut(
                moved(soft("-0.07 -0.56, -0.12 -0.74, 0.04 -0.98, 0.02 -0.76, 0.08 -0.56"), 0, 0, 1, a),
                1,
                0.62,
                lift=3,
                emit=0.2,
            )
    pen.cut(ellipse(0, 0, 0.62), 0, 0.8, grad=0.3, bevel=22, emit=0.3)
    if double == "face":
        for s in (-1, 1):
            pen.cut(
                ribbon([(s * 0.12, -0.1), (s * 0.24, -0.04), (s * 0.36, -0.11)], [0.008, 0.035, 0.008]),
                1,
                0.16,
                lift=1,
            )
            pen.cut(ellipse(s * 0.3, 0.14, 0.09, 0.06), "ember", 0.66, raw=True, lift=0, shadow=0, alpha=0.7)
        pen.cut(soft("0 -0.1, 0.06 0.1, 0 0.14, -0.06 0.1"), 0, 0.95, lift=3)
        pen.cut(ribbon(trace("-0.18 0.26, 0 0.34, 0.18 0.26"), [0.008, 0.045, 0.008]), 1, 0.2, lift=1)
    elif double == "wheel":
        for i in range(6):
            pen.cut(moved(rect(-0.025, -0.56, 0.025, 0), 0, 0, 1, 60 * i), 1, 0.3, lift=3)
        pen.cut(ring(0, 0, 0.5, 0.6), 1, 0.4, lift=3)
        pen.cut(ellipse(0, 0, 0.12), 1, 0.5, lift=3)


@motif
def planet(pen: Pen, state: str = "", double: str = "") -> None:
    """A planet with its ring."""
    back = [np.vstack([arc(0, 0, 1.12, 0.3, 180, 360, 40), arc(0, 0, 0.84, 0.2, 360, 180, 40)])]
    fr = [np.vstack([arc(0, 0, 1.12, 0.3, 0, 180, 40), arc(0, 0, 0.84, 0.2, 180, 0, 40)])]
    pen.cut(moved(back, turn=-18), 1, 0.55, lift=3)
    d = ellipse(0, 0, 0.66)
    pen.cut(d, 0, 0.56, grad=0.5, bevel=26, lift=6)
    for k, y in enumerate((-0.36, -0.1, 0.16, 0.4)):
        pen.cut(
            moved(ribbon([(-0.7, y), (0, y + 0.05), (0.7, y)], [0.04, 0.09, 0.04]), turn=-18),
            k % 2,
            0.72 - 0.06 * k,
            clip=d,
            lift=1,
        )
    pen.cut(moved(fr, turn=-18), 1, 0.8, grad=0.3, lift=6, bevel=4)
    if double == "hat":
        pen.cut(
            moved(ribbon(trace("-0.6 -0.16, 0 -0.06, 0.6 -0.16"), 0.14), turn=-18), 2, 0.6, clip=d, lift=2
        )


@motif
def comet(pen: Pen, state: str = "", double: str = "") -> None:
    """A comet; it may have a face."""
    for k, (w, v) in enumerate(((0.62, 0.4), (0.42, 0.56), (0.24, 0.74))):
        pen.cut(
            ribbon(
                [(-0.52, 0.42), (0.1, 0.02), (0.6, -0.4), (1.05, -0.9 + 0.1 * k)], [w * 0.8, w, w * 0.6, 0.01]
            ),
            (1, 0, 0)[k],
            v,
            lift=3,
            alpha=0.9,
            emit=0.15,
            bevel=10,
        )
    pen.lamp(-0.56, 0.44, 0.6, "amber", 0.35)
    pen.cut(ellipse(-0.56, 0.44, 0.34), 0, 0.88, emit=0.4, lift=5, bevel=14)
    if double == "face":
        eye(pen, -0.66, 0.38, 0.07)
        eye(pen, -0.46, 0.38, 0.07)
        pen.cut(
            ribbon(trace("-0.66 0.54, -0.56 0.58, -0.46 0.54"), [0.005, 0.025, 0.005]),
            "soot",
            0.1,
            raw=True,
            lift=0,
            shadow=0,
        )
    else:
        pen.cut(star(-0.56, 0.44, 0.22, 5, 0.45), "bone", 1.0, raw=True, emit=0.6, lift=2)


@motif
def rainbow(pen: Pen, state: str = "", double: str = "") -> None:
    """A rainbow in the card's own paints, between two clouds."""
    for i, v in enumerate((0.5, 0.62, 0.74, 0.58, 0.7, 0.84)):
        r = 1.0 - 0.11 * i
        pen.cut(
            [np.vstack([arc(0, 0.5, r, r, 180, 360, 40), arc(0, 0.5, r - 0.12, r - 0.12, 360, 180, 40)])],
            i % 3,
            v,
            lift=3,
            bevel=5,
        )
    for s in (-1, 1):
        pen.cut(
            ellipse(s * 0.68, 0.52, 0.26, 0.17)
            + ellipse(s * 0.86, 0.56, 0.2, 0.13)
            + ellipse(s * 0.5, 0.58, 0.2, 0.12),
            "bone",
            0.9,
            raw=True,
            lift=6,
            bevel=8,
        )
