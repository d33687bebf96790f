"""Moving, blind steps and moving again."""

import pytest

from engine import IllegalAction
from tests.engine.games.night_cage.positions import EAST, NORTH, SOUTH, WEST, table
from tests.engine.games.night_cage.rulings import ruling

ROW = """
    ......
    ......
    .┼┼┼..
    ......
    ......
    ......
    """


@ruling(9)
def test_one_prisoner_per_tile():
    t = table(ROW, "B3", "C3")
    with pytest.raises(IllegalAction, match="only a Gate holds several"):
        t.play("move", EAST)


@ruling(9)
def test_a_gate_holds_any_number():
    t = table(ROW.replace("┼┼┼", "┼G┼"), "B3", "C3", "C3", "C3")
    t.play("move", EAST)
    assert t.where(0) == "C3"


@ruling(10)
def test_a_move_is_resolved_completely_before_the_next():
    t = table(ROW, "B3 nerve 1", stack=("t",) * 9)
    t.play("move", EAST)
    while t.asked() == "place":
        t.play(*t.legal("place")[0])
    assert t.asked() == "again"
    t.play("move", EAST)
    assert t.where(0) == "D3"
    assert t.state.nerve[0] == 0


@ruling(12)
def test_staying_ends_the_turn():
    t = table(ROW, "C3 nerve 2", stack=("straight", "t", "t", "t"))
    t.play("stay")
    while t.asked() == "place":
        t.play(*t.legal("place")[0])
    assert t.state.active == 1


PIT = """
    ......
    ......
    .┼┼o..
    ......
    ......
    ......
    """


@ruling(25)
def test_a_jump_into_a_pit_ends_the_turn():
    t = table(PIT, "C3 nerve 2", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.asked() == "fall"
    t.play("fall", 2)
    assert t.where(0) == "falling"
    assert t.state.active == 1


@ruling(25)
def test_one_may_jump_with_an_extra_move():
    lit_pit = PIT.replace("......\n    .┼┼o", "...┼..\n    .┼┼o")
    t = table(lit_pit, "B3 nerve 1", "D2", stack=("t",) * 9)
    t.play("move", EAST)
    while t.asked() == "place":
        t.play(*t.legal("place")[0])
    t.play("move", EAST)
    assert t.told("paid") == [(0, "again")]
    assert t.asked() == "fall"


ALONE = """
    ......
    ......
    ..┼...
    ......
    ......
    ......
    """


@ruling(49)
def test_a_blind_step_onto_a_drawn_monster_is_a_charge_for_nothing():
    t = table(ALONE, "C3 out nerve 0", stack=("wax_eater", "t", "t", "t", "x", "x"))
    t.play("move", EAST)
    assert t.told("paid") == []
    assert t.why("attacked") == {"49"}
    assert t.burned() == [(0, 3)]
    assert t.asked() == "scrambling"
    assert not t.state.lit[0]


@ruling(50)
def test_a_visible_monster_must_be_charged_even_in_the_dark():
    t = table(ROW.replace("┼┼┼", "┼W."), "B3 out nerve 1")
    assert t.may("charge", EAST)
    with pytest.raises(IllegalAction, match="charge it"):
        t.play("move", EAST)


@ruling(55)
def test_in_the_dark_one_must_move_or_pay():
    assert ("stay",) not in table(ROW, "C3 out nerve 0").legal()
    assert ("stay",) in table(ROW, "C3 out nerve 1").legal()
    with pytest.raises(IllegalAction, match="spend 1 Nerve to stay"):
        table(ROW, "C3 out nerve 0").play("stay")


@ruling(55)
def test_going_out_loses_all_that_one_alone_was_lighting():
    t = table(
        """
        ......
        ...┼..
        W┼┼┼┼.
        ......
        ......
        ......
        """,
        "C3 nerve 0",
        stack=("t",) * 9,
    )
    t.play("move", EAST)
    assert [t.tile(name) for name in ("D2", "E3", "C3", "D3")] == ["", "", "", "x"]


@ruling(56)
def test_a_blind_step_uses_a_tile_that_lies_there():
    t = table(ROW, "B3 out nerve 0", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.told("drew") == []
    assert t.where(0) == "C3"


@ruling(56)
def test_a_blind_step_meets_walls_and_joins_what_it_draws():
    t = table(ALONE.replace("..┼...", "..┼│.."), "C3 out nerve 0", stack=("t",) * 9)
    assert {action[1] for action in t.legal("move")} == {NORTH, SOUTH, WEST}
    t.play("move", NORTH)
    assert t.cells("place") == {"C2"}
    assert len(t.legal("place")) == 3, "three of four ways open a T passage to the south"


@ruling(57)
def test_the_tile_left_in_the_dark_goes_unless_another_lights_it():
    t = table(ALONE, "C3 out nerve 0", stack=("x",) * 9)
    t.play("move", NORTH)
    assert t.tile("C3") == ""
    u = table(ROW, "C3 out nerve 0", "B3", stack=("x",) * 9)
    u.play("move", NORTH)
    assert u.tile("C3") == "x"
