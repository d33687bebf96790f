"""Details that several motifs share: eyes, flames, lit panes, the face of a clock."""

import math
from collections.abc import Sequence

import numpy as np

from .....outline import Place, blob, ellipse, moved, opening, ribbon, ring
from ..pen import Pen


def ticks(pen: Pen, r: float, v: float = 0.15, paint: int = 0, n: int = 12, big: int = 3) -> None:
    """The marks round a clock face; never numerals."""
    for i in range(n):
        a = i * 360 / n
        L = 0.16 if i % big == 0 else 0.09
        pen.cut(
            ring(
                0, 0, r * (1 - L), r, a - (2.6 if i % big == 0 else 1.4), a + (2.6 if i % big == 0 else 1.4)
            ),
            paint,
            v,
            lift=1.5,
            bevel=2,
        )


def hands(pen: Pen, r: float, h: float = -60, m: float = 40, v: float = 0.1, paint: int = 0) -> None:
    """The hands of a clock, at two angles."""
    for a, L, w in ((h, 0.52, 0.085), (m, 0.8, 0.06)):
        c, s = (math.cos(math.radians(a)), math.sin(math.radians(a)))
        pen.cut(
            ribbon(
                [(-c * r * 0.14, -s * r * 0.14), (c * r * L * 0.6, s * r * L * 0.6), (c * r * L, s * r * L)],
                [w * r * 0.7, w * r * 1.3, 0.01],
            ),
            paint,
            v,
            lift=4,
            bevel=3,
        )
    pen.cut(ellipse(0, 0, r * 0.08), paint, v + 0.1, lift=4, bevel=3)


def flame(pen: Pen, x: float, y: float, s: float, lamp: bool = True) -> None:
    """A flame that stands on a place."""
    if lamp:
        pen.lamp(x, y - s * 0.5, s * 1.3, "amber", 0.3)
    f = blob(
        (x, y),
        (x - s * 0.34, y - s * 0.3),
        (x - s * 0.2, y - s * 0.75),
        (x + s * 0.04, y - s * 1.35),
        (x + s * 0.22, y - s * 0.75),
        (x + s * 0.34, y - s * 0.3),
    )
    pen.cut(f, "ember", 0.72, raw=True, lift=0, shadow=0, lit=0, emit=0.7, edge=0.3)
    pen.cut(
        moved(f, x * 0.4, y * 0.4 - s * 0.0, 0.6),
        "amber",
        0.95,
        raw=True,
        lift=0,
        shadow=0,
        lit=0,
        emit=0.9,
        edge=0,
    )


def leaves(pen: Pen, x: float, y: float, r: float, paint: int, v: float, n: int = 9, seed: int = 0) -> None:
    """A clump of foliage."""
    g = np.random.default_rng(seed)
    for k in range(3):
        sh = []
        for _ in range(n):
            a, d = (g.uniform(0, 6.28), r * math.sqrt(g.uniform(0, 1)) * (1 - 0.24 * k))
            sh += ellipse(
                x + d * math.cos(a) - 0.05 * k * r,
                y + d * 0.8 * math.sin(a) - 0.16 * k * r,
                r * g.uniform(0.26, 0.4),
                r * g.uniform(0.22, 0.34),
            )
        pen.cut(sh, paint, v + 0.12 * k, lift=6, bevel=7, grad=0.15)


def eye(pen: Pen, x: float, y: float, r: float, look: Place = (0, 0), white: bool = True) -> None:
    """An eye that looks somewhere."""
    if white:
        pen.cut(ellipse(x, y, r, r * 0.92), "bone", 0.92, raw=True, lift=1.5, bevel=2)
    pen.cut(ellipse(x + look[0] * r, y + look[1] * r, r * 0.58), "soot", 0.05, raw=True, lift=0, shadow=0)
    pen.cut(
        ellipse(x + (look[0] - 0.2) * r, y + (look[1] - 0.25) * r, r * 0.18),
        "bone",
        1.0,
        raw=True,
        lift=0,
        shadow=0,
        emit=0.4,
    )


def panes(pen: Pen, pts: Sequence[Place], s: float, v: float = 0.88) -> None:
    """Small lit windows, each with a dark reveal."""
    for x, y in pts:
        pen.cut(opening(x, y + s, s * 1.1, s * 2.6), 1, 0.12, lift=2, bevel=3)
        pen.lightbox(opening(x, y + s * 0.8, s * 0.72, s * 2.0), "amber", v, 0.7)


def smoke(pen: Pen, x: float, y: float, h: float, w: float = 0.1, v: float = 0.6, paint: int = 1) -> None:
    """A curl of smoke or steam."""
    pen.cut(
        ribbon(
            [(x, y), (x + w, y - h * 0.3), (x - w * 0.6, y - h * 0.62), (x + w * 1.2, y - h)],
            [0.03, 0.08, 0.1, 0.02],
        ),
        paint,
        v,
        lift=2,
        alpha=0.8,
        soft=1.5,
    )
