"""A finger that was down before a screen left, or before its control went, belongs to nobody."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.uix.behaviors import ButtonBehavior

from engine import Session
from tests.app.fingers import Finger, frames, key, resize, tap, wait
from tests.app.real_games import offer, open_table
from tests.app.setup.laying import open_setup
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


def controls(page: Any) -> list[Any]:
    """Everything on a page that a finger can press, apart from the button that begins."""
    found = [widget for widget in page.walk() if isinstance(widget, ButtonBehavior) and not widget.disabled]
    return [widget for widget in found if widget is not page.ids.begin.__self__ and widget.height > 0]


def open_cage(app: Any) -> Any:
    """A table without secrets, on which nothing covers board and panels."""
    offer(app, "night_cage")
    return open_table(app, Session.new("night_cage", 2, 3), [("Mira", "blue"), ("Odo", "red")])


@pytest.mark.parametrize("later", [0, 0.1, 1.0])
def test_what_is_held_while_another_finger_begins_the_game_does_nothing(
    open_shell: Callable[..., Any], open_hands: None, later: float
) -> None:
    app = open_shell((1280, 1600))
    for number in range(len(controls(open_setup(app)))):
        page = open_setup(app)
        control = controls(page)[number]
        finger = Finger(*control.to_window(*control.center)).down()
        wait(later)
        if app.navigator.page is not page or app.dialogs.top is not None:
            finger.up()
            app.dialogs.close_top()
            app.navigator.home()
            continue
        page.begin()
        finger.up()
        wait(0.5)
        assert app.navigator.current == "table"
        assert app.dialogs.top is None
        assert control.state == "normal" or hasattr(control, "value")
        app.navigator.home()
        frames(3)


def test_a_key_presses_at_once_and_not_after_its_page_has_gone(open_shell: Callable[..., Any]) -> None:
    app = open_shell((1280, 1600))
    page = open_setup(app)
    pressed: list[str] = []
    page.ids.begin.focus = True
    page.ids.begin.bind(on_release=lambda _button: pressed.append(app.navigator.current))
    key("enter")
    assert pressed


def test_a_panel_held_while_the_device_is_turned_explains_nothing(open_shell: Callable[..., Any]) -> None:
    app = open_shell(PHONE)
    page = open_cage(app)
    panel = page.seats.panels[0]
    finger, pressed = Finger(*panel.to_window(*panel.center)).down(), list[int]()
    assert panel.state == "down"
    page.seats.bind(on_seat=lambda _seats, seat: pressed.append(seat))
    resize(*WIDE)
    assert page.seats.panels[0] is not panel
    finger.hop(*panel.center).up()
    assert pressed == []
    assert panel.state == "normal"


def test_a_drag_that_its_screen_has_left_is_called_off(open_shell: Callable[..., Any]) -> None:
    app = open_shell(PHONE)
    page = open_cage(app)
    x, y = page.board.to_window(*page.board.center)
    finger = Finger(x, y).down().to(x + 40, y, steps=3)
    app.go("settings")
    finger.to(x + 80, y, steps=3).up()
    app.back()
    frames(3)
    heard: list[Any] = []
    page.board.bind(on_tap=lambda _board, *what: heard.append(what))
    tap(x, y)
    assert len(heard) == 1, "the old finger still counts"
