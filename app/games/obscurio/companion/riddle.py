"""Pages and butterflies: the box does it all; the page says what the traps forbid this turn."""

from kivy.properties import BooleanProperty, ListProperty

from app.games.obscurio.companion import traps  # noqa: F401  (TrapList is used in the KV rule)
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from engine.core.text import Phrase
from engine.games.obscurio.companion import effects

PHASE = 2


class RiddleView(StepView):
    """What the Grimoire may do with the butterflies, and what the Wizards may do meanwhile."""

    lines = ListProperty([])
    watcher = ListProperty([])
    watched = BooleanProperty(False)

    def refresh(self) -> None:
        """The lines of this turn."""
        table = self.table
        who = Phrase("{name} is the Grimoire and must stay silent.", name=self.name_of(table.grimoire))
        self.lines = [self.page.voice.say(line) for line in (who, *table.pointing)]
        self.watched = table.watched
        self.watcher = [str(Phrase(line)) for line in effects.WATCHER] if table.watched else []
        self.button, self.icon = self.to_next(), "right"
        self.ids.rows.show(self.page, PHASE)


load(__name__)
