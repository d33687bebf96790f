"""Two and three players: no Traitor, and a companion for a lone Wizard."""

import pytest

from tests.engine.games.obscurio.positions import fresh, table
from tests.engine.games.obscurio.rulings import ruling


@ruling(33)
def test_a_lone_wizards_own_pawn_costs_two_and_the_companions_one():
    t = table(players=2).choose(1)
    assert t.told("wrong") == [(1, 0, 1, 0)]
    t = table(players=2).choose(0)
    assert t.told("wrong") == [(1, 1, 2, 0)]
    t = table(players=2).choose()
    assert t.state.taken == [0, 3]


@ruling(33)
def test_one_of_the_two_pawns_is_enough_to_advance():
    assert table(players=2).choose(0).state.progress == 2
    assert table(players=2).choose(1).state.progress == 2
    assert table(players=2).choose().state.progress == 1


@ruling(33)
def test_both_pawns_must_be_placed_at_the_same_door_or_not():
    t = table(players=2).to_doors().put(p1=3)
    assert not t.may(1, "confirm")
    t.put(p0=3)
    assert t.may(1, "confirm")
    t.put(p0=4)
    assert t.may(1, "confirm")


@ruling(33)
def test_an_unplaced_pawn_costs_as_a_wrong_one():
    assert table(players=2).choose(1, unplaced=(0,)).state.taken == [0, 1]
    assert table(players=2).choose(0, unplaced=(1,)).state.taken == [0, 2]


@ruling(33)
def test_a_lone_wizard_takes_both_pawns_in_hand_under_the_watcher():
    t = table(players=2, progress=6).to_doors().put(p1=2)
    assert t.session.deciders == (1, 0)
    assert t.view(1)["done"] == 0
    door = t.exit_door
    t.put(p0=door)
    assert t.session.outcome.result == "won"


@ruling(33)
def test_the_companion_sits_at_the_grimoires_place_wherever_that_is():
    t = fresh(2, seed=4, grimoire=1)
    assert t.session.deciders == (1,)
    t.session.play(1, t.session.legal(1)[0])


@ruling(34)
def test_three_play_by_the_plain_rules_with_two_wizards():
    t = table(players=3).choose(1)
    assert t.told("wrong") == [(2, 2, 1, 0)]
    assert t.state.progress == 2


@ruling(32)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_watcher_and_the_other_traps_stay(seats):
    t = table(["great", "dangerous"], players=seats, progress=6).to_doors()
    assert t.step == "watch"
    assert len(t.state.doors) == 7
