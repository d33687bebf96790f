"""Spoilt settings and records: what can be read is read, the rest is as new, and nothing is ever raised."""

import json

import pytest

from app.shell.settings import FIELDS, Settings
from app.shell.settings import FILE as SETTINGS
from app.table.after.statistics import FILE as RECORD
from app.table.after.statistics import Statistics, Tally
from engine.core.dice import seeded
from tests.engine.core.playing import embers, play_on
from tests.faults.memory import MemoryStorage
from tests.faults.mutation import garbled, lucky, twisted

ROUNDS = pytest.mark.parametrize("rounds", [1000, pytest.param(6000, marks=pytest.mark.thorough)])
"""Spoilt files of each kind: by a bad disk, and as many by a bad program."""

GOOD_SETTINGS = {name: list(field.allowed)[-1] for name, field in FIELDS.items()} | {
    "hologram": {"depth": [3]}
}
GOOD_RECORD = {
    "games": {"embers": {"played": 5, "won": 3, "lost": 2}, "night_cage": {"played": 1, "won": 0, "lost": 1}},
    "counted": ["embers-1.json", "embers-2.json"],
}


class Never:
    """A trigger that does not go off by itself."""

    def __init__(self, call, delay):
        self.call = call

    def __call__(self):
        return

    def cancel(self):
        return


def spoilt(good, rounds, seed):
    """First bytes as a bad disk leaves them, then JSON as a bad program writes it."""
    luck = lucky(seeded(seed))
    for _ in range(rounds):
        yield garbled(json.dumps(good).encode(), luck)
    for _ in range(rounds):
        yield json.dumps(twisted(good, luck)).encode()


@ROUNDS
def test_whatever_happened_to_the_settings_the_app_starts_and_can_save_them(rounds):
    for data in spoilt(GOOD_SETTINGS, rounds, 3):
        assert_usable_settings(MemoryStorage(**{SETTINGS: data}))


def assert_usable_settings(storage):
    settings = Settings.load(storage, Never)
    values = {name: getattr(settings, name) for name in FIELDS}
    assert all(field.fits(values[name]) for name, field in FIELDS.items())
    settings.text_size = 115
    settings.save()
    again = Settings.load(storage, Never)
    assert again.notice == ""
    assert {name: getattr(again, name) for name in FIELDS} == values | {"text_size": 115}


@pytest.mark.parametrize("depth", [200, 400, 600, 900, 980, 5000, 100_000])
def test_settings_nested_too_deep_do_no_harm(depth):
    for nonsense in (b'{"hologram": ' + b"[" * depth + b"]" * depth + b"}", b"[" * depth, b'{"":' * depth):
        assert_usable_settings(MemoryStorage(**{SETTINGS: nonsense}))


@ROUNDS
def test_whatever_happened_to_the_record_games_can_be_counted(rounds):
    over = play_on(embers(), 400)
    for data in spoilt(GOOD_RECORD, rounds, 4):
        assert_usable_record(MemoryStorage(**{RECORD: data}), over)


def assert_usable_record(storage, over):
    before = Statistics(storage).of("embers")
    assert all(type(count) is int and count >= 0 for count in before)
    record = Statistics(storage)
    record.add("fresh.json", over)
    assert record.of("embers").played == before.played + 1
    assert Statistics(storage).of("embers") == record.of("embers")
    assert isinstance(Statistics(storage).of("night_cage"), Tally)


@pytest.mark.parametrize("depth", [200, 600, 900, 980, 5000, 100_000])
def test_a_record_nested_too_deep_does_no_harm(depth):
    deep = b"[" * depth + b"]" * depth
    over = play_on(embers(), 400)
    for nonsense in (
        b'{"games": {}, "counted": ' + deep + b"}",
        b'{"games": {"x": {"y": ' + deep + b'}}, "counted": []}',
    ):
        assert_usable_record(MemoryStorage(**{RECORD: nonsense}), over)


@pytest.mark.parametrize("people", [None, 5, "all", [99], [None], {}, [[0]], [True], -1])
def test_a_table_that_does_not_know_its_people_can_be_counted(people):
    over = play_on(embers(), 400)
    over.table.update(people=people, players=people)
    Statistics(MemoryStorage()).add("fresh.json", over)
