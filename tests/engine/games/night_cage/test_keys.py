"""Keys."""

import pytest

from engine import Session
from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, WEST, table
from tests.engine.games.night_cage.rulings import ruling

ROW = """
    ......
    ......
    .┼K┼..
    ......
    ......
    ......
    """


@ruling(81)
def test_a_key_is_offered_on_arrival_and_may_be_left():
    t = table(ROW, "B3", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.legal() == [("take",), ("leave",)]
    t.play("take")
    assert t.state.key[0] == 1
    assert t.state.keys == 6
    u = table(ROW, "B3", stack=("t",) * 9)
    u.play("move", EAST).play("leave")
    assert u.state.key[0] == 0


@ruling(81)
def test_a_key_tile_gives_one_key_and_a_prisoner_holds_one():
    t = table(ROW, "B3 key", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.asked() != "key"
    u = table(ROW.replace("K", "k"), "B3", stack=("t",) * 9)
    u.play("move", EAST)
    assert u.asked() != "key"


@ruling(81)
def test_a_key_is_also_found_by_landing():
    t = table(EMPTY_MAP, "falling row 3", stack=("key",) + ("t",) * 9)
    t.play("land", "C3")
    assert t.asked() == "key"


@ruling(82)
def test_keys_are_passed_either_way_to_a_connected_neighbour():
    t = table(ROW.replace("K", "┼"), "B3 key", "C3", stack=("t",) * 9)
    assert t.may("give", 1)
    t.play("give", 1)
    assert list(t.state.key[:2]) == [0, 1]
    assert t.may("receive", 1)
    t.play("receive", 1)
    assert list(t.state.key[:2]) == [1, 0]
    assert t.asked() == "choose", "it costs nothing"


@ruling(82)
def test_a_path_must_join_them_and_the_receiver_hold_none():
    assert not table(ROW.replace("K", "│"), "B3 key", "C3").legal("give")
    assert not table(ROW.replace("K", "┼"), "B3 key", "C3 key").legal("give")


@ruling(82, 60)
def test_on_one_gate_keys_change_hands():
    assert table(ROW.replace("K", "G"), "C3 key", "C3").may("give", 1)


@ruling(82)
def test_who_gives_a_key_away_on_a_key_tile_may_take_the_one_underfoot():
    t = table(ROW, "C3 key", "D3", stack=("t",) * 9)
    assert not t.may("take")
    t.play("give", 1)
    assert t.asked() == "choose", "it is one of the actions of this turn"
    t.play("take")
    assert list(t.state.key[:2]) == [1, 1]


@ruling(82)
@pytest.mark.parametrize(("answer", "keys"), [("take", [1, 1]), ("leave", [1, 0])])
def test_on_the_receivers_turn_a_giver_on_a_key_tile_is_asked_at_once(answer, keys):
    t = table(ROW, "D3", "C3 key", stack=("t",) * 9)
    t.play("receive", 1)
    assert t.session.deciders == (1,)
    assert t.legal() == [("take",), ("leave",)]
    assert Session.unsealed(t.session.sealed()).state == t.state, "a table that is left there opens again"
    t.play(answer)
    assert list(t.state.key[:2]) == keys
    assert t.asked() == "choose"
    assert t.session.deciders == (0,)


@ruling(82)
def test_after_a_move_the_giver_is_asked_too():
    t = table(ROW.replace("┼..", "┼┼."), "E3", "C3 key", stack=("t",) * 9)
    t.play("move", WEST)
    while t.asked() == "place":
        t.play(*t.legal("place")[0])
    assert t.asked() == "again"
    t.play("receive", 1).play("take").play("end")
    assert list(t.state.key[:2]) == [1, 1]
    assert t.state.active == 1


@ruling(82)
def test_nobody_is_asked_about_a_key_that_is_gone():
    t = table(ROW.replace("K", "k"), "D3", "C3 key", stack=("t",) * 9)
    t.play("receive", 1)
    assert t.asked() == "choose"


def test_keys_do_not_change_hands_for_ever():
    t = table(ROW.replace("K", "┼"), "B3 key", "C3", stack=("t",) * 9)
    for _ in range(4):
        t.play("give", 1).play("receive", 1)
    assert not t.legal("give")
