"""Damage, shields, marks: rulings 9 to 18, 78 to 81."""

import pytest

from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.cards.vocabulary import DOUBLE_SHIELD, LOWEST, ONE, SELF, Damage, Heal
from engine.games.dead_cells.rules.aiming import could_meet, meet
from engine.games.dead_cells.rules.harm import COMPANION, poisoned, strike
from engine.games.dead_cells.rules.places import CARD, FOE, ITEM
from engine.games.dead_cells.rules.tracks import advance
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.rules.wearing import wear
from tests.engine.games.dead_cells.fights import FLAYED, POISONED, QUARTERED, R1, R3, SLOTS, fight
from tests.engine.games.dead_cells.rulings import ruling

A, B, C = SLOTS, SLOTS + 1, SLOTS + 2
BLOOD_FOR_BLOOD, BURNING_HANDS, LANTERN_STAFF = 235, 426, 1607
HEALING = 233
"""A card that heals whoever has the least health."""


def struck(table, target, n, **how):
    events = []
    strike(table.state, target, n, "", events, **how)
    SCRIPT.run(table.state, events)
    table.events += events
    return table


@ruling(9)
def test_the_group_assigns_enemy_damage_to_a_prisoner_or_a_companion():
    table = fight({"L": "B1-10"}, fighters=[{"worn": ["ST-05"]}]).commit("ST-01", "ST-09", "ST-16")
    table.until("victim")
    assert {action[1] for action in table.legal} == {A, B, C, COMPANION}


@ruling(9, 79)
def test_damage_for_the_first_player_cannot_be_shifted():
    table = fight({"R3": "B1-03"}, first=1, fighters=[{}, {"worn": ["ST-05"]}])
    table.run(("do", R3, 1, 1103, (3, 0)))
    assert table.state.hurt[B] == 1
    assert table.state.pets[1] == [0]


@ruling(10)
def test_a_prisoner_falls_when_all_hearts_hold_damage_and_no_more_is_carried_over():
    table = struck(fight(), A, 3)
    assert table.state.fallen == 1
    assert table.why("fell") == {"10"}
    assert table.state.hurt[B] == 0


@ruling(11)
def test_one_shield_cancels_one_damage_and_several_can_be_held():
    table = fight()
    table.state.shields[A] = 2
    struck(table, A, 3)
    assert (table.state.hurt[A], table.state.shields[A]) == (1, 0)


@ruling(12)
def test_a_riposte_is_not_set_off_by_damage_that_was_blocked():
    table = fight({"R1": "B1-07"}, fighters=[{}, {"tracks": [0, 0, 1]}])
    table.state.round = 1
    table.state.shields[B] = 1
    struck(table, B, 1)
    assert table.state.hurt[R1] == 0
    struck(table, B, 1)
    assert table.state.hurt[R1] == 1


@ruling(13)
@pytest.mark.parametrize("choice", ["automatic", "asked"])
def test_blocking_is_automatic_unless_the_table_chose_to_be_asked(choice):
    table = fight(options={"blocking": choice})
    table.state.shields[A] = 1
    struck(table, A, 1)
    if choice == "automatic":
        assert (table.state.hurt[A], table.state.shields[A]) == (0, 0)
    else:
        assert table.step == "block"
        table.play("block", 0)
        assert (table.state.hurt[A], table.state.shields[A]) == (1, 1)


@ruling(6, 13)
def test_what_a_hit_sets_off_waits_until_everybody_has_said_whether_he_blocks():
    table = fight(
        {"R1": "B1-05"},
        options={"blocking": "asked"},
        fighters=[{"tracks": [0, 0, 1]}, {"tracks": [0, 0, 1]}, {}],
        prisoners=[FLAYED, QUARTERED, POISONED],
    )
    table.state.round = 2
    table.state.shields[A] = table.state.shields[C] = 1
    table.run(("do", R1, FOE, 1105, (2, 0)))
    table.play("block", 0)
    assert table.step == "block"
    assert table.state.hurt[R1] == 0
    table.play("block", 1)
    assert table.state.hurt[R1] == 1


@ruling(4, 6)
def test_ripostes_come_in_the_order_of_the_group_also_where_blocking_is_asked():
    table = fight({"R1": "B1-05"}, first=1, options={"blocking": "asked"})
    table.state.pockets, table.state.round = [[], [BLOOD_FOR_BLOOD], [], []], 2
    table.state.shields[A : C + 1] = [1, 0, 1]
    table.run(("do", R1, FOE, 1105, (2, 0)))
    table.play("block", 0).play("block", 0)
    assert [fighter for fighter, _ in table.told("fired")] == [1, 2, 0]


@ruling(13, 87)
def test_nobody_is_asked_about_a_shield_that_cannot_stop_anything_alone():
    table = fight(options={"blocking": "asked"})
    table.state.bans = [1 << DOUBLE_SHIELD, 0]
    table.state.shields[A] = 1
    struck(table, A, 1)
    assert (table.step, table.state.hurt[A], table.state.shields[A]) == ("commit", 1, 1)


@ruling(15)
def test_no_damage_is_not_made_more_by_keenness():
    table = fight({"R1": "B1-01"})
    table.state.pockets, table.state.round = [[], [BURNING_HANDS], [], []], 2
    table.state.fire[R1] = table.state.marks[R1] = 1
    table.run(("do", A, ITEM, LANTERN_STAFF, (2, 0)))
    assert (table.state.foes[R1], table.state.hurt[R1]) == (1101, 0)
    table.state.lanterns = 1
    table.run(("do", A, ITEM, LANTERN_STAFF, (2, 0)))
    assert table.state.foes[R1] == 0


@ruling(14)
def test_a_golden_shield_cancels_a_whole_action():
    table = fight()
    table.state.gold[A] = 1
    struck(table, A, 3)
    assert (table.state.hurt[A], table.state.gold[A]) == (0, 0)
    assert table.why("warded_off") == {"14"}


@ruling(15)
def test_marked_adds_one_only_when_damage_is_really_placed_and_tokens_add_up():
    table = fight()
    table.state.marks[A], table.state.shields[A] = 2, 1
    struck(table, A, 1)
    assert table.state.hurt[A] == 0
    table.state.hearts[0] = 9
    struck(table, A, 1)
    assert table.state.hurt[A] == 3


@ruling(15)
def test_unblockable_damage_takes_its_bonus_past_shields():
    table = fight()
    table.state.marks[A], table.state.shields[A] = 1, 5
    struck(table, A, 1, unblockable=True)
    assert table.state.hurt[A] == 2


@ruling(16)
@pytest.mark.parametrize(("choice", "hurt"), [("action", 3), ("token", 4)])
def test_marked_counts_once_an_action_or_for_each_damage(choice, hurt):
    table = fight(options={"marked": choice})
    table.state.hearts[0], table.state.marks[A] = 9, 1
    struck(table, A, 2)
    assert table.state.hurt[A] == hurt


@ruling(17)
def test_poison_sets_marked_off_once_a_round():
    table = fight()
    table.state.hearts[0] = 9
    table.state.poison[A], table.state.marks[A] = 2, 1
    poisoned(table.state, A, [])
    assert table.state.hurt[A] == 3


@ruling(18)
@pytest.mark.parametrize(("choice", "hurt"), [(False, 1), (True, 0)])
def test_shields_do_not_stop_poison_unless_the_table_chose_so(choice, hurt):
    table = fight(options={"poison_blocked": choice})
    table.state.poison[A], table.state.shields[A] = 1, 1
    poisoned(table.state, A, [])
    assert table.state.hurt[A] == hurt


@ruling(13, 18)
def test_where_shields_stop_poison_and_blocking_is_asked_they_may_be_kept_from_poison_too():
    table = fight(options={"poison_blocked": True, "blocking": "asked"})
    table.state.poison[A], table.state.shields[A] = 1, 1
    table.run(("venom", A))
    assert table.legal == [("block", 1), ("block", 0)]
    table.play("block", 0)
    assert (table.state.hurt[A], table.state.shields[A]) == (1, 1)
    assert table.why("hurt") == {"19"}


def test_what_heals_only_its_owner_is_offered_when_he_is_hurt_and_not_when_somebody_else_is():
    table = fight(fighters=[{}, {"damage": 1}, {}])
    assert not could_meet(table.state, Heal(1, SELF), A)
    assert could_meet(table.state, Heal(1, SELF), B)


@ruling(67)
def test_of_several_who_have_the_least_health_the_owner_chooses_whom_he_heals():
    table = fight(fighters=[{"damage": 2}, {"damage": 1}, {"damage": 2}])
    lowest = COMBAT[HEALING].rows.index((Heal(1, LOWEST),))
    table.state.round = 1
    table.run(("do", B, CARD, HEALING, (lowest, 0)))
    assert table.seat == 1
    assert set(table.legal) == {("victim", A), ("victim", C)}
    table.play("victim", C)
    assert table.state.hurt[SLOTS : SLOTS + 3] == [2, 1, 1]


@ruling(80)
def test_k_different_prisoners_are_at_most_all_who_stand_and_a_dead_first_players_damage_is_lost():
    table = fight(first=0)
    table.state.fallen = 0b001
    events = []
    meet(table.state, Damage(1, ONE, 2), R1, [B, C], events)
    assert [event[3] for event in events] == [B, C]
    table.run(("do", R1, 1, 1103, (3, 0)))
    table.state.foes[R1] = 1103
    table.events.clear()
    table.run(("do", R1, 1, 1103, (3, 0)))
    assert table.why("met_nobody") == {"80"}


@ruling(81)
def test_more_maximum_health_adds_an_empty_heart_and_losing_it_may_kill():
    table = fight()
    state = table.state
    advance(state, 0, 0, "", [])
    assert (state.hearts[0], state.hurt[A]) == (4, 0)
    wear(state, 1, 1103, [])
    assert state.hearts[1] == 4
    state.hurt[B] = 3
    state.todo.append(("drop", 1))
    table.play("drop", 0)
    assert state.hearts[1] == 3
    assert state.fallen == 0b010
    assert table.why("fell") == {"81"}
