"""The trail of a finger that draws a pawn's way: the cells it has come through, and where it is stuck."""

from engine.games.finstere_flure.rules.board import COLUMNS


class Trail:
    """A way that grows and shrinks with the finger; it remembers how much of it this drag has played."""

    def __init__(self, pawn: int, cells: list[int], chosen: bool) -> None:
        self.pawn = pawn
        self.cells = cells
        """Where the pawn rested, from its start to where it is."""
        self.chosen = chosen
        """Whether this drag has chosen the pawn, and not only gone on with it."""
        self._refused: int | None = None
        self._slid_over: list[int] = []
        """Cells that the last step slid across: a finger that comes after over them means nothing new."""

    @property
    def steps(self) -> int:
        """How many steps this drag has made."""
        return len(self.cells) - 1

    def on(self, cell: int) -> None:
        """A step was made."""
        self._slid_over = between(self.cells[-1], cell)
        self.cells.append(cell)
        self._refused = None

    def back(self) -> None:
        """The last step was taken back."""
        self.cells.pop()
        self._refused, self._slid_over = None, []

    def goes_back_to(self, cell: int) -> bool:
        """Whether the finger is over the cell from which the last step was made."""
        return self.steps > 0 and self.cells[-2] == cell

    def stop_at(self, cell: int) -> None:
        """The way does not go on here; the finger has to leave the cell before it is tried again."""
        self._refused = cell

    def stuck_at(self, cell: int) -> bool:
        """Whether this cell has been refused already or was slid across; any other one may be tried."""
        if cell in self._slid_over:
            return True
        if cell != self._refused:
            self._refused = None
            return False
        return True


def between(start: int, end: int) -> list[int]:
    """The cells in a straight line between two, without them; none where they touch or one is no cell."""
    if start < 0 or end < 0:
        return []
    step = COLUMNS if (end - start) % COLUMNS == 0 else 1
    return list(range(start, end, step if end > start else -step))[1:]
