"""A stretch of time on the clock of the device: told as it passes, right after a sleep, ended once."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock as Frames

from app.services.clock import Clock, Deadline


class Pace:
    """Runs for so many seconds from now; `tick(passed)` every frame, `done()` at the end."""

    def __init__(
        self, clock: Clock, seconds: float, tick: Callable[[float], Any], done: Callable[[], object]
    ) -> None:
        self._clock, self._seconds = clock, seconds
        self._tick, self._done = tick, done
        self._deadline = Deadline.started(clock, seconds)
        self._frames = Frames.schedule_interval(self._look, 0)

    def stop(self) -> None:
        """End it without a word."""
        self._frames.cancel()

    def _look(self, _dt: float) -> None:
        left = self._deadline.remaining(self._clock)
        self._tick(self._seconds - left)
        if left <= 0:
            self.stop()
            self._done()
