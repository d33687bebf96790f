"""The mood of a card, as it can be seen: what drifts through the air, how far the light bleeds, how dark it
ends.

Twelve moods, so that each is the mood of seven cards: a butterfly below a page can then say something.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ....outline import Shape, blob, edged, ellipse, moved, ribbon, ring, soft, star, trace
from .card import Card


def _petal(rng: np.random.Generator) -> Shape:
    return soft("0 -1, 0.55 -0.2, 0.2 0.9, -0.2 0.9, -0.55 -0.2")


def _snow(rng: np.random.Generator) -> Shape:
    return ellipse(0, 0, 0.42)


def _spark(rng: np.random.Generator) -> Shape:
    return star(0, 0, 0.8, 4, 0.3)


def _leaf(rng: np.random.Generator) -> Shape:
    return soft("-1 0, -0.3 -0.45, 0.6 -0.3, 1.2 0.1, 0.4 0.4, -0.4 0.35")


def _paper(rng: np.random.Generator) -> Shape:
    return edged("-0.7 -0.4, 0.6 -0.5, 0.7 0.4, -0.6 0.5")


def _streak(rng: np.random.Generator) -> Shape:
    return ribbon(trace("-3.2 0.5, -1 0, 1.4 -0.1, 3.2 0.35"), [0.02, 0.16, 0.2, 0.02])


def _spiral(rng: np.random.Generator) -> Shape:
    turns = [
        (1.3 * (1 - t / 15) * math.cos(t * 0.75), 1.3 * (1 - t / 15) * math.sin(t * 0.75)) for t in range(14)
    ]
    return ribbon(turns, [0.05, 0.22, 0.2, 0.16, 0.03])


def _bubble(rng: np.random.Generator) -> Shape:
    return ring(0, 0, 0.6, 0.85)


def _cross(rng: np.random.Generator) -> Shape:
    return ribbon([(-0.9, 0), (0.9, 0)], 0.22, False) + ribbon([(0, -0.9), (0, 0.9)], 0.22, False)


def _drop(rng: np.random.Generator) -> Shape:
    return soft("0 -1.1, 0.4 0.2, 0 0.7, -0.4 0.2")


def _wisp(rng: np.random.Generator) -> Shape:
    return ribbon(trace("-3 0.3, -1.4 -0.3, 0.4 0.25, 2 -0.25, 3.2 0.1"), [0.05, 0.5, 0.6, 0.45, 0.04])


def _mote(rng: np.random.Generator) -> Shape:
    return blob((0, -0.6), (0.6, 0), (0, 0.6), (-0.6, 0))


class Mood(NamedTuple):
    """What drifts, in which paint, how many, how large; how far the light bleeds and how dark it ends."""

    drifting: Callable[[np.random.Generator], Shape]
    paint: str
    number: int
    size: float
    bloom: float
    vignette: float
    turning: float = 180
    alpha: float = 0.9


MOODS = {
    "tender": Mood(_petal, "rose", 26, 0.016, 0.55, 0.55),
    "merry": Mood(_paper, "amber", 44, 0.012, 0.55, 0.50),
    "still": Mood(_snow, "bone", 60, 0.013, 0.45, 0.55),
    "brave": Mood(_spark, "ember", 36, 0.017, 0.55, 0.66),
    "longing": Mood(_leaf, "rust", 20, 0.021, 0.42, 0.68),
    "restless": Mood(_streak, "bone", 20, 0.030, 0.45, 0.62, 10, 0.55),
    "giddy": Mood(_spiral, "bone", 15, 0.026, 0.45, 0.62, 180, 0.65),
    "weightless": Mood(_bubble, "bone", 32, 0.017, 0.50, 0.58, 180, 0.7),
    "faithful": Mood(_spark, "amber", 40, 0.014, 0.50, 0.60),
    "hushed": Mood(_mote, "amber", 26, 0.009, 0.60, 0.72),
    "uncanny": Mood(_wisp, "plum", 12, 0.045, 0.40, 0.74, 12, 0.45),
    "wistful": Mood(_drop, "slate", 46, 0.013, 0.42, 0.66, 8, 0.8),
}


def drift(card: Card, name: str) -> None:
    """Let the mood's small pieces float through the place, behind everything that may be pointed at."""
    mood, rng = MOODS[name], card.noise(9)
    for _ in range(mood.number):
        distance, angle = math.sqrt(rng.uniform(0.01, 0.95)), rng.uniform(0, 2 * math.pi)
        x, y = distance * math.cos(angle), distance * math.sin(angle)
        size, turn = mood.size * rng.uniform(0.7, 1.4), rng.uniform(-mood.turning, mood.turning)
        piece = moved(mood.drifting(rng), x, y, size, turn)
        value = rng.uniform(0.6, 0.85)
        card.cut(
            piece, mood.paint, value, lift=2, shadow=0.3, bevel=2, lit=0.5, etch=0, alpha=mood.alpha, emit=0.1
        )
