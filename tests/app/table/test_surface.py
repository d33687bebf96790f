"""What shared screens ask of the middle of a table: the grid board fits, and so does anything else."""

from collections.abc import Sequence
from typing import Any

import pytest
from kivy.uix.widget import Widget

from app.board.board import Board
from app.table.desk.plan import Box, Needs
from app.table.surface import Ref, Surface
from tests.app.fingers import frames, key, settle, tap_on
from tests.app.table.sitting import sit_down
from tests.miniature.table import EmbersTable

pytestmark = pytest.mark.ui


class Ring:
    """A ring of doors: no grid, no cells."""

    def __init__(self) -> None:
        self.moving = False
        self.asked: list[Any] = []

    def finish_all(self) -> None:
        self.asked.append("finish")

    def show_whole(self) -> None:
        self.asked.append("whole")

    def press(self, name: str) -> bool:
        self.asked.append(name)
        return True

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        self.asked.append((list(refs), "lasting" if lasting else seek))


@pytest.fixture
def ring(monkeypatch: pytest.MonkeyPatch) -> Ring:
    """Every table of Embers lays out this ring and speaks of its doors."""
    ring = Ring()
    monkeypatch.setattr(EmbersTable, "surface", ring)
    monkeypatch.setattr(EmbersTable, "point_out", lambda _table, _action: [("door", 3)])
    monkeypatch.setattr(EmbersTable, "cells_of", lambda _table, _event: [("door", 5)])
    return ring


def test_the_grid_board_is_a_surface_and_so_is_a_ring(window: Any, ring: Ring) -> None:
    assert isinstance(Board(), Surface)
    assert isinstance(ring, Surface)
    assert not isinstance(object(), Surface)


def test_a_hint_lights_up_what_its_presenter_points_out(open_shell: Any, ring: Ring) -> None:
    page = sit_down(open_shell())
    page.hint()
    settle(lambda: ring.asked)
    assert ring.asked == [([("door", 3)], "lasting")]
    page.hints.close()
    assert ring.asked[-1] == ([], "lasting")


def test_a_line_of_the_log_brings_its_places_into_sight(open_shell: Any, ring: Ring) -> None:
    app = open_shell()
    page = sit_down(app)
    page.tabletop.play(0, ("roll",))
    settle(lambda: page.asked == 0)
    page.open_log()
    frames(4)
    log = app.dialogs.top.ids.place.children[0]
    log.dispatch("on_refs", list(log.lines[0].refs))
    assert ring.asked[-1] == ([("door", 5)], True)


def test_the_menu_and_the_keys_ask_the_surface(open_shell: Any, ring: Ring) -> None:
    app = open_shell()
    sit_down(app)
    key("0")
    app.navigator.page.open_menu()
    frames(3)
    whole = next(each for each in app.dialogs.top.ids.answers.children if each.text == "Show whole board")
    tap_on(whole)
    settle(lambda: ring.asked == ["0", "whole"])


def test_computer_players_wait_while_the_surface_moves(open_shell: Any, ring: Ring) -> None:
    ring.moving = True
    page = sit_down(open_shell(), ("medium", ""))
    frames(20)
    assert page.session.log == []
    ring.moving = False
    settle(lambda: page.session.log)


class Plank(Ring, Widget):
    """A surface that is a widget: it lies where the board would."""

    def __init__(self) -> None:
        Widget.__init__(self)
        Ring.__init__(self)
        self.touched = 0

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        self.touched += 1
        return True


def _only_a_board(_table: Any, needs: Needs) -> dict[str, Box]:
    nothing = Box(0, 0, 0, 0)
    plan = dict.fromkeys(("header", "tools", "seats", "prompt", "side", "tray"), nothing)
    return plan | {"board": Box(10, 20, needs.width - 30, needs.height - 50)}


@pytest.fixture
def plank(window: Any, monkeypatch: pytest.MonkeyPatch) -> Plank:
    """Every table of Embers has a surface of its own, and nothing beside it."""
    plank = Plank()
    monkeypatch.setattr(EmbersTable, "own_surface", plank)
    monkeypatch.setattr(EmbersTable, "plan", _only_a_board)
    return plank


def test_a_game_lays_its_own_surface_as_it_plans_it(open_shell: Any, plank: Plank) -> None:
    page = sit_down(open_shell())
    frames(2)
    desk = page.ids.desk
    assert (plank.parent, tuple(plank.pos)) == (desk, (10, 20))
    assert tuple(plank.size) == (desk.width - 30, desk.height - 50)
    assert desk.ids.seats.disabled
    assert page.presenter.surface is plank


def test_fingers_touch_the_surface_and_never_the_board_below(open_shell: Any, plank: Plank) -> None:
    page = sit_down(open_shell())
    frames(2)
    heard: list[Any] = []
    page.board.bind(on_tap=lambda *what: heard.append(what))
    tap_on(plank)
    assert (plank.touched, heard) == (1, [])


def test_the_next_table_has_its_board_again(open_shell: Any, plank: Plank) -> None:
    page = sit_down(open_shell())
    page.put_away()
    frames(2)
    assert plank.parent is None
    assert page.ids.desk.surface is None
    assert not page.board.disabled
