"""A way that a finger draws: shown as it passes, shortened by going back, played as one move."""

import pytest

from engine.games.finstere_flure.rules.board import cell_at
from tests.app.counting import counted
from tests.app.fingers import frames, tap_on, two_fingers
from tests.app.games.finstere_flure.table.told import told
from tests.app.games.finstere_flure.table.touching import (
    drag_through,
    press,
    tap_cell,
    tap_pawn,
)
from tests.app.sizes import PHONE, WIDE

DIRECT = {"confirm": "direct"}


def test_a_drawn_way_is_shown_as_the_finger_passes_and_played_when_the_move_ends(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3), cell_at(6, 2)])
    assert page.session.log == []
    assert page.presenter.moving.view["at"][2] == cell_at(6, 2)
    press(page, "End move")
    actions = [action for _, action in page.session.log]
    assert actions == [("pawn", 2), ("step", 1), ("step", 0), ("step", 0), ("end",)]


def test_a_drawn_way_that_the_settings_confirm_is_played_when_the_finger_is_lifted(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]), settings=DIRECT)
    drag_through(page, 2, [cell_at(6, 4)])
    assert [action for _, action in page.session.log] == [("pawn", 2), ("step", 1), ("end",)]


@pytest.mark.parametrize("way", ["touched", "drawn"])
def test_a_move_is_saved_once_shown_once_and_taken_back_at_once(sit_down, way):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]], [[3, 3]]]))
    counts = counted(page)
    if way == "touched":
        tap_pawn(page, 2)
        tap_cell(page, cell_at(6, 2))
        press(page, "Move here")
    else:
        drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3), cell_at(6, 2)])
        press(page, "End move")
    assert len(page.session.log) == 5
    assert counts == {"saved": 1, "shown": 1}
    assert page.ids.desk.undo_title == "Mira's 4/3 moves to G-Y"
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert page.session.log == []


def test_a_stone_that_is_drawn_away_is_pushed_once(sit_down):
    page = sit_down(WIDE, scenario=told([[2, 1]]))
    drag_through(page, 0, [cell_at(2, 2)])
    assert page.presenter.moving.view["board"][cell_at(2, 3)]
    assert not page.session.view(None)["board"][cell_at(2, 3)]
    press(page, "End move")
    assert page.session.view(None)["board"][cell_at(2, 3)]


def test_what_is_drawn_is_kept_while_nothing_happens_and_undo_shortens_it(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3)])
    page.refresh()
    assert page.presenter.moving.view["at"][2] == cell_at(6, 3)
    assert page.ids.desk.undo_title == "the last step"
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert page.presenter.moving.view["at"][2] == cell_at(6, 4)
    drag_through(page, 2, [cell_at(7, 4)])
    press(page, "End move")
    assert [action for _, action in page.session.log] == [("pawn", 2), ("step", 1), ("step", 1), ("end",)]


def test_dragging_back_over_the_last_cell_takes_the_step_back(sit_down):
    page = sit_down(PHONE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3), cell_at(6, 4), cell_at(5, 4)])
    assert page.session.log == []
    assert page.presenter.moving.pawn == 2


def test_a_dragged_pawn_is_never_under_the_finger(sit_down):
    page = sit_down(PHONE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    finger = drag_through(page, 2, [cell_at(6, 4)], up=False)
    piece = page.board.pieces._pieces[2]
    bottom = page.board.to_window(*page.board.camera.to_screen(*piece.corner))[1]
    assert bottom > finger.y + 20
    finger.up()
    frames(2)


def test_dragging_over_a_pool_slides_once(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [7, 2]]]))
    drag_through(page, 2, [cell_at(8, 2), cell_at(9, 2), cell_at(10, 2)])
    press(page, "End move")
    assert page.session.view(None)["at"][2] == cell_at(10, 2)
    assert len([action for _, action in page.session.log if action[0] == "step"]) == 1


def test_a_second_finger_takes_everything_back(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    first = drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3)], up=False)
    two_fingers(first.x + 200, first.y)
    first.up()
    frames(3)
    assert page.session.log == []
