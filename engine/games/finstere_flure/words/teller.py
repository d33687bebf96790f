"""A whole game told from its beginning: it remembers where the pawns were, so that a move has from and to."""

from engine.core.event import Event
from engine.core.text import Phrase
from engine.games.finstere_flure.state import OUTSIDE, FlureState
from engine.games.finstere_flure.words.text import Cell, pawn_name, tell

TAKEN = ("eaten", "crushed", "swept")


class Teller:
    """Tells one event after the other."""

    def __init__(self, state: FlureState) -> None:
        self._at = dict(enumerate(state.at))
        self._start: int | None = None
        """Where the pawn that is moving began; None while none moves."""
        self._steps = 0

    def __call__(self, event: Event) -> Phrase | None:
        """One line for the log, or None."""
        kind, pawn = event[0], event[3] if len(event) > 3 else -1
        if kind == "stepped":
            self._step(pawn, event[4][-1])
        elif kind == "pawn_pushed":
            self._at[pawn] = event[5][-1]
        elif kind in TAKEN:
            self._at[pawn] = OUTSIDE
        elif kind == "rested" and self._start is not None:
            return self._rested(pawn)
        elif kind == "left":
            self._start = None
        return tell(event)

    def _step(self, pawn: int, cell: int) -> None:
        if self._start is None:
            self._start, self._steps = self._at[pawn], 0
        self._at[pawn] = cell
        self._steps += 1

    def _rested(self, pawn: int) -> Phrase:
        start, self._start = self._start, None
        name, cell = pawn_name(pawn), Cell(self._at[pawn])
        if start is None or start < 0:
            return Phrase(
                "{pawn} enters: {count} steps to {cell}",
                one="{pawn} enters: {count} step to {cell}",
                pawn=name,
                cell=cell,
                count=self._steps,
            )
        return Phrase(
            "{pawn}: {count} steps, from {start} to {cell}",
            one="{pawn}: {count} step, from {start} to {cell}",
            pawn=name,
            start=Cell(start),
            cell=cell,
            count=self._steps,
        )
