"""Dialogs on paper: a question with a few answers, over a dimmed screen."""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.running import lanterne
from app.widgets import steady_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.paper import PaperButton


class Tightness(NamedTuple):
    """How the answers of a dialog are laid out."""

    columns: int = 2
    letters: float = inf
    """The largest there are."""
    icons: bool = False
    terse: bool = False
    """Whether answers are said shortly where they can be, and the body is left out."""


TIGHTER = (
    Tightness(1, icons=True),
    Tightness(icons=True),
    Tightness(letters=sp(20)),
    Tightness(letters=sp(17)),
    Tightness(letters=sp(15)),
    Tightness(letters=sp(15), terse=True),
)
"""From an easy layout to a tight one."""
LEAST_LETTERS = sp(15)
"""These are set in the type for reading: it is narrower than that of titles."""
ROOMY = dp(600)
"""A window of this height is tall enough for letters as large as somebody wants them."""


class Answer(NamedTuple):
    """One button of a dialog: what it says and what it does."""

    text: str
    act: Callable[[], object] | None = None
    kind: str = "button"
    icon: str = ""
    short: str = ""
    """What it says where there is hardly any room, if that is less."""


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
    room = NumericProperty(0)
    """The height that the answers may have."""
    columns = NumericProperty(1)
    """In how many columns they stand: as few as there can be so that all of them are in sight."""
    terse = BooleanProperty(False)
    """Whether there is no room for the body beside the answers."""

    def __init__(
        self, answers: Sequence[Answer] = (), content: Widget | None = None, **kwargs: object
    ) -> None:
        self._answers: tuple[Answer, ...] = ()
        self._stage = 0
        self._deal = Clock.create_trigger(self._fit)
        super().__init__(**kwargs)
        self._over = False
        self._answers = tuple(answers)
        if content is not None:
            self.ids.place.add_widget(content)
        for answer in answers:
            self.ids.answers.add_widget(self._button(answer))
        self._deal()

    def _button(self, answer: Answer) -> PaperButton:
        button = PaperButton(
            text=answer.text, kind=answer.kind, icon=answer.icon, size_hint_x=1, title=answer.text
        )
        button.bind(on_release=lambda _button: self._answer(answer))
        return button

    def on_kv_post(self, _base: object) -> None:
        """Look again whenever there is more to show or less room for it."""
        self.ids.answers.bind(minimum_height=lambda *_change: self._deal())
        self.fbind("room", lambda *_change: self._deal())

    def on_most(self, _dialog: object, _most: float) -> None:
        """Another window: begin with one column again."""
        self._tighten(0)

    def _fit(self, _dt: float) -> None:
        """Tighten the answers as long as one of them would be out of sight, or a word would be broken."""
        buttons, columns = self.ids.answers.children[::-1], int(self.ids.answers.cols)
        cut = self.ids.answers.minimum_height > self.room + 1
        broken = self._stage and any(map(_breaks_a_word, buttons))
        if (cut or broken) and self._stage + 1 < len(TIGHTER):
            self._tighten(self._stage + 1)
            return
        for first in range(0, len(buttons) if columns > 1 else 0, columns):
            row = buttons[first : first + columns]
            highest = max(button.height for button in row)
            for button in row:
                button.height = highest

    def _tighten(self, stage: int) -> None:
        """Lay the answers out by this stage; a low window is broad enough for a column more."""
        app = lanterne()
        self._stage, now = stage, TIGHTER[stage]
        least = LEAST_LETTERS * (app.settings.text_size / 100 if self.most >= ROOMY else 1)
        self.columns = now.columns + (1 if self.low and now.columns > 1 else 0)
        self.terse = now.terse
        for button, answer in zip(reversed(self.ids.answers.children), self._answers, strict=True):
            button.font_size = min(app.theme.lead, max(now.letters, least))
            button.font_name = "display" if now.letters > LEAST_LETTERS else "text"
            button.icon = answer.icon if now.icons else ""
            button.text = (answer.short if now.terse else "") or answer.text
            button.padding = (dp(18), dp(10)) if stage == 0 else (dp(6), dp(2))
        self._deal()

    def on_dismiss(self) -> None:
        """From now on it only fades: what it asked is answered, or its page has gone."""
        self._over = True

    def _answer(self, answer: Answer) -> None:
        if self._over:
            return
        self.dismiss()
        if answer.act is not None:
            answer.act()


def _breaks_a_word(button: PaperButton) -> bool:
    """Whether a word of a button is wider than its place."""
    label = CoreLabel(font_name=button.font_name, font_size=button.font_size)
    widest = max((label.get_extents(word)[0] for word in button.text.split()), default=0)
    return bool(widest > (button.ids.words.text_size[0] or 0))


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
