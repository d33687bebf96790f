"""The history of a table beside the box: one limit, titles, undo, and what comes back from a file."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.history import MOST_KEPT, History


def written(moment):
    return {"count": moment}


def read(row):
    return int(row["count"])


def spoken(title):
    return {"add": "added"}[title[0]]


def counted(steps):
    history = History(0)
    for step in range(1, steps + 1):
        history.note(("add", step), step)
    return history


def test_a_fresh_table_has_nothing_to_take_back():
    history = History(7)
    history.undo()
    assert (history.now, history.undo_title, len(history)) == (7, None, 1)


@given(st.integers(0, 3 * MOST_KEPT))
def test_as_many_moments_as_the_limit_allows_are_kept_and_taken_back(steps):
    history = counted(steps)
    kept = min(steps + 1, MOST_KEPT)
    assert len(history) == kept
    for back in range(kept - 1):
        assert history.undo_title == ("add", steps - back)
        history.undo()
    assert history.undo_title is None
    assert history.now == steps + 1 - kept


def test_what_is_amended_is_no_step():
    history = counted(3)
    history.amend(30)
    assert (history.now, history.undo_title, len(history)) == (30, ("add", 3), 4)
    history.undo()
    assert history.now == 2


@given(st.integers(0, 2 * MOST_KEPT))
def test_a_history_survives_json(steps):
    history = counted(steps)
    rows = json.loads(json.dumps(history.plain(written)))
    again = History.from_plain(rows, read, spoken)
    assert again.plain(written) == history.plain(written)


def test_a_file_with_more_moments_than_are_kept_loses_the_oldest():
    rows = [{"title": ["add", number], "count": number} for number in range(MOST_KEPT + 9)]
    history = History.from_plain(rows, read, spoken)
    assert (len(history), history.now) == (MOST_KEPT, MOST_KEPT + 8)


WRONG = [
    None,
    [],
    {},
    "x",
    [3],
    [{}],
    [{"title": []}],
    [{"count": 1}],
    [{"title": "add", "count": 1}],
    [{"title": [], "count": 1}, {"title": ["dance"], "count": 1}, {"title": ["add"], "count": 1}],
    [{"title": [], "count": 1}, {"title": [], "count": 1}],
]


@pytest.mark.parametrize("rows", WRONG, ids=str)
def test_what_is_no_history_is_refused(rows):
    with pytest.raises((ValueError, TypeError, LookupError)):
        History.from_plain(rows, read, spoken)
