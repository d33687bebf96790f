"""Through the walls, letter to letter."""

from tests.engine.games.finstere_flure.positions import walked
from tests.engine.games.finstere_flure.rulings import ruling


@ruling("5a.15", "5b.crossing_cost")
def test_the_monster_goes_through_the_wall_in_one_step_and_keeps_its_facing():
    t = walked("▶", 5, at=(14, 5))
    assert t.path == [(15, 5), (0, 5), (1, 5), (2, 5), (3, 5)]
    assert t.facing == "E"
    crossing = next(event for event in t.walk.events if event[0] == "crossed")
    assert crossing[5] == "V"


@ruling("5a.15")
def test_the_monster_comes_in_at_the_same_letter():
    assert walked("▶", 5, at=(14, 4)).path[:2] == [(15, 4), (0, 6)]
    assert walked("▲", 5, at=(8, 0)).path[0] == (7, 10)
    assert walked("▶", 5, at=(12, 1)).path[0] == (3, 9)
    assert walked("▶", 5, at=(15, 10)).path[0] == (0, 0)


@ruling("5b.reentry_pawn")
def test_who_stands_where_it_comes_in_is_eaten():
    t = walked("▶", 5, at=(15, 5), pawns={"a": [0, 5]})
    assert t.eaten == "a"


@ruling("5b.reentry_stone")
def test_a_stone_where_it_comes_in_is_pushed_on_with_everything_behind_it():
    t = walked("# # a . . . . .", 5, at=(0, 5), monster="15,5 E")
    assert t.path[0] == (0, 5)
    assert t.stones == {(5, 5), (6, 5)}
    assert t.pawn("a") == (7, 5)


@ruling("5b.reentry_turning")
def test_a_turning_stone_where_it_comes_in_is_simply_pushed():
    t = walked("R . . . . .", 5, at=(0, 5), monster="15,5 E")
    assert t.path[0] == (0, 5)
    assert t.whys("turned", step=1) == []
    assert t.stones != {(0, 5)}


@ruling("5b.reentry_turning")
def test_house_rule_a_turning_stone_works_through_the_wall():
    t = walked("R . . . . .", 5, at=(0, 5), monster="15,5 E", options={"turns_through_walls": True})
    assert t.path[0] == (15, 6)
    assert t.stones == {(0, 5)}


@ruling("5b.reentry_pool_teleporter")
def test_a_pool_where_it_comes_in_is_crossed_in_the_same_step():
    t = walked("~ ~ ~ ~ . .", 5, at=(0, 5), monster="15,5 E")
    assert t.path[0] == (4, 5)


@ruling("5b.reentry_pool_teleporter")
def test_a_teleporter_where_it_comes_in_works_in_the_same_step():
    t = walked("^ . . v", 5, at=(0, 5), monster="15,5 E")
    assert t.path[:2] == [(3, 5), (3, 6)]
