"""Words below the board of a phone: however many they are, every cell of the lowest row is seen."""

from typing import Any

import pytest
from kivy.app import App

from app.table.presenter import Ask
from engine.core import dice
from engine.games.finstere_flure.rules.board import cell_at
from tests.app.fingers import frames, resize, settle
from tests.app.games.finstere_flure.table.touching import tap_cell, tap_pawn
from tests.app.sizes import DESKTOP, PHONE, TALL, WIDE

BESIDE_A_STONE = {
    "players": 2,
    "round": 3,
    "monster": {"at": [15, 4], "facing": "N"},
    "pawns": [["outside", "outside", [2, 1]]],
}
ROUTES = [
    ("en", "pawn 5: 5 steps, pushes a stone, slides"),
    ("fr", "pion 5\u00a0: 5 pas, pousse 2 pierres, glisse"),
]
HESITATES = "Step 5 of 8. Two pawns are equally near: the monster hesitates and goes straight on."
CRUSHES = (
    "Step 8 of 8. The monster sees nobody and goes straight on. A stone is pushed to H-M. "
    "The monster pushes a stone over the wall: plain stone. The monster eats the 1/6 of Kasimir."
)


def lowest_row(page: Any) -> float:
    """How high the lower edge of the lowest cells lies on the glass."""
    return float(page.board.camera.to_screen(0, 0)[1])


def strip_of(page: Any) -> Any:
    return page.ids.desk.ids.strip


def look_at_the_first_walk(page: Any) -> None:
    """Play until the monster has walked, and look at the step that needs the most words."""
    luck = dice.seeded(1)
    while page.session.view(None)["turn"] == 0:
        action, luck = page.session.game.policy(page.session.state, page.session.deciders[0], luck)
        page.play(action)
    stepping = page.presenter.stepping
    stepping.start()
    stepping.go_to(
        max(range(len(stepping.moments)), key=lambda place: len(stepping.moments[place].words(page.voice)))
    )
    frames(6)


def edges(page: Any) -> tuple[float, float, float, float]:
    """Where the left, lower, right and upper edge of the whole board lie on the glass."""
    camera = page.board.camera
    left, bottom = camera.to_screen(camera.bounds.left, camera.bounds.bottom)
    right, top = camera.to_screen(camera.bounds.right, camera.bounds.top)
    return left, bottom, right, top


def fills_what_the_words_leave(page: Any) -> bool:
    """Whether the whole board is seen above the prompt, as large as it can be."""
    board, (left, bottom, right, top) = page.board, edges(page)
    free = max(board.y, strip_of(page).top)
    inside = board.x - 1 <= left < right <= board.right + 1 and free - 1 <= bottom < top <= board.top + 1
    return inside and max((right - left) / board.width, (top - bottom) / (board.top - free)) > 0.99


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("words", [HESITATES, CRUSHES])
def test_words_to_all_leave_the_lowest_row_free(sit_down, words, size):
    page = sit_down(PHONE, seats=4, settings={"text_size": size})
    page.prompt(None, Ask(words, to_all=True))
    frames(6)
    assert strip_of(page).top <= lowest_row(page) + 1
    sentence = strip_of(page).strip.ids.sentence
    assert sentence.texture_size[1] <= strip_of(page).height


@pytest.mark.parametrize(("language", "words"), ROUTES)
def test_the_words_of_a_route_leave_the_lowest_row_free_and_move_nothing(sit_down, language, words):
    page = sit_down(PHONE, scenario=BESIDE_A_STONE, settings={"language": language})
    tap_pawn(page, 2)
    frames(6)
    before = lowest_row(page)
    tap_cell(page, cell_at(2, 2))
    assert strip_of(page).choices
    page.prompt(0, Ask(words))
    frames(6)
    assert lowest_row(page) == before
    assert strip_of(page).top <= before + 1


@pytest.mark.parametrize("size", [TALL, WIDE, DESKTOP])
@pytest.mark.parametrize(("language", "words"), ROUTES)
def test_the_words_of_a_route_end_below_the_board_of_a_tablet_in_large_letters(
    sit_down, language, words, size
):
    page = sit_down(size, scenario=BESIDE_A_STONE, settings={"language": language, "text_size": 150})
    tap_pawn(page, 2)
    tap_cell(page, cell_at(2, 2))
    assert strip_of(page).choices
    page.prompt(0, Ask(words, "touch it once more"))
    frames(6)
    sentence = strip_of(page).strip.ids.sentence
    assert strip_of(page).top <= page.board.y
    assert sentence.texture_size[1] <= strip_of(page).height
    assert sentence.font_size >= App.get_running_app().theme.body


def test_the_board_has_its_room_back_when_somebody_is_asked(sit_down):
    page = sit_down(PHONE, seats=4)
    before = lowest_row(page)
    page.prompt(None, Ask(CRUSHES, to_all=True))
    frames(6)
    assert lowest_row(page) > before
    page.prompt(0, Ask("choose a pawn", "tap or drag it"))
    frames(6)
    assert lowest_row(page) == before


def test_the_board_rests_while_words_to_all_grow_shorter(sit_down):
    page = sit_down(PHONE, seats=4)
    page.prompt(None, Ask(CRUSHES, to_all=True))
    frames(6)
    before = lowest_row(page)
    page.prompt(None, Ask("Step 1 of 8.", to_all=True))
    frames(6)
    assert lowest_row(page) == before


def test_a_tablet_keeps_its_large_letters(sit_down):
    page = sit_down(PHONE, seats=4)
    page.prompt(None, Ask(HESITATES, to_all=True))
    frames(6)
    small = strip_of(page).strip.sentence_size
    resize(*WIDE)
    frames(6)
    assert strip_of(page).strip.sentence_size > small


@pytest.mark.parametrize("size", [TALL, WIDE])
def test_after_a_new_size_the_board_of_a_walk_fills_what_its_words_leave(sit_down, size):
    page = sit_down(PHONE, seats=2)
    look_at_the_first_walk(page)
    assert fills_what_the_words_leave(page)
    resize(*size)
    frames(6)
    assert page.presenter.stepping.open
    assert fills_what_the_words_leave(page)


def test_room_that_words_needed_on_a_phone_is_not_kept_from_the_board_of_a_tablet(sit_down):
    page = sit_down(PHONE, seats=4)
    page.prompt(None, Ask(CRUSHES, to_all=True))
    frames(6)
    assert page.ids.desk.under_words > 0
    resize(*TALL)
    frames(6)
    assert fills_what_the_words_leave(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_says_its_reason_on_a_phone_too(sit_down, language):
    page = sit_down(PHONE, seats=4, settings={"language": language})
    luck = dice.seeded(1)
    while page.session.view(None)["turn"] == 0:
        action, luck = page.session.game.policy(page.session.state, page.session.deciders[0], luck)
        page.play(action)
    page.hint()
    settle(lambda: page.hints.given)
    frames(4)
    strip = strip_of(page).strip
    assert strip.hint
    assert strip.hinted
    assert strip.needed <= strip.room
