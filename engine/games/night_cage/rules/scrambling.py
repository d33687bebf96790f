"""Scrambling: off a monster's cell, at once and for nothing, to any side.

Rulebook p. 13 to 15; rulings 51 to 54.

Entries: ("scramble", prisoner) looks for ways, ("scrambling", prisoner) waits for one, ("scrambled", cell)
ends it.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.house import SCRAMBLE_TRIGGERS
from engine.games.night_cage.rules.tiles import ATTACKS, EMPTY, EXITS, GATE, PIT
from engine.games.night_cage.state import NOWHERE, CageState

SCRAMBLES: tuple[Action, ...] = tuple(("scramble", side) for side in range(4))


def scramble(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Ask where to, if there is a choice; with nowhere to go the prisoner falls (ruling 53)."""
    prisoner = entry[1]
    if state.at[prisoner] < 0:
        return
    ways = scramble_actions(state, entry, 0)
    state.todo.append(("scrambling", prisoner) if ways else ("fall", prisoner))
    if len(ways) == 1:
        events.append(("forced", EVERYONE, "", prisoner, "scramble"))
        take_scramble(state, ("scrambling", prisoner), 0, ways[0], events)


def scramble_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Every side with a free tile that opens to here, a Gate, a pit, or a gap to fill; no visible monster."""
    here, board = state.at[entry[1]], state.board
    found: list[Action] = []
    for side, there in enumerate(state.grid.next[here]):
        tile = board[there]
        if tile == EMPTY:
            open_way = bool(state.deck)
        elif tile & PIT:
            open_way = True
        else:
            free = tile >> 2 == GATE or there not in state.at
            open_way = free and not ATTACKS[tile] and bool(EXITS[tile] >> (side ^ 2) & 1)
        if open_way:
            found.append(SCRAMBLES[side])
    return found


def take_scramble(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Go, or draw the tile to go to."""
    state.todo.pop()
    side = action[1]
    there = state.grid.next[state.at[state.active]][side]
    state.todo.append(("scrambled", there))
    if not state.board[there]:
        state.todo.append(("reach", there, side ^ 2))


def scrambled(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Arrive. A monster drawn attacks at once (ruling 52); if no tile came, look again."""
    cell, active = entry[1], state.active
    if state.at[active] < 0:
        return
    tile = state.board[cell]
    if not tile:
        state.todo.append(("scramble", active))
        return
    monster = cell if ATTACKS[tile] else NOWHERE
    noticed = cell if state.house & SCRAMBLE_TRIGGERS else NOWHERE
    state.todo += [
        ("trigger_scramble", noticed, monster),
        ("plunge", active),
        ("arrive", active, cell, "scramble"),
    ]
