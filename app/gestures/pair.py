"""Two fingers as one hand: how far they turned, spread and moved.

Fingers are never quite still, so spreading counts only once it is clearly meant, and then from
there on: a twist does not zoom the board by accident, and a pinch begins without a jump.
"""

from __future__ import annotations

import math

from app.gestures.gesture import Point

PINCH_DEAD_ZONE = 0.08
"""Share by which the distance must change before a pinch begins."""
TWIST_SNAP_DEGREES = 30.0
"""From this turn on, letting go turns by a quarter at least."""
CLOSEST_DP = 24.0
"""Fingers nearer than this are taken as this far apart: below, a pixel would be a leap."""


class Pair:
    """Follows two fingers from where they were when the second came down."""

    def __init__(self, first: Point, second: Point, density: float = 1.0) -> None:
        self._closest = CLOSEST_DP * density
        self._span, self._angle = self._measure(first, second)
        self._centre = _middle(first, second)
        self._pinching = False
        self.scale = 1.0
        self.turn = 0.0

    @property
    def quarters(self) -> int:
        """Whole clockwise quarters the turn snaps to when the fingers leave."""
        if abs(self.turn) < TWIST_SNAP_DEGREES:
            return 0
        nearest = round(self.turn / 90)
        return nearest or (1 if self.turn > 0 else -1)

    def follow(self, first: Point, second: Point) -> tuple[Point, Point, float, float]:
        """Take the new places; give the centre, its shift, the step of scale, and the whole turn."""
        span, angle = self._measure(first, second)
        centre = _middle(first, second)
        shift = (centre[0] - self._centre[0], centre[1] - self._centre[1])
        self.turn -= _unwrapped(angle - self._angle)
        self._angle, self._centre = angle, centre
        return centre, shift, self._step(span), self.turn

    def _step(self, span: float) -> float:
        step = span / self._span
        if not self._pinching and abs(step - 1) < PINCH_DEAD_ZONE:
            return 1.0
        self._span = span
        if not self._pinching:
            self._pinching = True
            return 1.0
        self.scale *= step
        return step

    def _measure(self, first: Point, second: Point) -> tuple[float, float]:
        dx, dy = second[0] - first[0], second[1] - first[1]
        return max(math.hypot(dx, dy), self._closest), math.degrees(math.atan2(dy, dx))


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _unwrapped(degrees: float) -> float:
    """The same angle between -180 and 180, so that a turn can pass the half circle."""
    return (degrees + 180) % 360 - 180
