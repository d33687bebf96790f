"""Solves a puzzle by trying everything: plain depth-first search over legal actions on the true state."""

from collections.abc import Callable, Hashable, Iterator
from typing import Any, NamedTuple

from app.games.dead_cells.learning import goals as goals_of_the_prison
from app.games.finstere_flure.learning import goals as goals_of_the_fortress
from app.games.night_cage.learning import goals as goals_of_the_cage
from app.games.obscurio.learning import goals as goals_of_the_library
from app.lessons.lessons import Lesson, begins
from engine.core.game import Action
from engine.games.dead_cells.state import PrisonState
from engine.games.finstere_flure.state import FlureState
from engine.games.obscurio.state import LibraryState

Line = tuple[tuple[str, ...], ...]
"""The actions of a solution, each in the words of its game."""


class Searched(NamedTuple):
    """How the puzzles of a game are searched."""

    words: Callable[[Any, Action], list[str]]
    position: Callable[[Any], Hashable]
    """What makes two positions the same; what leads to the same solutions need not be told apart."""
    most: int
    """Positions; a puzzle for people has fewer, and a search that goes beyond is a mistake in the file."""
    in_order: bool = False
    """Whether those who decide at the same time may as well do so one after the other."""


def _fortress(state: FlureState) -> Hashable:
    return bytes(state.board), tuple(state.at), bytes(state.face), tuple(state.todo)


def _library(state: LibraryState) -> Hashable:
    """Pawns may go back and forth: how often they did changes nothing."""
    return tuple(state.pawns), state.asked, tuple(state.todo)


def _prison(state: PrisonState) -> Hashable:
    """What was announced of a card changes nothing in the fight."""
    return str({**state.plain(), "announced": 0})


SEARCHED = {
    "night_cage": Searched(goals_of_the_cage.words, lambda state: str(state.plain()), 60_000),
    "finstere_flure": Searched(goals_of_the_fortress.words, _fortress, 20_000),
    "obscurio": Searched(goals_of_the_library.words, _library, 1_000, in_order=True),
    "dead_cells": Searched(goals_of_the_prison.words, _prison, 20_000),
}


class TooLarge(Exception):
    """The search met more states than a person could think through."""


class Solver:
    """One search; `banned` is the beginning of an action in words that nobody may play."""

    def __init__(self, lesson: Lesson, banned: tuple[str, ...] = ()) -> None:
        self._lesson = lesson
        self._banned = banned
        self._how = SEARCHED[lesson.game]
        self._seen: set[tuple[int, Hashable]] = set()

    def line(self) -> Line | None:
        """The actions of a solution in words; None if there is none."""
        return next(self.lines(), None)

    def lines(self) -> Iterator[Line]:
        """A line to every position that solves the puzzle."""
        session = self._lesson.begin()
        self._game = session.game
        yield from self._search(session.state, self._lesson.turns, ())

    def _search(self, state: Any, turns: int, line: Line) -> Iterator[Line]:
        if not self._is_new(state, turns):
            return
        view = self._game.view(state, None)
        seats = self._game.deciders(state)
        for seat in seats[:1] if self._how.in_order else seats:
            for action in self._game.legal(state, seat):
                said = tuple(self._how.words(view, action))
                if not self._banned or not begins(said, self._banned):
                    yield from self._try(state, seat, action, turns, (*line, said))

    def _try(self, state: Any, seat: int, action: Action, turns: int, line: Line) -> Iterator[Line]:
        after = state.clone()
        events = self._game.apply(after, seat, action)
        turns -= sum(event[0] == self._lesson.goals.turn for event in events)
        if self._lesson.reached(self._game.view(after, None)):
            yield line
        elif turns and not self._game.outcome(after):
            yield from self._search(after, turns, line)

    def _is_new(self, state: Any, turns: int) -> bool:
        seen = (turns, self._how.position(state))
        if seen in self._seen:
            return False
        self._seen.add(seen)
        if len(self._seen) > self._how.most:
            raise TooLarge(self._lesson.name)
        return True
