"""The floor of the fortress: 156 cells, their neighbours, and the letters on the walls.

A cell is a number, row * 16 + column, with column 0 at the left and row 0 at the top; twenty numbers in the
two stepped corners are no cells. The exit is at the top left, the entrance at the bottom right.
"""

COLUMNS, ROWS = 16, 11
GRID = COLUMNS * ROWS

SPANS = (
    (0, 11),
    (0, 12),
    (0, 13),
    (0, 14),
    (0, 15),
    (0, 15),
    (0, 15),
    (1, 15),
    (2, 15),
    (3, 15),
    (4, 15),
)
"""The first and the last column of each row."""

CELLS = tuple(
    row * COLUMNS + column for row, (first, last) in enumerate(SPANS) for column in range(first, last + 1)
)

EXIT, ENTRANCE = 0, GRID - 1
CORNERS = (EXIT, ENTRANCE)

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = "NESW"
WALL = -1
"""What lies beyond the last cell of a line."""


def cell_at(column: int, row: int) -> int:
    """The cell at a place, or WALL if there is none."""
    inside = 0 <= row < ROWS and SPANS[row][0] <= column <= SPANS[row][1]
    return row * COLUMNS + column if inside else WALL


def place_of(cell: int) -> tuple[int, int]:
    """The (column, row) of a cell."""
    return cell % COLUMNS, cell // COLUMNS


def _beside(cell: int, side: int) -> int:
    column, row = place_of(cell)
    east, south = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    return cell_at(column + east, row + south)


NEXT: tuple[tuple[int, ...], ...] = tuple(
    tuple(_beside(cell, side) if cell in CELLS else WALL for side in range(4)) for cell in range(GRID)
)
"""NEXT[cell][side] is the neighbour, or WALL."""


def _ray(cell: int, side: int) -> tuple[int, ...]:
    line = []
    while (cell := NEXT[cell][side]) != WALL:
        line.append(cell)
    return tuple(line)


RAYS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_ray(cell, side) for side in range(4)) for cell in range(GRID)
)
"""RAYS[cell][side] are all cells from a cell up to the wall, the nearest first."""


def across(cell: int) -> int:
    """Where one comes in again who leaves a cell through its wall: the cell opposite (ruling 5a.15).

    Leaving (c, r) through a side means entering (15 - c, 10 - r), still facing the same way.
    """
    return ENTRANCE - cell


def _outline() -> list[tuple[int, int]]:
    """Every wall as (cell, side), clockwise from the north side of the exit cell."""
    walls = [(cell, NORTH) for cell in CELLS if cell < COLUMNS]
    for row in range(ROWS):
        last = cell_at(SPANS[row][1], row)
        if row and NEXT[last][NORTH] == WALL:
            walls.append((last, NORTH))
        walls.append((last, EAST))
    return walls


LETTER_RING = "ABCDEFGHIJKLMNOPQRSTUVWXYZ*"

LETTERS: dict[tuple[int, int], str] = {}
"""The letter on each wall, by (cell, side); each stands on two walls that are opposite each other."""

for _letter, (_cell, _side) in zip(LETTER_RING, _outline(), strict=True):
    LETTERS[_cell, _side] = LETTERS[across(_cell), _side ^ 2] = _letter

TO_EXIT = tuple(sum(place_of(cell)) for cell in range(GRID))
"""Steps from a cell to the exit cell when nothing is in the way."""
