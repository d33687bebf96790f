"""The end: out of the library or lost in it, who betrayed, and the history of who was wrong when."""

from kivy.properties import BooleanProperty, StringProperty

from app.games.obscurio.companion import history
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.look.sentence import capital
from engine.core.text import Phrase
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.companion.library import HIDDEN
from engine.games.obscurio.rules.ending import ALL_LOST, TRAITOR_WON, WON
from engine.games.obscurio.state import NOBODY


class EndView(StepView):
    """Read it together."""

    won = BooleanProperty(False)
    verdict = StringProperty("")
    traitor = StringProperty("")
    sum = StringProperty("")
    turns = StringProperty("")

    def refresh(self) -> None:
        """Tell how it ended."""
        state = self.companion.state
        self.won = self.companion.escaped
        words = WON if self.won else ALL_LOST if state.traitor == NOBODY else TRAITOR_WON
        verdict = str(Phrase(words))
        self.verdict = capital(verdict)
        known = state.traitor not in (NOBODY, HIDDEN)
        self.traitor = (
            str(Phrase("The Traitor was {name}.", name=self.name_of(state.traitor))) if known else ""
        )
        self.sum = str(sentence(self.companion.now.told)) if self.companion.now.told else ""
        self.turns = history.lines(self.page)
        self.ids.grid.fill(self.page)
        self.button, self.icon = str(Phrase("A new table")), "plus"

    def go(self) -> None:
        """Play again."""
        self.page.ask_for_table()


load(__name__)
