"""Phase 1: the bag, the base draw, the penalty of time, the +2."""

import pytest

from engine.games.obscurio.rules.bag import draw_traps, in_the_game
from engine.games.obscurio.rules.traps import (
    ALL_TRAPS,
    BY_KEY,
    PLUS_TWO,
    PURPLE,
    TRAPS,
    keys,
    place_of,
    tokens,
    trap,
)
from tests.engine.games.obscurio.positions import fresh, table
from tests.engine.games.obscurio.rulings import ruling


def test_there_are_fourteen_tokens_one_of_each():
    assert len(TRAPS) == 14
    assert len({each.key for each in TRAPS}) == 14
    colours = [each.colour for each in TRAPS]
    assert [colours.count(each) for each in ("brown", "purple", "green", "neutral")] == [6, 2, 5, 1]


def test_a_set_of_tokens_is_read_both_ways():
    places = [place_of(token) for token in tokens(ALL_TRAPS)]
    assert keys(places) == [trap(token).key for token in tokens(ALL_TRAPS)] == list(BY_KEY)


@ruling(3)
@pytest.mark.parametrize("seed", range(20))
def test_the_first_turn_draws_one_token_and_only_a_plus_two_adds_to_it(seed):
    t = fresh(5, seed)
    drawn = t.state.traps.bit_count()
    assert drawn == (3 if t.state.traps & PLUS_TWO else 1)


@ruling(3)
def test_a_turn_draws_one_token_and_one_more_for_each_that_time_cost():
    for penalty in range(3):
        counts = {fresh_traps(penalty, seed).bit_count() for seed in range(40)}
        assert counts == {1 + penalty, 3 + penalty}


def fresh_traps(penalty, seed):
    state = fresh(5, seed).state
    state.traps, state.penalty = 0, penalty
    draw_traps(state, [])
    return state.traps


@ruling(15)
def test_the_plus_two_counts_as_drawn_and_draws_two_others_at_once():
    for seed in range(100):
        t = fresh(5, seed).state
        t.traps = 0
        events = []
        draw_traps(t, events)
        if t.traps & PLUS_TWO:
            assert [event[2] for event in events] == ["", "15", "15"]
            assert events[0][3] == "plus_two"
            return
    raise AssertionError("no +2 in a hundred draws")


@ruling(15)
def test_an_empty_bag_gives_nothing():
    state = fresh(5).state
    state.traps, state.penalty = ALL_TRAPS & ~PLUS_TWO, 2
    draw_traps(state, [])
    assert state.traps == ALL_TRAPS


@ruling(32)
def test_the_purple_tokens_leave_the_bag_when_nobody_adds_false_doors():
    assert in_the_game(3, 0) == ALL_TRAPS & ~PURPLE
    assert in_the_game(3, 1) == in_the_game(4, 0) == ALL_TRAPS


@ruling(31)
def test_tokens_go_back_into_the_bag_after_every_turn():
    t = table(["dusk", "mist"]).choose(1, 2, 3).next_turn()
    assert t.state.traps.bit_count() in (1, 3)
    assert [key for (key,) in t.told("trap")] == keys(t.state.drawn) == t.view(2)["traps"]


@ruling(16)
def test_traps_add_up():
    t = table(["dusk", "mist", "great", "concealed", "dangerous"])
    assert t.view(2)["traps"] == ["dusk", "mist", "great", "concealed", "dangerous"]
    t.show((0, 2)).to_doors()
    assert len(t.state.doors) == 7
    assert t.view(2)["doors"][3] == 0
