"""Joins: what ties two elements together, so that a card is a sentence and not a sampler."""

import math
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ....outline import Place, curve, ellipse, ribbon, ring, star
from .card import Card


class Spot(NamedTuple):
    """Where an element stands and how large it is."""

    x: float
    y: float
    r: float


EDGE = 0.5
"""A join comes out from behind the elements that it ties, never from their faces."""


def _edge(a: Spot, b: Spot) -> Spot:
    distance = math.hypot(b.x - a.x, b.y - a.y) + 1e-6
    share = EDGE * a.r / distance
    return Spot(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, a.r)


def _between(a: Spot, b: Spot, sag: float) -> list[Place]:
    """A line from the edge of one element to the edge of the other that hangs through."""
    a, b = _edge(a, b), _edge(b, a)
    middle = (a.x + b.x) / 2, (a.y + b.y) / 2 + sag
    return [(a.x, a.y), (a.x * 0.7 + middle[0] * 0.3, a.y * 0.6 + middle[1] * 0.4), middle, (b.x, b.y)]


def thread(card: Card, a: Spot, b: Spot) -> None:
    """A thread that hangs between them."""
    card.line(_between(a, b, 0.10), "bone", 0.72, 0.010)


def garland(card: Card, a: Spot, b: Spot) -> None:
    """A thread with small flags."""
    places = curve(_between(a, b, 0.14), False, 8)
    card.line([tuple(place) for place in places[::3]], "bone", 0.6, 0.008)
    for i, (x, y) in enumerate(places[2:-2:3]):
        flag = [np.array([(x - 0.022, y), (x + 0.022, y), (x, y + 0.05)])]
        card.cut(flag, ("amber", 2, 1)[i % 3], 0.62, lift=3, bevel=2, etch=0)


def road(card: Card, a: Spot, b: Spot) -> None:
    """A road that narrows towards the far one, with stones in it."""
    places = [(a.x, a.y + a.r * 0.8), ((a.x + b.x) / 2 + 0.12, (a.y + b.y) / 2 + 0.1), (b.x, b.y + b.r * 0.8)]
    card.cut(ribbon(places, [0.20, 0.11, 0.04]), "rust", 0.44, lift=2, bevel=6, lit=0.7, grad=0.2)
    for i, (x, y) in enumerate(curve(places, False, 10)[2:-2:3]):
        wide = 0.05 - 0.006 * i
        card.cut(ellipse(x, y, wide, wide * 0.36), "rust", 0.62, lift=1, bevel=2, etch=0)


def beam(card: Card, a: Spot, b: Spot) -> None:
    """Light that falls from one on the other."""
    angle = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    spread = math.degrees(math.atan2(b.r, math.hypot(b.x - a.x, b.y - a.y))) * 1.1
    card.beam(a.x, a.y, angle, max(9.0, spread), 1.5, "amber", 0.38)


def steps(card: Card, a: Spot, b: Spot) -> None:
    """Footprints from one to the other."""
    places = curve(_between(a, b, 0.06), False, 10)
    for i, (x, y) in enumerate(places[3:-2:2]):
        side = 0.014 if i % 2 else -0.014
        card.cut(ellipse(x + side, y + side, 0.013, 0.019), "bone", 0.75, lift=1, bevel=1.5, etch=0)


def stars(card: Card, a: Spot, b: Spot) -> None:
    """A trail of stars."""
    for i, (x, y) in enumerate(curve(_between(a, b, -0.12), False, 10)[2:-1:3]):
        card.cut(
            star(x, y, 0.03 if i % 2 else 0.02, 5), "amber", 0.85, lift=2, bevel=2, emit=0.4, lit=0, etch=0
        )


def spokes(card: Card, a: Spot, b: Spot) -> None:
    """Brass rods from the hub to the ring that the others turn on."""
    card.cut(ring(0, 0, 0.645, 0.67), "amber", 0.44, lift=6, bevel=3, lit=0.9, etch=0)
    for degrees in (-90, -18, 54, 126, 198):
        x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        card.cut(
            ribbon([(0.2 * x, 0.2 * y), (0.64 * x, 0.64 * y)], 0.016, False), "amber", 0.56, lift=6, bevel=3
        )


JOINS: dict[str, Callable[[Card, Spot, Spot], None]] = {
    "thread": thread, "garland": garland, "road": road, "beam": beam, "steps": steps, "stars": stars,
    "spokes": spokes,
}  # fmt: skip
