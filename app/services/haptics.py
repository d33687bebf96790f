"""Vibration: a tick under the finger, and a buzz for the end of time."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol

from app.services.probe import find_backend

TAP = 0.015
"""Seconds of vibration that feel like a click."""

END_OF_TIME = (0.0, 0.25, 0.12, 0.25, 0.12, 0.5)
"""Wait, buzz, wait, buzz ...: the pattern that marks the end of a sand timer."""


class Haptics(Protocol):
    """What the app may ask; nothing is felt while `enabled` is off."""

    enabled: bool

    @property
    def available(self) -> bool:
        """Whether the device can vibrate."""

    def tap(self) -> None:
        """A short tick."""

    def buzz(self, pattern: Sequence[float]) -> None:
        """Pauses and pulses in turn, in seconds, starting with a pause."""


class PlyerHaptics:
    """The vibrator of a phone or tablet; looked for at the first use."""

    def __init__(self) -> None:
        self.enabled = True
        self._works = True

    @property
    def available(self) -> bool:
        """Whether a vibrator was found and has not failed."""
        return self._works and self._vibrator is not None

    def tap(self) -> None:
        self._ask("vibrate", time=TAP)

    def buzz(self, pattern: Sequence[float]) -> None:
        """Pauses and pulses in turn."""
        self._ask("pattern", pattern=list(pattern))

    @cached_property
    def _vibrator(self) -> Any | None:
        vibrator = find_backend("vibrator")
        try:
            return vibrator if vibrator is not None and vibrator.exists() else None
        except Exception:  # a Java exception: as good as no vibrator
            return None

    def _ask(self, what: str, **how: Any) -> None:
        if not (self.enabled and self.available):
            return
        try:
            getattr(self._vibrator, what)(**how)
        except Exception:  # no permission, driver gone: never try again
            self._works = False


class ScriptedHaptics:
    """For tests: notes what was felt in `felt`, a tap as a pattern of one pulse."""

    def __init__(self) -> None:
        self.enabled = True
        self.available = True
        self.felt: list[tuple[float, ...]] = []

    def tap(self) -> None:
        self.buzz((0.0, TAP))

    def buzz(self, pattern: Sequence[float]) -> None:
        """Pauses and pulses in turn."""
        if self.enabled:
            self.felt.append(tuple(pattern))
