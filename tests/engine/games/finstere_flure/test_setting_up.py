"""Laying the seventeen pieces in turn, and the boards that are ready to play."""

import pytest

from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.options import READY_MADE
from engine.games.finstere_flure.rules.board import CELLS, EAST, EXIT, cell_at
from engine.games.finstere_flure.rules.pieces import (
    ALL_PIECES,
    BLUE,
    COLOUR,
    LINE,
    NAMES,
    SQUARE,
    STONE,
    TELEPORTER,
    YELLOW,
    counted,
)
from engine.games.finstere_flure.rules.setting_up import KEPT_FREE, objection
from engine.games.finstere_flure.rules.starting import SCENERY
from tests.engine.games.finstere_flure.positions import Table
from tests.engine.games.finstere_flure.rulings import ruling


def laying(seats=3, **options):
    return Table(Session.new(GAME, seats, 1, variant="advanced", **options))


def lay(t, kind, place, upright=0, arrow=0):
    t.play("pick", kind).play("lay", cell_at(*place), upright)
    if kind in COLOUR:
        t.play("point", arrow)
    return t


def lay_all(t):
    """Lay every piece on the first place that takes it."""
    while t.session.legal(t.turn_of)[0][0] != "pawn":
        t.play(*t.session.legal(t.turn_of)[0])
    return t


def test_the_basic_game_has_the_rulebooks_board():
    state = Session.new(GAME, 2).state
    stones = "2,2 12,3 7,4 8,5 13,5 6,6 4,7 12,7 14,8 5,9 8,9"
    pools = "8,2 9,2 8,3 9,3 4,8 5,8 6,8 7,8"
    place = {cell: f"{cell % 16},{cell // 16}" for cell in CELLS}
    assert {place[cell] for cell in CELLS if state.board[cell] == STONE} == set(stones.split())
    assert {place[cell] for cell in CELLS if state.board[cell] == 8} == set(pools.split())
    assert (state.monster, state.facing) == (EXIT, EAST)


@ruling("5a.22")
def test_each_in_turn_lays_one_piece_and_the_next_player_starts():
    t = laying(3)
    players = []
    while t.state.todo[0][0] != "choose":
        if t.state.todo[0][0] == "pick":
            players.append(t.turn_of)
        t.play(*t.session.legal(t.turn_of)[0])
    assert players == [0, 1, 2] * 5 + [0, 1]
    assert t.turn_of == t.state.first == 2


@ruling("5a.22")
def test_nothing_touches_the_doors():
    t = laying()
    t.play("pick", STONE)
    legal = {action[1] for action in t.session.legal(0)}
    assert legal == set(CELLS) - KEPT_FREE
    assert len(KEPT_FREE) == 8
    assert "off the entrance and exit cells" in t.refusal("lay", cell_at(1, 1), 0)


@ruling("5a.22")
def test_pieces_lie_on_cells_and_do_not_overlap():
    t = laying()
    lay(t, SQUARE, (8, 4))
    t.play("pick", LINE)
    assert "already a piece" in t.refusal("lay", cell_at(6, 4), 0)
    assert "must be on the board" in t.refusal("lay", cell_at(14, 5), 0)
    assert "must be on the board" in t.refusal("lay", cell_at(9, 0), 0), "the staircase cuts it off"
    assert ("lay", cell_at(14, 6), 1) not in t.session.legal(1), "it would touch the entrance"
    assert ("lay", cell_at(14, 5), 1) in t.session.legal(1)


@ruling("5a.22", "5b.adjacent_teleporters")
def test_teleporters_are_not_laid_side_by_side():
    t = laying()
    lay(t, BLUE, (8, 4))
    t.play("pick", YELLOW)
    assert "side by side" in t.refusal("lay", cell_at(9, 4), 0)
    assert objection(t.state, YELLOW, cell_at(9, 5), 0) is None, "diagonally they may touch"


@ruling("5b.adjacent_teleporters")
def test_house_rule_teleporters_do_not_touch_diagonally_either():
    t = laying(teleporters_apart=True)
    lay(t, BLUE, (8, 4))
    assert objection(t.state, YELLOW, cell_at(9, 5), 0) is not None
    assert objection(t.state, STONE, cell_at(9, 5), 0) is None


def test_a_teleporter_points_where_its_owner_wants():
    t = laying()
    lay(t, BLUE, (8, 4), arrow=3)
    assert t.state.board[cell_at(8, 4)] >> 6 == 3


def test_all_seventeen_pieces_end_on_the_board():
    t = lay_all(laying())
    assert not any(t.state.tray)
    assert sum(ALL_PIECES) == 17


@pytest.mark.parametrize("name", READY_MADE)
def test_a_ready_made_board_could_have_been_laid(name):
    board, pools = SCENERY[name]
    laid = counted(board)
    assert list(laid[1:7]) == list(ALL_PIECES[1:7])
    assert min(pools[:2]) >= 0
    assert not any(board[cell] for cell in KEPT_FREE)
    state = Session.new(GAME, 2, variant="advanced", layout=name).state
    for cell in CELLS:
        if board[cell] & TELEPORTER:
            state.board[cell] = 0
            assert objection(state, BLUE, cell, 0) is None
            state.board[cell] = board[cell]


def test_every_kind_has_a_name():
    assert sorted(NAMES.values()) == list(range(1, 9))
