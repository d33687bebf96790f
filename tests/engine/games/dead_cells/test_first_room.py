"""Whoever has read no rule and does what the hints say comes through the first fight of a first run."""

import pytest

from engine import Session
from engine.core import dice


@pytest.mark.parametrize(("seats", "seed"), [(1, 44), (3, 41), (3, 43)])
def test_who_follows_the_hints_wins_the_first_room_with_everybody_alive(seats, seed):
    session = Session.new("dead_cells", seats=seats, seed=seed)
    fought = False
    while not fought or any(session.state.foes):
        seat = session.deciders[0]
        legal = session.legal(seat)
        fought = fought or any(session.state.foes)
        hinted = len(legal) > 1 and any(session.state.foes)
        session.play(seat, session.hint(seat).action if hinted else legal[0])
    assert not session.state.fallen
    assert not session.state.ended


def survivors(seats, decide, fights=30):
    """How many of so many first fights end with everybody alive."""
    alive = 0
    for seed in range(fights):
        session, luck = Session.new("dead_cells", seats=seats, seed=seed), dice.seeded(seed, stream=5)
        fought = False
        while not fought or any(session.state.foes):
            fought = fought or any(session.state.foes)
            seat = session.deciders[0]
            action, luck = decide(session, seat, luck)
            session.play(seat, action)
        alive += not session.state.fallen
    return alive


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_even_who_touches_anything_mostly_comes_through_the_first_room(seats):
    assert survivors(seats, lambda session, seat, luck: dice.pick(luck, session.legal(seat))) >= 18


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_who_minds_what_the_table_shows_nearly_always_does(seats):
    assert survivors(seats, lambda session, seat, luck: session.game.policy(session.state, seat, luck)) >= 26
