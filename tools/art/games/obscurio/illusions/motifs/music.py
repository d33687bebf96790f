"""Things that sound."""

import math

from .....outline import blob, edged, ellipse, moved, opening, rect, ribbon, ring, soft, trace
from ..pen import Pen
from .details import panes
from .motif import motif


@motif
def bell(pen: Pen, state: str = "", double: str = "") -> None:
    """A bell; it may be a flower."""
    pen.cut(ellipse(0, 0.72, 0.13, 0.18), 1, 0.4)
    pen.cut(ring(0, -0.85, 0.08, 0.17), 0, 0.6)
    b = soft(
        "-0.12 -0.74, -0.4 -0.5, -0.48 0, -0.62 0.4, -0.84 0.62, -0.5 0.66, 0 0.7, 0.5 0.66, "
        "0.84 0.62, 0.62 0.4, 0.48 0, 0.4 -0.5, 0.12 -0.74"
    )
    pen.cut(b, 0, 0.62, grad=0.45, bevel=24)
    for y, w in ((-0.3, 0.47), (0.36, 0.66)):
        pen.cut(ribbon([(-w, y), (0, y + 0.1), (w, y)], [0.03, 0.045, 0.03]), 0, 0.86, clip=b, lift=2)
    if double == "flower":
        pen.cut(ribbon(trace("0 -0.8, 0.05 -1.1, 0.35 -1.3"), [0.06, 0.06, 0.05]), 1, 0.5, lift=4)
        for x in (-0.55, 0, 0.55):
            pen.cut(
                blob((x - 0.28, 0.55), (x - 0.2, 0.85), (x, 0.98), (x + 0.2, 0.85), (x + 0.28, 0.55)),
                0,
                0.76,
                lift=4,
            )


@motif
def cello(pen: Pen, state: str = "", double: str = "") -> None:
    """A cello; it may be a house."""
    body = soft(
        "0 -0.3, 0.26 -0.32, 0.42 -0.14, 0.34 0.08, 0.26 0.2, 0.36 0.34, 0.54 0.56, 0.46 0.86, "
        "0.2 0.98, 0 1, -0.2 0.98, -0.46 0.86, -0.54 0.56, -0.36 0.34, -0.26 0.2, -0.34 0.08, "
        "-0.42 -0.14, -0.26 -0.32"
    )
    pen.cut(body, 0, 0.36, bevel=22, lift=10)
    pen.cut(moved(body, 0, 0.03, 0.9), 0, 0.6, grad=0.4, bevel=20, lift=3)
    if double == "house":
        panes(pen, [(-0.24, -0.1), (0.24, -0.1), (-0.3, 0.62), (0.3, 0.62)], 0.085)
        pen.cut(opening(0, 0.92, 0.15, 0.42), 1, 0.15, lift=3)
        pen.lightbox(opening(0, 0.92, 0.11, 0.34), "amber", 0.88, 0.9)
        pen.cut(rect(0.3, -0.44, 0.4, -0.2), 1, 0.4, lift=3)
    for s in (-1, 1):
        pen.cut(
            ribbon(
                [(s * 0.17, 0.06), (s * 0.24, 0.16), (s * 0.17, 0.32), (s * 0.23, 0.44)],
                [0.02, 0.045, 0.045, 0.02],
            ),
            "soot",
            0.04,
            raw=True,
            lift=0,
            shadow=0,
        )
    pen.cut(rect(-0.14, 0.42, 0.14, 0.47), 1, 0.8, lift=3)
    pen.cut(edged("-0.05 -1, 0.05 -1, 0.075 0.2, -0.075 0.2"), 1, 0.24, lift=5, angle=90)
    for k in (-1.5, -0.5, 0.5, 1.5):
        pen.cut(
            rect(k * 0.025 - 0.004, -0.92, k * 0.025 + 0.004, 0.6),
            "bone",
            0.95,
            raw=True,
            lift=0,
            shadow=0,
            wobble=0,
        )
    for s, y in ((-1, -0.9), (1, -0.84), (-1, -0.78), (1, -0.72)):
        pen.cut(ellipse(s * 0.14, y, 0.055, 0.035), 0, 0.55, lift=3)
    pen.cut(ring(0, -1.06, 0.03, 0.1), 0, 0.62, lift=4)


@motif
def drum(pen: Pen, state: str = "", double: str = "") -> None:
    """A drum; its skin may be the moon."""
    b = blob(
        (-0.8, -0.34), (0.8, -0.34), (0.8, 0.44), (0.5, 0.64), (0, 0.72), (-0.5, 0.64), (-0.8, 0.44), steps=6
    )
    pen.cut(b, 0, 0.52, grad=0.4, bevel=18, lift=8)
    for i in range(7):
        x = -0.75 + i * 0.25
        pen.cut(
            ribbon([(x, -0.24), (x + 0.125, 0.56), (x + 0.25, -0.24)], 0.022, False),
            "bone",
            0.9,
            raw=True,
            lift=2,
            clip=b,
            wobble=0,
        )
    pen.cut(ribbon(trace("-0.8 0.4, -0.4 0.62, 0 0.68, 0.4 0.62, 0.8 0.4"), 0.12), 1, 0.7, lift=4)
    pen.cut(ellipse(0, -0.34, 0.82, 0.26), 1, 0.7, lift=5)
    pen.cut(ellipse(0, -0.36, 0.7, 0.19), "bone", 0.88, raw=True, lift=1, relief=-0.5)
    if double == "moon":
        for x, y, r in ((-0.2, -0.38, 0.08), (0.16, -0.32, 0.06), (0.3, -0.42, 0.05)):
            pen.cut(ellipse(x, y, r, r * 0.4), "bone", 0.66, raw=True, lift=0, shadow=0)
    for s, r in ((-1, 32), (1, -28)):
        pen.cut(
            moved(
                ribbon(trace("0 0, 0 -0.8"), [0.05, 0.04], False) + ellipse(0, 0, 0.08, 0.11),
                s * 0.2,
                -0.42,
                0.9,
                r * s * -1 if s > 0 else r,
            ),
            2,
            0.62,
            lift=5,
        )


@motif
def harp(pen: Pen, state: str = "", double: str = "") -> None:
    """A harp; its neck may be a swan."""
    for k in range(9):
        x = -0.46 + k * 0.12
        pen.cut(
            rect(x - 0.006, -0.72 + 0.3 * math.sin(k * 0.38) ** 2 - 0.06 * (k > 6), x + 0.006, 0.7 - 0.1 * k),
            "bone",
            0.95,
            raw=True,
            lift=1,
            wobble=0,
        )
    pen.cut(
        edged("-0.62 0.84, -0.46 0.7, 0.62 -0.26, 0.72 -0.1, -0.3 0.92"), 0, 0.46, grad=0.3, lift=6, angle=135
    )
    pen.cut(ribbon(trace("-0.58 0.86, -0.6 -0.1, -0.56 -0.7"), [0.12, 0.1, 0.1]), 0, 0.64, lift=6, angle=90)
    if double == "swan":
        pen.cut(
            ribbon(
                trace("0.68 -0.2, 0.66 -0.56, 0.4 -0.7, 0.12 -0.5, -0.24 -0.5, -0.56 -0.76"),
                [0.18, 0.17, 0.16, 0.14, 0.13, 0.14],
            ),
            "bone",
            0.85,
            raw=True,
            lift=7,
            bevel=10,
        )
        pen.cut(
            soft("-0.54 -0.9, -0.46 -0.66, -0.66 -0.6, -0.78 -0.7, -0.72 -0.86"),
            "bone",
            0.9,
            raw=True,
            lift=5,
        )
        pen.cut(edged("-0.74 -0.8, -1 -0.66, -0.72 -0.66"), "ember", 0.6, raw=True, lift=3)
        pen.cut(ellipse(-0.64, -0.79, 0.025), "soot", 0.03, raw=True, lift=0, shadow=0)
    else:
        pen.cut(
            ribbon(
                trace("0.68 -0.2, 0.62 -0.56, 0.3 -0.62, 0 -0.54, -0.3 -0.66, -0.56 -0.8"),
                [0.15, 0.14, 0.12, 0.11, 0.12, 0.14],
            ),
            0,
            0.7,
            lift=7,
        )
        pen.cut(ring(-0.56, -0.86, 0.03, 0.12), 0, 0.8, lift=4)
    pen.cut(blob((-0.8, 0.84), (0.0, 0.84), (0.06, 1.0), (-0.84, 1.0), steps=3), 0, 0.5, lift=5)
