"""A question is answered once, and not at all after its page has gone."""

from collections.abc import Callable
from typing import Any

import pytest

from app.widgets.dialog import Answer
from tests.app.fingers import frames, tap

pytestmark = pytest.mark.ui


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
