"""What people wear, and what stands for people."""

import math

from .....outline import blob, edged, ellipse, opening, rect, ribbon, soft, star, trace
from ..pen import Pen
from .details import panes
from .motif import motif


@motif
def boot(pen: Pen, state: str = "", double: str = "") -> None:
    """A boot; it may be a house."""
    b = blob(
        (-0.42, -0.92),
        (0.24, -0.92),
        (0.28, -0.3),
        (0.3, 0.16),
        (0.66, 0.3),
        (0.98, 0.52),
        (1.0, 0.76),
        (-0.44, 0.76),
        (-0.5, 0.4),
        (-0.38, -0.2),
        steps=8,
    )
    pen.cut(b, 0, 0.5, grad=0.4, bevel=20, lift=9)
    pen.cut(
        blob(
            (-0.5, 0.74),
            (0.2, 0.72),
            (1.04, 0.74),
            (1.04, 0.92),
            (0.3, 0.92),
            (0.2, 0.84),
            (-0.16, 0.84),
            (-0.18, 0.94),
            (-0.5, 0.94),
            steps=3,
        ),
        1,
        0.3,
        lift=4,
    )
    pen.cut(ribbon(trace("-0.46 -0.86, -0.1 -0.8, 0.28 -0.86"), 0.14), 1, 0.62, lift=4)
    for k in range(5):
        y = -0.56 + k * 0.17
        pen.cut(ribbon([(0.04, y), (0.3, y + 0.05)], 0.035, False), 2, 0.8, lift=3)
        pen.cut(ellipse(0.06, y, 0.03), "amber", 0.8, raw=True, lift=1)
    if double == "house":
        panes(pen, [(-0.2, -0.42), (-0.22, 0.02)], 0.09)
        pen.cut(opening(-0.2, 0.76, 0.14, 0.42), 1, 0.12, lift=3)
        pen.lightbox(opening(-0.2, 0.76, 0.1, 0.34), "amber", 0.88, 0.9)
        panes(pen, [(0.42, 0.46)], 0.075)
        pen.cut(rect(-0.36, -1.12, -0.22, -0.86), 1, 0.5, lift=3)
        pen.cut(edged("-0.56 -0.86, -0.1 -1.2, 0.38 -0.86"), 2, 0.5, lift=5)


@motif
def glove(pen: Pen, state: str = "", double: str = "") -> None:
    """A glove; its thumb may be a bird."""
    sh = []
    for x, a, L in ((-0.3, -12, 0.62), (-0.1, -4, 0.74), (0.1, 4, 0.72), (0.3, 12, 0.58)):
        b = math.radians(a)
        sh += ribbon(
            [
                (x, 0.1),
                (x + L * 0.5 * math.sin(b), 0.1 - L * 0.5),
                (x + L * 1.2 * math.sin(b), 0.1 - L * 1.15),
            ],
            [0.2, 0.19, 0.16],
        ) + ellipse(x + L * 1.2 * math.sin(b), 0.1 - L * 1.15, 0.08)
    sh += (
        ribbon(trace("-0.32 0.5, -0.66 0.26, -0.8 -0.02"), [0.26, 0.2, 0.16])
        + ellipse(-0.8, -0.03, 0.08)
        + soft("-0.42 0, 0.42 0, 0.4 0.7, -0.36 0.7")
    )
    pen.cut(sh, 0, 0.56, grad=0.35, bevel=14, lift=7)
    pen.cut(blob((-0.42, 0.62), (0.44, 0.62), (0.52, 0.98), (-0.5, 0.98), steps=4), 1, 0.7, lift=5)
    for x in (-0.2, 0, 0.2):
        pen.cut(ribbon([(x, 0.1), (x * 1.05, 0.4)], [0.03, 0.01], False), 0, 0.3, lift=0, shadow=0)
    if double == "bird":
        pen.cut(edged("-0.8 -0.1, -1 0, -0.8 0.06"), "amber", 0.7, raw=True, lift=2)
        pen.cut(ellipse(-0.76, -0.02, 0.03), "soot", 0.03, raw=True, lift=0, shadow=0)


@motif
def hat(pen: Pen, state: str = "", double: str = "") -> None:
    """A tall hat; it may be a well of stars or a house."""
    pen.cut(ellipse(0, 0.62, 1.0, 0.26), 0, 0.36, grad=0.3, bevel=12)
    crown = blob(
        (-0.58, 0.58),
        (-0.54, 0),
        (-0.64, -0.7),
        (0, -0.86),
        (0.64, -0.7),
        (0.54, 0),
        (0.58, 0.58),
        (0, 0.72),
        steps=6,
    )
    pen.cut(crown, 0, 0.44, grad=0.45, bevel=22, lift=9, angle=90)
    pen.cut(soft("-0.57 0.3, 0 0.42, 0.57 0.3, 0.58 0.56, 0 0.7, -0.58 0.56"), 2, 0.6, lift=3, clip=crown)
    pen.cut(ellipse(0, -0.72, 0.62, 0.13), 0, 0.6, lift=3)
    if double == "well":
        pen.cut(ellipse(0, -0.72, 0.5, 0.09), "soot", 0.03, raw=True, lift=0, shadow=0)
        for x, y in ((-0.26, -1.0), (0.1, -1.06), (0.3, -0.94)):
            pen.cut(star(x, y, 0.1, 5, 0.45), "amber", 0.9, raw=True, emit=0.5, lift=2)
    if double == "house":
        panes(pen, [(-0.26, -0.24), (0.26, -0.24)], 0.1)
        pen.lightbox(opening(0, 0.14, 0.09, 0.24), "amber", 0.88, 0.8)


@motif
def hand(pen: Pen, state: str = "open", double: str = "") -> None:
    """An open hand; its palm may hold an eye."""
    sh = []
    for a, b, c, w in (
        ((-0.3, 0.1), (-0.4, -0.3), (-0.46, -0.62), 0.19),
        ((-0.1, 0.0), (-0.14, -0.5), (-0.16, -0.88), 0.21),
        ((0.12, 0.0), (0.13, -0.54), (0.14, -0.96), 0.21),
        ((0.32, 0.06), (0.38, -0.4), (0.42, -0.76), 0.2),
    ):
        sh += ribbon([a, b, c], [w * 1.1, w, w * 0.8]) + ellipse(c[0], c[1], w * 0.41)
    sh += ribbon(trace("-0.3 0.55, -0.6 0.25, -0.8 0"), [0.3, 0.22, 0.16]) + ellipse(-0.8, 0, 0.082)
    sh += soft("-0.42 0.1, 0 -0.06, 0.42 0.08, 0.42 0.5, 0.26 0.8, -0.24 0.8, -0.4 0.5") + soft(
        "-0.24 0.7, -0.26 1.05, 0.28 1.05, 0.26 0.7"
    )
    pen.cut(sh, 0, 0.7, grad=0.35, bevel=16)
    pen.cut(soft("-0.36 0.94, -0.34 1.12, 0.38 1.12, 0.36 0.94, 0 0.9"), 1, 0.5, lift=5)
    for q in (
        [(-0.34, 0.2), (0, 0.12), (0.36, 0.2)],
        [(-0.32, 0.34), (0, 0.3), (0.24, 0.42)],
        [(-0.1, 0.18), (-0.2, 0.45), (-0.12, 0.7)],
    ):
        pen.cut(ribbon(q, [0.006, 0.03, 0.006]), 0, 0.3, lift=0, shadow=0)
    if double == "eye":
        pen.cut(soft("-0.26 0.36, 0 0.2, 0.28 0.36, 0 0.5"), "bone", 0.95, raw=True, lift=2)
        pen.cut(ellipse(0, 0.36, 0.12), 1, 0.55, lift=0)
        pen.cut(ellipse(0, 0.36, 0.06), "soot", 0.04, raw=True, lift=0, shadow=0)


@motif
def puppet(pen: Pen, state: str = "", double: str = "") -> None:
    """A puppet on its strings."""
    pen.cut(
        ribbon(trace("-0.44 -0.98, 0.44 -0.92"), 0.07, False)
        + ribbon(trace("-0.1 -1.06, 0.12 -0.84"), 0.06, False),
        1,
        0.5,
        lift=4,
    )
    for a, b in (
        ((-0.42, -0.96), (-0.52, 0.0)),
        ((0.42, -0.92), (0.5, -0.2)),
        ((0, -0.94), (0, -0.6)),
        ((-0.2, -0.96), (-0.2, 0.5)),
        ((0.2, -0.94), (0.22, 0.46)),
    ):
        pen.cut(ribbon([a, b], 0.01, False), "bone", 0.8, raw=True, lift=1, wobble=0)
    for pts in (
        [(-0.16, -0.14), (-0.42, -0.02), (-0.52, 0.06)],
        [(0.16, -0.14), (0.36, 0.0), (0.5, -0.18)],
        [(-0.1, 0.3), (-0.2, 0.58), (-0.18, 0.9)],
        [(0.1, 0.3), (0.2, 0.54), (0.24, 0.88)],
    ):
        pen.cut(ribbon(pts, [0.13, 0.11, 0.09]), 0, 0.58, lift=4)
        for q in pts[1:]:
            pen.cut(ellipse(q[0], q[1], 0.07), 1, 0.72, lift=3)
    pen.cut(soft("-0.22 -0.2, 0.22 -0.2, 0.3 0.36, 0 0.44, -0.3 0.36"), 2, 0.56, grad=0.3, lift=6)
    for y in (-0.06, 0.12):
        pen.cut(ellipse(0, y, 0.035), "bone", 0.9, raw=True, lift=1)
    pen.cut(ellipse(0, -0.42, 0.21, 0.23), 0, 0.76, grad=0.3, lift=6, bevel=12)
    pen.cut(edged("-0.24 -0.52, 0.24 -0.52, 0.06 -0.86"), 2, 0.5, lift=5)
    for s in (-1, 1):
        pen.cut(ellipse(s * 0.08, -0.44, 0.03), "soot", 0.05, raw=True, lift=0, shadow=0)
    pen.cut(ribbon(trace("-0.02 -0.4, 0.12 -0.36, 0.02 -0.34"), [0.02, 0.04, 0.02]), 0, 0.6, lift=2)


@motif
def mask(pen: Pen, state: str = "", double: str = "") -> None:
    """A mask; it may be a moth."""
    for s in (-1, 1):
        pen.cut(
            ribbon(
                [(s * 0.7, -0.15), (s * 1.0, 0.1), (s * 0.9, 0.55), (s * 1.12, 0.95)], [0.1, 0.14, 0.12, 0.02]
            ),
            2,
            0.6,
            lift=4,
        )
    if double == "moth":
        for s in (-1, 1):
            pen.cut(
                blob((s * 0.4, -0.3), (s * 0.9, -0.9), (s * 1.25, -0.7), (s * 1.05, -0.1), (s * 0.6, 0.1)),
                1,
                0.6,
                angle=45,
                grad=0.3,
            )
            pen.cut(ellipse(s * 0.95, -0.5, 0.13), 2, 0.85, lift=2)
            pen.cut(
                ribbon([(s * 0.12, -0.66), (s * 0.2, -0.95), (s * 0.42, -1.15)], [0.05, 0.05, 0.015]),
                1,
                0.7,
                lift=3,
            )
    f = soft(
        "-0.72 -0.55, -0.4 -0.78, 0 -0.7, 0.4 -0.78, 0.72 -0.55, 0.74 -0.1, 0.55 0.45, 0.2 0.85, "
        "0 0.93, -0.2 0.85, -0.55 0.45, -0.74 -0.1"
    )
    eyes = soft("-0.52 -0.12, -0.36 -0.26, -0.14 -0.1, -0.34 -0.02") + soft(
        "0.52 -0.12, 0.36 -0.26, 0.14 -0.1, 0.34 -0.02"
    )
    mouth = soft("-0.26 0.46, 0 0.5, 0.26 0.46, 0.12 0.6, 0 0.63, -0.12 0.6")
    pen.cut(f, 0, 0.8, grad=0.3, bevel=26, holes=eyes + mouth, lift=12)
    half = edged("0 -1, 1 -1, 1 1, 0 1")
    pen.cut(f, 1, 0.5, clip=half, holes=eyes + mouth, lift=0, shadow=0, grad=0.3)
    pen.cut(soft("0 -0.15, 0.1 0.22, 0 0.28, -0.1 0.22"), 0, 0.92, lift=4, bevel=6)
    for s in (-1, 1):
        pen.cut(
            ribbon([(s * 0.12, -0.3), (s * 0.34, -0.42), (s * 0.58, -0.3)], [0.02, 0.06, 0.01]),
            2,
            0.35,
            lift=2,
        )
    pen.cut(soft("-0.34 0.1, -0.29 0.2, -0.34 0.32, -0.39 0.2"), 2, 0.55, lift=2)
    pen.cut(star(0.36, 0.2, 0.1, 4, 0.4), 0, 0.9, lift=2)
