"""What the sand timer lets be heard and felt."""

from math import ceil
from typing import Any

from app.services.haptics import END_OF_TIME
from app.timer.sand_tones import TONES

LAST_SECONDS = 10
"""So many beats are heard before the end."""

BEAT_VOLUME = 0.55


class SandVoice:
    """Sounds and vibration by what has happened to the sand; `quiet` takes both away."""

    def __init__(self, services: Any) -> None:
        self._sound, self._haptics = services.sound, services.haptics
        self._beat = 0
        self.quiet = False

    def touched(self) -> None:
        """The sand was held, let go, or changed."""
        self._play("tap")

    def turned(self) -> None:
        """The glass was turned over."""
        self._play("flip")

    def layer_begins(self, index: int) -> None:
        """Another layer begins to fall: its own tone."""
        self._play(TONES[index % len(TONES)].chime)

    def ended(self) -> None:
        """All has fallen: heard and felt at once."""
        self._play("end_of_time")
        if not self.quiet:
            self._haptics.buzz(END_OF_TIME)

    def runs(self, left: float) -> None:
        """So many seconds are left: one soft beat in each of the last ones."""
        whole = ceil(left)
        if whole == self._beat or whole > LAST_SECONDS:
            self._beat = min(whole, LAST_SECONDS + 1)
            return
        self._beat = whole
        self._play("beat", BEAT_VOLUME)

    def _play(self, name: str, volume: float = 1.0) -> None:
        if not self.quiet:
            self._sound.play(name, volume)
