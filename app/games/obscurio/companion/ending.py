"""The end: out of the library or lost in it, who betrayed, and the history of who was wrong when."""

from kivy.properties import BooleanProperty, StringProperty

from app.games.obscurio.companion import history
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.look.sentence import capital
from engine.core.text import Phrase
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.state import NOBODY


class EndView(StepView):
    """How the game ended, with every turn to look back on."""

    won = BooleanProperty(False)
    verdict = StringProperty("")
    traitor = StringProperty("")
    sum = StringProperty("")
    turns = StringProperty("")

    def refresh(self) -> None:
        """Tell how it ended."""
        table = self.table
        self.won = table.escaped
        self.verdict = capital(str(table.verdict or ""))
        traitor = table.traitor
        known = traitor != NOBODY
        self.traitor = str(Phrase("The Traitor was {name}.", name=self.name_of(traitor))) if known else ""
        self.sum = self.page.voice.say(sentence(table.told)) if table.told else ""
        self.turns = history.lines(self.page)
        self.ids.grid.fill(self.page)
        self.button, self.icon = str(Phrase("New game")), "plus"

    def go(self) -> None:
        self.page.ask_for_table()


load(__name__)
