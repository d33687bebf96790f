"""Legs of the monster; they hang from (0, -0.72)."""

from ...outline import blob, curve, edged, ellipse, moved, rect, ribbon, soft, trace
from .features import boil, eye
from .pen import Pen


def hen(pen: Pen) -> None:
    """Feathered breeches on the feet of a hen."""
    pen.cut(soft("-0.46 -0.9, 0.46 -0.9, 0.4 -0.56, 0 -0.44, -0.4 -0.56"), "skin", 0.38)
    for side in (-1, 1):
        pen.cut(
            soft("0.06 -0.86, 0.5 -0.8, 0.52 -0.4, 0.32 -0.16, 0.12 -0.4", side),
            "skin",
            0.46,
            grad=0.3,
            angle=90,
        )
        for number in range(3):
            pen.cut(
                blob(
                    (side * (0.14 + 0.1 * number), -0.36),
                    (side * (0.2 + 0.1 * number), -0.06),
                    (side * (0.28 + 0.1 * number), -0.4),
                ),
                "skin",
                0.6,
                lift=4,
            )
        pen.cut(ribbon(trace("0.3 -0.24, 0.42 0.2, 0.3 0.62", side), [0.11, 0.1, 0.1]), "amber", 0.5)
        for toe in (-0.34, 0.0, 0.36):
            pen.cut(
                ribbon(
                    [(side * 0.3, 0.58), (side * 0.3 + toe * 0.6, 0.7), (side * 0.3 + toe, 0.8)],
                    [0.12, 0.1, 0.03],
                ),
                "amber",
                0.56,
                lift=4,
            )
            pen.cut(
                ribbon(
                    [(side * 0.3 + toe * 0.9, 0.78), (side * 0.3 + toe * 1.12, 0.88)], [0.05, 0.008], False
                ),
                "soot",
                0.3,
                lift=2,
            )
        for number in range(4):
            pen.flat(
                ribbon(
                    [(side * 0.32 - 0.05, -0.02 + number * 0.13), (side * 0.4 + 0.05, -0.0 + number * 0.13)],
                    0.018,
                    False,
                ),
                "amber",
                0.3,
            )


def stumps(pen: Pen) -> None:
    """Two trunks like those of an elephant."""
    for side in (-1, 1):
        pen.cut(
            soft("0.02 -0.84, 0.7 -0.8, 0.72 0, 0.84 0.6, 0.7 0.8, 0.1 0.8, 0.02 0.5, 0.1 0", side),
            "skin",
            0.46,
            grad=0.4,
            bevel=22,
        )
        for number in range(3):
            pen.flat(
                ribbon(
                    [
                        (side * 0.12, -0.3 + 0.24 * number),
                        (side * 0.4, -0.24 + 0.24 * number),
                        (side * 0.68, -0.32 + 0.24 * number),
                    ],
                    [0.006, 0.026, 0.006],
                ),
                "skin",
                0.2,
            )
        for number in range(3):
            x = side * (0.2 + 0.22 * number)
            pen.cut(
                blob((x - 0.1, 0.82), (x - 0.09, 0.66), (x, 0.58), (x + 0.09, 0.66), (x + 0.1, 0.82)),
                "bone",
                0.72,
                lift=3,
                bevel=5,
            )
    boil(pen, 0.5, 0.1, 0.08)


def tentacles(pen: Pen) -> None:
    """Four arms with suckers."""
    pen.cut(soft("-0.62 -0.92, 0.62 -0.92, 0.5 -0.4, 0 -0.3, -0.5 -0.4"), "skin", 0.34)
    for number, (x, end, bend) in enumerate(
        ((-0.5, -0.98, -0.3), (0.5, 0.98, 0.3), (-0.18, -0.42, 0.26), (0.2, 0.46, -0.26))
    ):
        places = [
            (x, -0.84),
            (x + bend * 0.2, -0.4),
            (x - bend * 0.3, 0.1),
            ((x + end) / 2, 0.55),
            (end, 0.74),
            (end + (0.18 if end > 0 else -0.18), 0.56),
            (end + (0.04 if end > 0 else -0.04), 0.46),
        ]
        pen.cut(
            ribbon(places, [0.34, 0.3, 0.26, 0.22, 0.16, 0.1, 0.03]),
            "skin",
            0.42 + 0.06 * number,
            grad=0.3,
            lift=8,
        )
        line = curve(places, False, 5)
        for at in range(4, len(line) - 8, 3):
            radius = 0.055 * (1 - at / len(line)) + 0.015
            pen.cut(
                ellipse(line[at][0] + (0.04 if end < 0 else -0.04), line[at][1], radius, radius * 0.8),
                "cloth",
                0.74,
                lift=2,
                bevel=3,
            )


def goat(pen: Pen) -> None:
    """Hooves in striped socks."""
    pen.cut(soft("-0.5 -0.92, 0.5 -0.92, 0.46 -0.5, 0 -0.36, -0.46 -0.5"), "skin", 0.36, angle=90)
    for side in (-1, 1):
        pen.cut(
            ribbon(
                trace("0.3 -0.84, 0.46 -0.4, 0.3 -0.02, 0.4 0.4, 0.38 0.62", side),
                [0.44, 0.38, 0.2, 0.17, 0.17],
            ),
            "skin",
            0.46,
            grad=0.3,
            angle=90,
        )
        for number in range(4):
            top = -0.02 + number * 0.15
            x = side * (0.31 + 0.03 * number)
            pen.cut(
                rect(x - 0.13, top, x + 0.13, top + 0.085),
                "ember" if number % 2 == 0 else "bone",
                0.5 if number % 2 == 0 else 0.74,
                lift=3,
                bevel=5,
            )
        pen.cut(moved(edged("-0.14 0.6, 0.14 0.6, 0.2 0.82, -0.2 0.82"), side * 0.38), "soot", 0.5, lift=4)
        pen.flat(moved(edged("-0.02 0.66, 0.02 0.66, 0.04 0.83, -0.04 0.83"), side * 0.38), "soot", 0.05)
        for number in range(4):
            pen.cut(
                blob(
                    (side * (0.14 + 0.11 * number), -0.4),
                    (side * (0.17 + 0.11 * number), -0.1 - 0.04 * number),
                    (side * (0.24 + 0.11 * number), -0.42),
                ),
                "skin",
                0.36 + 0.08 * (number % 2),
                lift=4,
            )


def slipper(pen: Pen) -> None:
    """One spring in one slipper, and the slipper has eyes."""
    pen.cut(ribbon([(0, -0.9), (0.0, -0.5)], [0.5, 0.34], False), "skin", 0.44)
    for coil in range(4):
        y = -0.46 + coil * 0.2
        pen.cut(
            ribbon([(-0.3, y), (0, y + 0.1), (0.3, y + 0.06)], [0.08, 0.1, 0.08]),
            "slate",
            0.62,
            lift=5,
            bevel=5,
        )
        pen.cut(
            ribbon([(0.3, y + 0.06), (0, y + 0.14), (-0.3, y + 0.2)], [0.06, 0.06, 0.06]),
            "slate",
            0.3,
            lift=2,
            bevel=4,
        )
    pen.cut(
        soft(
            "-0.6 0.78, -0.66 0.5, -0.4 0.28, 0.1 0.24, 0.34 0.34, 0.9 0.44, 1.08 0.64, 1.02 0.82, 0.2 0.84"
        ),
        "rose",
        0.46,
        grad=0.4,
        bevel=20,
        lift=9,
    )
    pen.cut(soft("-0.64 0.84, -0.66 0.74, 0.2 0.76, 1.1 0.72, 1.08 0.86, 0.2 0.9"), "rust", 0.4, lift=4)
    pen.cut(ellipse(-0.12, 0.3, 0.36, 0.1), "bone", 0.8, lift=4, bevel=8)
    pen.cut(ellipse(0.84, 0.42, 0.14), "bone", 0.84, lift=6, bevel=8)
    for x in (0.5, 0.7):
        eye(pen, x, 0.55, 0.075, (0.5, -0.2), 0, "moss", "rose")


LEGS = (hen, stumps, tentacles, goat, slipper)
