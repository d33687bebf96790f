"""Set-up: tokens, zones, roles, holder."""

import pytest

from engine import GAMES, SetupError
from engine.games.obscurio import GAME
from engine.games.obscurio.rules.cohesion import DARK_ZONE, TOKENS
from tests.engine.games.obscurio.positions import fresh
from tests.engine.games.obscurio.rulings import ruling

COUNTS = range(2, 9)
DIFFICULTIES = ("beginner", "confirmed", "expert")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", COUNTS)
def test_the_gauge_holds_what_the_table_says_and_the_dark_zone_its_share(seats, difficulty):
    t = fresh(seats, difficulty=difficulty)
    assert sum(t.gauge) == TOKENS[difficulty][seats]
    assert t.gauge[1] == DARK_ZONE[seats]


def test_each_difficulty_is_the_one_before_shifted_by_one_player():
    rows = [[TOKENS[difficulty][seats] for seats in range(4, 9)] for difficulty in DIFFICULTIES]
    assert rows[1][1:] == rows[0][:-1]
    assert rows[2][1:] == rows[1][:-1]


def test_the_lost_figure_of_the_expert_game_of_five_is_an_option():
    assert sum(fresh(5, difficulty="expert").gauge) == 12
    assert sum(fresh(5, difficulty="expert", expert_5=10).gauge) == 10
    assert sum(fresh(6, difficulty="expert", expert_5=10).gauge) == 15


@pytest.mark.parametrize("seats", range(4, 9))
def test_one_wizard_is_the_traitor_and_any_of_them_may_be(seats):
    dealt = {fresh(seats, seed).state.traitor for seed in range(60)}
    assert dealt == set(range(1, seats))


def test_the_grimoire_is_whoever_the_table_chose():
    t = fresh(5, grimoire=3)
    assert t.state.grimoire == 3
    assert t.session.deciders == (3,)
    assert {fresh(5, seed, grimoire=3).state.traitor for seed in range(60)} == {0, 1, 2, 4}


def test_a_grimoire_must_sit_at_the_table():
    with pytest.raises(SetupError):
        fresh(4, grimoire=4)


@ruling(5)
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_grimoire_knows_the_traitor_from_the_start_and_nobody_else_does(seats):
    t = fresh(seats, seed=5)
    know = [seat for seat in (*range(seats), None) if t.view(seat)["traitor"] != -1]
    assert know == sorted([0, t.state.traitor])


@ruling(32)
@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_have_no_traitor_no_holder_and_no_dark_zone(seats):
    t = fresh(seats)
    assert t.state.traitor == -1
    assert len(t.state.holder) == 0
    assert t.gauge[1] == 0
    assert len(t.state.deck) == 84 - 3


def test_the_holder_is_filled_with_eight_cards_that_only_the_grimoire_sees():
    t = fresh(6)
    assert len(set(t.state.holder)) == 8
    assert [seat for seat in (*range(6), None) if t.view(seat)["holder"]] == [0]


def test_the_sorcerer_without_a_face_replaces_the_traitor_and_gives_two_tokens():
    t = fresh(6, sorcerer=True)
    assert t.state.traitor == -1
    assert t.gauge == (24, 0)
    assert len(t.state.holder) == 8


def test_inferred_and_chosen_values_are_house_rules():
    house = {option.key for option in GAME.info.options if option.group == "House rules"}
    assert house == {"time_track", "evanescent", "expert_5"}


def test_the_game_says_that_it_has_secrets():
    assert GAME.info.secrets
    assert not GAME.info.cooperative
    assert GAMES["obscurio"] is GAME
