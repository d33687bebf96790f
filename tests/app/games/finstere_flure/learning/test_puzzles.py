"""The puzzles of Finstere Flure say what is true: whose pawns, which tombstone, what the monster would do."""

import re

import pytest

from app.games import kits
from app.lessons.lessons import PUZZLES, Lesson, Progress, lessons_of
from app.look.languages import LANGUAGES
from engine.games.finstere_flure import walk
from engine.games.finstere_flure.rules.tombstones import named
from tests.app.lessons.solver import Solver

PUZZLES_OF_THE_FORTRESS = [
    lesson for lesson in lessons_of("finstere_flure", kits()) if lesson.kind == PUZZLES
]
PREY = {"en": "two prey", "fr": "deux proies"}

each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES_OF_THE_FORTRESS, ids=lambda puzzle: puzzle.name)


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
def test_only_red_has_something_to_decide(puzzle: Lesson):
    """Whoever solves a puzzle never has to play for his rival."""
    view = puzzle.begin().view(None)
    unplayed = [pawn for pawn, face in enumerate(view["face"]) if face == view["turn"] & 1]
    assert unplayed
    assert all(pawn >> 2 == 0 for pawn in unplayed)


@each_puzzle
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_tombstone_that_comes_is_told(puzzle: Lesson, language: str):
    (name,) = puzzle.scenario["pile"]
    stone = named(name)
    told = puzzle.text[language]
    assert (PREY[language] if stone.prey else f" {stone.steps}") in told


@each_puzzle
@pytest.mark.parametrize("language", list(LANGUAGES))
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
