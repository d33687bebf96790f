"""Without a finger: the first Tab finds something sensible everywhere, and games are played by keys alone."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from kivy.app import App
from kivy.base import EventLoop
from kivy.uix.behaviors import FocusBehavior

from app.games import catalogue
from app.games.finstere_flure.table.keys import SIDES
from app.games.night_cage.table.targets import STEPPING
from app.shell.keyboard import focusable
from app.widgets.paper import RoundButton
from engine import GAMES, Session
from engine.core import dice
from engine.core.game import Action
from engine.games.finstere_flure.rules.board import NORTH
from tests.app.every_screen.openers import OPENERS, written
from tests.app.fingers import KEY_CODES, frames, key, settle
from tests.app.real_games import open_table
from tests.app.sizes import WIDE

MOST_TABS = 40
ARROW_OF = {side: arrow for arrow, side in SIDES.items()}
SHORT_FALL = 201
"""The seed of a short game of The Night Cage in which somebody falls, lands, scrambles and blocks."""
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


def arrow_to(board: Any, here: int | None, goal: int, tried: int) -> str:
    """The arrow that leads from one cell towards another: along the longer way, now and then the shorter."""
    if here is None:
        return "right"
    (x, y), (goal_x, goal_y) = board.place_of(here), board.place_of(goal)
    across = ("right" if goal_x > x else "left") if abs(goal_x - x) > 1 else ""
    along = ("up" if goal_y > y else "down") if abs(goal_y - y) > 1 else ""
    longer = abs(goal_x - x) >= abs(goal_y - y)
    ways = [way for way in ((across, along) if longer else (along, across)) if way]
    return ways[tried // 3 % len(ways)]


def turn_the_cage(table: Any, action: Action) -> None:
    """Do what is wished at this step of The Night Cage: an arrow steps, or leads to what Enter does."""
    presenter, placing, app = table.presenter, table.tray.placing, App.get_running_app()
    cells = presenter.targets.cells
    if table.tray.holding:
        for tried in range(MOST_TABS):
            if placing.cell == action[1]:
                break
            key(arrow_to(table.board, placing.cell, action[1], tried))
        for _ in range(4):
            if len(action) < 3 or placing.turns == action[2]:
                break
            key("r")
        key("enter")
    elif action[0] in STEPPING:
        key(ARROW_OF[action[1]])
        if presenter.considering.picked == action:
            key("enter")  # what costs something is asked again
    elif action in cells.values():
        for arrow in ("right", "up", "left", "down") * 6:
            if presenter.considering.picked == action:
                break
            key(arrow)
        key("enter")
    else:
        press(app, table.describe(action))


def test_a_whole_game_of_the_night_cage_is_played_by_keys_alone(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE, catalogue)
    table = open_table(app, Session.new("night_cage", seats=1, seed=SHORT_FALL), [("Mira", "blue")])
    luck, done = dice.seeded(11, stream=9), set[str]()
    while table.session.outcome is None:
        action, luck = table.session.game.policy(table.session.state, table.asked, luck)
        turn_the_cage(table, action)
        assert table.session.log[-1][1] == action
        done.add(action[0])
    assert {"start", "place", "move", "scramble", "fall", "land", "stay", "end", "block"} <= done
    settle(lambda: app.navigator.current == "result")


def hold_enter(until: Callable[[], object]) -> None:
    """Hold Enter on what Tab has led to, as long as it takes."""
    window = EventLoop.window
    window.dispatch("on_key_down", KEY_CODES["enter"], 0, "", [])
    settle(until)
    window.dispatch("on_key_up", KEY_CODES["enter"], 0)
    frames(3)


def tab_on_to(app: Any, wanted: Callable[[Any], object]) -> None:
    """Walk on until a control is wanted."""
    for _ in range(MOST_TABS):
        key("tab")
        here = app.focus_walk.here
        if here is not None and wanted(here):
            return
    raise AssertionError("Tab never comes to it")


def test_a_fight_of_dead_cells_is_fought_by_keys_alone(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE, catalogue)
    table = open_table(app, Session.new("dead_cells", seats=1, seed=5), [("Mira", "blue")])
    luck, fought = dice.seeded(5, stream=9), 0
    while table.session.view(0)["step"] != "choose_way":
        played = len(table.session.log)
        action, luck = table.session.game.policy(table.session.state, table.asked, luck)
        words = table.describe(action)
        tab_on_to(app, lambda here, words=words: here.title and words.endswith(here.title))
        key("enter")
        frames(3)
        if len(table.session.log) == played:  # it is only chosen: the button below the hand plays it
            if action[0] == "commit":
                tab_on_to(app, lambda here: getattr(getattr(here, "place", None), "ref", "") == "main")
            key("enter")
        settle(lambda played=played: len(table.session.log) > played)
        frames(3)
        fought += 1
    assert fought > 3


def test_a_round_of_obscurio_is_played_by_keys_alone(
    open_shell: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)
    app = open_shell(WIDE, catalogue)
    scenario = {"players": 4, "traps": ["none"]}
    people = [("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green")]
    table = open_table(app, Session.scenario(GAMES["obscurio"], scenario), people)
    for _ in range(60):
        step = table.session.view(None)["step"]
        if step == "traps":
            break
        played = len(table.session.log)
        if table.lowered is not None:
            tab_on_to(app, lambda here: here.held_by_key)
            hold_enter(lambda: table.lowered is None)
        elif table.handover is not None:
            tab_on_to(app, lambda _here: True)
            key("enter")
            app.services.clock.go(60)
            frames(3)
        elif step in ("riddle", "choose"):
            for name in ("right", "up", "enter") if step == "riddle" else "1" * 4:
                key(name)
            tab_on_to(app, lambda here: here.held_by_key)
            hold_enter(lambda played=played: len(table.session.log) > played)
        else:
            tab_on_to(app, lambda here: type(here).__name__ == "PromptButton")
            key("enter")
            frames(3)
    assert table.session.view(None)["step"] == "traps"
