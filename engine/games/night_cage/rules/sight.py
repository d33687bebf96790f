"""Lines of sight: straight along open paths, round the edges, until a wall, a pit or a gap.

Rulebook p. 12.
"""

from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.house import SIGHT_PASSES_MONSTERS
from engine.games.night_cage.rules.tiles import ATTACKS, EXITS, SIDES_IN
from engine.games.night_cage.state import CageState


def ray(state: CageState, cell: int, side: int) -> list[int]:
    """The cells seen from a cell on one side, the nearest first.

    Each must be open towards the one before; the last seen may be closed ahead. A monster ends the line
    (ruling 42), and so does coming round to where it began (ruling 40). Prisoners hide nothing.
    """
    board, nexts = state.board, GRIDS[state.size].next
    stops = not state.house & SIGHT_PASSES_MONSTERS
    seen: list[int] = []
    if not EXITS[board[cell]] >> side & 1:
        return seen
    back, there = side ^ 2, nexts[cell][side]
    while there != cell:
        tile = board[there]
        exits = EXITS[tile]
        if not exits >> back & 1:
            break
        seen.append(there)
        if not exits >> side & 1 or (ATTACKS[tile] and stops):
            break
        there = nexts[there][side]
    return seen


def watchers(state: CageState, cell: int) -> list[int]:
    """The monsters that see a cell. Sight is the same both ways, except behind a Keeper's back."""
    board, nexts = state.board, GRIDS[state.size].next
    found: list[int] = []
    stops = not state.house & SIGHT_PASSES_MONSTERS
    around = nexts[cell]
    for side in SIDES_IN[EXITS[board[cell]]]:
        back, there = side ^ 2, around[side]
        while there != cell:
            tile = board[there]
            exits = EXITS[tile]
            if not exits >> back & 1:
                break
            attacks = ATTACKS[tile]
            if attacks:
                if attacks >> back & 1 and there not in found:
                    found.append(there)
                if stops:
                    break
            if not exits >> side & 1:
                break
            there = nexts[there][side]
    return found


def sight(state: CageState, monster: int) -> list[tuple[int, int]]:
    """What a monster sees: each cell with the side of that cell on which the look arrives."""
    attacks = ATTACKS[state.board[monster]]
    return [(cell, side ^ 2) for side in SIDES_IN[attacks] for cell in ray(state, monster, side)]
