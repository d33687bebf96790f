"""Keys: found, taken, passed on (rulebook p. 11; rulings 81, 82).

Entries: ("find_key", prisoner) looks under him, ("key", prisoner) waits for his yes or no.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.laying import collapse
from engine.games.night_cage.rules.light import joined
from engine.games.night_cage.rules.tiles import KEEPER, KEY, SPENT
from engine.games.night_cage.state import CageState

TAKE: Action = ("take",)
LEAVE: Action = ("leave",)

MOST_PASSES = 8
"""Keys that change hands between two steps. Any sharing out among five needs fewer; without an end to it
a game would have none."""


def find_key(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Offer the key of the tile just reached; taking it is free and optional (ruling 81)."""
    if key_lies_here(state, entry[1]):
        state.todo.append(("key", entry[1]))


def key_lies_here(state: CageState, prisoner: int) -> bool:
    """Whether the prisoner has no key and stands on a Key tile that still has its own."""
    cell = state.at[prisoner]
    return cell >= 0 and state.board[cell] >> 2 == KEY and not state.key[prisoner]


def key_who(state: CageState, entry: Entry) -> tuple[int, ...]:
    """Whoever plays the prisoner."""
    return (state.owner(entry[1]),)


def key_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Take it or leave it."""
    return [TAKE, LEAVE]


def answer_key(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Do as the player says."""
    state.todo.pop()
    if action == TAKE:
        take_key(state, entry[1], events)


def take_key(state: CageState, prisoner: int, events: list[Event]) -> None:
    """The prisoner has the key; a Keeper without one becomes a pit at once (ruling 66)."""
    cell = state.at[prisoner]
    keeper = state.board[cell] >> 2 == KEEPER
    state.board[cell] |= SPENT
    state.key[prisoner] = 1
    events.append(("key", EVERYONE, "", prisoner, cell))
    if keeper:
        collapse(state, cell, "66", events)


def key_passes(state: CageState, passed: int) -> list[Action]:
    """Give to, or receive from, whoever stands beside the active prisoner; take what lies underfoot."""
    active, key = state.active, state.key
    found: list[Action] = [TAKE] if key_lies_here(state, active) else []
    if passed >= MOST_PASSES or 1 not in key:
        return found
    verb = "give" if key[active] else "receive"
    for other in range(state.prisoners):
        if key[other] != key[active] and joined(state, active, other):
            found.append((verb, other))
    return found


def pass_key(state: CageState, action: Action, events: list[Event]) -> None:
    """Carry one of `key_passes` out.

    Out of his turn, a giver on a Key tile is asked about its key at once (ruling 82); in his turn he has
    `TAKE` among his actions.
    """
    if action == TAKE:
        take_key(state, state.active, events)
        return
    giver, taker = (state.active, action[1]) if action[0] == "give" else (action[1], state.active)
    state.key[giver], state.key[taker] = 0, 1
    events.append(("gave", EVERYONE, "", giver, taker))
    if giver != state.active and key_lies_here(state, giver):
        state.todo.append(("key", giver))
