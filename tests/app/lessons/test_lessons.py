"""Lessons as data: read, refused, followed; and the marks of those that are done."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.games import kits
from app.games.night_cage import KIT
from app.lessons.goals import goals_of
from app.lessons.lessons import PUZZLES, TUTORIAL, LessonError, Progress, lessons_of, read, teaches
from app.lessons.marks import FILE, FOLDER, LessonMarks
from app.services.storage import ScriptedStorage

BY_NAME = {lesson.name: lesson for lesson in lessons_of("night_cage", kits())}


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


def test_a_game_without_lessons_teaches_nothing() -> None:
    assert not teaches("embers")
    assert lessons_of("embers", kits()) == []


def test_undo_gives_back_the_turns_of_a_puzzle() -> None:
    lesson = BY_NAME["4_give_to_receive"]
    session, progress = lesson.begin(), Progress(lesson)
    for action in (("stay",), ("end",), ("snuff", 8)):
        events = session.play(2, action)
        progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
    assert progress.turns_left(len(session.log)) == 1
    session.undo(past_barrier=True)
    progress.rewind(len(session.log))
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
        read(written(tmp_path, **changes), "night_cage", PUZZLES, goals_of(KIT))


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{ no longer a lesson")
    with pytest.raises(LessonError, match=r"broken\.json"):
        read(path, "night_cage", TUTORIAL, goals_of(KIT))


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
