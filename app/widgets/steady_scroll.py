"""How a page scrolls: it swings back at its end, and never runs away."""

from typing import Any

from kivy.core.window import Window
from kivy.effects.dampedscroll import DampedScrollEffect
from kivy.factory import Factory
from kivy.uix.scrollview import ScrollView

from app.look.kv import load

LONGEST_FRAME = 1 / 20
"""Seconds: a spring worked out over a longer time than this throws farther than it was drawn."""


class SteadyScroll(DampedScrollEffect):
    """Kivy's own effect, safe when frames stop for a while: the app slept, or the device was busy."""

    value: Any

    def update_velocity(self, dt: float) -> None:
        """Go on by one frame; what has swung out of sight stands at its end at once."""
        super().update_velocity(min(dt, LONGEST_FRAME))
        low, high = sorted((self.min, self.max))
        reach = max(high - low, Window.height)
        if not low - reach <= self.value <= high + reach:
            self.velocity = 0
            self.value = max(low, min(high, self.value))


class OneListener:
    """Mixed into a view that scrolls: Kivy's listens to its bar's colour once more each time it moves."""

    def update_from_scroll(self, *change: object) -> None:
        """Lay the content where it has been scrolled to, and show the bar."""
        view: Any = super()
        self.funbind("bar_color", self._change_bar_color)  # type: ignore[attr-defined]
        view.update_from_scroll(*change)


class SteadyScrollView(OneListener, ScrollView):
    """What pages scroll in."""


Factory.register("SteadyScroll", cls=SteadyScroll)
load(__name__)
