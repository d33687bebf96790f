"""Ways to the riddles of Obscurio: the ladder, a rung, a day, a puzzle."""

from datetime import date
from typing import Any

from app.games import kits
from app.games.obscurio.riddles.record import Answer, RiddleRecord, rung_key
from app.lessons.lessons import PUZZLES, lessons_of
from tests.app.fingers import frames, settle
from tests.app.real_games import offer

CLIMBED = (Answer((1,), True), Answer((1, 2), True), Answer((3,), True, hinted=True), Answer((1, 4), False))


def setup_of_the_library(app: Any) -> None:
    """With the way to the riddles."""
    offer(app, "obscurio")
    app.go("setup", key="obscurio")


def ladder(app: Any) -> None:
    """Four rungs climbed, two days in a row."""
    offer(app, "obscurio")
    record = RiddleRecord(app.services.storage)
    for place, answer in enumerate(CLIMBED, 1):
        record.add(rung_key(place), answer)
    today = date.fromtimestamp(app.services.clock.wall()).toordinal()
    for ago in (1, 2):
        record.add(date.fromordinal(today - ago).isoformat(), Answer((1,), True))
    app.go("obscurio_riddles")
    settle(lambda: app.navigator.page.book.discs[0].card)


def rung_half_read(app: Any) -> None:
    """One door barred, another one chosen."""
    offer(app, "obscurio")
    app.go("obscurio_riddle", rung=8)
    frames(2)
    page = app.navigator.page
    right = page.reading.quest.riddle.door
    page.choose(right % 6 + 1)
    page.open_door()
    page.choose(right)


def day_found(app: Any) -> None:
    """With the line that can be shared."""
    offer(app, "obscurio")
    app.go("obscurio_riddle")
    _find(app)


def puzzle_solved(app: Any) -> None:
    """With its argument."""
    offer(app, "obscurio")
    puzzle = next(lesson for lesson in lessons_of("obscurio", kits()) if lesson.kind == PUZZLES)
    app.go("obscurio_riddle", game="obscurio", name=puzzle.key, visit=object())
    _find(app)


def _find(app: Any) -> None:
    frames(2)
    page = app.navigator.page
    settle(lambda: page.reading is not None)
    page.choose(page.reading.quest.riddle.door)
    page.open_door()
