"""The front frame of a card: a dark sheet with an organic hole, which gives the depth of a peep-show."""

import math

import numpy as np

from ....outline import Place, moved, rect, ribbon, soft
from .card import Card, Paint

WHOLE = rect(-1.3, -1.3, 1.3, 1.3)
LIFT = 26
LIT = 0.4


def plain(card: Card, paint: Paint, value: float, depth: float) -> None:
    """A sheet with a round hole."""
    card.cut(WHOLE, paint, value, holes=card.wobbling(1 - depth * 0.5, 26, 0.02), lift=LIFT, lit=LIT)


def leaf(card: Card, paint: Paint, value: float, depth: float) -> None:
    """Leaves that point inward; they keep short where an element lies."""
    rng = card.noise(2)
    card.cut(WHOLE, paint, value, holes=card.wobbling(1 - depth * 0.35, 26, 0.02), lift=LIFT, lit=LIT)
    blade = soft("0 0, 0.3 -0.22, 0.7 -0.16, 1 0, 0.7 0.16, 0.3 0.22")
    for i in range(34):
        degrees = i * 360 / 34 + rng.uniform(-4, 4)
        length, angle = depth * rng.uniform(0.9, 1.9), math.radians(degrees)
        reach = [(1.02 - length * share) for share in (0.5, 1.0)]
        if not all(card.is_free(r * math.cos(angle), r * math.sin(angle), 1.1) for r in reach):
            length *= 0.4
        turn = degrees + 180 + rng.uniform(-38, 38)
        piece = moved(blade, 1.02 * math.cos(angle), 1.02 * math.sin(angle), length, turn)
        card.cut(piece, paint, value + rng.uniform(-0.02, 0.1), lift=LIFT * 0.5, lit=LIT, bevel=7)


def cloud(card: Card, paint: Paint, value: float, depth: float) -> None:
    """Two sheets whose edges bulge like clouds."""
    for i, (deep, step) in enumerate(((depth, 0.05), (depth * 0.55, -0.02))):
        hole = card.wobbling(1 - deep, 14, 0.05, lobes=13 + 3 * i, seed=i)
        card.cut(WHOLE, paint, value + step, holes=hole, lift=LIFT, lit=LIT, wobble=0.6)


def wave(card: Card, paint: Paint, value: float, depth: float) -> None:
    """Water along the lower rim."""
    for i in range(3):
        step = 0.07 - 0.05 * i
        card.ridge(0.80 + 0.08 * i, 0.04, paint, value + step, kind="wave", n=15 + 2 * i, seed=i, lift=18)
    card.cut(WHOLE, paint, value - 0.03, holes=card.wobbling(1 - depth * 0.4, 30, 0.02), lift=LIFT, lit=LIT)


def rock(card: Card, paint: Paint, value: float, depth: float) -> None:
    """A cave's mouth."""
    rng = card.noise(3)
    for deep, step in ((depth * 1.15, 0.06), (depth * 0.6, 0.0)):
        angles = (np.arange(34) + rng.uniform(-0.35, 0.35, 34)) * 2 * math.pi / 34
        reach = (1 - deep) * (1 + 0.05 * rng.standard_normal(34))
        hole = [np.stack([reach * np.cos(angles), reach * np.sin(angles)], 1)]
        card.cut(WHOLE, paint, value + step, holes=hole, lift=LIFT, lit=LIT, wobble=0.5)


def branch(card: Card, paint: Paint, value: float, depth: float) -> None:
    """Twigs that reach in from the rim."""
    rng = card.noise(4)
    card.cut(WHOLE, paint, value, holes=card.wobbling(1 - depth * 0.3, 26, 0.02), lift=LIFT, lit=LIT)
    for _ in range(13):
        angle = rng.uniform(0, 2 * math.pi)
        heading = angle + math.pi + rng.choice([-1, 1]) * rng.uniform(0.5, 0.95)
        length = depth * rng.uniform(1.5, 3.0)
        root = (1.03 * math.cos(angle), 1.03 * math.sin(angle))
        fork, tip = _ahead(root, heading, length * 0.5), _ahead(root, heading + 0.35, length)
        twig = ribbon([root, fork, tip], [0.06, 0.035, 0.005])
        for side in (-1, 1):
            twig += ribbon([fork, _ahead(fork, heading + side * 0.8, length * 0.3)], [0.028, 0.004], False)
        if card.is_free(*fork) and card.is_free(*tip):
            card.cut(twig, paint, value + 0.05, lift=LIFT * 0.5, lit=LIT, bevel=5)


def _ahead(place: Place, heading: float, length: float) -> Place:
    return place[0] + length * math.cos(heading), place[1] + length * math.sin(heading)


RIMS = {"plain": plain, "leaf": leaf, "cloud": cloud, "wave": wave, "rock": rock, "branch": branch}
