"""Without a finger: the first Tab finds something sensible everywhere, and games are played by keys alone."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from kivy.uix.behaviors import FocusBehavior

from app.games import catalogue
from app.games.finstere_flure.table.presenter import SIDES
from app.shell.keyboard import focusable
from app.widgets.paper import RoundButton
from engine import Session
from engine.core import dice
from engine.core.game import Action
from engine.games.finstere_flure.rules.board import NORTH
from tests.app.every_screen.openers import OPENERS, written
from tests.app.fingers import frames, key, settle
from tests.app.sizes import WIDE

MOST_TABS = 40
ONE_OF_EACH = {OPENERS[name].screen: name for name in reversed(written())}.values()
"""A state of every screen."""


def focused(app: Any) -> Any:
    top = app.dialogs.top or app.navigator.page
    return next((each for each in focusable(top) if each.focus), None)


def tab_to(app: Any, name: str) -> None:
    """Walk on until a control says this."""
    for _ in range(MOST_TABS):
        key("tab")
        here = focused(app)
        if here is not None and name in (getattr(here, "title", ""), getattr(here, "text", "")):
            return
    raise AssertionError(f"Tab never comes to {name}")


def press(app: Any, name: str) -> None:
    tab_to(app, name)
    key("enter")
    frames(4)


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_the_first_tab_focuses_something_sensible(open_shell: Callable[..., Any], name: str) -> None:
    app = open_shell()
    OPENERS[name].open(app)
    frames(4)
    key("tab")
    here = focused(app)
    lowered = getattr(app.navigator.page, "lowered", None) or getattr(app.navigator.page, "handover", None)
    if lowered is None:
        assert here is not None
        alone = len(list(focusable(app.dialogs.top or app.navigator.page))) == 1
        assert alone or getattr(here, "icon", "") != "back"


def test_shift_and_tab_walk_back(shell: Any) -> None:
    key("tab")
    first = focused(shell)
    key("tab")
    assert focused(shell) is not first
    key("tab", ["shift"])
    assert focused(shell) is first


def test_a_left_screen_keeps_no_focus(shell: Any) -> None:
    home = shell.navigator.page
    press(shell, "Settings")
    assert shell.navigator.current == "settings"
    assert not [each for each in home.walk() if isinstance(each, FocusBehavior) and each.focus]


def test_a_closed_dialog_keeps_no_focus(shell: Any) -> None:
    key("escape")
    frames(3)
    dialog = shell.dialogs.top
    press(shell, "Cancel")
    settle(lambda: shell.dialogs.top is None)
    assert not [each for each in dialog.walk() if isinstance(each, FocusBehavior) and each.focus]


def test_tab_scrolls_to_what_it_focuses(shell: Any) -> None:
    shell.go("settings")
    frames(4)
    seen = set[float]()
    for _ in range(12):
        key("tab")
        frames(1)
        here = focused(shell)
        _x, y = here.to_window(*here.center)
        seen.add(y)
        assert 0 <= y <= shell.root.height
    assert len(seen) > 3


def test_a_button_that_was_taken_away_hears_no_key(shell: Any) -> None:
    button, pressed = RoundButton(icon="play"), list[int]()
    button.bind(on_release=lambda _button: pressed.append(1))
    shell.root.add_widget(button)
    button.focus = True
    shell.root.remove_widget(button)
    key("enter")
    assert not button.focus
    assert pressed == []


def begun(app: Any, game: str, way: str) -> Any:
    """From home to a table, by keys; gives the table."""
    app.navigator.page.refresh()
    tab_to(app, app.catalogue[game].info.title)
    key("enter")
    frames(4)
    press(app, way)
    for _ in range(3):
        if app.navigator.current == "table":
            break
        key("tab")
        key("enter")
        frames(6)
    settle(lambda: app.navigator.current == "table")
    return app.navigator.page


def wished(session: Session, luck: int) -> tuple[list[Action], int]:
    """A whole move of Finstere Flure as the quick policy would make it: a pawn, its steps, the end."""
    trial, deed = session.clone(), list[Action]()
    seat = trial.deciders[0]
    while not deed or deed[-1][0] not in ("end", "leave"):
        action, luck = trial.game.policy(trial.state, seat, luck)
        trial.play(seat, action)
        deed.append(action)
    return deed, luck


def move_by_keys(table: Any, deed: list[Action]) -> None:
    """Tab to the pawn, walk with the arrows, end with Enter."""
    moving, orientation = table.presenter.moving, table.presenter.board_orientation
    arrows = {orientation.rules_side(side): name for name, side in SIDES.items()}
    for action in deed:
        if action[0] == "pawn":
            for _ in range(MOST_TABS):
                if moving.pawn == action[1]:
                    break
                key("tab")
        elif action[0] == "end":
            key("enter")
        else:
            key(arrows[action[1] if action[0] == "step" else NORTH])


def test_a_whole_game_of_finstere_flure_is_played_by_keys_alone(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE, catalogue)
    table = begun(app, "finstere_flure", "Play together")
    luck = dice.seeded(3, stream=9)
    for number in count():
        if table.session.outcome is not None:
            break
        played = len(table.session.log)
        deed, luck = wished(table.session, luck)
        move_by_keys(table, deed)
        assert len(table.session.log) == played + len(deed), (number, deed)
    settle(lambda: app.navigator.current == "result")
    press(app, "Home")
    assert app.navigator.current == "home"


def test_a_turn_of_the_night_cage_is_played_by_keys_alone(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE, catalogue)
    table = begun(app, "night_cage", "Play alone")
    for number in count():
        if any(action[0] in ("move", "stay") for _seat, action in table.session.log):
            break
        assert number < 200
        for name in ("right", "enter", "up", "enter", "s"):
            key(name)
        frames(1)
        if table.tray.holding:
            key("right")
            key("enter")
