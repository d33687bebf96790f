"""Where a message lies: in the middle, above what a table asks, at every size of the window."""

from typing import Any

import pytest

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
