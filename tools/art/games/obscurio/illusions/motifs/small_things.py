"""Things small enough for a pocket, and an anchor."""

import math

from .....outline import blob, edged, ellipse, moved, rect, ribbon, ring, soft, trace
from ..pen import Pen
from .motif import motif


@motif
def key(pen: Pen, state: str = "", double: str = "") -> None:
    """A key; it may be a bird."""
    o = ellipse(-0.62, 0, 0.2) + ellipse(-0.44, -0.22, 0.2) + ellipse(-0.44, 0.22, 0.2)
    h = ellipse(-0.64, 0, 0.1) + ellipse(-0.43, -0.23, 0.1) + ellipse(-0.43, 0.23, 0.1)
    s = (
        o
        + ribbon(trace("-0.4 0, 0.95 0"), [0.13, 0.1], False)
        + rect(0.58, 0, 0.72, 0.36)
        + rect(0.8, 0, 0.96, 0.3)
        + rect(0.58, 0.24, 0.82, 0.36)
        + rect(-0.26, -0.11, -0.16, 0.11)
    )
    if double == "bird":
        for q in (-1, 1):
            pen.cut(
                blob((-0.1, q * 0.05), (0.1, q * 0.5), (0.55, q * 0.95), (0.5, q * 0.5), (0.35, q * 0.1)),
                1,
                0.75,
                angle=67,
            )
            pen.cut(
                blob((-0.05, q * 0.05), (0.05, q * 0.4), (0.3, q * 0.7), (0.3, q * 0.3)), 1, 0.9, angle=67
            )
    pen.cut(s, 0, 0.66, grad=0.35, holes=h, angle=0)


@motif
def thread(pen: Pen, state: str = "", double: str = "") -> None:
    """A reel of thread."""
    pen.cut(rect(-0.42, -0.5, 0.42, 0.5), 0, 0.6, angle=0)
    for i in range(8):
        y = -0.46 + i * 0.125
        pen.cut(
            ribbon([(-0.47, y + 0.05), (0, y), (0.47, y - 0.02)], [0.1, 0.12, 0.1]),
            0,
            0.56 + 0.12 * (i % 2),
            lift=2,
            bevel=4,
        )
    for y in (-0.62, 0.62):
        pen.cut(ellipse(0, y, 0.62, 0.17), 1, 0.6, grad=0.3)
    pen.cut(ellipse(0, -0.66, 0.2, 0.06), 1, 0.2, lift=0, shadow=0)


@motif
def book(pen: Pen, state: str = "open", double: str = "") -> None:
    """An open book."""
    pen.cut(edged("-1 -0.22, 0 -0.05, 1 -0.22, 1 0.5, 0 0.68, -1 0.5"), 1, 0.45)
    for k in range(3):
        for s in (-1, 1):
            pen.cut(
                blob(
                    (0, -0.02 - 0.04 * k),
                    (s * 0.4, -0.22 - 0.04 * k),
                    (s * 0.92, -0.26 - 0.03 * k),
                    (s * 0.92, 0.42 - 0.03 * k),
                    (s * 0.4, 0.46 - 0.04 * k),
                    (0, 0.62 - 0.04 * k),
                ),
                0,
                0.68 + 0.1 * k,
                grad=0.2,
                lift=3,
            )


@motif
def heart(pen: Pen, state: str = "", double: str = "") -> None:
    """A heart; it may be a lock or a fruit."""
    h = soft(
        "0 0.92, -0.5 0.5, -0.86 0.02, -0.82 -0.44, -0.46 -0.68, -0.12 -0.54, 0 -0.34, "
        "0.12 -0.54, 0.46 -0.68, 0.82 -0.44, 0.86 0.02, 0.5 0.5"
    )
    pen.cut(h, 0, 0.52, grad=0.42, bevel=28, lift=9)
    pen.cut(
        ribbon(trace("-0.6 -0.1, -0.56 -0.36, -0.36 -0.5"), [0.02, 0.09, 0.02]),
        1,
        0.95,
        lift=0,
        shadow=0,
        alpha=0.7,
    )
    if double == "lock":
        pen.cut(
            ribbon(trace("-0.36 -0.56, -0.36 -0.92, 0 -1.1, 0.36 -0.92, 0.36 -0.56"), [0.12] * 5),
            1,
            0.66,
            lift=4,
        )
        pen.cut(
            ellipse(0, -0.02, 0.15) + edged("-0.08 0.05, 0.08 0.05, 0.13 0.42, -0.13 0.42"),
            "soot",
            0.03,
            raw=True,
            lift=0,
            shadow=0,
        )
        pen.cut(ring(0, 0.1, 0.38, 0.42), 2, 0.8, lift=1, clip=h)
    elif double == "fruit":
        for x, y in trace("-0.4 -0.2, 0 0, 0.4 -0.2, -0.2 0.2, 0.2 0.24, 0 0.5, -0.5 0.1, 0.52 0.1"):
            pen.cut(
                blob((x, y - 0.06), (x + 0.035, y), (x, y + 0.05), (x - 0.035, y)),
                "amber",
                0.88,
                raw=True,
                lift=1,
                bevel=2,
            )
        for s in (-1, 0, 1):
            pen.cut(
                moved(soft("0 0.1, -0.14 -0.1, 0 -0.36, 0.14 -0.1"), s * 0.14, -0.56, 1, s * 48),
                "moss",
                0.6,
                raw=True,
                lift=4,
            )


@motif
def anchor(pen: Pen, state: str = "", double: str = "") -> None:
    """An anchor; its ring may be a flower."""
    pen.cut(ring(0, -0.8, 0.09, 0.19), 0, 0.62, lift=4)
    sh = ribbon(trace("0 -0.62, 0 0.82"), [0.13, 0.17], False) + ribbon(
        trace("-0.46 -0.44, 0.46 -0.44"), 0.12, False
    )
    sh += ribbon(trace("-0.82 0.28, -0.64 0.72, 0 0.92, 0.64 0.72, 0.82 0.28"), [0.06, 0.16, 0.2, 0.16, 0.06])
    sh += edged("-0.98 0.42, -0.82 0.08, -0.56 0.42") + edged("0.98 0.42, 0.82 0.08, 0.56 0.42")
    pen.cut(sh, 0, 0.58, grad=0.4, bevel=12, lift=6)
    if double == "flower":
        for i in range(6):
            a = math.radians(60 * i)
            pen.cut(ellipse(0.17 * math.cos(a), -0.8 + 0.17 * math.sin(a), 0.13), 2, 0.7, lift=3, bevel=5)
        pen.cut(ellipse(0, -0.8, 0.1), "amber", 0.9, raw=True, lift=3)
        for s in (-1, 1):
            pen.cut(
                blob((s * 0.04, 0.1), (s * 0.3, -0.16), (s * 0.5, -0.06), (s * 0.24, 0.12)),
                "moss",
                0.6,
                raw=True,
                lift=4,
            )
    else:
        pen.cut(
            ribbon(trace("0 -0.9, 0.3 -0.6, -0.2 -0.2, 0.24 0.16, -0.1 0.5"), [0.04] * 5), 1, 0.74, lift=4
        )
