"""Forged positions are refused, or can be played to the end."""

import json
from contextlib import suppress

import pytest

from engine.core.dice import pick, seeded
from engine.core.errors import EngineError
from engine.games.obscurio import GAME
from engine.games.obscurio.checking import check
from engine.games.obscurio.state import LibraryState
from tests.engine.games.obscurio.positions import table
from tests.faults.mutation import lucky, twisted

STARTS = {
    "plain": {},
    "watcher": {"progress": 6},
    "locked": {"traps": ["locked"]},
    "both": {"traps": ["locked", "concealed"], "progress": 6},
    "accusation": {"tokens": 7},
    "two": {"players": 2, "progress": 5},
}
CARDS = ("deck", "discard", "holder", "pages", "doors")
BROKEN = (TypeError, ValueError, LookupError, AttributeError, ArithmeticError, EngineError)


def positions(start, seed):
    """Some positions of a random game."""
    t = table(**{"traps": ["none"], **STARTS[start], "seed": seed})
    luck = seeded(seed, stream=6)
    for _ in range(60):
        yield t
        if not t.session.deciders:
            return
        seat, luck = pick(luck, t.session.deciders)
        action, luck = pick(luck, t.session.legal(seat))
        t.session.play(seat, action)


def forged(state, luck):
    """The state with something wrong in it, but with its cards where they were."""
    plain = state.plain()
    rest = {name: value for name, value in plain.items() if name not in CARDS}
    twist = twisted(rest, luck)
    return json.loads(json.dumps({**plain, **twist})) if isinstance(twist, dict) else {}


@pytest.mark.parametrize("start", STARTS)
def test_what_is_accepted_can_be_played_to_the_end(start):
    luck, accepted = lucky(seeded(9)), 0
    for t in positions(start, seed=2):
        for _ in range(6):
            state = _opened(forged(t.state, luck), t)
            if state is not None:
                accepted += 1
                play_to_the_end(state, t.session)
    assert accepted


def _opened(plain, t):
    with suppress(*BROKEN):
        state = LibraryState.from_plain(plain)
        if GAME.inventory(state) == GAME.inventory(t.state):
            check(state, t.session.seats, t.session.options)
            return state
    return None


def play_to_the_end(state, session):
    luck = seeded(1)
    for seat in (*range(session.seats), None):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.imagine(view, luck), seat) == view
    while deciders := GAME.deciders(state):
        seat, luck = pick(luck, deciders)
        action, luck = pick(luck, GAME.legal(state, seat))
        GAME.apply(state, seat, action)
    check(state, session.seats, session.options)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("traitor", 0),
        ("progress", 7),
        ("exposed", 1),
        ("cleared", 1 << 1),
        ("asked", 0),
        ("shown", 2),
        ("minute", 1),
        ("butterflies", [999]),
        ("picks", [1]),
        ("votes", [1, -1, -1, -1]),
        ("hands", [-1, 2, -1, -1]),
        ("ballot", [1, 1, 1, 1]),
        ("ended", 1),
        ("penalty", 9),
        ("traps", 1 << 14),
        ("todo", []),
        ("todo", [["vote"]]),
        ("grimoire", 1),
    ],
)
def test_a_position_that_play_cannot_reach_is_refused(field, value):
    t = table(["none"])
    state = LibraryState.from_plain({**t.state.plain(), field: value})
    with pytest.raises(BROKEN):
        check(state, 4, t.session.options)
