"""The monster on blood pools."""

from tests.engine.games.finstere_flure.positions import walked
from tests.engine.games.finstere_flure.rulings import ruling


@ruling("5a.14", "5b.step_counter")
def test_the_monster_slides_across_a_pool_in_one_step_without_looking():
    t = walked(". . . a .\n▶ ~ ~ ~ ~ . .", 5, at=(2, 5))
    assert t.path[0] == (7, 6)
    assert t.eaten == ""


@ruling("5a.14")
def test_the_monster_eats_whoever_is_on_its_way_across_the_pool():
    t = walked("▶ ~ a~ ~ ~ . .", 5, at=(2, 5))
    assert t.path[0] == (7, 5)
    assert t.eaten == "a"


@ruling("5a.14")
def test_what_it_pushes_onto_a_pool_slides_too():
    t = walked("▶ # a ≈ ≈ . . .\n. . . ≈ ≈", "5", at=(2, 5))
    assert t.pushed(step=1)[0] == ((4, 5), (7, 5))


@ruling("5b.slide_behind_stone")
def test_the_monster_pushes_the_stone_again_that_it_sent_across_the_pool():
    t = walked("▶ # ~ ~ ~ ~ . . .", 5, at=(2, 5))
    assert t.path[:2] == [(3, 5), (8, 5)]
    assert t.pushed(step=1) == [((3, 5), (8, 5))]
    assert t.pushed(step=2) == [((8, 5), (9, 5))], "the stone ends one cell past the monster"


@ruling("5b.touching_pools")
def test_the_monster_slides_over_two_pools_that_touch():
    t = walked("▶ ~ ~ ~ ~ ≈ ≈ . .\n. . . . . ≈ ≈", 5, at=(2, 5))
    assert t.path[0] == (9, 5)


@ruling("5b.slide_wall")
def test_a_slide_goes_on_through_the_wall():
    t = walked("▶ ~ ~ ~ ~", 5, at=(11, 5))
    assert t.path[0] == (0, 5)


@ruling("5b.slide_wall")
def test_house_rule_walls_stop_a_slide():
    t = walked("▶ ~ ~ ~ ~", 5, at=(11, 5), options={"walls_stop_slides": True})
    assert t.path[:2] == [(15, 5), (0, 5)]


@ruling("5b.slide_teleporter")
def test_from_a_pool_onto_a_teleporter_is_still_the_same_step():
    t = walked("▶ ~ ~ ~ ~ > . .\n. . . . v", 5, at=(2, 5))
    assert t.path[:2] == [(6, 6), (6, 7)]


@ruling("5b.prey_mid_slide")
def test_with_its_prey_it_still_finishes_the_slide_and_eats_on():
    t = walked("▶ a~ b~ ~ ~ . .", "X", at=(2, 5))
    assert t.path == [(7, 5)]
    assert t.eaten == "ab"


@ruling("5b.prey_mid_slide")
def test_house_rule_prey_stops_the_slide():
    t = walked("▶ a~ b~ ~ ~ . .", "X", at=(2, 5), options={"prey_stops_slides": True})
    assert t.path == [(3, 5)]
    assert t.eaten == "a"


@ruling("5b.stone_slides_teleporter")
def test_a_stone_that_slides_onto_a_teleporter_is_destroyed():
    t = walked("▶ # ≈ ≈ > . >\n. . ≈ ≈", 5, at=(2, 5))
    assert t.whys("stone_lost", step=1) == ["5a.24"]
    assert t.stones == set()


@ruling("5b.stone_slides_teleporter")
def test_a_pawn_that_is_pushed_onto_a_pool_stops_before_the_teleporter():
    t = walked("▶ # a ≈ ≈ > . >\n. . . ≈ ≈", "5", at=(2, 5))
    assert t.pushed(step=1)[0] == ((4, 5), (6, 5))
