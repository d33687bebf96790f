"""Solves a puzzle by trying everything: plain depth-first search over legal actions on the true state."""

from typing import Any

from app.lessons import Lesson, begins
from app.night_cage.goals import words
from engine.core.game import Action

MOST_STATES = 60_000
"""A puzzle for people has fewer; a search that goes beyond is a mistake in the file."""

Line = list[tuple[str, ...]]


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
        session = self._lesson.begin()
        self._game = session.game
        return self._search(session.state, self._lesson.turns)

    @property
    def states(self) -> int:
        """How many positions were looked at."""
        return len(self._seen)

    def _search(self, state: Any, turns: int) -> Line | None:
        seen = (turns, str(state.plain()))
        if seen in self._seen:
            return None
        self._seen.add(seen)
        if len(self._seen) > MOST_STATES:
            raise TooLarge(self._lesson.name)
        view = self._game.view(state, None)
        for seat in self._game.deciders(state):
            for action in self._game.legal(state, seat):
                line = self._try(state, view, seat, action, turns)
                if line is not None:
                    return line
        return None

    def _try(self, state: Any, view: Any, seat: int, action: Action, turns: int) -> Line | None:
        said = tuple(words(view, action))
        if self._banned and begins(said, self._banned):
            return None
        after = state.clone()
        events = self._game.apply(after, seat, action)
        turns -= sum(event[0] == "turn" for event in events)
        if self._lesson.reached(self._game.view(after, None)):
            return [said]
        if not turns or self._game.outcome(after):
            return None
        rest = self._search(after, turns)
        return None if rest is None else [said, *rest]
