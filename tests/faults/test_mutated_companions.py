"""Spoilt tables beside the box: refused in one line, or shown, touched and taken back like any other."""

import json
import time

import pytest

from engine import SaveError
from engine.core.dice import seeded
from engine.core.plain import MOST_BITS, read_plain
from engine.core.store import seal
from tests.faults.mutation import garbled, lucky, twisted
from tests.saves.test_old_companions import SAVES, kind_of

ROUNDS, MANY = 250, 12_000
"""Spoilt files for each kept table: in every run, and in a thorough one over all of them."""
AT_ONCE = 1.0
"""Seconds: no file may hold up whoever opens it."""


def spoilt(path, rounds, seed):
    """Files as a bad disk leaves them and as a bad program writes them."""
    companion, table = kind_of(path).unsealed(path.read_bytes())
    whole, luck = companion.sealed(table), lucky(seeded(seed))
    for number in range(rounds):
        envelope, part = json.loads(whole), ("state", "state", "setup", "")[number % 4]
        if part:
            envelope[part] = twisted(envelope[part], luck)
        yield seal(envelope) if part else garbled(whole, luck)


def opened_or_none(kind, data):
    """What the file holds, or None if it is refused; any other exception goes on."""
    try:
        return kind.unsealed(data)
    except SaveError:
        return None


def assert_refused_or_usable(kind, data):
    began = time.process_time()
    opened = opened_or_none(kind, data)
    assert time.process_time() - began < AT_ONCE
    if opened is None:
        return False
    companion, table = opened
    again, _ = kind.unsealed(companion.sealed(table))
    assert again.plain() == companion.plain()
    while companion.undo_title is not None:
        companion.view()
        assert str(companion.undo_title)
        companion.undo()
    return True


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_spoilt_table_beside_the_box_is_refused_or_can_be_used(path):
    read = sum(assert_refused_or_usable(kind_of(path), data) for data in spoilt(path, ROUNDS, 3))
    assert ROUNDS * 0.02 < read < ROUNDS * 0.8, "the spoiling is too rough or too gentle to prove anything"


@pytest.mark.thorough
@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_twelve_thousand_spoilt_tables_beside_the_box(path):
    for data in spoilt(path, MANY, 4):
        assert_refused_or_usable(kind_of(path), data)


def test_a_tower_whose_rows_do_not_fit_is_refused():
    path = next(path for path in SAVES if path.stem == "night_cage_1_tower")
    companion, table = kind_of(path).unsealed(path.read_bytes())
    envelope = json.loads(companion.sealed(table))
    envelope["state"]["past"][-1]["nerve"].pop()
    with pytest.raises(SaveError):
        kind_of(path).unsealed(seal(envelope))


@pytest.mark.parametrize("moment", [0, -1])
@pytest.mark.parametrize("seats", [1, 9, 1 << 63])
def test_a_library_for_more_players_than_it_has_is_refused_before_anything_is_counted_by_them(moment, seats):
    path = next(path for path in SAVES if path.stem == "obscurio_1_doors")
    companion, table = kind_of(path).unsealed(path.read_bytes())
    envelope = json.loads(companion.sealed(table))
    envelope["state"]["past"][moment]["state"]["seats"] = seats
    with pytest.raises(SaveError):
        kind_of(path).unsealed(seal(envelope))


@pytest.mark.parametrize(
    "data",
    [
        b"1e999",
        b"-Infinity",
        b"NaN",
        b"9" * 4000,
        b"[" * 60 + b"]" * 60,
        b"[" * 9000,
        b'{"a": [1e400]}',
        b"\xff",
    ],
)
def test_numbers_and_depths_that_nothing_of_ours_has_are_no_data(data):
    with pytest.raises(ValueError, match=r".") as bad:
        read_plain(data)
    assert not isinstance(bad.value, RecursionError)


def test_the_largest_number_that_may_be_kept_is_read():
    assert read_plain(str((1 << MOST_BITS) - 1)) == (1 << MOST_BITS) - 1
