"""Places high up or swept by weather."""

import numpy as np

from .....outline import poly, rect, ribbon, star
from ..card import Card
from ..scenery import curls, flock, spires
from .place import place


@place
def cloudsea(card: Card, lx: float, ly: float) -> None:
    """A sea of clouds with spires."""
    paints = card.palette
    card.fog(paints[0], 0.5)
    card.lights(
        (0.28, 0.31, 0.44),
        [(lx, ly, 0.6, "bone", 1.2), (0.1, -0.62, 0.42, "amber", 1.1), (0, 1.3, 0.6, paints[2], 0.25)],
    )
    card.tunnel(
        lx,
        ly,
        (0.34, 0.6, 0.9, 1.25),
        0,
        (0.56, 0.44, 0.33, 0.25, 0.18),
        amp=0.07,
        lobes=0,
        mix=(paints[2], 0.25),
    )
    for _ in range(46):
        a, b = (card.rng.uniform(-1, 1), card.rng.uniform(-1, 0.3))
        card.cut(
            star(a, b, card.rng.uniform(0.005, 0.016), 4, 0.36),
            "bone",
            0.9,
            lift=0,
            shadow=0,
            emit=0.6,
            lit=0,
        )
    spires(card, 0.36, 0, 0.3, 0.12, 11, h=0.2)
    for k in range(4):
        card.ridge(
            0.42 + 0.13 * k,
            0.035,
            (2, 0, 2, 0)[k],
            0.5 - 0.1 * k,
            fog=0.28 - 0.08 * k,
            kind="cloud",
            seed=k,
            mix=(paints[0], 0.4),
        )
        curls(card, 5, 0.44 + 0.13 * k, 0.52 + 0.13 * k, 2, 0.66 - 0.09 * k)
        card.haze(0.52 + 0.13 * k, 34, paints[2], 0.5, 0.14, 0.6, k)


@place
def dawn(card: Card, lx: float, ly: float) -> None:
    """Hills in the haze of a morning."""
    paints = card.palette
    card.fog(paints[0], 0.8)
    card.lights((0.56, 0.53, 0.55), [(lx, ly, 0.7, "amber", 0.9), (-0.8, -0.8, 0.8, "bone", 0.3)])
    card.tunnel(
        lx, ly, (0.42, 0.66, 0.92, 1.2), 0, (0.93, 0.84, 0.74, 0.63, 0.52), amp=0.05, mix=("amber", 0.25)
    )
    flock(card, 12, lx + 0.35, ly - 0.35, 0.16, paints[1], 0.3)
    for k in range(4):
        if k == 1:
            spires(card, 0.4, 1, 0.42, 0.3, 12, h=0.13, lit=False)
        card.ridge(
            0.3 + 0.13 * k,
            0.05 - 0.005 * k,
            (1, 1, 1, 1)[k],
            0.6 - 0.12 * k,
            fog=0.55 - 0.17 * k,
            seed=k,
            kind="soft",
            n=9 + k,
        )
        card.haze(0.44 + 0.13 * k, 30, paints[0], 0.84, 0.26 - 0.05 * k, 0.5, k)


@place
def roofs(card: Card, lx: float, ly: float) -> None:
    """Roofs with lit windows."""
    paints = card.palette
    card.fog(paints[0], 0.5)
    card.lights((0.32, 0.28, 0.4), [(lx, ly, 0.62, "amber", 1.25), (0.7, 0.7, 0.5, paints[1], 0.4)])
    card.tunnel(
        lx, ly, (0.42, 0.7, 1.0, 1.3), 0, (0.66, 0.5, 0.37, 0.26, 0.18), amp=0.05, mix=(paints[1], 0.35)
    )
    curls(card, 9, -0.9, -0.1, paints[0], 0.62, 0.06)
    flock(card, 9, -0.3, -0.1, 0.2, paints[0], 0.16)
    for k in range(4):
        y, w0, g = (0.16 + 0.19 * k, 0.13 + 0.04 * k, np.random.default_rng(card.seed * 3 + k))
        x = -1.2
        while x < 1.2:
            w = w0 * g.uniform(0.8, 1.5)
            h = w * g.uniform(0.5, 0.95)
            yy = y + g.normal(0, 0.025)
            v = (0.44, 0.34, 0.25, 0.16)[k] + g.uniform(-0.03, 0.03)
            card.cut(
                rect(x + w * 0.06, yy, x + w * 0.94, 1.2),
                k % 2,
                v * 0.8,
                fog=0.24 - 0.08 * k,
                lift=8,
                bevel=6,
                lit=0.6,
                angle=90,
            )
            card.cut(
                poly((x - w * 0.06, yy + 0.01), (x + w / 2, yy - h), (x + w * 1.06, yy + 0.01)),
                0,
                v + 0.05,
                fog=0.22 - 0.07 * k,
                lift=9,
                bevel=7,
                lit=0.7,
            )
            if g.random() < 0.5:
                card.cut(
                    rect(x + w * 0.62, yy - h * 0.9, x + w * 0.74, yy - h * 0.2),
                    0,
                    v,
                    fog=0.22 - 0.07 * k,
                    lift=4,
                    bevel=3,
                    etch=0,
                )
            for q in (0.3, 0.66):
                if g.random() < 0.55:
                    card.cut(
                        rect(x + w * q - 0.014, yy + 0.05, x + w * q + 0.014, yy + 0.095),
                        "amber",
                        0.78,
                        lift=0,
                        shadow=0,
                        lit=0,
                        emit=0.45,
                        etch=0,
                        wobble=0,
                    )
            x += w * 0.98
        card.haze(y + 0.12, 30, paints[1], 0.5, 0.15 - 0.03 * k, 0.6, k)


@place
def storm(card: Card, lx: float, ly: float) -> None:
    """A sea in a gale."""
    paints = card.palette
    card.fog(paints[0], 0.42)
    card.lights((0.3, 0.33, 0.4), [(lx, ly, 0.6, "amber", 1.3), (0.48, -0.45, 0.5, "bone", 0.9)])
    card.tunnel(
        lx,
        ly,
        (0.36, 0.66, 1.0, 1.3),
        0,
        (0.5, 0.4, 0.3, 0.22, 0.15),
        amp=0.1,
        lobes=13,
        mix=("indigo", 0.35),
    )
    curls(card, 16, -0.9, 0.1, paints[0], 0.46, 0.07)
    for _ in range(70):
        x, y, L = (card.rng.uniform(-1, 1), card.rng.uniform(-1, 0.4), card.rng.uniform(0.04, 0.12))
        card.cut(
            ribbon([(x, y), (x - L * 0.35, y + L)], [0.002, 0.005], False),
            0,
            0.66,
            lift=0,
            shadow=0,
            alpha=0.5,
            lit=0.3,
            etch=0,
        )
    spires(card, 0.3, 0, 0.24, 0.2, 5, 0.45, 0.95, h=0.1)
    for k in range(4):
        card.ridge(
            0.34 + 0.14 * k,
            0.055,
            0,
            (0.46, 0.36, 0.27, 0.18)[k],
            fog=0.2 - 0.06 * k,
            kind="wave",
            n=13 + 2 * k,
            seed=k,
            mix=(paints[1] if k == 1 else "indigo", 0.4),
        )
        curls(card, 6, 0.37 + 0.14 * k, 0.45 + 0.14 * k, "bone", 0.66 - 0.1 * k, 0.045)
