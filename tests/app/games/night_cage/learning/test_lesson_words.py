"""The lessons of The Night Cage as data: their tutorial from end to end, and their goals."""

import pytest

from app.games import kits
from app.games.night_cage.learning.goals import MET, words
from app.lessons.lessons import TUTORIAL, Progress, lessons_of
from engine import Session

LESSONS = lessons_of("night_cage", kits())
BY_NAME = {lesson.name: lesson for lesson in LESSONS}


@pytest.mark.parametrize("name", [lesson.name for lesson in LESSONS if lesson.kind == TUTORIAL])
def test_a_tutorial_can_be_played_to_its_end_and_offers_only_what_it_asks_for(name: str) -> None:
    lesson = BY_NAME[name]
    session, progress = lesson.begin(), Progress(lesson)
    while (step := progress.step) is not None:
        view = session.view(None)
        assert lesson.cells(step, view) is not None
        if step.tool:
            assert not any(progress.welcomes(view, action) for action in session.legal(session.deciders[0]))
            assert progress.use(step.tool)
            continue
        if not step.expect:
            progress.read_on()
            continue
        seat = session.deciders[0]
        welcome = [action for action in session.legal(seat) if progress.welcomes(view, action)]
        assert welcome
        assert all(words(view, action)[1] == step.expect[1] for action in welcome)
        events = session.play(seat, welcome[-1])
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.solved


def test_the_tutorial_is_no_longer_than_three_minutes() -> None:
    """Two hundred words a minute to read, four seconds for every touch of the glass."""
    steps = [step for lesson in LESSONS for step in lesson.steps]
    reading = sum(len(step.text["en"].split()) for step in steps) / 200 * 60
    assert reading + 4 * len(steps) < 180


def test_the_tutorial_shows_every_first_thing() -> None:
    shown = {step.expect[1] for lesson in LESSONS for step in lesson.steps if step.expect}
    assert {"move", "place", "stay", "take", "fall", "land"} <= shown


def test_the_tutorial_shows_zoom_the_wrap_the_eye_the_hint_and_undo() -> None:
    tools = [step.tool for lesson in LESSONS for step in lesson.steps if step.tool]
    assert sorted(tools) == ["eye", "hint", "undo", "zoom"]
    lesson = BY_NAME["4_your_tools"]
    view = lesson.begin().view(None)
    start, goal = view["at"][0], lesson.cells(lesson.steps[-1], view)[0]
    assert (start % view["size"], goal % view["size"]) == (0, view["size"] - 1)


def test_each_word_of_a_goal_says_yes_and_no() -> None:
    session = Session.scenario("night_cage", BY_NAME["2_pit_for_a_shield"].scenario)
    view = session.view(None)
    yes = {
        "won": False,
        "lit": ["red"],
        "keys": ["blue"],
        "on_board": ["red", "green"],
        "at": {"red": "C3"},
        "gone": [["A1", "wax_eater"]],
    }
    view_of_no = {**view, "lit": [0] * 4, "key": [0] * 4, "at": [-1] * 4}
    no = {**yes, "won": True, "gone": [["C2", "wax_eater"]]}
    assert set(yes) == set(MET)
    assert all(MET[word](view, wanted) for word, wanted in yes.items())
    assert not any(MET[word](view_of_no, wanted) for word, wanted in no.items())
