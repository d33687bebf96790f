"""The Pathless: set off like a Wax Eater, it strikes its whole row and column.

Rulebook p. 18; rulings 73 to 75.
"""

from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import EAST, NORTH, PATHLESS, SOUTH, WEST
from engine.games.night_cage.state import CageState

ALONG_ROW, ALONG_COLUMN = (EAST, WEST), (NORTH, SOUTH)
"""The two sides on which an attack along a circle arrives."""


def strikes(state: CageState, monster: int) -> list[tuple[int, int]]:
    """Every other cell of its row and column with each side on which it is struck; else nothing.

    Row and column are circles: the attack comes round the edge too, so that no Keeper is struck from its rear
    alone (ruling 75).
    """
    if state.board[monster] >> 2 != PATHLESS:
        return []
    return [
        (cell, side)
        for cell in GRIDS[state.size].cross[monster]
        for side in (ALONG_ROW if cell // state.size == monster // state.size else ALONG_COLUMN)
    ]
