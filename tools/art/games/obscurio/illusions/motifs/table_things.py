"""What stands on a table."""

import numpy as np

from .....outline import arc, blob, edged, ellipse, moved, opening, points, rect, ribbon, ring, soft, trace
from ..pen import Pen
from .details import flame, panes, smoke
from .motif import draw, motif


@motif
def teapot(pen: Pen, state: str = "", double: str = "") -> None:
    """A teapot; it may be a house."""
    hd = ribbon(trace("0.58 -0.32, 0.98 -0.42, 1.06 0, 0.86 0.3, 0.55 0.34"), [0.14, 0.13, 0.13, 0.12, 0.12])
    pen.cut(hd, 1, 0.55, grad=0.3)
    sp = soft(
        "-0.5 0.34, -0.55 0.05, -0.78 -0.1, -0.92 -0.42, -1.16 -0.46, -1 -0.56, -0.8 -0.5, "
        "-0.66 -0.3, -0.45 -0.12, -0.4 0.2"
    )
    pen.cut(sp, 1, 0.55, grad=0.3)
    pen.cut(soft("-0.45 0.55, -0.5 0.72, 0.5 0.72, 0.45 0.55"), 1, 0.5)
    body = soft(
        "-0.72 0.05, -0.62 -0.3, -0.36 -0.5, 0 -0.55, 0.36 -0.5, 0.62 -0.3, 0.72 0.05, 0.62 0.4, "
        "0.36 0.6, 0 0.65, -0.36 0.6, -0.62 0.4"
    )
    pen.cut(body, 0, 0.6, grad=0.4, bevel=28, lift=10)
    for y, a in ((-0.3, 0.6), (0.42, 0.58)):
        pen.cut(ribbon([(-a, y), (0, y + 0.12), (a, y)], [0.03, 0.045, 0.03]), 1, 0.8, lift=2, clip=body)
    pen.cut(soft("-0.4 -0.47, -0.3 -0.64, 0 -0.74, 0.3 -0.64, 0.4 -0.47, 0 -0.42"), 1, 0.62, grad=0.3)
    pen.cut(ellipse(0, -0.79, 0.1, 0.12), 2, 0.75)
    for k in range(11):
        x = -0.5 + k * 0.1
        pen.cut(
            blob(
                (x, 0.46 + 0.1 * (1 - (x / 0.6) ** 2)),
                (x + 0.032, 0.53 + 0.1 * (1 - (x / 0.6) ** 2)),
                (x, 0.56 + 0.1 * (1 - (x / 0.6) ** 2)),
                (x - 0.032, 0.53 + 0.1 * (1 - (x / 0.6) ** 2)),
                steps=5,
            ),
            2,
            0.6,
            lift=1,
            bevel=2,
            clip=body,
        )
        pen.cut(ellipse(x, -0.36 + 0.12 * (1 - (x / 0.6) ** 2), 0.02), 2, 0.62, lift=1, bevel=2, clip=body)
    if double == "house":
        for x, y, s in ((-0.36, 0.1, 0.1), (0.36, 0.1, 0.1), (-0.02, -0.16, 0.08)):
            pen.cut(opening(x, y + 0.12, s * 1.45, s * 3.3), 1, 0.22, lift=3)
            pen.lightbox(opening(x, y + 0.1, s, s * 2.5), "amber", 0.9, 0.9)
            pen.cut(rect(x - 0.012, y + 0.1 - s * 2.45, x + 0.012, y + 0.1), 1, 0.2, lift=1)
        pen.cut(opening(0, 0.62, 0.17, 0.46), 1, 0.2, lift=3)
        pen.lightbox(opening(0, 0.62, 0.12, 0.38), "ember", 0.82, 0.9)
    else:
        for i in range(7):
            pen.cut(
                moved(ellipse(0.2, 0, 0.1, 0.07), 0, 0.1, 1, i * 360 / 7),
                2,
                0.72,
                lift=2,
                bevel=4,
            )
        pen.cut(ellipse(0, 0.1, 0.09), 1, 0.9, lift=2)


@motif
def cup(pen: Pen, state: str = "", double: str = "") -> None:
    """A cup; it may hold the sea or the moon."""
    pen.cut(ellipse(0, 0.78, 0.82, 0.17), 1, 0.6, grad=0.2, lift=5)
    pen.cut(
        ribbon(trace("0.56 -0.12, 0.92 -0.2, 0.98 0.16, 0.72 0.42, 0.46 0.42"), [0.1, 0.11, 0.11, 0.1, 0.08]),
        0,
        0.55,
        lift=5,
    )
    b = soft("-0.72 -0.3, 0.72 -0.3, 0.66 0.1, 0.46 0.5, 0.24 0.72, -0.24 0.72, -0.46 0.5, -0.66 0.1")
    pen.cut(b, 0, 0.66, grad=0.4, bevel=22, lift=8)
    pen.cut(ribbon(trace("-0.7 0, 0 0.1, 0.7 0"), [0.05, 0.06, 0.05]), 1, 0.6, lift=1, clip=b)
    pen.cut(ellipse(0, -0.3, 0.73, 0.19), 0, 0.82, lift=3)
    pen.cut(ellipse(0, -0.29, 0.63, 0.15), 2, 0.36, relief=-0.7, lift=0, shadow=0)
    if double == "sea":
        xs = np.linspace(-0.62, 0.62, 60)
        for k in range(2):
            top = np.stack([xs, -0.38 + 0.09 * k - 0.08 * np.abs(np.sin(xs * 6 + k * 1.4))], 1)
            if k == 1:
                draw(
                    pen.at(0.04, -0.5, 0.34, turn=-12, paints=("indigo", "bone", "amber"), key="light"),
                    "whale",
                )
            pen.cut([np.vstack([top, arc(0, -0.29, 0.62, 0.15, 0, 180, 30)])], 2, 0.62 - 0.1 * k, lift=3)
    elif double == "moon":
        pen.cut(ellipse(0.1, -0.3, 0.22, 0.07), "bone", 0.95, raw=True, emit=0.4, lift=0, shadow=0)
    else:
        smoke(pen, -0.1, -0.36, 0.5, 0.08, 0.8, 1)


@motif
def bottle(pen: Pen, state: str = "", double: str = "", fill: bool = True) -> None:
    """A bottle; it may hold a ship or a storm."""
    g = blob(
        (-0.12, -0.98),
        (-0.13, -0.62),
        (-0.2, -0.46),
        (-0.44, -0.26),
        (-0.5, 0.0),
        (-0.5, 0.8),
        (-0.4, 0.94),
        (0.4, 0.94),
        (0.5, 0.8),
        (0.5, 0),
        (0.44, -0.26),
        (0.2, -0.46),
        (0.13, -0.62),
        (0.12, -0.98),
        steps=8,
    )
    pen.cut(g, 1, 0.24, bevel=18, lift=9, relief=0.8, lit=0.5)
    pen.cut(moved(g, 0, 0.02, 0.92), 1, 0.34, bevel=12, lift=0, shadow=0, relief=-0.6, grad=0.3, toward=-90)
    ins = moved(g, 0, 0.02, 0.9)
    if double == "ship" or double == "storm":
        pen.lamp(0.1, 0.05, 0.5, "amber", 0.22)
        for k in range(3):
            y = 0.34 + 0.17 * k
            xs = np.linspace(-0.6, 0.6, 50)
            top = np.stack(
                [xs, y - 0.07 * np.abs(np.sin(xs * 7 + k * 1.3)) ** 0.7 - 0.05 * np.sin(xs * 4 + k)], 1
            )
            if k == 1:
                draw(
                    pen.at(0.02, 0.14, 0.36, turn=-9, paints=("ember", "soot", "bone"), key="full"),
                    "boat",
                    "sail",
                )
            pen.cut(
                [np.vstack([top, points([(0.6, 1.2), (-0.6, 1.2)])])],
                0,
                0.66 - 0.14 * k,
                clip=ins,
                lift=5,
                grad=0.2,
                toward=-90,
            )
        if double == "storm":
            draw(pen.at(-0.1, -0.2, 0.3, paints=("slate", "slate", "slate"), key="mid"), "cloud")
            for i in range(8):
                x = -0.34 + i * 0.08
                pen.cut(
                    ribbon([(x, -0.08), (x - 0.04, 0.06)], [0.003, 0.012], False),
                    "bone",
                    0.9,
                    raw=True,
                    lift=0,
                    shadow=0,
                    clip=ins,
                )
    elif fill:
        pen.cut(soft("-0.6 0.2, 0 0.14, 0.6 0.2, 0.6 1.1, -0.6 1.1"), 0, 0.6, clip=ins, lift=2, grad=0.3)
    for pts, w, a in (
        ([(-0.38, -0.06), (-0.4, 0.3), (-0.36, 0.7)], [0.02, 0.07, 0.01], 0.65),
        ([(0.37, 0.1), (0.4, 0.4), (0.37, 0.66)], [0.01, 0.04, 0.01], 0.5),
        ([(-0.06, -0.86), (-0.06, -0.6)], [0.03, 0.01], 0.7),
    ):
        pen.cut(ribbon(pts, w), "bone", 0.97, raw=True, alpha=a, lift=0, shadow=0)
    pen.cut(rect(-0.17, -0.84, 0.17, -0.74), 1, 0.62, lift=3)
    pen.cut(edged("-0.11 -1.1, 0.11 -1.1, 0.1 -0.86, -0.1 -0.86"), 2, 0.62, lift=4)


@motif
def candle(pen: Pen, state: str = "lit", double: str = "") -> None:
    """A candle; it may be a tower."""
    pen.cut(ellipse(0, 0.86, 0.62, 0.16), 1, 0.6, grad=0.3, lift=5)
    pen.cut(ring(0.62, 0.8, 0.09, 0.17, -120, 150), 1, 0.6, lift=4)
    t = blob(
        (-0.26, 0.84),
        (-0.25, 0.1),
        (-0.24, -0.36),
        (-0.06, -0.42),
        (0.1, -0.4),
        (0.24, -0.34),
        (0.25, 0.1),
        (0.26, 0.84),
        steps=6,
    )
    pen.cut(t, 0, 0.74, grad=0.35, bevel=18, angle=90)
    for x, y, drip in ((-0.2, -0.36, 0.34), (-0.04, -0.4, 0.2), (0.17, -0.36, 0.5)):
        pen.cut(
            blob(
                (x - 0.07, y), (x - 0.06, y + drip), (x, y + drip + 0.07), (x + 0.06, y + drip), (x + 0.07, y)
            ),
            0,
            0.86,
            lift=3,
            bevel=5,
        )
    if double == "tower":
        panes(pen, [(0, 0.0), (0, 0.34)], 0.07)
        pen.lightbox(opening(0, 0.82, 0.09, 0.24), "amber", 0.9, 0.8)
    pen.cut(ribbon(trace("0 -0.4, 0.01 -0.54"), [0.03, 0.02], False), "soot", 0.1, raw=True, lift=1)
    if state == "lit":
        flame(pen, 0, -0.48, 0.4)


@motif
def lantern(pen: Pen, state: str = "lit", double: str = "") -> None:
    """A lantern."""
    pen.lamp(0, 0.1, 0.9, "amber", 0.14)
    pen.cut(ring(0, -0.8, 0.14, 0.22, 150, 390), 0, 0.5)
    pen.lightbox(
        soft("-0.42 -0.35, -0.5 0.2, -0.4 0.62, 0.4 0.62, 0.5 0.2, 0.42 -0.35"), "amber", 0.84, 1.0, 0.6
    )
    flame(pen, 0, 0.55, 0.42, False)
    for x in (-0.5, -0.17, 0.17, 0.5):
        pen.cut(ribbon([(x * 0.8, -0.4), (x * 1.02, 0.15), (x * 0.86, 0.66)], 0.06), 0, 0.3, lift=3)
    pen.cut(soft("-0.55 -0.34, -0.3 -0.62, 0 -0.76, 0.3 -0.62, 0.55 -0.34, 0 -0.28"), 0, 0.5, grad=0.3)
    pen.cut(soft("-0.52 0.62, -0.56 0.84, 0.56 0.84, 0.52 0.62"), 0, 0.46, grad=0.3)
