"""Solves a puzzle by trying everything: plain depth-first search over legal actions on the true state."""

from collections.abc import Iterator
from typing import Any

from app.finstere_flure.goals import words
from app.lessons import Lesson, begins
from engine.core.game import Action
from engine.finstere_flure.state import FlureState

MOST_STATES = 20_000
"""A puzzle for people has fewer; a search that goes beyond is a mistake in the file."""

Line = tuple[tuple[str, ...], ...]


class TooLarge(Exception):
    """The search met more states than a person could think through."""


class Solver:
    """One search; `banned` is the beginning of an action in words that nobody may play."""

    def __init__(self, lesson: Lesson, banned: tuple[str, ...] = ()) -> None:
        self._lesson = lesson
        self._banned = banned
        self._seen: set[tuple[Any, ...]] = set()

    def line(self) -> Line | None:
        """The actions of a solution in words; None if there is none."""
        return next(self.lines(), None)

    def lines(self) -> Iterator[Line]:
        """A line to every position that solves the puzzle."""
        session = self._lesson.begin()
        self._game = session.game
        yield from self._search(session.state, self._lesson.turns, ())

    @property
    def states(self) -> int:
        """How many positions were looked at."""
        return len(self._seen)

    def _search(self, state: FlureState, turns: int, line: Line) -> Iterator[Line]:
        if not self._is_new(state, turns):
            return
        view = self._game.view(state, None)
        for seat in self._game.deciders(state):
            for action in self._game.legal(state, seat):
                said = tuple(words(view, action))
                if not self._banned or not begins(said, self._banned):
                    yield from self._try(state, seat, action, turns, (*line, said))

    def _try(self, state: FlureState, seat: int, action: Action, turns: int, line: Line) -> Iterator[Line]:
        after = state.clone()
        events = self._game.apply(after, seat, action)
        turns -= sum(event[0] == "turn" for event in events)
        if self._lesson.reached(self._game.view(after, None)):
            yield line
        elif turns and not self._game.outcome(after):
            yield from self._search(after, turns, line)

    def _is_new(self, state: FlureState, turns: int) -> bool:
        seen = (turns, bytes(state.board), tuple(state.at), bytes(state.face), tuple(state.todo))
        if seen in self._seen:
            return False
        self._seen.add(seen)
        if len(self._seen) > MOST_STATES:
            raise TooLarge(self._lesson.name)
        return True
