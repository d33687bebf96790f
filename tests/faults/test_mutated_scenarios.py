"""Spoilt descriptions of a position: a ScenarioError, or a table that is played, saved and opened again."""

import json

import pytest

from app.look.places import ASSETS
from engine import GAMES, ScenarioError, Session
from engine.core.dice import seeded
from tests.engine.core.playing import play_on
from tests.faults.mutation import lucky, twisted

ROUNDS, MANY = 300, 12_000


def described(game):
    """Every position that the lessons of a game describe."""
    found = [
        json.loads(path.read_text(encoding="utf-8"))
        for path in sorted((ASSETS / "scenarios" / game).rglob("*.json"))
    ]
    return [each.get("scenario", each.get("position", each)) for each in found]


def assert_refused_or_playable(game, data, number):
    session = begun_or_none(game, data)
    if session is None:
        return False
    assert Session.unsealed(session.sealed()).state == session.state
    play_on(session, 3, number)
    assert Session.unsealed(session.sealed()).state == session.state
    return True


def begun_or_none(game, data):
    try:
        return Session.scenario(game, data)
    except ScenarioError:
        return None


def spoilt(game, rounds, seed):
    bases, luck = described(game), lucky(seeded(seed))
    for number in range(rounds):
        yield twisted(bases[number % len(bases)], luck), number


WITH_LESSONS = [game for game in GAMES if (ASSETS / "scenarios" / game).is_dir()]


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_spoilt_description_is_refused_or_can_be_played(game):
    read = sum(assert_refused_or_playable(game, *each) for each in spoilt(game, ROUNDS, 5))
    assert read > 0


@pytest.mark.thorough
@pytest.mark.parametrize("game", WITH_LESSONS)
def test_twelve_thousand_spoilt_descriptions(game):
    for each in spoilt(game, MANY, 6):
        assert_refused_or_playable(game, *each)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "nonsense", [{"seats": [[[]]]}, {"players": 10**400}, {1: 2}, {"options": {"": float("nan")}}]
)
def test_nonsense_is_no_position(game, nonsense):
    with pytest.raises(ScenarioError):
        Session.scenario(game, nonsense)


@pytest.mark.parametrize("game", GAMES)
def test_a_description_nested_without_end_is_no_position(game):
    deep = {}
    deep["options"] = deep
    with pytest.raises(ScenarioError):
        Session.scenario(game, deep)
