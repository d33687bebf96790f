"""Drawing lots: a light that runs round, slows down and stays where chance wanted it.

The end is drawn before the light starts, so how it runs can be shown, shortened or skipped.
"""

from bisect import bisect_left, bisect_right
from itertools import accumulate, pairwise
from math import cos, dist, pi, sin, tau
from typing import NamedTuple

POINTS = 360
"""How finely the round of a table is measured."""

LAPS = 3
"""Whole rounds before the last one."""

FIRST_HOP, LAST_HOP = 0.05, 0.42
"""Seconds that the light rests on a place, at the start and at the end."""


class Run(NamedTuple):
    """The whole way of the light round `places`, ending on `end`."""

    places: int
    end: int

    @property
    def hops(self) -> int:
        """How often the light moves on; it starts on place 0."""
        return LAPS * self.places + self.end

    def rest(self, hop: int) -> float:
        """Seconds before this hop: longer and longer."""
        share = (hop + 1) / self.hops
        return FIRST_HOP + (LAST_HOP - FIRST_HOP) * share**3

    @property
    def moments(self) -> list[float]:
        """When each hop is made, in seconds from the start."""
        return list(accumulate(map(self.rest, range(self.hops))))

    @property
    def seconds(self) -> float:
        """How long it runs."""
        return self.moments[-1]

    def hop_at(self, seconds: float) -> int:
        """How many hops it has made by then."""
        return bisect_right(self.moments, seconds)

    def lit(self, seconds: float) -> int:
        """The place that is lit at this moment."""
        return self.hop_at(seconds) % self.places


def places_round(count: int, across: float, up: float) -> tuple[list[tuple[float, float]], float]:
    """Places at equal distance on an oval, clockwise from its top, and that distance along it."""
    angles = [pi / 2 - tau * point / POINTS for point in range(POINTS + 1)]
    oval = [(across * cos(angle), up * sin(angle)) for angle in angles]
    lengths = [0.0, *accumulate(dist(one, other) for one, other in pairwise(oval))]
    step = lengths[-1] / count
    return [oval[bisect_left(lengths, place * step)] for place in range(count)], step
