"""The base of what one step shows: its words, what the big button does, and when it may be pressed."""

from kivy.properties import BooleanProperty, ListProperty
from kivy.uix.boxlayout import BoxLayout

from app.companion.view import PageView
from app.look.kv import load
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.widgets import fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.paper import Words
from engine.core.text import Phrase
from engine.games.obscurio.companion import CompanionView, LibraryCompanion, steps


class StepView(PageView):
    """One step on the screen. A fresh one is made whenever the step changes."""

    step: tuple[str, int] = ("", 0)
    """The step and the turn that it shows."""
    holds = BooleanProperty(False)
    """Whether it wants a long press."""
    close = BooleanProperty(False)
    """Whether room is short: a phone, upright or on its side."""

    @property
    def companion(self) -> LibraryCompanion:
        companion: LibraryCompanion = self.page.companion
        return companion

    @property
    def table(self) -> CompanionView:
        """What all may see of it now."""
        return self.companion.view()

    def go(self) -> None:
        """The big button was pressed."""
        self.companion.go_on()
        self.page.changed()

    def part(self) -> None:
        """Another step takes this one's place: hold what runs by itself."""

    def to_next(self) -> str:
        """The name of the step that follows, for the big button."""
        return str(Phrase(steps.STEPS[self.table.leads_to].title))

    def name_of(self, seat: int) -> str:
        """What somebody is called."""
        return str(self.page.name_of(seat))

    def hue_of(self, seat: int) -> str:
        return str(self.page.players[seat].hue)

    def pawn_name(self, pawn: int) -> str:
        """What a pawn is called: a lone Wizard's second one is the companion."""
        table = self.table
        if table.lone and pawn == table.grimoire:
            return str(Phrase("the companion pawn"))
        return self.name_of(pawn)


class LineList(BoxLayout):
    """Sentences below each other, each with air around it."""

    lines = ListProperty([])

    def on_lines(self, *_change: object) -> None:
        """Lay a label for each."""
        self.clear_widgets()
        for line in self.lines:
            self.add_widget(BigWords(text=line))


class BigWords(Words):
    """A sentence to be read from a metre away."""


def usual_name(hue: str) -> str:
    """The name of somebody who gave none."""
    return str(lanterne().tr._(HUES[hue].title))


load(__name__)
