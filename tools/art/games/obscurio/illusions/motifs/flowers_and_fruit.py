"""Flowers and fruit."""

import math

from .....outline import blob, edged, ellipse, moved, opening, ribbon, ring, soft, trace
from ..pen import Pen
from .details import eye, hands, panes, ticks
from .motif import motif


@motif
def sunflower(pen: Pen, state: str = "", double: str = "", stem: bool = True) -> None:
    """A sunflower; its middle may be a clock or a lion."""
    if stem:
        pen.cut(
            ribbon(trace("0 0.3, 0.06 0.7, 0 1.1"), [0.1, 0.09, 0.1]), "moss", 0.5, raw=True, lift=3, angle=90
        )
    for layer, (n, r, v) in enumerate(((16, 0.98, 0.52), (16, 0.86, 0.7))):
        for i in range(n):
            a = (i + 0.5 * layer) * 360 / n
            pen.cut(
                moved(blob((0, -0.3), (0.13, -0.6), (0, -r), (-0.13, -0.6)), 0, 0, 1, a),
                0,
                v + 0.05 * (i % 2),
                lift=4,
                bevel=6,
                angle=int(a),
            )
    pen.cut(ellipse(0, 0, 0.5), 1, 0.34, grad=0.3, bevel=14, lift=5)
    if double == "clock":
        pen.cut(ellipse(0, 0, 0.42), "bone", 0.86, raw=True, lift=2, relief=-0.5)
        ticks(pen.at(0, 0, 0.4, key="full"), 0.92, 0.1, 1)
        hands(pen.at(0, 0, 0.4, key="full"), 0.95, -140, -50, 0.06, 1)
    elif double == "lion":
        pen.cut(
            soft("-0.34 -0.2, 0 -0.36, 0.34 -0.2, 0.36 0.14, 0.16 0.42, -0.16 0.42, -0.36 0.14"),
            0,
            0.72,
            lift=4,
            bevel=14,
        )
        for s in (-1, 1):
            eye(pen, s * 0.16, -0.04, 0.07)
        pen.cut(edged("-0.1 0.12, 0.1 0.12, 0 0.24"), "soot", 0.1, raw=True, lift=2)
        pen.cut(
            ribbon(trace("-0.14 0.3, 0 0.26, 0.14 0.3"), [0.005, 0.02, 0.005]),
            "soot",
            0.1,
            raw=True,
            lift=0,
            shadow=0,
        )
    else:
        g = 2.39996
        for i in range(46):
            r = 0.44 * math.sqrt(i / 46)
            pen.cut(
                ellipse(r * math.cos(i * g), r * math.sin(i * g), 0.035),
                "amber",
                0.5 + 0.3 * (i % 3) / 3,
                raw=True,
                lift=1,
                bevel=2,
                etch=0,
            )


@motif
def rose(pen: Pen, state: str = "", double: str = "") -> None:
    """A rose; its heart may be an eye."""
    pen.cut(
        ribbon(trace("0.02 0.2, 0.1 0.6, -0.02 1.04"), [0.07, 0.06, 0.06]), "moss", 0.46, raw=True, lift=3
    )
    for s, y in ((-1, 0.62), (1, 0.48)):
        pen.cut(
            blob((0.06, y), (s * 0.26, y - 0.2), (s * 0.56, y - 0.12), (s * 0.3, y + 0.1)),
            "moss",
            0.56,
            raw=True,
            lift=4,
            angle=22,
        )
    for k, (r, n) in enumerate(((0.66, 5), (0.52, 5), (0.38, 4), (0.24, 3))):
        for i in range(n):
            a = math.radians(i * 360 / n + 30 * k)
            x, y = (0.34 * r * math.cos(a), -0.3 + 0.34 * r * math.sin(a))
            pen.cut(
                ellipse(x + r * 0.4 * math.cos(a), y + r * 0.36 * math.sin(a), r * 0.56, r * 0.5),
                0,
                0.46 + 0.11 * k + 0.05 * (i % 2),
                lift=5,
                bevel=9,
                grad=0.2,
            )
    if double == "eye":
        pen.cut(soft("-0.22 -0.3, 0 -0.44, 0.22 -0.3, 0 -0.18"), "bone", 0.95, raw=True, lift=2)
        eye(pen, 0, -0.31, 0.12, (0, 0), False)
    else:
        c = [
            (0 + (0.14 - 0.016 * t) * math.cos(t * 0.9), -0.3 + (0.14 - 0.016 * t) * math.sin(t * 0.9))
            for t in range(9)
        ]
        pen.cut(ribbon(c, [0.01, 0.03, 0.02]), 0, 0.2, lift=0, shadow=0)


@motif
def pear(pen: Pen, state: str = "", double: str = "") -> None:
    """A pear; it may be a house."""
    b = soft(
        "0 -0.62, 0.2 -0.52, 0.28 -0.2, 0.54 0.14, 0.62 0.5, 0.36 0.86, 0 0.92, -0.36 0.86, "
        "-0.62 0.5, -0.54 0.14, -0.28 -0.2, -0.2 -0.52"
    )
    pen.cut(
        ribbon(trace("0 -0.56, 0.04 -0.8, 0.14 -0.96"), [0.07, 0.06, 0.05]), "rust", 0.4, raw=True, lift=4
    )
    pen.cut(soft("0.06 -0.74, 0.3 -0.98, 0.66 -0.9, 0.4 -0.68"), "moss", 0.62, raw=True, lift=5, angle=22)
    pen.cut(b, 0, 0.58, grad=0.42, bevel=28, lift=9)
    if double == "house":
        panes(pen, [(-0.2, 0.06), (0.2, 0.06)], 0.1)
        pen.cut(opening(0, 0.9, 0.17, 0.46), 1, 0.14, lift=3)
        pen.lightbox(opening(0, 0.9, 0.12, 0.37), "amber", 0.9, 0.9)
    elif double == "moon":
        pen.cut(ring(0, 0.3, 0.0, 0.36), "bone", 0.9, raw=True, emit=0.3, lift=1)
    else:
        for x, y in ((-0.2, 0.3), (0.1, 0.5), (0.26, 0.2), (-0.06, 0.06), (-0.3, 0.6)):
            pen.cut(ellipse(x, y, 0.025), 1, 0.5, lift=0, shadow=0)
