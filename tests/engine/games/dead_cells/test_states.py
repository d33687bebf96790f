"""The five states: rulings 19 to 31."""

from engine.games.dead_cells.cards.vocabulary import BLEED, FIRE, FROST, MARK, POISON
from engine.games.dead_cells.rules.aiming import in_reach
from engine.games.dead_cells.rules.harm import COMPANION, strike
from engine.games.dead_cells.rules.states import afflict
from engine.games.dead_cells.rules.turn import SCRIPT
from tests.engine.games.dead_cells.fights import CELLS, R1, R3, SLOTS, G, L, fight
from tests.engine.games.dead_cells.rulings import ruling

A, B, C = SLOTS, SLOTS + 1, SLOTS + 2


def give(table, at, kind, n=1):
    events = []
    afflict(table.state, at, kind, n, events, -1)
    SCRIPT.run(table.state, events)
    table.events += events
    return table


@ruling(19)
def test_poison_hurts_at_the_end_of_each_round_even_if_no_monster_is_left():
    table = fight()
    table.state.hearts[0] = 9
    give(table, A, POISON, 2).commit("ST-05", "ST-11", "ST-16").to_end()
    assert table.state.hurt[A] == 6
    assert "19" in table.why("hurt")


@ruling(21)
def test_whoever_bleeds_is_eliminated_after_III_prisoners_too():
    table = give(fight(), A, BLEED).commit("ST-05", "ST-11", "ST-16").to_end()
    assert table.state.fallen == 1
    assert table.why("fell") == {"21"}


@ruling(22, 77)
def test_who_bleeds_to_death_behind_the_group_frees_it_in_time():
    for slot, saved in (("L", True), ("R1", False)):
        table = give(fight({slot: "B1-09"}, players=2), B, BLEED)
        give(table, L if saved else R1, BLEED)
        give(table, L if saved else R1, FROST)
        table.commit("ST-05", "ST-04", "ST-11")
        table.to_end()
        assert bool(table.state.fallen) != saved
        assert table.told("bled")
        assert table.state.bag[CELLS] == 1


@ruling(23)
def test_the_second_flame_kills_whatever_the_health_and_the_shields():
    table = fight({"R1": "B1-07"})
    table.state.shields[R1] = 3
    give(table, R1, FIRE)
    assert table.state.foes[R1]
    give(table, R1, FIRE)
    assert not table.state.foes[R1]
    give(table, A, FIRE, 2)
    assert table.state.fallen == 1


@ruling(24, 25)
def test_frozen_goes_on_the_next_row_with_an_action_and_two_take_two_rows():
    table = fight({"R1": "B1-07"})
    state = table.state
    give(table, R1, FROST, 2)
    assert state.frozen[R1] == 1 << 1 | 1 << 3
    give(table, R1, FROST)
    assert table.why("froze_nothing") == {"25"}


@ruling(24, 25)
def test_a_row_that_was_done_this_round_is_not_frozen_any_more():
    table = fight({"R1": "B1-07"})
    state = table.state
    state.round, state.cursor = 1, G
    give(table, R1, FROST)
    assert state.frozen[R1] == 1 << 1
    state.frozen[R1], state.cursor = 0, R1
    give(table, R1, FROST)
    assert state.frozen[R1] == 1 << 3


@ruling(26)
def test_rows_0_and_IV_cannot_be_frozen():
    table = fight({"R1": "B1-01", "R3": "B1-12"})
    give(table, R1, FROST, 2)
    assert table.state.frozen[R1] == 1 << 2
    give(table, R3, FROST, 1)
    assert table.state.frozen[R3] == 1 << 1


@ruling(26)
def test_a_frozen_row_of_a_prisoner_does_nothing_equipment_included():
    fighters = [{"hand": ["ST-02", "ST-01", "ST-03"], "worn": ["ST-02"]}]
    table = fight({"R1": "B1-07"}, fighters=fighters).commit("ST-02")
    give(table, A, FROST, 2)
    assert table.state.frozen[A] == 1 << 2 | 1 << 3
    table.commit("ST-11", "ST-16").to_end()
    assert (A, 3) in table.told("frozen_row")
    assert not table.told("item_used")


@ruling(27)
def test_frost_meets_only_the_first_card_of_a_player_with_two():
    table = fight({"R1": "B1-07"}, players=2, fighters=[{"hand": ["ST-02", "ST-03", "ST-06"]}])
    table.commit("ST-02", "ST-06")
    give(table, A, FROST, 2)
    assert table.state.frozen[A] == 1 << 2 | 1 << 3
    table.commit("ST-11").to_end()
    assert table.told("frozen_row") == [(A, 2), (A, 3)]
    met = [at for at, _ in (*table.told("hurt"), *table.told("blocked")) if at == R1]
    assert len(met) == 2, "the second card strikes in I and III"


@ruling(28)
def test_who_hides_cannot_be_aimed_at_and_poison_still_hurts():
    table = fight({"R1": "B1-07"})
    table.state.hidden = 1 << R1
    assert in_reach(table.state, (R1,)) == []
    table.state.poison[R1] = 1
    table.run(("venom", R1))
    assert table.state.hurt[R1] == 1


@ruling(29)
def test_an_immune_body_gets_no_token():
    table = fight(fighters=[{"tracks": [2, 0, 0]}])
    give(table, A, FROST)
    assert table.why("immune") == {"29"}
    assert not table.state.frozen[A]


@ruling(30)
def test_a_companion_takes_damage_only_and_dies_into_the_equipment_discard():
    table = fight(fighters=[{"worn": ["ST-05"]}])
    for _ in range(2):
        strike(table.state, COMPANION, 1, "", table.events)
    assert table.state.worn[0] == []
    assert table.state.gear_discard == [105]
    assert table.told("companion_died") == [(0, 0, 105)]


@ruling(31)
def test_states_and_shields_go_with_the_fight_and_damage_stays():
    table = give(fight(), B, MARK)
    table.state.shields[B], table.state.hurt[C] = 2, 1
    table.commit("ST-05", "ST-11", "ST-16").to_end()
    state = table.state
    assert state.marks[B] == state.shields[B] == 0
    assert state.hurt[C] == 1
    assert state.foes[R3] == 0
