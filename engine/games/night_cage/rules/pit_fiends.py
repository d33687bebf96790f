"""Pit Fiends: as soon as one lies, its diagonals and itself become pits.

Rulebook p. 17; rulings 69 to 72.
"""

from engine.core.event import Event
from engine.core.state import Entry
from engine.games.night_cage.rules.house import OUT_OF_TURN_FALL_TRIGGERS
from engine.games.night_cage.rules.laying import collapse
from engine.games.night_cage.rules.sight import watchers
from engine.games.night_cage.rules.tiles import PIT
from engine.games.night_cage.state import NOWHERE, CageState


def break_floor(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Turn the tiles over up to the edges, gaps or not; then whoever stood there falls, out of turn."""
    cell = entry[1]
    doomed = [
        each for each in (*state.grid.diagonals[cell], cell) if state.board[each] and not _is_pit(state, each)
    ]
    drop(state, doomed)
    for each in doomed:
        collapse(state, each, "69", events)


def drop(state: CageState, cells: list[int]) -> None:
    """Queue the falls of all on these cells, in turn order; no monster notices (ruling 70)."""
    falling = [prisoner for prisoner in state.from_active() if state.at[prisoner] in cells]
    if state.house & OUT_OF_TURN_FALL_TRIGGERS:
        seen = {monster for prisoner in falling for monster in watchers(state, state.at[prisoner])}
        state.todo.append(("trigger", NOWHERE, NOWHERE, *sorted(seen)))
    state.todo += [("fall", prisoner) for prisoner in reversed(falling)]


def _is_pit(state: CageState, cell: int) -> bool:
    return bool(state.board[cell] & PIT)
