"""Where a message lies: in the middle, above what a table asks, at every size of the window."""

from typing import Any

import pytest

from app.widgets.paper import Pressed
from tests.app.fingers import frames, resize
from tests.app.sizes import PHONE, WIDE
from tests.app.table.test_screen import sit_down

pytestmark = pytest.mark.ui

TALL = (800, 1280)
SHORT, LONG = "Later!", "A tile can lie only on a glowing cell, and there it must be joined."


@pytest.mark.parametrize("size", [PHONE, WIDE, TALL])
@pytest.mark.parametrize(
    "line", ["Later!", "A tile can lie only on a glowing cell, and there it must be joined."]
)
def test_a_message_lies_in_the_middle_over_the_board(
    open_shell: Any, size: tuple[int, int], line: str
) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, ("", "medium"))
    resize(*size)
    app.say(line)
    frames(4)
    assert app.toast.center_x == pytest.approx(size[0] / 2, abs=1)
    assert app.toast.x >= 0
    strip = page.ids.desk.ids.strip
    assert app.toast.y >= strip.to_window(strip.x, strip.top)[1] - 1
    assert app.toast.y < size[1] / 2


def test_a_message_ends_with_the_page_it_was_said_to(open_shell: Any) -> None:
    app = open_shell(PHONE)
    app.say(LONG)
    app.say(SHORT)
    frames(2)
    app.go("settings")
    frames(2)
    assert (app.toast.showing, app.toast.opacity) == (False, 0)


def test_a_message_said_in_the_turning_of_the_pages_comes_along(open_shell: Any) -> None:
    app = open_shell(PHONE)
    app.say(SHORT)
    app.go("settings")
    frames(2)
    assert (app.toast.showing, app.toast.text) == (True, SHORT)


def test_why_a_page_could_not_open_is_read_on_the_page_that_one_comes_back_to(open_shell: Any) -> None:
    app = open_shell(PHONE)
    app.go("replay", name="gone.json")
    frames(4)
    assert app.navigator.trail == ["home"]
    assert app.toast.showing


def test_a_page_that_is_left_keeps_no_focus(open_shell: Any) -> None:
    app = open_shell(PHONE)
    button = next(each for each in app.navigator.page.walk() if isinstance(each, Pressed))
    button.focus = True
    app.go("settings")
    frames(2)
    assert not button.focus
