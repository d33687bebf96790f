"""A hint says why: what an action brings, or what the others would lose."""

import pytest

from engine import GAMES, Session
from engine.core import dice
from engine.games.night_cage.players.reasons import (
    ALIKE,
    ENDINGS,
    FACTS,
    FORESEEN,
    GAINED,
    ONLY_UNSEEN,
    SPARED,
)
from engine.games.night_cage.words.text import COLOURS
from tests.engine.games.night_cage.positions import EAST, SOUTH, table

GAME = GAMES["night_cage"]

CROSS = """
    ......
    .┼┼┼..
    .┼┼┼..
    .┼┼┼..
    ......
    ......
    """


SEEN = """
    ......
    ..┼W..
    ..┼┼..
    ..┼...
    ......
    ......
    """


def why(t, *action, seat=0):
    return str(GAME.reason(t.state, seat, action))


def test_what_an_action_brings_comes_first():
    t = table(CROSS.replace(".┼┼┼..\n    ......\n    ......", ".┼K┼..\n    ......\n    ......"), "C3")
    assert why(t, "move", SOUTH) == GAINED["held"]


def test_the_only_safe_step_is_called_so():
    t = table(SEEN, "C3", stack=("t",) * 20)
    assert why(t, "move", SOUTH) == ONLY_UNSEEN
    assert why(t, "move", EAST) != ONLY_UNSEEN


def test_a_candle_that_is_relit_is_named():
    t = table(CROSS, "B3", "D3 out", stack=("t",) * 20)
    assert why(t, "move", EAST) == "Blue's candle is relit"


def test_an_action_that_gains_nothing_says_what_the_others_would_lose():
    t = table(CROSS, "C3", stack=("t",) * 20)
    t.play("move", EAST)
    t.play(*t.legal()[0])
    assert t.may("move", EAST)
    assert why(t, "end") == SPARED["nerve"]


def test_of_ways_to_lie_that_change_nothing_none_is_praised():
    t = table(CROSS, "C3", stack=("t",) * 20)
    t.play("move", EAST)
    assert {why(t, *action) for action in t.legal()} == {ALIKE}


def test_what_nothing_speaks_for_was_found_by_looking_ahead():
    t = table(CROSS, "C3", stack=("t",) * 20)
    assert GAME.thumb(t.state, 0, ("stay",)) < GAME.thumb(t.state, 0, ("move", EAST))
    assert why(t, "stay") == FORESEEN


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_done_has_a_reason_out_of_the_tables(seed):
    known = {*GAINED.values(), *SPARED.values(), *ENDINGS, ALIKE, FORESEEN, ONLY_UNSEEN}
    known |= {words.format(who=who) for _, words, _ in FACTS for who in COLOURS}
    state, luck = Session.new(GAME, 4, seed).state, dice.seeded(seed)
    said = set()
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        action, luck = GAME.policy(state, seat, luck)
        said.add(str(GAME.reason(state, seat, action)))
        GAME.apply(state, seat, action)
    assert said <= known
    assert len(said & set(GAINED.values())) >= 3
    assert said & set(SPARED.values())
