"""A mountain, a wave, a fountain."""

import math

from .....outline import blob, edged, ellipse, moved, ribbon, soft, trace
from ..pen import Pen
from .details import flame
from .motif import motif


@motif
def mountain(pen: Pen, state: str = "", double: str = "") -> None:
    """A mountain; it may have a face or burn."""
    m = edged("-1.1 0.9, -0.66 0.2, -0.5 0.3, -0.06 -0.86, 0.1 -0.6, 0.22 -0.66, 0.58 0.06, 0.7 0, 1.1 0.9")
    pen.cut(m, 0, 0.5, grad=0.4, bevel=14, lift=10)
    pen.cut(
        edged("0.1 -0.6, 0.22 -0.66, 0.58 0.06, 0.7 0, 1.1 0.9, 0.3 0.9, 0.16 0.2, 0.2 -0.2"),
        0,
        0.28,
        lift=0,
        shadow=0,
        alpha=0.6,
        clip=m,
    )
    pen.cut(
        edged(
            "-0.32 -0.18, -0.06 -0.88, 0.1 -0.62, 0.22 -0.68, 0.4 -0.3, 0.26 -0.22, 0.14 -0.4, "
            "0.02 -0.16, -0.12 -0.36"
        ),
        "bone",
        0.95,
        raw=True,
        lift=3,
        clip=m,
    )
    if double == "face":
        for x in (-0.3, 0.12):
            pen.cut(
                ribbon([(x - 0.12, 0.1), (x, 0.16), (x + 0.12, 0.1)], [0.01, 0.05, 0.01]),
                "soot",
                0.1,
                raw=True,
                lift=0,
                shadow=0,
            )
        pen.cut(edged("-0.1 0.12, -0.2 0.42, -0.02 0.42"), 0, 0.7, lift=2)
        pen.cut(
            ribbon(trace("-0.32 0.58, -0.08 0.66, 0.18 0.58"), [0.01, 0.05, 0.01]),
            "soot",
            0.1,
            raw=True,
            lift=0,
            shadow=0,
        )
    if double == "flame":
        pen.lamp(0, -0.9, 0.5, "ember", 0.5)
        flame(pen, 0.06, -0.66, 0.3)


@motif
def wave(pen: Pen, state: str = "", double: str = "") -> None:
    """A breaking wave; its crest may be a hand."""
    for k, (s, v) in enumerate(((1.0, 0.4), (0.82, 0.56), (0.62, 0.7))):
        b = soft(
            "-1.1 0.9, -0.8 0.3, -0.3 -0.4, 0.3 -0.8, 0.8 -0.62, 0.96 -0.2, 0.76 0.08, 0.6 -0.1, "
            "0.72 -0.28, 0.5 -0.46, 0.16 -0.2, 0.04 0.3, 0.3 0.7, 1.1 0.9"
        )
        pen.cut(moved(b, -0.04 * k, 0.9 * (1 - s) * 0.95, s), 0, v, grad=0.3, lift=6, bevel=12)
    for i in range(7):
        a = math.radians(200 + i * 28)
        pen.cut(
            ellipse(0.66 + 0.32 * math.cos(a), -0.4 + 0.36 * math.sin(a), 0.09 - 0.006 * i),
            1,
            0.92,
            lift=3,
            bevel=4,
        )
    if double == "hand":
        for i in range(4):
            x = 0.6 + 0.1 * i
            pen.cut(
                ribbon(
                    [(x - 0.1, -0.66 + 0.06 * i), (x + 0.12, -0.5 + 0.08 * i), (x + 0.1, -0.14 + 0.1 * i)],
                    [0.12, 0.11, 0.05],
                ),
                1,
                0.84,
                lift=4,
                bevel=6,
            )


@motif
def fountain(pen: Pen, state: str = "", double: str = "") -> None:
    """A fountain."""
    for s in (-1, 1):
        for k in range(3):
            pen.cut(
                ribbon(
                    [
                        (0, -0.86),
                        (s * (0.2 + 0.12 * k), -0.96 + 0.08 * k),
                        (s * (0.36 + 0.14 * k), -0.3 + 0.1 * k),
                    ],
                    [0.02, 0.05, 0.03],
                ),
                2,
                0.8,
                lift=2,
                alpha=0.9,
            )
    pen.cut(ribbon(trace("0 -0.9, 0 0.7"), [0.1, 0.2], False), 0, 0.6, lift=4, angle=90)
    for y, w in ((-0.3, 0.5), (0.3, 0.8)):
        pen.cut(
            blob((-w, y), (w, y), (w * 0.5, y + 0.24), (-w * 0.5, y + 0.24), steps=5),
            0,
            0.62,
            grad=0.3,
            lift=6,
        )
        pen.cut(ellipse(0, y, w, 0.09), 2, 0.62, lift=2)
        for k in range(5):
            x = -w * 0.8 + k * w * 0.4
            pen.cut(ribbon([(x, y + 0.04), (x * 1.06, y + 0.34)], [0.035, 0.012], False), 2, 0.84, lift=1)
    pen.cut(blob((-1.0, 0.82), (1.0, 0.82), (0.9, 1.02), (-0.9, 1.02), steps=3), 0, 0.5, lift=6)
    pen.cut(ellipse(0, 0.8, 0.98, 0.11), 2, 0.5, lift=2)
