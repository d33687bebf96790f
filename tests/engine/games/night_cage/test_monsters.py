"""Attacks, chain reactions and penalties."""

import pytest

from tests.engine.games.night_cage.positions import EAST, NORTH, SOUTH, WEST, kinds, table
from tests.engine.games.night_cage.rulings import ruling

LINE = """
    ......
    .┼┼┼..
    W┼┼┼..
    ......
    ......
    ......
    """


@ruling(36)
def test_a_wax_eater_does_not_attack_when_it_is_placed():
    t = table(LINE.replace("W", "."), "C2", "B3", stack=("wax_eater",) * 2 + ("t",) * 9)
    t.play("move", SOUTH)
    placed = t.told("placed")
    while t.asked() == "place":
        t.play(*t.legal("place")[0])
        placed += t.told("placed")
        assert t.told("attacked") == []
    assert any(kind == 8 for _, kind, _ in placed)


@ruling(37)
@pytest.mark.parametrize(("start", "side"), [("C2", SOUTH), ("C3", NORTH), ("C3", EAST)])
def test_a_movement_into_out_of_or_along_a_line_is_noticed(start, side):
    t = table(LINE, f"{start} nerve 0", stack=("t",) * 9)
    t.play("move", side)
    assert [t.name(monster) for monster, *_ in t.told("attacked")] == ["A3"]


@ruling(37)
def test_a_movement_outside_every_line_is_not():
    t = table(LINE, "B2 nerve 0", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.told("attacked") == []


@ruling(39)
def test_who_leaves_the_line_is_missed_but_others_are_not():
    t = table(LINE, "C3 nerve 0", "D3 nerve 0", stack=("t",) * 9)
    t.play("move", NORTH)
    assert t.burned() == [(1, 3)]


@ruling(39)
def test_a_fresh_pit_shields_who_stands_behind_it():
    t = table(LINE.replace("W┼┼┼", "W─┼┼"), "B3", "D3", stack=("t",) * 9)
    t.play("move", EAST)
    assert len(t.told("attacked")) == 1
    assert t.burned() == []


RING = """
    ......
    ..┼...
    ┼W┼┼W┼
    ......
    ......
    ......
    """


@ruling(41)
def test_an_attack_sets_off_every_monster_it_reaches_once():
    t = table(
        """
        ......
        ┼.....
        ┼W┼W..
        ...┼..
        ...W..
        ......
        """,
        "A3 nerve 0",
        stack=("t",) * 9,
    )
    t.play("move", NORTH)
    assert [t.name(monster) for monster, *_ in t.told("attacked")] == ["B3", "D3", "D5"]
    assert [event[2] for event in t.events if event[0] == "attacked"] == ["37", "41", "41"]


@ruling(43)
def test_three_prisoners_and_two_monsters_cost_eighteen_tiles():
    crew = ("C3 nerve 0", "A3 nerve 0", "D3 nerve 0", "F3 nerve 0")
    t = table(RING, *crew, stack=("t",) * 20)
    t.play("move", NORTH)
    assert t.burned() == [(1, 3), (1, 3), (2, 3), (2, 3), (3, 3), (3, 3)]


@ruling(44)
def test_burnt_monsters_do_nothing():
    t = table(LINE, "C3 nerve 0", stack=("wax_eater", "wax_eater", "wax_eater") + ("t",) * 5)
    t.play("move", EAST)
    assert t.told("burned") == [(0, kinds("wax_eater", "wax_eater", "wax_eater"))]
    assert len(t.told("attacked")) == 1


@ruling(44)
def test_a_burnt_omen_does_not_count_unless_the_house_says_so():
    t = table(LINE, "C3 nerve 0", stack=("omen",) + ("t",) * 9, dirge=True)
    t.play("move", EAST)
    assert t.state.omens == 0
    t = table(LINE, "C3 nerve 0", stack=("omen",) + ("t",) * 9, dirge=True, omen_in_penalty_counts=True)
    t.play("move", EAST)
    assert t.state.omens == 1


EXIT = """
    ..G...
    .┼┼┼..
    W┼┼┼..
    ......
    ......
    ......
    """


@ruling(45)
def test_with_too_few_tiles_left_one_loses_what_there_is():
    crew = ("C3 key nerve 0", "D3 key nerve 0", "B2 key nerve 0", "D2 key nerve 0")
    t = table(EXIT, *crew, stack=("t", "t"), reserve=False)
    t.play("move", NORTH)
    assert t.burned() == [(1, 2)]
    assert t.told("flickers") == [()]


@ruling(46)
def test_a_prisoner_in_the_dark_costs_as_much():
    t = table(LINE, "C3 nerve 0", "D3 out nerve 0", stack=("t",) * 9)
    t.play("move", NORTH)
    assert t.burned() == [(1, 3)]


@ruling(47)
def test_a_wax_eater_is_gone_after_its_attack_and_leaves_no_pit():
    t = table(LINE, "C3 nerve 0", stack=("t",) * 9)
    t.play("move", NORTH)
    assert t.tile("A3") == ""
    assert (t.cell("A3"),) in t.told("gone")


CHARGE = """
    ......
    ......
    .┼W┼..
    ......
    ......
    ......
    """


@ruling(48)
def test_a_charge_costs_nerve_hits_all_in_sight_and_ends_in_a_scramble():
    t = table(CHARGE, "B3 nerve 1", "D3 nerve 0", stack=("t",) * 9)
    assert not t.may("move", EAST)
    t.play("charge", EAST)
    assert t.why("attacked") == {"48"}
    assert t.burned() == [(0, 3), (1, 3)]
    assert not t.state.lit[0]
    assert t.asked() == "scrambling"
    assert t.tile("C3") == ""
    t.play("scramble", WEST)
    assert t.where(0) == "B3"


@ruling(48)
def test_without_nerve_or_path_there_is_no_charge():
    assert not table(CHARGE, "B3 nerve 0").legal("charge")
    assert not table(CHARGE.replace(".┼W", ".│W"), "B3 nerve 2").legal("charge")


@ruling(47)
def test_a_house_rule_leaves_a_pit_where_a_monster_was_charged():
    t = table(CHARGE, "B3 nerve 1", stack=("t",) * 9, charged_monster_becomes_pit=True)
    t.play("charge", EAST)
    assert t.tile("C3") == "pit"
