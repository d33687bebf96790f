"""Things that move for a while, and can always be hurried to their end.

A motion never holds up anything: the truth is already the final state, a motion only shows the way
there. Starting another one under the same key first finishes the one that runs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from kivy.clock import Clock

Ease = Callable[[float], float]
Duration = Callable[[float], float]

OVERSHOOT = 1.25
"""Makes `overshoot` pass its goal by a fifteenth: 6 degrees of a quarter turn."""


def linear(share: float) -> float:
    """An ease that is none: the same speed from start to end."""
    return share


def ease_out(share: float) -> float:
    """Start fast and arrive softly."""
    return 1 - (1 - share) ** 3


def ease_in(share: float) -> float:
    """Start softly and go faster and faster, as what falls."""
    return share * share


def ease_in_out(share: float) -> float:
    """Start and arrive softly."""
    return share * share * (3 - 2 * share)


def overshoot(share: float) -> float:
    """Arrive a little too far and come back, as a tile turned by a hand."""
    rest = share - 1
    return 1 + (OVERSHOOT + 1) * rest**3 + OVERSHOOT * rest**2


@dataclass(slots=True)
class _Motion:
    seconds: float
    step: Callable[[float], object]
    ease: Ease
    done: Callable[[], object] | None
    began: float | None = None
    """Set with the first frame that shows it: a slow frame before must not swallow the way."""


class Motions:
    """The running motions of one layer; its clock runs only while something moves.

    `duration` maps the designed time to the wished one (0 = at once): the table's setting for
    animations comes in here.
    """

    def __init__(self, duration: Duration) -> None:
        self.duration = duration
        self._running: dict[Hashable, _Motion] = {}
        self._clock = Clock.create_trigger(self._advance, 0, interval=True)

    def __bool__(self) -> bool:
        return bool(self._running)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._running

    def start(
        self,
        key: Hashable,
        seconds: float,
        step: Callable[[float], object],
        ease: Ease = ease_out,
        done: Callable[[], object] | None = None,
    ) -> None:
        """Call `step` with 0 to 1 over the time, then `done`."""
        self.finish(key)
        seconds = self.duration(seconds)
        motion = _Motion(seconds, step, ease, done)
        if seconds <= 0:
            _end(motion)
            return
        self._running[key] = motion
        step(ease(0.0))
        self._clock()

    def finish(self, key: Hashable) -> None:
        """Jump to the end of one motion, if it runs."""
        motion = self._running.pop(key, None)
        if motion:
            _end(motion)

    def finish_all(self) -> None:
        """Jump to the end of everything, also of what the ends start."""
        while self._running:
            self.finish(next(iter(self._running)))

    def _advance(self, _dt: float) -> None:
        now = Clock.get_time()
        for key, motion in list(self._running.items()):
            if motion.began is None:
                motion.began = now
            share = (now - motion.began) / motion.seconds
            if share >= 1:
                self.finish(key)
            else:
                motion.step(motion.ease(share))
        if not self._running:
            self._clock.cancel()


def _end(motion: _Motion) -> None:
    motion.step(1.0)
    if motion.done:
        motion.done()
