"""The fortress companion's tombstones, the walks that follow them, and how a game beside the box ends."""

from engine.games.finstere_flure.companion.fortress import (
    EMPTY,
    NEEDS_TWIN,
    NOTHING_LEFT,
    NUMBER_FIRST,
    OVER,
    WALK_FIRST,
)
from engine.games.finstere_flure.rules.board import cell_at
from engine.games.finstere_flure.rules.pieces import YELLOW
from engine.games.finstere_flure.rules.tombstones import ALL, TOMBSTONES
from engine.games.finstere_flure.rules.tombstones import NAMES as NUMBERS
from engine.games.finstere_flure.state import ESCAPED, LOST, OUTSIDE
from tests.engine.games.finstere_flure.beside_the_box import companion, pile


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


def test_every_tombstone_of_the_box_has_a_title():
    for number in range(len(TOMBSTONES)):
        table = companion(draws=False)
        table.set_turn(3)
        table.tell(number)
        assert "{" not in str(table.undo_title)


def test_a_tombstone_waits_until_the_walk_is_done():
    table = companion()
    table.draw()
    assert table.draw() == WALK_FIRST
    assert table.state.turn == 0
    table.take_over()
    assert table.waiting is None
    assert table.state.turn == 1


def test_the_position_after_the_walk_is_taken_over():
    table = companion(draws=False)
    table.move_pawn(0, cell_at(5, 0))
    table.tell(NUMBERS["7a"])
    walk = table.walk()
    assert walk.eaten == (0,)
    table.take_over()
    assert table.state.monster == walk.after.monster
    assert table.state.at[0] == OUTSIDE
    assert table.state.first == 1


def test_in_the_second_stage_who_is_eaten_is_lost():
    table = companion(draws=False)
    table.set_turn(7)
    table.move_pawn(0, cell_at(5, 0))
    table.tell(NUMBERS["7a"])
    table.take_over()
    assert table.state.at[0] == LOST


def test_the_story_of_a_walk_begins_before_its_tombstone():
    table = companion()
    table.draw()
    before, events = table.story()
    assert len(before["left"]) == 8
    assert before["seen"] == []
    assert events[0][0] == "tombstone"
    assert [event[0] for event in events].count("looked") == table.waiting.steps + 1


def test_a_lone_teleporter_stops_the_tombstones():
    table = companion(layout=EMPTY, variant="advanced")
    table.add_piece(YELLOW, cell_at(5, 5))
    assert table.draw() == NEEDS_TWIN
    table.add_piece(YELLOW, cell_at(9, 5))
    assert table.draw() is None


def test_round_marker_and_tombstones_can_be_corrected():
    table = companion(seats=3)
    table.set_turn(9)
    table.set_first(2)
    table.set_seen([NUMBERS["X"], NUMBERS["10"]])
    assert (table.state.stage, table.state.turn, table.state.first) == (2, 9, 2)
    assert sorted(table.state.seen) == [NUMBERS["10"], NUMBERS["X"]]
    assert sorted([*table.state.seen, *table.state.deck]) == list(ALL)


def test_the_tombstone_that_waits_stays_open():
    table = companion(draws=False)
    table.tell(NUMBERS["8a"])
    table.set_seen([NUMBERS["5"]])
    assert list(table.state.seen) == [NUMBERS["5"], NUMBERS["8a"]]


def test_whoever_gets_all_but_one_out_has_won():
    table = companion()
    for pawn in (4, 5, 6):
        assert table.verdict() is None
        table.move_pawn(pawn, ESCAPED)
    assert "Player 2 wins" in str(table.verdict())
    table.undo()
    assert table.verdict() is None


def test_at_the_end_of_the_second_stage_most_pawns_win():
    table = companion()
    table.move_pawn(4, ESCAPED)
    table.set_turn(13)
    table.draw()
    table.take_over()
    assert "Player 2 wins" in str(table.verdict())
    assert table.draw() == OVER
