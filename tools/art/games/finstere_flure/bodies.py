"""Bodies of the monster; the neck is at (0, -0.82), the hips at (0, 0.80)."""

import math
from itertools import pairwise

import numpy as np

from ...outline import edged, ellipse, moved, poly, rect, ribbon, soft, trace
from .features import arm, boil, eye, seam
from .pen import Pen


def barrel(pen: Pen) -> None:
    """A round belly, sewn up, with one paw that waves."""
    arm(pen, trace("-0.6 -0.4, -1 -0.05, -0.95 0.45, -0.85 0.62"), [0.28, 0.24, 0.22, 0.2])
    arm(pen, trace("0.6 -0.4, 1.02 -0.5, 1.12 -0.9, 1.02 -1.1"), [0.28, 0.24, 0.22, 0.2])
    belly = soft(
        "-0.3 -0.82, -0.7 -0.5, -0.88 0.1, -0.7 0.65, -0.2 0.88, "
        "0.2 0.88, 0.7 0.65, 0.88 0.1, 0.7 -0.5, 0.3 -0.82"
    )
    pen.cut(belly, "skin", 0.5, grad=0.4, bevel=30, lift=9)
    pen.cut(
        soft("-0.5 -0.1, 0 -0.3, 0.5 -0.1, 0.56 0.4, 0.2 0.76, -0.2 0.76, -0.56 0.4"),
        "cloth",
        0.66,
        lift=2,
        grad=0.3,
        bevel=20,
    )
    pen.flat(ribbon(trace("-0.05 0.34, 0 0.4, 0.06 0.33"), [0.02, 0.05, 0.02]), "soot", 0.12)
    seam(pen, trace("-0.62 -0.44, -0.4 -0.3, -0.3 -0.02, -0.42 0.2"))
    pen.cut(edged("0.3 -0.62, 0.62 -0.48, 0.56 -0.2, 0.24 -0.3"), "ember", 0.42, lift=4)
    seam(pen, trace("0.3 -0.62, 0.46 -0.56, 0.62 -0.48"))
    boil(pen, -0.6, 0.3, 0.09)
    boil(pen, 0.66, 0.22, 0.06)


def coat(pen: Pen) -> None:
    """An open coat over bare ribs and a heart that glows."""
    pen.cut(
        soft(
            "-0.24 -0.86, -0.62 -0.7, -0.8 0, -0.86 0.86, -0.3 0.8, "
            "0.3 0.8, 0.86 0.86, 0.8 0, 0.62 -0.7, 0.24 -0.86"
        ),
        "cloth",
        0.24,
        grad=0.3,
        bevel=14,
    )
    pen.flat(soft("-0.3 -0.7, 0.3 -0.7, 0.36 0.3, 0.2 0.8, -0.2 0.8, -0.36 0.3"), "soot", 0.1, relief=-1)
    pen.glow(0, -0.2, 0.3, "moss", 0.25)
    pen.cut(
        soft("0 -0.02, -0.16 -0.22, -0.08 -0.34, 0 -0.26, 0.08 -0.34, 0.16 -0.22"),
        "ember",
        0.56,
        emit=0.6,
        lift=2,
        lit=0.2,
    )
    for number in range(5):
        y = -0.56 + number * 0.17
        wide = 0.34 - 0.02 * abs(number - 1.5)
        for side in (-1, 1):
            pen.cut(
                ribbon(
                    [(0, y - 0.02), (side * wide * 0.7, y + 0.02), (side * wide, y + 0.12)],
                    [0.05, 0.06, 0.02],
                ),
                "bone",
                0.7,
                lift=4,
                bevel=4,
            )
    pen.cut(ribbon([(0, -0.7), (0, 0.6)], [0.07, 0.06], False), "bone", 0.6, lift=3, bevel=4)
    for side in (-1, 1):
        pen.cut(
            soft("0.22 -0.84, 0.66 -0.7, 0.84 0, 0.92 0.9, 0.46 0.84, 0.4 0.1, 0.3 -0.4", side),
            "cloth",
            0.4,
            grad=0.35,
            angle=90,
            lift=10,
        )
        pen.cut(soft("0.2 -0.86, 0.52 -0.72, 0.5 -0.3, 0.3 -0.46", side), "cloth", 0.55, lift=5)
        bent, hanging = (
            "0.66 -0.56, 0.98 -0.1, 0.8 0.3, 0.62 0.4",
            "0.66 -0.56, 1.04 -0.3, 1.16 0.2, 1.12 0.42",
        )
        arm(pen, trace(bent if side < 0 else hanging, side), [0.3, 0.28, 0.24, 0.16], "cloth", 0.36, 4)
        for number in range(3):
            pen.cut(ellipse(side * 0.44, -0.1 + 0.26 * number, 0.045), "amber", 0.66, lift=3)


def shag(pen: Pen) -> None:
    """Rows of shaggy wool and arms down to the knees."""
    for side in (-1, 1):
        arm(
            pen,
            trace("0.5 -0.5, 0.98 -0.2, 1.06 0.5, 0.96 1", side),
            [0.24, 0.2, 0.18, 0.18],
            "skin",
            0.38,
            3,
        )
    pen.cut(
        soft(
            "-0.3 -0.84, -0.66 -0.5, -0.82 0.2, -0.6 0.76, 0 0.92, 0.6 0.76, 0.82 0.2, 0.66 -0.5, 0.3 -0.84"
        ),
        "skin",
        0.34,
        bevel=24,
    )
    _fleece(pen)
    _ruff(pen)


def _fleece(pen: Pen) -> None:
    """Six rows of pointed locks, each over the one below."""
    rng = np.random.default_rng(4)
    for row in range(6):
        y = 0.62 - row * 0.26
        wide = 0.8 * math.sqrt(max(0.1, 1 - ((y - 0.1) / 1.05) ** 2))
        shoulder, deep = (wide, 0.24) if row < 5 else (wide * 0.86, 0.1)
        outline = [(-shoulder, y - deep), (shoulder, y - deep)]
        for right, left in pairwise(np.linspace(wide, -wide, 9)):
            tip = (right + left) / 2 + rng.normal(0, 0.02), y + 0.2 + rng.uniform(0, 0.1)
            outline += [(right, y + 0.02), tip]
        outline.append((-wide, y + 0.02))
        dye = "skin" if row % 2 else "cloth"
        pen.cut(poly(*outline), dye, 0.44 + 0.05 * row, lift=6, bevel=6, angle=90, grad=0.15)


def _ruff(pen: Pen) -> None:
    """Locks round the neck: they hide where the head was put on."""
    lock = soft("-0.1 -0.9, 0.1 -0.9, 0.08 -0.64, 0 -0.54, -0.08 -0.64")
    for number in range(7):
        x = -0.42 + number * 0.14
        pen.cut(moved(lock, x, 0.5 * x * x), "skin" if number % 2 else "cloth", 0.6, lift=4, angle=90)


def wings(pen: Pen) -> None:
    """A waistcoat, a bow tie and the wings of a bat."""
    for side in (-1, 1):
        sail = edged(
            "0.4 -0.5, 0.9 -1, 1.34 -0.78, 1.4 -0.3, 1.18 -0.42, 1.06 -0.02, 0.86 -0.2, 0.66 0.16, 0.44 0",
            side,
        )
        pen.cut(sail, "cloth", 0.44, grad=0.35, angle=45)
        for tip in ((1.36, -0.34), (1.05, -0.06), (0.68, 0.1)):
            pen.cut(
                ribbon(
                    [(side * 0.5, -0.46), (side * (0.5 + tip[0]) / 2, -0.5), (side * tip[0], tip[1])],
                    [0.05, 0.04, 0.01],
                ),
                "cloth",
                0.62,
                lift=2,
            )
    belly = soft(
        "-0.24 -0.84, -0.5 -0.4, -0.76 0.3, -0.5 0.8, 0 0.92, 0.5 0.8, 0.76 0.3, 0.5 -0.4, 0.24 -0.84"
    )
    pen.cut(belly, "skin", 0.52, grad=0.4, bevel=28, lift=10)
    pen.cut(
        soft("-0.3 -0.7, -0.5 -0.3, -0.62 0.4, -0.3 0.5, -0.04 0.2, 0 -0.5"), "ember", 0.36, lift=5, grad=0.3
    )
    pen.cut(soft("0.3 -0.7, 0.5 -0.3, 0.62 0.4, 0.3 0.5, 0.04 0.2, 0 -0.5"), "ember", 0.42, lift=5, grad=0.3)
    for button in range(3):
        pen.cut(ellipse(-0.06, -0.2 + 0.18 * button, 0.045), "amber", 0.7, lift=3)
    for side in (-1, 1):
        pen.cut(soft("0 -0.66, 0.26 -0.82, 0.3 -0.56", side), "amber", 0.6, lift=6)
        arm(pen, trace("0.5 -0.1, 0.74 0.18, 0.56 0.34", side), [0.14, 0.12, 0.1], "skin", 0.56, 3)
    pen.cut(ellipse(0, -0.68, 0.07), "amber", 0.46, lift=4)


def cupboard(pen: Pen) -> None:
    """A cupboard from which something looks out."""
    arm(pen, trace("-0.6 -0.5, -1.04 -0.5, -1.14 -0.05, -1.04 0.16"), [0.2, 0.18, 0.18, 0.16])
    pen.cut(
        edged("-0.7 -0.84, 0.7 -0.84, 0.76 0.88, -0.76 0.88"),
        "rust",
        0.4,
        grad=0.4,
        angle=90,
        bevel=10,
        lift=9,
    )
    pen.cut(edged("-0.8 -0.92, 0.8 -0.92, 0.74 -0.74, -0.74 -0.74"), "rust", 0.54, lift=6)
    pen.flat(rect(-0.58, -0.66, -0.04, 0.1), "rust", 0.28, relief=-1, bevel=6)
    pen.cut(rect(-0.5, -0.58, -0.12, 0.02), "rust", 0.46, lift=3, angle=90)
    pen.flat(rect(0.04, -0.66, 0.58, 0.1), "soot", 0.06)
    eye(pen, 0.28, -0.36, 0.1, (-0.6, 0.4), 0, "moss", "soot")
    eye(pen, 0.45, -0.24, 0.065, (-0.3, 0.4), 0, "moss", "soot")
    pen.cut(edged("0.58 -0.66, 0.9 -0.56, 0.9 0.2, 0.58 0.1"), "rust", 0.5, lift=8)
    pen.flat(rect(-0.6, 0.2, 0.6, 0.78), "soot", 0.08)
    arm(pen, trace("0.1 0.44, 0.2 0.34, 0.16 0.2"), [0.16, 0.14, 0.12], "skin", 0.5, 3)
    pen.cut(edged("-0.66 0.42, 0.66 0.42, 0.6 0.86, -0.6 0.86"), "rust", 0.5, lift=10, angle=0)
    for x in (-0.2, 0.2):
        pen.cut(ellipse(x, 0.62, 0.05), "amber", 0.7, lift=3)
    pen.cut(ellipse(-0.09, -0.26, 0.04), "amber", 0.7, lift=3)
    pen.cut(
        soft("-0.6 0.44, -0.44 0.4, -0.3 0.46, -0.34 0.66, -0.46 0.74, -0.56 0.62"), "ember", 0.46, lift=4
    )


BODIES = (barrel, coat, shag, wings, cupboard)
