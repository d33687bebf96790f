"""The board that the fortress companion mirrors: pawns, pieces and monster where they lie on the table."""

import pytest

from engine.games.finstere_flure.companion.fortress import EMPTY
from engine.games.finstere_flure.companion.mirroring import (
    ALL_LIE,
    NOBODY_STANDS,
    NOT_IN_PLAY,
    ON_A_DOOR,
    SOMEBODY_THERE,
    Piece,
    cells_of,
    in_the_box,
    piece_at,
    way_of,
)
from engine.games.finstere_flure.rules.board import EAST, ENTRANCE, EXIT, SOUTH, cell_at, place_of
from engine.games.finstere_flure.rules.pieces import BLUE, LINE, SQUARE, STONE, STONES
from engine.games.finstere_flure.rules.setting_up import OFF_BOARD, OVERLAP
from engine.games.finstere_flure.state import ESCAPED, LOST, OUTSIDE
from tests.engine.games.finstere_flure.beside_the_box import companion


def test_the_basic_board_needs_no_mirroring():
    table = companion()
    assert sum(bool(byte & STONES) for byte in table.state.board) == 11
    assert (table.state.monster, table.state.facing) == (EXIT, EAST)
    assert set(in_the_box(table.state, advanced=False).values()) == {0}


def test_an_empty_board_leaves_all_pieces_in_the_box():
    table = companion(layout=EMPTY, variant="advanced")
    assert in_the_box(table.state, advanced=True) == {1: 3, 2: 2, 3: 4, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1}


def test_a_pawn_is_flipped_by_its_first_move_in_a_round_only():
    table = companion()
    table.move_pawn(0, ENTRANCE)
    table.move_pawn(0, cell_at(14, 10))
    assert list(table.state.face[:2]) == [1, 0]
    table.draw()
    table.take_over()
    assert set(table.state.face) == {1}


def test_a_pawn_that_can_only_have_pushed_has_pushed():
    table = companion(layout=EMPTY)
    table.move_pawn(2, cell_at(5, 4))
    table.flip_pawn(2)
    table.add_piece(STONE, cell_at(6, 4))
    assert table.move_pawn(2, cell_at(6, 4)) == 1
    assert piece_at(table.state, cell_at(7, 4)) == Piece(STONE, cell_at(7, 4))


def test_a_pawn_that_may_have_gone_round_has_pushed_nothing():
    table = companion(layout=EMPTY)
    table.move_pawn(2, cell_at(5, 4))
    table.flip_pawn(2)
    table.add_piece(STONE, cell_at(6, 4))
    assert table.move_pawn(2, cell_at(6, 5)) == 0
    assert piece_at(table.state, cell_at(6, 4)) == Piece(STONE, cell_at(6, 4))


def test_a_stone_pushed_onto_a_door_goes_back_into_the_box():
    table = companion(layout=EMPTY)
    table.move_pawn(2, cell_at(2, 0))
    table.move_monster(cell_at(8, 8))
    table.flip_pawn(2)
    table.add_piece(STONE, cell_at(1, 0))
    assert table.move_pawn(2, cell_at(1, 0)) == 1
    assert in_the_box(table.state, advanced=False)[STONE] == 11


def test_a_pawn_can_be_put_anywhere_at_any_time():
    table = companion()
    for where in (cell_at(3, 3), cell_at(8, 2), OUTSIDE, ESCAPED, LOST, OUTSIDE):
        assert table.move_pawn(5, where) == 0
        assert table.state.at[5] == where
    assert list(table.state.escaped) == []


@pytest.mark.parametrize("where", [EXIT, cell_at(2, 2), cell_at(15, 10)])
def test_nobody_stands_on_the_monster_a_stone_or_somebody_else(where):
    table = companion()
    table.move_pawn(0, ENTRANCE)
    assert table.move_pawn(5, where) == NOBODY_STANDS


def test_with_five_players_the_pawn_3_4_stays_in_the_box():
    table = companion(seats=5)
    assert table.move_pawn(1, ENTRANCE) == NOT_IN_PLAY
    assert table.move_pawn(2, ENTRANCE) == 0


def test_stones_lie_on_pools_and_pools_under_stones():
    table = companion()
    assert table.add_piece(STONE, cell_at(3, 3)) == ALL_LIE
    assert table.move_piece(Piece(STONE, cell_at(2, 2)), cell_at(8, 2)) is None
    assert piece_at(table.state, cell_at(8, 2)).kind == STONE
    table.remove_piece(Piece(STONE, cell_at(8, 2)))
    assert piece_at(table.state, cell_at(8, 2)) == Piece(SQUARE, cell_at(8, 2))


def test_the_long_pool_and_teleporters_can_be_turned():
    table = companion(layout=EMPTY, variant="advanced")
    table.add_piece(LINE, cell_at(6, 4))
    assert table.turn_piece(Piece(LINE, cell_at(6, 4))) is None
    assert [place_of(cell) for cell in cells_of(table.state, Piece(LINE, cell_at(6, 4)))] == [
        (6, 4), (6, 5), (6, 6), (6, 7),
    ]  # fmt: skip
    table.add_piece(BLUE, cell_at(3, 3), SOUTH)
    blue = Piece(BLUE, cell_at(3, 3))
    table.turn_piece(blue)
    assert way_of(table.state, blue) == 3
    table.turn_piece(blue)
    assert way_of(table.state, blue) == 0


def test_a_refused_move_leaves_everything_as_it_was():
    table = companion(variant="advanced", layout="gallery")
    before = table.state.clone()
    pool = Piece(LINE, table.state.pools[1])
    assert table.move_piece(pool, cell_at(0, 0)) == ON_A_DOOR
    assert table.move_piece(pool, cell_at(6, 10)) == OFF_BOARD
    assert table.move_piece(pool, cell_at(12, 3)) == OVERLAP
    assert table.turn_piece(Piece(SQUARE, table.state.pools[0])) is None
    assert table.state == before


def test_no_stone_is_laid_on_somebody():
    table = companion(layout=EMPTY)
    table.move_pawn(0, ENTRANCE)
    table.move_pawn(0, cell_at(5, 5))
    assert table.add_piece(STONE, cell_at(5, 5)) == SOMEBODY_THERE
    assert table.add_piece(STONE, ENTRANCE) == ON_A_DOOR


def test_the_monster_stands_and_looks_where_it_is_put():
    table = companion()
    assert table.move_monster(cell_at(2, 2)) == NOBODY_STANDS
    assert table.move_monster(cell_at(4, 4)) is None
    table.face_monster(SOUTH)
    assert (table.state.monster, table.state.facing) == (cell_at(4, 4), SOUTH)
