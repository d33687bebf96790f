"""The fortress keeper for a table with the box."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import SaveError
from engine.finstere_flure import GAME
from engine.finstere_flure.board import CELLS, EAST, ENTRANCE, EXIT, SOUTH, cell_at, place_of
from engine.finstere_flure.companion import (
    EMPTY,
    MOST_KEPT,
    NEEDS_TWIN,
    NOTHING_LEFT,
    NUMBER_FIRST,
    OVER,
    WALK_FIRST,
    FortressKeeper,
)
from engine.finstere_flure.mirroring import (
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
from engine.finstere_flure.pieces import (
    BLUE,
    CRYSTAL,
    LINE,
    SQUARE,
    STONE,
    STONES,
    TURN_RIGHT,
    YELLOW,
)
from engine.finstere_flure.setting_up import OFF_BOARD, OVERLAP
from engine.finstere_flure.state import ESCAPED, LOST, OUTSIDE
from engine.finstere_flure.tombstones import ALL, TOMBSTONES
from engine.finstere_flure.tombstones import NAMES as NUMBERS


def keeper(seats=2, layout="basic", mirrors=True, draws=True, seed=1, **options):
    return FortressKeeper.opened(seats, GAME.info.settle(options), layout, mirrors, draws, seed)


def pile(**how):
    return keeper(mirrors=False, **how)


def test_the_basic_board_needs_no_mirroring():
    table = keeper()
    assert sum(bool(byte & STONES) for byte in table.state.board) == 11
    assert (table.state.monster, table.state.facing) == (EXIT, EAST)
    assert set(in_the_box(table.state, advanced=False).values()) == {0}


def test_an_empty_board_leaves_all_pieces_in_the_box():
    table = keeper(layout=EMPTY, variant="advanced")
    assert in_the_box(table.state, advanced=True) == {1: 3, 2: 2, 3: 4, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1}


def test_the_first_tombstone_is_a_number():
    for seed in range(60):
        table = pile(seed=seed)
        table.draw()
        assert not table.waiting.prey


def test_a_stage_has_seven_tombstones_of_eight_and_then_all_are_shuffled_again():
    table = pile()
    for number in range(7):
        assert table.draw() is None
        assert len(table.state.seen) == number + 1
    assert table.state.stage == 1
    table.draw()
    assert (table.state.stage, table.state.turn) == (2, 7)
    assert (len(table.state.seen), len(table.state.deck)) == (1, 7)


def test_after_fourteen_tombstones_nothing_is_drawn_any_more():
    table = pile()
    for _ in range(14):
        assert table.draw() is None
    assert table.verdict() is None
    assert table.draw() == OVER


def test_the_second_stage_may_begin_with_prey():
    firsts = set()
    for seed in range(60):
        table = pile(seed=seed)
        for _ in range(8):
            table.draw()
        firsts.add(bool(table.waiting.prey))
    assert firsts == {False, True}


def test_the_tombstones_of_the_box_are_told():
    table = pile(draws=False)
    assert table.tell(NUMBERS["XX"]) == NUMBER_FIRST
    assert table.tell(NUMBERS["8a"]) is None
    assert table.waiting.steps == 8
    assert table.tell(NUMBERS["8a"]) == NOTHING_LEFT
    assert table.tell(NUMBERS["XX"]) is None
    assert table.waiting.prey == 2


def test_triple_prey_is_no_number_either():
    table = pile(seats=6, triple_prey=True, draws=False)
    assert table.tell(NUMBERS["5"]) == NUMBER_FIRST


def test_a_tombstone_waits_until_the_walk_is_done():
    table = keeper()
    table.draw()
    assert table.draw() == WALK_FIRST
    assert table.state.turn == 0
    table.take_over()
    assert table.waiting is None
    assert table.state.turn == 1


def test_the_position_after_the_walk_is_taken_over():
    table = keeper(draws=False)
    table.move_pawn(0, cell_at(5, 0))
    table.tell(NUMBERS["7a"])
    walk = table.walk()
    assert walk.eaten == (0,)
    table.take_over()
    assert table.state.monster == walk.after.monster
    assert table.state.at[0] == OUTSIDE
    assert table.state.first == 1


def test_in_the_second_stage_who_is_eaten_is_lost():
    table = keeper(draws=False)
    table.set_turn(7)
    table.move_pawn(0, cell_at(5, 0))
    table.tell(NUMBERS["7a"])
    table.take_over()
    assert table.state.at[0] == LOST


def test_the_story_of_a_walk_begins_before_its_tombstone():
    table = keeper()
    table.draw()
    before, events = table.story()
    assert len(before["left"]) == 8
    assert before["seen"] == []
    assert events[0][0] == "tombstone"
    assert [event[0] for event in events].count("looked") == table.waiting.steps + 1


def test_a_pawn_is_flipped_by_its_first_move_in_a_round_only():
    table = keeper()
    table.move_pawn(0, ENTRANCE)
    table.move_pawn(0, cell_at(14, 10))
    assert list(table.state.face[:2]) == [1, 0]
    table.draw()
    table.take_over()
    assert set(table.state.face) == {1}


def test_a_pawn_that_can_only_have_pushed_has_pushed():
    table = keeper(layout=EMPTY)
    table.move_pawn(2, cell_at(5, 4))
    table.flip_pawn(2)
    table.add_piece(STONE, cell_at(6, 4))
    assert table.move_pawn(2, cell_at(6, 4)) == 1
    assert piece_at(table.state, cell_at(7, 4)) == Piece(STONE, cell_at(7, 4))


def test_a_pawn_that_may_have_gone_round_has_pushed_nothing():
    table = keeper(layout=EMPTY)
    table.move_pawn(2, cell_at(5, 4))
    table.flip_pawn(2)
    table.add_piece(STONE, cell_at(6, 4))
    assert table.move_pawn(2, cell_at(6, 5)) == 0
    assert piece_at(table.state, cell_at(6, 4)) == Piece(STONE, cell_at(6, 4))


def test_a_stone_pushed_onto_a_door_goes_back_into_the_box():
    table = keeper(layout=EMPTY)
    table.move_pawn(2, cell_at(2, 0))
    table.move_monster(cell_at(8, 8))
    table.flip_pawn(2)
    table.add_piece(STONE, cell_at(1, 0))
    assert table.move_pawn(2, cell_at(1, 0)) == 1
    assert in_the_box(table.state, advanced=False)[STONE] == 11


def test_a_pawn_can_be_put_anywhere_at_any_time():
    table = keeper()
    for where in (cell_at(3, 3), cell_at(8, 2), OUTSIDE, ESCAPED, LOST, OUTSIDE):
        assert table.move_pawn(5, where) == 0
        assert table.state.at[5] == where
    assert list(table.state.escaped) == []


@pytest.mark.parametrize("where", [EXIT, cell_at(2, 2), cell_at(15, 10)])
def test_nobody_stands_on_the_monster_a_stone_or_somebody_else(where):
    table = keeper()
    table.move_pawn(0, ENTRANCE)
    assert table.move_pawn(5, where) == NOBODY_STANDS


def test_with_five_players_the_pawn_3_4_stays_in_the_box():
    table = keeper(seats=5)
    assert table.move_pawn(1, ENTRANCE) == NOT_IN_PLAY
    assert table.move_pawn(2, ENTRANCE) == 0


def test_stones_lie_on_pools_and_pools_under_stones():
    table = keeper()
    assert table.add_piece(STONE, cell_at(3, 3)) == ALL_LIE
    assert table.move_piece(Piece(STONE, cell_at(2, 2)), cell_at(8, 2)) is None
    assert piece_at(table.state, cell_at(8, 2)).kind == STONE
    table.remove_piece(Piece(STONE, cell_at(8, 2)))
    assert piece_at(table.state, cell_at(8, 2)) == Piece(SQUARE, cell_at(8, 2))


def test_the_long_pool_and_teleporters_can_be_turned():
    table = keeper(layout=EMPTY, variant="advanced")
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
    table = keeper(variant="advanced", layout="gallery")
    before = table.state.clone()
    pool = Piece(LINE, table.state.pools[1])
    assert table.move_piece(pool, cell_at(0, 0)) == ON_A_DOOR
    assert table.move_piece(pool, cell_at(6, 10)) == OFF_BOARD
    assert table.move_piece(pool, cell_at(12, 3)) == OVERLAP
    assert table.turn_piece(Piece(SQUARE, table.state.pools[0])) is None
    assert table.state == before


def test_no_stone_is_laid_on_somebody():
    table = keeper(layout=EMPTY)
    table.move_pawn(0, ENTRANCE)
    table.move_pawn(0, cell_at(5, 5))
    assert table.add_piece(STONE, cell_at(5, 5)) == SOMEBODY_THERE
    assert table.add_piece(STONE, ENTRANCE) == ON_A_DOOR


def test_the_monster_stands_and_looks_where_it_is_put():
    table = keeper()
    assert table.move_monster(cell_at(2, 2)) == NOBODY_STANDS
    assert table.move_monster(cell_at(4, 4)) is None
    table.face_monster(SOUTH)
    assert (table.state.monster, table.state.facing) == (cell_at(4, 4), SOUTH)


def test_a_lone_teleporter_stops_the_tombstones():
    table = keeper(layout=EMPTY, variant="advanced")
    table.add_piece(YELLOW, cell_at(5, 5))
    assert table.draw() == NEEDS_TWIN
    table.add_piece(YELLOW, cell_at(9, 5))
    assert table.draw() is None


def test_round_marker_and_tombstones_can_be_corrected():
    table = keeper(seats=3)
    table.set_turn(9)
    table.set_first(2)
    table.set_seen([NUMBERS["X"], NUMBERS["10"]])
    assert (table.state.stage, table.state.turn, table.state.first) == (2, 9, 2)
    assert sorted(table.state.seen) == [NUMBERS["10"], NUMBERS["X"]]
    assert sorted([*table.state.seen, *table.state.deck]) == list(ALL)


def test_the_tombstone_that_waits_stays_open():
    table = keeper(draws=False)
    table.tell(NUMBERS["8a"])
    table.set_seen([NUMBERS["5"]])
    assert list(table.state.seen) == [NUMBERS["5"], NUMBERS["8a"]]


def test_whoever_gets_all_but_one_out_has_won():
    table = keeper()
    for pawn in (4, 5, 6):
        assert table.verdict() is None
        table.move_pawn(pawn, ESCAPED)
    assert "player 2 has won" in str(table.verdict())
    table.undo()
    assert table.verdict() is None


def test_at_the_end_of_the_second_stage_most_pawns_win():
    table = keeper()
    table.move_pawn(4, ESCAPED)
    table.set_turn(13)
    table.draw()
    table.take_over()
    assert "player 2 has won" in str(table.verdict())
    assert table.draw() == OVER


def test_every_touch_is_taken_back_by_name():
    table = keeper()
    table.move_pawn(0, ENTRANCE)
    assert str(table.undo_title) == "the 1/6 of player 1 to 16/11"
    table.draw()
    assert str(table.undo_title).startswith("tombstone")
    table.take_over()
    assert str(table.undo_title) == "the monster's walk"
    for _ in range(3):
        table.undo()
    assert table.undo_title is None
    assert table.state == keeper().state


TOUCHES = st.lists(
    st.one_of(
        st.tuples(st.just("move_pawn"), st.integers(0, 7), st.sampled_from([*CELLS, OUTSIDE, ESCAPED, LOST])),
        st.tuples(st.just("flip_pawn"), st.integers(0, 7)),
        st.tuples(st.just("move_monster"), st.sampled_from(CELLS)),
        st.tuples(st.just("face_monster"), st.integers(0, 3)),
        st.tuples(
            st.just("add_piece"),
            st.sampled_from([STONE, CRYSTAL, TURN_RIGHT, BLUE, SQUARE, LINE]),
            st.sampled_from(CELLS),
        ),
        st.tuples(st.just("draw")),
        st.tuples(st.just("tell"), st.sampled_from(list(ALL))),
        st.tuples(st.just("take_over")),
        st.tuples(st.just("set_turn"), st.integers(0, 13)),
        st.tuples(st.just("set_first"), st.integers(0, 1)),
        st.tuples(st.just("set_seen"), st.lists(st.sampled_from(list(ALL)), unique=True)),
        st.tuples(st.just("handle"), st.sampled_from(CELLS), st.integers(0, 2)),
        st.tuples(st.just("undo")),
    ),
    max_size=25,
)


def touch(table, name, *data):
    """Do what a finger may do; a piece is handled only where one lies."""
    if name == "handle":
        piece = piece_at(table.state, data[0])
        if piece is not None and data[1] == 0:
            table.remove_piece(piece)
        elif piece is not None and data[1] == 1 and piece.turns:
            table.turn_piece(piece)
        elif piece is not None:
            table.move_piece(piece, cell_at(5, 5))
    elif name != "take_over" or table.waiting is not None:
        getattr(table, name)(*data)


@settings(max_examples=120, deadline=None)
@given(TOUCHES, st.booleans())
def test_whatever_is_touched_can_be_saved_and_read_back(touches, mirrors):
    table = keeper(layout="carousel", variant="advanced", mirrors=mirrors)
    for each in touches:
        touch(table, *each)
    again = FortressKeeper.from_plain(json.loads(json.dumps(table.plain())))
    assert again.plain() == table.plain()
    assert again.state == table.state
    assert all(count >= 0 for count in in_the_box(again.state, advanced=True).values())
    while again.undo_title is not None:
        again.undo()


def test_only_so_many_touches_are_kept():
    table = keeper()
    for number in range(3 * MOST_KEPT):
        table.face_monster(number)
    assert len(table.plain()["past"]) == MOST_KEPT


def spoilt(path, value):
    """A save with one value changed."""
    table = keeper(variant="advanced", layout="cloister")
    table.draw()
    data = json.loads(json.dumps(table.plain()))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["past"], []),
        (["past"], None),
        (["past", 0, "state"], {}),
        (["past", 1, "title"], ["nonsense"]),
        (["past", 1, "title"], ["tombstone", 99]),
        (["past", 1, "waiting"], 77),
        (["past", 1, "waiting"], "5"),
        (["past", 1, "state", "monster"], 400),
        (["past", 1, "state", "facing"], 9),
        (["past", 1, "state", "at"], [5]),
        (["past", 1, "state", "at"], [13] * 8),
        (["past", 1, "state", "at"], [-4] * 8),
        (["past", 1, "state", "seen"], []),
        (["past", 1, "state", "pools"], [170, 3, 0]),
        (["past", 1, "state", "pools"], [-1, -1, 0]),
        (["past", 1, "state", "board"], "00"),
        (["past", 1, "state", "board"], "ff" * 176),
        (["past", 1, "state", "board"], "zz" * 176),
        (["past", 1, "state", "gone"], [1]),
        (["past", 1, "state", "turn"], 99),
        (["past", 1, "state", "first"], 2),
        (["past", 1, "state", "seats"], 9),
        (["past", 1, "state", "escaped"], [3]),
        (["past", 1, "state", "todo"], [["next", 0]]),
    ],
)
def test_a_garbled_save_is_refused(path, value):
    with pytest.raises(SaveError):
        FortressKeeper.from_plain(spoilt(path, value))


@pytest.mark.parametrize("data", [{}, [], None, 3, "x", {"past": [{}]}])
def test_something_else_is_no_save(data):
    with pytest.raises(SaveError):
        FortressKeeper.from_plain(data)


def test_every_tombstone_of_the_box_has_a_title():
    for number in range(len(TOMBSTONES)):
        table = keeper(draws=False)
        table.set_turn(3)
        table.tell(number)
        assert "{" not in str(table.undo_title)
