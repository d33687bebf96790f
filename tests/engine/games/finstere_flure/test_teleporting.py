"""Teleporters and the monster."""

from tests.engine.games.finstere_flure.positions import table, walked
from tests.engine.games.finstere_flure.rulings import ruling


@ruling("5a.24", "5b.step_counter")
def test_the_monster_lands_on_the_twin_in_the_same_step_and_faces_its_arrow():
    t = walked("▶ > . . .\n. . . . v", 5, at=(2, 2))
    assert t.path[:2] == [(6, 3), (6, 4)]
    assert t.facing == "S"


@ruling("5a.24")
def test_the_monster_does_not_look_on_the_first_tile():
    t = walked(". a . . .\n▶ > . . .\n. . . . v", 5, at=(2, 2))
    assert t.path[0] == (6, 4)
    assert t.eaten == ""


@ruling("5a.24")
def test_the_monster_looks_on_the_twin_before_the_next_step():
    t = walked("▶ > . . .\n. . . . v . a", 5, at=(2, 2))
    assert t.path[:3] == [(6, 3), (7, 3), (8, 3)]
    assert t.eaten == "a"


@ruling("5a.24")
def test_each_colour_leads_to_its_own_twin():
    t = walked("▶ → . < . ↓ .\n. . . . . . >", 5, at=(2, 2))
    assert t.path[:2] == [(7, 2), (7, 3)]


@ruling("5a.24")
def test_a_teleporter_is_a_wall_to_pawns():
    t = table("b > . . .\n. . . >", at=(4, 4))
    t.lift("b")
    assert "E" not in t.legal
    assert t.refusal("step", 1) == "teleporters block pawns like a wall"


@ruling("5a.24")
def test_a_stone_that_a_pawn_pushes_onto_a_teleporter_is_destroyed():
    t = table("b # > . .\n. . . >", at=(4, 4))
    t.lift("b").go("E")
    assert t.stones == set()
    assert t.why("stone_lost") == ["5a.24"]
