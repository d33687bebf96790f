"""The monster pushes everything that is ahead of it."""

from tests.engine.games.finstere_flure.positions import table, walked
from tests.engine.games.finstere_flure.rulings import ruling


@ruling("5a.12")
def test_the_monster_eats_the_pawn_on_the_cell_it_enters_and_goes_on():
    t = walked("▶ a . b . . .", 5, at=(2, 5))
    assert t.eaten == "ab"
    assert t.end == (7, 5)


@ruling("5a.12")
def test_in_stage_1_an_eaten_pawn_waits_outside_with_the_face_it_shows():
    t = table("▶ a", at=(2, 5), round=4, pile=["5"])
    t.skip_round()
    assert t.where("a") == "outside"
    assert t.state.number(0) == 1, "it showed its black 6 in round 4, and was flipped by its own move"


@ruling("5a.12")
def test_in_stage_2_an_eaten_pawn_is_out_of_the_game():
    t = table("▶ a", at=(2, 5), round=9, pile=["5"])
    t.skip_round()
    assert t.where("a") == "lost"


@ruling("5a.13")
def test_the_monster_pushes_several_stones_and_the_pawn_behind_them():
    t = walked("▶ # # a . . . . .", 5, at=(2, 5))
    assert t.path[0] == (3, 5)
    assert t.stones == {(8, 5), (9, 5)}
    assert t.pawn("a") == (10, 5)
    assert t.eaten == ""


@ruling("5a.13")
def test_a_stone_behind_a_pawn_behind_a_stone_is_pushed_too():
    t = walked("▶ # a # . . . . . .", 5, at=(2, 5))
    assert t.stones == {(8, 5), (10, 5)}
    assert t.pawn("a") == (9, 5)


@ruling("5a.13")
def test_over_the_wall_a_stone_is_removed_and_a_pawn_is_crushed():
    t = walked("▶ # a", 5, at=(13, 5))
    assert t.crushed == "a"
    assert t.stones == set()
    assert t.path == [(14, 5), (15, 5), (0, 5), (1, 5), (2, 5)]


@ruling("5a.13")
def test_a_crushed_pawn_is_prey():
    t = walked("▶ # a", "X", at=(13, 5))
    assert t.path == [(14, 5)]


@ruling("5b.staircase_wall")
def test_a_staircase_is_a_wall_like_any_other():
    t = walked("▶ # a", 5, at=(9, 0))
    assert t.whys("crushed", step=1) == ["5a.13"]
    assert t.whys("stone_lost", step=2) == ["5a.13"]
    assert t.path[2] == (4, 10), "through the wall at M"


@ruling("5b.push_order")
def test_the_farthest_piece_moves_first_and_slides_alone():
    t = walked("▶ # # ~ ~ ~ ~ . a", 5, at=(2, 5))
    assert t.pushed(step=1) == [((4, 5), (9, 5)), ((3, 5), (4, 5))]


@ruling("5b.push_order")
def test_a_sliding_piece_pushes_nobody():
    t = walked("▶ # ~ ~ ~ ~ a", 5, at=(2, 5))
    assert t.pushed(step=1) == [((3, 5), (7, 5))], "it stops on the last pool cell, before the pawn"


@ruling("5b.monster_corner_stone")
def test_a_stone_that_it_pushes_onto_a_corner_cell_is_removed():
    t = walked(". # ◀", 5, at=(0, 0))
    assert t.whys("stone_lost", step=1) == ["5b.monster_corner_stone"]
    assert t.stones == set()


@ruling("5b.monster_corner_stone")
def test_house_rule_the_corner_keeps_the_stone_until_it_is_pushed_on():
    t = walked(". # ◀", 5, at=(0, 0), options={"corners_keep_stones": True})
    assert t.whys("stone_lost", step=1) == []
    assert t.whys("stone_lost", step=2) == ["5a.13"]


@ruling("5b.pawn_on_exit")
def test_a_pawn_that_is_pushed_onto_the_exit_cell_has_not_escaped():
    t = walked(". a # ◀", "5", at=(0, 0))
    assert t.pushed(step=1) == [((1, 0), (0, 0)), ((2, 0), (1, 0))]
    assert t.whys("crushed", step=2) == ["5a.13"], "and is crushed when it is pushed on"


@ruling("5b.pawn_on_exit")
def test_house_rule_the_door_saves_who_is_pushed_through_it():
    t = walked(". a # ◀", "5", at=(0, 0), options={"door_saves": True})
    assert t.crushed == ""
    assert t.walk.saved == (0,)


@ruling("5b.pawn_on_exit")
def test_house_rule_who_is_pushed_out_counts_as_out():
    t = table(". a # ◀", at=(0, 0), options={"door_saves": True}, pile=["5"])
    t.skip_round()
    assert t.where("a") == "out"
    assert list(t.state.escaped) == [0]


@ruling("5b.pawn_on_teleporter")
def test_a_pawn_that_is_pushed_onto_a_teleporter_counts_as_eaten():
    t = walked("▶ # a > . . . >", "X", at=(2, 5))
    assert t.crushed == "a"
    assert len(t.path) == 1


@ruling("5a.24")
def test_a_stone_that_is_pushed_onto_a_teleporter_is_destroyed():
    t = walked("▶ # > . . . >", 5, at=(2, 5))
    assert t.whys("stone_lost") == ["5a.24"]
