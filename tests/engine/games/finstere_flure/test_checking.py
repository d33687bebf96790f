"""Forged positions are refused."""

import pytest

from engine import Session
from engine.core import dice
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.checking import check
from tests.engine.games.finstere_flure.positions import described


def position():
    data = described("▶ . ≈ #≈ . .\n. . ≈ ≈ a . e", at=(2, 5), round=9, pawns={"b": "out", "c": "lost"})
    return Session.scenario(GAME, data)


def forge(**changes):
    session = position()
    for name, value in changes.items():
        setattr(session.state, name, value)
    session.state.set_pawns()
    return session


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 3},
        {"house": 1},
        {"triple": 1},
        {"monster": 12},
        {"facing": 4},
        {"turn": 15},
        {"first": 2},
        {"ended": 1},
        {"todo": [("choose", 2)]},
        {"todo": [("choose", "0")]},
        {"todo": [("move", 0, 7)]},
        {"todo": [("move", 2, 1)]},
        {"todo": [("lay", 0, 1)]},
        {"todo": [("point", 0, 3)]},
        {"todo": [("choose", 0), ("choose", 0)]},
        {"pools": [5, -1, 0]},
        {"escaped": bytearray()},
        {"escaped": bytearray([1, 1])},
        {"deck": bytearray([1, 2])},
        {"seen": bytearray()},
        {"aside": bytearray([1])},
        {"at": [84] * 8},
        {"tray": bytearray([0, 1, 0, 0, 0, 0, 0, 0, 0])},
        {"gone": bytearray(9)},
    ],
    ids=str,
)
def test_a_forged_position_is_refused(changes):
    session = forge(**changes)
    with pytest.raises((ValueError, LookupError)):
        check(session.state, session.seats, session.options)


def test_the_position_itself_is_accepted():
    session = position()
    check(session.state, session.seats, session.options)


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_is_accepted(seed):
    options = GAME.info.settle({"variant": "advanced"} if seed % 2 else {})
    state, luck = GAME.setup(2 + seed, dice.seeded(seed), options), seed
    while deciders := GAME.deciders(state):
        check(state, 2 + seed, options)
        action, luck = dice.pick(luck, GAME.legal(state, deciders[0]))
        GAME.apply(state, deciders[0], action)
    check(state, 2 + seed, options)
