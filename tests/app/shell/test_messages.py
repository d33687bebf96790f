"""Where a message is read, and when it ends."""

from typing import Any

import pytest

from app.widgets.paper import Pressed
from tests.app import sizes
from tests.app.fingers import frames, resize, settle
from tests.app.sizes import PHONE, WIDE
from tests.app.table.sitting import sit_down

pytestmark = pytest.mark.ui

EVERY_SIZE = [
    sizes.PHONE, sizes.SHORT, sizes.LOW, sizes.LEAST_LOW, sizes.SMALL, sizes.TALL, sizes.WIDE, sizes.DESKTOP,
]  # fmt: skip
SHORT, LONG = "Later!", "A tile can lie only on a glowing cell, and there it must be joined."


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("line", [SHORT, LONG])
def test_a_message_is_read_in_the_place_of_the_prompt_and_covers_no_cell(
    open_shell: Any, size: tuple[int, int], line: str
) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, ("", "medium"))
    resize(*size)
    frames(4)
    app.say(line)
    frames(4)
    toast, strip, board = app.toast, page.ids.desk.ids.strip, page.board
    if toast.told_there:
        assert_told_below_the_sentence(strip, toast, line)
        return
    assert toast.opacity == 1
    assert toast.x == pytest.approx(strip.to_window(strip.x, 0)[0], abs=1)
    assert strip.free - 1 <= toast.width <= strip.width + 1
    assert toast.height >= strip.height - 1
    assert toast.top == pytest.approx(strip.to_window(0, strip.top)[1], abs=1)
    left, bottom = board.to_window(board.x, board.y)
    assert toast.top <= bottom + 1 or toast.x >= left + board.width - 1


def test_a_message_stays_inside_a_window_that_is_turned_under_it(open_shell: Any) -> None:
    app = open_shell(sizes.PHONE)
    sit_down(app, ("", "medium"))
    for size in (sizes.SHORT, sizes.LOW, sizes.PHONE):
        app.say(LONG)
        frames(4)
        resize(*size)
        frames(4)
        assert app.toast.opacity == 1
        assert app.toast.x >= 0
        assert app.toast.right <= size[0]


def assert_told_below_the_sentence(strip: Any, toast: Any, line: str) -> None:
    """The prompt says the line itself, whole, and nothing lies over it."""
    words = strip.strip.ids
    assert (words.hint.text, toast.opacity) == (line, 0)
    assert words.sentence.text
    assert words.hint.texture_size[1] <= words.hint.height
    assert words.words.height <= strip.height


def test_a_message_that_the_prompt_says_gives_the_hint_its_place_back(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, ("", "medium"))
    strip = page.ids.desk.ids.strip
    hint, height = strip.hint, strip.height
    app.say(SHORT)
    frames(4)
    assert app.toast.told_there
    assert strip.height == height
    app.toast.hush()
    frames(4)
    assert strip.strip.ids.hint.text == hint


def test_a_message_lies_over_the_words_where_a_longer_question_leaves_it_no_room(open_shell: Any) -> None:
    app = open_shell(WIDE)
    strip = sit_down(app, ("", "medium")).ids.desk.ids.strip
    app.say(SHORT)
    frames(4)
    strip.sentence = "a question that is so long that it needs every line that there is " * 3
    frames(4)
    assert (app.toast.told_there, app.toast.opacity, strip.message) == (False, 1, "")


def test_a_message_leaves_the_next_question_free_where_that_has_room_for_it(open_shell: Any) -> None:
    """Who was hit is told while the next player is asked: both are read."""
    app = open_shell(PHONE)
    page = sit_down(app, ("", "medium"))
    strip = page.ids.desk.ids.strip
    strip.sentence, strip.hint = "a question that is so long that it needs every line that there is " * 4, ""
    frames(4)
    app.say("Odo is hit: 3 tiles lost")
    frames(4)
    assert (app.toast.told_there, app.toast.opacity) == (False, 1)
    strip.sentence, strip.hint = "block the hit?", "1 Nerve: lose 2 tiles"
    settle(lambda: app.toast.told_there)
    assert app.toast.opacity == 0
    assert strip.strip.ids.hint.text == "Odo is hit: 3 tiles lost"


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


def test_a_dialog_does_not_outlive_the_page_that_it_speaks_of(shell: Any) -> None:
    shell.ask_to_leave()
    frames(3)
    shell.navigator.go("settings")
    frames(3)
    assert shell.dialogs.top is None


def test_a_question_grows_smaller_for_a_message_and_has_its_letters_again(open_shell: Any) -> None:
    """Its words and the message's are both read, in the height that the prompt has."""
    app = open_shell(WIDE)
    strip = sit_down(app, ("", "medium")).ids.desk.ids.strip
    strip.sentence = "fall along the row or the column, or along what is left of them?"
    frames(4)
    size, height = strip.strip.sentence_size, strip.height
    app.say("Odo is hit: 3 tiles lost, among them Gate")
    frames(4)
    assert app.toast.told_there
    assert strip.strip.stacked
    assert strip.strip.sentence_size < size
    assert strip.height <= height
    assert_told_below_the_sentence(strip, app.toast, "Odo is hit: 3 tiles lost, among them Gate")
    app.toast.hush()
    frames(4)
    assert strip.strip.sentence_size == size
