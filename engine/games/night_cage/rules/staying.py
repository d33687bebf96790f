"""Staying: Nerve for a tile of the stack, and a monster that turns up comes closer (rulebook p. 9, 15).

Entries: ("smoulder",) discards the tile, ("swap", kind) waits for the place of a monster,
("settle",) lets a crumbling tile give way.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.drawing import put
from engine.games.night_cage.rules.laying import discard, draw, waste
from engine.games.night_cage.rules.nerve import earn, pay
from engine.games.night_cage.rules.sight import watchers
from engine.games.night_cage.rules.tiles import CRUMBLES, DIRGE_PIT, EXITS, MONSTERS, OMEN, PIT
from engine.games.night_cage.state import NOWHERE, CageState


def begin_stay(state: CageState, events: list[Event]) -> None:
    """In the dark it costs a token, unless there is neither token nor step (rulings 21, 22)."""
    active = state.active
    if not state.lit[active] and state.nerve[active]:
        pay(state, active, "stay", events)
    else:
        earn(state)
    events.append(("stayed", EVERYONE, "", active, state.gain))
    state.todo += [("more", 0), ("light",), ("settle",), ("smoulder",)]


def smoulder(state: CageState, entry: Entry, events: list[Event]) -> None:
    """The candle burns down: the top tile goes, but a monster must be swapped in (ruling 15).

    The first Omen is set aside, and another tile goes in its place (ruling 76). With an empty stack nothing
    burns (ruling 89).
    """
    kind = draw(state, events)
    if not kind:
        return
    if kind not in MONSTERS and kind != OMEN:
        _lose_drawn(state, kind, "13", events)
        return
    places = _swaps(state, kind)
    if not places:
        _lose_drawn(state, kind, "16", events)
    elif len(places) == 1:
        _swap(state, kind, places[0], events)
    else:
        state.todo.append(("swap", kind))


def _lose_drawn(state: CageState, kind: int, why: str, events: list[Event]) -> None:
    omens = state.omens
    waste(state, kind)
    state.omens = omens
    events.append(("wasted", EVERYONE, why, kind))


def _swaps(state: CageState, kind: int) -> list[Action]:
    """Connected neighbours without a prisoner, and pits at the end of an exit (rulings 15, 17).

    The Dirge's pit is no tile: it cannot be swapped.
    """
    grid, board = state.grid, state.board
    here = state.at[state.active]
    found: list[Action] = []
    for side, there in enumerate(grid.next[here]):
        tile = board[there]
        if not EXITS[board[here]] >> side & 1 or there in state.at:
            continue
        open_way = tile & PIT and tile != DIRGE_PIT
        if open_way or EXITS[tile] >> (side ^ 2) & 1:
            found += grid.places[kind][side ^ 2][there]
    return found


def swap_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """The neighbours that can be given up."""
    return _swaps(state, entry[1])


def take_swap(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The tile in hand takes the place of one on the board, which is discarded."""
    state.todo.pop()
    _swap(state, entry[1], action, events)


def _swap(state: CageState, kind: int, action: Action, events: list[Event]) -> None:
    """The tile that lay there is discarded; the monster does not attack (ruling 14)."""
    discard(state, action[1], "15", events)
    put(state, kind, action, events)


def settle(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Whoever stays on a crumbling tile falls, and that can be seen (rulings 14, 23)."""
    here = state.at[state.active]
    if here < 0 or not CRUMBLES[state.board[here]]:
        return
    seen = watchers(state, here)
    state.todo += [("trigger", NOWHERE, NOWHERE, *seen), ("plunge", state.active), ("crumble", here)]
