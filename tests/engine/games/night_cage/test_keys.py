"""Keys."""

from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, table
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
    t.play("take")
    assert list(t.state.key[:2]) == [1, 1]


def test_keys_do_not_change_hands_for_ever():
    t = table(ROW.replace("K", "┼"), "B3 key", "C3", stack=("t",) * 9)
    for _ in range(4):
        t.play("give", 1).play("receive", 1)
    assert not t.legal("give")
