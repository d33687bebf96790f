"""Riddles with real fingers: a rung climbed, the riddle of a day found and shared, a puzzle with its idea."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from app.games import kits
from app.games.obscurio.riddles.record import FILE, FOLDER, Answer, RiddleRecord, day_key, rung_key
from app.lessons.lessons import PUZZLES, lessons_of
from app.lessons.marks import LessonMarks
from engine.games.obscurio.riddles.ladder import riddle_of
from tests.app.fingers import Finger, frames, settle, tap_on
from tests.app.lessons.lesson_fingers import answers, clear
from tests.app.real_games import offer
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui
NOON = 1_763_467_200.0
"""A moment in November: the clock of a test stands where the test puts it."""

PUZZLE = next(lesson for lesson in lessons_of("obscurio", kits()) if lesson.kind == PUZZLES)


@pytest.fixture
def riddles(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give riddles(size): the app at the page of all riddles, reached from the game's set-up."""

    def start(size: tuple[int, int] = PHONE, **settings: Any) -> Any:
        app = open_shell(size, **settings)
        offer(app, "obscurio")
        app.services.clock._wall = NOON
        app.go("setup", key="obscurio")
        frames(4)
        tap_on(app.navigator.page.ids.ways.children[0])
        settle(lambda: app.navigator.current == "obscurio_riddles")
        frames(4)
        return app

    return start


def today(app: Any) -> date:
    return date.fromtimestamp(app.services.clock.wall())


def tap_door(page: Any, door: int) -> None:
    """Stand at a door."""
    frames(3)
    tap_on(page.ids.room.arches[door - 1].disc)
    frames(3)


def press(page: Any) -> None:
    """The first button below the words."""
    frames(2)
    tap_on(page.ids.buttons.children[-1])
    frames(4)


def read_today(app: Any) -> Any:
    """The page of the riddle of the day, once its riddle is there."""
    app.navigator.page.open_day()
    frames(2)
    page = app.navigator.page
    settle(lambda: page.reading is not None)
    return page


def wrong_doors(page: Any) -> list[int]:
    right = page.reading.quest.riddle.door
    return [door for door in range(1, 7) if door != right]


def rungs(page: Any) -> list[Any]:
    """From the first on."""
    return page.ids.rungs.children[::-1]


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_rung_is_climbed_with_fingers(riddles: Callable[..., Any], size: tuple[int, int]) -> None:
    app = riddles(size)
    app.navigator.page.ids.scroll.scroll_to(rungs(app.navigator.page)[0], animate=False)
    frames(3)
    tap_on(rungs(app.navigator.page)[0])
    settle(lambda: app.navigator.current == "obscurio_riddle")
    page = app.navigator.page
    tap_door(page, wrong_doors(page)[0])
    press(page)
    assert page.reading.opened == wrong_doors(page)[:1]
    assert not page.over
    tap_door(page, page.reading.quest.riddle.door)
    press(page)
    assert page.stars == 2
    assert RiddleRecord(app.services.storage)[rung_key(1)].stars == 2
    press(page)
    settle(lambda: page.reading.quest.place == 2)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_riddle_of_the_day_is_found_and_shared(
    riddles: Callable[..., Any], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared: list[str] = []
    monkeypatch.setattr("app.games.obscurio.riddles.screen.copy", lambda text: not shared.append(text))
    app = riddles(size)
    yesterday = day_key(today(app) - timedelta(days=1))
    RiddleRecord(app.services.storage).add(yesterday, Answer((1,), True))
    tap_on(app.navigator.page.ids.open)
    settle(lambda: app.navigator.current == "obscurio_riddle")
    page = app.navigator.page
    settle(lambda: page.reading is not None)
    tap_door(page, page.reading.quest.riddle.door)
    press(page)
    assert page.over
    press(page)
    assert shared == ["Lanterne, riddle of 18 November: first door, 2 days in a row \u25a0"]
    app.navigator.back()
    frames(4)
    assert app.navigator.page.streak == 2
    assert app.navigator.page.read


def test_a_page_is_there_before_the_riddle_of_its_day_is(
    riddles: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.games.obscurio.riddles.today.THINK_SECONDS", 0.0)
    app = riddles()
    app.services.clock._wall = NOON + 5 * 86_400  # a Sunday, which is thought of longest
    ladder = app.navigator.page
    ladder.arrive()
    assert not any(disc.card for disc in ladder.book.discs)
    app.navigator.page.open_day()
    frames(2)
    page = app.navigator.page
    assert page.reading is None
    assert page.headline == "The Grimoire is choosing a clue…"
    settle(lambda: page.reading is not None)
    assert page.reading.quest.riddle == riddle_of(today(app))
    assert page.headline == "Where do the butterflies lead?"
    assert len(page.ids.room.arches) == len(page.reading.quest.riddle.doors)


def test_a_shared_line_tells_nothing_of_the_riddle(riddles: Callable[..., Any]) -> None:
    app = riddles()
    page = read_today(app)
    for door in wrong_doors(page)[:2]:
        page.choose(door)
        page.open_door()
    assert page.slip == "Lanterne, riddle of 18 November: lost in the library"
    assert page.headline == f"The Exit was door {page.reading.quest.riddle.door}"


def test_every_day_has_another_riddle_and_a_day_is_read_once(riddles: Callable[..., Any]) -> None:
    app = riddles()
    page = read_today(app)
    first = page.reading.quest.riddle
    page.choose(first.door)
    page.open_door()
    app.navigator.back()
    read_today(app)
    assert page.over
    app.services.clock.go(86_400)
    app.navigator.back()
    read_today(app)
    assert not page.over
    assert page.reading.quest.riddle != first


def test_a_barred_door_is_not_opened_again(riddles: Callable[..., Any]) -> None:
    app = riddles()
    app.go("obscurio_riddle", rung=1)
    frames(3)
    page = app.navigator.page
    door = wrong_doors(page)[0]
    page.choose(door)
    page.open_door()
    tap_door(page, door)
    assert page.reading.chosen == 0
    assert "barred" in app.toast.text


def test_a_hint_is_asked_for_twice_and_costs_stars(riddles: Callable[..., Any]) -> None:
    app = riddles()
    app.go("obscurio_riddle", rung=1)
    frames(3)
    page = app.navigator.page
    tap_on(page.ids.hint)
    frames(3)
    assert not page.reading.hinted
    tap_on(answers(app)[0])
    settle(lambda: page.reading.hinted)
    clear(app)
    page.choose(page.reading.quest.riddle.door)
    page.open_door()
    assert page.stars == 1


def test_a_finger_that_rests_on_a_card_looks_closely_and_chooses_nothing(riddles: Callable[..., Any]) -> None:
    app = riddles()
    app.go("obscurio_riddle", rung=1)
    frames(4)
    room = app.navigator.page.ids.room
    disc = room.arches[2].disc
    finger = Finger(*disc.to_window(*disc.center)).down()
    settle(lambda: room.lifted.up)
    finger.up()
    frames(2)
    assert not room.lifted.up
    assert app.navigator.page.reading.chosen == 0


def test_a_rung_waits_for_the_one_below_it(riddles: Callable[..., Any]) -> None:
    app = riddles(WIDE)
    tap_on(rungs(app.navigator.page)[4])
    frames(3)
    assert app.navigator.current == "obscurio_riddles"
    assert app.toast.text == "First read the rung below it"


def test_a_spoilt_file_is_told_in_one_line(riddles: Callable[..., Any]) -> None:
    app = riddles()
    app.services.storage.write(FOLDER, FILE, b"{ broken")
    app.navigator.page.arrive()
    frames(2)
    assert app.toast.text == "What you had found could not be read: it was set aside."


def test_a_puzzle_tells_its_argument_and_is_marked(riddles: Callable[..., Any]) -> None:
    app = riddles()
    app.go("lessons", game="obscurio")
    frames(4)
    row = next(row for row in app.navigator.page.ids.puzzles.children if row.number == 1)
    app.navigator.page.ids.scroll.scroll_to(row, animate=False)
    frames(3)
    tap_on(row)
    settle(lambda: app.navigator.current == "obscurio_riddle")
    page = app.navigator.page
    tap_door(page, page.reading.quest.riddle.door)
    press(page)
    assert page.words == PUZZLE.idea["en"]
    assert PUZZLE.key in LessonMarks(app.services.storage)
    press(page)
    settle(lambda: page.reading.quest.lesson.name != PUZZLE.name)
