"""A number on a groove: dragged with a finger, stepped with buttons, moved with the arrow keys.

`on_slide` follows the finger; `on_settle` comes when the number stands, so that whoever listens can do what
should be done once only: play a sample, or lay the screen out anew. Both come from people alone: setting
`value` moves the knob and tells nobody.
"""

from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.slider import Slider

from app.look.kv import load

ARROWS = {"left": -1, "down": -1, "right": 1, "up": 1, "pagedown": -5, "pageup": 5}
"""How many steps a key moves the knob."""


class PaperSlider(FocusBehavior, Slider):
    """The groove with its knob. Events: on_slide and on_settle."""

    title = StringProperty("")
    """What the number is, for tests and for whoever cannot see the words beside it."""

    value: Any

    __events__ = ("on_slide", "on_settle")

    def move(self, steps: int) -> None:
        """Go this many steps up or down, and stay there."""
        before = self.value
        self.value = max(self.min, min(self.max, self.value + steps * self.step))
        if self.value != before:
            self.dispatch("on_slide")
            self.dispatch("on_settle")

    def on_slide(self) -> None:
        """Event: the number under the finger is another."""

    def on_settle(self) -> None:
        """Event: the number stands."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Bring the knob under the finger."""
        taken = bool(super().on_touch_down(touch))
        if taken:
            self.dispatch("on_slide")
        return taken

    def on_touch_move(self, touch: MotionEvent) -> bool:
        moved = bool(super().on_touch_move(touch))
        if moved:
            self.dispatch("on_slide")
        return moved

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Settle where the finger leaves."""
        let_go = bool(super().on_touch_up(touch))
        if let_go:
            touch.ungrab(self)
            self.dispatch("on_settle")
        return let_go

    def keyboard_on_key_down(
        self, window: Any, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        """Move with the arrows while focused."""
        if keycode[1] in ARROWS:
            self.move(ARROWS[keycode[1]])
            return True
        return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))


class SliderBar(BoxLayout):
    """A slider between its two buttons. Events: on_slide and on_settle, each with the value."""

    title = StringProperty("")
    value = NumericProperty(0)
    min = NumericProperty(0)
    max = NumericProperty(100)
    step = NumericProperty(1)
    stride = NumericProperty(1)
    """How many steps a button goes: a hundred taps for a volume would be too many."""

    __events__ = ("on_slide", "on_settle")

    def on_slide(self, value: float) -> None:
        """Event: the number under the finger is another."""

    def on_settle(self, value: float) -> None:
        """Event: the number stands."""


load(__name__)
