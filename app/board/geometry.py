"""Where cells lie: integers on one side, board units on the other.

A cell is `row * cols + col`, row 0 at the top, as the rules count. One board unit is one cell; y
grows upwards, as Kivy draws. Nothing here knows pixels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

Point = tuple[float, float]

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""(row, column) steps in the order north, east, south, west: also the order of clockwise turns."""


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From bottom to top."""
        return self.top - self.bottom

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.bottom + self.top) / 2

    def meets(self, x: float, y: float) -> bool:
        """Tell whether a point lies in it; the left and bottom edges belong to it."""
        return self.left <= x < self.right and self.bottom <= y < self.top


@dataclass(frozen=True)
class Grid:
    """A board of square cells, perhaps with holes, perhaps with edges that meet.

    `rim` is the part of a cell that is drawn outside each edge as an echo of the opposite one: with
    a rim the board is a torus, and touching the echo touches the cell itself. `margin` is room outside
    the edges for what is no cell, such as walls.
    """

    cols: int
    rows: int
    cells: frozenset[int] | None = None
    rim: float = 0.0
    margin: float = 0.0
    bounds: Box = field(init=False)

    def __post_init__(self) -> None:
        """Compute the bounds once."""
        rim = self.rim + self.margin
        object.__setattr__(self, "bounds", Box(-rim, -rim, self.cols + rim, self.rows + rim))

    def __iter__(self) -> Iterator[int]:
        """Go through every cell in reading order."""
        return (cell for cell in range(self.cols * self.rows) if cell in self)

    def __contains__(self, cell: object) -> bool:
        """Tell whether there is such a cell."""
        if self.cells is not None:
            return cell in self.cells
        return isinstance(cell, int) and 0 <= cell < self.cols * self.rows

    def cell(self, row: int, col: int) -> int | None:
        """Give the cell in that row and column, None where there is none."""
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            return None
        cell = row * self.cols + col
        return cell if cell in self else None

    def corner(self, cell: int) -> Point:
        """Give the bottom left corner of a cell."""
        row, col = divmod(cell, self.cols)
        return float(col), float(self.rows - 1 - row)

    def centre(self, cell: int) -> Point:
        """Give the middle of a cell."""
        x, y = self.corner(cell)
        return x + 0.5, y + 0.5

    def cell_at(self, x: float, y: float) -> int | None:
        """Give the cell under a point, also through its echo in the rim; None beside the board."""
        if not self.bounds.meets(x, y):
            return None
        col, row = math.floor(x), self.rows - 1 - math.floor(y)
        if self.rim:
            col, row = col % self.cols, row % self.rows
        return self.cell(row, col)

    def neighbours(self, cell: int) -> tuple[int | None, ...]:
        """Give the cells to the north, east, south and west on the flat board, None beyond an edge."""
        row, col = divmod(cell, self.cols)
        return tuple(self.cell(row + down, col + right) for down, right in STEPS)

    def wrapped_neighbours(self, cell: int) -> tuple[int | None, ...]:
        """Give the same across edges that meet; without a rim there are none."""
        if not self.rim:
            return self.neighbours(cell)
        row, col = divmod(cell, self.cols)
        return tuple(self.cell((row + down) % self.rows, (col + right) % self.cols) for down, right in STEPS)

    def echoes(self, cell: int) -> tuple[Point, ...]:
        """Give the shifts by which a cell is drawn again in the rim."""
        if not self.rim:
            return ()
        x, y = self.corner(cell)
        across = (0.0, *_shifts(x, self.cols, self.rim))
        upward = (0.0, *_shifts(y, self.rows, self.rim))
        return tuple((dx, dy) for dx in across for dy in upward if dx or dy)

    def nearest_image(self, cell: int, x: float, y: float) -> Point:
        """Give the middle of a cell, or of its image across the edge, that is nearest to a point."""
        cx, cy = self.centre(cell)
        if not self.rim:
            return cx, cy
        return cx + self.cols * round((x - cx) / self.cols), cy + self.rows * round((y - cy) / self.rows)

    def spots(self, cell: int, count: int) -> list[Point]:
        """Give places for several pieces that share a cell, none hidden by another."""
        x, y = self.centre(cell)
        if count < 2:
            return [(x, y)] * count
        reach = 0.20 if count < 5 else 0.26
        turn = math.tau / count
        first = 0.0 if count == 2 else math.pi / 2 if count % 2 else math.pi / 4
        angles = [first - turn * index for index in range(count)]
        return [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in angles]

    def box_of(self, cells: Iterable[int]) -> Box:
        """Give the smallest box round some cells: what the camera shows when it points at them."""
        corners = [self.corner(cell) for cell in cells]
        if not corners:
            return self.bounds
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return Box(min(xs), min(ys), max(xs) + 1, max(ys) + 1)


def _shifts(low: float, size: int, rim: float) -> Iterator[float]:
    """Yield by how much a cell that begins at `low` is shifted into the rims it is seen in."""
    if low < rim:
        yield float(size)
    if low + 1 > size - rim:
        yield float(-size)
