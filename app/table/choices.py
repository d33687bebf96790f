"""What can be decided without pointing at the board: a few buttons, in the tray's place while it is empty."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.app import App
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.widgets.paper import PaperButton


class Choice(NamedTuple):
    """One button: what it says, what it does, how it looks."""

    text: str
    act: Callable[[], Any]
    icon: str = ""
    kind: str = "button"


class Choices(BoxLayout):
    """The buttons now shown; they scroll where there are too many."""

    empty = BooleanProperty(True)

    def show(self, choices: Sequence[Choice]) -> None:
        column = self.ids.column
        column.clear_widgets()
        self.empty = not choices
        for choice in choices:
            column.add_widget(self._button(choice))
        self.ids.scroll.scroll_y = 1

    def _button(self, choice: Choice) -> PaperButton:
        button = PaperButton(
            text=choice.text, icon=choice.icon, kind=choice.kind, title=choice.text, size_hint_x=1
        )
        button.font_name, button.font_size = "strong", App.get_running_app().theme.body
        button.bind(on_release=lambda _button: choice.act())
        return button


load(__name__)
