"""Before the first turn: what comes out of the box, to be ticked off line by line."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.widgets.paper import Pressed
from engine.core.text import N_, Phrase
from engine.games.obscurio.companion.checklist import checklist
from engine.games.obscurio.companion.steps import STEPS, Step

LAYING = Step(N_("Set up the box"), N_("Tap a line when it is done."), "5")


class CheckRow(Pressed, BoxLayout):
    """One line, ticked or not."""

    words = StringProperty("")
    done = BooleanProperty(False)


class LayingView(StepView):
    """The whole list; ticks are a help, not a duty."""

    def refresh(self) -> None:
        """Say every line, and keep the ticks."""
        lines = [self.page.voice.say(line) for line in checklist(self.companion.setting)]
        rows = self.ids.rows
        while len(rows.children) < len(lines):
            row = CheckRow()
            row.bind(on_release=self._tick)
            rows.add_widget(row)
        for row, words in zip(reversed(rows.children), lines, strict=True):
            row.words = row.title = words
        self.button, self.icon = str(Phrase(STEPS[self.companion.step].title)), "right"

    def go(self) -> None:
        """Everything lies there."""
        self.page.laid = True
        self.page.changed()

    def _tick(self, row: CheckRow) -> None:
        row.done = not row.done


load(__name__)
