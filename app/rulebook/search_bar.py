"""A paper strip to write in and look for something: what is found is counted and walked through."""

from collections.abc import Callable
from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from app.look.kv import load


class PaperInput(TextInput):
    """One line of writing on a sheet of paper."""

    title = StringProperty("")

    __events__ = ("on_step",)

    def on_step(self, direction: int) -> None:
        """Event: Enter asks for the next, Shift and Enter for the one before."""

    def keyboard_on_key_down(
        self, window: Any, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool:
        """Enter walks on and keeps the field open."""
        if keycode[1] in ("enter", "numpadenter"):
            self.dispatch("on_step", -1 if "shift" in modifiers else 1)
            return True
        return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))


class SearchBar(BoxLayout):
    """A field with its hits; bind to `query`. Events: on_step (-1 back, 1 on)."""

    query = StringProperty("")
    hint = StringProperty("")
    count = NumericProperty(0)
    """How many places were found."""
    current = NumericProperty(0)
    """Which of them is shown, from 1; 0 for none."""

    __events__ = ("on_step",)

    def on_step(self, direction: int) -> None:
        """Event: go to the next place or the one before."""

    def clear(self) -> None:
        self.ids.field.text = ""

    def told(self, _: Callable[[str], str], count: int, current: int) -> str:
        """How far one has walked through what was found."""
        if not count:
            return _("No results")
        return _("{current} of {count}").format(current=current, count=count)


load(__name__)
