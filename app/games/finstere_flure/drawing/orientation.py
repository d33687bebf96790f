"""How the board lies on the glass: as the rules see it, or turned by a quarter on upright screens.

This is the only place that knows of the turn. Outside of it a cell or a side is either the rules' (as the
engine counts) or shown (as the board widget draws); the names of the methods say which they give.
"""

from typing import NamedTuple

from app.board.geometry import Box, Grid, Point
from engine.games.finstere_flure.rules.board import CELLS, COLUMNS, ROWS, place_of

MARGIN = 0.52
"""Room outside the cells for the walls with their letters."""


class Orientation(NamedTuple):
    """A board that is turned clockwise by so many quarters: 0 or 1."""

    turns: int

    @property
    def grid(self) -> Grid:
        """The grid of the board widget: all cells with the two stepped corners left out."""
        cols, rows = (ROWS, COLUMNS) if self.turns else (COLUMNS, ROWS)
        return Grid(cols, rows, frozenset(map(self.shown, CELLS)), margin=MARGIN)

    def shown(self, cell: int) -> int:
        """Where a cell of the rules is drawn."""
        column, row = place_of(cell)
        return column * ROWS + ROWS - 1 - row if self.turns else cell

    def rules(self, shown: int) -> int:
        """Which cell of the rules is drawn there."""
        if not self.turns:
            return shown
        column, row = divmod(shown, ROWS)
        return (ROWS - 1 - row) * COLUMNS + column

    def shown_side(self, side: int) -> int:
        """Which side of the screen a side of the rules looks to."""
        return (side + self.turns) % 4

    def rules_side(self, shown: int) -> int:
        """Which side of the rules a side of the screen is."""
        return (shown - self.turns) % 4

    def centre(self, cell: int) -> Point:
        """The middle of a cell of the rules in board units; also of places in the stepped corners."""
        column, row = place_of(cell)
        if self.turns:
            return ROWS - row - 0.5, COLUMNS - column - 0.5
        return column + 0.5, ROWS - row - 0.5

    def step(self, side: int) -> Point:
        """One cell towards a side of the rules, in board units."""
        return ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0))[self.shown_side(side)]

    def box(self, cells: tuple[int, ...]) -> Box:
        """The box round some cells of the rules, in board units."""
        centres = [self.centre(cell) for cell in cells]
        xs, ys = [x for x, _ in centres], [y for _, y in centres]
        return Box(min(xs) - 0.5, min(ys) - 0.5, max(xs) + 0.5, max(ys) + 0.5)


UPRIGHT, TURNED = Orientation(0), Orientation(1)


def fitting(width: float, height: float) -> Orientation:
    """The orientation with the larger cells in a box of this size."""

    def cell(orientation: Orientation) -> float:
        bounds = orientation.grid.bounds
        return min(width / bounds.width, height / bounds.height)

    return max((UPRIGHT, TURNED), key=cell)
