"""Houses and the ways through them."""

import math

import numpy as np

from .....outline import (
    arc,
    blob,
    curve,
    edged,
    ellipse,
    moved,
    opening,
    points,
    poly,
    rect,
    ribbon,
    ring,
    soft,
    trace,
)
from ..pen import Pen
from .motif import motif


@motif
def house(pen: Pen, state: str = "lit", double: str = "") -> None:
    """A house."""
    pen.cut(rect(0.3, -0.78, 0.48, -0.3), 1, 0.4)
    pen.cut(rect(-0.6, -0.2, 0.6, 0.95), 0, 0.56, grad=0.3, angle=90)
    pen.cut(edged("-0.8 -0.14, 0 -0.95, 0.8 -0.14"), 1, 0.5, grad=0.3)
    for x, y in ((-0.3, 0.2), (0.3, 0.2)):
        pen.cut(rect(x - 0.18, y - 0.2, x + 0.18, y + 0.2), 1, 0.2, lift=2)
        pen.lightbox(rect(x - 0.13, y - 0.15, x + 0.13, y + 0.15), "amber", 0.86, 0.8)
        pen.cut(rect(x - 0.02, y - 0.15, x + 0.02, y + 0.15), 1, 0.2, lift=1)
    pen.cut(opening(0, 0.95, 0.16, 0.48), 1, 0.22, lift=3)
    pen.lightbox(ellipse(0, -0.42, 0.1), "amber", 0.86, 0.7)


@motif
def bridge(pen: Pen, state: str = "", double: str = "", n: int = 1) -> None:
    """A bridge."""
    hole = [np.vstack([points([(-0.74, 0.7)]), arc(0, 0.62, 0.74, 0.8, 180, 360, 40), points([(0.74, 0.7)])])]
    top = curve(trace("-1.15 0.1, -0.7 -0.22, 0 -0.42, 0.7 -0.22, 1.15 0.1"), False)
    body = [np.vstack([top, points([(1.15, 0.62), (-1.15, 0.62)])])]
    pen.cut(body, 0, 0.56, grad=0.35, holes=hole, bevel=10, lift=9)
    for i in range(15):
        a = math.radians(180 + 12 * (i + 0.5))
        x, y = (0.8 * math.cos(a), 0.62 + 0.86 * math.sin(a))
        pen.cut(
            moved(rect(-0.045, -0.07, 0.045, 0.07), x, y, 1, math.degrees(a) + 90),
            0,
            0.66 + 0.1 * (i % 2),
            lift=3,
            bevel=3,
            etch=0,
        )
    pen.cut(ribbon(trace("-1.15 0.06, -0.7 -0.25, 0 -0.45, 0.7 -0.25, 1.15 0.06"), 0.09), 0, 0.78, lift=5)
    for i in range(9):
        x = -0.96 + i * 0.24
        y = -0.42 + 0.46 * (x / 1.05) ** 2
        pen.cut(rect(x - 0.03, y - 0.16, x + 0.03, y), 0, 0.66, lift=2)
    pen.cut(ribbon(trace("-1.1 -0.1, -0.7 -0.4, 0 -0.6, 0.7 -0.4, 1.1 -0.1"), 0.04), 0, 0.82, lift=3)


@motif
def stairs(pen: Pen, state: str = "", double: str = "", n: int = 9, bend: float = 0.5) -> None:
    """A flight seen from below, bending as it climbs; it may be a keyboard."""

    def row(t: float) -> tuple[float, float, float]:
        w = 0.95 - 0.66 * t
        x = bend * t**1.6 * 0.9 - bend * 0.25
        return (x, 0.95 - 1.85 * t**0.86, w)

    for i in range(n - 1, -1, -1):
        x0, y0, w0 = row(i / n)
        x1, y1, w1 = row((i + 1) / n)
        h = y0 - y1
        ym = y0 - h * 0.56
        xm, wm = (x0 + (x1 - x0) * 0.1, w0 + (w1 - w0) * 0.1)
        pen.cut(
            poly((xm - wm, ym), (xm + wm, ym), (x1 + w1, y1), (x1 - w1, y1)),
            0,
            0.9,
            lift=2,
            bevel=4,
            grad=0.12,
        )
        pen.cut(
            poly((x0 - w0, y0), (x0 + w0, y0), (xm + wm, ym), (xm - wm, ym)),
            0,
            0.34,
            lift=6,
            bevel=5,
            grad=0.2,
            toward=-90,
        )
        pen.cut(
            poly(
                (xm - wm * 1.03, ym - h * 0.04),
                (xm + wm * 1.03, ym - h * 0.04),
                (xm + wm * 1.03, ym + h * 0.07),
                (xm - wm * 1.03, ym + h * 0.07),
            ),
            0,
            0.68,
            lift=2,
            bevel=2,
        )
        if double == "piano":
            for q in (-0.62, -0.2, 0.42, 0.78):
                k = 0.12
                pen.cut(
                    poly(
                        (xm + wm * (q - k), ym),
                        (xm + wm * (q + k), ym),
                        (x1 + w1 * (q + k), y1 + h * 0.08),
                        (x1 + w1 * (q - k), y1 + h * 0.08),
                    ),
                    "soot",
                    0.1,
                    raw=True,
                    lift=3,
                    bevel=3,
                )


@motif
def tent(pen: Pen, state: str = "", double: str = "") -> None:
    """A striped tent."""
    pen.cut(ribbon(trace("0 -0.8, 0 -1.08"), 0.03, False), 1, 0.4, lift=2)
    pen.cut(edged("0 -1.1, 0.34 -1, 0 -0.9"), 2, 0.65, lift=3)
    roof = [
        np.vstack(
            [
                curve(trace("0 -0.86, -0.24 -0.5, -0.96 -0.08"), False),
                curve(trace("0.96 -0.08, 0.24 -0.5, 0 -0.86"), False),
            ]
        )
    ]
    wall = edged("-0.88 -0.1, 0.88 -0.1, 0.8 0.9, -0.8 0.9")
    pen.cut(wall, 0, 0.5, lift=8, grad=0.3)
    for i in range(7):
        x0, x1 = (-0.88 + i * 0.2514, -0.88 + (i + 1) * 0.2514)
        if i % 2 == 0:
            pen.cut(
                poly((x0, -0.1), (x1, -0.1), (x1 * 0.91, 0.9), (x0 * 0.91, 0.9)),
                1,
                0.8,
                lift=1,
                clip=wall,
                angle=90,
            )
    pen.cut(roof, 0, 0.58, grad=0.3, lift=8)
    for i in range(7):
        x0, x1 = (-0.96 + i * 0.274, -0.96 + (i + 1) * 0.274)
        if i % 2 == 0:
            pen.cut(
                [
                    np.vstack(
                        [
                            curve([(0, -0.86), (x0 * 0.3, -0.5), (x0, -0.08)], False),
                            curve([(x1, -0.08), (x1 * 0.3, -0.5), (0, -0.86)], False),
                        ]
                    )
                ],
                1,
                0.86,
                lift=1,
                clip=roof,
            )
        pen.cut(
            blob((x0, -0.1), (x1, -0.1), ((x0 + x1) / 2, 0.1)),
            0 if i % 2 else 1,
            0.66 + 0.14 * (i % 2 == 0),
            lift=4,
        )
    pen.lightbox(edged("0 0.08, 0.22 0.9, -0.22 0.9"), "amber", 0.9, 1.0)
    for s in (-1, 1):
        pen.cut(
            blob((0, 0.04), (s * 0.1, 0.3), (s * 0.3, 0.9), (s * 0.18, 0.9), (s * 0.04, 0.4)), 2, 0.5, lift=4
        )


@motif
def door(pen: Pen, state: str = "ajar", double: str = "") -> None:
    """A door, ajar or closed."""
    pen.cut(opening(0, 1.0, 0.64, 1.98), 0, 0.42, grad=0.3, angle=90)
    pen.cut(opening(0, 1.0, 0.5, 1.82), 0, 0.12, lift=2)
    inner = opening(0, 1.0, 0.46, 1.76)
    if state == "closed":
        pen.cut(inner, 1, 0.5, grad=0.3, angle=90, lift=4)
        for x in (-0.2, 0.0, 0.2):
            pen.cut(ribbon([(x, -0.7), (x, 1)], 0.02, False), 1, 0.25, lift=0, shadow=0, clip=inner)
        pen.cut(ellipse(0.3, 0.2, 0.06), 2, 0.8, lift=3)
        return
    pen.lightbox(inner, pen.paints[2], 0.88, 0.5, 0.5)
    pen.lamp(-0.1, 0.3, 0.6, pen.paints[2], 0.12)
    lf = [points([(-0.46, 1.0), (-0.46, -0.34), (-0.4, -0.56), (-0.05, -0.62), (0.0, -0.5), (0.02, 1.14)])]
    pen.cut(lf, 1, 0.46, grad=0.5, toward=180, angle=90, lift=10)
    pen.cut(
        edged("-0.38 0.1, -0.38 -0.34, -0.09 -0.42, -0.08 0.12"), 1, 0.3, lift=0, relief=-1, shadow=0, bevel=6
    )
    pen.cut(
        edged("-0.38 0.85, -0.38 0.26, -0.08 0.28, -0.07 0.95"), 1, 0.3, lift=0, relief=-1, shadow=0, bevel=6
    )
    pen.cut(ellipse(-0.04, 0.22, 0.045), 2, 0.85, lift=3)


@motif
def window(pen: Pen, state: str = "lit", double: str = "") -> None:
    """A round window; it may be an eye."""
    pen.cut(ellipse(0, 0, 1), 0, 0.5, grad=0.4)
    pen.lightbox(ellipse(0, 0, 0.8), pen.paints[2], 0.8, 0.8)
    if double == "eye":
        pen.cut(
            soft("-0.8 0, -0.4 -0.42, 0 -0.52, 0.4 -0.42, 0.8 0, 0.4 0.4, 0 0.48, -0.4 0.4"),
            "bone",
            0.9,
            raw=True,
            lift=4,
        )
        pen.cut(ellipse(0, -0.02, 0.4), 1, 0.5)
        pen.cut(ellipse(0, -0.02, 0.2), "soot", 0.05, raw=True, lift=0, shadow=0)
        pen.cut(ellipse(-0.12, -0.14, 0.08), "bone", 1.0, raw=True, lift=0, shadow=0, emit=0.3)
        return
    pen.cut(rect(-0.055, -0.82, 0.055, 0.82) + rect(-0.82, -0.055, 0.82, 0.055), 0, 0.36, lift=4)
    pen.cut(ring(0, 0, 0.36, 0.43), 0, 0.36, lift=4)
