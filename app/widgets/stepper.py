"""A number between a minus and a plus."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load


class Stepper(BoxLayout):
    """Counts from `least` to `most`; `title` says what, for both buttons."""

    value = NumericProperty(0)
    least = NumericProperty(0)
    most = NumericProperty(9)
    step = NumericProperty(1)
    title = StringProperty("")
    held = BooleanProperty(False)
    """Whether the owner keeps the value: a button then only asks by `on_wish`."""

    __events__ = ("on_wish",)

    def change(self, direction: int) -> None:
        """One step up (1) or down (-1), as far as there is room."""
        wished = self.value + direction * self.step
        if not self.least <= wished <= self.most:
            return
        if not self.held:
            self.value = wished
        self.dispatch("on_wish", direction)

    def on_wish(self, direction: int) -> None:
        """Event: a button was pressed that could be."""


load(__name__)
