"""Chessmen, dice, crowns."""

from .....outline import blob, edged, ellipse, opening, rect, ribbon, soft, trace
from ..pen import Pen
from .details import panes
from .motif import motif


@motif
def chess(pen: Pen, state: str = "pawn", double: str = "") -> None:
    """A chessman: pawn, knight or king; the king may be a lighthouse."""

    def base() -> None:
        pen.cut(soft("-0.55 1, -0.58 0.84, -0.4 0.74, 0.4 0.74, 0.58 0.84, 0.55 1"), 0, 0.52, grad=0.3)
        pen.cut(soft("-0.42 0.76, -0.36 0.62, 0.36 0.62, 0.42 0.76"), 0, 0.62)

    if state == "knight":
        base()
        h = soft(
            "-0.34 0.64, -0.3 0.3, -0.02 0, -0.12 -0.12, -0.42 0.06, -0.6 0, -0.62 -0.16, "
            "-0.3 -0.5, -0.2 -0.78, -0.06 -0.98, 0.02 -0.78, 0.3 -0.62, 0.48 -0.2, 0.46 0.25, 0.34 0.64"
        )
        pen.cut(h, 0, 0.6, grad=0.4, bevel=16)
        for k in range(5):
            a = -0.62 + k * 0.24
            pen.cut(
                blob(
                    (0.16 + 0.06 * k, a),
                    (0.42 + 0.02 * k, a + 0.02),
                    (0.5, a + 0.2),
                    (0.24 + 0.03 * k, a + 0.12),
                ),
                1,
                0.55,
                lift=4,
            )
        pen.cut(ellipse(-0.2, -0.42, 0.06), "soot", 0.05, raw=True, lift=1)
        pen.cut(
            ribbon(trace("-0.6 -0.06, -0.48 -0.05, -0.4 -0.1"), [0.01, 0.03, 0.01]), 0, 0.1, lift=0, shadow=0
        )
        return
    base()
    if state == "pawn":
        pen.cut(soft("-0.3 0.64, -0.14 0.2, -0.12 -0.1, 0.12 -0.1, 0.14 0.2, 0.3 0.64"), 0, 0.58, grad=0.4)
        pen.cut(ellipse(0, -0.1, 0.32, 0.09), 0, 0.68)
        pen.cut(ellipse(0, -0.42, 0.32), 0, 0.66, grad=0.4, bevel=16)
        return
    shaft = soft("-0.34 0.64, -0.17 0.2, -0.14 -0.28, 0.14 -0.28, 0.17 0.2, 0.34 0.64")
    pen.cut(shaft, 0, 0.55, grad=0.4)
    pen.cut(ellipse(0, -0.26, 0.32, 0.08), 0, 0.7)
    pen.cut(soft("-0.2 -0.28, -0.36 -0.66, 0 -0.72, 0.36 -0.66, 0.2 -0.28"), 0, 0.6, grad=0.4)
    pen.cut(rect(-0.045, -1.04, 0.045, -0.68) + rect(-0.14, -0.95, 0.14, -0.86), 1, 0.8)
    if double == "lighthouse":
        for j in range(9):
            y = -0.2 + j * 0.095
            pen.cut(
                ribbon([(-0.4, y), (0, y + 0.02), (0.4, y)], 0.012),
                0,
                0.26,
                lift=0,
                shadow=0,
                clip=shaft,
                etch=0,
            )
            for i in range(-3, 4):
                x = i * 0.1 + j % 2 * 0.05
                pen.cut(
                    rect(x - 0.006, y, x + 0.006, y + 0.095), 0, 0.26, lift=0, shadow=0, clip=shaft, etch=0
                )
        for y in (0.45, 0.1):
            pen.cut(ribbon([(-0.4, y), (0, y + 0.05), (0.4, y)], 0.09), 1, 0.7, lift=2, clip=shaft)
        pen.lightbox(opening(0, -0.34, 0.13, 0.3), "amber", 0.92, 1.0, 0.5)
        pen.lightbox(opening(0, 0.34, 0.05, 0.15), "amber", 0.88, 0.5)


@motif
def die(pen: Pen, state: str = "", double: str = "") -> None:
    """A die; it may be a house."""
    top, lf, rt = (
        edged("0 -0.86, 0.78 -0.44, 0 -0.02, -0.78 -0.44"),
        edged("-0.78 -0.44, 0 -0.02, 0 0.92, -0.74 0.46"),
        edged("0.78 -0.44, 0 -0.02, 0 0.92, 0.74 0.46"),
    )
    for sh, v in ((top, 0.88), (lf, 0.66), (rt, 0.46)):
        pen.cut(sh, 0, v, lift=6 if sh is top else 4, bevel=8)
    pen.cut(ellipse(0, -0.44, 0.16, 0.09), 1, 0.2, lift=0, shadow=0, relief=-1)
    if double == "house":
        panes(pen, [(-0.4, 0.1), (-0.36, 0.5)], 0.09)
        pen.cut(edged("0.24 0.8, 0.5 0.64, 0.5 0.22, 0.24 0.36"), 1, 0.12, lift=2)
        pen.lightbox(edged("0.28 0.76, 0.47 0.64, 0.47 0.28, 0.28 0.4"), "amber", 0.9, 0.7)
    else:
        for x, y in ((-0.58, -0.1), (-0.2, 0.56)):
            pen.cut(ellipse(x, y, 0.08, 0.12), 1, 0.2, lift=0, shadow=0, relief=-1)
        for x, y in ((0.18, 0.16), (0.4, 0.24), (0.6, -0.06)):
            pen.cut(ellipse(x, y, 0.07, 0.11), 1, 0.12, lift=0, shadow=0, relief=-1)


@motif
def crown(pen: Pen, state: str = "", double: str = "") -> None:
    """A crown."""
    pen.cut(edged("-0.8 0.5, -0.95 -0.4, -0.45 0, 0 -0.7, 0.45 0, 0.95 -0.4, 0.8 0.5"), 0, 0.66, grad=0.4)
    pen.cut(ribbon(trace("-0.82 0.45, 0 0.55, 0.82 0.45"), 0.22), 0, 0.82, lift=4)
    for x, y in ((-0.95, -0.42), (0, -0.74), (0.95, -0.42)):
        pen.cut(ellipse(x, y, 0.12), 1, 0.7, lift=4)
    for x in (-0.45, 0, 0.45):
        pen.cut(ellipse(x, 0.5, 0.08), 1, 0.6, lift=2)
