"""Every puzzle has a solution, and no solution without its idea."""

import pytest

from app.lessons import PUZZLES, Lesson, Progress, lessons_of
from tests.engine.night_cage.solver import Solver, TooLarge

PUZZLES_OF_THE_CAGE = [lesson for lesson in lessons_of("night_cage") if lesson.kind == PUZZLES]
PAIRS = [(puzzle, idea) for puzzle in PUZZLES_OF_THE_CAGE for idea in puzzle.idea_actions]

each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES_OF_THE_CAGE, ids=lambda puzzle: puzzle.name)


def test_there_are_five_puzzles():
    assert len(PUZZLES_OF_THE_CAGE) == 5


@each_puzzle
def test_a_puzzle_can_be_solved(puzzle: Lesson):
    line = Solver(puzzle).line()
    assert line is not None
    assert set(puzzle.idea_actions) <= set(line)


@pytest.mark.parametrize(
    ("puzzle", "idea"), PAIRS, ids=[f"{puzzle.name}: {' '.join(idea)}" for puzzle, idea in PAIRS]
)
def test_a_puzzle_cannot_be_solved_without_its_idea(puzzle: Lesson, idea: tuple[str, ...]):
    assert Solver(puzzle, banned=idea).line() is None


@each_puzzle
def test_a_puzzle_can_be_failed(puzzle: Lesson):
    """Playing the last action of every list does not happen to solve it."""
    session, progress = puzzle.begin(), Progress(puzzle)
    while not (progress.solved or progress.failed):
        seat = session.deciders[0]
        events = session.play(seat, session.legal(seat)[-1])
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.failed


@each_puzzle
def test_the_solver_plays_by_the_checked_door(puzzle: Lesson):
    """A line of the solver, played on the session, reaches the goal with the last action and not before."""
    from app.night_cage.goals import words

    session, progress = puzzle.begin(), Progress(puzzle)
    for said in Solver(puzzle).line() or []:
        assert not progress.solved
        seat, view = session.deciders[0], session.view(None)
        action = next(action for action in session.legal(seat) if tuple(words(view, action)) == said)
        events = session.play(seat, action)
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.solved


def test_a_search_that_is_too_large_is_a_mistake_and_says_so(monkeypatch):
    monkeypatch.setattr("tests.engine.night_cage.solver.MOST_STATES", 3)
    with pytest.raises(TooLarge):
        Solver(PUZZLES_OF_THE_CAGE[-1]).line()
