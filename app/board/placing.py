"""The piece in the hand: where it may go, how it lies, and when the move is made.

One small state machine serves every way of placing: drag, tap, twist, buttons and keys all call the
same five verbs, so none of them can do what the others cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import NamedTuple

QUARTERS = 4


class Hand(Enum):
    """Where the piece is."""

    EMPTY = auto()
    HELD = auto()
    GHOST = auto()


class Placed(NamedTuple):
    """A decision: this cell, with this many clockwise quarter turns."""

    cell: int
    turns: int


def _no_reason(_cell: int) -> str:
    return ""


class Placing:
    """A drawn piece between the tray and the board.

    `options` maps each legal cell to its legal turns. `why_not(cell)` says in one line why another cell
    is refused; the last refusal is kept in `refusal` until something succeeds.
    """

    def __init__(self, on_change: Callable[[], object] = lambda: None) -> None:
        self.on_change = on_change
        self.hand = Hand.EMPTY
        self.piece: str | None = None
        self.options: Mapping[int, tuple[int, ...]] = {}
        self.cell: int | None = None
        self.turns = 0
        self.refusal = ""
        self._why_not: Callable[[int], str] = _no_reason
        self._likely: Mapping[int, int] = {}

    def draw(
        self,
        piece: str,
        options: Mapping[int, tuple[int, ...]],
        turns: int = 0,
        why_not: Callable[[int], str] = _no_reason,
        likely: Mapping[int, int] | None = None,
    ) -> None:
        """Take a piece into the hand. Until somebody turns it, it lies on a cell as is likely there."""
        self.hand, self.piece, self.options, self._likely = Hand.HELD, piece, options, likely or {}
        self.cell, self.turns, self.refusal, self._why_not = None, turns % QUARTERS, "", why_not
        self.on_change()

    def clear(self) -> None:
        """Have nothing in the hand."""
        self.hand, self.piece, self.options = Hand.EMPTY, None, {}
        self.cell, self.refusal, self._why_not = None, "", _no_reason
        self.on_change()

    def hover(self, cell: int | None) -> bool:
        """Let the ghost snap to a legal cell; elsewhere the piece is back in the hand."""
        if self.hand is Hand.EMPTY:
            return False
        if cell is None or cell not in self.options:
            self._hold()
            return False
        self._snap(cell)
        return True

    def drop(self, cell: int | None) -> bool:
        """Leave the ghost on a cell; a refusal says why and puts the piece back."""
        if self.hover(cell):
            return True
        if self.hand is not Hand.EMPTY and cell is not None:
            self.refusal = self._why_not(cell)
            self.on_change()
        return False

    def turn(self, quarters: int) -> None:
        """Turn the piece: through the legal turns of its cell, or freely in the hand."""
        if not self.can_turn:
            return
        if self.cell is None:
            self.turns = (self.turns + quarters) % QUARTERS
        else:
            self.turns = self._next_legal(quarters)
        self._likely = {}
        self.on_change()

    @property
    def can_turn(self) -> bool:
        """Tell whether turning changes anything."""
        if self.hand is Hand.EMPTY:
            return False
        cells = self.options.values() if self.cell is None else (self.options[self.cell],)
        return any(len(turns) > 1 for turns in cells)

    @property
    def can_confirm(self) -> bool:
        """Tell whether the ghost lies where it may stay."""
        return self.hand is Hand.GHOST

    def confirm(self) -> Placed | None:
        """Make the move: the hand is empty afterwards. None when nothing lies on the board yet."""
        if self.cell is None or self.hand is not Hand.GHOST:
            return None
        placed = Placed(self.cell, self.turns)
        self.clear()
        return placed

    def take_back(self) -> bool:
        """Put the ghost back into the hand; False when there was none."""
        if self.hand is not Hand.GHOST:
            return False
        self._hold()
        return True

    def _hold(self) -> None:
        if self.hand is Hand.GHOST:
            self.hand, self.cell = Hand.HELD, None
            self.on_change()

    def _snap(self, cell: int) -> None:
        if cell == self.cell:
            return
        legal = self.options[cell]
        self.hand, self.cell, self.refusal = Hand.GHOST, cell, ""
        self.turns = self._likely.get(cell, self.turns)
        if self.turns not in legal:
            self.turns = min(legal, key=lambda turns: (turns - self.turns) % QUARTERS)
        self.on_change()

    def _next_legal(self, quarters: int) -> int:
        """Step that many times to the next legal turn, in the direction asked for."""
        legal = self.options[self.cell] if self.cell is not None else ()
        turns, step = self.turns, 1 if quarters > 0 else -1
        for _ in range(abs(quarters)):
            turns = min(
                (t for t in legal if t != turns),
                key=lambda t, now=turns: (t - now) * step % QUARTERS,  # type: ignore[misc]
                default=turns,
            )
        return turns
