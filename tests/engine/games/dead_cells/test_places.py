"""What only one place has: mist, lanterns, worms, bells, curses, restrictions, keys, malaise."""

import pytest

from engine.games.dead_cells.cards.catalogue import BIOMES, TILES, UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, PIT, WALL, Feat
from engine.games.dead_cells.cards.malaise import (
    COSTLY_LOOT,
    FIRST_SHIELD,
    HEALED_LAST,
    NO_VIAL,
    SMALL_HAND,
)
from engine.games.dead_cells.cards.runes import LAMP, TELEPORT
from engine.games.dead_cells.cards.vocabulary import (
    BIOME,
    DOUBLE_SHIELD,
    FIGHT,
    NO_POTION,
    NO_RUNE,
    NO_SKILL,
    NO_TALK,
    SKIP_II,
    Rule,
)
from engine.games.dead_cells.rules.drawing import refill
from engine.games.dead_cells.rules.fight import begin, stand
from engine.games.dead_cells.rules.harm import strike
from engine.games.dead_cells.rules.looting import drinkers
from engine.games.dead_cells.rules.moving import push
from engine.games.dead_cells.rules.places import CURSE, TILE
from engine.games.dead_cells.rules.skills import ready
from engine.games.dead_cells.rules.tokens import fall_ill
from tests.engine.games.dead_cells.fights import CELLS, R1, R3, SLOTS, TEETH, G, fight
from tests.engine.games.dead_cells.places import at, on_tile, tile_with
from tests.engine.games.dead_cells.rulings import ruling

FIRST_BODY = SLOTS


def test_behind_a_wall_nobody_can_stand():
    table = at("B3")
    table.state.terrain = WALL
    stand(table.state, 1316, table.events)
    assert table.state.foes == [0, 0, 1316, 0, 0]


def test_whoever_is_pushed_beyond_the_last_slot_falls_into_the_pit():
    table = at("B3")
    table.state.terrain, table.state.foes[R3] = PIT, 1308
    push(table.state, R3, 1, table.events, FIRST_BODY)
    table.run()
    assert table.state.foes[R3] == 0
    assert table.told("died") == [(R3, 1308)]


@ruling(35)
def test_a_push_moves_neither_a_boss_nor_his_cards():
    table = fight(place="C1")
    table.state.foes[R3], table.state.terrain = 2110, PIT
    push(table.state, R1, 2, table.events, FIRST_BODY)
    push(table.state, R3, 1, table.events, FIRST_BODY)
    table.run()
    assert table.state.foes == [0, 0, 2101, 0, 2110]


def test_without_a_pit_a_push_at_the_last_slot_does_nothing():
    table = at("B3")
    table.state.foes[R3] = 1308
    push(table.state, R3, 1, table.events, FIRST_BODY)
    assert table.state.foes[R3] == 1308


def test_in_the_mist_the_last_enemy_is_not_seen_until_the_sweep_comes_to_it():
    number = tile_with("B4", lambda tile: tile.mist and len(tile.enemies) == 3)
    table = on_tile(at("B4"), number)
    begin(table.state, ("fight",), table.events)
    assert table.state.waiting == [0]
    seen = sum(map(bool, table.state.foes))
    assert seen == 2
    table.state.todo = [("sweep", 1, R3)]
    table.state.round = 1
    table.run()
    assert table.state.waiting == []
    assert len(table.told("placed")) == 3


@pytest.mark.parametrize("lit", range(4))
def test_as_many_enemies_are_seen_before_the_cards_as_lanterns_burn(lit):
    number = tile_with("B6", lambda tile: len(tile.enemies) == 3)
    table = on_tile(at("B6"), number)
    table.state.lanterns = lit
    begin(table.state, ("fight",), table.events)
    assert (len(table.told("placed")), len(table.state.waiting)) == (lit, 3 - lit)
    table.state.todo = [("reveal", 1)]
    table.run()
    assert len(table.told("placed")) == 3


def test_whoever_leaves_the_sepulcher_with_all_lanterns_burning_finds_a_rune():
    table = at("B6")
    table.run(("arrive", len(BIOMES[DECKS["B6"]].board.shapes)))
    assert table.state.runes >> LAMP & 1
    table = at("B6")
    table.state.lanterns = 2
    table.run(("arrive", len(BIOMES[DECKS["B6"]].board.shapes)))
    assert not table.state.runes


@pytest.mark.parametrize(("worms", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_worms_hurt_as_one_at_the_end_of_the_third_round(worms, lost):
    table = at("B4")
    table.state.worms = [worms, 0, 0]
    table.state.round = 3
    table.run(("worms",))
    assert table.hurt(FIRST_BODY) == lost


def test_a_loot_action_pulls_a_worm_and_so_does_a_tooth_at_round_0():
    table = at("B4")
    table.state.worms, table.state.round = [1, 0, 0], 1
    table.run(("loot", FIRST_BODY))
    table.play("pull", 0)
    assert table.state.worms == [0, 0, 0]
    table.state.worms, table.state.bag, table.state.round = [0, 2, 0], [0, 1, 0], 0
    table.run(("act_at_zero", 0))
    table.play("pull", 1)
    assert (table.state.worms, table.state.bag[TEETH]) == ([0, 1, 0], 0)


@ruling(86)
def test_a_cursed_treasure_pays_first_and_then_takes():
    number = tile_with("B4", lambda tile: tile.cursed and tile.do[0].what == 0)
    table = at("B4")
    table.run(("do", G, CURSE, number, (0, 0)), ("do", G, TILE, number, (0, 0)))
    assert table.state.bag[CELLS] == 3
    assert [table.state.hearts[fighter] - table.hurt(SLOTS + fighter) for fighter in range(3)] == [1, 1, 1]
    assert table.state.fallen == 0


@ruling(86)
def test_where_talking_is_cursed_cards_are_committed_without_a_word():
    table = fight({"R1": "B6-01"}, place="B6")
    table.state.bans = [0, 1 << NO_TALK]
    assert all(len(action) == 2 for action in table.legal)
    table.play(*table.legal[0])
    assert table.state.announced[:2] == [0, 0]


@ruling(87)
def test_a_restriction_holds_for_the_next_fight_only():
    number = tile_with(
        "B7", lambda tile: Rule(NO_SKILL, FIGHT) in tile.do[1:] and isinstance(tile.do[-1], Rule)
    )
    table = at("B7")
    table.run(("do", G, TILE, number, (0, 0)))
    assert table.state.bans == [1 << NO_SKILL, 0]
    assert ready(table.state, 0) == []
    table.run(("settle",))
    assert table.state.bans == [0, 0]


@ruling(87)
def test_the_first_player_does_nothing_in_the_round_that_a_restriction_names():
    table = fight({"R1": "B7-01"}, place="B7")
    table.state.bans = [1 << SKIP_II, 0]
    table.commit("ST-02", "ST-08", "ST-13").to_end()
    assert (0, 2) in table.told("skipped")


def test_two_shields_are_needed_for_one_damage_under_that_restriction():
    table = fight({"R1": "B7-01"}, place="B7")
    table.state.bans = [1 << DOUBLE_SHIELD, 0]
    table.state.shields[FIRST_BODY] = 3
    strike(table.state, FIRST_BODY, 2, "", table.events)
    assert (table.state.shields[FIRST_BODY], table.hurt(FIRST_BODY)) == (1, 1)


def test_no_potion_is_drunk_where_a_restriction_forbids_it():
    table = at("B7")
    table.state.bag, table.state.hurt[FIRST_BODY] = [0, 0, 1], 1
    assert drinkers(table.state) == [0]
    table.state.bans = [1 << NO_POTION, 0]
    assert drinkers(table.state) == []


def test_a_curse_on_runes_closes_their_ways_to_the_end_of_the_biome():
    table = at("B4")
    table.state.space, table.state.runes = 7, 1 << TELEPORT
    table.run(("way",))
    assert ("go", 2) in table.legal
    table.state.bans = [0, 1 << NO_RUNE]
    assert ("go", 2) not in table.legal
    table.state.todo = []
    table.run(("interbiome", DECKS["B5"]))
    assert table.state.bans[BIOME] == 0


def test_a_key_opens_a_gate_and_stays_in_it():
    table = at("B7")
    table.state.space = 4
    table.run(("way",))
    assert table.legal == [("go", 0)]
    table.state.keys = 1
    assert table.legal == [("go", 0), ("go", 1)]
    table.play("go", 1)
    assert table.state.keys == 0


@ruling(87)
def test_a_bell_strikes_the_first_player_once_and_pays():
    number = next(number for number in TILES if number // 100 == 15 and number % 100 == 21)
    table = at("B5")
    table.run(("do", G, TILE, number, (0, 0)))
    table.play("choose", 0).until("give_item", "drop").answer()
    assert table.hurt(SLOTS + table.state.first) == 2
    assert (table.state.bells, table.state.bag[CELLS]) == (1, 2)


@ruling(81)
def test_a_bell_may_take_a_step_and_what_it_gave():
    table = at("B5")
    table.state.tracks = [[0, 0, 2], [0, 0, 0], [0, 0, 0]]
    number = next(number for number in TILES if number // 100 == 15 and number % 100 == 22)
    table.run(("do", G, TILE, number, (0, 0)))
    table.play("choose", 0).until("give_item").answer()
    assert table.state.tracks[0] == [0, 0, 1]


def test_three_bells_in_one_run_are_a_feat():
    feat = next(
        number for number, card in UPGRADES.items() if isinstance(card, Feat) and card.goal == "three_bells"
    )
    table = at("B5")
    table.state.pockets = [[], [feat], [], []]
    table.state.bells = 0b011
    number = next(number for number in TILES if number // 100 == 15 and number % 100 == 23)
    table.run(("do", G, TILE, number, (0, 0)))
    table.play("choose", 0)
    assert table.told("feat") == [(feat,)]
    assert table.state.found == 1


@ruling(64)
def test_a_malaise_is_drawn_once_and_a_potion_takes_it_away():
    table = at("B7")
    fall_ill(table.state, 0, table.events)
    drawn = table.state.malaise[0]
    assert drawn in range(1, 6)
    fall_ill(table.state, 0, table.events)
    assert table.state.malaise == [drawn, 0, 0]
    table.state.bag = [0, 0, 1]
    table.run(("drink",))
    table.play("drink", 0)
    assert table.state.malaise == [0, 0, 0]


def test_what_each_malaise_does():
    table = at("B7")
    state = table.state
    state.malaise = [SMALL_HAND, 0, 0]
    state.hands = [[], *state.hands[1:]]
    refill(state, table.events)
    assert len(state.hands[0]) == 2
    state.malaise = [NO_VIAL, 0, 0]
    state.hurt[FIRST_BODY] = 1
    table.run(("vial", 0))
    assert (table.hurt(FIRST_BODY), table.told("vial_wasted")) == (1, [()])
    state.malaise = [HEALED_LAST, 0, 0]
    state.hurt[FIRST_BODY + 1] = 1
    table.run(("vial", 0))
    assert (table.hurt(FIRST_BODY), table.hurt(FIRST_BODY + 1)) == (1, 0)
    state.malaise = [COSTLY_LOOT, 0, 0]
    state.round, state.ground = 1, [1, 0, 0, 0, 0, 0, 0]
    table.run(("do", FIRST_BODY, 0, 102, (3, 0)))
    assert state.bag[CELLS] == 0
    state.bag = [0, 1, 0]
    table.run(("do", FIRST_BODY, 0, 102, (3, 0)))
    assert state.bag == [1, 0, 0]


def test_who_is_last_in_line_is_healed_by_a_card_only_when_nobody_else_needs_it():
    table = at("B7")
    state = table.state
    state.malaise, state.round = [HEALED_LAST, 0, 0], 1
    state.hurt[FIRST_BODY : FIRST_BODY + 2] = [1, 1]
    table.run(("do", FIRST_BODY, 0, 204, (2, 0)))
    assert state.hurt[FIRST_BODY : FIRST_BODY + 2] == [1, 0]
    table.run(("do", FIRST_BODY, 0, 204, (2, 0)))
    assert state.hurt[FIRST_BODY] == 0


def test_a_weak_grip_drops_the_first_shield_of_a_fight():
    table = at("B7")
    table.state.malaise, table.state.round = [FIRST_SHIELD, 0, 0], 1
    shield = ("do", FIRST_BODY, 0, 109, (2, 0))
    table.run(shield)
    assert table.state.shields[FIRST_BODY] == 0
    table.run(shield)
    assert table.state.shields[FIRST_BODY] == 1
