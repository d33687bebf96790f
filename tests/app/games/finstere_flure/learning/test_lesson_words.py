"""The lessons of Finstere Flure as data: their tutorial from end to end, goals, words for pawns."""

import pytest

from app.games import kits
from app.games.finstere_flure.learning.goals import MET, words
from app.lessons.lessons import TUTORIAL, Lesson, Progress, lessons_of
from engine import Session
from engine.core.event import Event
from engine.core.game import Action
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.queries import routes
from engine.games.finstere_flure.state import ESCAPED
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


def awaited_deed(session: Session, progress: Progress) -> list[Action]:
    """The one deed that the step of a tutorial waits for: it opens with one pawn and has one end."""
    view, seat = session.view(None), session.deciders[0]
    [choice] = [action for action in session.legal(seat) if progress.opens(view, action)]
    found = []
    for route in routes(view, choice[1]).values():
        deed = [choice, *route.actions] if route.cell == ESCAPED else [choice, *route.actions, ("end",)]
        trial = session.clone()
        trial.play_all(seat, *deed[:-1])
        found += [deed] if progress.welcomes(trial.view(None), deed[-1]) else []
    assert len(found) == 1
    return found[0]


def play_awaited(session: Session, progress: Progress) -> list[Event]:
    events = session.play_all(session.deciders[0], *awaited_deed(session, progress))
    progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    return events


@pytest.mark.parametrize("name", [lesson.name for lesson in LESSONS if lesson.kind == TUTORIAL])
def test_a_tutorial_can_be_played_to_its_end_by_whatever_it_welcomes(name: str) -> None:
    lesson = BY_NAME[name]
    session, progress = lesson.begin(), Progress(lesson)
    for place, step in enumerate(lesson.steps):
        assert progress.place == place
        assert lesson.cells(step, session.view(None)) is not None
        if step.expect:
            play_awaited(session, progress)
        else:
            progress.read_on()
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
        seen |= {(event[0], event[2]) for event in play_awaited(session, progress)}
    assert {("stepped", ""), ("stepped", "5a.6"), ("pushed", "5a.5"), ("rested", "")} <= seen
    assert BY_NAME[OUT].steps[-1].expect[2] == "leave"


def test_a_move_opens_with_its_own_pawn_and_ends_where_it_is_awaited() -> None:
    session, progress = BY_NAME[STEPS].begin(), Progress(BY_NAME[STEPS])
    progress.read_on()
    view = session.view(None)
    assert progress.opens(view, ("pawn", RED_3))
    assert not progress.opens(view, ("pawn", RED_1))
    assert not progress.welcomes(view, ("pawn", RED_3)), "choosing a pawn is no whole move"
    session.play(0, ("pawn", RED_3))
    assert not progress.welcomes(session.view(None), ("end",)), "it has not gone there yet"


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
