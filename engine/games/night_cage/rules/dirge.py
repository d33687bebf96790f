"""The Dirge: announced by two Omens, it swallows nine cells (rulebook p. 19, 20; rulings 76 to 80).

Entries: ("omen", cell) announces it, ("dirge", cell) waits for its place over that cell, ("engulf", *cells)
ends it once everybody under it has paid.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.board import GRIDS, Grid
from engine.games.night_cage.rules.house import DIRGE_IS_A_CROSS
from engine.games.night_cage.rules.laying import discard
from engine.games.night_cage.rules.pit_fiends import drop
from engine.games.night_cage.rules.tiles import DIRGE_PIT
from engine.games.night_cage.state import CageState

SQUARE = tuple((row, column) for row in range(3) for column in range(3))
CROSS = ((2, 0), (2, 1), (0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (2, 3), (2, 4))
"""Rows and columns of the nine cells: the sources show no picture, so the outline is data (ruling 78)."""

TILES_LOST = 3


def _turned(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    most = max(row for row, _ in cells)
    return tuple(sorted((column, most - row) for row, column in cells))


def _positions(grid: Grid, shape: tuple[tuple[int, int], ...]) -> dict[Action, tuple[int, ...]]:
    """Every way to lay the outline inside the board: the action, and the cells that it covers."""
    found: dict[Action, tuple[int, ...]] = {}
    for turn in range(4):
        for corner in grid.cells:
            row, column = divmod(corner, grid.size)
            cells = [grid.cell(row + down, column + right) for down, right in shape]
            covered = tuple(sorted(cell for cell in cells if cell is not None))
            if len(covered) == len(shape) and covered not in found.values():
                found["dirge", corner, turn] = covered
        shape = _turned(shape)
    return found


POSITIONS = {
    (size, bool(cross)): _positions(grid, CROSS if cross else SQUARE)
    for size, grid in GRIDS.items()
    for cross in (0, DIRGE_IS_A_CROSS)
}


def positions(state: CageState) -> dict[Action, tuple[int, ...]]:
    """The ways to lay the Dirge on this board, wherever the Omen lies; no part may stick out."""
    return POSITIONS[state.size, bool(state.house & DIRGE_IS_A_CROSS)]


def announce(state: CageState, entry: Entry, events: list[Event]) -> None:
    """The second Omen calls the Dirge; if it fits nowhere over the Omen, that one is just discarded (78).

    An Omen on which somebody has landed stays, as a dead end.
    """
    if dirge_actions(state, entry, 0):
        state.todo.append(("dirge", entry[1]))
    elif entry[1] not in state.at:
        discard(state, entry[1], "78", events)


def dirge_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Every position that covers the Omen (ruling 77)."""
    return [action for action, cells in positions(state).items() if entry[1] in cells]


def take_dirge(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Everybody under it is hit, then falls; if the active prisoner is one of them, he draws no more (80)."""
    state.todo.pop()
    cells = positions(state)[action]
    events.append(("dirge", EVERYONE, "", list(cells)))
    if state.at[state.active] in cells:
        state.todo[:] = [later for later in state.todo if later[0] != "draw"]
    state.todo.append(("engulf", *cells))
    under = [prisoner for prisoner in state.from_active() if state.at[prisoner] in cells]
    state.todo += [("hit", prisoner, TILES_LOST, 1, 1, "77") for prisoner in reversed(under)]


def engulf(state: CageState, entry: Entry, events: list[Event]) -> None:
    """The tiles under it are lost, and nine cells are one pit."""
    cells = list(entry[1:])
    drop(state, cells)
    for cell in cells:
        if state.board[cell]:
            discard(state, cell, "77", events)
        state.board[cell] = DIRGE_PIT
    state.dirge = 1
    events.append(("engulfed", EVERYONE, "77", cells))
