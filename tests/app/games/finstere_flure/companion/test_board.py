"""The board of the companion under fingers: pawns, stones and pieces put where they lie on the table."""

import pytest

from engine.games.finstere_flure.companion.mirroring import Piece, in_the_box, piece_at
from engine.games.finstere_flure.rules.board import ENTRANCE, cell_at
from engine.games.finstere_flure.rules.pieces import BLUE, LINE, SQUARE, STONE
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE
from tests.app.fingers import Finger, drag, frames, resize, tap, tap_on
from tests.app.games.finstere_flure.companion.beside_the_box import on_glass, press, state, take, touch
from tests.app.sizes import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE])
def test_a_pawn_enters_and_moves_by_touch(companion, size):
    _, page = companion(size)
    take(page, 6)
    tap(*on_glass(page, ENTRANCE))
    frames(2)
    assert state(page).at[6] == ENTRANCE
    tap(*on_glass(page, ENTRANCE))
    frames(2)
    touch(page, 13, 10)
    assert state(page).at[6] == cell_at(13, 10)
    assert page.view.hand.held is None


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_pawn_is_dragged(companion, size):
    _, page = companion(size)
    page.companion.move_pawn(3, cell_at(13, 8))
    page.changed()
    drag(on_glass(page, cell_at(13, 8)), on_glass(page, cell_at(11, 8)))
    frames(2)
    assert state(page).at[3] == cell_at(11, 8)


def test_a_second_finger_puts_a_dragged_pawn_back(companion):
    _, page = companion(WIDE)
    page.companion.move_pawn(3, cell_at(13, 8))
    page.changed()
    finger = Finger(*on_glass(page, cell_at(13, 8))).down().to(*on_glass(page, cell_at(11, 8)))
    other = Finger(*on_glass(page, cell_at(5, 5))).down()
    finger.up()
    other.up()
    frames(2)
    assert state(page).at[3] == cell_at(13, 8)
    assert page.view.hand.held is None


def test_a_stone_that_was_pushed_is_moved_by_two_touches_or_a_drag(companion):
    _, page = companion(WIDE)
    touch(page, 2, 2)
    touch(page, 3, 2)
    assert piece_at(state(page), cell_at(3, 2)) == Piece(STONE, cell_at(3, 2))
    drag(on_glass(page, cell_at(12, 3)), on_glass(page, cell_at(13, 3)))
    frames(2)
    assert piece_at(state(page), cell_at(13, 3)) == Piece(STONE, cell_at(13, 3))


def test_a_pawn_out_of_the_fortress_is_told_by_a_button(companion):
    _, page = companion(WIDE)
    take(page, 4)
    press(page, "Escaped")
    assert state(page).at[4] == ESCAPED
    take(page, 4)
    press(page, "Off board")
    assert state(page).at[4] == OUTSIDE


def test_where_nobody_can_stand_is_said(companion):
    app, page = companion(WIDE)
    said = []
    app.say = said.append
    take(page, 4)
    page.view.hand.put(cell_at(2, 2))
    assert said == ["Nobody can stand there."]
    assert state(page).at[4] == OUTSIDE


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_bare_board_is_laid_with_fingers(companion, size):
    _, page = companion(size, "Empty board")
    view = page.view
    assert view.laying
    others = view.shelf.ids.others.pieces
    line = next(each for each, kind in zip(others, view.shelf.kinds, strict=True) if kind == LINE)
    start = line.to_window(*line.center)
    x, y = on_glass(page, cell_at(6, 5))
    drag(start, (start[0], start[1] + 40), (x, y - 64), steps=10)
    frames(2)
    assert in_the_box(state(page), advanced=True)[LINE] == 0
    square = view.shelf.kinds.index(SQUARE)
    tap_on(view.shelf.ids.others.pieces[square])
    frames(2)
    touch(page, 11, 5)
    assert piece_at(state(page), cell_at(11, 5)) == Piece(SQUARE, cell_at(11, 5))
    press(page, "Remove")
    assert piece_at(state(page), cell_at(11, 5)) is None
    press(page, "Board is correct")
    assert not view.laying


def test_a_pool_is_drawn_away_only_while_pieces_are_laid(companion):
    _, page = companion(WIDE)
    drag(on_glass(page, cell_at(9, 3)), on_glass(page, cell_at(9, 6)))
    frames(2)
    assert state(page).pools[0] == cell_at(8, 2)
    page.view.board.show_whole()
    page.view.lay_pieces()
    frames(3)
    drag(on_glass(page, cell_at(9, 3)), on_glass(page, cell_at(10, 7)))
    frames(2)
    assert state(page).pools[0] == cell_at(9, 6)


def test_a_teleporter_is_turned_by_a_button(companion):
    _, page = companion(WIDE, "Carousel")
    cell = next(cell for cell in range(176) if (piece := piece_at(state(page), cell)) and piece.kind == BLUE)
    before = state(page).board[cell] >> 6
    tap(*on_glass(page, cell))
    frames(2)
    press(page, "Rotate")
    assert state(page).board[cell] >> 6 == (before + 1) % 4


def test_the_board_turns_with_the_glass(companion):
    _, page = companion(WIDE)
    page.companion.move_pawn(3, cell_at(13, 8))
    page.changed()
    assert page.view.board_orientation.turns == 0
    resize(*PHONE)
    frames(6)
    assert page.view.board_orientation.turns == 1
    tap(*on_glass(page, cell_at(13, 8)))
    frames(2)
    assert page.view.hand.pawn == 3
