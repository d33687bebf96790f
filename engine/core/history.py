"""What was done at a table beside the box, so that it can be taken back by name.

A companion follows a game that is played with cardboard: it has no rules to replay, only one moment after
the other. A moment is never changed, only followed by the next.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar

from engine.core.state import frozen

M = TypeVar("M")
Title = tuple[Any, ...]
"""What was done: a word and its numbers. It is plain data, put into words when it is shown."""

MOST_KEPT = 80
"""So many moments are kept; all but the first of them can be taken back."""


class History(Generic[M]):
    """The moments of a table, the present one last."""

    def __init__(self, first: M) -> None:
        self._rows: list[tuple[Title, M]] = [((), first)]

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def now(self) -> M:
        """The present moment."""
        return self._rows[-1][1]

    @property
    def undo_title(self) -> Title | None:
        """What undo would take back; None where there is nothing."""
        return self._rows[-1][0] if len(self._rows) > 1 else None

    def note(self, title: Title, moment: M) -> None:
        """Go on to the next moment."""
        self._rows.append((title, moment))
        del self._rows[:-MOST_KEPT]

    def amend(self, moment: M) -> None:
        """Put another moment in the place of the present one: nothing was done that could be taken back."""
        self._rows[-1] = (self._rows[-1][0], moment)

    def undo(self) -> None:
        """Go back to the moment before."""
        if len(self._rows) > 1:
            self._rows.pop()

    def plain(self, written: Callable[[M], Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Every moment as JSON-able data."""
        return [{"title": list(title), **written(moment)} for title, moment in self._rows]

    @classmethod
    def from_plain(
        cls, rows: Any, read: Callable[[Mapping[str, Any]], M], spoken: Callable[[Title], object]
    ) -> Self:
        """The history that `plain` described; ValueError, TypeError or LookupError if it is none.

        A title that cannot be put into words would only be found out when somebody takes it back.
        """
        if not isinstance(rows, list) or not rows:
            raise ValueError(rows)
        history = cls(read(rows[0]))
        history._rows = [(_title(row["title"]), read(row)) for row in rows[-MOST_KEPT:]]
        for title, _ in history._rows[1:]:
            str(spoken(title))
        return history


def _title(saved: Any) -> Title:
    if not isinstance(saved, list):
        raise TypeError(saved)
    title: Title = frozen(saved)
    return title
