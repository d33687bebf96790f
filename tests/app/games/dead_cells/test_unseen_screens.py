"""No screen around the table names a place, an enemy, a piece or an upgrade that nobody has met yet."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.core.window import Window

from app.games.dead_cells.table.paint import easel
from engine.games.dead_cells.cards.catalogue import ITEMS, MONSTERS, UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.companion.box import DECKS as BOX
from tests.app.every_screen.open import lessons
from tests.app.every_screen.openers import OPENERS
from tests.app.fingers import frames
from tests.app.games.dead_cells.test_unseen import names_it, places
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui

EVERYDAY = {"The bottom"}
"""The name of an upgrade that is everyday words as well."""
WORDS = ("text", "title", "name", "words", "note")
"""Properties in which widgets keep what they say."""
SCREENS = (
    "a campaign before its first run",
    "set-up of a campaign",
    "lessons of Dead Cells",
    "the time between runs is taught",
    "a biome of the box is laid out",
    "exploring with the box",
    "cells of the box to spend",
    "the campaign book",
    "where a card of the box goes",
    "record",
    "the map of Dead Cells",
)
PUZZLES = range(3, 9)
BESIDE_THE_BOX = {"B3", "B5", "B6", "B7", "C1", "C2", "C3"}
"""Places to which the campaign of these screens has not come; B4 is open as a start."""


def unmet() -> set[str]:
    """Every name that the first biome and what a campaign begins with do not have."""
    met = {DECKS[code] for code in ("B1", "ST")}
    found = {name for place, each in places().items() if place not in met for name in each}
    found |= {str(BOX[code].name) for code in BESIDE_THE_BOX}
    found |= {
        card.name for cards in (MONSTERS, ITEMS) for key, card in cards.items() if key // 100 not in met
    }
    return (found | {card.name for key, card in UPGRADES.items() if key not in STARTERS}) - EVERYDAY


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """All words that scenes and hubs draw without a widget."""
    said: set[str] = set()
    for name in ("lettered", "wrapped"):
        monkeypatch.setattr(easel, name, _listening(getattr(easel, name), said))
    return said


def _listening(make: Callable[..., Any], said: set[str]) -> Callable[..., Any]:
    def listen(text: str, *more: Any) -> Any:
        said.add(str(text))
        return make(text, *more)

    return listen


def told(drawn: set[str]) -> str:
    """Everything that can be read now, or is read aloud."""
    widgets = [widget for root in Window.children for widget in root.walk()]
    said = {getattr(widget, name, "") for widget in widgets for name in WORDS}
    return "\n".join(drawn | {words for words in said if isinstance(words, str)})


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_around_the_table_names_nothing_unmet(open_shell: Any, drawn: set[str], screen: str) -> None:
    app = open_shell(size=WIDE)
    OPENERS[screen].open(app)
    frames(10)
    words = told(drawn)
    assert len(words) > 40
    assert sorted(name for name in unmet() if names_it(words, name)) == []


@pytest.mark.parametrize("place", PUZZLES)
def test_a_puzzle_is_made_of_the_first_biome(open_shell: Any, drawn: set[str], place: int) -> None:
    app = open_shell(size=WIDE)
    lessons.lesson("dead_cells", place)(app)
    frames(10)
    assert sorted(name for name in unmet() if names_it(told(drawn), name)) == []
