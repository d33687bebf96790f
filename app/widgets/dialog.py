"""Dialogs on paper: a question with a few answers, over a dimmed screen."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from app.look.kv import load
from app.widgets.paper import PaperButton


class Answer(NamedTuple):
    """One button of a dialog: what it says and what it does."""

    text: str
    act: Callable[[], Any] | None = None
    kind: str = "button"
    icon: str = ""


class Dialog(ModalView):
    """A sheet over the screen; a touch beside it or the back key closes it.

    Its name and its answers stay in sight: what scrolls is what lies between them.
    """

    title = StringProperty("")
    body = StringProperty("")
    low = BooleanProperty(False)
    """Whether the window is low: the sheet is then broad, and its answers stand in two columns."""
    most = NumericProperty(0)
    """The height that there is."""
    fixed = NumericProperty(0)
    """The height of everything but words and answers."""

    def __init__(
        self, answers: Sequence[Answer] = (), content: Widget | None = None, **kwargs: object
    ) -> None:
        super().__init__(**kwargs)
        self._over = False
        if content is not None:
            self.ids.place.add_widget(content)
        for answer in answers:
            self.ids.answers.add_widget(self._button(answer))

    def _button(self, answer: Answer) -> PaperButton:
        button = PaperButton(
            text=answer.text, kind=answer.kind, icon=answer.icon, size_hint_x=1, title=answer.text
        )
        button.bind(on_release=lambda _button: self._answer(answer))
        return button

    def on_dismiss(self) -> None:
        """From now on it only fades: what it asked is answered, or its page has gone."""
        self._over = True

    def _answer(self, answer: Answer) -> None:
        if self._over:
            return
        self.dismiss()
        if answer.act is not None:
            answer.act()


class Dialogs:
    """The dialogs that lie open, the last on top."""

    def __init__(self) -> None:
        self._open: list[ModalView] = []

    def show(self, dialog: ModalView) -> ModalView:
        """Lay a dialog over everything."""
        self._open.append(dialog)
        dialog.bind(on_dismiss=self._gone)
        dialog.open()
        return dialog

    def ask(self, title: str, body: str, answers: Sequence[Answer]) -> ModalView:
        """Lay down a question."""
        return self.show(Dialog(answers, title=title, body=body))

    def close_top(self) -> bool:
        """Close the topmost dialog; False if none is open."""
        if not self._open:
            return False
        self._open[-1].dismiss()
        return True

    def close_all(self) -> None:
        """Close every dialog: the page that they speak of is left."""
        for dialog in list(self._open):
            dialog.dismiss()

    @property
    def top(self) -> ModalView | None:
        return self._open[-1] if self._open else None

    def _gone(self, dialog: ModalView) -> None:
        if dialog in self._open:
            self._open.remove(dialog)
        unfocus(dialog)


def unfocus(root: Widget) -> None:
    """What is left hears no keys."""
    for widget in root.walk(restrict=True):
        if isinstance(widget, FocusBehavior):
            widget.focus = False


load(__name__)
