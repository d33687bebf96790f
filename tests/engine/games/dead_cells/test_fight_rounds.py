"""Rounds 0 and IV, potions, loot: rulings 39 to 45, 73 to 75."""

from engine.games.dead_cells.cards.vocabulary import POISON
from engine.games.dead_cells.rules.looting import drink, drinkers, types_there
from engine.games.dead_cells.rules.states import afflict
from tests.engine.games.dead_cells.fights import CELLS, POTIONS, R1, R2, R3, SLOTS, TEETH, fight
from tests.engine.games.dead_cells.rulings import ruling

A, B = SLOTS, SLOTS + 1
QUIET = ("ST-05", "ST-11", "ST-14")


@ruling(39, 74)
def test_in_round_0_everybody_does_as_many_of_his_actions_as_he_likes_in_any_order():
    table = fight({"R1": "B1-07"}, fighters=[{"tracks": [0, 0, 4]}, {"tracks": [1, 0, 0]}]).commit(*QUIET)
    assert table.step == "act_at_zero"
    assert len(table.legal) == 3
    table.play(*table.legal[1]).play(*table.legal[0])
    assert table.state.hurt[R1] == 2
    assert table.session.deciders == (1,)


@ruling(39)
def test_a_monsters_row_0_is_done_in_the_same_sweep():
    table = fight({"R1": "B1-12"}).commit(*QUIET)
    assert (R1, 0) in table.told("acts")
    assert table.told("shield")[0] == (R1, 1)


@ruling(40)
def test_a_potion_opens_round_0_by_itself_and_takes_all_damage_off_one_prisoner():
    table = fight(bag={"potions": 1}, fighters=[{}, {"damage": 2}]).commit(*QUIET)
    assert table.step == "act_at_zero"
    table.play("drink", 1)
    assert table.state.hurt[B] == 0
    assert table.state.bag[POTIONS] == 0


@ruling(40)
def test_a_potion_can_be_drunk_in_place_of_looting():
    fighters = [{"hand": ["ST-02", "ST-01", "ST-03"], "damage": 1}]
    table = fight(bag={"potions": 1}, loot={"cells": 1}, fighters=fighters).commit("ST-02", "ST-08", "ST-15")
    while table.step != "loot":
        table.play("done") if table.step == "act_at_zero" else table.answer()
    assert ("potion",) in table.legal
    table.play("potion").play("drink", 0)
    assert table.state.hurt[A] == 0


@ruling(41)
def test_in_round_IV_only_enemies_with_such_a_row_act():
    table = fight({"R1": "B1-01", "R2": "B1-05"}, players=2).commit("ST-05", "ST-04", "ST-11")
    table.to_round(4)
    assert table.step == "victim"
    assert [place for place in table.told("acts") if place[1] == 4] == [(R1, 4)]


@ruling(42)
def test_looting_takes_all_of_one_type_and_scrolls_of_different_colours_are_different_types():
    table = fight(loot={"cells": 2, "teeth": 1, "survival": 1, "tactics": 1})
    assert types_there(table.state) == [0, 1, 4, 5]
    table.commit(*QUIET).until("loot")
    table.play("loot", 0)
    assert table.state.bag[CELLS] == 2
    assert table.state.ground[1] == 1


@ruling(43)
def test_a_fight_goes_on_when_all_monsters_are_dead():
    table = fight(loot={"teeth": 2}).commit(*QUIET).to_end()
    assert [k for (k,) in table.told("round")] == [1, 2, 3]
    assert table.state.bag[TEETH] == 2


@ruling(44)
def test_a_looted_scroll_is_given_at_the_end_of_the_fight():
    table = fight(loot={"brutality": 1}).commit(*QUIET).until("give_scroll")
    kinds = [event[0] for event in table.events]
    assert kinds.index("picked_up") < kinds.index("sharing")
    table.play("give", 1)
    assert table.state.tracks[1] == [0, 0, 1]


@ruling(45)
def test_a_vial_takes_one_damage_off_at_once_or_when_looted_at_the_end():
    table = fight(loot={"vials": 1}, fighters=[{"damage": 2}]).commit(*QUIET).to_end()
    assert table.state.hurt[A] == 1
    assert "45" in table.why("healed")
    table.state.hurt[A] = 2
    table.run(("vial", 0))
    assert table.state.hurt[A] == 1


@ruling(73)
def test_round_0_has_no_end_so_its_gaps_close_after_I():
    table = fight({"R1": "B1-03", "R2": "B1-07"}, fighters=[{"tracks": [0, 0, 2]}]).commit(*QUIET)
    afflict(table.state, R2, POISON, 1, [], A)
    table.play(*table.legal[0])
    assert table.told("died") == [(R1, 1103)]
    table.to_end()
    moved = [event for event in table.events if event[0] == "moved"]
    spark = [event for event in table.events if event[0] == "round"]
    assert table.events.index(moved[0]) > table.events.index(spark[1])
    assert table.state.foes[R3] == 0


@ruling(74)
def test_poison_of_round_0_works_from_I_on():
    table = fight({"R1": "B1-07"})
    table.state.round = 0
    afflict(table.state, R1, POISON, 1, [], A)
    assert table.state.hurt[R1] == 0
    table.commit(*QUIET).to_end()
    assert [n for body, n in table.told("hurt") if body == R1][:1] == [1]


@ruling(75)
def test_a_potion_helps_the_passer_too_and_loot_never_goes_to_him():
    table = fight(players=4, bag={"potions": 1}, loot={"survival": 1}, fighters=[{}, {"damage": 1}])
    table.play("pass", 1)
    assert drinkers(table.state) == [1]
    drink(table.state, 1, [])
    assert table.state.hurt[B] == 0
    table.commit("ST-05").until("commit").commit("ST-14").until("commit").commit("ST-20")
    table.until("give_scroll")
    assert ("give", 1) not in table.legal
