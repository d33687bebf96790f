"""A piece between the tray and the board."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.board.placing import Hand, Placed, Placing

VERBS = ["hover", "drop", "turn", "take_back"]
OPTIONS = {3: (0, 1), 7: (2,), 9: (0, 1, 2, 3)}


@pytest.fixture
def placing() -> Placing:
    placing = Placing()
    placing.draw("tile_t", OPTIONS, why_not=lambda cell: f"cell {cell} is taken")
    return placing


def test_an_empty_hand_does_nothing() -> None:
    placing = Placing()
    placing.turn(1)
    assert not placing.hover(3)
    assert not placing.drop(3)
    assert placing.confirm() is None
    assert placing.refusal == ""


def test_a_ghost_snaps_to_a_legal_cell_and_leaves_it_again(placing: Placing) -> None:
    assert placing.hover(3)
    assert (placing.hand, placing.cell) == (Hand.GHOST, 3)
    assert not placing.hover(4)
    assert (placing.hand, placing.cell) == (Hand.HELD, None)


def test_hovering_over_a_refused_cell_says_nothing_but_dropping_says_why(placing: Placing) -> None:
    placing.hover(4)
    assert placing.refusal == ""
    assert not placing.drop(4)
    assert placing.refusal == "cell 4 is taken"
    placing.drop(3)
    assert placing.refusal == ""


def test_dropping_beside_the_board_is_no_refusal(placing: Placing) -> None:
    assert not placing.drop(None)
    assert placing.refusal == ""


def test_a_piece_in_the_hand_turns_freely(placing: Placing) -> None:
    placing.turn(-1)
    assert placing.turns == 3


def test_a_ghost_turns_only_through_legal_turns(placing: Placing) -> None:
    placing.drop(3)
    placing.turn(1)
    assert placing.turns == 1
    placing.turn(1)
    assert placing.turns == 0
    placing.turn(-1)
    assert placing.turns == 1


def test_a_ghost_with_one_legal_turn_stays(placing: Placing) -> None:
    placing.drop(7)
    assert placing.turns == 2
    assert not placing.can_turn
    placing.turn(1)
    assert placing.turns == 2


def test_snapping_keeps_the_turn_where_it_is_legal(placing: Placing) -> None:
    placing.turn(1)
    placing.drop(3)
    assert placing.turns == 1
    placing.drop(7)
    assert placing.turns == 2


def test_confirming_gives_the_decision_and_empties_the_hand(placing: Placing) -> None:
    assert not placing.can_confirm
    placing.drop(9)
    placing.turn(2)
    assert placing.confirm() == Placed(9, 2)
    assert placing.hand is Hand.EMPTY


def test_taking_back_puts_the_ghost_into_the_hand(placing: Placing) -> None:
    assert not placing.take_back()
    placing.drop(9)
    assert placing.take_back()
    assert placing.hand is Hand.HELD


@given(
    st.dictionaries(
        st.integers(0, 5), st.sets(st.integers(0, 3), min_size=1).map(lambda s: tuple(sorted(s))), min_size=1
    ),
    st.lists(st.tuples(st.sampled_from(VERBS), st.integers(-3, 7)), max_size=30),
)
def test_what_can_be_confirmed_is_always_legal(
    options: dict[int, tuple[int, ...]], steps: list[tuple[str, int]]
) -> None:
    placing = Placing()
    placing.draw("tile", options)
    for verb, number in steps:
        if verb == "take_back":
            placing.take_back()
        else:
            getattr(placing, verb)(number)
        if placing.can_confirm:
            assert placing.cell is not None
            assert placing.turns in options[placing.cell]
    placed = placing.confirm()
    assert placed is None or placed.turns in options[placed.cell]


def test_a_piece_lies_as_is_likely_on_each_cell_until_it_is_turned() -> None:
    placing = Placing()
    placing.draw("tile_t", OPTIONS, likely={3: 1, 9: 2})
    placing.hover(3)
    assert placing.turns == 1
    placing.hover(9)
    assert placing.turns == 2
    placing.turn(1)
    placing.hover(3)
    placing.hover(9)
    assert placing.turns == 0
