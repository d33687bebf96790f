"""How a turn opens: before the first one everybody looks at a loyalty card, then the traps are read aloud.

Entries: ("roles",) waits until all have looked, ("traps",) until the Grimoire takes the cards.
"""

from engine.core.event import Event, only
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.obscurio.rules.wizards import ask, bits_of
from engine.games.obscurio.state import NOBODY, LibraryState

SEEN: Action = ("seen",)
READ: Action = ("read",)


def open_turn(state: LibraryState, events: list[Event]) -> None:
    """Roles only once, and only where there are two kinds of them."""
    if state.turn == 1 and state.traitor != NOBODY:
        ask(state, "roles", bits_of(list(range(state.seats))), events)
    else:
        _show_traps(state, events)


def role_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """The same for everybody."""
    return [SEEN]


def take_role(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """One more has looked; only that one knows."""
    state.asked &= ~(1 << seat)
    events.append(("seen", only(seat), ""))
    if not state.asked:
        state.todo.pop()
        _show_traps(state, events)


def trap_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """All have read them."""
    return [READ]


def take_traps(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The Grimoire turns to the riddle, alone."""
    state.todo.pop()
    ask(state, "riddle", 1 << state.grimoire, events)


def _show_traps(state: LibraryState, events: list[Event]) -> None:
    ask(state, "traps", 1 << state.grimoire, events)
