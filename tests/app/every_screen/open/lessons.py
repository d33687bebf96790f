"""Ways to the lessons of a game."""

from collections.abc import Callable
from typing import Any

from app.games import kits
from app.lessons.lessons import lessons_of
from app.lessons.marks import LessonMarks
from tests.app.fingers import frames, settle
from tests.app.real_games import offer


def lessons(game: str, done: int = 0) -> Callable[[Any], None]:
    """The list of a game's lessons, the first of them done."""

    def show(app: Any) -> None:
        offer(app, game)
        for lesson in lessons_of(game, kits())[:done]:
            LessonMarks(app.services.storage).add(lesson.key)
        app.go("lessons", game=game)

    return show


def lesson(game: str, place: int) -> Callable[[Any], None]:
    """One of the lessons of a game; the words of a puzzle are read."""

    def show(app: Any) -> None:
        offer(app, game)
        app.go("lesson", game=game, name=lessons_of(game, kits())[place].key)
        frames(3)
        app.dialogs.close_top()

    return show


def solved(app: Any) -> Any:
    """What is said when a puzzle of The Night Cage is solved; gives the dialog."""
    lesson("night_cage", 4)(app)
    for action in (("charge", 1), ("scramble", 1)):
        app.navigator.page.play(action)
    settle(lambda: app.dialogs.top is not None)
    return app.dialogs.top
