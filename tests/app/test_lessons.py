"""Lessons as data: read, refused, followed; and the marks of those that are done."""

import json
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from app.lesson_marks import FILE, FOLDER, LessonMarks
from app.lessons import LANGUAGES, PUZZLES, TUTORIAL, Lesson, LessonError, Progress, lessons_of, read, teaches
from app.night_cage.goals import COLOURS, GOALS, words
from app.places import FONTS
from app.seating import HUES
from app.services.storage import ScriptedStorage
from engine import Session

LESSONS = lessons_of("night_cage")
BY_NAME = {lesson.name: lesson for lesson in LESSONS}
LONGEST_STEP = 160
"""Characters that a phone shows above its board."""

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def texts(lesson: Lesson) -> list[Any]:
    steps = [step.text for step in lesson.steps]
    return [each for each in (lesson.title, lesson.text, lesson.hint, lesson.idea, *steps) if each]


def written(tmp_path: Path, **changes: Any) -> Path:
    """A small puzzle in a file, with some fields changed; None leaves one out."""
    both = {"en": "a", "fr": "b"}
    data = {
        **dict.fromkeys(("title", "text", "hint", "idea"), both),
        "turns": 1,
        "goal": {"won": True},
        "idea_actions": [["red", "stay"]],
        "scenario": {},
        **changes,
    }
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps({name: value for name, value in data.items() if value is not None}))
    return path


def test_the_tutorial_comes_before_the_puzzles_each_in_the_order_of_its_files() -> None:
    kinds = [lesson.kind for lesson in LESSONS]
    assert kinds == sorted(kinds, key=(TUTORIAL, PUZZLES).index)
    assert [lesson.name[0] for lesson in LESSONS if lesson.kind == PUZZLES] == list("12345")


def test_a_game_without_lessons_teaches_nothing() -> None:
    assert not teaches("embers")
    assert lessons_of("embers") == []


@each_lesson
def test_every_text_is_there_in_both_languages_and_differs(lesson: Lesson) -> None:
    for text in texts(lesson):
        assert set(text) == set(LANGUAGES)
        assert text["en"] != text["fr"]


@pytest.mark.parametrize("font", ["Grenze_500Medium.ttf", "Almendra_700Bold.ttf"])
def test_the_fonts_have_every_letter_of_every_lesson(font: str) -> None:
    letters = set(TTFont(FONTS / font).getBestCmap())
    used = {
        letter for lesson in LESSONS for text in texts(lesson) for words in text.values() for letter in words
    }
    assert {letter for letter in used if ord(letter) not in letters} == set()


@each_lesson
def test_a_step_is_short_enough_to_stand_above_the_board(lesson: Lesson) -> None:
    assert [step.text for step in lesson.steps if max(map(len, step.text.values())) > LONGEST_STEP] == []


@each_lesson
def test_every_lesson_begins_with_people_in_its_colours(lesson: Lesson) -> None:
    session = lesson.begin()
    assert session.outcome is None
    assert [player["hue"] for player in session.table["players"]] == ["red", "blue", "green", "yellow"]
    assert set(COLOURS) <= set(HUES)


@pytest.mark.parametrize("name", [lesson.name for lesson in LESSONS if lesson.kind == TUTORIAL])
def test_a_tutorial_can_be_played_to_its_end_and_offers_only_what_it_asks_for(name: str) -> None:
    lesson = BY_NAME[name]
    session, progress = lesson.begin(), Progress(lesson)
    while (step := progress.step) is not None:
        view = session.view(None)
        assert lesson.cells(step, view) is not None
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


def test_undo_gives_back_the_turns_of_a_puzzle() -> None:
    lesson = BY_NAME["4_give_to_receive"]
    session, progress = lesson.begin(), Progress(lesson)
    for action in (("stay",), ("end",), ("snuff", 8)):
        events = session.play(2, action)
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.turns_left(len(session.log)) == 1
    session.undo(past_barrier=True)
    progress.rewind()
    assert progress.turns_left(len(session.log)) == 2


def test_nothing_is_welcome_once_a_lesson_is_over() -> None:
    lesson = BY_NAME["1_monster_in_the_door"]
    session, progress = lesson.begin(), Progress(lesson)
    progress.failed = True
    assert not any(progress.welcomes(session.view(None), action) for action in session.legal(3))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"hint": None}, "has the fields"),
        ({"colour": "red"}, "has the fields"),
        ({"idea": {"en": "only one"}}, "idea must be there in en and fr"),
        ({"goal": {"escaped": True}}, "no goal 'escaped'"),
    ],
)
def test_a_wrong_file_is_refused_with_its_reason(tmp_path: Path, changes: Any, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        read(written(tmp_path, **changes), "night_cage", PUZZLES)


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{ no longer a lesson")
    with pytest.raises(LessonError, match=r"broken\.json"):
        read(path, "night_cage", TUTORIAL)


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
    assert set(yes) == set(GOALS)
    assert all(GOALS[word](view, wanted) for word, wanted in yes.items())
    assert not any(GOALS[word](view_of_no, wanted) for word, wanted in no.items())


def test_a_lesson_that_is_done_is_done_after_a_restart(tmp_path: Path) -> None:
    marks = LessonMarks(ScriptedStorage(tmp_path))
    assert "a/b/c" not in marks
    marks.add("a/b/c")
    assert "a/b/c" in LessonMarks(ScriptedStorage(tmp_path))


@pytest.mark.parametrize("rubbish", [b"{ broken", b"[]", b'{"done": 3}', b'{"done": [1]}'])
def test_broken_marks_are_set_aside(tmp_path: Path, rubbish: bytes) -> None:
    storage = ScriptedStorage(tmp_path)
    storage.write(FOLDER, FILE, rubbish)
    marks = LessonMarks(storage)
    assert "a/b/c" not in marks
    marks.add("a/b/c")
    assert (tmp_path / FOLDER / f"{FILE}.broken").read_bytes() == rubbish
    assert "a/b/c" in LessonMarks(storage)
