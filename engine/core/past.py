"""What has happened at a table and what was taken back: the log, with the state before each action."""

from collections.abc import Callable, Sequence
from typing import Any, Self

from engine.core.moment import Action, Moment, last_deed, next_deed
from engine.core.state import State
from engine.core.text import Phrase

Row = tuple[Any, ...]
"""A line of the log as it is saved: (seat, action), or (seat, action, 1) if it continues a deed."""

CONTINUES = (1,)


class Past:
    """The past of one table. After a load only its log is known, until somebody replays it."""

    __slots__ = ("_future", "_titles", "log", "moments")

    def __init__(self, log: list[Row] | None = None) -> None:
        self.log: list[Row] = [] if log is None else log
        self.moments: list[Moment] = []
        self._future: list[tuple[Moment, State]] = []
        """What was taken back, each with the state after it; the next to be played again is last."""
        self._titles: dict[tuple[int, int, int | None], tuple[Moment, Phrase | None]] = {}
        """By the identity of a deed's last moment, which is held so that no other can have it."""

    @property
    def played(self) -> list[tuple[int, Action]]:
        """Every (seat, action) so far."""
        return [(row[0], row[1]) for row in self.log]

    def add(self, moment: Moment) -> None:
        """Something new was played: nothing can be played again."""
        self._append(moment)
        self._future.clear()
        self._titles.clear()

    def _append(self, moment: Moment) -> None:
        self.moments.append(moment)
        self.log.append((moment.seat, moment.action, *(CONTINUES if moment.continues else ())))

    def last_deed(self) -> list[Moment]:
        """What would be taken back, the first action first."""
        return last_deed(self.moments)

    def next_deed(self) -> list[Moment]:
        """What would be played again, the first action first; empty if there is nothing."""
        return next_deed(self._future)

    def title(
        self, deed: Sequence[Moment], viewer: int | None, told: Callable[..., Phrase | None]
    ) -> Phrase | None:
        """What a deed is called for a viewer, remembered until the next action.

        A table asks again and again: for its buttons, for its list, and when the deed is taken back.
        """
        last = deed[-1]
        key = id(last), len(deed), viewer
        if key not in self._titles:
            self._titles[key] = last, told(deed, viewer)
        return self._titles[key][1]

    def take_back(self, deed: Sequence[Moment], state: State) -> State:
        """Drop the last deed, after which the table stood like this; returns how it stood before."""
        for moment in reversed(deed):
            self._future.append((moment, state))
            state = moment.before
        del self.moments[-len(deed) :], self.log[-len(deed) :]
        return state.clone()

    def play_again(self, deed: Sequence[Moment]) -> State:
        """Add the next deed again; returns how the table stood after it."""
        for moment in deed:
            self._append(moment)
            state = self._future.pop()[1]
        return state.clone()

    def copy(self) -> Self:
        """An independent copy; states are shared, since nobody changes those of the past."""
        twin = type(self)(list(self.log))
        twin.moments, twin._future = list(self.moments), list(self._future)
        return twin
