"""From the legal actions to what can be touched: cells of the board, a tile to place, buttons.

It knows the kinds of actions, not their rules: whatever the engine lists can be reached, and nothing else.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Action
from engine.games.night_cage.queries import tile_in_hand
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.dirge import POSITIONS
from engine.games.night_cage.rules.house import DIRGE_IS_A_CROSS
from engine.games.night_cage.view import CageView

PLACING = ("start", "place")
STEPPING = ("move", "charge", "scramble")
ON_CELL = ("land", "snuff")


class Targets(NamedTuple):
    """What the player who is asked can touch."""

    cells: dict[int, Action]
    """Cells that carry out an action when touched."""
    places: dict[int, tuple[int, ...]]
    """Cells on which what is in the hand may be put, with its turns: a drawn tile, or who is to land."""
    kind: int
    """The kind of the drawn tile; 0 if none waits."""
    buttons: list[Action]
    """Actions without a place on the board."""


def targets(view: CageView, legal: Sequence[Action]) -> Targets:
    """Sort the legal actions by how they are touched."""
    cells: dict[int, Action] = {}
    places: dict[int, tuple[int, ...]] = {}
    buttons: list[Action] = []
    for action in legal:
        if action[0] in PLACING:
            places[action[1]] = (*places.get(action[1], ()), action[2])
        elif action[0] == "land":
            places[action[1]] = (0,)
        elif action[0] == "fall":
            cells |= {cell: action for cell in line_cells(view, action[1]) if cell not in cells}
            buttons.append(action)
        elif action[0] == "dirge":
            cells.setdefault(dirge_handle(view, action), action)
        elif (cell := cell_of(view, action)) is not None:
            cells[cell] = action
        else:
            buttons.append(action)
    return Targets(cells, places, tile_in_hand(view) if places else 0, buttons)


def cell_of(view: CageView, action: Action) -> int | None:
    """The cell that an action speaks of; None if it has none."""
    if action[0] in ON_CELL or action[0] in PLACING:
        return int(action[1])
    if action[0] in STEPPING:
        here = view["at"][view["active"]]
        return GRIDS[view["size"]].next[here][action[1]]
    return None


def line_cells(view: CageView, line: int) -> list[int]:
    """The cells of a row or a column to fall along: rows are counted first."""
    size = view["size"]
    if line < size:
        return list(range(line * size, (line + 1) * size))
    return list(range(line - size, size * size, size))


def placement(view: CageView, cell: int, turn: int) -> Action:
    """The action that puts down what is in the hand."""
    waiting = view["step"]
    if waiting == "land":
        return ("land", cell)
    return ("start" if waiting == "start" else "place", cell, turn)


def dirge_cells(view: CageView, action: Action) -> tuple[int, ...]:
    """The cells that the Dirge would cover."""
    return POSITIONS[view["size"], bool(view["house"] & DIRGE_IS_A_CROSS)][action]


def dirge_handle(view: CageView, action: Action) -> int:
    """The middle of its cells: where one touches to lay it so."""
    cells = dirge_cells(view, action)
    return cells[len(cells) // 2]
