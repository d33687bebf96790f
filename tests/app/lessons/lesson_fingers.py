"""Fingers on a lesson of any game: its dialogs answered and cleared away, a tutorial followed to its end."""

from collections.abc import Callable
from typing import Any

from kivy.core.window import Window

from app.lessons.lessons import Lesson
from tests.app.fingers import frames, settle, tap_on


def clear(app: Any) -> None:
    """Close what lies over the screen, and wait until it is gone from the glass."""
    while app.dialogs.close_top():
        frames(1)
    settle(lambda: Window.children == [app.root])


def answers(app: Any) -> list[Any]:
    """The answers of the open dialog, in the order in which they stand."""
    return app.dialogs.top.ids.answers.children[::-1]


def go_through(app: Any, lesson: Lesson, follow: Callable[[Any], None]) -> None:
    """Follow a part of a tutorial step by step; it is marked, and the first answer leads on."""
    page = app.navigator.page
    assert page.lesson.name == lesson.name
    for place in range(len(lesson.steps)):
        assert page.progress.place == place, (lesson.name, place)
        follow(page)
    settle(lambda: app.dialogs.top is not None)
    assert lesson.key in page.marks
    tap_on(answers(app)[0])
    clear(app)
