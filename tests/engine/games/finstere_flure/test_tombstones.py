"""The tombstones."""

import pytest

from engine import Session, SetupError
from engine.core.dice import seeded
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.rules.tombstones import MOST_STEPS, TOMBSTONES, meaning, turn_up
from tests.engine.games.finstere_flure.positions import table, walked
from tests.engine.games.finstere_flure.rulings import ruling


def test_there_are_eight():
    assert [(stone.steps, stone.prey) for stone in TOMBSTONES] == [
        (5, 0),
        (7, 0),
        (7, 0),
        (8, 0),
        (8, 0),
        (10, 0),
        (20, 1),
        (20, 2),
    ]


@ruling("5a.16")
def test_a_prey_tombstone_ends_with_its_prey():
    t = walked("▶ . a . b .", "X", at=(2, 5))
    assert t.path == [(3, 5), (4, 5)]
    t = walked("▶ . a . b .", "XX", at=(2, 5))
    assert t.eaten == "ab"
    assert len(t.path) == 4


@ruling("5a.16", "5b.step_counter")
def test_without_prey_it_ends_after_twenty_steps():
    t = walked("▶ ~ ~ ~ ~ . .", "X", at=(2, 5))
    assert len(t.path) == MOST_STEPS


@ruling("5a.17")
def test_the_first_tombstone_of_the_game_is_a_number():
    for seed in range(60):
        state = GAME.setup(2, seeded(seed), GAME.info.settle({}))
        top, events = state.deck[-1], []
        turned = turn_up(state, events)
        assert not turned.prey
        assert len(state.deck) == 7
        aside = [event for event in events if event[0] == "set_aside"]
        assert bool(aside) == bool(TOMBSTONES[top].prey)


@ruling("5a.17")
def test_what_was_set_aside_is_shuffled_back_into_the_pile():
    state = GAME.setup(2, 1, GAME.info.settle({}))
    state.deck = bytearray([0, 1, 2, 3, 4, 5, 6, 7])
    turn_up(state, [])
    assert list(state.seen) == [5]
    assert sorted(state.deck) == [0, 1, 2, 3, 4, 6, 7]
    assert list(state.aside) == [7, 6]


@ruling("5b.first_tile_stage_2")
def test_the_second_stage_may_begin_with_prey():
    t = table(round=8, pile=["XX"])
    t.skip_round()
    assert list(t.state.seen) == [7]


@ruling("5a.21")
def test_with_six_or_seven_the_five_may_count_as_three_prey():
    assert meaning(0, 1).prey == 3
    assert Session.new(GAME, 6, 1, triple_prey=True).state.triple == 1
    with pytest.raises(SetupError):
        Session.new(GAME, 5, 1, triple_prey=True)


@ruling("5a.21")
def test_a_triple_prey_is_no_first_tombstone_either():
    state = GAME.setup(6, 1, GAME.info.settle({"triple_prey": True}))
    state.deck = bytearray([1, 2, 3, 4, 5, 6, 7, 0])
    assert turn_up(state, []).steps == 10
