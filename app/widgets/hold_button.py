"""A button that may want to be held: a stray touch must not end a turn."""

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty

from app.look.kv import load
from app.widgets.paper import PaperButton

HOLD_SECONDS = 0.8
"""How long it is held, whatever the animation setting."""


class HoldButton(PaperButton):
    """Pressed by a touch, or by a long press while `holds`: `on_done` tells either."""

    holds = BooleanProperty(False)
    tight = BooleanProperty(False)
    """Whether its words have little room."""
    held = NumericProperty(0.0)
    _held_press = BooleanProperty(False)
    """Whether the press under the finger began as a long one: letting go of it then does nothing."""

    __events__ = ("on_done",)

    def on_holds(self, _button: object, holds: bool) -> None:
        """A key holds it as a finger does."""
        self.held_by_key = holds

    def on_press(self) -> None:
        """Note what kind of press it is: the button may change under the finger."""
        self._held_press = self.holds

    def on_state(self, _button: object, state: str) -> None:
        """Fill while held, empty when let go."""
        Animation.cancel_all(self, "held")
        if state == "down" and self.holds:
            Animation(held=1.0, duration=HOLD_SECONDS * (1 - self.held)).start(self)
        else:
            self.held = 0.0

    def on_held(self, _button: object, held: float) -> None:
        if held >= 1.0:
            self.held = 0.0
            self.dispatch("on_done")

    def on_release(self) -> None:
        """A short touch is enough where nothing has to be held."""
        if not self._held_press:
            self.dispatch("on_done")

    def on_done(self) -> None:
        """Event: it was pressed as it wants to be."""


load(__name__)
