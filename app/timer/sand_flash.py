"""The light of the end: two slow flashes over whatever it covers."""

from itertools import pairwise

from kivy.graphics import Color, Rectangle
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

LIGHT = (1.0, 0.93, 0.72)
STRONGEST = 0.85
COURSE = ((0.0, 0.0), (0.14, 1.0), (0.50, 0.0), (0.64, 0.75), (1.64, 0.0))
"""Seconds since the end, and how strong the light is: two flashes, slow enough for everybody's eyes."""

SECONDS = COURSE[-1][0]
"""How long all of it takes."""


class SandFlash(Widget):
    """Unseen but for a moment; it never takes a touch. It tells the end, so no setting stops it."""

    strength = NumericProperty(0.0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._light = Color(*LIGHT, 0)
            self._sheet = Rectangle()
        self.bind(pos=self._cover, size=self._cover, strength=self._shine)

    def show(self, seconds: float) -> None:
        """Be as bright as so many seconds after the end."""
        self.strength = strength_after(seconds)

    def _cover(self, *_change: object) -> None:
        self._sheet.pos, self._sheet.size = self.pos, self.size

    def _shine(self, *_change: object) -> None:
        self._light.a = STRONGEST * self.strength


def strength_after(seconds: float) -> float:
    """How strong the light is so long after the end, 0 to 1."""
    for (start, low), (end, high) in pairwise(COURSE):
        if start <= seconds < end:
            return low + (high - low) * (seconds - start) / (end - start)
    return 0.0
