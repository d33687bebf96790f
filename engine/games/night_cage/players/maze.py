"""Ways over the board, a level of steps at a time: every set of cells is one number with a bit per cell.

How far everybody is from a key or a Gate is asked for each action that a computer player considers. Sets as
bits spread to all neighbours at once, so that one answer takes microseconds.
"""

from collections.abc import Sequence

from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import ATTACKS, EMPTY, EXITS
from engine.games.night_cage.state import CageState

FAR = 99
"""More steps than any way has."""


def _digits(truths: Sequence[object]) -> bytes:
    """One digit for every byte that a cell can hold, so that a translated board reads as a binary number."""
    return bytes(ord("1") if truth else ord("0") for truth in truths)


WALLED = tuple(_digits([EXITS[tile] >> side & 1 for tile in range(256)]) for side in range(4))
"""Cells with an exit on a side, if a gap is a wall."""

HOPEFUL = tuple(b"1" + digits[1:] for digits in WALLED)
"""Cells with an exit on a side, if a gap may still be filled."""

LYING = _digits([tile != EMPTY and not ATTACKS[tile] for tile in range(256)])
"""Cells with a tile that can be walked over."""

GAPS = _digits([tile == EMPTY for tile in range(256)])


class Torus:
    """The edges of a board of one size, as sets of cells."""

    def __init__(self, size: int) -> None:
        cells = GRIDS[size].cells
        self.size, self.around = size, size * size - size
        self.whole = (1 << len(cells)) - 1
        self.first = sum(1 << cell for cell in cells if cell % size == 0)
        self.last = self.first << size - 1


TORI = {size: Torus(size) for size in GRIDS}


class Maze:
    """One position's ways. A gap counts two steps while there are tiles to fill it; then it is a wall."""

    __slots__ = ("_east", "_gaps", "_lying", "_north", "_south", "_torus", "_west")

    def __init__(self, state: CageState) -> None:
        board = state.board[::-1]
        north, east, south, west = HOPEFUL if state.deck else WALLED
        self._torus = TORI[state.size]
        self._north, self._east = int(board.translate(north), 2), int(board.translate(east), 2)
        self._south, self._west = int(board.translate(south), 2), int(board.translate(west), 2)
        self._lying = int(board.translate(LYING), 2)
        self._gaps = int(board.translate(GAPS), 2) if state.deck else 0

    def steps(self, goal: int, cells: Sequence[int]) -> list[int]:
        """How many steps it is from each of these cells to a goal; FAR where there is no way.

        A monster can be a goal, but nobody walks past it.
        """
        found = [FAR] * len(cells)
        missing = 0
        for number, cell in enumerate(cells):
            if cell == goal:
                found[number] = 0
            elif cell >= 0:
                missing |= 1 << cell
        ready = seen = 1 << goal
        held_up = count = 0
        while missing and (ready or held_up):
            count += 1
            edge = self._next_to(ready) & ~seen
            seen |= edge
            if edge & missing:
                for number, cell in enumerate(cells):
                    if cell >= 0 and edge >> cell & 1:
                        found[number] = count
                missing &= ~edge
            ready, held_up = edge & self._lying | held_up, edge & self._gaps
        return found

    def _next_to(self, cells: int) -> int:
        """The cells joined to some of these."""
        torus = self._torus
        size, around, first, last = torus.size, torus.around, torus.first, torus.last
        up, down = cells & self._north, cells & self._south
        right, left = cells & self._east, cells & self._west
        return (
            (up >> size | up << around) & self._south
            | (down << size | down >> around) & self._north
            | ((right & ~last) << 1 | (right & last) >> size - 1) & self._west
            | ((left & ~first) >> 1 | (left & first) << size - 1) & self._east
        ) & torus.whole
