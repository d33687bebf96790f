"""A puzzle of Dead Cells has one way in: one card of the First Player, or one pair, from which it is won."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.games import kits
from app.games.dead_cells.learning.goals import words
from app.lessons.lessons import PUZZLES as KIND
from app.lessons.lessons import Lesson, lessons_of
from tests.app.lessons.solver import Solver

PUZZLES = [lesson for lesson in lessons_of("dead_cells", kits()) if lesson.kind == KIND]

Cards = tuple[str, ...]


def first_cards(game: Any, state: Any, laid: Cards = (), who: str = "") -> Iterator[tuple[Cards, Any]]:
    """Every choice of cards of the First Player, and the position after it; a pair in either order."""
    seat, view = game.deciders(state)[0], game.view(state, None)
    for action in game.legal(state, seat):
        fighter, kind, *card = words(view, action)
        if who and fighter != who:
            yield laid, state
            return
        assert kind == "commit"
        after = state.clone()
        game.apply(after, seat, action)
        yield from first_cards(game, after, (*laid, *card), fighter)


class FromThere(Solver):
    """A search that begins in the middle of a fight."""

    def __init__(self, lesson: Lesson, game: Any) -> None:
        super().__init__(lesson)
        self._game = game

    def wins(self, state: Any) -> bool:
        """Whether any line from there solves the puzzle."""
        return next(self._search(state, self._lesson.turns, ()), None) is not None


@pytest.mark.parametrize("lesson", PUZZLES, ids=lambda lesson: lesson.name)
def test_exactly_one_first_card_or_one_pair_wins(lesson: Lesson) -> None:
    session = lesson.begin()
    tried: dict[frozenset[str], bool] = {}
    for cards, state in first_cards(session.game, session.state.clone()):
        chosen = frozenset(cards)
        tried[chosen] = tried.get(chosen, False) or FromThere(lesson, session.game).wins(state)
    assert len(tried) == 3, "three cards in the hand, or three pairs of them"
    assert sum(tried.values()) == 1
