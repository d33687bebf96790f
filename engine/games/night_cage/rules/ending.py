"""Every way to win and to lose."""

from engine.core.event import EVERYONE, Event
from engine.core.game import Action, Outcome
from engine.core.pending import NOBODY_ASKED
from engine.core.text import N_
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.house import NO_ISOLATION_LOSS
from engine.games.night_cage.rules.laying import drop, in_hand
from engine.games.night_cage.rules.tiles import EXITS, GATE, PIT
from engine.games.night_cage.state import CageState

WON, NO_GATE, NO_KEYS, NO_FLOOR, NO_LIGHT, ISOLATED, GAVE_UP, CIRCLES = range(1, 9)

REASONS = {
    WON: N_("everyone reached the Gate with a key"),
    NO_GATE: N_("the last Gate was lost to the dark"),
    NO_KEYS: N_("there are not enough keys left for everyone"),
    NO_FLOOR: N_("a prisoner falls forever: no tile left to land on"),
    NO_LIGHT: N_("the last light went out"),
    ISOLATED: N_("no Gate can be reached by everyone any more"),
    GAVE_UP: N_("you gave up"),
    CIRCLES: N_("you walked in circles: 40 turns without a tile drawn or lost"),
}
RULINGS = {
    WON: "83",
    NO_GATE: "84",
    NO_KEYS: "85",
    NO_FLOOR: "33",
    NO_LIGHT: "88",
    ISOLATED: "91",
    GAVE_UP: "91",
    CIRCLES: "",
}

GIVE_UP: Action = ("give_up",)

PATIENCE = 40
"""Turns in a row without a tile drawn or lost, after which a game is over.

The rulebook has no such rule, because people get bored; without it a game need not end.
"""


def finish(state: CageState, how: int, events: list[Event]) -> None:
    """The game is over; whatever was still to happen does not."""
    state.ended = how
    state.todo.clear()
    events.append(("over", EVERYONE, RULINGS[how], how, state.fuel, state.quiet))


def give_up(state: CageState) -> list[Event]:
    """The players end the game themselves, whatever is asked (ruling 91)."""
    events: list[Event] = []
    for kind in in_hand(state):
        drop(state, kind, events)
    finish(state, GAVE_UP, events)
    return [*events, NOBODY_ASKED]


def outcome(state: CageState) -> Outcome | None:
    """How it ended, or None."""
    if not state.ended:
        return None
    if state.ended == WON:
        return Outcome("won", tuple(range(state.seats)), REASONS[WON])
    return Outcome("lost", (), REASONS[state.ended])


def check_escape(state: CageState, cell: int, events: list[Event]) -> bool:
    """Win the moment the last prisoner comes to the Gate and all hold a key (ruling 83)."""
    if state.board[cell] >> 2 & 15 != GATE or state.board[cell] & PIT:
        return False
    if 0 in state.key or any(here != cell for here in state.at):
        return False
    finish(state, WON, events)
    return True


def check_lost(state: CageState, events: list[Event]) -> None:
    """Lose as soon as Gates or keys no longer suffice (rulings 84, 85)."""
    if state.ended:
        return
    if state.gates < 1:
        finish(state, NO_GATE, events)
    elif state.keys < state.prisoners:
        finish(state, NO_KEYS, events)


def check_isolation(state: CageState, events: list[Event]) -> bool:
    """In the Final Flickers the board only shrinks: lose when no Gate can gather everybody (ruling 91)."""
    if state.house & NO_ISOLATION_LOSS:
        return False
    standing = {cell for cell in state.at if cell >= 0}
    gates = [cell for cell, tile in enumerate(state.board) if tile >> 2 == GATE]
    if any(standing <= reachable(state, gate) for gate in gates):
        return False
    finish(state, ISOLATED, events)
    return True


def reachable(state: CageState, cell: int) -> set[int]:
    """All cells joined to a cell by open paths; monsters can be passed, pits and walls cannot."""
    board, nexts = state.board, GRIDS[state.size].next
    found, edge = {cell}, [cell]
    while edge:
        here = edge.pop()
        for side, there in enumerate(nexts[here]):
            open_way = EXITS[board[here]] >> side & EXITS[board[there]] >> (side ^ 2) & 1
            if open_way and there not in found:
                found.add(there)
                edge.append(there)
    return found


def fuel_left(state: CageState) -> int:
    """A number that falls whenever a tile is drawn or lost, and never rises."""
    return 2 * len(state.deck) - sum(state.gone)


def check_patience(state: CageState, events: list[Event]) -> bool:
    """End a game in which nothing is drawn or lost for too long."""
    fuel = fuel_left(state)
    state.quiet = state.quiet + 1 if fuel == state.fuel else 0
    state.fuel = fuel
    if state.quiet < PATIENCE:
        return False
    finish(state, CIRCLES, events)
    return True
