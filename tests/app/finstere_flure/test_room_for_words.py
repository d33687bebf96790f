"""Words below the board of a phone: however many they are, every cell of the lowest row is seen."""

from typing import Any

import pytest

from app.presenter import Ask
from engine.finstere_flure.board import cell_at
from tests.app.fingers import frames, resize
from tests.app.finstere_flure.touching import tap_cell, tap_pawn
from tests.app.screens.conftest import PHONE, WIDE

BESIDE_A_STONE = {
    "players": 2,
    "round": 3,
    "monster": {"at": [15, 4], "facing": "N"},
    "pawns": [["outside", "outside", [2, 1]]],
}
HESITATES = "Step 5 of 8. Two pawns are equally near: the monster hesitates and goes straight on."
CRUSHES = (
    "Step 8 of 8. The monster sees nobody and goes straight on. A stone is pushed to 8/11. "
    "The monster pushes a stone over the wall: plain stone. The monster eats the 1/6 of Kasimir."
)


def lowest_row(page: Any) -> float:
    """How high the lower edge of the lowest cells lies on the glass."""
    return float(page.board.camera.to_screen(0, 0)[1])


def strip_of(page: Any) -> Any:
    return page.ids.desk.ids.strip


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("words", [HESITATES, CRUSHES])
def test_words_to_all_leave_the_lowest_row_free(sit_down, words, size):
    page = sit_down(PHONE, seats=4, settings={"text_size": size})
    page.prompt(None, Ask(words, to_all=True))
    frames(6)
    assert strip_of(page).top <= lowest_row(page) + 1
    sentence = strip_of(page).strip.ids.sentence
    assert sentence.texture_size[1] <= strip_of(page).height


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "pawn 5: 5 steps, pushes a stone, slides"),
        ("fr", "pion 5\u00a0: 5 pas, pousse 2 pierres, glisse"),
    ],
)
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


def test_the_board_has_its_room_back_when_somebody_is_asked(sit_down):
    page = sit_down(PHONE, seats=4)
    before = lowest_row(page)
    page.prompt(None, Ask(CRUSHES, to_all=True))
    frames(6)
    assert lowest_row(page) > before
    page.prompt(0, Ask("choose a pawn", "touch it, or drag it"))
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
