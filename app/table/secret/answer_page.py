"""A page on which one person of a round answers: one button for each answer, and the last touch counts."""

from collections.abc import Sequence

from kivy.properties import NumericProperty, StringProperty

from app.look.kv import load
from app.look.running import lanterne
from app.table.secret.private_page import PrivatePage
from app.widgets.paper import PaperButton
from engine.core.game import Action


class AnswerPage(PrivatePage):
    """The question and its answers; nothing is played before the page closes."""

    question = StringProperty("")
    chosen = NumericProperty(None, allownone=True)
    """The answer that counts now; it can be replaced as long as the page is open."""

    def __init__(self, question: str, answers: Sequence[tuple[Action, str]]) -> None:
        super().__init__(question=question)
        self._answers = [action for action, _words in answers]
        self.buttons = [self._button(place, words) for place, (_action, words) in enumerate(answers)]
        for button in self.buttons:
            self.ids.answers.add_widget(button)

    @property
    def deed(self) -> tuple[Action, ...]:
        """The answer that was touched last."""
        return () if self.chosen is None else (self._answers[int(self.chosen)],)

    def choose(self, place: int) -> None:
        """Answer so, or so instead."""
        self.touched, self.chosen = [*self.touched, place + 1], place
        self.mark(place)

    def mark(self, place: int | None) -> None:
        """Show which answer counts."""
        for number, button in enumerate(self.buttons):
            button.kind = "primary" if number == place else "button"

    def _button(self, place: int, words: str) -> PaperButton:
        button = PaperButton(text=words, title=words, size_hint_x=1)
        button.font_name, button.font_size = "strong", lanterne().theme.body
        button.bind(on_release=lambda _button: self.choose(place))
        return button

    def finish(self, *_from: object) -> None:
        """Hand the device on, where no time does."""
        self.dispatch("on_done")


load(__name__)
