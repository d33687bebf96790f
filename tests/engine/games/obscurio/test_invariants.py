"""What holds at every moment of every game (sheet section 8.6), over set-ups and luck of any kind."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.dice import pick, seeded
from engine.games.obscurio import GAME
from engine.games.obscurio.checking import check
from engine.games.obscurio.knowledge import REVEALED, phase
from engine.games.obscurio.rules.cohesion import tokens_for
from engine.games.obscurio.rules.traps import ESPIONAGE


@st.composite
def tables(draw):
    """A number of players with options that fit."""
    seats = draw(st.sampled_from(list(GAME.info.seats)))
    chosen = {option.key: draw(st.sampled_from(list(option.allowed))) for option in GAME.info.options}
    chosen["grimoire"] %= seats
    return seats, GAME.info.settle(chosen)


def moments(seats, options, seed):
    """Every position of a random game, with the seat that acts next and what it does."""
    state, luck = GAME.setup(seats, seeded(seed), options), seeded(seed, stream=3)
    while deciders := GAME.deciders(state):
        seat, luck = pick(luck, deciders)
        action, luck = pick(luck, GAME.legal(state, seat))
        yield state, seat, action
        GAME.apply(state, seat, action)
    yield state, None, None


SEEDS = st.integers(0, 1 << 32)
GAMES = settings(max_examples=25)


@GAMES
@given(tables(), SEEDS)
def test_the_84_cards_are_each_in_one_place_and_no_token_is_lost(setup, seed):
    seats, options = setup
    for state, _, _ in moments(seats, options, seed):
        counts = GAME.inventory(state)
        assert counts.pop("tokens") == tokens_for(seats, options)
        assert set(counts.values()) == {1}
        assert len(counts) == 84


@GAMES
@given(tables(), SEEDS)
def test_every_position_of_play_is_one_that_a_save_may_hold(setup, seed):
    seats, options = setup
    for state, _, _ in moments(seats, options, seed):
        check(state, seats, options)


@GAMES
@given(tables(), SEEDS)
def test_exactly_one_exit_lies_on_the_doors_and_no_wizard_knows_it_too_early(setup, seed):
    seats, options = setup
    for state, _, _ in moments(seats, options, seed):
        if state.doors:
            assert state.doors.count(state.exit) == 1
        if phase(state) == REVEALED:
            continue
        for seat in (*range(seats), None):
            spy = seat == state.traitor and state.traps & ESPIONAGE
            assert seat == state.grimoire or spy or not GAME.view(state, seat)["exit"]


@GAMES
@given(tables(), SEEDS)
def test_a_game_ends_within_its_tokens_and_always_has_a_way_out(setup, seed):
    seats, options = setup
    played = 0
    for state, seat, _ in moments(seats, options, seed):
        played += 1
        assert (seat is None) == (GAME.outcome(state) is not None)
        assert state.turn <= 6 + tokens_for(seats, options)
    assert played <= GAME.longest


@GAMES
@given(tables(), SEEDS)
def test_the_secret_step_asks_every_wizard_equally_often(setup, seed):
    seats, options = setup
    touches = {}
    for state, seat, action in moments(seats, options, seed):
        if action and action[0] == "touch":
            each = touches.setdefault(state.turn, {})
            each[seat] = each.get(seat, 0) + 1
    for each in touches.values():
        assert set(each.values()) in ({2}, {4})
