"""One prisoner and Serenade: rulings 61 to 65, 90, 91."""

import pytest

from engine.games.dead_cells.cards.catalogue import COMBAT, UPGRADES
from engine.games.dead_cells.cards.kinds import Mutation
from engine.games.dead_cells.cards.malaise import NO_VIAL
from engine.games.dead_cells.cards.vocabulary import BRUTALITY, SURVIVAL, TACTICS, AtZero, Damage
from engine.games.dead_cells.rules.abilities import OWN_PLACES
from engine.games.dead_cells.rules.places import PRINTED_NUMBER
from engine.games.dead_cells.rules.testing import take_token_back
from engine.games.dead_cells.rules.tracks import MELEE, POWER, advance
from tests.engine.games.dead_cells.fights import R1, SLOTS, TEETH, fight, fresh
from tests.engine.games.dead_cells.rulings import ruling

HE, SHE = SLOTS, SLOTS + 1
HEALING = 233
"""An improved card with two symbols."""
GROUP_STRIKE = next(
    number
    for number, card in UPGRADES.items()
    if isinstance(card, Mutation) and card.traits == (AtZero((Damage(1, (R1,)),)),)
)
SYMBOLS = {SURVIVAL: "ST-04", TACTICS: "ST-05", BRUTALITY: "ST-02"}


def solo(discard=(), **described):
    fighters = [{"discard": list(discard), "hand": ["ST-01", "ST-03", "ST-06"]}, *described.pop("her", [{}])]
    return fight(described.pop("foes", {"R1": "B1-07"}), players=1, fighters=fighters, **described)


@ruling(61)
def test_the_prisoner_commits_two_cards_then_serenades_top_card_is_revealed():
    table = solo().commit("ST-01", "ST-06")
    assert len(table.told("serenades_card")) == 1
    assert len(table.state.active[0]) == 2


@ruling(61)
def test_the_prisoner_takes_first_player_back_before_a_test():
    table = solo(first=1)
    take_token_back(table.state, table.events)
    assert table.state.first == 0
    assert table.why("first") == {"61"}


@ruling(62)
@pytest.mark.parametrize("symbol", [SURVIVAL, TACTICS, BRUTALITY])
def test_her_power_follows_the_symbol_on_top_of_the_prisoners_discard(symbol):
    table = solo([SYMBOLS[symbol]]).commit("ST-01", "ST-06")
    assert table.told("power")[-1] == (symbol,)
    table.to_end()
    if symbol == SURVIVAL:
        assert table.told("froze")[0][0] == R1
    elif symbol == TACTICS:
        assert (R1, 4, 1) in table.told("afflicted")
    else:
        assert table.told("hurt")


@ruling(62)
@pytest.mark.parametrize("power", [SURVIVAL, TACTICS])
def test_of_several_symbols_one_is_chosen_before_round_0_and_used_in_it(power):
    table = solo(foes={"R1": "B1-07"})
    table.state.library[0].append(HEALING)
    table.state.discards[0].append(HEALING)
    table.commit("ST-01", "ST-06")
    assert COMBAT[HEALING].symbols == (SURVIVAL, TACTICS)
    assert table.step == "choose_power"
    table.play("power", power)
    assert (R1, 1) in table.told("froze") if power == SURVIVAL else (R1, 4, 1) in table.told("afflicted")
    assert "choose_power" not in [entry[0] for entry in table.state.todo]


@ruling(39, 40, 67)
def test_while_serenade_is_first_player_the_prisoner_drinks_and_strikes_for_the_group_in_round_0():
    table = solo(first=1, bag={"potions": 1, "teeth": 1})
    table.state.hurt[HE], table.state.worms = 2, [0, 1]
    table.state.pockets = [[], [GROUP_STRIKE], [], []]
    table.commit("ST-01", "ST-06")
    assert table.step == "act_at_zero"
    assert set(table.legal) == {("zero", OWN_PLACES), ("drink", 0), ("pull", 1), ("done",)}
    table.play("drink", 0)
    assert table.hurt(HE) == 0


@ruling(62)
def test_without_a_card_or_a_symbol_she_has_no_power():
    assert solo().commit("ST-01", "ST-03").told("power")[-1] == (-1,)


@ruling(63)
def test_with_an_empty_deck_she_does_what_is_printed_on_her_board():
    table = solo()
    table.state.discards[1], table.state.decks[1] = table.state.decks[1], []
    table.commit("ST-01", "ST-06")
    assert table.told("serenades_card") == [(1, PRINTED_NUMBER)]
    assert len(table.state.discards[1]) == 3
    table.state.todo = []
    table.run(("enter", 11))
    assert len(table.state.decks[1]) == 3


@ruling(64)
def test_she_has_four_health_wears_nothing_and_any_scroll_moves_her_marker():
    table = solo()
    assert table.state.hearts[1] == 4
    advance(table.state, 1, BRUTALITY, "", [])
    assert table.state.serenade[:2] == [POWER, 1]
    table.state.todo = []
    table.state.gear.remove(102)
    table.run(("item", 102))
    assert table.state.worn == [[102], []]


@ruling(65)
def test_her_power_track_gives_teeth_a_vial_for_the_prisoner_and_the_transformation():
    table = solo()
    state = table.state
    state.hurt[HE], state.hurt[SHE] = 2, 2
    deck = list(state.decks[1])
    for _ in range(3):
        advance(state, 1, SURVIVAL, "", [])
    assert state.bag[TEETH] == 2
    assert state.hurt[HE] == 1
    assert state.hurt[SHE] == 0
    assert state.serenade[:2] == [MELEE, 0]
    assert state.decks[1] == deck


@ruling(65)
def test_the_vial_of_her_power_track_does_nothing_for_a_bitter_tongue():
    table = solo(serenade=[0, 1])
    table.state.hurt[HE], table.state.malaise = 2, [NO_VIAL, 0]
    advance(table.state, 1, SURVIVAL, "", [])
    assert table.hurt(HE) == 2


@ruling(65)
def test_her_melee_track_helps_the_prisoner_in_round_0():
    table = solo(serenade=[1, 3])
    table.state.hurt[HE] = 1
    table.commit("ST-01", "ST-06")
    assert table.step == "use"
    assert table.told("shield")[0] == (HE, 1)
    table.play("leave")
    assert (HE, 1) in table.told("healed")


@ruling(90)
def test_against_a_boss_she_plays_a_card_each_turn_until_her_deck_is_empty():
    table = solo(place="C1", foes={})
    for _ in range(4):
        table.state.hearts = [50, 50]
        while table.step != "commit":
            table.answer()
        table.answer().answer()
    assert table.told("serenades_card")[-1] == (1, PRINTED_NUMBER)


@ruling(91)
def test_a_run_starts_on_her_power_side_and_after_the_last_melee_space_scrolls_do_nothing():
    table = fresh(1)
    assert table.state.serenade[:2] == [POWER, 0]
    assert len(table.state.decks[1]) == 3
    table.state.serenade = [MELEE, 3, -1]
    advance(table.state, 1, SURVIVAL, "", table.events)
    assert table.why("track_full") == {"91"}
