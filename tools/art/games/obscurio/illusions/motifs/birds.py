"""Birds."""

from .....outline import blob, edged, ellipse, moved, ribbon, ring, soft, trace
from ..pen import Pen
from .details import hands, ticks
from .motif import draw, motif


@motif
def owl(pen: Pen, state: str = "", double: str = "") -> None:
    """An owl from the front; its eyes may be clocks."""
    pen.cut(soft("-0.2 0.8, -0.1 1.12, 0 1.16, 0.1 1.12, 0.2 0.8"), 0, 0.28)
    pen.cut(
        soft("-0.62 -0.1, -0.74 0.3, -0.55 0.75, 0 0.98, 0.55 0.75, 0.74 0.3, 0.62 -0.1, 0 -0.3"),
        0,
        0.44,
        grad=0.3,
    )
    chest = soft("-0.42 -0.05, -0.5 0.35, -0.36 0.72, 0 0.9, 0.36 0.72, 0.5 0.35, 0.42 -0.05")
    for j in range(7, -1, -1):
        y = 0.02 + j * 0.105
        for i in range(-3, 4):
            x = i * 0.155 + j % 2 * 0.0775
            pen.cut(
                blob(
                    (x - 0.085, y - 0.08),
                    (x - 0.075, y + 0.06),
                    (x, y + 0.13),
                    (x + 0.075, y + 0.06),
                    (x + 0.085, y - 0.08),
                    steps=6,
                ),
                1,
                0.74 - 0.05 * j + 0.05 * ((i + j) % 2),
                lift=3,
                bevel=4,
                clip=chest,
            )
            pen.cut(
                ribbon([(x, y + 0.02), (x, y + 0.09)], [0.008, 0.018], False),
                0,
                0.3,
                lift=0,
                shadow=0,
                clip=chest,
                etch=0,
            )
    for s in (-1, 1):
        w = blob(
            (s * 0.48, -0.2),
            (s * 0.8, 0.1),
            (s * 0.8, 0.55),
            (s * 0.56, 0.98),
            (s * 0.44, 0.5),
            (s * 0.4, 0.1),
        )
        pen.cut(w, 0, 0.3, grad=0.35, angle=67)
        for r_, (y0, n_, L) in enumerate(((0.62, 4, 0.34), (0.32, 4, 0.32), (0.04, 3, 0.28))):
            for k in range(n_):
                x = s * (0.76 - 0.1 * k - 0.02 * r_)
                y = y0 - 0.03 * k
                pen.cut(
                    moved(
                        blob(
                            (-0.06, -0.1), (-0.055, L * 0.6), (0, L), (0.055, L * 0.6), (0.06, -0.1), steps=6
                        ),
                        x,
                        y,
                        1,
                        s * (10 - 5 * k),
                    ),
                    0,
                    0.4 + 0.07 * r_ + 0.05 * (k % 2),
                    lift=3,
                    bevel=4,
                    clip=w,
                )
    head = soft(
        "-0.74 -0.86, -0.5 -0.74, 0 -0.72, 0.5 -0.74, 0.74 -0.86, 0.7 -0.4, 0.56 -0.08, 0 0.12, "
        "-0.56 -0.08, -0.7 -0.4"
    )
    pen.cut(head, 0, 0.5, grad=0.3, lift=10)
    for s in (-1, 1):
        pen.cut(ellipse(s * 0.3, -0.36, 0.31, 0.31), 1, 0.74, lift=4)
        if double == "clock":
            q = pen.at(s * 0.3, -0.36, 0.27)
            q.cut(ellipse(0, 0, 1), "amber", 0.82, raw=True, emit=0.35, lit=0.2)
            ticks(q, 0.92, 0.1, 1, 12)
            hands(q, 0.9, -90 + s * 50, -90 - s * 20, 0.05, 1)
        else:
            for i in range(14):
                a = i * 360 / 14
                pen.cut(moved(ring(0, 0, 0.21, 0.3, a, a + 9), s * 0.3, -0.36), 1, 0.5, lift=0, shadow=0)
            pen.lamp(s * 0.3, -0.36, 0.3, "amber", 0.3)
            pen.cut(ellipse(s * 0.3, -0.36, 0.19), "amber", 0.82, raw=True, emit=0.4, lit=0.2)
            pen.cut(ellipse(s * 0.29, -0.36, 0.105), "soot", 0.05, raw=True, lift=0, shadow=0)
            pen.cut(ellipse(s * 0.29 - 0.04, -0.4, 0.032), "bone", 1.0, raw=True, lift=0, shadow=0)
    pen.cut(edged("-0.09 -0.26, 0 -0.32, 0.09 -0.26, 0 0.02"), "amber", 0.55, raw=True)
    pen.cut(
        soft("-0.7 -0.84, -0.34 -0.66, 0 -0.34, 0.34 -0.66, 0.7 -0.84, 0.3 -0.78, 0 -0.6, -0.3 -0.78"),
        0,
        0.3,
        lift=4,
    )
    for s in (-1, 1):
        for k in (-1, 0, 1):
            pen.cut(
                ribbon([(s * 0.24 + k * 0.07, 0.9), (s * 0.24 + k * 0.1, 1.04)], [0.07, 0.03], False),
                "amber",
                0.5,
                raw=True,
                lift=2,
            )


@motif
def bird(pen: Pen, state: str = "", double: str = "") -> None:
    """A bird in flight, or folded from paper."""
    if double == "paper" or state == "folded":
        pen.cut(edged("-0.1 0.1, 0.9 -0.75, 0.35 0.2"), 0, 0.6)
        pen.cut(edged("-0.1 0.1, -0.2 -0.95, 0.32 0.16"), 0, 0.85)
        pen.cut(edged("-1 -0.05, -0.6 -0.12, 0.1 0.16, 1 0.5, 0.2 0.42, -0.5 0.12"), 0, 0.72)
        return
    pen.cut(soft("-0.05 -0.02, 0.3 -0.5, 0.75 -0.95, 0.7 -0.45, 0.4 0.05, 0.15 0.2"), 0, 0.42, angle=45)
    pen.cut(soft("0.4 0.1, 0.8 0.22, 1.1 0.12, 0.86 0.3, 1.08 0.46, 0.66 0.4, 0.3 0.26"), 0, 0.4)
    pen.cut(
        soft(
            "-0.78 -0.12, -0.95 -0.04, -0.76 0, -0.5 0.22, 0 0.38, 0.5 0.3, 0.4 0.08, 0 -0.08, "
            "-0.45 -0.2, -0.64 -0.22"
        ),
        0,
        0.6,
        grad=0.3,
    )
    pen.cut(
        soft("-0.1 0, -0.25 -0.5, -0.2 -1, 0.12 -0.6, 0.35 -0.05, 0.15 0.16"),
        0,
        0.72,
        grad=0.3,
        angle=67,
        lift=7,
    )
    pen.cut(ellipse(-0.64, -0.11, 0.035), "soot", 0.02, raw=True, lift=0, shadow=0)


@motif
def raven(pen: Pen, state: str = "", double: str = "") -> None:
    """A raven; its beak may hold a key."""
    pen.cut(soft("0.3 0.3, 0.66 0.5, 1.02 0.86, 0.8 0.92, 0.5 0.8, 0.2 0.56"), 0, 0.22, lift=5, angle=45)
    for x in (-0.06, 0.14):
        pen.cut(ribbon([(x, 0.55), (x - 0.02, 0.78), (x - 0.1, 0.9)], [0.05, 0.04, 0.02]), 1, 0.5, lift=3)
    body = soft(
        "-0.62 -0.5, -0.3 -0.72, 0.02 -0.56, 0.22 -0.2, 0.52 0.2, 0.44 0.56, 0.06 0.7, "
        "-0.26 0.56, -0.42 0.2, -0.44 -0.16"
    )
    pen.cut(body, 0, 0.3, grad=0.4, bevel=20)
    for k in range(5):
        pen.cut(
            blob(
                (-0.08 + 0.06 * k, -0.1 + 0.1 * k),
                (0.3 + 0.1 * k, 0.06 + 0.1 * k),
                (0.56 + 0.08 * k, 0.44 + 0.1 * k),
                (0.2 + 0.06 * k, 0.3 + 0.1 * k),
            ),
            0,
            0.22 + 0.07 * k,
            lift=4,
            angle=45,
        )
    pen.cut(soft("-0.56 -0.54, -0.86 -0.46, -1.04 -0.3, -0.74 -0.3, -0.5 -0.34"), 1, 0.62, lift=4)
    pen.cut(
        ribbon(trace("-0.98 -0.33, -0.72 -0.4, -0.54 -0.42"), [0.004, 0.016, 0.01]), 1, 0.2, lift=0, shadow=0
    )
    pen.cut(ellipse(-0.4, -0.5, 0.07), "amber", 0.85, raw=True, emit=0.4, lift=1)
    pen.cut(ellipse(-0.41, -0.5, 0.035), "soot", 0.03, raw=True, lift=0, shadow=0)
    if double == "key":
        draw(pen.at(-0.96, -0.06, 0.3, turn=96, key="light", paints=("amber",) * 3), "key")


@motif
def heron(pen: Pen, state: str = "", double: str = "") -> None:
    """A heron; it may carry a lantern."""
    for x in (0.0, 0.14):
        pen.cut(ribbon([(x, 0.3), (x + 0.04, 0.62), (x - 0.02, 1.0)], [0.045, 0.035, 0.03]), 1, 0.6, lift=3)
    pen.cut(soft("-0.2 0.12, 0.1 -0.12, 0.5 0.02, 0.92 0.4, 0.5 0.4, 0.1 0.42"), 0, 0.5, grad=0.35, bevel=16)
    pen.cut(soft("0 0, 0.4 0.04, 0.98 0.46, 0.5 0.34, 0.16 0.26"), 2, 0.5, lift=5, angle=22)
    pen.cut(
        ribbon(
            trace("-0.08 0.2, -0.34 0, -0.12 -0.3, -0.3 -0.66, -0.46 -0.74"), [0.24, 0.16, 0.12, 0.12, 0.15]
        ),
        0,
        0.66,
        grad=0.3,
        bevel=9,
    )
    pen.cut(ellipse(-0.46, -0.76, 0.12, 0.1), 0, 0.7, lift=3)
    pen.cut(edged("-0.54 -0.82, -1.02 -0.66, -0.54 -0.68"), "amber", 0.66, raw=True, lift=3)
    pen.cut(ribbon(trace("-0.4 -0.82, -0.16 -0.86, 0.06 -0.74"), [0.05, 0.04, 0.004]), 2, 0.4, lift=3)
    pen.cut(ellipse(-0.48, -0.78, 0.028), "soot", 0.03, raw=True, lift=0, shadow=0)
    if double == "lantern":
        pen.cut(ribbon(trace("-0.98 -0.66, -0.99 -0.5"), 0.014, False), 1, 0.5, lift=1)
        draw(pen.at(-0.99, -0.26, 0.26, paints=("rust", "amber", "amber")), "lantern", "lit")
