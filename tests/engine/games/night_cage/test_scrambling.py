"""Scrambling."""

from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, NORTH, SOUTH, WEST, table
from tests.engine.games.night_cage.rulings import ruling

AROUND = """
    ......
    ..o...
    .┼W│..
    ..^...
    ......
    ......
    """


def sides(t):
    return {action[1] for action in t.legal("scramble")}


@ruling(51)
def test_one_scrambles_to_open_tiles_and_pits_but_not_to_walls_or_monsters():
    t = table(AROUND, "B3 nerve 1", stack=("t",) * 9, variant="expert")
    t.play("charge", EAST)
    assert sides(t) == {WEST, NORTH}


@ruling(51)
def test_one_scrambles_into_the_dark_onto_a_drawn_tile():
    t = table(AROUND.replace("^", "."), "B3 nerve 1", stack=("t",) * 9)
    t.play("charge", EAST)
    t.play("scramble", SOUTH)
    assert t.cells("place") == {"C4"}
    assert len(t.legal("place")) == 3
    t.play(*t.legal("place")[0])
    assert t.where(0) == "C4"


@ruling(51)
def test_scrambling_into_a_pit_is_falling():
    t = table(AROUND, "B3 nerve 1", stack=("t",) * 9, variant="expert")
    t.play("charge", EAST).play("scramble", NORTH)
    assert t.asked() == "fall"


@ruling(52)
def test_a_monster_drawn_for_a_scramble_attacks_at_once():
    t = table(AROUND.replace("^", "."), "B3 nerve 1", stack=("t", "t", "t", "wax_eater") + ("t",) * 9)
    t.play("charge", EAST).play("scramble", SOUTH)
    assert t.why("attacked") == {"52"}
    assert t.burned() == [(0, 3)]
    assert t.where(0) == "C4"
    assert t.asked() == "scrambling"


@ruling(52)
def test_a_scramble_is_not_noticed_by_others():
    watched = """
        ......
        ......
        .┼W...
        >┼┼...
        ......
        ......
        """
    for noticed in (False, True):
        t = table(watched, "B3 nerve 1", stack=("t",) * 9, variant="expert", scramble_triggers=noticed)
        t.play("charge", EAST).play("scramble", SOUTH)
        assert t.where(0) == "C4"
        assert bool(t.told("attacked")) == noticed


@ruling(53)
def test_with_nowhere_to_scramble_one_falls():
    crew = ("falling row 3 key", "A1 key", "B1 key", "C1 key")
    t = table("┼┼┼G..\n" + "......\n" * 5, *crew, stack=("wax_eater",), reserve=False)
    t.play("land", "D3")
    assert t.asked() == "fall"


@ruling(54)
def test_scrambling_after_a_landing_leaves_the_whole_turn():
    t = table(EMPTY_MAP, "falling row 3 nerve 0", stack=("wax_eater", "t", "t", "t", "x") + ("t",) * 5)
    t.play("land", "C3")
    assert t.why("attacked") == {"36"}
    assert t.burned() == [(0, 3)]
    t.play("scramble", EAST)
    assert t.asked() == "choose"
    assert t.state.active == 0
