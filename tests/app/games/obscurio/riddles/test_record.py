"""What is kept of the riddles: first answers, stars, days in a row, and a spoilt file that is set aside."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from app.games.obscurio.riddles.record import FILE, FOLDER, Answer, RiddleRecord, day_key, rung_key
from app.services.storage import ScriptedStorage

TODAY = date(2026, 11, 18)


@pytest.mark.parametrize(
    ("answer", "stars"),
    [
        (Answer((4,), True), 3),
        (Answer((2, 4), True), 2),
        (Answer((4,), True, hinted=True), 1),
        (Answer((2, 3), False), 0),
    ],
)
def test_stars_tell_how_soon_the_exit_was_found(answer: Answer, stars: int) -> None:
    assert answer.stars == stars


def test_only_the_first_answer_counts_and_outlives_a_restart(tmp_path: Path) -> None:
    record = RiddleRecord(ScriptedStorage(tmp_path))
    record.add(rung_key(1), Answer((2, 4), True))
    record.add(rung_key(1), Answer((4,), True))
    assert RiddleRecord(ScriptedStorage(tmp_path))[rung_key(1)] == Answer((2, 4), True)


def test_days_in_a_row_end_with_a_day_that_was_missed(tmp_path: Path) -> None:
    record = RiddleRecord(ScriptedStorage(tmp_path))
    for ago in (1, 2, 4):
        record.add(day_key(TODAY - timedelta(days=ago)), Answer((1,), True))
    assert record.streak(TODAY) == 2
    record.add(day_key(TODAY), Answer((1, 3), True))
    assert record.streak(TODAY) == 3


def test_a_day_on_which_the_exit_was_not_found_ends_the_row(tmp_path: Path) -> None:
    record = RiddleRecord(ScriptedStorage(tmp_path))
    record.add(day_key(TODAY - timedelta(days=1)), Answer((1,), True))
    record.add(day_key(TODAY), Answer((1, 2), False))
    assert record.streak(TODAY) == 0


def kept(doors: str) -> bytes:
    """A file in which these doors were opened."""
    return b'{"rung 1": {"doors": %s, "found": true, "hinted": false}}' % doors.encode()


@pytest.mark.parametrize(
    "rubbish",
    [
        *(b"{ broken", b"[]", b'{"rung 1": 3}', b'{"rung 1": {"doors": ["x"]}}'),
        *map(kept, ("[]", "[0]", "[7]", "[-1]", "[2, 2]", "[1, 2, 3]", "[true]", "[1.0]")),
    ],
)
def test_a_spoilt_file_is_set_aside(tmp_path: Path, rubbish: bytes) -> None:
    storage = ScriptedStorage(tmp_path)
    storage.write(FOLDER, FILE, rubbish)
    record = RiddleRecord(storage)
    assert record.broken
    assert record[rung_key(1)] is None
    assert (tmp_path / FOLDER / f"{FILE}.broken").read_bytes() == rubbish
