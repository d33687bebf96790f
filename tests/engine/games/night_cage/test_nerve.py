"""Nerve: at most two a turn, and blocking."""

from tests.engine.games.night_cage.positions import EAST, table
from tests.engine.games.night_cage.rulings import ruling

ROW = """
    ......
    ......
    ┼┼┼┼┼┼
    ......
    ......
    ......
    """


@ruling(18)
def test_two_tokens_are_two_extra_moves_and_no_more():
    t = table(ROW, "A3 nerve 2", "falling row 1", stack=("straight",) * 9)
    t.play("move", EAST)
    for _ in range(2):
        while t.asked() == "place":
            t.play(*t.legal("place")[0])
        t.play("move", EAST)
    while t.asked() == "place" and t.state.active == 0:
        t.play(*t.legal("place")[0])
    assert t.where(0) == "D3"
    assert t.state.active == 1


@ruling(18)
def test_a_charge_and_a_block_are_two_tokens():
    t = table(ROW.replace("┼┼┼┼┼┼", "┼W...."), "A3 nerve 2", stack=("t",) * 9)
    t.play("charge", EAST)
    t.play("block")
    assert t.state.nerve[0] == 0
    assert t.burned() == [(0, 2)]


LINE = """
    ......
    ......
    W┼┼┼..
    ......
    ......
    ......
    """


@ruling(19)
def test_each_prisoner_hit_may_block_out_of_turn_but_not_save_the_candle():
    t = table(LINE, "B3 nerve 0", "D3 nerve 1", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.session.deciders == (1,)
    assert t.legal() == [("block",), ("endure",)]
    t.play("block")
    assert t.burned() == [(1, 2)]
    assert (1,) in t.told("out")


@ruling(19)
def test_only_hits_of_three_tiles_can_be_blocked():
    t = table(LINE.replace("W", "P"), "B3 nerve 2", stack=("t",) * 12, pathless=2)
    t.play("move", EAST)
    assert t.burned() == [(0, 5)]
    u = table(LINE.replace("W", ">"), "B3 nerve 2", stack=("t",) * 9, variant="expert")
    u.play("move", EAST)
    assert u.burned() == [(0, 1)]


@ruling(20)
def test_a_block_is_decided_before_the_tiles_are_seen():
    t = table(LINE, "B3 nerve 1", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.asked() == "block"
    assert t.burned() == []
