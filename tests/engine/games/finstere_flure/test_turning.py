"""Turning stones."""

from tests.engine.games.finstere_flure.positions import walked
from tests.engine.games.finstere_flure.rulings import ruling


@ruling("5a.23")
def test_a_turning_stone_turns_the_monster_right_and_it_steps_that_way():
    t = walked("▶ R", 5, at=(4, 4))
    assert t.path[0] == (4, 5)
    assert t.stones == {(5, 4)}


@ruling("5a.23")
def test_the_other_kind_turns_it_about():
    t = walked(". . ▶ U", 5, at=(4, 4))
    assert t.path[0] == (5, 4)


@ruling("5a.23")
def test_a_turning_stone_acts_only_on_contact():
    t = walked("▶ . R", 5, at=(4, 4))
    assert t.path[:2] == [(5, 4), (5, 5)]


@ruling("5a.23")
def test_who_sees_pawns_and_hesitates_pushes_the_stone():
    t = walked(". a .\n. ▶ R\n. b .", 5, at=(4, 4))
    assert t.path[0] == (6, 5)
    assert (7, 5) in t.stones


@ruling("5a.23")
def test_who_sees_a_pawn_elsewhere_turns_to_it_and_leaves_the_stone():
    t = walked(". a .\n. . .\n. ▶ R", 5, at=(4, 4))
    assert t.path[0] == (5, 5)
    assert (6, 6) in t.stones


@ruling("5b.turning_look_again")
def test_a_turned_monster_steps_before_it_looks_again():
    t = walked("a . ▶ R", 5, at=(4, 4))
    assert t.path[0] == (6, 5), "the pawn behind its back is now at its right, and not seen"


@ruling("5b.turning_look_again")
def test_house_rule_it_looks_again_when_turned():
    t = walked("a . ▶ R", 5, at=(4, 4), options={"turning_looks_again": True})
    assert t.path[0] == (5, 4), "turned south it sees the pawn in the west"


@ruling("5b.turn_chain")
def test_a_second_turning_stone_turns_it_again():
    t = walked(". ▶ R\n. R .", 5, at=(4, 4))
    assert t.path[0] == (4, 4)


@ruling("5b.turn_chain")
def test_when_a_facing_comes_back_it_pushes_straight_ahead():
    t = walked("U ▶ U .", 5, at=(4, 4))
    assert t.path[0] == (6, 4)
    assert t.stones >= {(4, 4)}
    assert t.whys("turned", step=1) == ["5a.23", "5a.23"]


@ruling("5b.turn_chain")
def test_house_rule_only_one_turning_stone_acts_in_a_step():
    t = walked(". ▶ R\n. R .\n. . .", 5, at=(4, 4), options={"one_turn_a_step": True})
    assert t.path[0] == (5, 5)


@ruling("5b.turn_last_look")
def test_at_the_last_look_a_turning_stone_does_nothing_yet():
    t = walked("▶ . . . . . R", 5, at=(4, 4))
    assert t.end == (9, 4)
    assert t.facing == "E"


@ruling("5b.turn_last_look")
def test_house_rule_it_turns_at_the_last_look():
    t = walked("▶ . . . . . R", 5, at=(4, 4), options={"turning_at_last_look": True})
    assert t.end == (9, 4)
    assert t.facing == "S"


def test_sliding_into_a_turning_stone_pushes_it_because_it_does_not_look():
    t = walked("▶ ~ ~ ~ ~ R .", 5, at=(2, 4))
    assert t.path[0] == (7, 4)
    assert t.pushed(step=1) == [((7, 4), (8, 4))]
