"""Whatever is played: every tile is in exactly one place, and the position is one of the game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import dice
from engine.core.conform import walk
from engine.games.night_cage import GAME
from engine.games.night_cage.rules.light import lit_cells
from engine.games.night_cage.rules.tiles import KEEPER, kind_of
from tools.games import any_setup


@given(st.integers(0, 10**9), st.booleans())
@settings(max_examples=60)
def test_no_tile_is_lost_over_every_option(seed, clever):
    seats, options, luck = any_setup(GAME, dice.seeded(seed, stream=7))
    state = GAME.setup(seats, dice.seeded(seed), options)
    inventory = GAME.inventory(state)
    for _ in range(400):
        deciders = GAME.deciders(state)
        if not deciders:
            break
        if clever:
            action, luck = GAME.policy(state, deciders[0], luck)
        else:
            action, luck = dice.pick(luck, GAME.legal(state, deciders[0]))
        GAME.apply(state, deciders[0], action)
        assert GAME.inventory(state) == inventory
        GAME.check_state(state, seats, options)
    assert (GAME.outcome(state) is None) == bool(GAME.deciders(state))


@pytest.mark.parametrize("seed", range(6))
def test_valid_options_conform(seed):
    seats, options, _ = any_setup(GAME, dice.seeded(seed, stream=11))
    assert walk(GAME, seats, seed, options, every=4).outcome is not None


@given(st.integers(0, 10**9))
@settings(max_examples=30)
def test_at_the_start_of_a_turn_all_tiles_are_lit_but_keepers(seed):
    seats, options, luck = any_setup(GAME, dice.seeded(seed, stream=7))
    state = GAME.setup(seats, dice.seeded(seed), options)
    while GAME.deciders(state):
        if state.todo[-1] == ("choose", 0) and state.todo[0] == ("end",):
            bits = lit_cells(state)
            dark = [cell for cell, tile in enumerate(state.board) if tile and not bits >> cell & 1]
            assert {kind_of(state.board[cell]) for cell in dark} <= {KEEPER, 13}
        action, luck = GAME.policy(state, GAME.deciders(state)[0], luck)
        GAME.apply(state, GAME.deciders(state)[0], action)
