"""Time that goes on while the device sleeps, and moments that outlive the app.

A sand timer must not stop because the screen went dark: `time.monotonic` does stop on Linux and Android
while the machine sleeps, so the boot clock is used. No such clock survives a reboot, so a saved deadline
is kept in wall-clock time.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol


class Clock(Protocol):
    """What the app may ask about time, in seconds."""

    def now(self) -> float:
        """Seconds from some fixed moment; never goes back, counts sleep."""

    def wall(self) -> float:
        """Seconds since 1970; can be set by the user, outlives a reboot."""


def _sleepless() -> Callable[[], float]:
    """The best clock here: CLOCK_MONOTONIC stops in sleep on Linux but not on macOS."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            number = getattr(time, name)
            return lambda: time.clock_gettime(number)
    return time.monotonic


class DeviceClock:
    """The clocks of the machine."""

    def __init__(self) -> None:
        self._read = _sleepless()

    def now(self) -> float:
        """Seconds since the machine was started, sleep included."""
        return self._read()

    def wall(self) -> float:
        return time.time()


class ScriptedClock:
    """For tests: time that stands still until it is told to pass."""

    def __init__(self, now: float = 1000.0, wall: float = 1_800_000_000.0) -> None:
        self._now = now
        self._wall = wall

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        """The scripted moment since 1970."""
        return self._wall

    def go(self, seconds: float) -> None:
        self._now += seconds
        self._wall += seconds

    def reboot(self, seconds: float = 0.0) -> None:
        """Start the machine again after a while: only the wall clock has gone on."""
        self._now = 0.0
        self._wall += seconds


@dataclass(frozen=True, slots=True)
class Deadline:
    """A span that runs out: running towards `end`, or held with `left` seconds when `end` is None.

    A value: each method gives a new one, so a screen can keep it in its model and a save can hold it.
    """

    length: float
    left: float
    end: float | None = None

    @classmethod
    def started(cls, clock: Clock, seconds: float) -> "Deadline":
        """A span that begins now."""
        return cls(seconds, seconds, clock.now() + seconds)

    @property
    def running(self) -> bool:
        """Whether time passes for it (a span that has run out still counts as running)."""
        return self.end is not None

    def remaining(self, clock: Clock) -> float:
        """Seconds until it is over, never below zero."""
        return max(0.0, self.left if self.end is None else self.end - clock.now())

    def over(self, clock: Clock) -> bool:
        """Whether the time is up."""
        return self.remaining(clock) <= 0.0

    def paused(self, clock: Clock) -> "Deadline":
        """The same, held where it is."""
        return replace(self, left=self.remaining(clock), end=None)

    def resumed(self, clock: Clock) -> "Deadline":
        """The same, running on."""
        return self._with_left(clock, self.remaining(clock), run=True)

    def changed(self, clock: Clock, seconds: float) -> "Deadline":
        """With some seconds more (or less, when negative); the length grows if need be."""
        left = max(0.0, self.remaining(clock) + seconds)
        return replace(self._with_left(clock, left, self.running), length=max(self.length, left))

    def turned_over(self, clock: Clock) -> "Deadline":
        """As a sand timer turned upside down: what had run out is what is left, and it runs."""
        return self._with_left(clock, self.length - self.remaining(clock), run=True)

    def to_plain(self, clock: Clock) -> dict[str, Any]:
        """JSON-able, good after a kill or a reboot."""
        left = self.remaining(clock)
        ends = clock.wall() + left if self.running else None
        return {"length": self.length, "left": left, "ends": ends}

    @classmethod
    def from_plain(cls, plain: dict[str, Any], clock: Clock) -> "Deadline":
        """What was saved, with the time that has passed since.

        A wall clock set back meanwhile cannot give more time than was left.
        """
        held = cls(float(plain["length"]), float(plain["left"]))
        if plain["ends"] is None:
            return held
        left = min(held.left, max(0.0, float(plain["ends"]) - clock.wall()))
        return held._with_left(clock, left, run=True)

    def _with_left(self, clock: Clock, left: float, run: bool) -> "Deadline":
        return replace(self, left=left, end=clock.now() + left if run else None)
