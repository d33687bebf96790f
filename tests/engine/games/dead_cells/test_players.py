"""One to four players, the First Player, tests: rulings 46 to 51, 83 to 85, 89."""

import pytest

from engine.games.dead_cells.cards.catalogue import BIOMES, COMBAT, TILES
from engine.games.dead_cells.cards.vocabulary import VIAL, Gain, SymbolTest
from engine.games.dead_cells.rules.exploring import edges
from engine.games.dead_cells.rules.fight import passer_actions
from engine.games.dead_cells.rules.harm import hurt
from engine.games.dead_cells.rules.places import TILE
from engine.games.dead_cells.rules.testing import deck_shows, matching
from tests.engine.games.dead_cells.fights import CELLS, R1, SLOTS, G, fight, fresh
from tests.engine.games.dead_cells.rulings import ruling

A = SLOTS


def commits(table):
    """How many cards each fighter is asked for."""
    asked = [entry[1] for entry in table.state.todo if entry[0] == "commit"]
    return {fighter: asked.count(fighter) for fighter in asked}


@pytest.mark.parametrize(("players", "cards"), [(1, {0: 2}), (2, {0: 2, 1: 1}), (3, {0: 1, 1: 1, 2: 1})])
def test_three_cards_are_played_whatever_the_number_of_players(players, cards):
    assert commits(fight(players=players)) == cards


@ruling(46)
def test_with_four_players_two_start_with_a_wound_and_one_passes_each_fight_never_the_first_player():
    table = fresh(4)
    table.play("wound", 1).play("wound", 3)
    assert table.state.hurt[SLOTS:] == [0, 1, 0, 1]
    table = fight(players=4, first=2)
    assert {fighter for _, fighter in table.legal} == {0, 1, 3}
    table.play("pass", 0)
    assert set(commits(table)) == {1, 2, 3}


@ruling(46)
def test_who_passes_takes_no_damage():
    table = fight({"R1": "B1-05"}, players=4).play("pass", 2)
    table.commit("ST-05", "ST-11").until("commit").commit("ST-20").to_end()
    assert SLOTS + 2 not in [body for body, _ in table.told("hurt")]


@ruling(47, 89)
def test_against_a_boss_everybody_passes_once_before_anybody_passes_again():
    table = fight(place="C1", players=4)
    table.state.passed = 0b0110
    assert passer_actions(table.state, ("passer",), 0) == [("pass", 3)]
    table.play("pass", 3)
    assert not table.told("turned_up")


@ruling(48)
@pytest.mark.parametrize(("choice", "step"), [("refill", "commit"), ("choose", "new_first")])
def test_between_turns_hands_are_filled_and_the_token_passes_on_or_one_card_is_drawn_and_it_is_given(
    choice, step
):
    table = fight(place="C1", order="C1-02", options={"boss_turn": choice}).commit("ST-05", "ST-11", "ST-14")
    table.until("new_first", "commit")
    assert table.step == step
    if choice == "refill":
        assert table.state.first == 1
        assert all(len(hand) == 3 for hand in table.state.hands)
    else:
        assert all(len(hand) == 3 for hand in table.state.hands), "the new cards are known to who chooses"
        table.play("first", 2)
        assert table.state.first == 2


@ruling(48)
def test_a_table_that_chooses_the_first_player_of_each_turn_does_so_for_a_new_face_too():
    table = fight(place="C1", order="C1-02", options={"boss_turn": "choose"})
    table.commit("ST-05", "ST-11", "ST-14").to_round(2)
    hurt(table.state, R1, 99, "", table.events, A)
    table.run()
    assert (table.state.face, table.step) == (1, "new_first")
    table.play("first", 2)
    assert (table.state.first, table.step) == (2, "commit")


@ruling(49)
def test_the_change_of_first_player_is_done_before_the_tile():
    table = fight()
    number = next(number for number, tile in TILES.items() if tile.passes and tile.enemies)
    table.state.todo = []
    table.state.tiles = [number if space == 3 else tile for space, tile in enumerate(table.state.tiles)]
    table.run(("arrive", 3))
    kinds = [event[0] for event in table.events]
    assert kinds.index("first") < kinds.index("placed")
    assert table.state.first == 1


@ruling(50, 85)
def test_a_side_with_a_hand_test_is_open_only_if_it_can_be_passed():
    door = next(
        number for number, tile in TILES.items() if tile.do and "SymbolTest(deck=False" in repr(tile.do)
    )
    symbol = TILES[door].do[0].options[0][0].symbols[0]
    for hand, sides in ((["ST-01", "ST-02", "ST-03"], 2), (["ST-06", "ST-05", "ST-04"], 1)):
        table = fight(fighters=[{"hand": hand}])
        table.state.todo = []
        table.run(("do", G, TILE, door, (0, 0)))
        assert (len(matching(table.state, (symbol,))) > 0) == (sides == 2)
        assert len(table.legal) == sides


@ruling(51, 83)
def test_a_deck_test_turns_up_the_first_players_top_card_and_discards_it():
    table = fight(fighters=[{"hand": ["ST-01", "ST-02", "ST-03"], "deck": ["ST-05"], "damage": 1}])
    door = next(number for number, tile in TILES.items() if "SymbolTest(deck=True" in repr(tile.do))
    effect = TILES[door].do[0]
    assert isinstance(effect, SymbolTest)
    assert effect.ok == (Gain(VIAL, first=True),)
    table.state.todo = []
    table.run(("do", G, TILE, door, (0, 0)))
    assert table.told("deck_test") == [(0, 105, int(bool(set(COMBAT[105].symbols) & set(effect.symbols))))]
    assert table.state.discards[0] == [105]
    assert table.state.hurt[A] == 0


@ruling(51)
def test_a_failed_deck_test_gives_nothing_and_shuts_nothing():
    table = fight(fighters=[{"hand": ["ST-01", "ST-02", "ST-03"], "deck": ["ST-06"]}])
    assert not deck_shows(table.state, (0, 1, 2), table.events)
    assert table.told("deck_test") == [(0, 106, 0)]


@ruling(84)
def test_a_corridor_with_a_hand_test_is_offered_only_to_who_can_pass_it():
    table = fight(fighters=[{"hand": ["ST-05", "ST-06", "ST-04"]}])
    state = table.state
    state.todo = [("choose_way",)]
    state.space = 1
    assert edges(state)[0].hand
    assert ("go", 0) in table.legal
    state.hands[0] = [105, 106]
    assert ("go", 0) not in table.legal
    state.hands[0] = [101, 102, 104]
    state.decks[0] = [103, 105, 106]
    table.play("go", 0)
    assert table.told("hand_test") == [(0, 104)] or table.step == "pay"


@ruling(84)
def test_a_tiles_hand_test_fails_for_who_has_no_such_card():
    table = fight(fighters=[{"hand": ["ST-05", "ST-06", "ST-04"]}])
    door = next(number for number, tile in TILES.items() if "SymbolTest(deck=False" in repr(tile.do))
    table.state.todo = []
    table.run(("do", G, TILE, door, (0, 0, 0, 0)))
    assert table.why("test_failed") == {"84"}
    assert table.state.bag[CELLS] == 0


def test_from_every_space_a_corridor_without_rune_and_hand_test_leads_on_to_an_exit():
    for biome in BIOMES.values():
        board = biome.board
        count = len(board.shapes)
        good = set(range(count, count + len(board.exits)))
        for space in reversed(range(count)):
            free = [edge for edge in board.edges[space] if edge.rune < 0 and not edge.hand]
            assert any(edge.to in good for edge in free), (biome.name, space)
            good.add(space)


def test_a_brutal_table_wounds_two_more_at_the_start():
    wounded = {}
    for seats in range(1, 5):
        table = fresh(seats, difficulty="brutal")
        while table.step == "wound":
            table.play(*table.legal[0])
        wounded[seats] = sum(table.state.hurt)
    assert wounded == {1: 2, 2: 2, 3: 2, 4: 4}
