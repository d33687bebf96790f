"""The riddle of the day comes to a page that is already there: it is thought of a little in every frame."""

from collections.abc import Callable
from datetime import date
from typing import Any

from kivy.clock import Clock

from engine.games.obscurio.riddles.ladder import posing_of
from engine.games.obscurio.riddles.riddle import Riddle

THINK_SECONDS = 0.008
"""How long a frame may take for it."""


class ComingRiddle:
    """Waits for the riddle of a day and says when it is there."""

    def __init__(self, come: Callable[[], None]) -> None:
        self._come = come
        self._day = date.min
        self._frame = Clock.create_trigger(self._think, 0, interval=True)

    def ask(self, day: date) -> Riddle | None:
        """The riddle of this day if it is there; else it is on its way."""
        self._day = day
        riddle = posing_of(day).riddle
        if riddle is None:
            self._frame()
        return riddle

    def give_up(self) -> None:
        """Nobody waits any more; what has been thought is kept."""
        self._frame.cancel()

    def _think(self, _dt: Any) -> None:
        if posing_of(self._day).work(THINK_SECONDS):
            self._frame.cancel()
            self._come()
