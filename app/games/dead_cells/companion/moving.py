"""The way of an enemy to another slot: a touch on a small picture of the slots and the group."""

from kivy.clock import Clock
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.paper import Pressed
from engine.games.dead_cells.companion.moment import FOES

SLOT, GAP, GROUP = 3, 1, 2
"""The picture in parts of its width: a slot, the gap between two, and the group behind the first."""
PARTS = FOES * SLOT + (FOES - 1) * GAP + GROUP
MARGIN = 4
"""What is free at each side, so that two pictures do not look like one."""
LARGEST = 4.0
"""A part has at most so many dp."""
HIGH, GOAL_HIGH = 1.3, 1.9
"""The height of a slot by its width; the one to go to stands out."""
DISABLED, FREE, LEFT = 0.35, 0.25, 0.65
"""How strong a slot is drawn: while nobody can move, that nobody moves to, that is left."""


class SlotButton(Pressed, Widget):
    """Where an enemy would stand; a touch moves it there."""

    def __init__(self, start: int, end: int, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.start, self.end = start, end
        soon = Clock.create_trigger(self._drawn, -1)
        self.bind(pos=soon, size=soon, disabled=soon)

    def _drawn(self, *_change: object) -> None:
        part = min(self.width / (PARTS + 2 * MARGIN), dp(LARGEST))
        self.canvas.clear()
        with self.canvas:
            for slot in range(FOES):
                across = slot * (SLOT + GAP) + (GROUP if slot else 0)
                high = part * SLOT * (GOAL_HIGH if slot == self.end else HIGH)
                at = self.center_x + (across - PARTS / 2) * part, self.center_y - high / 2
                Color(*self._ink(slot))
                RoundedRectangle(pos=at, size=(part * SLOT, high), radius=[part / 2])

    def _ink(self, slot: int) -> tuple[float, ...]:
        theme = lanterne().theme
        strength = DISABLED if self.disabled else 1.0
        if slot == self.end:
            return (*theme.flame[:3], strength)
        return (*theme.cream[:3], (LEFT if slot == self.start else FREE) * strength)


load(__name__)
