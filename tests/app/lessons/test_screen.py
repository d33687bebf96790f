"""Lessons with real fingers: the whole tutorial, a puzzle solved, a wrong way and a new beginning."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import kits
from app.lessons.lessons import TUTORIAL, lessons_of
from tests.app.fingers import frames, key, settle, tap, tap_on, two_fingers
from tests.app.lessons.lesson_fingers import answers, clear, go_through
from tests.app.real_games import offer
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

LESSONS = {lesson.name: lesson for lesson in lessons_of("night_cage", kits())}
OTHER = lessons_of("finstere_flure", kits())[0]
CELLS = {f"{'ABCDEF'[column]}{row + 1}": row * 6 + column for row in range(6) for column in range(6)}
DOOR, FEED, GIVE = "1_monster_in_the_door", "3_feed_the_dark", "4_give_to_receive"


@pytest.fixture
def learn(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give learn(size, **settings): the app at the list of lessons."""

    def start(size: tuple[int, int] = PHONE, **settings: Any) -> Any:
        app = open_shell(size, **settings)
        offer(app, "night_cage")
        app.navigator.go("lessons", game="night_cage")
        frames(4)
        return app

    return start


def open_lesson(app: Any, name: str) -> Any:
    """Open a lesson from the list, by touch, and close the words that lie over a puzzle."""
    lesson, page = LESSONS[name], app.navigator.page
    row = next(row for row in rows(page) if row.heading == lesson.title[app.tr.language])
    page.ids.scroll.scroll_to(row, animate=False)
    frames(3)
    tap_on(row)
    settle(lambda: app.navigator.current == "lesson")
    frames(6)
    clear(app)
    return app.navigator.page


def rows(page: Any) -> list[Any]:
    return [*page.ids.tutorial.children[::-1], *page.ids.puzzles.children[::-1]]


def touch_cell(page: Any, name: str) -> None:
    """Touch a cell: once, and again or the tick where that asks for it."""
    place, holding = page.board.to_window(*page.board.place_of(CELLS[name])), page.tray.holding
    tap(*place)
    frames(2)
    if page.presenter.considering.picked is not None:
        tap(*place)
    if holding and page.tray.ghost is not None:
        tap_on(page.tray.ids.tick)
    frames(4)


def press(page: Any, words: str) -> None:
    """Press the button in the tray's place whose whole sentence begins with these words."""
    choices = page.ids.desk.ids.choices
    button = next(each for each in choices.buttons if each.title.startswith(words))
    frames(3)
    tap_on(button)
    frames(4)


def button_of(page: Any, icon: str) -> Any:
    return next(each for each in page.walk() if getattr(each, "icon", "") == icon and each.opacity)


def zoom(page: Any) -> None:
    two_fingers(*page.board.to_window(*page.board.center), scale=2.0)
    settle(lambda: page.board.camera.zoom == 1)


def consider_and_undo(page: Any) -> None:
    """See what a step would do, try in vain to make another, and take it back."""
    cell = next(name for name, cell in CELLS.items() if cell in page.presenter.targets.cells)
    tap(*page.board.to_window(*page.board.place_of(CELLS[cell])))
    frames(3)
    assert page.presenter.considering.picked is not None
    tap_on(page.ids.desk.ids.undo)


TOOLS: dict[str, Callable[[Any], None]] = {
    "zoom": zoom,
    "eye": lambda page: tap_on(button_of(page, "eye")),
    "hint": lambda page: tap_on(page.ids.desk.ids.hint),
    "undo": consider_and_undo,
}
"""What a finger does where a step asks for a tool."""


def follow(page: Any) -> None:
    """Do by touch what the present step of a tutorial asks for."""
    strip, found = page.ids.lesson, page.presenter.targets
    if page.progress.step.tool:
        TOOLS[page.progress.step.tool](page)
    elif strip.reads_on:
        tap_on(strip.ids.next)
    elif found.places or found.cells:
        touch_cell(
            page, next(name for name, cell in CELLS.items() if cell in {**found.places, **found.cells})
        )
    else:
        press(page, "")
    frames(4)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_whole_tutorial_is_played_with_fingers(learn: Callable[..., Any], size: tuple[int, int]) -> None:
    app = learn(size)
    names = [name for name, lesson in LESSONS.items() if lesson.kind == TUTORIAL]
    page = open_lesson(app, names[0])
    for name in names:
        go_through(app, LESSONS[name], follow)
    assert page.lesson.name == DOOR


def test_on_a_phone_the_board_of_a_tutorial_keeps_its_size_from_step_to_step(
    learn: Callable[..., Any],
) -> None:
    app = learn(PHONE)
    page = open_lesson(app, "1_first_light")
    sizes = []
    for _ in LESSONS["1_first_light"].steps:
        sizes.append((page.progress.place, tuple(page.board.size)))
        follow(page)
    assert [place for place, _ in sizes] == list(range(len(sizes)))
    assert len({size for _, size in sizes}) == 1


def test_a_step_of_the_tutorial_says_what_to_do_and_lets_only_that_glow(learn: Callable[..., Any]) -> None:
    page = open_lesson(learn(WIDE), "1_first_light")
    assert page.presenter.targets.cells == {}
    tap_on(page.ids.lesson.ids.next)
    frames(4)
    assert page.ids.lesson.words == LESSONS["1_first_light"].steps[1].text["en"]
    assert list(page.presenter.targets.cells) == [CELLS["C2"]]


def test_what_the_tutorial_does_not_ask_for_is_refused_kindly(learn: Callable[..., Any]) -> None:
    app = learn(WIDE)
    page = open_lesson(app, "1_first_light")
    tap_on(page.ids.lesson.ids.next)
    frames(4)
    touch_cell(page, "B1")
    assert page.session.log == []
    assert app.toast.text == "Not yet: follow the instruction above."
    assert not page.play(("stay",))


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_puzzle_is_solved_with_fingers_and_marked(learn: Callable[..., Any], size: tuple[int, int]) -> None:
    app = learn(size)
    page = open_lesson(app, FEED)
    press(page, "Yellow stays")
    touch_cell(page, "D3")
    for cell in ("A3", "B3", "C3"):
        touch_cell(page, cell)
    settle(lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Solved!"
    assert app.dialogs.top.body == LESSONS[FEED].idea["en"]
    tap_on(answers(app)[-1])
    settle(lambda: app.navigator.current == "lessons")
    frames(4)
    assert [row.heading for row in rows(app.navigator.page) if row.done] == ["Feed the dark"]
    assert app.navigator.page.tally == "1 of 9 done"


def test_the_key_changes_hands_with_fingers(learn: Callable[..., Any]) -> None:
    page = open_lesson(learn(WIDE), GIVE)
    press(page, "Green gives Yellow the key")
    touch_cell(page, "B4")
    press(page, "Green takes the key")
    for cell in ("C4", "C3", "C2", "C4", "C3"):
        touch_cell(page, cell)
    assert page.progress.solved


def test_a_wrong_way_is_told_and_can_be_begun_again(learn: Callable[..., Any]) -> None:
    app = learn(PHONE)
    page = open_lesson(app, FEED)
    press(page, "Yellow stays")
    touch_cell(page, "C2")
    touch_cell(page, "A3")
    press(page, "Red spends 1 Nerve to sustain")
    assert page.progress.failed
    settle(lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Not solved yet"
    tap_on(answers(app)[0])
    clear(app)
    assert page.session.log == []
    assert not page.progress.failed
    assert LESSONS[FEED].key not in page.marks


def test_a_wrong_step_is_taken_back_and_its_turn_comes_back(learn: Callable[..., Any]) -> None:
    page = open_lesson(learn(WIDE), FEED)
    press(page, "Yellow stays")
    touch_cell(page, "C2")
    assert page.ids.lesson.place == "Feed the dark \u00b7 1 turn left"
    tap_on(page.ids.desk.ids.undo)
    frames(4)
    assert page.ids.lesson.place == "Feed the dark \u00b7 2 turns left"


def test_the_button_begins_a_puzzle_again(learn: Callable[..., Any]) -> None:
    page = open_lesson(learn(PHONE), FEED)
    press(page, "Yellow stays")
    tap_on(page.ids.lesson.ids.again)
    frames(4)
    assert page.session.log == []


def test_a_hint_of_a_puzzle_is_its_own(learn: Callable[..., Any]) -> None:
    app = learn(PHONE)
    page = open_lesson(app, DOOR)
    tap_on(page.ids.desk.ids.hint)
    frames(4)
    assert app.dialogs.top.body == LESSONS[DOOR].hint["en"]


def test_keys_do_the_same_as_the_buttons(learn: Callable[..., Any]) -> None:
    app = learn(WIDE)
    page = open_lesson(app, DOOR)
    key("h")
    assert app.dialogs.top.body == LESSONS[DOOR].hint["en"]
    clear(app)
    press(page, "Yellow stays")
    key("z")
    assert page.session.log == []


def test_on_a_phone_the_words_of_a_puzzle_open_first_and_again(learn: Callable[..., Any]) -> None:
    app = learn(PHONE)
    app.navigator.page.open(LESSONS[DOOR])
    frames(4)
    assert app.dialogs.top.body == LESSONS[DOOR].text["en"]
    clear(app)
    tap_on(app.navigator.page.ids.lesson.ids.read)
    frames(2)
    assert app.dialogs.top.body == LESSONS[DOOR].text["en"]


def test_the_rules_can_be_read_in_the_middle_of_a_lesson(learn: Callable[..., Any]) -> None:
    app = learn(WIDE)
    page = open_lesson(app, FEED)
    press(page, "Yellow stays")
    app.go("rules", game="night_cage")
    frames(3)
    app.back()
    frames(3)
    assert len(page.session.log) == 1


def test_a_lesson_that_is_opened_again_begins_again(learn: Callable[..., Any]) -> None:
    app = learn(WIDE)
    page = open_lesson(app, FEED)
    press(page, "Yellow stays")
    app.back()
    frames(3)
    assert open_lesson(app, FEED).session.log == []


def test_a_lesson_leaves_no_table_and_no_record(learn: Callable[..., Any]) -> None:
    app = learn(WIDE)
    page = open_lesson(app, "3_way_out")
    for _ in LESSONS["3_way_out"].steps:
        follow(page)
    assert page.session.outcome.result == "won"
    assert app.saves.names() == []
    assert app.statistics.of("night_cage").played == 0


def test_a_lesson_changes_its_language_at_once(learn: Callable[..., Any]) -> None:
    app = learn(WIDE)
    page = open_lesson(app, DOOR)
    app.settings.language = "fr"
    frames(3)
    assert page.ids.lesson.words == LESSONS[DOOR].text["fr"]


def test_set_up_leads_to_the_lessons_of_a_game_that_has_some(learn: Callable[..., Any]) -> None:
    app = learn(PHONE)
    app.navigator.swap("setup", key="night_cage")
    frames(4)
    tap_on(app.navigator.page.ids.learn)
    frames(4)
    assert app.navigator.current == "lessons"


def test_set_up_of_a_game_without_lessons_shows_no_way_to_them(learn: Callable[..., Any]) -> None:
    app = learn(PHONE)
    app.navigator.swap("setup", key="embers")
    frames(4)
    assert app.navigator.page.ids.learn.parent.disabled
    assert app.navigator.page.ids.learn.parent.height == 0


def test_a_step_that_is_only_read_asks_nobody_to_play(learn: Callable[..., Any]) -> None:
    page = open_lesson(learn(), "1_first_light")
    strip = page.ids.desk.ids.strip
    assert page.ids.lesson.reads_on
    assert (strip.player, strip.sentence) == ("", "Read the text above")
    tap_on(page.ids.lesson.ids.next)
    frames(3)
    assert strip.player == "Red"


def test_back_from_a_closer_look_at_another_game_the_lesson_still_asks_for_one(
    learn: Callable[..., Any],
) -> None:
    app = learn(WIDE)
    page = open_lesson(app, "4_your_tools")
    offer(app, "finstere_flure")
    app.navigator.go("lesson", game="finstere_flure", name=OTHER.key, visit=object())
    frames(6)
    clear(app)
    two_fingers(*page.board.to_window(*page.board.center), scale=2.0)
    app.back()
    settle(lambda: page.lesson is not None and page.lesson.name == "4_your_tools")
    frames(6)
    assert page.progress.step.tool == "zoom"
    assert page.progress.step is page.lesson.steps[0]
