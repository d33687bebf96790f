"""Every way to place the drawn piece, and that they all do the same."""

from __future__ import annotations

from typing import Any

import pytest

from app.board.placing import Hand
from app.table.desk.piece_view import LIFT
from app.table.desk.tray import Offer
from tests.app.fingers import Finger, drag, frames, press_and_hold, settle, tap, tap_on, two_fingers

pytestmark = pytest.mark.ui


def _under(point: tuple[float, float]) -> tuple[float, float]:
    """Give where the finger must be for the piece above it to be at a point."""
    return point[0], point[1] - LIFT


def _hole(table: Any) -> tuple[float, float]:
    return tuple(table.tray.ids.piece.center)


def test_a_piece_dragged_to_a_legal_cell_leaves_its_ghost_there(table: Any) -> None:
    drag(_hole(table), _under(table.board.place_of(12)))
    assert table.tray.placing.cell == 12
    assert table.tray.can_confirm
    tap_on(table.tray.ids.tick)
    assert table.tray.heard == [("on_place", 12, 0)]
    assert not table.tray.holding


def test_the_ghost_snaps_while_the_finger_is_still_down(table: Any) -> None:
    finger = Finger(*_hole(table)).down().to(*_under(table.board.place_of(12)))
    assert table.tray.placing.cell == 12
    finger.to(*_under(table.board.place_of(0)))
    assert table.tray.placing.cell is None
    finger.to(*_under(table.board.place_of(13)))
    assert (table.tray.placing.cell, table.tray.placing.turns) == (13, 3)
    finger.up()


def test_the_carried_piece_hangs_above_the_finger_and_is_put_away(table: Any, window: Any) -> None:
    before = len(window.children)
    finger = Finger(*_hole(table)).down().to(300, 20)
    assert len(window.children) == before + 1
    carried = next(child for child in window.children if child.__class__.__name__ == "Carried")
    assert carried.center_y == pytest.approx(20 + LIFT, abs=1)
    finger.up()
    assert len(window.children) == before


def test_a_piece_dragged_to_a_refused_cell_says_why_and_comes_back(table: Any) -> None:
    drag(_hole(table), _under(table.board.place_of(7)))
    assert table.tray.heard == [("on_refuse", "cell 7 is not lit")]
    assert table.tray.placing.hand is Hand.HELD


def test_a_piece_dropped_beside_the_board_just_comes_back(table: Any) -> None:
    drag(_hole(table), (700, 20))
    assert table.tray.heard == []
    assert table.tray.holding


def test_a_second_finger_while_carrying_puts_the_piece_back(table: Any) -> None:
    finger = Finger(*_hole(table)).down().to(*_under(table.board.place_of(12)))
    Finger(_hole(table)[0] + 20, _hole(table)[1]).down().up()
    finger.up()
    assert table.tray.placing.hand is Hand.HELD
    assert table.tray.heard == []


def test_a_tap_on_a_legal_cell_drops_the_piece_and_a_tap_on_the_ghost_turns_it(table: Any) -> None:
    tap(*table.board.place_of(12))
    assert table.tray.placing.cell == 12
    tap(*table.board.place_of(12))
    assert table.tray.placing.turns == 1


def test_a_tap_on_a_refused_cell_says_why(table: Any) -> None:
    tap(*table.board.place_of(3))
    assert table.tray.heard == [("on_refuse", "cell 3 is not lit")]


def test_the_ghost_can_be_dragged_on_from_cell_to_cell(table: Any) -> None:
    tap(*table.board.place_of(12))
    drag(table.board.place_of(12), table.board.place_of(13))
    assert table.tray.placing.cell == 13


def test_a_tap_on_the_tray_turns_the_piece(table: Any) -> None:
    tap(*_hole(table))
    assert table.tray.placing.turns == 1


@pytest.mark.parametrize(("degrees", "turns"), [(90, 1), (-90, 3), (180, 2), (15, 0)])
def test_two_fingers_turn_the_piece_on_the_tray(table: Any, degrees: float, turns: int) -> None:
    two_fingers(*_hole(table), reach=40, turn=degrees)
    assert table.tray.placing.turns == turns


def test_two_fingers_turn_the_ghost_on_the_board(table: Any) -> None:
    tap(*table.board.place_of(12))
    two_fingers(*table.board.center, turn=90)
    assert table.tray.placing.turns == 1


def test_the_picture_follows_twisting_fingers_and_comes_to_rest(table: Any) -> None:
    piece = table.tray.ids.piece
    x, y = _hole(table)
    still, moving = Finger(x - 40, y).down(), Finger(x + 40, y).down()
    moving.to(x + 30, y - 40)
    assert piece.angle > 15
    moving.up()
    still.up()
    settle(lambda: piece.angle == 0)


@pytest.mark.parametrize(("button", "turns"), [("left", 3), ("right", 1)])
def test_buttons_turn_as_fingers_do(table: Any, button: str, turns: int) -> None:
    tap_on(table.tray.ids[button])
    assert table.tray.placing.turns == turns


def test_keys_do_all_of_it(table: Any) -> None:
    tray = table.tray
    assert tray.press("r")
    assert tray.placing.turns == 1
    assert tray.press("r", ["shift"])
    assert tray.placing.turns == 0
    assert not tray.press("enter")
    tray.drop(12)
    assert tray.press("z")
    assert not tray.press("escape")
    tray.drop(12)
    assert tray.press("enter")
    assert tray.heard == [("on_place", 12, 0)]
    assert not tray.press("r")


def test_buttons_that_can_do_nothing_are_off(table: Any) -> None:
    ids = table.tray.ids
    assert ids.tick.disabled
    tap(*table.board.place_of(13))
    assert not ids.tick.disabled
    assert ids.left.disabled
    tap_on(ids.tick)
    assert all(ids[name].disabled for name in ("tick", "left", "right"))


def test_direct_placing_needs_no_tick(table: Any) -> None:
    table.tray.direct = True
    drag(_hole(table), _under(table.board.place_of(12)))
    assert table.tray.heard == [("on_place", 12, 0)]


def test_a_long_press_on_the_piece_asks_what_it_is(table: Any) -> None:
    press_and_hold(*_hole(table), until=lambda: table.tray.heard)
    assert table.tray.heard == [("on_explain", 0)]


def test_one_of_several_pieces_can_be_chosen(table: Any) -> None:
    table.tray.offer([Offer("tile_t", {1: (0,)}), Offer("tile_x", {2: (0,)})])
    frames(3)
    first, second = reversed(table.tray.ids.others.children)
    assert min(second.size) >= 48
    tap_on(second)
    assert table.tray.heard == [("on_choose", 1)]
    assert table.tray.placing.options == {2: (0,)}
    tap_on(first)
    assert table.tray.placing.options == {1: (0,)}


def test_an_empty_tray_leaves_the_board_alone(table: Any) -> None:
    table.tray.offer([])
    tap(*table.board.place_of(12))
    tap(*_hole(table))
    assert table.tray.heard == []


@pytest.mark.parametrize("width", [216, 260, 360])
def test_every_button_is_large_enough_for_a_finger(table: Any, width: int) -> None:
    table.tray.width = width
    frames(3)
    for name in ("left", "right", "tick"):
        button = table.tray.ids[name]
        assert min(button.size) >= 48
        assert table.tray.x <= button.x
        assert button.right <= table.tray.right


def test_a_piece_is_dragged_off_the_shelf(table: Any) -> None:
    tray = table.tray
    tray.shelf = True
    tray.offer([Offer("tile_t", {12: (0,)}, amount=3), Offer("tile_x", {13: (0,)}, title="Cross")])
    frames(3)
    cross = tray.ids.others.pieces[1]
    assert (cross.title, tray.ids.others.pieces[0].count) == ("Cross", 3)
    x, y = table.board.to_window(*table.board.place_of(13))
    drag(cross.to_window(*cross.center), (x, y - 64), steps=12)
    assert (tray.chosen, tray.placing.cell) == (1, 13)
