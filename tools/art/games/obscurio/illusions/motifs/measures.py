"""Instruments that measure."""

import math

from .....outline import blob, edged, ellipse, moved, opening, poly, rect, ribbon, ring, soft, star, trace
from ..pen import Pen
from .details import eye, hands, ticks
from .motif import draw, motif


@motif
def clock(pen: Pen, state: str = "", double: str = "") -> None:
    """A clock without numerals."""
    pen.cut(ellipse(0, 0, 1), 1, 0.5, grad=0.35)
    pen.cut(ellipse(0, 0, 0.86), 0, 0.86, relief=-0.6, lift=2, emit=0.1)
    ticks(pen, 0.8, 0.12, 1)
    hands(pen, 0.85, -150, -40, 0.06, 1)


@motif
def hourglass(pen: Pen, state: str = "", double: str = "") -> None:
    """An hourglass; its sand may bury a town."""
    g = soft(
        "-0.5 -0.78, -0.46 -0.4, -0.06 -0.02, -0.06 0.02, -0.46 0.4, -0.5 0.78, 0.5 0.78, "
        "0.46 0.4, 0.06 0.02, 0.06 -0.02, 0.46 -0.4, 0.5 -0.78"
    )
    pen.cut(g, 1, 0.3, bevel=16, lift=3, relief=-0.5)
    pen.cut(soft("-0.44 -0.42, 0 -0.34, 0.44 -0.42, 0.08 0, -0.08 0"), 2, 0.72, clip=g, lift=2)
    pen.cut(soft("-0.6 0.9, -0.46 0.58, 0 0.3, 0.46 0.58, 0.6 0.9"), 2, 0.76, clip=g, lift=3, grad=0.2)
    pen.cut(rect(-0.014, -0.05, 0.014, 0.4), 2, 0.92, lift=0, shadow=0)
    if double == "town":
        for x, y, w, h in (
            (-0.26, 0.7, 0.07, 0.16),
            (-0.1, 0.62, 0.06, 0.28),
            (0.08, 0.6, 0.08, 0.2),
            (0.26, 0.68, 0.06, 0.22),
        ):
            pen.cut(rect(x - w, y - h, x + w, y + 0.1), 0, 0.66, clip=g, lift=3)
            pen.cut(
                poly((x - w * 1.3, y - h), (x, y - h - w * 2), (x + w * 1.3, y - h)), 1, 0.75, clip=g, lift=3
            )
            pen.lightbox(opening(x, y - h * 0.3, w * 0.35, w * 1.1), "amber", 0.9, 0.5)
    pen.cut(
        ribbon(trace("-0.36 -0.7, -0.34 -0.48, -0.2 -0.3"), [0.02, 0.06, 0.01]),
        "bone",
        0.95,
        raw=True,
        lift=0,
        shadow=0,
        alpha=0.6,
    )
    for s in (-1, 1):
        pen.cut(
            ribbon([(s * 0.6, -0.8), (s * 0.55, 0), (s * 0.6, 0.8)], [0.09, 0.07, 0.09]),
            0,
            0.62,
            lift=5,
            angle=90,
        )
    for y in (-0.86, 0.86):
        pen.cut(
            blob((-0.72, y - 0.1), (0.72, y - 0.1), (0.74, y + 0.1), (-0.74, y + 0.1), steps=3),
            0,
            0.7,
            grad=0.2,
            lift=6,
        )


@motif
def compass(pen: Pen, state: str = "", double: str = "") -> None:
    """A compass without letters; its rose may be a flower."""
    pen.cut(ring(0, -1.0, 0.08, 0.16), 1, 0.6, lift=4)
    pen.cut(ellipse(0, 0, 0.9), 1, 0.55, grad=0.4, bevel=14)
    pen.cut(ellipse(0, 0, 0.76), 0, 0.84, relief=-0.6, lift=1)
    for i in range(16):
        pen.cut(
            moved(rect(-0.012, -0.72, 0.012, -0.62 if i % 4 else -0.56), 0, 0, 1, i * 22.5),
            1,
            0.25,
            lift=0,
            shadow=0,
            wobble=0,
        )
    if double == "flower":
        for i in range(8):
            a = i * 45
            pen.cut(
                moved(soft("0 0, 0.13 -0.24, 0 -0.56, -0.13 -0.24"), 0, 0, 1, a),
                2 if i % 2 else "rose",
                0.62 + 0.1 * (i % 2),
                raw=False,
                lift=3,
            )
    else:
        pen.cut(star(0, 0, 0.52, 4, 0.26), 0, 0.6, lift=2)
    pen.cut(moved(edged("0 -0.62, 0.1 0, -0.1 0"), 0, 0, 1, 32), "ember", 0.62, raw=True, lift=4)
    pen.cut(moved(edged("0 0.62, 0.1 0, -0.1 0"), 0, 0, 1, 32), 1, 0.2, lift=4)
    pen.cut(ellipse(0, 0, 0.08), "amber", 0.8, raw=True, lift=3)


@motif
def gear(pen: Pen, state: str = "", double: str = "", n: int = 12) -> None:
    """A toothed wheel."""
    a = []
    for i in range(n):
        for d, r in ((-0.3, 0.76), (-0.18, 1.0), (0.18, 1.0), (0.3, 0.76)):
            t = 2 * math.pi * (i + d) / n
            a.append((r * math.cos(t), r * math.sin(t)))
    holes = []
    for i in range(5):
        t = math.radians(72 * i - 90)
        holes += ellipse(0.44 * math.cos(t), 0.44 * math.sin(t), 0.16)
    pen.cut(poly(*a), 0, 0.58, grad=0.4, bevel=12, holes=holes, lift=7)
    pen.cut(ring(0, 0, 0.64, 0.7), 0, 0.78, lift=1, bevel=3)
    pen.cut(ellipse(0, 0, 0.22), 1, 0.55, lift=4)
    pen.cut(ellipse(0, 0, 0.1), "soot", 0.05, raw=True, lift=0, shadow=0)


@motif
def scales(pen: Pen, state: str = "", double: str = "") -> None:
    """Scales that weigh a heart against a feather."""
    pen.cut(ribbon(trace("0 -0.8, 0 0.8"), [0.07, 0.1], False), 0, 0.6, lift=4, angle=90)
    pen.cut(soft("-0.42 0.98, -0.3 0.82, 0.3 0.82, 0.42 0.98"), 0, 0.54, lift=4)
    pen.cut(ellipse(0, -0.84, 0.09), 0, 0.8, lift=4)
    t = 0.16
    pen.cut(ribbon([(-0.82, -0.62 - t), (0, -0.7), (0.82, -0.62 + t)], [0.04, 0.1, 0.04]), 0, 0.7, lift=5)
    for s, y in ((-1, -0.62 - t), (1, -0.62 + t)):
        for q in (-0.26, 0.26):
            pen.cut(ribbon([(s * 0.8, y), (s * 0.72 + q, y + 0.7)], 0.016, False), 0, 0.5, lift=1, wobble=0)
        pen.cut(
            blob(
                (s * 0.72 - 0.34, y + 0.68),
                (s * 0.72 + 0.34, y + 0.68),
                (s * 0.72 + 0.2, y + 0.84),
                (s * 0.72 - 0.2, y + 0.84),
            ),
            0,
            0.66,
            grad=0.3,
            lift=5,
        )
    draw(pen.at(0.72, -0.62 + t + 0.52, 0.2, paints=("ember", "rose", "amber"), key="full"), "heart")
    draw(
        pen.at(-0.72, -0.62 - t + 0.5, 0.26, turn=60, paints=("bone", "bone", "amber"), key="light"),
        "feather",
    )


@motif
def telescope(pen: Pen, state: str = "", double: str = "") -> None:
    """A telescope; its lens may be an eye."""
    for x in (-0.36, 0.04, 0.4):
        pen.cut(ribbon([(0.02, 0.2), (x, 1.0)], [0.07, 0.04], False), 1, 0.36, lift=4)
    segs = ((-0.92, -0.28, 0.3), (-0.36, 0.28, 0.24), (0.2, 0.7, 0.18), (0.62, 0.96, 0.12))
    a = -26
    for i, (x0, x1, w) in enumerate(segs[::-1]):
        pen.cut(
            moved(rect(x0, -w, x1, w), 0, 0.0, 1, a + 180),
            0,
            0.5 + 0.06 * i,
            grad=0.4,
            toward=-90,
            bevel=12,
            lift=5,
            angle=0,
        )
        pen.cut(moved(rect(x0, -w * 1.12, x0 + 0.08, w * 1.12), 0, 0, 1, a + 180), 0, 0.74, lift=3)
    e = moved(ellipse(-0.93, 0, 0.1, 0.34), 0, 0, 1, a + 180)
    pen.cut(e, 2, 0.75, lift=2, emit=0.3)
    if double == "eye":
        x, y = moved(ellipse(-0.93, 0, 0.001), 0, 0, 1, a + 180)[0][0]
        eye(pen, x, y, 0.14)
    pen.cut(ellipse(0.02, 0.2, 0.11), 1, 0.6, lift=4)
