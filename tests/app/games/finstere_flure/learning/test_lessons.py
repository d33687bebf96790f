"""The lessons of Finstere Flure with real fingers, from the first step to a solved puzzle."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import kits
from app.lessons.lessons import LANGUAGES, lessons_of
from engine.games.finstere_flure.rules.board import EXIT, cell_at
from tests.app.fingers import frames, key, settle, tap_on
from tests.app.games.finstere_flure.table.touching import buttons, drag_through, press, tap_cell, tap_pawn
from tests.app.lessons.lesson_fingers import answers, clear, go_through
from tests.app.real_games import offer
from tests.app.sizes import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui

BY_NAME = {lesson.name: lesson for lesson in lessons_of("finstere_flure", kits())}
STEPS, MONSTER, OUT = "1_steps", "2_monster", "3_out"
SIGHT, SHELTER = "1_in_plain_sight", "3_a_kind_shelter"
RED_1, RED_3, RED_4, RED_5 = range(4)


@pytest.fixture
def learn(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give learn(name, size, **settings): the app with a lesson open, and nothing over it."""

    def start(name: str, size: tuple[int, int] = PHONE, **settings: Any) -> Any:
        app = open_shell(size, **settings)
        offer(app, "finstere_flure")
        app.navigator.go("lessons", game="finstere_flure")
        frames(4)
        app.navigator.page.open(BY_NAME[name])
        frames(8)
        clear(app)
        return app

    return start


def move(page: Any, pawn: int, place: tuple[int, int]) -> None:
    """Touch a pawn, touch where it shall go, touch that again."""
    tap_pawn(page, pawn)
    for _ in range(2):
        tap_cell(page, cell_at(*place))
    frames(4)


def follow(page: Any) -> None:
    """Do by touch what the present step of a tutorial asks for."""
    step = page.progress.step
    if not step.expect:
        tap_on(page.ids.lesson.ids.next)
        frames(4)
        return
    pawn = ("1/6", "3/4", "4/3", "5/2").index(step.expect[1])
    column, row = (0, 0) if step.expect[2] == "leave" else map(int, step.expect[3].split(","))
    move(page, pawn, (column, row))


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE])
def test_the_whole_tutorial_is_played_with_fingers(learn: Callable[..., Any], size: tuple[int, int]) -> None:
    app = learn(STEPS, size)
    for name in (STEPS, MONSTER, OUT):
        go_through(app, BY_NAME[name], follow)
    assert app.navigator.page.lesson.name == SIGHT


def test_the_walk_of_the_tutorial_finds_blue_and_not_red(learn: Callable[..., Any]) -> None:
    page = learn(MONSTER, WIDE).navigator.page
    follow(page)
    follow(page)
    view = page.session.view(None)
    assert view["at"][RED_4] == cell_at(10, 3)
    assert view["at"][5] == -1


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_wrong_end_in_the_tutorial_is_refused_kindly_and_taken_back(
    learn: Callable[..., Any], size: tuple[int, int]
) -> None:
    app = learn(STEPS, size)
    page = app.navigator.page
    follow(page)
    move(page, RED_3, (15, 5))
    assert app.toast.text == "Not yet: follow the instruction above."
    assert page.session.log == []
    assert page.progress.place == 1
    follow(page)
    assert page.progress.place == 2


def test_another_pawn_than_the_awaited_cannot_be_taken(learn: Callable[..., Any]) -> None:
    page = learn(STEPS, WIDE).navigator.page
    follow(page)
    assert page.presenter.moving.playable == [RED_3]
    tap_pawn(page, RED_1)
    assert page.presenter.moving.pawn is None


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_only_the_awaited_end_glows_in_a_tutorial(learn: Callable[..., Any], size: tuple[int, int]) -> None:
    page = learn(STEPS, size).navigator.page
    follow(page)
    tap_pawn(page, RED_3)
    marks, awaited = page.board.overlay.marks, page.presenter.board_orientation.shown(cell_at(12, 6))
    assert len(page.presenter.moving.routes) > 5
    assert (marks.reach_cells, marks.legal_cells) == ((awaited,), (awaited,))


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_tutorial_offers_no_flip_where_it_awaits_a_way(
    learn: Callable[..., Any], size: tuple[int, int]
) -> None:
    page = learn(STEPS, size).navigator.page
    follow(page)
    tap_pawn(page, RED_3)
    assert page.presenter.moving.pawn == RED_3
    assert buttons(page) == []


def test_only_the_awaited_way_of_a_tutorial_has_a_button_and_the_word_again(
    learn: Callable[..., Any],
) -> None:
    page = learn(STEPS, WIDE).navigator.page
    strip = page.ids.desk.ids.strip
    follow(page)
    tap_pawn(page, RED_3)
    tap_cell(page, cell_at(15, 5))
    assert page.presenter.moving.route.cell == cell_at(15, 5)
    assert (buttons(page), strip.hint) == ([], "")
    tap_cell(page, cell_at(12, 6))
    assert [button.text for button in buttons(page)] == ["Move here"]
    assert strip.hint == "tap again to confirm"


def test_the_door_glows_where_a_pawn_shall_leave(learn: Callable[..., Any]) -> None:
    page = learn(OUT, WIDE).navigator.page
    tap_pawn(page, RED_3)
    assert page.board.overlay.marks.legal_cells == (EXIT,)


def test_in_a_puzzle_every_end_glows_alike(learn: Callable[..., Any]) -> None:
    page = learn(SIGHT, WIDE).navigator.page
    moving, marks = page.presenter.moving, page.board.overlay.marks
    tap_pawn(page, moving.playable[0])
    assert len(marks.reach_cells) > 1
    assert marks.legal_cells == ()


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_tutorial_can_be_dragged_through(learn: Callable[..., Any], size: tuple[int, int]) -> None:
    page = learn(STEPS, size).navigator.page
    follow(page)
    drag_through(page, RED_3, [cell_at(14, 6), cell_at(13, 6), cell_at(12, 6)])
    assert page.progress.place == 1
    press(page, "End move")
    assert page.progress.place == 2


def test_in_a_tutorial_a_key_takes_back_what_is_begun_but_not_what_is_done(
    learn: Callable[..., Any],
) -> None:
    page = learn(STEPS, WIDE).navigator.page
    follow(page)
    drag_through(page, RED_3, [cell_at(14, 6), cell_at(13, 6)])
    for _ in range(3):
        key("z")
    assert page.session.log == []
    follow(page)
    done = list(page.session.log)
    key("z")
    key("y")
    assert page.session.log == done
    assert page.progress.place == 2


def test_the_walk_of_the_tutorial_can_be_looked_at_step_by_step(learn: Callable[..., Any]) -> None:
    page = learn(MONSTER, PHONE).navigator.page
    follow(page)
    follow(page)
    tap_on(page.presenter.side_panel.ids.walk)
    frames(3)
    assert page.presenter.stepping.open
    assert len(page.presenter.stepping.moments) == 9
    tap_on(page.ids.lesson.ids.next)
    frames(3)
    assert page.progress.place == 3


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_step_points_at_its_cell_however_the_board_lies(
    learn: Callable[..., Any], size: tuple[int, int]
) -> None:
    page = learn(STEPS, size).navigator.page
    flashed: list[Any] = []
    page.board.overlay.marks.flash = lambda cells, *_colour: flashed.append(list(cells))
    follow(page)
    assert flashed[-1] == [page.presenter.board_orientation.shown(cell_at(12, 6))]


def test_leaving_wins_and_leaves_no_record(learn: Callable[..., Any]) -> None:
    app = learn(OUT, WIDE)
    page = app.navigator.page
    for _ in BY_NAME[OUT].steps:
        follow(page)
    assert page.session.outcome.winners == (0,)
    assert page.session.view(None)["at"].count(-2) == 3
    assert EXIT not in page.session.view(None)["at"]
    assert app.statistics.of("finstere_flure").played == 0


def test_the_last_words_of_a_game_have_the_whole_strip(learn: Callable[..., Any]) -> None:
    """The hint that stood below the words before takes no room from them any more."""
    page = learn(OUT, PHONE).navigator.page
    for _ in BY_NAME[OUT].steps:
        follow(page)
    said = page.ids.desk.ids.strip.strip.ids
    assert said.sentence.text == "The game is over"
    assert said.sentence.width > 0.9 * said.words.width


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_board_stays_as_it_lies_from_step_to_step(
    learn: Callable[..., Any], language: str
) -> None:
    page = learn(MONSTER, PHONE, language=language).navigator.page
    lies = set()
    for _ in BY_NAME[MONSTER].steps:
        lies.add((page.presenter.board_orientation, page.board.height))
        follow(page)
    assert len(lies) == 1


def test_the_tools_of_the_desk_are_drawn_up_to_its_new_top(learn: Callable[..., Any]) -> None:
    """The strip of a puzzle is lower than that of a tutorial, so the desk below it is higher."""
    app = learn(STEPS, PHONE)
    app.navigator.page.open_lesson(BY_NAME[SIGHT])
    frames(8)
    clear(app)
    desk = app.navigator.page.ids.desk
    assert desk._below._picture.size[1] == int(desk.top)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_puzzle_is_solved_with_fingers_and_marked(learn: Callable[..., Any], size: tuple[int, int]) -> None:
    app = learn(SIGHT, size)
    page = app.navigator.page
    move(page, RED_5, (15, 5))
    tap_pawn(page, RED_1)
    press(page, "Stay and flip")
    settle(lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Solved!"
    assert app.dialogs.top.body == BY_NAME[SIGHT].idea["en"]
    assert BY_NAME[SIGHT].key in page.marks


def test_the_shelter_is_pushed_into_place_by_dragging(learn: Callable[..., Any]) -> None:
    page = learn(SHELTER, WIDE).navigator.page
    way = [(13, 5), (13, 4), (14, 4), (14, 5), (14, 6)]
    drag_through(page, RED_5, [cell_at(*place) for place in way])
    press(page, "End move")
    assert page.progress.solved


def test_a_wrong_way_is_told_and_can_be_begun_again(learn: Callable[..., Any]) -> None:
    app = learn(SHELTER, PHONE)
    page = app.navigator.page
    tap_pawn(page, RED_5)
    press(page, "Stay and flip")
    assert page.progress.failed
    settle(lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Not solved yet"
    tap_on(answers(app)[0])
    clear(app)
    assert page.session.log == []
    assert BY_NAME[SHELTER].key not in page.marks


def test_a_move_of_a_puzzle_is_taken_back_even_past_the_tombstone(learn: Callable[..., Any]) -> None:
    app = learn(SHELTER, WIDE)
    page = app.navigator.page
    tap_pawn(page, RED_5)
    press(page, "Stay and flip")
    settle(lambda: app.dialogs.top is not None)
    clear(app)
    key("z")
    frames(3)
    assert not page.progress.failed
    assert page.session.view(None)["turn"] == 2


def test_a_lesson_changes_its_language_at_once(learn: Callable[..., Any]) -> None:
    app = learn(SIGHT, WIDE)
    app.settings.language = "fr"
    frames(3)
    assert app.navigator.page.ids.lesson.words == BY_NAME[SIGHT].text["fr"]
