"""One line to write in, cut into the paper."""

from typing import Any

from kivy.core.window import Window
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.textinput import TextInput

from app.look.kv import load


class Field(TextInput):
    """A line of text. It keeps itself above the keyboard of a phone and never grows too long."""

    longest = NumericProperty(0)
    """How many letters fit; 0 is no limit."""

    title = StringProperty("")
    """What is written here, for tests and for a long press."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**{"multiline": False, "write_tab": False, **kwargs})

    def insert_text(self, substring: str, from_undo: bool = False) -> Any:
        """Take as much as there is room for, on one line."""
        substring = " ".join(substring.splitlines())
        if self.longest:
            substring = substring[: max(0, int(self.longest) - len(self.text) + len(self.selection_text))]
        return super().insert_text(substring, from_undo)

    def on_focus(self, _field: object, focus: bool) -> None:
        """Let a phone's keyboard push the screen up as far as this line needs."""
        if focus:
            Window.softinput_mode = "below_target"


load(__name__)
