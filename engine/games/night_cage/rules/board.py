"""The board: a torus of 6x6 or 7x7 cells, with every line and neighbour computed once.

"A cage without bars": each edge joins the opposite one for steps, light and sight (rulebook p. 7), but not
for the diagonals of a Pit Fiend nor for the Dirge (p. 17, 19).
"""

from engine.core.todo import Action
from engine.games.night_cage.rules.tiles import JOINING, TURNS

SIZES = {4: 6, 5: 7}
"""Cells along an edge, by the number of prisoners."""

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Row and column of a step north, east, south, west. The opposite of side d is d ^ 2."""

DIAGONALS = ((-1, -1), (-1, 1), (1, 1), (1, -1))


class Grid:
    """All that is fixed about a board of one size. Cells count row by row from the top left corner."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = range(size * size)
        self.next = tuple(tuple(self._step(cell, d) for d in range(4)) for cell in self.cells)
        """The neighbour on each side, round the edges."""
        self.light = tuple(self._lights(cell, exits) for cell in self.cells for exits in range(16))
        """Cells lit from `cell * 16 + exits`, as bits: one's own and those that the exits lead to."""
        self.diagonals = tuple(self._diagonals(cell) for cell in self.cells)
        """The cells on the four diagonals up to the edge, without going round."""
        self.lines = tuple(self._line(line) for line in range(2 * size))
        """The cells of each row, then of each column: where a faller can land."""
        self.cross = tuple(self._cross(cell) for cell in self.cells)
        """The other cells of a cell's row and column."""
        self.places = {
            kind: tuple(tuple(_places(cell, turns) for cell in self.cells) for turns in JOINING[kind])
            for kind in JOINING
        }
        """The actions that place a kind so that it joins a side, on each cell: `places[kind][side][cell]`."""
        self.landings = {kind: tuple(_places(cell, TURNS[kind]) for cell in self.cells) for kind in TURNS}
        """The actions that place a kind on each cell, joined to nothing."""

    def cell(self, row: int, column: int) -> int | None:
        """The cell at a row and column; None off the board."""
        inside = row in range(self.size) and column in range(self.size)
        return row * self.size + column if inside else None

    def row(self, cell: int) -> int:
        """The line number of a cell's row."""
        return cell // self.size

    def column(self, cell: int) -> int:
        """The line number of a cell's column."""
        return self.size + cell % self.size

    def name(self, cell: int) -> str:
        """What people call a cell: "C4" is the third column, fourth row from the top."""
        row, column = divmod(cell, self.size)
        return f"{chr(ord('A') + column)}{row + 1}"

    def _step(self, cell: int, side: int) -> int:
        row, column = divmod(cell, self.size)
        down, right = STEPS[side]
        return (row + down) % self.size * self.size + (column + right) % self.size

    def _lights(self, cell: int, exits: int) -> int:
        cells = {cell, *(self._step(cell, side) for side in range(4) if exits >> side & 1)}
        return sum(1 << lit for lit in cells)

    def _diagonals(self, cell: int) -> tuple[int, ...]:
        row, column = divmod(cell, self.size)
        reach = range(1, self.size)
        found = (
            self.cell(row + down * far, column + right * far) for down, right in DIAGONALS for far in reach
        )
        return tuple(each for each in found if each is not None)

    def _line(self, line: int) -> tuple[int, ...]:
        if line < self.size:
            return tuple(range(line * self.size, (line + 1) * self.size))
        return tuple(range(line - self.size, self.size * self.size, self.size))

    def _cross(self, cell: int) -> tuple[int, ...]:
        both = (*self._line(self.row(cell)), *self._line(self.column(cell)))
        return tuple(other for other in both if other != cell)


def _places(cell: int, turns: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(("place", cell, turn) for turn in turns)


GRIDS = {size: Grid(size) for size in SIZES.values()}
"""Both boards of the box."""
