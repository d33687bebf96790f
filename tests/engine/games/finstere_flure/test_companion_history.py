"""What the fortress companion remembers: every touch taken back by name, kept, read back, or refused."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import SaveError
from engine.core.history import MOST_KEPT
from engine.games.finstere_flure.companion.fortress import FortressCompanion
from engine.games.finstere_flure.companion.mirroring import in_the_box, piece_at
from engine.games.finstere_flure.rules.board import CELLS, ENTRANCE, cell_at
from engine.games.finstere_flure.rules.pieces import BLUE, CRYSTAL, LINE, SQUARE, STONE, TURN_RIGHT
from engine.games.finstere_flure.rules.tombstones import ALL
from engine.games.finstere_flure.state import ESCAPED, LOST, OUTSIDE
from tests.engine.games.finstere_flure.beside_the_box import companion


def test_every_touch_is_taken_back_by_name():
    table = companion()
    table.move_pawn(0, ENTRANCE)
    assert str(table.undo_title) == "Player 1's 1/6 to T-M"
    table.draw()
    assert str(table.undo_title).startswith("tombstone")
    table.take_over()
    assert str(table.undo_title) == "the monster's walk"
    for _ in range(3):
        table.undo()
    assert table.undo_title is None
    assert table.state == companion().state


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


@settings(max_examples=120)
@given(TOUCHES, st.booleans())
def test_whatever_is_touched_can_be_saved_and_read_back(touches, mirrors):
    table = companion(layout="carousel", variant="advanced", mirrors=mirrors)
    for each in touches:
        touch(table, *each)
    again = FortressCompanion.from_plain(json.loads(json.dumps(table.plain())))
    assert again.plain() == table.plain()
    assert again.state == table.state
    assert all(count >= 0 for count in in_the_box(again.state, advanced=True).values())
    while again.undo_title is not None:
        again.undo()


def test_only_so_many_touches_are_kept():
    table = companion()
    for number in range(3 * MOST_KEPT):
        table.face_monster(number)
    assert len(table.plain()["past"]) == MOST_KEPT


def spoilt(path, value):
    """A save with one value changed."""
    table = companion(variant="advanced", layout="cloister")
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
        FortressCompanion.from_plain(spoilt(path, value))


@pytest.mark.parametrize("data", [{}, [], None, 3, "x", {"past": [{}]}])
def test_something_else_is_no_save(data):
    with pytest.raises(SaveError):
        FortressCompanion.from_plain(data)
