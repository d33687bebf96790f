"""Slots, the sweep, who decides: rulings 1 to 8, 66, 67, 70, 76, 95."""

from engine.games.dead_cells.cards.catalogue import COMBAT, TILES
from engine.games.dead_cells.cards.vocabulary import ONE, Shield
from engine.games.dead_cells.rules.aiming import in_reach
from engine.games.dead_cells.rules.announcing import CODE, sayings
from engine.games.dead_cells.rules.company import in_order, speaker
from engine.games.dead_cells.rules.fight import stand
from engine.games.dead_cells.rules.moving import move
from engine.games.dead_cells.rules.states import acted
from tests.engine.games.dead_cells.fights import R1, R2, R3, SLOTS, G, L, fight, fresh
from tests.engine.games.dead_cells.rulings import ruling


@ruling(1)
def test_four_enemies_stand_in_the_slots_around_the_group():
    table = fight({"L": "B1-10", "R1": "B1-01", "R2": "B1-05", "R3": "B1-03"})
    assert [bool(card) for card in table.state.foes] == [True, False, True, True, True]


@ruling(2)
def test_monsters_fill_the_right_from_the_group_on_and_special_ones_have_their_slot():
    table = fight()
    for card in (1101, 1103, 1110, 1104):
        stand(table.state, card, [])
    assert table.state.foes == [1110, 0, 1101, 1104, 1103]


@ruling(70)
def test_who_finds_the_right_full_stands_behind_and_the_fifth_goes_back():
    table = fight()
    table.state.monsters = [1109]
    for card in (1101, 1102, 1105, 1106, 1107):
        stand(table.state, card, events := [])
    assert table.state.foes == [1106, 0, 1101, 1102, 1105]
    assert table.state.monsters == [1107, 1109]
    assert events[-1][:3] == ("no_room", -1, "70")


def test_no_tile_shows_more_than_four_enemies():
    assert all(len(tile.enemies) <= 4 for tile in TILES.values())


@ruling(3)
def test_every_round_sweeps_from_left_to_right():
    table = fight({"L": "B1-10", "R1": "B1-05", "R3": "B1-03"}).commit("ST-01", "ST-09", "ST-15")
    table.to_end()
    sparks = [slot for slot, _ in table.told("spark")]
    first = sparks[: sparks.index(R3) + 1]
    assert first == sorted(first)
    assert {slot for slot, row in table.told("acts")} <= {L, R1, R2, R3}


@ruling(4)
def test_inside_the_group_the_first_player_begins_and_the_others_follow_clockwise():
    table = fight(first=1)
    assert in_order(table.state) == (1, 2, 0)


@ruling(4)
def test_a_plus_item_may_come_before_or_after_the_row():
    table = fight({"R1": "B1-07"}, fighters=[{"hand": ["ST-01", "ST-02", "ST-03"], "worn": ["ST-02"]}])
    table.commit("ST-01", "ST-09", "ST-15").until("timed")
    assert {("after", 0), ("before", 0), ("row",)} == set(table.legal)


@ruling(5)
def test_the_sweep_visits_slots_so_who_moves_right_acts_again_and_who_moves_left_loses_its_turn():
    table = fight({"L": "B1-10"})
    state = table.state
    state.round, state.cursor = 2, G
    assert acted(state, L)
    move(state, L, R3, "5", [])
    assert not acted(state, R3)
    move(state, R3, L, "5", [])
    assert acted(state, L)


@ruling(6)
def test_two_different_and_all_are_one_action_with_its_victims_named_together():
    table = fight({"R3": "B1-11"}).commit("ST-05", "ST-09", "ST-16").until("victim")
    table.play("victim", SLOTS)
    assert table.step == "victim"
    assert ("victim", SLOTS) not in table.legal
    assert sum(table.state.hurt[SLOTS:]) == 0
    table.events.clear()
    table.play("victim", SLOTS + 1)
    assert table.told("hurt")[:2] == [(SLOTS, 1), (SLOTS + 1, 1)]


@ruling(7)
def test_a_skill_may_be_declined_and_a_row_may_not():
    table = fight({"R1": "B1-07"}, fighters=[{"hand": ["ST-05", "ST-01", "ST-02"]}])
    table.commit("ST-05", "ST-09", "ST-16").until("use")
    assert ("leave",) in table.legal
    table.play("leave").until("target", "victim", "choose_way")
    assert ("leave",) not in table.legal


@ruling(8, 76)
def test_one_printed_action_is_announced_for_each_card_and_commits_to_nothing():
    table = fight(fighters=[{"hand": ["ST-01", "ST-02", "ST-03"]}])
    assert {action[1:] for action in table.legal if action[1] == 101} == {
        (101, row, kind) for row, kind in sayings(101)
    }
    card, row, kind = 101, *sayings(101)[1]
    table.play("commit", card, row, kind)
    assert table.state.announced[0] == row * CODE + kind
    assert table.session.view(1)["announced"][0] == row * CODE + kind
    assert table.session.view(1)["active"][0] == [0]


@ruling(76)
def test_solo_nothing_is_announced():
    table = fight(players=1, fighters=[{"hand": ["ST-01", "ST-02", "ST-03"]}])
    assert table.legal == [("commit", 101), ("commit", 102), ("commit", 103)]


@ruling(66)
def test_an_effect_on_monsters_passes_a_boss_by():
    table = fight(place="C1")
    assert in_reach(table.state, (L, R1, R2, R3), only=1) == []
    assert in_reach(table.state, (L, R1, R2, R3)) == [R1]
    assert in_reach(fight({"R1": "B1-11"}).state, (R1,), only=1) == [R1]


@ruling(67)
def test_the_first_player_answers_for_the_group_and_the_next_living_one_for_a_dead_first_player():
    table = fight(first=1)
    assert speaker(table.state) == 1
    table.state.fallen = 0b010
    assert speaker(table.state) == 2


@ruling(67)
def test_the_owner_aims_his_own_action():
    table = fight({"R1": "B1-01", "R2": "B1-05"}, first=2).commit("ST-15", "ST-02", "ST-12")
    while table.step != "target":
        table.answer()
    assert table.session.deciders == (table.state.todo[-1][1] - SLOTS,)


@ruling(95)
def test_an_action_can_be_printed_for_the_group():
    rows = [effect for card in COMBAT.values() for row in card.rows for effect in row]
    assert any(isinstance(effect, Shield) and effect.to == ONE for effect in rows)
    table = fight({"R1": "B1-05"}, fighters=[{}, {"hand": ["ST-07", "ST-08", "ST-09"]}])
    table.commit("ST-05", "ST-07", "ST-16").until("victim")
    assert {action[1] for action in table.legal} == {SLOTS, SLOTS + 1, SLOTS + 2}


@ruling(94)
def test_the_group_says_who_begins_the_run():
    table = fresh(3)
    assert table.step == "choose_first"
    table.play("first", 2)
    assert table.state.first == 2
