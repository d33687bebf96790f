"""The beginning of a pawn's move that is drawn and not played: the cells it comes through, its actions."""

from engine.core.game import Action
from engine.games.finstere_flure.rules.board import COLUMNS


class Trail:
    """A way that grows and shrinks with a finger or with keys; with an end it is played as one deed."""

    def __init__(self, pawn: int, cell: int, chosen: bool) -> None:
        self.pawn = pawn
        self.cells = [cell]
        """Where the pawn rests, from its start to where it has come to."""
        self.actions: list[Action] = [("pawn", pawn)] if chosen else []
        """What is to be played: first the choice of the pawn, unless it is under way already."""
        self._taken = 0
        self._refused: int | None = None
        self._slid_over: list[int] = []
        """Cells that the last step slid across: a finger that comes after over them means nothing new."""

    @property
    def steps(self) -> int:
        """How many steps are drawn."""
        return len(self.cells) - 1

    def take(self) -> None:
        """A finger goes on with it; `cancel` comes back to here."""
        self._taken = self.steps

    def cancel(self) -> None:
        """The finger has drawn nothing."""
        while self.steps > self._taken:
            self.back()

    def on(self, action: Action, cell: int) -> None:
        """One more step, and where it leads."""
        self._slid_over = between(self.cells[-1], cell)
        self.cells.append(cell)
        self.actions.append(action)
        self._refused = None

    def back(self) -> None:
        """One step less."""
        self.cells.pop()
        self.actions.pop()
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
