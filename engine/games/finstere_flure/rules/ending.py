"""How the game ends, and who has won (ruling 5a.20)."""

from engine.core.event import EVERYONE, Event
from engine.core.game import Outcome
from engine.core.text import N_
from engine.games.finstere_flure.rules.house import NOBODY_OUT_IS_SHARED
from engine.games.finstere_flure.state import LOST, OUTSIDE, PAWNS, FlureState, has_spare

ALL_BUT_ONE, ALL_GONE, STAGE_OVER = range(1, 4)

REASONS = {
    ALL_BUT_ONE: N_("all pawns but one have escaped"),
    ALL_GONE: N_("no pawns are left in the fortress: most pawns escaped, and first to reach that number"),
    STAGE_OVER: N_("the second stage is over: most pawns escaped, and first to reach that number"),
}
NONE_OUT = N_("no pawn escaped from the fortress")


def goal(state: FlureState) -> int:
    """How many pawns a player must get out to win at once: all but one."""
    return PAWNS - 1 if has_spare(state.seats) else PAWNS - 2


def out(state: FlureState, seat: int) -> int:
    """How many pawns of a player are out."""
    return sum(pawn >> 2 == seat for pawn in state.escaped)


def check(state: FlureState, events: list[Event]) -> bool:
    """End the game the moment somebody has won or no pawn can be played any more."""
    if any(out(state, seat) >= goal(state) for seat in range(state.seats)):
        finish(state, ALL_BUT_ONE, events)
    elif all(cell < OUTSIDE for cell in state.at):
        finish(state, ALL_GONE, events)
    return bool(state.ended)


def finish(state: FlureState, how: int, events: list[Event]) -> None:
    """The game is over; whatever was still to happen does not."""
    state.ended = how
    state.todo.clear()
    events.append(("over", EVERYONE, "5a.20", how))


def finish_stage_2(state: FlureState, events: list[Event]) -> None:
    """After the last tombstone everything still inside is eaten, and who waits outside is lost too."""
    for pawn, cell in enumerate(state.at):
        if cell >= OUTSIDE:
            state.at[pawn] = LOST
            if cell >= 0:
                state.pawn_on[cell] = 0
            events.append(("swept", EVERYONE, "5a.19", pawn))
    finish(state, STAGE_OVER, events)


def winner(state: FlureState) -> int | None:
    """Whoever has most pawns out; of equals, whoever reached that number first."""
    count = [0] * state.seats
    best, leader = 0, None
    for pawn in state.escaped:
        seat = pawn >> 2
        count[seat] += 1
        if count[seat] > best:
            best, leader = count[seat], seat
    return leader


def outcome(state: FlureState) -> Outcome | None:
    """How it ended, or None."""
    if not state.ended:
        return None
    leader = winner(state)
    if leader is not None:
        return Outcome("won", (leader,), REASONS[state.ended])
    everybody = tuple(range(state.seats)) if state.house & NOBODY_OUT_IS_SHARED else ()
    return Outcome("drawn", everybody, NONE_OUT)
