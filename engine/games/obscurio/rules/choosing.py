"""Phase 4: everybody talks and moves a pawn freely, until it is confirmed or time is up (ruling 35).

Entry ("choose",). Every Wizard confirms alone, and may lift that again; when all have, the phase ends.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.obscurio.options import MOST_SEATS
from engine.games.obscurio.rules.cards import MOST_DOORS
from engine.games.obscurio.rules.clock import clock_actions, keeper, pass_minute
from engine.games.obscurio.rules.wizards import answered, ask, bits_of, pawns_of, wizards
from engine.games.obscurio.state import LibraryState

CONFIRM: Action = ("confirm",)
LIFT: Action = ("lift",)
PATIENCE = 200 * MOST_SEATS
"""Moves of pawns and second thoughts in one phase; after them what stands stays, so that games end.

Two hundred for everybody: no people at a table come so far, and a talkative turn is never frozen (ruling 35).
"""

MOVES: tuple[tuple[tuple[tuple[Action, ...], ...], ...], ...] = tuple(
    tuple(
        tuple(
            tuple(("door", pawn, door) for door in range(1, count + 1) if door != here)
            for here in range(count + 1)
        )
        for count in range(MOST_DOORS + 1)
    )
    for pawn in range(MOST_SEATS)
)
"""For each pawn, number of doors and place of the pawn, the ways to move it."""


def begin_choosing(state: LibraryState, events: list[Event]) -> None:
    """The first card is turned and the clock runs."""
    ask(state, "choose", bits_of(wizards(state)) | keeper(state), events)


def choose_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """Any other door; confirming once all pawns that one moves stand at a door."""
    if seat == state.grimoire:
        return clock_actions(state)
    found: list[Action] = []
    placed = True
    for pawn in pawns_of(state, seat):
        here = state.pawns[pawn]
        placed = placed and here > 0
        if not here or state.moved < PATIENCE:
            found += MOVES[pawn][len(state.doors)][here]
    if placed:
        found.append(CONFIRM)
    return found


def sure(state: LibraryState, entry: Entry) -> tuple[int, ...]:
    """The Wizards who have confirmed and may still think again."""
    return answered(state, entry) if state.moved < PATIENCE else ()


def second_thoughts(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """The confirmation is lifted; then the pawn can move."""
    return [LIFT]


def take_choice(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """A pawn moves, a Wizard is sure, or the clock goes on."""
    kind = action[0]
    if kind == "door":
        _, pawn, door = action
        state.pawns[pawn] = door
        state.moved += 1
        events.append(("placed", EVERYONE, "", seat, pawn, door))
    elif kind == "confirm":
        state.asked &= ~(1 << seat)
        events.append(("confirmed", EVERYONE, "", seat))
        if not state.asked & ~(1 << state.grimoire):
            close(state)
    elif kind == "lift":
        state.asked |= 1 << seat
        state.moved += 1
        events.append(("lifted", EVERYONE, "", seat))
    elif kind == "minute":
        pass_minute(state, events)
    else:
        time_is_up(state, events)


def time_is_up(state: LibraryState, events: list[Event]) -> None:
    """The glass has run out on the last space: whoever stands nowhere is wrong (ruling 4)."""
    events.append(("time", EVERYONE, "4"))
    close(state)


def close(state: LibraryState) -> None:
    """The phase is over."""
    state.todo.pop()
    state.asked = state.invited = 0
    state.todo.append(("resolve",))
