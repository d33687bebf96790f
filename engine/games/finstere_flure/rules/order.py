"""Whose turn it is: one pawn each in turn until all are played, then the monster (rulings 5a.3, 5a.4).

Entries: ("next", seat) finds who plays next, beginning with that seat; ("choose", seat) waits for the pawn.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.finstere_flure.state import OUTSIDE, PAWNS, FlureState

PAWNS_IN_TURN_1 = 2


def playable(state: FlureState, seat: int) -> list[int]:
    """The pawns of a player that have still to be played in this turn."""
    face, at, shown = state.face, state.at, state.turn & 1
    mine = range(seat * PAWNS, seat * PAWNS + PAWNS)
    if state.turn == 0 and sum(face[pawn] for pawn in mine) >= PAWNS_IN_TURN_1:
        return []
    return [pawn for pawn in mine if face[pawn] == shown and at[pawn] >= OUTSIDE]


def next_player(state: FlureState, entry: Entry, events: list[Event]) -> None:
    """The next player who has a pawn to play must play it; who has none is passed over."""
    seats, seat = state.seats, entry[1]
    for _ in range(seats):
        if playable(state, seat):
            state.todo.append(("choose", seat))
            return
        seat = (seat + 1) % seats
    _flip_the_rest(state, events)
    state.todo.append(("monster",))


def _flip_the_rest(state: FlureState, events: list[Event]) -> None:
    """In the first turn the pawns that were not played are flipped beside the board."""
    if state.turn == 0:
        for pawn, face in enumerate(state.face):
            if face == 0 and state.at[pawn] >= OUTSIDE:
                state.face[pawn] = 1
                events.append(("flipped", EVERYONE, "5a.3", pawn))


def chooser(state: FlureState, entry: Entry) -> tuple[int, ...]:
    """The player whose turn it is."""
    return (entry[1],)


def choose_actions(state: FlureState, entry: Entry, seat: int) -> list[Action]:
    """Any pawn that has not been played in this turn."""
    return [("pawn", pawn) for pawn in playable(state, seat)]


def take_choice(state: FlureState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The pawn is lifted: its move begins."""
    pawn = action[1]
    state.todo[-1] = ("move", pawn, state.number(pawn))
    if state.at[pawn] >= 0:
        state.pawn_on[state.at[pawn]] = 0
    events.append(("lifted", EVERYONE, "", pawn))
