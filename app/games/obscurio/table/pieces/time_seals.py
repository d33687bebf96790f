"""The spaces of the time track as wax seals in a row: the one on which the glass stands is large and lit."""

from collections.abc import Sequence

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.label import Label

from app.games.obscurio.table.pieces.laid import Laid
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.words import smallest
from app.look.places import asset
from app.timer.sand_tones import TONES

LARGEST = dp(66)
LEAST_PITCH = dp(26)
SMALLER = 0.78
"""A seal on which the glass does not stand, by the one on which it does."""
SLEEPING = 0.5
"""How much of its colour a seal has whose minute has not begun."""
INK = (0.10, 0.04, 0.13, 1.0)
THREAD = (0.87, 0.73, 0.42, 0.55)


class TimeSeals(Laid):
    """One seal for each space, from left to right."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.index = 0
        self.labels: list[Label] = []
        self._seals: list[Part] = []
        with self.canvas.before:
            Color(*THREAD)
            self._thread = Line(width=dp(1.6))

    def show(self, signs: Sequence[str]) -> None:
        """These spaces and no others."""
        self.clear_widgets()
        for part in self._seals:
            self.canvas.before.remove(part)
        self._seals = [Part(asset("timer", "seal.png")) for _ in signs]
        self.labels = [Label(text=sign, font_name="number", size_hint=(None, None)) for sign in signs]
        for part, label in zip(self._seals, self.labels, strict=True):
            self.canvas.before.add(part)
            self.add_widget(label)
        self.relay()

    def stand(self, index: int) -> None:
        """The glass stands on this space."""
        if index != self.index:
            self.index = index
            self.relay()

    def relay(self) -> None:
        """Put every part into its place."""
        count = len(self._seals)
        if not count or not self.width:
            self._hide()
            return
        pitch = min(self.width / count, LARGEST * 1.3)
        largest = min(self.height, LARGEST, pitch * 1.06)
        middle = self.y + self.height / 2
        if pitch < LEAST_PITCH:
            self._lay_alone(middle)
            return
        first = self.x + self.width / 2 - (count - 1) / 2 * pitch
        self._thread.points = [first, middle, first + (count - 1) * pitch, middle]
        for place in range(count):
            self._lay_seal(place, first + place * pitch, middle, largest)

    def _lay_alone(self, middle: float) -> None:
        """Where there is no room for all, the seal on which the glass stands."""
        self._hide()
        self._lay_seal(self.index, self.x + self.width / 2, middle, min(self.height, self.width))

    def _lay_seal(self, place: int, x: float, y: float, largest: float) -> None:
        here, begun, tone = place == self.index, place <= self.index, TONES[place % len(TONES)]
        side = largest * (1.0 if here else SMALLER)
        strength = 1.0 if begun else SLEEPING
        red, green, blue = (part * strength for part in tone.plain[:3])
        self._seals[place].dye((red, green, blue, 1.0))
        self._seals[place].centre(x, y, side, side)
        label = self.labels[place]
        label.size, label.center = (side, side), (x, y)
        label.color = INK if begun else tone.bright
        label.font_size = max(side * 0.52, smallest())
        label.opacity = 1

    def _hide(self) -> None:
        self._thread.points = []
        for part, label in zip(self._seals, self.labels, strict=True):
            part.hide()
            label.opacity, label.size = 0, (0, 0)
