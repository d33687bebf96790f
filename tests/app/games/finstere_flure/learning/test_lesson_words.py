"""The lessons of Finstere Flure as data: their tutorial from end to end, goals, words for pawns."""

import pytest

from app.games import kits
from app.games.finstere_flure.learning.goals import MET, leads, under_way, words
from app.lessons.lessons import TUTORIAL, Lesson, Progress, begins, lessons_of
from engine import Session
from engine.games.finstere_flure import GAME
from tests.app.lessons.lesson_texts import texts

LESSONS = lessons_of("finstere_flure", kits())
BY_NAME = {lesson.name: lesson for lesson in LESSONS}
STEPS, OUT = "1_steps", "3_out"
RED_1, RED_3, RED_5 = 0, 1, 3

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


@each_lesson
def test_no_lesson_speaks_of_north_or_south(lesson: Lesson) -> None:
    """On an upright glass the board lies turned."""
    told = " ".join(said.lower() for text in texts(lesson) for said in text.values())
    assert not {"north", "south", "east", "nord", "sud"} & set(told.split())


@pytest.mark.parametrize("name", [lesson.name for lesson in LESSONS if lesson.kind == TUTORIAL])
def test_a_tutorial_can_be_played_to_its_end_by_whatever_it_welcomes(name: str) -> None:
    lesson = BY_NAME[name]
    session, progress = lesson.begin(), Progress(lesson)
    for _ in range(60):
        step, view = progress.step, session.view(None)
        if step is None:
            break
        assert lesson.cells(step, view) is not None
        if not step.expect:
            progress.read_on()
            continue
        seat = session.deciders[0]
        welcome = [action for action in session.legal(seat) if progress.welcomes(view, action)]
        assert welcome
        place = progress.place
        awaited = [action for action in welcome if begins(words(view, action), step.expect)]
        events = session.play(seat, awaited[0] if awaited else welcome[0])
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
        assert (progress.place > place) is not under_way(session.view(None))
    assert progress.solved


def test_the_tutorial_is_no_longer_than_three_minutes() -> None:
    """Two hundred words a minute to read, four seconds for every touch, three touches for a pawn."""
    steps = [step for lesson in LESSONS for step in lesson.steps]
    reading = sum(len(step.text["en"].split()) for step in steps) / 200 * 60
    assert reading + sum(12 if step.expect else 4 for step in steps) < 180


def test_the_tutorial_shows_every_first_thing() -> None:
    session = BY_NAME[STEPS].begin()
    progress, seen = Progress(BY_NAME[STEPS]), set()
    progress.read_on()
    while progress.step is not None:
        view, seat = session.view(None), session.deciders[0]
        welcome = [action for action in session.legal(seat) if progress.welcomes(view, action)]
        awaited = [action for action in welcome if begins(words(view, action), progress.step.expect)]
        events = session.play(seat, (awaited or welcome)[0])
        seen |= {(event[0], event[2]) for event in events}
        progress.follow(events, session.view(None), len(session.log), False)
    assert {("stepped", ""), ("stepped", "5a.6"), ("pushed", "5a.5"), ("rested", "")} <= seen
    assert BY_NAME[OUT].steps[-1].expect[2] == "leave"


def test_an_action_leads_to_an_end_only_if_that_can_still_be_reached() -> None:
    session = BY_NAME[STEPS].begin()
    expect = ("red", "3/4", "end", "12,6")
    assert leads(session.view(None), ("pawn", RED_3), expect)
    assert not leads(session.view(None), ("pawn", RED_1), expect)
    session.play(0, ("pawn", RED_3))
    assert leads(session.view(None), ("step", 3), expect)
    assert not leads(session.view(None), ("step", 0), expect)
    assert not leads(session.view(None), ("end",), expect)


def test_each_word_of_a_goal_says_yes_and_no() -> None:
    view = Session.scenario(GAME, {"round": 3, "pawns": [["out", [3, 3], "outside"]]}).view(None)
    yes = {"round": 3, "safe": ["red 1/6", "red 3/4"], "eaten": ["red 4/3"], "out": ["red 1/6"]}
    no = {"round": 4, "safe": ["red 4/3"], "eaten": ["red 3/4"], "out": ["red 3/4"]}
    assert set(yes) == set(no) == set(MET)
    assert all(MET[word](view, wanted) for word, wanted in yes.items())
    assert not any(MET[word](view, wanted) for word, wanted in no.items())


def test_a_pawn_that_waits_outside_is_named_too() -> None:
    session = BY_NAME[STEPS].begin()
    session.play(0, ("pawn", RED_5))
    view = session.view(None)
    assert words(view, ("end",)) == ["red", "5/2", "end", "outside"]
    assert words(view, ("enter",)) == ["red", "5/2", "enter"]
    assert leads(view, ("enter",), ("red", "5/2", "end", "15,10"))
