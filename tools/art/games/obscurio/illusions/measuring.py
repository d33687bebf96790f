"""What a finished card is measured for: that every element is inside, seen, and stands off its ground."""

import math
from typing import NamedTuple

import numpy as np
from scipy import ndimage

from ....grain import Array
from ....ramps import linear
from .card import MARGIN
from .painting import Painted, luminance, paint, through_film
from .sentence import Sentence

WANTED = 3.0
"""Contrast of an element against the ring round it, plain and through the red film."""

SAFE = 3.2
"""What a sketch must reach, so that the card does."""

SKETCH, SKETCHES = 200, 4
"""The size of a sketch, and how many are made at most."""


class Seen(NamedTuple):
    """How well one element can be seen."""

    inside: float
    visible: float
    share: float
    contrast: float
    through_film: float

    @property
    def least(self) -> float:
        """The lower of the two contrasts."""
        return min(self.contrast, self.through_film)


def measured(painted: Painted) -> list[Seen]:
    """Measure every element of a card."""
    picture, card = painted.picture, painted.picture[..., 3] > 0.5
    light = linear(picture[..., :3])
    bright, film = luminance(light), through_film(light)
    radius = len(picture) / 2 * MARGIN
    found = []
    for number, tag in enumerate(painted.tags, 1):
        piece = (painted.shows == number) & card
        if piece.sum() < 20:
            found.append(Seen(1, 0, 0, 0, 0))
            continue
        around = _around(piece, max(3.0, tag["r"] * radius * 0.22)) & card
        found.append(
            Seen(
                round(math.hypot(tag["x"], tag["y"]) + 0.8 * tag["r"], 3),
                round(min(1.0, float(piece.sum()) / max(1, painted.drawn[number])), 3),
                round(float(piece.sum() / card.sum()), 4),
                _contrast(bright, piece, around),
                _contrast(film, piece, around),
            )
        )
    return found


def _around(piece: Array, width: float) -> Array:
    return (ndimage.distance_transform_edt(~piece) <= width) & ~piece


def _contrast(seen: Array, piece: Array, around: Array) -> float:
    """The share of the element that stands off decides, not its mean."""
    ground = float(np.median(seen[around]))
    low, high = np.percentile(seen[piece], (30, 70))
    return round(float(max((high + 0.05) / (ground + 0.05), (ground + 0.05) / (low + 0.05))), 2)


def painted_well(sentence: Sentence, size: int) -> tuple[Painted, list[Seen]]:
    """Find on small sketches how much air each element needs to stand off, then paint the card once."""
    painted = paint(sentence, size, _air_needed(sentence))
    return painted, measured(painted)


def _air_needed(sentence: Sentence) -> dict[int, float]:
    """Sketch with more and more air round what does not stand off yet; the best sketch decides."""
    more: dict[int, float] = {}
    best, least_lacking = more, math.inf
    for _ in range(SKETCHES):
        seen = measured(paint(sentence, SKETCH, more))
        lacking = sum(max(0.0, SAFE - each.least) for each in seen)
        if lacking < least_lacking:
            best, least_lacking = more, lacking
        weak = {i: each.least for i, each in enumerate(seen, 1) if each.least < SAFE}
        if not weak:
            break
        more = more | {
            i: min(2.6, more.get(i, 1.0) * min(1.6, 3.7 / max(least, 1.0))) for i, least in weak.items()
        }
    return best
