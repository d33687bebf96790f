"""Tiles that come and go: the only functions that change what lies on the board, in the stack and discarded.

Each keeps count of the keys and Gates that can still be used, so that a loss is known at once.
"""

from engine.core.event import EVERYONE, Event
from engine.games.night_cage.rules.house import OMEN_IN_PENALTY_COUNTS
from engine.games.night_cage.rules.tiles import (
    DIRGE_PIT,
    EMPTY,
    GATE,
    KEY_BEARERS,
    OMEN,
    PIT,
    SPENT,
    START,
    laid,
)
from engine.games.night_cage.state import CageState

HOLDING = frozenset({"start", "place", "step_on", "land_on", "swap"})
"""Entries about a tile that is not placed yet; its kind is their first number, if it was drawn."""


def lay(state: CageState, kind: int, cell: int, turn: int, events: list[Event]) -> None:
    """Put a drawn tile on an empty cell."""
    state.board[cell] = laid(kind, turn)
    events.append(("placed", EVERYONE, "", cell, kind, turn))


def discard(state: CageState, cell: int, why: str, events: list[Event]) -> None:
    """Take a tile off the board for good."""
    tile = state.board[cell]
    kind = tile >> 2 & 15
    state.board[cell] = EMPTY
    state.gone[kind] += 1
    if tile < PIT:
        lose(state, kind)
    events.append(("gone", EVERYONE, why, cell))


def collapse(state: CageState, cell: int, why: str, events: list[Event]) -> None:
    """Turn a tile over: its back is a pit. An untaken key or a Gate is lost with it (ruling 72)."""
    tile = state.board[cell]
    if tile < PIT:
        lose(state, tile >> 2 & 15)
    state.board[cell] = tile & ~SPENT | PIT
    events.append(("pit", EVERYONE, why, cell))


def lift_dirge(state: CageState, why: str, events: list[Event]) -> None:
    """The nine-cell pit leaves the game; it is one token (ruling 79)."""
    cells = dirge_cells(state)
    for cell in cells:
        state.board[cell] = EMPTY
    state.dirge = 2
    events.append(("dirge_gone", EVERYONE, why, cells))


def dirge_cells(state: CageState) -> list[int]:
    """The cells of the Dirge's pit, none while it is not there."""
    return [cell for cell, tile in enumerate(state.board) if tile == DIRGE_PIT]


def draw(state: CageState, events: list[Event]) -> int:
    """Reveal the top tile of the stack; the first Omen is set aside and another drawn (ruling 76).

    Gives 0 if the stack has run out.
    """
    while state.deck:
        kind = state.deck.pop()
        events.append(("drew", EVERYONE, "", kind))
        if kind != OMEN:
            return kind
        state.omens += 1
        if state.omens > 1:
            return kind
        set_aside(state, events)
    return EMPTY


def set_aside(state: CageState, events: list[Event]) -> None:
    """The first Omen lies beside the board: a countdown."""
    state.gone[OMEN] += 1
    events.append(("omen", EVERYONE, "76"))


def burn(state: CageState, prisoner: int, count: int, why: str, events: list[Event]) -> None:
    """Discard from the top of the stack what a penalty asks, or what is left (rulings 44, 45)."""
    burnt = [state.deck.pop() for _ in range(min(count, len(state.deck)))]
    for kind in burnt:
        waste(state, kind)
    events.append(("burned", EVERYONE, why, prisoner, burnt))


def waste(state: CageState, kind: int) -> None:
    """A tile goes from the stack straight to the discard board."""
    state.gone[kind] += 1
    lose(state, kind)
    if kind == OMEN and state.house & OMEN_IN_PENALTY_COUNTS:
        state.omens += 1


def in_hand(state: CageState) -> list[int]:
    """The kinds of the tiles that wait for their place: one that was drawn, and starting tiles."""
    return [START if entry[0] == "start" else entry[1] for entry in state.todo if entry[0] in HOLDING]


def drop(state: CageState, kind: int, events: list[Event]) -> None:
    """A tile in hand is discarded, because nobody will place it any more."""
    state.gone[kind] += 1
    lose(state, kind)
    events.append(("dropped", EVERYONE, "", kind))


def lose(state: CageState, kind: int) -> None:
    """Count a key or a Gate that nobody can use any more (rulings 84, 85)."""
    if kind in KEY_BEARERS:
        state.keys -= 1
    elif kind == GATE:
        state.gates -= 1
