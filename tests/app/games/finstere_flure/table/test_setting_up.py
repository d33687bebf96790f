"""The advanced set-up with fingers: pieces are dragged from the shelf, turned, and laid."""

from typing import Any

import pytest
from kivy.app import App

from app.games.finstere_flure.drawing.orientation import TURNED, UPRIGHT
from app.games.finstere_flure.table.laying import corner_of, handle_of, look, way_of
from engine import Session
from engine.core import dice
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.queries import places
from engine.games.finstere_flure.rules.board import cell_at
from engine.games.finstere_flure.rules.pieces import BLUE, KINDS, LINE, SQUARE, STONE, pool_cells
from tests.app.counting import counted
from tests.app.fingers import drag, frames, key, resize, tap_on
from tests.app.games.finstere_flure.table.touching import on_glass, tap_cell
from tests.app.sizes import PHONE, TALL, WIDE

LIES = [UPRIGHT, TURNED]
HANGS = 64
"""How far above the finger a carried piece hangs."""


def shelf(page: Any) -> list[Any]:
    return page.tray.ids.others.pieces


def piece_of(page: Any, kind: int) -> Any:
    return shelf(page)[page.presenter.laying.kinds.index(kind)]


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_stone_is_dragged_from_the_shelf_onto_the_board(sit_down, size):
    page = sit_down(size, seats=3, variant="advanced")
    piece, (x, y) = piece_of(page, STONE), on_glass(page, cell_at(6, 5))
    drag(piece.to_window(*piece.center), (x, y - HANGS), steps=14)
    tap_on(page.tray.ids.tick)
    frames(3)
    assert [action for _, action in page.session.log] == [("pick", STONE), ("lay", cell_at(6, 5), 0)]
    assert page.session.deciders == (1,)


@pytest.mark.parametrize(("size", "upright"), [(WIDE, 1), (PHONE, 0)])
def test_the_long_pool_is_turned_before_it_is_laid(sit_down, size, upright):
    page = sit_down(size, seats=2, variant="advanced")
    tap_on(piece_of(page, LINE))
    tap_cell(page, cell_at(6, 4))
    tap_on(page.tray.ids.right)
    tap_on(page.tray.ids.tick)
    frames(3)
    kind, cell, way = page.session.log[-1][1]
    assert (kind, way) == ("lay", upright)
    assert cell_at(6, 4) in pool_cells(LINE, cell, upright)


def test_a_teleporter_is_turned_by_a_tap_and_its_arrow_kept(sit_down):
    page = sit_down(WIDE, seats=2, variant="advanced")
    tap_on(piece_of(page, BLUE))
    tap_cell(page, cell_at(6, 4))
    tap_cell(page, cell_at(6, 4))
    key("enter")
    frames(3)
    assert [action for _, action in page.session.log] == [
        ("pick", BLUE),
        ("lay", cell_at(6, 4), 0),
        ("point", 1),
    ]


def test_on_a_turned_board_an_arrow_points_where_it_is_seen(sit_down):
    page = sit_down(PHONE, seats=2, variant="advanced")
    tap_on(piece_of(page, BLUE))
    tap_cell(page, cell_at(6, 4))
    tap_on(page.tray.ids.tick)
    frames(3)
    arrow = page.session.log[-1][1][1]
    assert page.presenter.board_orientation.shown_side(arrow) == 0


def test_a_refused_place_says_why(sit_down):
    page = sit_down(WIDE, seats=2, variant="advanced")
    tap_cell(page, cell_at(1, 1))
    assert "entrance and exit cells" in App.get_running_app().toast.text
    assert page.session.log == []


def test_a_laid_piece_is_one_deed(sit_down):
    page = sit_down(WIDE, seats=2, variant="advanced")
    counts = counted(page)
    tap_on(piece_of(page, BLUE))
    tap_cell(page, cell_at(6, 4))
    tap_on(page.tray.ids.tick)
    frames(3)
    assert [action[0] for _, action in page.session.log] == ["pick", "lay", "point"]
    assert counts == {"saved": 1, "shown": 1}
    assert page.ids.desk.undo_title.startswith("place on G-W")
    key("z")
    frames(2)
    assert page.session.log == []


def test_each_answer_that_is_still_open_can_be_given_alone(sit_down):
    page = sit_down(WIDE, seats=2, variant="advanced")
    page.play(("pick", BLUE), ("lay", cell_at(6, 4), 0))
    frames(2)
    assert page.session.view(None)["step"] == "point"
    tap_cell(page, cell_at(6, 4))
    tap_on(page.tray.ids.tick)
    frames(3)
    assert page.session.log[-1][1][0] == "point"


def test_turning_the_window_keeps_the_piece_where_it_lay(sit_down):
    page = sit_down(WIDE, seats=2, variant="advanced")
    tap_on(piece_of(page, LINE))
    tap_cell(page, cell_at(6, 4))
    resize(*TALL)
    frames(6)
    tap_on(page.tray.ids.tick)
    frames(3)
    assert page.session.log[-1][1] == ("lay", cell_at(5, 4), 0)


def test_when_all_lie_the_shelf_gives_way_to_the_side_panel(sit_down):
    page, luck = sit_down(PHONE, seats=3, variant="advanced"), dice.seeded(3)
    while page.presenter.laying.kinds:
        kind, luck = dice.pick(luck, page.presenter.laying.kinds)
        tap_on(piece_of(page, kind))
        handle, luck = dice.pick(luck, sorted(page.presenter.laying.held_offer.options))
        tap_cell(page, page.presenter.board_orientation.rules(handle))
        tap_on(page.tray.ids.tick)
        frames(3)
    assert not any(page.session.state.tray)
    assert page.ids.desk.uses_side
    assert not page.ids.desk.uses_tray
    assert page.presenter.moving.playable


@pytest.mark.parametrize("orientation", LIES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_legal_place_can_be_touched_and_means_itself(orientation, kind):
    view = Session.new(GAME, 2, 1, variant="advanced").view(0)
    for cell, ways in places(view, kind).items():
        for upright in ways:
            handle = handle_of(kind, cell, upright)
            assert corner_of(kind, orientation.rules(orientation.shown(handle)), upright) == cell


@pytest.mark.parametrize("orientation", LIES)
@pytest.mark.parametrize(("kind", "turns"), [(LINE, 0), (LINE, 1), (SQUARE, 0)])
def test_a_pool_hangs_over_the_cells_that_it_will_cover(orientation, kind, turns):
    upright = way_of(kind, turns, orientation)
    cell = cell_at(6, 3)
    handle, ghost = handle_of(kind, cell, upright), look(kind, turns, orientation)
    x, y = orientation.centre(handle)
    assert orientation.box(pool_cells(kind, cell, upright)).centre == (x + ghost.shift[0], y + ghost.shift[1])
