"""Equipment: rulings 52 to 56, 92."""

import pytest

from engine.games.dead_cells.cards.vocabulary import ONE, Damage
from engine.games.dead_cells.rules.abilities import OWN_PLACES, abilities
from engine.games.dead_cells.rules.aiming import meet
from engine.games.dead_cells.rules.harm import COMPANION, strike
from engine.games.dead_cells.rules.timed import usable
from engine.games.dead_cells.rules.triggers import fire
from engine.games.dead_cells.rules.wearing import room
from engine.games.dead_cells.state import ITEM_BIT
from tests.engine.games.dead_cells.fights import R1, SLOTS, TEETH, fight
from tests.engine.games.dead_cells.rulings import ruling

A = SLOTS
QUIET = ("ST-05", "ST-11", "ST-14")


def armed(*worn, players=3, foes=None, **more):
    fighters = [{"tracks": [0, 4, 0], "worn": list(worn), "hand": ["ST-05", "ST-01", "ST-02"]}]
    return fight(foes or {"R1": "B1-07", "R2": "B1-05"}, players=players, fighters=fighters, **more)


@ruling(52)
def test_a_slash_item_is_used_instead_of_the_row_also_of_an_empty_one():
    table = armed("ST-01").commit(*QUIET)
    table.until("timed")
    assert table.state.round == 2
    assert set(table.legal) == {("row",), ("instead", 0)}
    table.play("instead", 0)
    assert table.told("item_used") == [(0, 0, "instead")]


@ruling(52)
def test_an_always_active_item_works_by_itself():
    table = armed("ST-04").commit(*QUIET)
    assert (A, 1) in table.told("shield")


@ruling(52)
def test_a_skill_of_an_item_needs_a_skill_action():
    table = armed("ST-06").commit(*QUIET).until("use")
    last = len(abilities(table.state, 0).skills) - 1
    table.play("skill", last)
    assert table.state.bleed[R1] == 1


@ruling(53)
@pytest.mark.parametrize(("limit", "left"), [("card", 1), ("prisoner", 0)])
def test_one_timed_item_is_used_for_each_card_or_for_each_prisoner(limit, left):
    table = armed("ST-01", "ST-02", options={"timed_limit": limit}, players=2)
    state = table.state
    state.used[0] = 1 << ITEM_BIT
    assert len(usable(state, 0, 3)) == left


@ruling(53)
def test_the_same_item_is_used_only_once_a_round():
    table = armed("ST-02", players=2)
    table.state.used[0] = 1 << ITEM_BIT
    assert usable(table.state, 0, 3) == []


@ruling(54)
def test_without_room_the_owner_discards_an_old_piece_or_the_new_one():
    table = fight(fighters=[{"worn": ["ST-01"]}])
    assert room(table.state, 0) == 1
    table.state.todo = []
    table.state.gear.remove(102)
    table.run(("item", 102))
    table.play("give", 0)
    assert table.step == "drop"
    assert table.legal == [("drop", 0), ("drop", 1)]
    table.play("drop", 0)
    assert table.state.worn[0] == [102]
    assert table.state.gear_discard == [101]


@ruling(55)
def test_a_collected_blueprint_becomes_equipment_between_biomes_and_goes_back_after_a_death():
    table = fight()
    state = table.state
    state.todo = []
    state.collected = [1101]
    state.blueprints = [[each for each in row if each != 1101] for row in state.blueprints]
    table.run(("stack",))
    assert state.gear[-1] == 1101
    state.collected = [state.blueprints[0][-1]]
    item = state.collected[0]
    state.blueprints = [[each for each in row if each != item] for row in state.blueprints]
    table.run(("run_end", 1))
    table.until()
    assert item in table.state.blueprints[0]
    assert 1101 in table.state.gear


@ruling(56)
def test_equipment_found_in_a_fight_waits_face_up_in_the_bag():
    table = fight({"R1": "B1-11"})
    table.state.round = 1
    table.state.hurt[R1] = 2
    table.run(("do", A, 0, 102, (2, 0)))
    assert len(table.state.looted_items) == 1
    assert table.why("looted_item") == {"56"}


@ruling(30)
def test_what_an_item_did_once_in_a_fight_stays_done_when_a_companion_dies():
    state = (table := armed()).state
    state.worn[0], state.pets[0], state.round, state.todo = [1709, 1507], [0, 0], 1, []
    fire(state, "hurt", 0)
    table.run()
    assert state.shields[A] == 1
    strike(state, COMPANION, 9, "", table.events)
    assert state.worn[0] == [1507]
    fire(state, "hurt", 0)
    table.run()
    assert state.shields[A] == 1


@ruling(30)
def test_what_a_companion_did_once_stays_done_when_another_dies():
    table = wearing(MOTH, CORMORANT)
    state = table.state
    fire(state, "looted", 0)
    table.run()
    teeth = state.bag[TEETH]
    strike(state, COMPANION, 9, "", table.events)
    fire(state, "looted", 0)
    table.run()
    assert state.bag[TEETH] == teeth


@ruling(30, 39)
def test_a_round_0_action_stays_used_when_a_companion_worn_before_it_dies():
    table = wearing(MOUSE, CORMORANT)
    state = table.state
    own = len(abilities(state, 0).zeros) - 3
    state.spent = [1 << own + 2 | 1 << OWN_PLACES, 0, 0]
    strike(state, COMPANION, 9, "", table.events)
    assert state.spent[0] == 1 << own | 1 << OWN_PLACES
    assert table.session.view(0)["spent"] == state.spent


@ruling(30, 53)
def test_a_timed_item_stays_used_in_this_round_when_a_companion_worn_before_it_dies():
    table = wearing(MOUSE, 102)
    table.state.used[0] = 1 << ITEM_BIT + 1
    assert usable(table.state, 0, 3) == []
    strike(table.state, COMPANION, 9, "", table.events)
    assert table.state.worn[0] == [102]
    assert usable(table.state, 0, 3) == []


@ruling(6, 30)
def test_one_action_that_hits_two_companions_of_one_prisoner_hits_both():
    table = wearing(MOUSE, CORMORANT)
    state = table.state
    state.pets[0] = [2, 0]
    meet(state, Damage(1, ONE, many=2), R1, [COMPANION, COMPANION + 1], table.events)
    assert state.worn[0] == [CORMORANT]
    assert state.pets[0] == [1]


MOUSE, CORMORANT, MOTH = 1509, 1409, 1608
"""Three health each: two Round 0 actions; one, and a tooth for loot; one, and a lantern for a kill."""


def wearing(*items):
    """The first prisoner wears these in a fight that stands in its first round."""
    table = armed()
    state = table.state
    state.worn[0], state.pets[0], state.round, state.todo = list(items), [0] * len(items), 1, []
    return table


@ruling(92)
def test_two_copies_of_an_always_active_item_do_not_add():
    table = fight()
    table.state.worn[0] = [104, 104]
    assert len(abilities(table.state, 0).triggers) == 1
