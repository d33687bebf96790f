"""The end of a run and the campaign: rulings 57 to 60, 68, 69, 72, 82, 93."""

import json

import pytest

from engine import SaveError, Session, SetupError
from engine.core import dice
from engine.games.dead_cells import GAME, Campaign, counts
from engine.games.dead_cells.cards.catalogue import MONSTERS_OF, SECRET_DECK
from engine.games.dead_cells.cards.people import MERCHANT
from engine.games.dead_cells.rules.drawing import draw_gear, draw_monster
from engine.games.dead_cells.rules.memory import SECRET_SOLD
from engine.games.dead_cells.rules.places import OFFER
from engine.games.dead_cells.rules.tracks import advance
from engine.games.dead_cells.rules.upgrading import THE_EQUIPMENT
from tests.engine.games.dead_cells.fights import CELLS, SLOTS, TEETH, G, fight, fresh
from tests.engine.games.dead_cells.places import at
from tests.engine.games.dead_cells.rulings import ruling

HEART = 1103
"""A blueprint that raises maximum health by one."""


def played(session, luck=7):
    """A whole run by the rule of thumb."""
    luck = dice.seeded(luck)
    while session.deciders:
        seat = session.deciders[0]
        action, luck = GAME.policy(session.state, seat, luck)
        session.play(seat, action)
    return session


def ended(cells=6, **described):
    """A run that is over, with so many cells to spend."""
    table = fight(bag={"cells": cells, "teeth": 3}, **described)
    table.state.todo = []
    table.run(("run_end", 1))
    return table.play("go_on")


@ruling(57)
def test_at_the_end_only_cells_stay_and_worn_equipment_goes_back():
    table = ended(fighters=[{"worn": ["ST-01"], "tracks": [1, 0, 0]}])
    assert table.state.bag == [6, 0, 0]
    assert 101 in table.state.gear
    assert table.state.tracks[0] == [0, 0, 0]
    assert table.step == "buy_upgrade"
    table.play("done")
    assert table.state.bag[CELLS] == 0


@ruling(58, 69)
def test_upgrades_are_taken_in_their_order_as_often_as_cells_allow():
    table = ended(6)
    for _ in range(3):
        while table.step != "buy_upgrade":
            table.answer()
        table.play("upgrade", 0)
    numbers = [number for _, number in table.told("upgraded")]
    assert numbers == [201, 202, 203]
    assert table.state.taken[0] == 3


@ruling(58)
def test_an_improved_card_joins_a_deck_and_a_mutation_a_pocket():
    table = ended(4)
    table.play("upgrade", 0).play("assign", 3)
    assert 201 in table.state.library[3]
    table.play("upgrade", 0)
    assert table.state.pockets[0] == [202]


@ruling(59)
def test_a_purge_never_makes_a_deck_smaller_than_six():
    table = ended(8)
    table.play("upgrade", 0).play("assign", 0).play("upgrade", 0).play("upgrade", 0)
    assert table.step == "purge"
    decks = {action[1] for action in table.legal if len(action) > 2}
    assert decks == {0, 9}
    table.play("purge", 0, 101)
    assert table.state.purged[0] == [101]
    assert len(table.state.library[0]) == 6


@ruling(60, 72)
def test_players_and_prisoners_may_change_from_run_to_run():
    campaign = Campaign.new(seed=3)
    campaign.close(played(campaign.run(3, 1)))
    session = campaign.run(2, 2, prisoners=[3, 1])
    assert session.state.prisoners == [3, 1]
    campaign.close(played(session))
    assert campaign.closed == 2


def test_a_campaign_refuses_a_run_that_is_not_over_or_not_its_own():
    campaign, other = Campaign.new(seed=3), Campaign.new(seed=4)
    session = campaign.run(3, 1)
    with pytest.raises(SetupError, match="not over"):
        campaign.close(session)
    played(session)
    with pytest.raises(SetupError, match="another campaign"):
        other.close(session)
    campaign.close(session)
    with pytest.raises(SetupError, match="closed already"):
        campaign.close(session)


@pytest.mark.parametrize("prisoners", [[0], [0, 0], [0, 4], ["a", 1], 3, [0, 1, 2]])
def test_prisoners_who_cannot_set_out_are_refused(prisoners):
    with pytest.raises(SetupError):
        Campaign.new(seed=1).run(2, 1, prisoners=prisoners)


def test_what_was_bought_is_carried_and_a_campaign_survives_its_file(tmp_path):
    campaign = Campaign.new(seed=5, difficulty="gentle")
    for number in range(6):
        campaign.close(played(campaign.run(1 + number % 4, number)))
    assert sum(campaign.carried["taken"]) > 3
    campaign.save(tmp_path / "campaign.json")
    again = Campaign.load(tmp_path / "campaign.json")
    assert again.plain() == campaign.plain()
    assert again.run(3, 9).state == campaign.run(3, 9).state
    assert again.run(3, 9).options["difficulty"] == "gentle"


def test_a_run_carries_its_campaign_so_that_it_is_saved_and_replayed_alone(tmp_path):
    campaign = Campaign.new(seed=5)
    campaign.close(played(campaign.run(3, 1)))
    session = campaign.run(3, 2)
    session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    session.save(tmp_path / "run.json")
    assert Session.load(tmp_path / "run.json").state == session.state


@ruling(58)
def test_improved_cards_change_decks_before_a_run_and_starters_do_not():
    campaign = Campaign.new(seed=2)
    campaign.carried["library"][0].append(201)
    campaign.carried["taken"] = [1, 0, 0, 0]
    campaign.reassign(201, 3)
    assert 201 in campaign.carried["library"][3]
    assert 201 not in campaign.carried["library"][0]
    for card, prisoner in ((101, 3), (202, 1), (201, 9)):
        with pytest.raises(SetupError):
            campaign.reassign(card, prisoner)
    assert 201 in campaign.run(1, 1, prisoners=[3]).state.library[3]


def test_a_mutation_left_aside_comes_back_for_another_one():
    campaign = Campaign.new(seed=2)
    campaign.carried["pockets"] = [[202], [], [], []]
    campaign.carried["aside"] = [205, 208]
    campaign.exchange(205)
    assert campaign.carried["pockets"][0] == [202, 205]
    campaign.exchange(208, instead_of=202)
    assert campaign.carried["pockets"][0] == [205, 208]
    assert campaign.carried["aside"] == [202]
    for number, instead in ((205, None), (202, 999), (101, None)):
        with pytest.raises(SetupError):
            campaign.exchange(number, instead)


SPOILT = [
    ("library", [[101]] * 5),
    ("taken", [99, 0, 0, 0]),
    ("taken", [0, 0, 0]),
    ("pockets", [[201, 201], [], [], []]),
    ("levels", [9, 0, 0]),
    ("gear", [101]),
    ("runes", -1),
    ("blueprints", []),
    ("beaten", [21, 21]),
    ("runs", [[1]]),
    ("purged", 3),
]


@pytest.mark.parametrize(("name", "value"), SPOILT, ids=lambda each: str(each)[:12])
def test_a_spoilt_campaign_is_refused_in_one_line(name, value):
    plain = json.loads(json.dumps(Campaign.new(seed=1).plain()))
    plain["state"][name] = value
    with pytest.raises(SaveError):
        Campaign.from_plain(plain)


@ruling(68)
def test_an_empty_deck_of_equipment_or_monsters_takes_its_discard_and_nothing_comes_of_nothing():
    table = fight({"R1": "B1-01"})
    state = table.state
    state.gear_discard, state.gear = state.gear, []
    assert draw_gear(state, table.events) > 0
    state.gear, state.gear_discard = [], []
    assert draw_gear(state, table.events) == -1
    state.monsters, state.monsters_discard = [], [1105]
    assert draw_monster(state, False, table.events) == 1105
    assert table.why("gear_reshuffled") == table.why("monsters_reshuffled") == {"68"}


@ruling(72)
def test_between_biomes_wounds_tracks_and_equipment_stay():
    table = fight(fighters=[{"damage": 1, "tracks": [1, 0, 0], "worn": ["ST-01"]}])
    table.state.todo = []
    table.run(("enter", 11))
    assert table.state.hurt[SLOTS] == 1
    assert table.state.tracks[0] == [1, 0, 0]
    assert table.state.worn[0] == [101]
    here = len(table.state.monsters) + sum(map(bool, table.state.foes))
    assert here == len(MONSTERS_OF[11])


@ruling(82)
def test_a_scroll_on_a_full_track_does_nothing():
    table = fresh(3)
    table.state.tracks[0] = [6, 0, 0]
    advance(table.state, 0, 0, "", table.events)
    assert table.state.tracks[0] == [6, 0, 0]
    assert table.why("track_full") == {"82"}


@ruling(93)
def test_outside_a_fight_a_death_ends_the_run_at_once():
    table = fight()
    table.state.todo = []
    table.state.fallen = 1
    table.run(("check",))
    assert table.step == "last_look"


@ruling(81, 93)
def test_who_gives_up_what_kept_him_alive_for_something_new_ends_the_run_and_no_card_is_lost():
    table = fight(bag={"teeth": 9})
    state = wounded_but_for_a_heart(table)
    state.revealed, state.gear = state.gear[-2:], state.gear[:-2]
    bought, unsold = state.revealed
    before = GAME.inventory(state)
    table.run(("selling", MERCHANT))
    table.play("buy", bought).play("give", 0).play("drop", 0)
    assert table.step == "last_look"
    assert unsold in state.gear_discard
    assert GAME.inventory(state) == before


@ruling(54, 81, 93)
def test_who_puts_down_what_kept_him_alive_as_the_group_sets_off_ends_the_run():
    table = fight()
    wounded_but_for_a_heart(table)
    table.run(("setting_off",))
    table.play("shed", 0, 0)
    assert table.step == "last_look"


def wounded_but_for_a_heart(table):
    """The first prisoner has as many wounds as hearts of his own, and wears one more."""
    state = table.state
    state.todo = [("enter", 12), ("clean",)]
    heart = state.blueprints[0].pop(state.blueprints[0].index(HEART))
    state.worn, state.pets, state.hearts = [[heart], [], []], [[0], [], []], [4, 3, 3]
    state.hurt[SLOTS] = 3
    return state


@ruling(54)
def test_a_group_that_cannot_buy_anything_may_still_put_equipment_down_between_biomes():
    table = fight(fighters=[{"worn": ["ST-01"]}, {"worn": ["ST-02"]}], bag={"teeth": 0})
    table.state.todo = []
    table.run(("interbiome", 12))
    assert table.step == "set_off"
    assert table.legal == [("set_off",), ("shed", 0, 0), ("shed", 1, 0)]
    table.play("shed", 0, 0)
    assert table.legal == [("set_off",), ("shed", 1, 0)]
    table.play("set_off")
    assert table.state.place == 12
    assert 101 in table.state.gear_discard
    assert table.state.worn[1] == [102]


@ruling(54)
def test_a_group_that_wears_nothing_sets_off_without_a_question():
    table = fight()
    table.state.todo = []
    table.run(("interbiome", 12))
    assert table.state.place == 12


@ruling(93)
def test_who_drops_what_kept_him_alive_while_loot_is_shared_ends_the_run_when_the_fight_is_put_away():
    table = fight({"R1": "B1-05"})
    state = table.state
    heart = state.blueprints[0].pop(state.blueprints[0].index(HEART))
    state.worn, state.pets, state.hearts = [[heart], [], []], [[0], [], []], [4, 3, 3]
    state.hurt[SLOTS], state.todo = 3, [("settle",)]
    found = [state.gear.pop(), state.gear.pop()]
    before = GAME.inventory(state)
    table.run(*(("item", item) for item in found))
    before.update({f"item {item}": 1 for item in found})
    table.play("give", 0).play("drop", 0)
    assert table.step == "last_look"
    assert set(found) <= {*state.gear_discard, *state.worn[0]}
    assert state.foes == [0] * SLOTS
    assert GAME.inventory(state) == before


@ruling(59)
def test_a_merchant_on_the_way_purges_equipment_too_and_what_is_known_of_the_deck_stays_known():
    table = at("B4")
    state = table.state
    state.known_gear = 2
    *_, below, top = state.gear
    state.todo = []
    table.run(("do", G, OFFER, 1420, (0, 0)))
    table.play("purge", THE_EQUIPMENT, below)
    assert below not in state.gear
    assert (state.known_gear, table.session.view(0)["gear_top"]) == (1, [top])
    assert state.purged[1] == [below]


@pytest.mark.parametrize("tile", SECRET_SOLD)
def test_a_merchant_of_the_castle_sells_his_secret_once_in_a_campaign_and_none_when_all_are_found(tile):
    table = at("B7", fighters=[{"damage": 1}])
    state = table.state
    state.bag = [0, 20, 0]
    table.run(("stall", tile))
    table.play("shop", 0)
    assert (state.found, state.bag[TEETH]) == (1, 15)
    state.sold, state.todo = [], []
    table.run(("stall", tile))
    assert ("shop", 0) not in table.legal
    state.memory, state.secrets = 0, len(SECRET_DECK) - 1
    assert ("shop", 0) not in table.legal
    state.secrets -= 1
    assert ("shop", 0) in table.legal


@ruling(94)
def test_reaching_an_exit_ends_the_biome():
    table = fight()
    table.state.todo = []
    table.state.space = 9
    table.run(("arrive", 11))
    assert table.told("left") == [(11,)]


def test_the_box_is_counted_by_code():
    assert counts() == {
        "ST": 27,
        "ST-E": 8,
        "SV": 42,
        "TC": 40,
        "BR": 37,
        "W": 21,
        "B1": 13,
        "B2": 16,
        "B3": 20,
        "B4": 17,
        "B5": 18,
        "B6": 17,
        "B7": 20,
        "C1": 15,
        "C2": 7,
        "C3": 21,
        "S": 20,
        "R": 7,
        "tiles": 169,
        "blueprints": 74,
        "malaise": 5,
    }
