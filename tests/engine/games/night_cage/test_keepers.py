"""Keepers, in the expert game."""

import pytest

from engine import IllegalAction
from engine.games.night_cage.rules.keepers import rear
from engine.games.night_cage.rules.tiles import KEEPER, kind_of, laid
from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, NORTH, SOUTH, WEST, table
from tests.engine.games.night_cage.rulings import ruling


def expert(map_, *prisoners, **more):
    return table(map_, *prisoners, **{"variant": "expert", "stack": ("t",) * 12, **more})


MOUTH_EAST = """
    ......
    .┼┼┼..
    ┼>┼┼..
    ......
    ......
    ......
    """


def test_the_rear_is_opposite_the_mouth():
    assert [rear(laid(KEEPER, turn)) for turn in range(4)] == [NORTH, EAST, SOUTH, WEST]


@ruling(61)
def test_a_keeper_stays_without_light():
    t = expert(MOUTH_EAST, "D2 nerve 0")
    t.play("move", WEST)
    assert t.tile("B3") == "keeper"
    assert t.tile("D3") == ""


@ruling(62)
@pytest.mark.parametrize(("start", "side", "attacks"), [("C3", EAST, 1), ("B2", EAST, 1), ("A3", SOUTH, 0)])
def test_a_keeper_notices_three_sides_and_not_its_rear(start, side, attacks):
    t = expert(
        """
        ......
        .┼┼...
        ┼>┼┼..
        ┼.....
        ......
        ......
        """,
        f"{start} nerve 0",
    )
    t.play("move", side)
    assert len(t.told("attacked")) == attacks


@ruling(62)
def test_an_attack_that_reaches_its_face_wakes_it_and_its_own_wakes_others():
    t = expert(
        """
        ......
        .┼....
        W┼<┼W.
        ..┼...
        ..W...
        ......
        """,
        "B3 nerve 0",
    )
    t.play("move", NORTH)
    assert {t.name(monster) for monster, *_ in t.told("attacked")} == {"A3", "C3", "C5"}


@ruling(62)
def test_a_wax_eater_does_not_wake_a_keeper_from_behind():
    t = expert(
        """
        ......
        .┼....
        W┼>┼..
        ......
        ......
        ......
        """,
        "B3 nerve 0",
        "D3 nerve 0",
    )
    t.play("move", NORTH)
    assert [t.name(monster) for monster, *_ in t.told("attacked")] == ["A3"]


@ruling(63)
def test_a_strike_from_afar_costs_one_tile_and_spares_the_candle():
    t = expert(MOUTH_EAST, "C3 nerve 2")
    t.play("move", EAST)
    assert t.burned() == [(0, 1)]
    assert t.state.lit[0]
    t = expert(MOUTH_EAST, "C3 nerve 2", keeper_ranged_lights_out=True)
    t.play("move", EAST)
    assert not t.state.lit[0]


@ruling(64)
def test_a_keeper_stays_after_its_attack():
    t = expert(MOUTH_EAST, "C3 nerve 0")
    t.play("move", EAST)
    assert t.tile("B3") == "keeper"


@ruling(65, 66)
def test_from_behind_the_key_is_free_and_the_keeper_becomes_a_pit():
    t = expert(MOUTH_EAST, "A3 nerve 0", "D3 nerve 0")
    assert t.may("move", EAST)
    t.play("move", EAST)
    assert t.told("key") == [(0, t.cell("B3"))]
    assert t.told("attacked") == []
    assert t.tile("B3") == "pit"
    assert t.asked() == "scrambling"
    assert t.state.keys == 6


@ruling(65)
def test_from_the_front_it_is_a_charge_and_others_are_struck_from_afar():
    t = expert(MOUTH_EAST, "C3 nerve 1", "D3 nerve 2")
    assert not t.may("move", WEST)
    t.play("charge", WEST)
    assert t.burned() == [(0, 3), (1, 1)]
    assert not t.state.lit[0]
    assert t.state.lit[1]
    t.play("take")
    assert t.tile("B3") == "pit"
    assert t.asked() == "scrambling"


@ruling(65)
def test_a_nerve_on_a_keepers_tile_saves_all_three_tiles_but_not_the_candle():
    t = expert(MOUTH_EAST, "C3 nerve 2")
    t.play("charge", WEST)
    assert "no tiles lost" in t.session.describe(("block",))
    t.play("block")
    assert t.burned() == [(0, 0)]
    assert not t.state.lit[0]


@ruling(65)
@pytest.mark.parametrize("stack", [("gate",), ("gate", "t")])
def test_it_is_asked_for_from_one_tile_on(stack):
    t = expert(MOUTH_EAST, "C3 nerve 2", *["falling row 6 key"] * 3, stack=stack, reserve=False)
    t.play("charge", WEST)
    assert t.asked() == "block"


@ruling(65)
def test_the_house_may_read_it_as_a_block_that_saves_one():
    t = expert(MOUTH_EAST, "C3 nerve 2", keeper_nerve_saves_one=True)
    t.play("charge", WEST).play("block")
    assert t.burned() == [(0, 2)]


@ruling(67)
def test_who_has_a_key_may_not_come_from_behind():
    with pytest.raises(IllegalAction, match="cannot go in behind a Keeper"):
        expert(MOUTH_EAST, "A3 key").play("move", EAST)


@ruling(67)
def test_a_charging_key_holder_leaves_the_keeper_in_place():
    t = expert(MOUTH_EAST, "C3 key nerve 1")
    t.play("charge", WEST)
    assert t.tile("B3") == "keeper"
    assert t.asked() == "scrambling"


@ruling(68)
def test_falling_onto_a_keeper_counts_as_the_front():
    t = expert(EMPTY_MAP, "falling row 3 nerve 0", stack=("keeper",) + ("t",) * 9)
    t.play("land", "C3")
    assert len(t.legal("place")) == 4
    t.play("place", "C3", 0)
    assert t.why("attacked") == {"68"}
    assert t.burned() == [(0, 3)]
    t.play("take")
    assert t.tile("C3") == "pit"


@ruling(68)
def test_a_blind_step_onto_a_keeper_meets_its_mouth_and_the_key_may_be_left():
    t = expert(MOUTH_EAST.replace("┼>┼┼", "...┼"), "D3 out nerve 0", stack=("keeper",) + ("t",) * 9)
    t.play("move", EAST)
    assert t.why("attacked") == {"68"}
    assert t.burned() == [(0, 3)]
    assert t.state.board[t.cell("E3")] == laid(KEEPER, 1), "its mouth looks west"
    t.play("leave")
    assert kind_of(t.state.board[t.cell("E3")]) == KEEPER
    assert t.asked() == "scrambling"
