"""The base of a tab, and what several tabs are made of."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.companion.view import PageView
from app.look.kv import load
from app.widgets.choice import Choice, Item
from app.widgets.paper import PaperButton, Pressed
from engine.core.text import Phrase
from engine.games.dead_cells.companion import CompanionView, PrisonCompanion
from engine.games.dead_cells.companion.box import DECKS

FIRST_PLACE = "B1"
"""Where every campaign begins: no secret."""


class Tab(PageView):
    """One of the three: run, fight, book. It stays while another is shown."""

    @property
    def companion(self) -> PrisonCompanion:
        companion: PrisonCompanion = self.page.companion
        return companion

    @property
    def table(self) -> CompanionView:
        """The table as it is now."""
        return self.companion.view()


class SlipButton(Pressed, BoxLayout):
    """A number or a sign to be touched: the health of the enemy that comes, or a row to freeze."""

    words = StringProperty("")
    lit = BooleanProperty(False)


class CodeButton(PaperButton):
    """A card by its code; a touch says where it is and where it may go."""


def choice_of(items: Sequence[Item], value: object, chosen: Callable[[Any], Any]) -> Choice:
    """Chips of which one is chosen, made outside KV."""
    choice = Choice()
    choice.items, choice.value = list(items), value
    choice.bind(on_choose=lambda _choice, picked: chosen(picked))
    return choice


def place_name(table: CompanionView, code: str) -> str:
    """A biome or a boss: its code, and once the group has been there the name that is printed on its box."""
    been = {*table.route, *(place for run in table.log for place in run.route)}
    return f"{code} · {Phrase(DECKS[code].name)}" if code in been or code == FIRST_PLACE else code


load(__name__)
