"""Phase 2: the Exit, the Pages, the butterflies, and a look at them without a clock (rulebook p. 6).

Entries: ("riddle",) waits for the Grimoire's butterflies, ("study",) until the Grimoire goes on.
"""

from engine.core.event import EVERYONE, Event, all_but, only
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.obscurio.rules.butterflies import SHOW, place, riddle_actions
from engine.games.obscurio.rules.cards import PAGES
from engine.games.obscurio.rules.traps import BOTTOM, DARK_NIGHT, MIST, UNITED
from engine.games.obscurio.rules.wizards import ask
from engine.games.obscurio.state import LibraryState

GO_ON: Action = ("go_on",)
ON_BUTTERFLIES = MIST | UNITED | BOTTOM
"""The traps that forbid a place."""


def pose(state: LibraryState, events: list[Event]) -> None:
    """The Grimoire draws the Exit, which nobody else may see, and two Pages."""
    state.exit = state.deck.pop()
    state.pages = bytearray(state.deck.pop() for _ in range(PAGES))
    events.append(("riddle", only(state.grimoire), "", state.exit, tuple(state.pages)))
    events.append(("riddle_hidden", all_but(state.grimoire), ""))


def butterfly_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """Every spot that the traps leave free, then showing the Pages."""
    return list(riddle_actions(state.traps & ON_BUTTERFLIES, tuple(state.butterflies)))


def take_butterfly(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """A butterfly stays where it is for the rest of the turn (ruling 18)."""
    if action == SHOW:
        _show(state, events)
        return
    _, page, spot = action
    state.butterflies.append(place(page, spot))
    events.append(("marked", only(seat), "", page, spot))


def _show(state: LibraryState, events: list[Event]) -> None:
    state.todo.pop()
    events.append(("pages", EVERYONE, "", tuple(state.pages), tuple(state.butterflies)))
    ask(state, "study", 1 << state.grimoire, events)


def study_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """The Grimoire goes on when the table has looked enough."""
    return [GO_ON]


def take_study(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """In a Dark Night the Pages go now, so that the Traitor too chooses from memory (ruling 20)."""
    state.todo.pop()
    if state.traps & DARK_NIGHT:
        events.append(("night", EVERYONE, "20"))
    state.todo.append(("false_doors",))
