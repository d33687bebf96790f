"""Beasts that walk."""

import math

import numpy as np

from .....outline import arc, blob, edged, ellipse, moved, poly, rect, ribbon, soft, trace
from ..pen import Pen
from .details import eye, flame, panes
from .motif import draw, motif


@motif
def fox(pen: Pen, state: str = "sitting", double: str = "") -> None:
    """A fox, sitting; its tail may be a flame."""
    tail = soft(
        "0.28 0.84, 0.62 0.9, 0.95 0.66, 1.02 0.2, 0.86 -0.22, 0.92 -0.62, 0.64 -0.34, 0.5 0.06, "
        "0.56 0.36, 0.4 0.56, 0.18 0.62"
    )
    if double == "flame":
        pen.lamp(0.8, 0.1, 0.9, "amber", 0.4)
        pen.cut(tail, "ember", 0.62, raw=True, grad=0.4, toward=-90, emit=0.35, bevel=18)
        pen.cut(
            soft("0.42 0.74, 0.7 0.74, 0.86 0.46, 0.82 0.1, 0.74 -0.16, 0.66 0.14, 0.66 0.42, 0.5 0.6"),
            "amber",
            0.8,
            raw=True,
            emit=0.5,
            lift=3,
        )
        pen.cut(
            soft("0.54 0.66, 0.72 0.56, 0.76 0.3, 0.7 0.16, 0.66 0.4"),
            "amber",
            0.97,
            raw=True,
            emit=0.6,
            lift=2,
        )
        for x, y, s in ((1.06, -0.1, 0.09), (0.74, -0.62, 0.07), (1.08, -0.5, 0.05)):
            pen.cut(
                blob(
                    (x, y), (x - s * 0.5, y - s * 0.6), (x + s * 0.2, y - s * 1.8), (x + s * 0.5, y - s * 0.6)
                ),
                "amber",
                0.86,
                raw=True,
                emit=0.7,
                lift=0,
                shadow=0,
            )
    else:
        pen.cut(tail, 0, 0.55, grad=0.35, bevel=18)
        pen.cut(soft("0.86 -0.2, 0.92 -0.62, 0.64 -0.34, 0.6 -0.08, 0.74 -0.02"), 1, 0.88, lift=3, clip=tail)
    pen.cut(
        soft("-0.3 -0.28, -0.02 -0.3, 0.26 0, 0.44 0.5, 0.42 0.86, 0.1 0.92, -0.42 0.92, -0.46 0.5"),
        0,
        0.52,
        grad=0.35,
        bevel=20,
    )
    pen.cut(soft("-0.4 -0.1, -0.16 -0.04, -0.14 0.4, -0.28 0.66, -0.44 0.3"), 1, 0.88, lift=3, angle=90)
    for x in (-0.38, -0.16):
        pen.cut(
            blob((x - 0.09, 0.3), (x + 0.09, 0.3), (x + 0.08, 0.86), (x - 0.12, 0.92), (x - 0.15, 0.84)),
            0,
            0.44,
            lift=4,
            angle=90,
        )
        pen.cut(blob((x - 0.14, 0.82), (x + 0.08, 0.8), (x + 0.08, 0.92), (x - 0.16, 0.94)), 2, 0.12, lift=2)
    for s, x in ((-1, -0.5), (1, -0.06)):
        pen.cut(poly((x - 0.14, -0.58), (x + s * 0.07, -1.02), (x + 0.15, -0.6)), 0, 0.46, lift=4)
        pen.cut(poly((x - 0.06, -0.62), (x + s * 0.05, -0.88), (x + 0.08, -0.64)), 2, 0.14, lift=1)
    head = soft(
        "-0.62 -0.6, -0.3 -0.74, 0.04 -0.62, 0.12 -0.36, -0.1 -0.14, -0.3 0.02, -0.5 -0.12, -0.7 -0.34"
    )
    pen.cut(head, 0, 0.6, grad=0.3, bevel=16)
    pen.cut(
        soft(
            "-0.68 -0.34, -0.46 -0.3, -0.3 -0.14, -0.12 -0.3, 0.1 -0.34, -0.08 -0.12, -0.3 0.04, -0.52 -0.1"
        ),
        1,
        0.92,
        lift=2,
        clip=head,
    )
    pen.cut(ellipse(-0.3, -0.02, 0.07, 0.055), "soot", 0.05, raw=True, lift=2)
    for x in (-0.46, -0.14):
        pen.cut(
            blob((x - 0.09, -0.36), (x, -0.43), (x + 0.09, -0.37), (x, -0.33)),
            "soot",
            0.05,
            raw=True,
            lift=0,
            shadow=0,
        )
        pen.cut(ellipse(x, -0.385, 0.03), "amber", 0.9, raw=True, lift=0, shadow=0, emit=0.4)


@motif
def cat(pen: Pen, state: str = "sitting", double: str = "") -> None:
    """A cat, sitting; its eyes may be moons."""
    pen.cut(
        ribbon(
            trace("0.3 0.8, 0.72 0.86, 0.92 0.5, 0.72 0.16, 0.8 -0.1, 0.98 -0.12"),
            [0.16, 0.17, 0.16, 0.15, 0.13, 0.06],
        ),
        0,
        0.4,
        lift=5,
    )
    pen.cut(
        soft("-0.34 -0.2, 0.16 -0.24, 0.42 0.2, 0.5 0.7, 0.36 0.92, -0.5 0.92, -0.56 0.62, -0.46 0.1"),
        0,
        0.4,
        grad=0.35,
        bevel=22,
    )
    for x in (-0.24, 0.06):
        pen.cut(
            blob((x - 0.1, 0.3), (x + 0.1, 0.3), (x + 0.1, 0.9), (x - 0.13, 0.92)), 0, 0.48, lift=3, angle=90
        )
    for x, s in ((-0.42, -1), (0.2, 1)):
        pen.cut(poly((x - 0.17, -0.6), (x + s * 0.08, -1.0), (x + 0.17, -0.6)), 0, 0.4)
        pen.cut(poly((x - 0.08, -0.64), (x + s * 0.05, -0.86), (x + 0.09, -0.64)), 1, 0.5, lift=1)
    pen.cut(
        soft("-0.6 -0.5, -0.44 -0.72, -0.1 -0.76, 0.24 -0.72, 0.4 -0.48, 0.3 -0.16, -0.1 -0.04, -0.5 -0.18"),
        0,
        0.47,
        grad=0.3,
        bevel=18,
    )
    for x in (-0.32, 0.12):
        if double == "moon":
            pen.lamp(x, -0.42, 0.3, "amber", 0.3)
        pen.cut(
            blob((x - 0.15, -0.42), (x, -0.54), (x + 0.15, -0.42), (x, -0.32)),
            "amber",
            0.84,
            raw=True,
            emit=0.4,
            lift=1,
            lit=0.2,
        )
        if double == "moon":
            pen.cut(
                [
                    np.vstack(
                        [arc(x, -0.43, 0.09, 0.1, 60, 300, 20), arc(x + 0.05, -0.43, 0.07, 0.08, 300, 60, 14)]
                    )
                ],
                "bone",
                1.0,
                raw=True,
                emit=0.4,
                lift=1,
                lit=0,
            )
        else:
            pen.cut(ellipse(x, -0.43, 0.03, 0.1), "soot", 0.03, raw=True, lift=0, shadow=0)
    pen.cut(edged("-0.16 -0.28, -0.04 -0.28, -0.1 -0.2"), 1, 0.7, lift=1)
    for s in (-1, 1):
        for k in (-1, 0, 1):
            pen.cut(
                ribbon([(-0.1 + s * 0.1, -0.22), (-0.1 + s * 0.56, -0.24 + k * 0.1)], [0.012, 0.004], False),
                "bone",
                0.9,
                raw=True,
                lift=0,
                shadow=0,
                wobble=0,
            )


@motif
def stag(pen: Pen, state: str = "", double: str = "") -> None:
    """A stag from the front; its antlers may bear candles or blossom."""
    tips = []
    for s in (-1, 1):
        main = [(s * 0.16, -0.26), (s * 0.34, -0.5), (s * 0.66, -0.62), (s * 0.82, -0.98)]
        sh = ribbon(main, [0.11, 0.1, 0.08, 0.03])
        for a, b in (
            ((s * 0.24, -0.38), (s * 0.16, -0.7)),
            ((s * 0.42, -0.56), (s * 0.38, -0.94)),
            ((s * 0.62, -0.62), (s * 0.6, -1.04)),
            ((s * 0.6, -0.6), (s * 1.0, -0.66)),
        ):
            sh += ribbon([a, ((a[0] + b[0]) / 2 + s * 0.03, (a[1] + b[1]) / 2), b], [0.07, 0.06, 0.02])
            tips.append(b)
        tips.append(main[-1])
        pen.cut(sh, 1, 0.74, grad=0.25, bevel=8, angle=90)
    if double == "candles":
        for x, y in tips:
            pen.cut(rect(x - 0.035, y - 0.1, x + 0.035, y + 0.03), "bone", 0.86, raw=True, lift=2, bevel=3)
            pen.cut(ellipse(x, y + 0.03, 0.07, 0.022), "amber", 0.6, raw=True, lift=2, bevel=2)
            flame(pen, x, y - 0.11, 0.12)
    if double == "bloom":
        for x, y in tips:
            for k in range(5):
                turn = math.radians(72 * k)
                pen.cut(
                    ellipse(x + 0.06 * math.cos(turn), y + 0.06 * math.sin(turn), 0.05),
                    2,
                    0.75,
                    lift=2,
                    bevel=3,
                )
            pen.cut(ellipse(x, y, 0.035), "amber", 0.9, raw=True, lift=2)
    for s in (-1, 1):
        pen.cut(
            blob((s * 0.22, -0.14), (s * 0.52, -0.32), (s * 0.64, -0.16), (s * 0.46, 0.0), (s * 0.24, 0.04)),
            0,
            0.42,
            lift=4,
        )
        pen.cut(
            blob((s * 0.32, -0.12), (s * 0.5, -0.24), (s * 0.56, -0.15), (s * 0.42, -0.04)), 1, 0.6, lift=1
        )
    pen.cut(
        soft("-0.3 0.2, -0.44 0.6, -0.66 1.02, 0.66 1.02, 0.44 0.6, 0.3 0.2"),
        0,
        0.38,
        grad=0.3,
        angle=90,
        bevel=20,
    )
    for j in range(3):
        for i in range(5 - j):
            x = (i - (4 - j) / 2) * 0.2
            pen.cut(ellipse(x, 0.94 - 0.17 * j, 0.13, 0.12), 1, 0.4 + 0.13 * j, lift=3, bevel=5)
    pen.cut(
        soft(
            "-0.3 -0.2, -0.14 -0.34, 0.14 -0.34, 0.3 -0.2, 0.26 0.16, 0.16 0.46, 0.13 0.6, "
            "-0.13 0.6, -0.16 0.46, -0.26 0.16"
        ),
        0,
        0.54,
        grad=0.35,
        bevel=22,
    )
    pen.cut(
        soft("-0.09 -0.28, 0.09 -0.28, 0.08 0.2, 0.1 0.42, -0.1 0.42, -0.08 0.2"), 1, 0.8, lift=2, angle=90
    )
    pen.cut(soft("-0.13 0.46, 0.13 0.46, 0.08 0.6, -0.08 0.6"), "soot", 0.08, raw=True, lift=2)
    for s in (-1, 1):
        eye(pen, s * 0.2, -0.02, 0.055, (0, 0), False)


@motif
def rabbit(pen: Pen, state: str = "", double: str = "") -> None:
    """A rabbit; it may hold a clock."""
    for x, r in ((-0.26, -10), (0.12, 12)):
        e = soft("-0.12 0.3, -0.15 -0.2, 0 -0.62, 0.15 -0.2, 0.12 0.3")
        pen.cut(moved(e, x, -0.52, 0.72, r), 0, 0.55, grad=0.2)
        pen.cut(
            moved(soft("-0.06 0.2, -0.07 -0.2, 0 -0.46, 0.07 -0.2, 0.06 0.2"), x, -0.52, 0.72, r),
            1,
            0.6,
            lift=1,
        )
    pen.cut(ellipse(0.5, 0.72, 0.17), 1, 0.9, lift=3)
    pen.cut(
        soft("-0.4 0.1, 0.1 0, 0.44 0.34, 0.5 0.8, 0.2 0.96, -0.4 0.96, -0.56 0.6"),
        0,
        0.54,
        grad=0.35,
        bevel=20,
    )
    pen.cut(soft("0.02 0.5, 0.36 0.5, 0.46 0.86, 0.1 0.96, -0.04 0.84"), 0, 0.44, lift=4)
    pen.cut(ellipse(-0.12, 0.94, 0.3, 0.08), 0, 0.62, lift=3)
    pen.cut(
        soft("-0.54 -0.14, -0.34 -0.36, 0 -0.38, 0.28 -0.2, 0.3 0.06, 0.04 0.24, -0.4 0.22, -0.58 0.06"),
        0,
        0.62,
        grad=0.3,
        bevel=16,
    )
    pen.cut(ellipse(-0.46, 0.06, 0.1, 0.08), 1, 0.86, lift=2)
    pen.cut(ellipse(-0.5, 0.01, 0.04, 0.03), 2, 0.4, lift=1)
    eye(pen, -0.2, -0.08, 0.075, (-0.15, 0))
    if double == "clock":
        q = pen.at(-0.34, 0.56, 0.26)
        pen.cut(ribbon(trace("-0.2 0.2, -0.42 0.3, -0.36 0.36"), [0.02, 0.025, 0.02]), 2, 0.8, lift=3)
        draw(q, "clock")


@motif
def tortoise(pen: Pen, state: str = "", double: str = "") -> None:
    """A tortoise; its shell may carry a town."""
    for x, s in ((-0.52, -1), (0.48, 1)):
        pen.cut(
            blob((x - 0.16, 0.3), (x + 0.16, 0.3), (x + 0.16 + s * 0.04, 0.72), (x - 0.18 + s * 0.04, 0.74)),
            1,
            0.42,
            lift=4,
        )
    pen.cut(soft("0.7 0.34, 0.98 0.46, 0.72 0.5"), 1, 0.45, lift=3)
    pen.cut(
        soft("-0.6 0.2, -0.84 0.02, -1.02 -0.06, -1.16 0.06, -1.14 0.24, -0.96 0.34, -0.66 0.46"),
        1,
        0.6,
        grad=0.3,
        bevel=14,
    )
    eye(pen, -1.0, 0.07, 0.055, (-0.1, 0))
    pen.cut(
        ribbon(trace("-1.14 0.2, -1.02 0.23, -0.94 0.2"), [0.004, 0.016, 0.004]), 1, 0.15, lift=0, shadow=0
    )
    sh = soft("-0.84 0.36, -0.82 -0.02, -0.56 -0.4, -0.1 -0.56, 0.36 -0.46, 0.72 -0.12, 0.86 0.34, 0 0.46")
    pen.cut(sh, 0, 0.46, grad=0.4, bevel=28, lift=10)
    for i, (x, y, r) in enumerate(
        (
            (-0.5, -0.04, 0.22),
            (-0.06, -0.2, 0.25),
            (0.4, -0.06, 0.22),
            (-0.28, 0.22, 0.18),
            (0.16, 0.22, 0.19),
            (0.58, 0.22, 0.14),
            (-0.66, 0.24, 0.12),
        )
    ):
        a = [
            (x + r * math.cos(math.radians(60 * k)), y + r * 0.8 * math.sin(math.radians(60 * k)))
            for k in range(6)
        ]
        pen.cut(poly(*a), 0, 0.62 + 0.07 * (i % 2), lift=3, bevel=7, clip=sh, grad=0.2)
        pen.cut(
            poly(*[(x + (q[0] - x) * 0.5, y + (q[1] - y) * 0.5) for q in a]), 2, 0.6, lift=1, bevel=4, clip=sh
        )
    pen.cut(ribbon(trace("-0.86 0.36, 0 0.48, 0.88 0.34"), [0.05, 0.08, 0.05]), 1, 0.7, lift=3)
    if double == "town":
        for x, y, w, h in (
            (-0.44, -0.42, 0.11, 0.24),
            (-0.22, -0.5, 0.09, 0.38),
            (0.0, -0.54, 0.12, 0.28),
            (0.22, -0.5, 0.09, 0.46),
            (0.42, -0.4, 0.1, 0.24),
        ):
            pen.cut(rect(x - w, y - h, x + w, y + 0.12), 1, 0.72, lift=4, angle=90)
            pen.cut(poly((x - w * 1.3, y - h), (x, y - h - w * 2.0), (x + w * 1.3, y - h)), 2, 0.55, lift=4)
            panes(pen, [(x, y - h * 0.5)], w * 0.3)
