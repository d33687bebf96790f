"""On a board of which only a part is seen lies a button that shows all of it again."""

from typing import Any

import pytest

from app.table.desk.desk import ZoomButton
from engine import Session
from tests.app.fingers import frames, gone, settle, tap_on
from tests.app.real_games import offer, open_table
from tests.app.sizes import LOW, PHONE, WIDE

pytestmark = pytest.mark.ui


@pytest.mark.parametrize("size", [PHONE, LOW, WIDE])
def test_the_menu_leads_closer_and_a_button_on_the_board_back(open_shell: Any, size: tuple[int, int]) -> None:
    app = open_shell(size)
    offer(app, "night_cage")
    page = open_table(app, Session.new("night_cage", seats=2, seed=3), [("Ada", "blue"), ("Ben", "red")])
    button = next(each for each in page.walk() if isinstance(each, ZoomButton))
    assert button.disabled
    page.open_menu()
    frames(3)
    tap_on(next(each for each in app.dialogs.top.ids.answers.children if each.text == "Zoom in"))
    settle(lambda: page.board.zoomed)
    gone()
    assert (button.disabled, button.opacity) == (False, 1)
    assert button.right <= page.board.right
    tap_on(button)
    frames(3)
    assert not page.board.zoomed
    assert button.disabled
