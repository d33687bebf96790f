"""A pawn's move, step by step."""

import pytest

from engine import IllegalAction
from tests.engine.games.finstere_flure.positions import table
from tests.engine.games.finstere_flure.rulings import ruling

FAR = {"monster": "0,5 W"}
"""The monster looks at a wall, far away."""


@ruling("5a.1")
def test_entering_costs_one_step_and_ends_on_the_entrance_cell():
    t = table(**FAR)
    t.lift("b")
    assert t.legal == "+."
    t.go("+")
    assert t.where("b") == (15, 10)
    t.go("NN")
    assert t.where("b") == (15, 8)
    assert t.legal == ".", "three steps: in, and two more"


@ruling("5a.1")
def test_leaving_costs_one_more_step_from_the_exit_cell():
    t = table(". . b", **FAR)
    t.lift("b").go("WW")
    assert "-" in t.legal
    t.go("-")
    assert t.where("b") == "out"
    t = table(". . . b", **FAR)
    t.lift("b").go("WWW")
    assert t.legal == ".", "no step is left to leave with"
    assert "costs one step" in t.refusal("leave")


@ruling("5a.2")
def test_pawns_move_orthogonally_back_and_forth_or_not_at_all():
    t = table("b", at=(5, 5), **FAR)
    t.lift("b")
    assert t.legal == "NESW."
    t.go("NSE")
    assert t.where("b") == (6, 5)
    t = table("b", at=(5, 5), **FAR)
    t.move("b")
    assert t.where("b") == (5, 5)
    assert t.state.number(1) == 4, "flipped, though it did not move"


@ruling("5a.2")
def test_a_pawn_may_pass_pawns_but_not_end_on_one():
    t = table("b e . .", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert "." not in t.legal
    t.go("E").end()
    assert t.where("b") == (7, 5)


@ruling("5a.2")
def test_a_step_after_which_no_end_could_be_reached_is_not_offered():
    t = table("a e f g h b", at=(5, 5), **FAR)
    t.lift("a")
    assert "E" not in t.legal, "one point, and the cell is taken"
    assert "cannot end" in t.refusal("step", 1)
    with pytest.raises(IllegalAction):
        t.go("E")
    crowd = ". . e . .\n. f b g .\n. . h . ."
    t = table(crowd, at=(5, 4), **FAR)
    t.lift("b")
    assert t.legal == "NESW.", "three points are enough to get past"


@ruling("5a.2")
def test_the_monsters_cell_is_never_entered():
    t = table("b ▶", at=(5, 5))
    t.lift("b")
    assert "E" not in t.legal
    assert "monster" in t.refusal("step", 1)


def test_a_step_can_be_taken_back_until_the_move_is_ended():
    t = table("b # .", at=(5, 5), **FAR)
    t.lift("b").go("EN")
    before = t.session.state.clone()
    t.session.undo()
    t.session.undo()
    assert t.where("b") == (5, 5)
    assert t.stones == {(6, 5)}
    t.session.redo()
    t.session.redo()
    assert t.session.state == before


@ruling("5a.5")
def test_a_pawn_pushes_a_single_stone_onto_a_free_cell():
    t = table("b # .", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (6, 5)
    assert t.stones == {(7, 5)}


@ruling("5a.5")
def test_never_two_stones_never_a_pawn_never_off_the_board():
    assert "E" not in table("b # # .", at=(5, 5), **FAR).lift("b").legal
    assert "E" not in table("b # e .", at=(5, 5), **FAR).lift("b").legal
    assert "E" not in table("b #", at=(14, 5), **FAR).lift("b").legal
    assert "E" not in table("b #", at=(10, 0), **FAR).lift("b").legal, "a staircase is a wall too"


@ruling("5a.5")
def test_a_pawn_is_never_pushed():
    t = table("b e .", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("e") == (6, 5)


@ruling("5a.5")
def test_a_stone_that_a_pawn_pushes_onto_a_corner_cell_is_removed():
    t = table(". # b", **FAR)
    t.lift("b").go("W")
    assert t.stones == set()
    assert t.state.gone[1] == 11
    t = table("b\n#\n.", at=(15, 8), **FAR)
    t.lift("b").go("S")
    assert t.stones == set()


@ruling("5b.stone_towards_monster")
def test_the_monsters_cell_is_not_free_for_a_stone():
    assert "E" not in table("b # ▶", at=(5, 5)).lift("b").legal


@ruling("5a.6")
def test_entering_a_pool_costs_one_and_slides_to_the_first_cell_beyond():
    t = table("b ~ ~ ~ ~ . .", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (10, 5)
    assert t.state.todo[-1][2] == 2, "two of three points are left"


@ruling("5a.6")
def test_a_stone_beyond_the_pool_is_pushed_if_it_can_be():
    t = table("b ~ ~ ~ ~ # .", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (10, 5)
    assert t.stones == {(11, 5)}


@ruling("5a.6")
def test_if_it_cannot_be_pushed_the_pawn_stops_on_the_last_pool_cell():
    t = table("b ~ ~ ~ ~ # #", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (9, 5)
    t.go("N")
    assert t.where("b") == (9, 4), "a change of direction costs one more"


@ruling("5a.6")
def test_a_wall_stops_the_slide_and_each_change_of_direction_slides_again():
    t = table("b ≈ ≈\n. ≈ ≈\n. . .", at=(13, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (15, 5)
    t.go("S")
    assert t.where("b") == (15, 7), "over the second pool cell and off it"


@ruling("5a.6")
def test_with_the_last_point_no_slide_may_begin_that_ends_on_a_pawn():
    t = table("a ~ ~ ~ ~ e .", at=(5, 5), **FAR)
    t.lift("a")
    assert "E" not in t.legal
    t = table("b ~ ~ ~ ~ e .", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert "." not in t.legal
    t.go("E").end()
    assert t.where("b") == (11, 5)


@ruling("5b.slide_stops_on_pawn")
def test_a_slide_that_stops_on_a_pawn_must_go_on():
    t = table("b ~ ~ ~ e~ # #", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (9, 5)
    assert t.legal == "NSW"
    t = table("a ~ ~ ~ e~ # #", at=(5, 5), **FAR)
    assert "E" not in t.lift("a").legal


@ruling("5b.pawn_slides_to_monster")
def test_a_slide_towards_the_monster_stops_before_it():
    t = table("b ~ ~ ~ ~ ▶", at=(5, 5))
    t.lift("b").go("E")
    assert t.where("b") == (9, 5)


@ruling("5b.stone_slides_teleporter")
def test_a_sliding_pawn_stops_before_a_teleporter():
    t = table("b ~ ~ ~ ~ > . >", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (9, 5)


@ruling("5b.touching_pools")
def test_a_pawn_slides_over_two_pools_that_touch():
    t = table("b ~ ~ ~ ~ ≈ ≈ .\n. . . . . ≈ ≈ .", at=(5, 5), **FAR)
    t.lift("b").go("E")
    assert t.where("b") == (12, 5)


@ruling("5a.7")
def test_a_pawn_stuck_on_a_pool_may_end_there_and_push_later():
    stuck = table("a ~ ~ ~ #~ e .", at=(5, 5), **FAR)
    stuck.lift("a").go("E")
    assert stuck.where("a") == (8, 5)
    stuck.end()
    assert stuck.where("a") == (8, 5)
    freed = table(". ~ ~ b~ #~ . .", at=(5, 5), **FAR)
    freed.lift("b").go("E")
    assert freed.stones == {(11, 5)}, "it slides off the pool, and the sliding pawn pushes it once more"
    assert freed.where("b") == (10, 5)


@ruling("5a.8")
def test_a_stone_slides_across_a_pool_to_the_first_cell_beyond():
    t = table("a # ~ ~ ~ ~ .", at=(5, 5), **FAR)
    t.lift("a").go("E")
    assert t.stones == {(11, 5)}


@ruling("5a.8")
def test_a_stone_stays_on_the_last_free_pool_cell_if_the_cell_beyond_is_taken():
    for beyond in ("e", "#", "▶"):
        t = table(f"a # ~ ~ ~ ~ {beyond}", at=(5, 5), monster=None if beyond == "▶" else "0,5 W")
        t.lift("a").go("E")
        assert (10, 5) in t.stones
    t = table("a # ~ ~ ~ ~", at=(10, 5), **FAR)
    t.lift("a").go("E")
    assert t.stones == {(15, 5)}, "at the wall"


@ruling("5b.monster_on_doors")
def test_nobody_enters_or_leaves_where_the_monster_stands():
    t = table(monster="15,10 W")
    t.lift("b")
    assert t.legal == "."
    assert "monster" in t.refusal("enter")
    t = table(". b", monster="0,0 N")
    t.lift("b")
    assert "W" not in t.legal


@ruling("5b.pawn_on_entrance")
def test_others_enter_through_a_pawn_on_the_entrance_cell_with_two_points_or_more():
    t = table("e", at=(15, 10), **FAR)
    t.lift("a")
    assert t.legal == ".", "a single point"
    t = table("e", at=(15, 10), **FAR)
    t.lift("b").go("+")
    assert "." not in t.legal
    t.go("W").end()
    assert t.where("b") == (14, 10)


@ruling("5a.3")
def test_an_off_board_pawn_may_just_be_flipped():
    t = table(**FAR)
    t.move("b")
    assert t.where("b") == "outside"
    assert t.state.number(1) == 4
