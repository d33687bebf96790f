"""Every puzzle of every game has a solution, and no solution without its idea."""

import pytest

from app.games import kits
from app.lessons.lessons import PUZZLES, Lesson, Progress, lessons_of
from tests.app.lessons.solver import SEARCHED, Solver, TooLarge

ALL_PUZZLES = [lesson for game in SEARCHED for lesson in lessons_of(game, kits()) if lesson.kind == PUZZLES]
PAIRS = [(puzzle, idea) for puzzle in ALL_PUZZLES for idea in puzzle.idea_actions]


def called(puzzle: Lesson) -> str:
    """The name of a puzzle in the name of its test."""
    return f"{puzzle.game}: {puzzle.name}"


each_game = pytest.mark.parametrize("game", SEARCHED)
each_puzzle = pytest.mark.parametrize("puzzle", ALL_PUZZLES, ids=called)


PUZZLES_OF = {"night_cage": 5, "finstere_flure": 5, "obscurio": 5, "dead_cells": 6}


@each_game
def test_every_game_has_its_puzzles(game: str) -> None:
    assert [puzzle.game for puzzle in ALL_PUZZLES].count(game) == PUZZLES_OF[game]


@each_puzzle
def test_a_puzzle_can_be_solved(puzzle: Lesson) -> None:
    line = Solver(puzzle).line()
    assert line is not None
    assert set(puzzle.idea_actions) <= set(line)


@pytest.mark.parametrize(
    ("puzzle", "idea"), PAIRS, ids=[f"{called(puzzle)}: {' '.join(idea)}" for puzzle, idea in PAIRS]
)
def test_a_puzzle_cannot_be_solved_without_its_idea(puzzle: Lesson, idea: tuple[str, ...]) -> None:
    assert Solver(puzzle, banned=idea).line() is None


@each_puzzle
def test_the_solver_plays_by_the_checked_door(puzzle: Lesson) -> None:
    """A line of the solver, played on the session, reaches the goal with the last action and not before."""
    session, progress = puzzle.begin(), Progress(puzzle)
    words = SEARCHED[puzzle.game].words
    for said in Solver(puzzle).line() or ():
        assert not progress.solved
        seat, view = session.deciders[0], session.view(None)
        action = next(action for action in session.legal(seat) if tuple(words(view, action)) == said)
        events = session.play(seat, action)
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.solved


@each_game
def test_a_search_that_is_too_large_is_a_mistake_and_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SEARCHED, game, SEARCHED[game]._replace(most=3))
    last = [puzzle for puzzle in ALL_PUZZLES if puzzle.game == game][-1]
    with pytest.raises(TooLarge):
        Solver(last).line()
