"""Locked Doors: the cards are turned one by one, and each is taken now or never (rulings 24, 25).

Entry ("lock",), or ("watch_lock",) when the Watcher is awake: then nobody sees who takes a door before all
have decided about it, and until then a decision can be changed. A lone Wizard decides for both pawns.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.obscurio.options import MOST_SEATS
from engine.games.obscurio.rules.choosing import close, time_is_up
from engine.games.obscurio.rules.clock import clock_actions, keeper, pass_minute
from engine.games.obscurio.rules.facing import face
from engine.games.obscurio.rules.watcher import decide_in_secret, place_together, take_clock_in_secret
from engine.games.obscurio.rules.wizards import ask, bits_of, owner, pawns_in_play, pawns_of
from engine.games.obscurio.state import NOBODY, LibraryState

ANSWERS: tuple[tuple[Action, Action], ...] = tuple(
    (("take", pawn), ("wait", pawn)) for pawn in range(MOST_SEATS)
)
WAIT = 0


def turn_next(state: LibraryState, events: list[Event]) -> None:
    """Lay out the next door, face down if it is concealed, and ask all whose pawn is not placed."""
    state.shown += 1
    state.hands = [NOBODY] * state.seats
    events.append(("turned", EVERYONE, "24", state.shown, face(state, state.shown)))
    who = {owner(state, pawn) for pawn in pawns_in_play(state) if not state.pawns[pawn]}
    ask(state, "watch_lock" if state.watched else "lock", bits_of(sorted(who)) | keeper(state), events)


def lock_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """Take the door that was turned last, or wait."""
    if seat == state.grimoire:
        return clock_actions(state)
    found: list[Action] = []
    for pawn in pawns_of(state, seat):
        if not state.pawns[pawn] and state.hands[pawn] == NOBODY:
            found += ANSWERS[pawn]
    return found


def other_answers(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """Take or wait for each pawn that was decided about in silence; the list does not tell which it was."""
    waiting = [pawn for pawn in pawns_of(state, seat) if not state.pawns[pawn]]
    return [answer for pawn in waiting for answer in ANSWERS[pawn]]


def take_lock(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Decided in the open: a pawn at a door stays there."""
    if action[0] == "minute":
        pass_minute(state, events)
    elif action[0] == "time":
        time_is_up(state, events)
    else:
        _decide(state, seat, action, events)
        _go_on(state, events)


def take_watch_lock(
    state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]
) -> None:
    """Decided in silence: those who take the door are placed together (ruling 25)."""
    if action[0] in ("minute", "time"):
        take_clock_in_secret(state, action, "25", events)
        return
    decide_in_secret(state, seat, action[1], _door(state, action), events)
    if not state.asked & ~(1 << state.grimoire):
        place_together(state, "25", events)
        _go_on(state, events)


def _door(state: LibraryState, action: Action) -> int:
    return state.shown if action[0] == "take" else WAIT


def _decide(state: LibraryState, seat: int, action: Action, events: list[Event]) -> None:
    pawn, door = action[1], _door(state, action)
    state.hands[pawn] = door
    state.pawns[pawn] = door
    more = any(not state.pawns[each] and state.hands[each] == NOBODY for each in pawns_of(state, seat))
    if not more:
        state.asked &= ~(1 << seat)
    events.append(("answered", EVERYONE, "", seat, pawn, door, int(more)))


def _go_on(state: LibraryState, events: list[Event]) -> None:
    """The next door once all have decided; none is left, or nobody is waiting: the phase is over."""
    if state.asked & ~(1 << state.grimoire):
        return
    if state.shown == len(state.doors) or all(state.pawns[pawn] for pawn in pawns_in_play(state)):
        close(state)
    else:
        state.todo.pop()
        turn_next(state, events)
