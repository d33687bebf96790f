"""Every puzzle has a solution, and no solution without its idea."""

import re

import pytest

from app.finstere_flure.goals import words
from app.lessons import LANGUAGES, PUZZLES, Lesson, Progress, lessons_of
from engine.finstere_flure import walk
from engine.finstere_flure.tombstones import named
from tests.engine.finstere_flure.solver import Solver, TooLarge

PUZZLES_OF_THE_FORTRESS = [lesson for lesson in lessons_of("finstere_flure") if lesson.kind == PUZZLES]
PAIRS = [(puzzle, idea) for puzzle in PUZZLES_OF_THE_FORTRESS for idea in puzzle.idea_actions]
PREY = {"en": "two prey", "fr": "deux proies"}

each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES_OF_THE_FORTRESS, ids=lambda puzzle: puzzle.name)


def test_there_are_five_puzzles():
    assert len(PUZZLES_OF_THE_FORTRESS) == 5


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
def test_every_solution_is_the_idea(puzzle: Lesson):
    lines = list(Solver(puzzle).lines())
    assert lines
    assert all(set(puzzle.idea_actions) <= set(line) for line in lines)


@each_puzzle
def test_doing_nothing_does_not_solve_a_puzzle(puzzle: Lesson):
    """Every pawn is only flipped; the puzzle is failed when the round is over, and not before."""
    session, progress = puzzle.begin(), Progress(puzzle)
    while not (progress.solved or progress.failed):
        assert progress.turns_left(len(session.log)) == puzzle.turns
        seat = session.deciders[0]
        legal = session.legal(seat)
        events = session.play(seat, ("end",) if ("end",) in legal else legal[0])
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.failed


@each_puzzle
def test_the_solver_plays_by_the_checked_door(puzzle: Lesson):
    """A line of the solver, played on the session, reaches the goal with the last action and not before."""
    session, progress = puzzle.begin(), Progress(puzzle)
    for said in Solver(puzzle).line() or ():
        assert not progress.solved
        seat, view = session.deciders[0], session.view(None)
        action = next(action for action in session.legal(seat) if tuple(words(view, action)) == said)
        events = session.play(seat, action)
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.solved


@each_puzzle
def test_only_red_has_something_to_decide(puzzle: Lesson):
    """Whoever solves a puzzle never has to play for his rival."""
    view = puzzle.begin().view(None)
    unplayed = [pawn for pawn, face in enumerate(view["face"]) if face == view["turn"] & 1]
    assert unplayed
    assert all(pawn >> 2 == 0 for pawn in unplayed)


@each_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tombstone_that_comes_is_told(puzzle: Lesson, language: str):
    (name,) = puzzle.scenario["pile"]
    stone = named(name)
    told = puzzle.text[language]
    assert (PREY[language] if stone.prey else f" {stone.steps}") in told


@each_puzzle
@pytest.mark.parametrize("language", LANGUAGES)
def test_pawns_are_called_by_the_numbers_that_lie_up(puzzle: Lesson, language: str):
    session = puzzle.begin()
    state = session.state
    seen = {state.number(pawn) for pawn, cell in enumerate(state.at) if cell >= 0}
    told = {int(number) for number in re.findall(r"\d", puzzle.text[language])}
    assert told <= seen | {named(puzzle.scenario["pile"][0]).steps}


def test_what_the_words_say_of_the_idle_monster_is_true():
    found = {
        puzzle.name: walk(puzzle.scenario, puzzle.scenario["pile"][0]) for puzzle in PUZZLES_OF_THE_FORTRESS
    }
    deaths = {name: [death.pawn for death in each.deaths] for name, each in found.items()}
    assert deaths["1_in_plain_sight"] == [0]
    assert deaths["4_two_are_enough"] == [5, 0]
    assert 0 in deaths["5_the_other_v"]
    assert 5 not in deaths["3_a_kind_shelter"]


def test_a_search_that_is_too_large_is_a_mistake_and_says_so(monkeypatch):
    monkeypatch.setattr("tests.engine.finstere_flure.solver.MOST_STATES", 3)
    with pytest.raises(TooLarge):
        Solver(PUZZLES_OF_THE_FORTRESS[-1]).line()
