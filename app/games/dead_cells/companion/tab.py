"""The base of a tab: what it shows of the table, and what the big button does meanwhile."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.widgets.choice import Choice, Item
from app.widgets.paper import PaperButton
from engine.core.text import Phrase
from engine.games.dead_cells.companion import CompanionView, PrisonCompanion
from engine.games.dead_cells.companion.box import DECKS

if TYPE_CHECKING:
    from app.games.dead_cells.companion.page import PrisonPage


class Tab(BoxLayout):
    """One of the three: run, fight, book. It stays while another is shown."""

    page: Any = ObjectProperty(None, allownone=True)
    button = StringProperty("")
    """What the big button says."""
    icon = StringProperty("")
    ready = BooleanProperty(True)

    def __init__(self, page: "PrisonPage", **kwargs: object) -> None:
        super().__init__(page=page, **kwargs)

    @property
    def companion(self) -> PrisonCompanion:
        companion: PrisonCompanion = self.page.companion
        return companion

    @property
    def table(self) -> CompanionView:
        """The table as it is now."""
        return self.companion.view()

    def refresh(self) -> None:
        """Show the table as it is now."""

    def go(self) -> None:
        """The big button was pressed."""

    def wake(self) -> None:
        """Be shown."""

    def leave(self) -> None:
        """Be hidden."""


class CodeButton(PaperButton):
    """A card by its code; a touch says where it is and where it may go."""


def choice_of(items: Sequence[Item], value: object, chosen: Callable[[Any], Any]) -> Choice:
    """Chips of which one is chosen, made outside KV."""
    choice = Choice()
    choice.items, choice.value = list(items), value
    choice.bind(on_choose=lambda _choice, picked: chosen(picked))
    return choice


def place_name(code: str) -> str:
    """A biome or a boss: its code, then the name that is printed on its box."""
    return f"{code} · {Phrase(DECKS[code].name)}"


load(__name__)
