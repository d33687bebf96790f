"""What fingers, the wheel and keys do to a board."""

from __future__ import annotations

from typing import Any

import pytest

from app.board.board import ZOOM_STEP
from tests.app.fingers import (
    Finger,
    Mouse,
    drag,
    press_and_hold,
    resize,
    tap,
    two_fingers,
    wheel,
)

pytestmark = pytest.mark.ui

BLUE_CELL, EMPTY_CELL = 13, 25


def _events(board: Any) -> list[str]:
    return [event for event, *_ in board.heard]


def test_a_tap_names_the_cell_and_the_piece_on_it(board: Any) -> None:
    tap(*board.place_of(EMPTY_CELL))
    tap(*board.place_of(BLUE_CELL))
    assert board.heard == [("on_tap", EMPTY_CELL, None), ("on_tap", BLUE_CELL, "blue")]


def test_a_tap_on_an_echo_in_the_rim_means_the_cell_across(board: Any) -> None:
    tap(*board.camera.to_screen(-0.3, 4.5))
    assert board.heard == [("on_tap", 11, None)]


def test_a_long_press_asks_and_does_not_tap(board: Any) -> None:
    press_and_hold(*board.place_of(BLUE_CELL), until=lambda: board.heard)
    assert board.heard == [("on_long_press", BLUE_CELL, "blue")]


def test_a_drag_on_a_piece_takes_it_and_leaves_the_view_alone(board: Any) -> None:
    before = board.camera.centre
    drag(board.place_of(BLUE_CELL), board.place_of(EMPTY_CELL))
    assert _events(board)[0] == "on_drag_start"
    assert board.heard[0][1:3] == (BLUE_CELL, "blue")
    event, cell, piece, place = board.heard[-1]
    assert (event, cell, piece) == ("on_drag_end", EMPTY_CELL, "blue")
    assert place == pytest.approx(board.grid.centre(EMPTY_CELL), abs=0.02)
    assert board.camera.centre == before


def test_a_drag_beside_pieces_moves_a_zoomed_board(board: Any) -> None:
    board.zoom_in()
    start = board.camera.to_board(*board.place_of(EMPTY_CELL))
    x, y = board.place_of(EMPTY_CELL)
    drag((x, y), (x + 60, y + 40))
    assert board.heard == []
    assert board.camera.to_screen(*start) == pytest.approx((x + 60, y + 40), abs=1.5)


def test_what_can_be_dragged_is_the_presenters_choice(board: Any) -> None:
    board.pick = lambda place: "flag" if board.grid.cell_at(*place) == EMPTY_CELL else None
    drag(board.place_of(EMPTY_CELL), board.place_of(BLUE_CELL))
    drag(board.place_of(BLUE_CELL), board.place_of(EMPTY_CELL))
    assert {args[1] for _, *args in board.heard} == {"flag"}


def test_a_drag_that_ends_beside_the_board_has_no_cell(board: Any) -> None:
    drag(board.place_of(BLUE_CELL), (20, 300))
    assert board.heard[-1][:3] == ("on_drag_end", None, "blue")


def test_a_second_finger_cancels_a_drag(board: Any) -> None:
    first = Finger(*board.place_of(BLUE_CELL)).down()
    first.to(*board.place_of(EMPTY_CELL))
    second = Finger(*board.place_of(0)).down()
    second.up()
    first.up()
    assert _events(board)[-1] == "on_drag_cancel"
    assert "on_drag_end" not in _events(board)


def test_a_pinch_comes_closer_about_the_fingers_and_stops_at_the_limits(board: Any) -> None:
    x, y = board.camera.open_view.centre
    place = board.camera.to_board(x, y)
    two_fingers(x, y, reach=60, scale=2.0)
    assert 1.6 < board.camera.zoom <= 2.0
    assert board.camera.to_board(x, y) == pytest.approx(place, abs=0.03)
    two_fingers(x, y, reach=40, scale=6.0)
    assert board.camera.zoom == pytest.approx(board.camera.zoom_limit)
    two_fingers(x, y, reach=200, scale=0.05)
    assert board.camera.zoom == pytest.approx(1.0)


@pytest.mark.parametrize(("degrees", "quarters"), [(90, 1), (-90, -1), (180, 2)])
def test_two_fingers_twist_by_quarters(board: Any, degrees: float, quarters: int) -> None:
    two_fingers(*board.center, turn=degrees)
    assert board.heard == [("on_twist", quarters)]


def test_a_small_twist_is_none(board: Any) -> None:
    two_fingers(*board.center, turn=15)
    assert board.heard == []


def test_the_wheel_zooms_where_the_pointer_is(board: Any) -> None:
    board.zoom_in()
    x, y = board.place_of(BLUE_CELL)
    wheel(x, y, 2)
    assert board.camera.zoom == pytest.approx(ZOOM_STEP * 1.15**2)
    assert board.place_of(BLUE_CELL) == pytest.approx((x, y), abs=1.0)


def test_a_right_click_is_not_a_touch(board: Any) -> None:
    Mouse(*board.place_of(BLUE_CELL), "right").down().up()
    assert board.heard == []


def test_a_touch_beside_the_board_is_not_for_it(board: Any) -> None:
    tap(50, 300)
    assert board.heard == []


@pytest.mark.parametrize("key", ["+", "="])
def test_keys_zoom_and_reset(board: Any, key: str) -> None:
    assert board.press(key)
    assert board.camera.zoom == pytest.approx(ZOOM_STEP)
    assert board.press("-")
    assert board.camera.zoom == pytest.approx(1.0)
    board.press("+")
    assert board.press("0")
    assert board.camera.zoom == 1.0
    assert not board.press("q")


def test_arrow_keys_move_the_view_as_fingers_do(board: Any) -> None:
    board.zoom_in()
    before = board.camera.centre
    board.press("right")
    assert board.camera.centre[0] > before[0]
    board.press("left")
    assert board.camera.centre == pytest.approx(before)


def test_turning_the_device_keeps_the_cell_in_the_middle(board: Any) -> None:
    board.size_hint, board.pos = (1, 1), (0, 0)
    resize(800, 600)
    board.zoom_in()
    board.zoom_in()
    board.show_cells([BLUE_CELL])
    middle = board.cell_at(*board.center)
    resize(600, 800)
    assert board.cell_at(*board.center) == middle


def test_margins_keep_the_board_clear_of_what_covers_it(board: Any) -> None:
    board.margins = (0, 200, 0, 0)
    _, bottom = board.camera.to_screen(0, board.grid.bounds.bottom)
    assert bottom >= board.y + 200 - 1


def test_showing_cells_moves_the_view_to_them(board: Any) -> None:
    for _ in range(4):
        board.zoom_in()
    board.show_cells([35])
    assert board.camera.open_view.meets(*board.place_of(35))


def test_a_tap_skips_animations_and_still_counts(board: Any) -> None:
    board.tiles.place(EMPTY_CELL, "tile_x")
    assert board.moving
    tap(*board.place_of(EMPTY_CELL))
    assert not board.moving
    assert board.heard == [("on_tap", EMPTY_CELL, None)]


def test_losing_the_focus_in_a_drag_cancels_it(board: Any, window: Any) -> None:
    finger = Finger(*board.place_of(BLUE_CELL)).down().to(*board.place_of(EMPTY_CELL))
    window._focus = False
    window._focus = True
    finger.up()
    assert _events(board)[-1] == "on_drag_cancel"
