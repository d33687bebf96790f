"""Small embroidery of the places: far towns, flocks, scrolls of cloud, fish, stars. Never pointed at."""

import math

from ....outline import blob, moved, poly, rect, ribbon, star
from .card import Card, Paint


def spires(
    card: Card,
    y: float,
    paint: Paint,
    v: float,
    fog: float,
    n: int = 9,
    x0: float = -1.0,
    x1: float = 1.0,
    h: float = 0.16,
    lit: bool = True,
) -> None:
    """A far town on the horizon."""
    g = card.noise(1)
    for i in range(n):
        x = x0 + (x1 - x0) * (i + g.uniform(0.1, 0.9)) / n
        w, k = (g.uniform(0.018, 0.04), h * g.uniform(0.4, 1.0))
        sh = rect(x - w, y - k, x + w, y + 0.12) + poly(
            (x - w * 1.25, y - k), (x, y - k - w * g.uniform(1.6, 4.0)), (x + w * 1.25, y - k)
        )
        card.cut(sh, paint, v, fog=fog, lift=5, bevel=4, lit=0.5, etch=0)
        if lit:
            card.cut(
                rect(x - 0.006, y - k * 0.7, x + 0.006, y - k * 0.7 + 0.022),
                "amber",
                0.8,
                lift=0,
                shadow=0,
                lit=0,
                emit=0.5,
                etch=0,
                wobble=0,
            )


def flock(card: Card, n: int, x: float, y: float, w: float, paint: Paint, v: float) -> None:
    """Birds far away."""
    for _ in range(n):
        X, Y, k = (x + card.rng.normal(0, w), y + card.rng.normal(0, w * 0.5), card.rng.uniform(0.012, 0.026))
        card.cut(
            ribbon(
                [
                    (X - k, Y - k * 0.5),
                    (X - k * 0.4, Y - k * 0.35),
                    (X, Y),
                    (X + k * 0.4, Y - k * 0.4),
                    (X + k, Y - k * 0.6),
                ],
                [0.001, 0.006, 0.008, 0.006, 0.001],
            ),
            paint,
            v,
            lift=0,
            shadow=0,
            lit=0.3,
            etch=0,
            wobble=0,
        )


def curls(card: Card, n: int, y0: float, y1: float, paint: Paint, v: float, r: float = 0.05) -> None:
    """Engraved scrolls of cloud or spray."""
    for _ in range(n):
        x, y, k, s = (
            card.rng.uniform(-0.9, 0.9),
            card.rng.uniform(y0, y1),
            r * card.rng.uniform(0.6, 1.3),
            card.rng.choice([-1, 1]),
        )
        pts = [
            (
                x + s * (k * (1 - t / 15) * math.cos(t * 0.62) + k * 1.1 * (t < 1)),
                y + k * (1 - t / 15) * math.sin(t * 0.62),
            )
            for t in range(13)
        ]
        card.cut(
            ribbon(pts, [0.002, 0.01, 0.01, 0.008, 0.002]),
            paint,
            v,
            lift=0,
            shadow=0,
            lit=0.5,
            etch=0,
            wobble=0,
            alpha=0.85,
        )


def school(
    card: Card, n: int, x: float, y: float, w: float, paint: Paint, v: float, fog: float = 0.2
) -> None:
    """A school of small fish."""
    for _ in range(n):
        X, Y, k = (
            x + card.rng.normal(0, w),
            y + card.rng.normal(0, w * 0.35),
            card.rng.uniform(0.018, 0.034),
        )
        card.cut(
            moved(
                blob(
                    (-1, 0),
                    (-0.3, -0.42),
                    (0.5, -0.1),
                    (1, -0.4),
                    (0.9, 0),
                    (1, 0.4),
                    (0.5, 0.1),
                    (-0.3, 0.42),
                    steps=5,
                ),
                X,
                Y,
                k,
            ),
            paint,
            v,
            fog=fog,
            lift=3,
            bevel=3,
            etch=0,
            lit=0.5,
        )


def stars(card: Card, n: int, y1: float = 0.3) -> None:
    """Stars down to a height."""
    for _ in range(n):
        card.cut(
            star(card.rng.uniform(-1, 1), card.rng.uniform(-1, y1), card.rng.uniform(0.005, 0.015), 4, 0.36),
            "bone",
            0.9,
            lift=0,
            shadow=0,
            emit=0.6,
            lit=0,
        )
