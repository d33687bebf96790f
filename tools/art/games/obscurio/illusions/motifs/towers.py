"""Buildings that reach up."""

from .....outline import blob, edged, ellipse, moved, opening, poly, rect, ribbon, soft, trace
from ..pen import Pen
from .details import flame, panes
from .motif import motif


@motif
def lighthouse(pen: Pen, state: str = "lit", double: str = "") -> None:
    """A lighthouse; it may be a candle."""
    if double == "candle":
        t = soft("-0.3 1, -0.27 0.2, -0.25 -0.4, -0.1 -0.47, 0.12 -0.46, 0.25 -0.4, 0.27 0.2, 0.3 1")
        pen.cut(t, 0, 0.7, grad=0.35, bevel=18, angle=90)
        for x, y, drip in (
            (-0.22, -0.42, 0.3),
            (-0.08, -0.45, 0.18),
            (0.1, -0.44, 0.42),
            (0.22, -0.42, 0.22),
        ):
            pen.cut(
                blob(
                    (x - 0.07, y),
                    (x - 0.06, y + drip),
                    (x, y + drip + 0.07),
                    (x + 0.06, y + drip),
                    (x + 0.07, y),
                ),
                0,
                0.84,
                lift=3,
                bevel=5,
            )
        for y in (0.15, 0.55):
            pen.cut(opening(0.0, y + 0.1, 0.085, 0.22), 1, 0.15, lift=2)
            pen.lightbox(opening(0, y + 0.09, 0.055, 0.17), "amber", 0.88, 0.8)
        pen.cut(opening(0, 1.0, 0.12, 0.3), 1, 0.15, lift=2)
        pen.cut(ribbon(trace("0 -0.46, 0.01 -0.6"), [0.03, 0.02], False), "soot", 0.1, raw=True, lift=1)
        flame(pen, 0, -0.52, 0.38)
        return
    t = edged("-0.3 1, -0.19 -0.42, 0.19 -0.42, 0.3 1")
    pen.cut(t, 0, 0.72, grad=0.4, toward=180, angle=90)
    for i in range(3):
        y = -0.2 + i * 0.42
        w = 0.3
        pen.cut(
            poly((-w, y), (w, y + 0.03), (w, y + 0.21), (-w, y + 0.18)),
            1,
            0.5,
            clip=t,
            lift=1,
            grad=0.3,
            toward=180,
        )
    for y in (-0.02, 0.42):
        pen.lightbox(opening(0.0, y + 0.05, 0.045, 0.13), "amber", 0.85, 0.6)
    pen.cut(rect(-0.28, -0.48, 0.28, -0.41), 1, 0.4)
    pen.lamp(0, -0.6, 0.5, "amber", 0.5)
    pen.lightbox(rect(-0.14, -0.72, 0.14, -0.48), "amber", 0.95, 1, 0.9)
    for x in (-0.14, -0.047, 0.047, 0.14):
        pen.cut(rect(x - 0.014, -0.72, x + 0.014, -0.48), 1, 0.25, lift=1)
    pen.cut(soft("-0.22 -0.7, -0.14 -0.88, 0 -0.98, 0.14 -0.88, 0.22 -0.7"), 1, 0.5, grad=0.3)
    pen.cut(ribbon(trace("0 -0.96, 0 -1.1"), [0.03, 0.01], False), 1, 0.5)


@motif
def tower(pen: Pen, state: str = "", double: str = "") -> None:
    """A tower; its battlements may be a crown."""
    t = edged("-0.34 1, -0.28 -0.3, 0.28 -0.3, 0.34 1")
    pen.cut(t, 0, 0.58, grad=0.4, toward=180, lift=8, angle=90)
    for j in range(7):
        y = -0.14 + j * 0.17
        pen.cut(rect(-0.4, y, 0.4, y + 0.014), 0, 0.28, lift=0, shadow=0, clip=t, etch=0)
    cr = [(-0.42, -0.24)]
    for i in range(4):
        x = -0.42 + i * 0.24
        cr += (
            [(x, -0.56), (x + 0.12, -0.56), (x + 0.12, -0.44), (x + 0.24, -0.44)]
            if i < 3
            else [(x, -0.56), (x + 0.12, -0.56)]
        )
    pen.cut(poly(*cr, (0.3, -0.24)), 0, 0.66, lift=6)
    panes(pen, [(0, -0.02), (0, 0.38)], 0.08)
    pen.cut(opening(0, 1.0, 0.13, 0.32), 1, 0.14, lift=2)
    if double == "crown":
        for x in (-0.36, -0.12, 0.12, 0.36):
            pen.cut(poly((x - 0.1, -0.5), (x, -0.84), (x + 0.1, -0.5)), "amber", 0.72, raw=True, lift=4)
            pen.cut(ellipse(x, -0.88, 0.05), "ember", 0.65, raw=True, lift=3)
    else:
        pen.cut(ribbon(trace("0 -0.5, 0 -1"), 0.03, False), 1, 0.5, lift=3)
        pen.cut(edged("0.01 -1, 0.4 -0.88, 0.01 -0.76"), 2, 0.62, lift=4)


@motif
def windmill(pen: Pen, state: str = "", double: str = "") -> None:
    """A windmill; its sails may be petals."""
    pen.cut(edged("-0.36 1, -0.22 -0.2, 0.22 -0.2, 0.36 1"), 0, 0.62, grad=0.35, toward=180, angle=90, lift=8)
    pen.cut(soft("-0.28 -0.18, -0.2 -0.46, 0 -0.56, 0.2 -0.46, 0.28 -0.18"), 1, 0.46, lift=5)
    panes(pen, [(0, 0.16), (0, 0.5)], 0.06)
    pen.cut(opening(0, 1.0, 0.11, 0.28), 1, 0.16, lift=2)
    for i in range(4):
        a = 24 + 90 * i
        if double == "flower":
            pen.cut(
                moved(soft("0 -0.06, 0.2 -0.34, 0.12 -0.84, -0.06 -0.9, -0.18 -0.4"), 0, -0.3, 1, a),
                2,
                0.66 + 0.06 * (i % 2),
                lift=6,
                angle=int(a),
            )
            pen.cut(
                moved(soft("0 -0.06, 0.14 -0.3, 0.1 -0.6, -0.1 -0.6, -0.12 -0.3"), 0, -0.3, 1, a + 45),
                2,
                0.5,
                lift=4,
            )
        else:
            pen.cut(moved(rect(-0.02, -0.92, 0.02, 0), 0, -0.3, 1, a), 1, 0.3, lift=4)
            pen.cut(moved(rect(0.02, -0.9, 0.2, -0.16), 0, -0.3, 1, a), 2, 0.74, lift=5, angle=0)
            for k in range(5):
                pen.cut(
                    moved(rect(0.02, -0.8 + k * 0.14, 0.2, -0.785 + k * 0.14), 0, -0.3, 1, a),
                    1,
                    0.3,
                    lift=0,
                    shadow=0,
                    etch=0,
                    wobble=0,
                )
    pen.cut(ellipse(0, -0.3, 0.09), "amber", 0.75, raw=True, lift=4)
