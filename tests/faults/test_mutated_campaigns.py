"""Spoilt campaigns: a SaveError in one line, or a campaign from which the next run sets out."""

import json
from pathlib import Path

import pytest

from engine import GAMES, SaveError
from engine.core.dice import seeded
from engine.core.store import seal
from tests.faults.mutation import garbled, lucky, twisted

CAMPAIGNS = sorted((Path(__file__).parent.parent / "saves" / "campaigns").glob("*.json"))
ROUNDS, MANY = 300, 12_000


def kind_of(path):
    return GAMES[path.stem.rsplit("_", 1)[0]].campaign()


def refused_or_opened(path, data):
    """The campaign in the bytes, or None with a line that can be shown."""
    try:
        return kind_of(path).unsealed(data)
    except SaveError as refused:
        reason = refused.reason
    assert reason
    assert reason.isprintable()
    assert len(reason) <= 200
    return None


def assert_nothing_but_save_errors(path, rounds, seed):
    whole, luck, read = path.read_bytes(), lucky(seeded(seed)), 0
    envelope = json.loads(whole)
    for number in range(rounds):
        if number % 3 == 0:
            opened = refused_or_opened(path, garbled(whole, luck))
        else:
            part = ("state", "setup")[number % 2]
            opened = refused_or_opened(path, seal({**envelope, part: twisted(envelope[part], luck)}))
        if opened is not None:
            read += 1
            again = kind_of(path).unsealed(opened.sealed())
            assert again.plain() == opened.plain()
            assert opened.run(opened.game.info.seats[0], number).deciders
    assert 0 < read < rounds * 0.7, "the spoiling is too rough or too gentle to prove anything"


@pytest.mark.parametrize("path", CAMPAIGNS, ids=lambda path: path.stem)
def test_a_spoilt_campaign_is_refused_or_goes_on(path):
    assert_nothing_but_save_errors(path, ROUNDS, 1)


@pytest.mark.thorough
@pytest.mark.parametrize("path", CAMPAIGNS, ids=lambda path: path.stem)
def test_twelve_thousand_spoilt_campaigns_are_refused_or_go_on(path):
    assert_nothing_but_save_errors(path, MANY, 2)
