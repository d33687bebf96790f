"""The table of the companion: opened for some people, kept, found again, cleared when that is wanted."""

import json

import pytest

from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.companion.fortress import FortressCompanion
from engine.games.finstere_flure.rules.board import ENTRANCE
from tests.app.fingers import frames, tap, tap_on
from tests.app.games.finstere_flure.companion.beside_the_box import (
    choose,
    on_glass,
    press,
    reach,
    state,
    take,
)
from tests.app.sizes import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


def saved():
    """A save with a tombstone turned up."""
    companion = FortressCompanion.opened(4, GAME.info.settle({}), "basic", True, True, 1)
    companion.draw()
    return json.dumps({"hues": ["blue", "red", "bone", "green"], "keeper": companion.plain()}).encode()


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE])
def test_one_touch_leads_from_the_box_to_the_basic_board(companion, size):
    _, page = companion(size)
    assert page.companion.mirrors
    assert state(page).seats == 4
    assert sum(bool(byte & 7) for byte in state(page).board) == 11


def test_seats_are_the_colours_in_the_order_in_which_they_were_touched(companion):
    _, page = companion(WIDE, "1  Blue", "Slate")
    assert page.hues == ["red", "bone", "green", "slate"]
    assert page.name_of(3) == "Slate"


def test_one_person_cannot_play(companion):
    app, page = companion(WIDE, fresh=False)
    for words in ("1  Blue", "1  Red", "1  Bone"):
        choose(app, words)
    button = app.dialogs.top.ids.answers.children[0]
    reach(app, button)
    tap_on(button)
    frames(12)
    assert page.companion is None
    assert app.dialogs.top is not None


def test_everything_is_kept_when_the_app_is_killed(companion):
    _, page = companion(WIDE)
    take(page, 6)
    tap(*on_glass(page, ENTRANCE))
    frames(2)
    page.flip()
    kept = page.companion.plain()
    _, again = companion(PHONE, fresh=False)
    assert again.companion.plain() == kept
    assert again.hues == ["blue", "red", "bone", "green"]
    press(again, "Move the monster")
    assert again.view.stepping.open


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: b"\xff\xfe\x00garbled",
        lambda data: b"[]",
        lambda data: b"null",
        lambda data: json.dumps({**json.loads(data), "keeper": {}}).encode(),
        lambda data: json.dumps({**json.loads(data), "keeper": None}).encode(),
    ],
)
def test_a_garbled_save_asks_for_a_new_table(companion, spoil):
    _, page = companion(WIDE, before=spoil(saved()))
    assert page.companion is not None
    assert page.undo_title == ""


def test_colours_that_make_no_sense_are_replaced(companion):
    data = {**json.loads(saved()), "hues": ["slate", 7, "nonsense", "slate"]}
    _, page = companion(WIDE, fresh=False, before=json.dumps(data).encode())
    assert page.hues == ["slate", "blue", "red", "bone"]


def test_a_table_under_way_is_not_cleared_without_a_question(companion):
    app, page = companion(WIDE)
    page.flip()
    page.open_menu()
    frames(3)
    answers = {answer.text: answer for answer in app.dialogs.top.ids.answers.children}
    tap_on(answers["New game"])
    frames(20)
    assert "Delete game" in {answer.text for answer in app.dialogs.top.ids.answers.children}
    app.dialogs.close_top()
    assert page.companion.waiting is not None


def test_the_words_follow_the_language(companion):
    app, page = companion(WIDE)
    app.settings.language = "fr"
    frames(3)
    assert page.name_of(1) == "Rouge"
