"""Whoever has read no rule and does what the hints say comes through the first fight of a first run."""

import pytest

from engine import Session


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
