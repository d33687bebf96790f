"""The traps of the turn as small tokens under the gauge; where there is room, with their names."""

from collections.abc import Sequence
from functools import partial

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from app.games.obscurio.companion.atlas import LIBRARY
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.dialog import Answer
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.obscurio.companion.view import DrawnTrap
from engine.games.obscurio.rules.traps import Trap


class TrapChip(Pressed, BoxLayout):
    """One token; a touch says what it does."""

    picture = StringProperty("")
    name = StringProperty("")
    now = StringProperty("")


class TrapStrip(StackLayout):
    """All tokens of the turn."""

    def show(self, drawn: Sequence[DrawnTrap]) -> None:
        self.clear_widgets()
        for trap, now in drawn:
            name = str(Phrase(trap.title))
            chip = TrapChip(picture=LIBRARY(f"trap_{trap.key}"), name=name, title=name)
            chip.now = str(now)
            chip.bind(on_release=partial(explain, trap, now))
            self.add_widget(chip)


def explain(trap: Trap, now: Phrase, _chip: object = None) -> None:
    """Say what a trap does and what it changes now, with the way to its ruling."""
    app = lanterne()
    body = f"{Phrase(trap.words)}\n\n{now}"
    read = partial(app.go, "rules", game="obscurio", anchor=f"trap.{trap.key}")
    answers = [
        Answer(app.tr._("Show rule"), read, icon="rules"),
        Answer(app.tr._("Close"), None, "primary"),
    ]
    app.dialogs.ask(str(Phrase(trap.title)), body, answers)


load(__name__)
