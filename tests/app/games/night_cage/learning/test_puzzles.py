"""The puzzles of The Night Cage do not solve themselves."""

import pytest

from app.games import kits
from app.lessons.lessons import PUZZLES, Lesson, Progress, lessons_of

PUZZLES_OF_THE_CAGE = [lesson for lesson in lessons_of("night_cage", kits()) if lesson.kind == PUZZLES]

each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES_OF_THE_CAGE, ids=lambda puzzle: puzzle.name)


@each_puzzle
def test_a_puzzle_can_be_failed(puzzle: Lesson):
    """Playing the last action of every list does not happen to solve it."""
    session, progress = puzzle.begin(), Progress(puzzle)
    while not (progress.solved or progress.failed):
        seat = session.deciders[0]
        events = session.play(seat, session.legal(seat)[-1])
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.failed
