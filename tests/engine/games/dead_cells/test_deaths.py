"""Deaths, gaps, the end of a run: rulings 32 to 38, 77, 78, 93."""

from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.cards.vocabulary import ONE, Damage
from engine.games.dead_cells.players.menace import card_value, left_of
from engine.games.dead_cells.rules.aiming import candidates
from engine.games.dead_cells.rules.company import health
from engine.games.dead_cells.rules.harm import fall, hurt
from engine.games.dead_cells.rules.moving import close_ranks
from engine.games.dead_cells.rules.places import DEATH
from engine.games.dead_cells.rules.turn import SCRIPT
from tests.engine.games.dead_cells.fights import R1, R2, R3, SLOTS, TEETH, fight
from tests.engine.games.dead_cells.rulings import ruling

A, B, C = SLOTS, SLOTS + 1, SLOTS + 2


def kill(table, slot):
    hurt(table.state, slot, 9, "", table.events, A)
    SCRIPT.run(table.state, table.events)
    return table


@ruling(32)
def test_a_death_box_pays_into_the_bag_at_once():
    table = kill(fight({"R1": "B1-07"}), R1)
    assert table.state.bag[TEETH] == 2
    assert table.state.monsters_discard == [1107]


@ruling(33)
def test_the_slot_stays_empty_until_the_round_ends_and_attacks_on_it_do_nothing():
    table = kill(fight({"R1": "B1-07", "R2": "B1-05"}), R1)
    assert table.state.foes[R1] == 0
    assert table.state.foes[R2] == 1105
    table.run(("do", A, 0, 102, (2, 0)))
    assert table.why("met_nobody") == {"33"}


@ruling(34)
def test_one_alone_at_the_far_end_moves_two_slots_and_the_one_behind_never_moves():
    table = fight({"R3": "B1-05", "L": "B1-10"})
    close_ranks(table.state, table.events)
    assert table.state.foes == [1110, 0, 1105, 0, 0]
    assert table.why("moved") == {"34"}


@ruling(35)
def test_bosses_and_their_cards_do_not_close_ranks():
    table = fight(place="C1")
    table.state.foes[R3] = 2110
    close_ranks(table.state, table.events)
    assert table.state.foes[R3] == 2110
    assert not table.events


@ruling(36, 93)
def test_a_death_ends_the_run_after_the_fight_is_played_to_its_end_and_nothing_is_shared():
    table = fight({"R1": "B1-05"}, loot={"survival": 1})
    fall(table.state, 0, "10", [])
    table.commit("ST-01", "ST-10", "ST-16")
    assert table.told("round")[-1][0] >= 3
    table.until("last_look")
    assert table.state.tracks[1] == [0, 0, 0]
    assert not table.told("advanced")
    table.until()
    assert table.session.outcome is not None
    assert table.session.outcome.result == "lost"


@ruling(37)
def test_who_is_eliminated_neither_acts_nor_can_be_hurt_or_given_anything():
    table = fight({"R1": "B1-05"})
    fall(table.state, 0, "10", [])
    table.commit("ST-02", "ST-10", "ST-16")
    assert A not in [body for body, _ in table.told("hurt") if body >= SLOTS]
    assert all(event[3] != A for event in table.events if event[0] == "met_nobody")


@ruling(77)
def test_a_living_monster_that_is_dismissed_pays_nothing():
    table = fight({"R1": "B1-07"}, fighters=[{}, {}, {}]).commit("ST-05", "ST-11", "ST-14").to_end()
    assert (R1, 1107) in table.told("dismissed")
    assert table.state.bag[TEETH] == 0


@ruling(78)
def test_damage_in_a_death_box_goes_to_a_prisoner_not_to_a_companion():
    table = fight(fighters=[{"worn": ["ST-05"]}])
    assert candidates(table.state, Damage(1, ONE), 1, DEATH) == [A, B, C]


def test_every_monster_of_the_box_pays_something():
    ordinary = [card for number, card in MONSTERS.items() if number // 100 < 20]
    assert all(card.death for card in ordinary)


def test_a_computer_player_weighs_its_cards_while_an_enemy_that_was_struck_too_hard_still_lies_there():
    table = fight({"R1": "B1-05"})
    table.state.hurt[R1] = 1 + health(table.state, R1)
    assert left_of(table.state, R1) == 0
    assert all(card_value(table.state, 0, card) >= 0 for card in table.state.hands[0])
