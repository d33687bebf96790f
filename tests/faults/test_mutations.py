"""Spoilt files: a save gives a SaveError or a position that can be played; the rest gives defaults."""

import json
from contextlib import suppress

import pytest

from engine import GAMES, SaveError, Session, UndoBarrier
from engine.core.dice import seeded
from engine.core.store import seal
from tests.engine.core.playing import play_on
from tests.faults.mutation import garbled, lucky, twisted
from tests.miniature import MINIATURE

PLAYED = {"embers": MINIATURE, **GAMES}
MOMENTS = (0, 1, 2, 3, 7, 14, 15, 30, 41, 400)
ROUNDS = pytest.mark.parametrize("rounds", [1000, pytest.param(12_000, marks=pytest.mark.thorough)])
"""Spoilt files of each kind for each game."""


def tables(game):
    """Saves of one game at many moments, with all numbers of seats."""
    for number, count in enumerate(MOMENTS):
        seats = game.info.seats[number % len(game.info.seats)]
        yield play_on(Session.new(game, seats, number), count, number)


def opened(path, data):
    """The session in these bytes, or None if it is refused in one line."""
    path.write_bytes(data)
    try:
        return Session.load(path, PLAYED)
    except SaveError as refused:
        reason = refused.reason
    assert reason
    assert reason.isprintable()
    assert len(reason) <= 200
    return None


@ROUNDS
@pytest.mark.parametrize("key", PLAYED)
def test_a_save_that_a_bad_disk_spoilt_is_refused(tmp_path, key, rounds):
    bases = [(table.sealed(), table.state) for table in tables(PLAYED[key])]
    luck = lucky(seeded(1))
    for number in range(rounds):
        data, state = bases[number % len(bases)]
        session = opened(tmp_path / "a.json", garbled(data, luck))
        assert session is None or session.state == state


@ROUNDS
@pytest.mark.parametrize("key", PLAYED)
def test_a_save_that_a_bad_program_wrote_is_refused_or_can_be_played(tmp_path, key, rounds):
    envelopes = [json.loads(table.sealed()) for table in tables(PLAYED[key])]
    luck, read = lucky(seeded(2)), 0
    for number in range(rounds):
        session = opened(tmp_path / "a.json", spoilt(envelopes, number, luck))
        if session is not None:
            read += 1
            assert_playable(session, tmp_path / "b.json", number)
    assert rounds * 0.02 < read < rounds * 0.6, "the spoiling is too rough or too gentle to prove anything"


def spoilt(envelopes, number, luck):
    """One envelope twisted somewhere, every tenth with the state of another; its checksum is right again."""
    envelope = dict(envelopes[number % len(envelopes)])
    part = ("state", "state", "state", "setup", "log")[number % 5]
    if number % 10 == 9:
        envelope["state"] = envelopes[next(luck) % len(envelopes)]["state"]
    envelope[part] = twisted(envelope[part], luck)
    if number % 50 == 49:
        envelope = twisted(envelope, luck)
    return seal(envelope)


def assert_playable(session, path, luck):
    """Everything that a table does with a session works."""
    assert (session.outcome is None) == bool(session.deciders)
    for seat in (*range(session.seats), None):
        json.dumps(session.view(seat))
    _undo_if_possible(session)
    for _ in range(30):
        play_on(session, 1, luck + len(session.log))
        for seat in session.deciders:
            assert seat in range(session.seats)
            for action in session.legal(seat):
                assert session.describe(action, seat)
            assert session.legal(seat)
    session.save(path)
    again = Session.load(path, PLAYED)
    assert (again.state, again.log) == (session.state, session.log)


def _undo_if_possible(session):
    assert session.undo_title() is None or session.log
    with suppress(UndoBarrier):
        session.undo(past_barrier=True)
        session.redo()
