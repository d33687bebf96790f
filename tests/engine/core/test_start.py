"""What a game starts from: options, a lot that no code carries, and what a campaign brings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, Session, SetupError
from engine.core.dice import LOT_BITS, seeded
from tests.engine.core.playing import GAMES as MINIATURES
from tests.engine.core.playing import play_on
from tests.miniature import MINIATURE

PLAYED = {**MINIATURES, **GAMES}
SECRET = [key for key, game in PLAYED.items() if game.info.secrets]
MOST = (1 << LOT_BITS) - 1


@given(st.integers(-(1 << 70), 1 << 70), st.integers(0, 9))
def test_lot_0_changes_nothing(number, stream):
    assert seeded(number, stream, lot=0) == seeded(number, stream)


@given(st.integers(), st.sets(st.integers(0, MOST), min_size=2, max_size=9))
def test_every_lot_gives_another_generator(number, lots):
    assert len({seeded(number, lot=lot) for lot in lots}) == len(lots)


@pytest.mark.parametrize("key", PLAYED)
def test_a_table_without_a_lot_is_the_table_of_its_seed(key):
    game = PLAYED[key]
    session = Session.new(game, game.info.seats[-1], 7)
    assert session.state == game.setup(session.seats, seeded(7), session.options)
    assert (session.lot, dict(session.carry)) == (0, {})


@pytest.mark.parametrize("key", SECRET)
def test_the_seed_of_a_table_with_a_lot_does_not_tell_what_is_hidden(key):
    """What a seat cannot know differs from lot to lot, though seed and options are the same."""
    game = PLAYED[key]
    told = Session.new(game, game.info.seats[-1], 7)
    drawn = [Session.new(game, told.seats, 7, lot=lot) for lot in range(1, 41)]
    assert sum(_hidden(each) != _hidden(told) for each in drawn) > 30


def _hidden(session):
    """The truth without what changes from deal to deal but is of no interest: the generator itself."""
    return {key: value for key, value in session.state.plain().items() if key != "dice"}


def test_in_obscurio_every_traitor_and_every_exit_is_dealt_under_one_seed():
    drawn = [Session.new("obscurio", 6, 7, lot=lot) for lot in range(1, 200)]
    states = [play_on(session, 40).state for session in drawn]
    assert {state.traitor for state in states} == set(range(1, 6))
    assert len({state.exit for state in states}) >= 4


@pytest.mark.parametrize("key", PLAYED)
@pytest.mark.parametrize("lot", [1, MOST])
def test_a_table_with_a_lot_is_saved_replayed_and_taken_back_like_any_other(key, lot):
    game = PLAYED[key]
    session = play_on(Session.new(game, game.info.seats[0], 3, lot=lot), 12)
    loaded = Session.unsealed(session.sealed(), PLAYED)
    again = Session.replay(game, session.seats, 3, session.options, session.log, lot=lot)
    assert loaded.lot == again.lot == session.clone().lot == session.at(4).lot == lot
    assert loaded.state == again.state == session.at(12).state == session.state
    assert loaded.moments == session.moments


@pytest.mark.parametrize("lot", [-1, 1 << LOT_BITS, 1.0, True, None, "7"])
def test_what_is_no_lot_is_refused(lot):
    with pytest.raises(SetupError, match="63 bits"):
        embers_with(lot=lot)


ALONE = [key for key, game in GAMES.items() if game.campaign() is None]


@pytest.mark.parametrize("key", ALONE)
def test_a_game_without_a_campaign_carries_nothing(key):
    with pytest.raises(SetupError, match="has no campaign"):
        Session.new(key, GAMES[key].info.seats[-1], carry={"embers": 3})
    assert dict(Session.new(key, GAMES[key].info.seats[-1], carry={}).carry) == {}


@pytest.mark.parametrize("carry", [[], 3, "x", {"a": {1, 2}}, {"a": b"x"}], ids=str)
def test_what_is_carried_is_plain_data(carry):
    with pytest.raises(SetupError, match="carried"):
        embers_with(carry=carry)


def embers_with(**start):
    return Session.new(MINIATURE, 3, 7, **start)
