"""The Pathless: set off like a Wax Eater, it strikes its whole row and column.

Rulebook p. 18; rulings 73 to 75.
"""

from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import EAST, NORTH, PATHLESS, SOUTH, WEST
from engine.games.night_cage.state import CageState


def strikes(state: CageState, monster: int) -> list[tuple[int, int]]:
    """Every other cell of its row and column with the side that faces it; nothing for other monsters.

    A Keeper counts as struck on the side that looks at the Pathless across the board, not round the edge.
    """
    if state.board[monster] >> 2 != PATHLESS:
        return []
    return [(cell, _facing(state.size, cell, monster)) for cell in GRIDS[state.size].cross[monster]]


def _facing(size: int, cell: int, monster: int) -> int:
    if cell // size == monster // size:
        return EAST if cell < monster else WEST
    return SOUTH if cell < monster else NORTH
