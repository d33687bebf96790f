"""Heads of the monster; a head stands on its (0, 0.78)."""

import math

from ...outline import blob, ellipse, moved, rect, ribbon, ring, soft, trace
from .features import boil, eye, tooth
from .pen import Pen


def boils(pen: Pen) -> None:
    """A troll with ripe boils and one eye larger than the other."""
    for side in (-1, 1):
        pen.cut(soft("0.6 -0.1, 1 -0.34, 1.1 -0.05, 0.95 0.2, 0.62 0.2", side), "skin", 0.4)
        pen.cut(soft("0.7 -0.02, 0.95 -0.2, 0.96 0.04, 0.7 0.14", side), "cloth", 0.34, lift=1, relief=-0.8)
    pen.cut(
        soft(
            "-0.72 0.1, -0.76 -0.35, -0.5 -0.72, -0.2 -0.68, 0 -0.86, 0.3 -0.7, "
            "0.62 -0.6, 0.78 -0.2, 0.8 0.3, 0.6 0.68, 0.1 0.84, -0.45 0.74, -0.72 0.48"
        ),
        "skin",
        0.5,
        grad=0.4,
        bevel=26,
    )
    jaw = soft("-0.66 0.36, -0.3 0.28, 0.1 0.3, 0.5 0.26, 0.72 0.36, 0.62 0.72, 0.2 0.92, -0.4 0.84")
    mouth = soft("-0.58 0.3, 0 0.22, 0.62 0.28, 0.5 0.46, 0 0.5, -0.48 0.46")
    pen.flat(mouth, "soot", 0.06)
    pen.cut(jaw, "skin", 0.44, grad=0.3, lift=7, bevel=14)
    tooth(pen, -0.36, 0.36, 0.085, -0.3, -8)
    tooth(pen, 0.42, 0.34, 0.1, -0.38, 10)
    tooth(pen, 0.02, 0.36, 0.06, -0.16, 4)
    eye(pen, -0.3, -0.16, 0.3, (0.5, 0.2), 0.28)
    eye(pen, 0.34, -0.2, 0.17, (-0.6, -0.1), 0.1)
    pen.cut(soft("-0.1 0, 0.12 -0.02, 0.16 0.16, 0 0.22, -0.14 0.14"), "cloth", 0.5, lift=6)
    for x, y, radius in ((0.1, -0.66, 0.14), (0.52, -0.46, 0.09), (-0.52, -0.56, 0.1), (-0.58, 0.5, 0.08)):
        boil(pen, x, y, radius)
    for lean in (-20, -4, 12):
        angle = math.radians(lean - 90)
        pen.cut(
            ribbon(
                [
                    (0.003 * lean, -0.78),
                    (math.cos(angle) * 0.25, -0.95),
                    (math.cos(angle) * 0.5, -1.1),
                ],
                [0.03, 0.025, 0.006],
            ),
            "soot",
            0.2,
            lift=2,
        )


def bucket(pen: Pen) -> None:
    """Somebody in a bucket, with his tongue out."""
    pen.cut(soft("-0.44 0.3, -0.5 0.72, -0.2 0.9, 0.2 0.9, 0.5 0.72, 0.44 0.3"), "skin", 0.42)
    pen.cut(
        soft("-0.16 0.5, -0.2 0.86, -0.06 1.16, 0.1 1.1, 0.12 0.84, 0.14 0.5"), "rose", 0.5, lift=8, bevel=8
    )
    pen.flat(ribbon(trace("-0.03 0.56, -0.04 0.8, 0 1.02"), [0.02, 0.03, 0.005]), "rose", 0.3)
    pail = soft("-0.62 0.5, -0.72 -0.5, -0.6 -0.68, 0 -0.76, 0.6 -0.68, 0.72 -0.5, 0.62 0.5, 0 0.6")
    pen.cut(pail, "slate", 0.5, grad=0.5, bevel=24, lift=10, mix=("rust", 0.35))
    for y in (-0.52, 0.38):
        pen.cut(
            ribbon([(-0.72, y), (0, y + 0.1), (0.72, y)], 0.12),
            "slate",
            0.62,
            lift=4,
            clip=ellipse(0, 0, 0.76, 2),
        )
    pen.flat(soft("-0.54 -0.2, 0 -0.1, 0.54 -0.2, 0.5 0.08, 0 0.2, -0.5 0.08"), "soot", 0.04)
    eye(pen, -0.26, -0.03, 0.13, (0.4, 0.3), 0.0, "moss", "soot")
    eye(pen, 0.26, -0.01, 0.17, (-0.5, 0.3), 0.0, "moss", "soot")
    for rivet in range(9):
        x = -0.52 + rivet * 0.13
        pen.cut(ellipse(x, -0.47 + 0.09 * (1 - (x / 0.6) ** 2), 0.028), "amber", 0.6, lift=2)
    pen.cut(ring(0, -0.52, 0.7, 0.77, 176, 364), "slate", 0.58, lift=5)
    for side in (-1, 1):
        pen.cut(ellipse(side * 0.72, -0.46, 0.07), "slate", 0.7, lift=4)
    pen.flat(soft("0.3 -0.44, 0.52 -0.34, 0.46 -0.2, 0.3 -0.28"), "slate", 0.3, relief=-1.4)


def toad(pen: Pen) -> None:
    """A wide maw below eyes on stalks, and a lantern to lure."""
    pen.cut(ribbon(trace("0.05 -0.5, 0.1 -0.95, 0.42 -1.16, 0.66 -1"), [0.06, 0.05, 0.04, 0.03]), "skin", 0.4)
    pen.glow(0.68, -0.92, 0.25, "amber", 0.5)
    pen.cut(ellipse(0.68, -0.92, 0.11), "amber", 0.86, emit=0.5, lit=0)
    for side in (-1, 1):
        pen.cut(ribbon(trace("0.42 -0.3, 0.5 -0.56, 0.5 -0.7", side), [0.3, 0.24, 0.22]), "skin", 0.46)
        eye(pen, side * 0.5, -0.72, 0.22, (-side * 0.5, 0.25), 0.34 if side < 0 else 0.1, "ember")
    pen.cut(
        soft(
            "-1.02 0.22, -0.9 -0.2, -0.5 -0.46, 0 -0.5, 0.5 -0.46, "
            "0.9 -0.2, 1.02 0.22, 0.8 0.62, 0.3 0.84, -0.3 0.84, -0.8 0.62"
        ),
        "skin",
        0.5,
        grad=0.4,
        bevel=24,
    )
    maw = soft("-0.9 0.14, -0.45 0.02, 0 0.06, 0.45 0.02, 0.9 0.14, 0.62 0.46, 0 0.62, -0.62 0.46")
    pen.flat(maw, "ember", 0.16, relief=-1.3)
    pen.cut(soft("-0.3 0.5, 0 0.34, 0.34 0.5, 0.1 0.62, -0.12 0.62"), "rose", 0.46, lift=3, clip=maw)
    for number in range(9):
        x = -0.72 + number * 0.18
        tooth(pen, x, 0.07 + 0.09 * abs(x), 0.06, 0.14 + 0.07 * (number * 7 % 3), (number % 3 - 1) * 10)
    for number in range(6):
        x = -0.5 + number * 0.2
        tooth(pen, x, 0.57 - 0.15 * abs(x), 0.055, -0.12 - 0.05 * (number % 2), (number % 3 - 1) * 8)
    for side in (-1, 1):
        pen.flat(ellipse(side * 0.1, -0.2, 0.035, 0.06), "soot", 0.05)
    for x, y, radius in ((-0.7, -0.08, 0.07), (0.72, -0.1, 0.09), (-0.62, 0.62, 0.06), (0.0, -0.4, 0.06)):
        boil(pen, x, y, radius)


def ram_skull(pen: Pen) -> None:
    """The skull of a ram that still looks at you."""
    for side in (-1, 1):
        pen.cut(
            ribbon(
                trace("0.34 -0.5, 0.74 -0.78, 1.06 -0.52, 1.02 -0.12, 0.82 -0.06", side),
                [0.24, 0.22, 0.18, 0.12, 0.02],
            ),
            "cloth",
            0.44,
            grad=0.3,
            angle=90,
        )
        for number, (x, y) in enumerate(trace("0.5 -0.66, 0.72 -0.76, 0.94 -0.64, 1.05 -0.42", side)):
            groove = rect(-0.015, -0.11 + 0.012 * number, 0.015, 0.11 - 0.012 * number)
            pen.flat(moved(groove, x, y, 1, side * (20 + 28 * number)), "cloth", 0.2)
        pen.cut(soft("0.5 -0.2, 0.92 0, 0.86 0.18, 0.5 0.04", side), "skin", 0.4)
    pen.cut(
        soft(
            "-0.5 -0.48, 0 -0.66, 0.5 -0.48, 0.58 -0.12, 0.36 0.2, "
            "0.28 0.62, 0.14 0.84, -0.14 0.84, -0.28 0.62, -0.36 0.2, -0.58 -0.12"
        ),
        "bone",
        0.66,
        grad=0.4,
        bevel=22,
        lift=9,
    )
    for side in (-1, 1):
        pen.flat(ellipse(side * 0.29, -0.12, 0.22, 0.2), "soot", 0.05)
        eye(
            pen, side * 0.29, -0.12, 0.15 if side < 0 else 0.11, (-side * 0.75, 0.1 * side), 0, "moss", "soot"
        )
        pen.flat(soft("0.05 0.5, 0.14 0.42, 0.13 0.58", side), "soot", 0.08)
    pen.flat(ribbon(trace("-0.2 -0.56, -0.06 -0.36, -0.12 -0.2"), [0.006, 0.026, 0.006]), "soot", 0.12)
    for number in range(5):
        tooth(pen, -0.16 + number * 0.08, 0.76, 0.036, 0.16 + 0.05 * (number % 2))
    for number in range(3):
        pen.cut(
            blob(
                (-0.12 + 0.12 * number, -0.6),
                (-0.16 + 0.16 * number, -0.92),
                (-0.06 + 0.14 * number, -1.02),
                (-0.02 + 0.1 * number, -0.62),
            ),
            "skin",
            0.5 + 0.1 * number,
            lift=4,
            angle=90,
        )


def turnip(pen: Pen) -> None:
    """A turnip with three eyes and a cold."""
    for lean, length, value in ((-38, 0.62, 0.4), (-14, 0.8, 0.55), (12, 0.74, 0.46), (36, 0.58, 0.6)):
        pen.cut(
            moved(soft("0 0, 0.12 -0.3, 0.2 -0.6, 0.02 -1, -0.18 -0.62, -0.1 -0.3"), 0, -0.62, length, lean),
            "moss",
            value,
            grad=0.2,
            angle=90,
        )
    pen.cut(
        soft(
            "0 -0.72, 0.5 -0.66, 0.82 -0.2, 0.7 0.3, 0.34 0.66, 0.12 0.9, "
            "0 1, -0.12 0.9, -0.34 0.66, -0.7 0.3, -0.82 -0.2, -0.5 -0.66"
        ),
        "skin",
        0.56,
        grad=0.4,
        bevel=26,
    )
    pen.cut(
        soft("-0.72 -0.3, -0.4 -0.62, 0 -0.7, 0.4 -0.62, 0.72 -0.3, 0.4 -0.42, 0 -0.46, -0.4 -0.42"),
        "cloth",
        0.5,
        lift=1,
        shadow=0.2,
    )
    eye(pen, -0.4, -0.12, 0.17, (0.6, 0.4), 0.2, "ember")
    eye(pen, 0.0, -0.24, 0.24, (0.0, 0.8), 0.4, "ember")
    eye(pen, 0.42, -0.1, 0.15, (-0.4, -0.6), 0.0, "ember")
    mouth = soft("-0.34 0.26, 0 0.34, 0.4 0.2, 0.3 0.5, 0.05 0.58, -0.22 0.48")
    pen.flat(mouth, "soot", 0.05)
    tooth(pen, -0.12, 0.3, 0.07, 0.15, 6)
    tooth(pen, 0.2, 0.28, 0.06, 0.19, -10)
    pen.cut(
        soft("0.3 0.36, 0.36 0.6, 0.34 0.8, 0.28 0.86, 0.25 0.76, 0.27 0.56"),
        "teal",
        0.78,
        lift=3,
        bevel=5,
        emit=0.1,
    )
    for y, wide in ((0.1, 0.6), (0.62, 0.3)):
        pen.flat(ribbon([(-wide, y), (-wide * 0.6, y + 0.06)], [0.02, 0.004], False), "skin", 0.24)


HEADS = (boils, bucket, toad, ram_skull, turnip)
