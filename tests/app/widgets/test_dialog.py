"""A dialog keeps its name and its answers in sight; it is answered once, and not after its page has gone."""

from collections.abc import Callable
from typing import Any

import pytest

from app.widgets.dialog import Answer
from tests.app.every_screen.audit import Box, box_of
from tests.app.fingers import frames, gone, tap, tap_on
from tests.app.sizes import LEAST_LOW, PHONE, SHORT, WIDE

pytestmark = pytest.mark.ui

LONG = "Words that are many. " * 60


def opened(app: Any, answers: int, body: str = LONG, act: Any = None) -> Any:
    given = [Answer(f"Answer {number}", act) for number in range(1, answers + 1)]
    dialog = app.dialogs.ask("A question", body, given)
    frames(4)
    return dialog


@pytest.mark.parametrize("size", [PHONE, SHORT, LEAST_LOW, WIDE])
def test_the_answers_of_a_long_dialog_stay_in_sight(open_shell: Any, size: tuple[int, int]) -> None:
    dialog = opened(open_shell(size), 3)
    window = Box(0, 0, *size)
    for answer in dialog.ids.answers.children:
        assert window.holds(box_of(answer))
        assert box_of(dialog).holds(box_of(answer))
    assert window.holds(box_of(dialog.ids.heading))


def test_the_last_answer_of_a_long_dialog_is_touched_at_once(open_shell: Any) -> None:
    app, taken = open_shell(LEAST_LOW), list[int]()
    dialog = opened(app, 2, act=lambda: taken.append(1))
    tap_on(dialog.ids.answers.children[0])
    gone()
    assert taken == [1]


def test_a_short_dialog_is_no_higher_than_its_words(open_shell: Any) -> None:
    dialog = opened(open_shell(PHONE), 1, "Sure?")
    assert dialog.height < PHONE[1] / 3


def test_a_dialog_that_fades_takes_no_answer(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    app.settings.animation = "normal"
    given: list[str] = []
    dialog = app.dialogs.ask(
        "Sure?", "", [Answer("Yes", lambda: given.append("yes")), Answer("No", lambda: given.append("no"))]
    )
    frames(60)
    no, yes = (button.to_window(*button.center) for button in dialog.ids.answers.children)
    tap(*yes)
    tap(*no)
    assert given == ["yes"]


def test_a_dialog_whose_page_was_left_takes_no_answer(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    app.settings.animation = "normal"
    app.go("settings")
    frames(60)
    given: list[str] = []
    dialog = app.dialogs.ask("Sure?", "", [Answer("Yes", lambda: given.append("yes"))])
    frames(60)
    yes = dialog.ids.answers.children[0]
    app.navigator.home()
    tap(*yes.to_window(*yes.center))
    yes.dispatch("on_release")
    assert given == []
