"""What the hand does with the device, read from its accelerometer.

Pure arithmetic on samples (x, y, z in m/s2, gravity included, t in seconds): no Kivy, no clock. Gravity
is what stays when the samples are smoothed; what is left over is the hand.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass

GRAVITY = 9.81

SMOOTHING = 0.25
"""Seconds after which the estimate of gravity has followed a change for the most part."""

JOLT = 7.0
"""m/s2 beyond gravity: clearly more than a walk or a train, clearly less than a willing shake."""

JOLTS_FOR_A_SHAKE = 4
"""Jolts to and fro that make a shake: a bump against the table gives one or two."""

SHAKE_WINDOW = 1.2
"""Seconds within which these jolts must come."""

SHAKE_REST = 1.0
"""Seconds of peace before the next shake counts, so that one shake is one shuffle."""

STILL = 1.5
"""m/s2 of unrest below which a device counts as being held still."""

STILL_TIME = 0.3
"""Seconds that it must be still before its position counts."""

TURN = math.cos(math.radians(140))
"""Cosine of the angle from which a device counts as turned over; a clumsy half turn passes."""

TILT_STEP = 0.03
"""Smallest change of tilt worth telling, as a part of gravity."""

GAP = 1.0
"""Seconds without a sample (the app slept) after which everything before is forgotten."""


@dataclass(frozen=True, slots=True)
class Shaken:
    """The device was shaken: shuffle, or draw."""


@dataclass(frozen=True, slots=True)
class TurnedOver:
    """The device was turned upside down, about whatever axis, and is held there: turn the sand timer."""


@dataclass(frozen=True, slots=True)
class Tilted:
    """How the device leans: -1 to 1 along its width (x) and its height (y); flat on the table is 0, 0."""

    x: float
    y: float


Sign = Shaken | TurnedOver | Tilted
Vector = tuple[float, float, float]


class MotionDetector:
    """Turns samples into signs; one detector per stream of samples."""

    def __init__(self) -> None:
        self._time = -math.inf
        self._gravity: Vector = (0.0, 0.0, 0.0)
        self._begin(self._gravity, self._time)

    def feed(self, x: float | None, y: float | None, z: float | None, t: float) -> list[Sign]:
        """Take one sample and tell what it completes. Missing or absurd samples are passed over."""
        if x is None or y is None or z is None or not all(map(math.isfinite, (x, y, z, t))):
            return []
        sample = (float(x), float(y), float(z))
        elapsed = t - self._time
        if not 0.0 < elapsed <= GAP:
            self._begin(sample, t)
            return []
        self._time = t
        self._follow(sample, elapsed)
        unrest = _minus(sample, self._gravity)
        return [*self._shake(unrest, t), *self._turn(unrest, t), *self._tilt()]

    def _begin(self, sample: Vector, t: float) -> None:
        """Forget all that was before this sample."""
        self._time = t
        self._gravity = sample
        self._jolts: deque[tuple[float, Vector]] = deque(maxlen=JOLTS_FOR_A_SHAKE)
        self._rested_at = t
        self._still_since: float | None = None
        self._resting: Vector | None = None
        self._told: Vector | None = None

    def _follow(self, sample: Vector, elapsed: float) -> None:
        share = 1.0 - math.exp(-elapsed / SMOOTHING)
        change = _minus(sample, self._gravity)
        x, y, z = self._gravity
        self._gravity = (x + share * change[0], y + share * change[1], z + share * change[2])

    def _shake(self, unrest: Vector, t: float) -> list[Sign]:
        if _length(unrest) < JOLT:
            return []
        same_way = bool(self._jolts) and _dot(unrest, self._jolts[-1][1]) > 0.0
        if same_way and t - self._jolts[-1][0] <= SHAKE_WINDOW:
            return []
        self._jolts.append((t, unrest))
        enough = len(self._jolts) == JOLTS_FOR_A_SHAKE and t - self._jolts[0][0] <= SHAKE_WINDOW
        if not enough or t < self._rested_at:
            return []
        self._jolts.clear()
        self._rested_at = t + SHAKE_REST
        return [Shaken()]

    def _turn(self, unrest: Vector, t: float) -> list[Sign]:
        if _length(unrest) > STILL or abs(_length(self._gravity) - GRAVITY) > STILL:
            self._still_since = None
            return []
        if self._still_since is None:
            self._still_since = t
        if t - self._still_since < STILL_TIME:
            return []
        before, self._resting = self._resting, self._gravity
        return [TurnedOver()] if before is not None and _cosine(before, self._gravity) < TURN else []

    def _tilt(self) -> list[Sign]:
        if self._still_since is None:
            return []
        lean = (_part(self._gravity[0]), _part(self._gravity[1]), 0.0)
        if self._told is not None and _length(_minus(lean, self._told)) < TILT_STEP:
            return []
        self._told = lean
        return [Tilted(lean[0], lean[1])]


def _minus(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _length(a: Vector) -> float:
    return math.hypot(*a)


def _cosine(a: Vector, b: Vector) -> float:
    return _dot(a, b) / (_length(a) * _length(b))


def _part(pull: float) -> float:
    return max(-1.0, min(1.0, pull / GRAVITY))
