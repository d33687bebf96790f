"""A toast is read and goes, and no finger notices it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.widgets import toast as toast_module
from tests.app.fingers import frames, settle, tap_on

pytestmark = pytest.mark.ui


@pytest.fixture
def toast(show: Callable[..., Any], house: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    from kivy.uix.button import Button
    from kivy.uix.floatlayout import FloatLayout

    from app.widgets.toast import Toast

    monkeypatch.setattr(toast_module, "SHORTEST_SECONDS", 0.25)
    monkeypatch.setattr(toast_module, "SECONDS_PER_LETTER", 0.0)
    root, toast = FloatLayout(), Toast(pos_hint={"center_x": 0.5, "center_y": 0.5})
    toast.under = Button()
    toast.pressed = []
    toast.under.bind(on_press=lambda _button: toast.pressed.append(True))
    root.add_widget(toast.under)
    root.add_widget(toast)
    show(root)
    toast.duration = lambda seconds: seconds / 4
    return toast


def test_a_message_comes_and_goes(toast: Any) -> None:
    toast.say("Not lit")
    settle(lambda: toast.opacity == 1)
    assert toast.text == "Not lit"
    settle(lambda: toast.opacity == 0)


def test_messages_wait_for_each_other(toast: Any) -> None:
    toast.say("One")
    toast.say("Two")
    assert toast.text == "One"
    settle(lambda: toast.text == "Two")


def test_the_same_message_is_not_said_twice(toast: Any) -> None:
    for _ in range(5):
        toast.say("One")
    settle(lambda: not toast.showing)
    assert toast.text == "One"


def test_old_messages_that_nobody_could_read_are_dropped(toast: Any) -> None:
    for number in range(9):
        toast.say(str(number))
    said = []

    def quiet() -> bool:
        said.append(toast.text)
        return not toast.showing

    settle(quiet)
    assert list(dict.fromkeys(said)) == ["0", "6", "7", "8"]


def test_a_message_never_stands_in_the_way_of_a_finger(toast: Any) -> None:
    toast.say("In the way?")
    settle(lambda: toast.opacity == 1)
    tap_on(toast)
    assert toast.pressed


def test_a_message_is_as_wide_as_its_words_and_never_wider_than_the_window(toast: Any) -> None:
    toast.say("Short")
    frames(3)
    narrow = toast.width
    toast.hush()
    toast.say("A long reason that quotes a rule and goes on and on " * 4)
    frames(3)
    assert narrow < 200
    assert narrow < toast.width <= 800 - 24
    assert toast.height > 60


def test_hush_ends_everything(toast: Any) -> None:
    toast.say("One")
    toast.say("Two")
    toast.hush()
    assert not toast.showing
    settle(lambda: toast.opacity == 0)
    assert toast.text == "One"


class Strip(Widget):
    """Words in whose place a message is read; they have no line of their own for it."""

    free, message, sentence = NumericProperty(300), StringProperty(""), StringProperty("")

    def tell(self, _message: str) -> bool:
        return False


def test_a_message_covers_a_prompt_that_grew_and_was_hung_higher(toast: Any) -> None:
    prompt = Strip(size_hint=(None, None), pos=(20, 100), size=(300, 60))
    toast.stands_for = prompt
    toast.say("Not lit")
    prompt.height = 90
    prompt.top = 201
    frames(2)
    assert (toast.top, toast.height) == (201, 90)


def test_a_message_over_a_prompt_is_there_at_once_and_gone_at_once(toast: Any) -> None:
    """Fading, its words and those below would shine through each other."""
    toast.duration = lambda seconds: seconds
    toast.stands_for = Strip(size_hint=(None, None), pos=(20, 100), size=(300, 60))
    toast.say("Not lit")
    assert toast.opacity == 1
    toast.hush()
    assert toast.opacity == 0
