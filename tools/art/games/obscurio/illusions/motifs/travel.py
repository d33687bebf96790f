"""Ways to get somewhere."""

import math

from .....outline import arc, blob, edged, ellipse, poly, rect, ribbon, soft, trace
from ..pen import Pen
from .details import smoke
from .motif import motif


@motif
def boat(pen: Pen, state: str = "paper", double: str = "") -> None:
    """A boat, folded from paper or under sail."""
    if state == "paper":
        pen.cut(edged("-0.34 0.14, 0 -0.72, 0.34 0.14"), 0, 0.8, toward=180, grad=0.3)
        pen.cut(edged("0 -0.72, 0.34 0.14, 0.02 0.14"), 0, 0.58, lift=0, shadow=0)
        pen.cut(edged("-1 -0.06, -0.3 0.1, 0 0.04, 0.3 0.1, 1 -0.06, 0.6 0.5, -0.6 0.5"), 0, 0.74, grad=0.3)
        pen.cut(edged("0 0.06, 0.3 0.1, 1 -0.06, 0.6 0.5, 0.05 0.5"), 0, 0.55, lift=0, shadow=0)
        pen.cut(edged("-0.62 0.5, -0.3 0.1, -0.2 0.5"), 0, 0.9, lift=0, shadow=0)
        return
    pen.cut(ribbon(trace("0 0.2, 0 -1"), [0.06, 0.04], False), 1, 0.4)
    pen.cut(soft("0.05 -0.9, 0.5 -0.5, 0.62 0.05, 0.05 0.1"), 2, 0.72, grad=0.3)
    pen.cut(soft("-0.05 -0.75, -0.35 -0.3, -0.45 0.05, -0.05 0.08"), 2, 0.58, grad=0.3)
    pen.cut(
        soft("-1 0.1, -0.5 0.2, 0 0.22, 0.5 0.2, 1 0.05, 0.75 0.5, 0.3 0.62, -0.4 0.62, -0.8 0.45"),
        0,
        0.5,
        grad=0.3,
        angle=0,
    )


@motif
def train(pen: Pen, state: str = "", double: str = "", cars: int = 3) -> None:
    """A train; it may be a caterpillar."""
    xs = [-0.66 + 0.64 * i for i in range(cars)]
    for i, x in enumerate(xs[1:], 1):
        y = 0.06 * math.sin(i * 1.7)
        pen.cut(rect(x - 0.38, 0.28 + y, x - 0.24, 0.36 + y), "soot", 0.2, raw=True, lift=2)
        body = (
            ellipse(x, 0.18 + y, 0.31, 0.34)
            if double == "caterpillar"
            else blob(
                (x - 0.3, -0.12 + y), (x + 0.3, -0.12 + y), (x + 0.3, 0.42 + y), (x - 0.3, 0.42 + y), steps=3
            )
        )
        pen.cut(body, i % 2, 0.56, grad=0.35, bevel=16, lift=7)
        for q in (-0.13, 0.13):
            pen.cut(rect(x + q - 0.085, -0.02 + y, x + q + 0.085, 0.2 + y), 1, 0.16, lift=1)
            pen.lightbox(rect(x + q - 0.06, 0.0 + y, x + q + 0.06, 0.18 + y), "amber", 0.88, 0.6)
        for q in (-0.16, 0.16):
            pen.cut(ellipse(x + q, 0.5 + y, 0.12), 2, 0.3, lift=4)
            pen.cut(ellipse(x + q, 0.5 + y, 0.06), "amber", 0.7, raw=True, lift=1)
    x = xs[0]
    if double == "caterpillar":
        pen.cut(ellipse(x, 0.1, 0.38, 0.4), 0, 0.6, grad=0.35, bevel=18, lift=8)
        for s in (-1, 1):
            pen.cut(
                ribbon(
                    [(x + s * 0.12, -0.2), (x + s * 0.22, -0.46), (x + s * 0.34, -0.56)], [0.05, 0.04, 0.03]
                ),
                1,
                0.5,
                lift=3,
            )
            pen.cut(ellipse(x + s * 0.34, -0.57, 0.06), "ember", 0.6, raw=True, lift=3)
            pen.lamp(x + s * 0.15 - 0.05, 0.04, 0.2, "amber", 0.2)
            pen.cut(
                ellipse(x + s * 0.15 - 0.05, 0.04, 0.1), "amber", 0.88, raw=True, emit=0.4, lift=2, lit=0.2
            )
            pen.cut(ellipse(x + s * 0.15 - 0.07, 0.06, 0.045), "soot", 0.05, raw=True, lift=0, shadow=0)
            pen.cut([arc(x + s * 0.15 - 0.05, 0.03, 0.115, 0.11, 180, 360, 16)], 0, 0.66, lift=3, bevel=4)
        pen.cut(
            ribbon([(x - 0.14, 0.28), (x - 0.04, 0.27), (x + 0.06, 0.28)], [0.006, 0.022, 0.006]),
            "soot",
            0.05,
            raw=True,
            lift=0,
            shadow=0,
        )
        smoke(pen, x + 0.02, -0.28, 0.4, 0.06, 0.8, 1)
    else:
        pen.cut(
            blob((x - 0.4, 0.0), (x + 0.1, -0.04), (x + 0.1, 0.42), (x - 0.4, 0.42), steps=4),
            0,
            0.56,
            grad=0.3,
            bevel=14,
            lift=7,
        )
        pen.cut(rect(x + 0.04, -0.3, x + 0.34, 0.42), 1, 0.5, lift=7)
        pen.lightbox(rect(x + 0.1, -0.2, x + 0.27, 0.02), "amber", 0.9, 0.7)
        pen.cut(
            poly((x - 0.28, 0.0), (x - 0.32, -0.3), (x - 0.12, -0.3), (x - 0.16, 0)),
            "soot",
            0.25,
            raw=True,
            lift=4,
        )
        smoke(pen, x - 0.22, -0.34, 0.46, 0.1, 0.8, 1)
    for q in (-0.2, 0.08, 0.24):
        pen.cut(ellipse(x + q, 0.5, 0.13), 2, 0.3, lift=4)
        pen.cut(ellipse(x + q, 0.5, 0.06), "amber", 0.7, raw=True, lift=1)


@motif
def ladder(pen: Pen, state: str = "", double: str = "", n: int = 7) -> None:
    """A ladder, whole or broken."""
    a, b = (0.2, 0.26)
    for i in range(n):
        y = -0.9 + 1.8 * (i + 0.4) / n
        w = a + (b - a) * (y + 1) / 2
        if state == "broken" and i == 3:
            pen.cut(ribbon([(-w, y), (-0.02, y + 0.12)], 0.065, False), 0, 0.6, lift=3)
            continue
        pen.cut(ribbon([(-w - 0.04, y), (w + 0.04, y + 0.015)], 0.065, False), 0, 0.74, lift=3)
    for s in (-1, 1):
        pen.cut(ribbon([(s * a, -1), (s * b, 1)], [0.075, 0.085], False), 0, 0.62, grad=0.2, angle=90)
