"""What the wind carries, and what keeps the rain off."""

import math

import numpy as np

from .....outline import arc, blob, curve, edged, ellipse, moved, points, rect, ribbon, soft, trace
from ..pen import Pen
from .details import eye
from .motif import motif


@motif
def cloud(pen: Pen, state: str = "", double: str = "") -> None:
    """A cloud."""
    a = (
        ellipse(-0.5, 0.1, 0.42, 0.34)
        + ellipse(0, -0.12, 0.5, 0.46)
        + ellipse(0.5, 0.08, 0.42, 0.36)
        + ellipse(0.1, 0.2, 0.8, 0.24)
    )
    pen.cut(a, 0, 0.55, grad=0.25, bevel=18)
    pen.cut(ellipse(-0.3, 0.2, 0.34, 0.22) + ellipse(0.25, 0.14, 0.4, 0.28), 0, 0.7, lift=5, grad=0.2)


@motif
def balloon(pen: Pen, state: str = "", double: str = "") -> None:
    """A balloon; it may be a fruit or have a face."""
    for x in (-0.3, -0.1, 0.1, 0.3):
        pen.cut(ribbon([(x * 1.1, 0.3), (x * 0.55, 0.72)], 0.018, False), 1, 0.5, lift=1, wobble=0)
    if double == "fruit":
        env = soft(
            "0 -0.92, 0.22 -0.78, 0.3 -0.5, 0.56 -0.2, 0.62 0.14, 0.36 0.42, 0 0.48, -0.36 0.42, "
            "-0.62 0.14, -0.56 -0.2, -0.3 -0.5, -0.22 -0.78"
        )
    else:
        env = soft(
            "0 -1, 0.5 -0.86, 0.76 -0.46, 0.66 0, 0.34 0.38, 0 0.46, -0.34 0.38, -0.66 0, "
            "-0.76 -0.46, -0.5 -0.86"
        )
    pen.cut(env, 0, 0.54, grad=0.42, bevel=28, lift=10)
    for s in (-1, 1):
        pen.cut(
            [
                np.vstack(
                    [
                        curve([(0, -1.0), (s * 0.38, -0.5), (s * 0.32, 0.0), (s * 0.14, 0.5)], False),
                        curve([(s * 0.02, 0.5), (s * 0.12, 0), (s * 0.14, -0.5), (0, -1.0)], False),
                    ]
                )
            ],
            1,
            0.72,
            clip=env,
            lift=2,
            grad=0.3,
            bevel=12,
        )
        pen.cut(
            [
                np.vstack(
                    [
                        curve([(0, -1.0), (s * 0.9, -0.6), (s * 0.9, 0), (s * 0.4, 0.5)], False),
                        curve([(s * 0.28, 0.5), (s * 0.6, 0), (s * 0.62, -0.5), (0, -1.0)], False),
                    ]
                )
            ],
            1,
            0.6,
            clip=env,
            lift=2,
            grad=0.3,
            bevel=12,
        )
    if double == "fruit":
        pen.cut(
            ribbon(trace("0 -0.88, 0.04 -1.04, 0.16 -1.12"), [0.07, 0.06, 0.04]),
            "rust",
            0.4,
            raw=True,
            lift=4,
        )
        pen.cut(soft("0.06 -0.98, 0.3 -1.16, 0.56 -1.06, 0.34 -0.92"), "moss", 0.6, raw=True, lift=5)
    if double == "face":
        for s in (-1, 1):
            pen.cut(
                ribbon([(s * 0.12, -0.26), (s * 0.26, -0.2), (s * 0.4, -0.27)], [0.01, 0.035, 0.01]),
                "soot",
                0.1,
                raw=True,
                lift=1,
            )
        pen.cut(soft("-0.14 0.12, 0 0.16, 0.14 0.12, 0 0.2"), "ember", 0.5, raw=True, lift=1)
    pen.lamp(0, 0.5, 0.35, "amber", 0.3)
    pen.cut(
        blob((-0.2, 0.7), (0.2, 0.7), (0.17, 1.0), (-0.17, 1.0), steps=3), 2, 0.55, grad=0.3, lift=5, angle=0
    )
    pen.cut(ribbon(trace("-0.22 0.72, 0.22 0.72"), 0.07, False), 2, 0.74, lift=3)


@motif
def kite(pen: Pen, state: str = "", double: str = "") -> None:
    """A kite; it may have a face."""
    pen.cut(ribbon(trace("0 0.46, 0.2 0.7, -0.1 0.86, 0.16 1.08"), [0.02, 0.02, 0.02, 0.01]), 1, 0.6, lift=2)
    for x, y, r in ((0.16, 0.66, 20), (-0.02, 0.84, -30), (0.1, 1.02, 15)):
        pen.cut(moved(edged("-0.13 -0.07, 0.13 0.07, 0.13 -0.07, -0.13 0.07"), x, y, 1, r), 2, 0.7, lift=3)
    k = edged("0 -1, 0.66 -0.36, 0 0.52, -0.66 -0.36")
    pen.cut(k, 0, 0.6, grad=0.35, lift=8, bevel=10)
    pen.cut(edged("0 -1, 0.66 -0.36, 0 -0.36"), 1, 0.72, lift=1, clip=k)
    pen.cut(edged("0 0.52, -0.66 -0.36, 0 -0.36"), 1, 0.56, lift=1, clip=k)
    pen.cut(rect(-0.02, -1, 0.02, 0.52) + rect(-0.66, -0.38, 0.66, -0.34), 2, 0.5, lift=2)
    if double == "face":
        for s in (-1, 1):
            eye(pen, s * 0.2, -0.46, 0.09)
        pen.cut(
            ribbon(trace("-0.14 -0.12, 0 -0.04, 0.14 -0.12"), [0.006, 0.04, 0.006]),
            "soot",
            0.08,
            raw=True,
            lift=1,
        )


@motif
def umbrella(pen: Pen, state: str = "open", double: str = "") -> None:
    """An umbrella; it may be a jellyfish."""
    if double == "jellyfish":
        g = np.random.default_rng(7)
        for i in range(9):
            x = -0.72 + i * 0.18
            L = g.uniform(0.7, 1.5)
            w = g.uniform(0.05, 0.12)
            pts = [(x * 0.9, -0.05)] + [
                (x + 0.09 * math.sin(k * 1.7 + i) - 0.0 * k, L * k / 5) for k in range(1, 6)
            ]
            pen.cut(
                ribbon(pts, [w, w * 1.2, w * 0.8, w, w * 0.4, 0.01]),
                (0, 1, 2)[i % 3],
                0.62 + 0.1 * (i % 2),
                lift=4,
                alpha=0.92,
                emit=0.1,
            )
    else:
        pen.cut(
            ribbon(
                trace("0 -0.8, 0 0.3, 0 0.72, 0.1 0.9, 0.25 0.88, 0.3 0.72"),
                [0.05, 0.05, 0.055, 0.06, 0.06, 0.05],
            ),
            2,
            0.6,
            lift=4,
        )
    pts = [(-1.0, 0.05)]
    n = 6
    dome = arc(0, 0.05, 1.0, 0.98, 180, 360, 40)
    edge = []
    for i in range(n):
        a, b = (1 - 2 * i / n, 1 - 2 * (i + 1) / n)
        for t in np.linspace(0, 1, 9)[:-1]:
            edge.append((a + (b - a) * t, 0.05 - 0.13 * math.sin(math.pi * t)))
    can = [np.vstack([dome, points(edge)])]
    pen.cut(can, 0, 0.56, grad=0.3, bevel=24, lift=9)
    for i in range(n):
        if i % 2 == 0:
            a, b = (-1 + 2 * i / n, -1 + 2 * (i + 1) / n)
            g1 = [(0, -0.95), (a * 0.75, -0.55), (a, 0.06)]
            g2 = [(b, 0.06), (b * 0.75, -0.55), (0, -0.95)]
            pen.cut(
                [np.vstack([curve(g1, False), curve(g2, False)])],
                1,
                0.66,
                clip=can,
                lift=2,
                bevel=12,
                grad=0.3,
            )
    for i in range(1, n):
        a = -1 + 2 * i / n
        pen.cut(
            ribbon([(0, -0.95), (a * 0.72, -0.56), (a, 0.04)], [0.012, 0.018, 0.02]), 0, 0.3, clip=can, lift=1
        )
    for k in range(22):
        x = -0.95 + k * 1.9 / 21
        pen.cut(ellipse(x, -0.13 - 0.03 * math.sin(k * 1.5), 0.022), 2, 0.86, lift=1, bevel=2, clip=can)
    pen.cut(ribbon(trace("0 -0.9, 0 -1.12"), [0.06, 0.02], False), 2, 0.7, lift=3)
    if double == "jellyfish":
        pen.lamp(0, -0.2, 0.9, pen.paints[0], 0.25)
        for x in (-0.5, 0, 0.5):
            pen.cut(ellipse(x, -0.35 - 0.2 * (x == 0), 0.11, 0.08), 2, 0.9, lift=2, emit=0.3)
