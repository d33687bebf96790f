import errno
import json
from pathlib import Path
from typing import Any

import pytest

from app.services.storage import ScriptedStorage, StorageTrouble
from app.table.after.statistics import Statistics, Tally
from engine import Outcome, Session
from tests.miniature import MINIATURE


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


class Ended(Session):
    """A table that ended as a test wants it."""

    ended: Outcome | None = None

    @property
    def outcome(self) -> Outcome | None:
        return self.ended


def ended(result: Any, winners: tuple[int, ...], people: Any = None) -> Session:
    session = Ended.new(MINIATURE, 3)
    session.ended = Outcome(result, winners, "so it is")
    if people is not None:
        session.table["people"] = people
    return session


def test_a_game_never_played_has_nothing_to_show(storage: ScriptedStorage) -> None:
    assert Statistics(storage).of("embers") == Tally(0, 0, 0)


@pytest.mark.parametrize(
    ("session", "tally"),
    [
        (ended("won", (0,), [0, 1]), Tally(1, 1, 0)),
        (ended("won", (2,), [0, 1]), Tally(1, 0, 1)),
        (ended("lost", (), [0, 1]), Tally(1, 0, 1)),
        (ended("drawn", (0, 1), [0, 1]), Tally(1, 0, 0)),
        (ended("won", (1,)), Tally(1, 1, 0)),
        (ended("won", (1,), "nonsense"), Tally(1, 1, 0)),
    ],
    ids=["a person won", "a computer won", "all lost", "a draw", "nobody said who plays", "nonsense"],
)
def test_a_game_is_counted_from_the_seats_of_people(
    storage: ScriptedStorage, session: Session, tally: Tally
) -> None:
    record = Statistics(storage)
    record.add("one.json", session)
    assert record.of("embers") == tally
    assert Statistics(storage).of("embers") == tally


def test_computers_among_themselves_count_for_nothing(storage: ScriptedStorage) -> None:
    record = Statistics(storage)
    record.add("one.json", ended("won", (0,), []))
    assert record.of("embers").played == 0


def test_the_same_table_is_counted_once(storage: ScriptedStorage) -> None:
    for _ in range(3):
        Statistics(storage).add("one.json", ended("won", (0,)))
    assert Statistics(storage).of("embers").played == 1


def test_a_table_that_is_not_over_is_not_counted(storage: ScriptedStorage) -> None:
    Statistics(storage).add("one.json", Session.new(MINIATURE, 2))
    assert storage.written == []


def test_many_tables_do_not_make_the_file_grow_for_ever(storage: ScriptedStorage) -> None:
    storage.write("record", "games.json", json.dumps({"games": {}, "counted": ["x"] * 2000}).encode())
    record = Statistics(storage)
    record.add("one.json", ended("won", (0,)))
    assert len(json.loads(storage.read("record", "games.json"))["counted"]) == 500


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b"{}",
        b'{"games": {}, "counted": 3}',
        b'{"games": {"embers": 7}, "counted": []}',
        b'{"games": {"embers": {"played": %s}}, "counted": []}' % (b"9" * 4300),
    ],
)
def test_a_broken_file_is_set_aside_and_counting_starts_again(
    storage: ScriptedStorage, content: bytes
) -> None:
    storage.write("record", "games.json", content)
    record = Statistics(storage)
    assert record.of("embers") == Tally()
    assert storage.read("record", "games.json.broken") == content
    record.add("one.json", ended("won", (0,)))
    assert Statistics(storage).of("embers") == Tally(1, 1, 0)


def test_a_file_far_too_large_is_set_aside(storage: ScriptedStorage) -> None:
    storage.write("record", "games.json", b" " * 9_000_000)
    assert Statistics(storage).of("embers") == Tally()
    assert storage.exists("record", "games.json.broken")


@pytest.mark.parametrize("value", [-1, True, "3", None, 2.5])
def test_a_number_that_makes_no_sense_counts_as_none(storage: ScriptedStorage, value: Any) -> None:
    data = {"games": {"embers": {"played": value, "won": 2}}, "counted": []}
    storage.write("record", "games.json", json.dumps(data).encode())
    assert Statistics(storage).of("embers") == Tally(0, 2, 0)


def test_a_full_disk_is_told_and_nothing_is_lost(storage: ScriptedStorage) -> None:
    record = Statistics(storage)
    storage.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble):
        record.add("one.json", ended("won", (0,)))
    storage.refuse = None
    record.add("one.json", ended("won", (0,)))
    record.add("two.json", ended("won", (0,)))
    assert Statistics(storage).of("embers") == Tally(2, 2, 0)
