"""The Watcher: in the last room everybody chooses in silence and all pawns are placed together (ruling 26).

Entry ("watch",). A choice is a pawn taken in hand: nobody sees it before all are placed, and until then it
can be changed.
"""

from engine.core.event import EVERYONE, Event, only
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.obscurio.rules.choosing import MOVES, close, time_is_up
from engine.games.obscurio.rules.clock import clock_actions, keeper, pass_minute
from engine.games.obscurio.rules.wizards import ask, bits_of, pawns_of, wizards
from engine.games.obscurio.state import NOBODY, LibraryState


def begin_watch(state: LibraryState, events: list[Event]) -> None:
    """All pawns are taken in hand behind a cover."""
    ask(state, "watch", bits_of(wizards(state)) | keeper(state), events)


def watch_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """Any door, for each pawn that is not in hand yet."""
    if seat == state.grimoire:
        return clock_actions(state)
    found: list[Action] = []
    for pawn in pawns_of(state, seat):
        if state.hands[pawn] == NOBODY:
            found += MOVES[pawn][len(state.doors)][0]
    return found


def other_doors(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """Any door for each pawn in hand; the chosen one too, so that the list does not tell it."""
    return [move for pawn in pawns_of(state, seat) for move in MOVES[pawn][len(state.doors)][0]]


def take_watch(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Keep the choice in secret; with the last one, or at the end of time, all are placed."""
    if action[0] == "door":
        decide_in_secret(state, seat, action[1], action[2], events)
        if not state.asked & ~(1 << state.grimoire):
            place_together(state, "26", events)
            close(state)
    else:
        take_clock_in_secret(state, action, "26", events)


def decide_in_secret(state: LibraryState, seat: int, pawn: int, door: int, events: list[Event]) -> None:
    """Only the seat itself knows its choice, and even that it has chosen."""
    state.hands[pawn] = door
    more = any(state.hands[each] == NOBODY and not state.pawns[each] for each in pawns_of(state, seat))
    if not more:
        state.asked &= ~(1 << seat)
    events.append(("chose", only(seat), "", pawn, door, int(more)))


def take_clock_in_secret(state: LibraryState, action: Action, why: str, events: list[Event]) -> None:
    """The clock runs; when it ends, those with a pawn in hand place it and the others are too late."""
    if action[0] == "minute":
        pass_minute(state, events)
        return
    place_together(state, why, events)
    time_is_up(state, events)


def place_together(state: LibraryState, why: str, events: list[Event]) -> None:
    """Three, two, one: every pawn in hand goes to its door."""
    for pawn, door in enumerate(state.hands):
        if door > 0:
            state.pawns[pawn] = door
    state.hands = [NOBODY] * state.seats
    events.append(("together", EVERYONE, why, tuple(state.pawns)))
