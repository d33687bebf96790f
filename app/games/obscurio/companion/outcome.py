"""What a turn or an accusation has cost: the sentence, the lines behind it, and what comes now."""

from kivy.properties import ListProperty, StringProperty

from app.games.obscurio.companion import riddle  # noqa: F401  (WatcherSheet is used in the KV rule)
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.look.sentence import capital
from engine.core.text import Phrase
from engine.games.obscurio.companion import effects
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.state import LAST_SPACE
from engine.games.obscurio.words.text import tell

TOLD = ("wrong", "dangerous", "cleared", "exposed", "advanced", "penalty")
"""Events that are worth a line beside the sentence, in the order in which they are told."""


class OutcomeView(StepView):
    """Read, move the tokens of the box, go on."""

    sum = StringProperty("")
    lines = ListProperty([])
    watcher = ListProperty([])
    due = StringProperty("")

    def refresh(self) -> None:
        """Tell what the rules counted."""
        table = self.table
        told = table.told
        say = self.page.voice.say
        self.sum = say(sentence(told))
        worth = sorted((event for event in told if event[0] in TOLD), key=lambda event: TOLD.index(event[0]))
        self.lines = [capital(say(line)) for event in worth if (line := tell(event)) is not None]
        self.ids.grid.fill(self.page)
        woke = any(event[0] == "advanced" and event[3] == LAST_SPACE for event in told)
        self.watcher = [str(Phrase(line)) for line in effects.WATCHER] if woke else []
        hunted = table.accusation_due
        self.due = str(Phrase("The light zone is empty: who is the Traitor?")) if hunted else ""
        self.button = str(Phrase("Start the accusation")) if hunted else str(Phrase("Next turn"))
        self.icon = "warning" if hunted else "right"

    def go(self) -> None:
        self.companion.next_turn()
        self.page.changed()


load(__name__)
