"""The log says what and why, shows where, and follows the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.table.log_list import LogLine
from tests.app.fingers import drag, frames, tap, tap_on, wait

pytestmark = pytest.mark.ui


@pytest.fixture
def log(show: Callable[..., Any], house: Any) -> Any:
    from app.table.log_list import Log

    log = Log(size_hint=(None, None), size=(360, 400))
    log.asked, log.read = [], []
    log.bind(on_refs=lambda _log, refs: log.asked.append(refs))
    log.bind(on_rule=lambda _log, rule: log.read.append(rule))
    return show(log)


def _lines(count: int, seat: int = 0) -> list[LogLine]:
    return [
        LogLine(f"Blue moves to {index}", "One step", seat=seat, mark="mark_blue", refs=(index,))
        for index in range(count)
    ]


def _rows(log: Any) -> list[Any]:
    """Give the visible rows from the top."""
    return sorted(log.ids.column.children, key=lambda row: -row.y)


def test_a_line_says_what_and_why(log: Any) -> None:
    log.add(_lines(1))
    frames(3)
    (row,) = _rows(log)
    assert (row.what, row.why, row.mark) == ("Blue moves to 0", "One step", "mark_blue")
    assert row.height >= 48


def test_tapping_a_line_shows_its_places(log: Any) -> None:
    log.add(_lines(2))
    frames(3)
    tap_on(_rows(log)[1].ids.line)
    wait(0.25)
    assert log.asked == [[1]]


def test_the_book_at_the_end_of_a_line_opens_its_rule(log: Any) -> None:
    log.add([LogLine("A pit opens", "Crumbling tiles", "23", refs=(4,)), LogLine("Blue moves", refs=(5,))])
    frames(3)
    ruled, plain = (row.children[0] for row in _rows(log))
    tap_on(ruled)
    wait(0.25)
    assert (log.read, log.asked) == (["23"], [])
    tap_on(plain)
    wait(0.25)
    assert (log.read, log.asked) == (["23"], [[5]])


def test_a_line_without_places_asks_for_nothing(log: Any) -> None:
    log.add([LogLine("Night falls")])
    frames(3)
    tap_on(_rows(log)[0].ids.line)
    wait(0.25)
    assert log.asked == []


def test_new_lines_scroll_into_view(log: Any) -> None:
    log.add(_lines(30))
    frames(4)
    log.add([LogLine("The last one")])
    frames(4)
    assert _rows(log)[-1].what == "The last one"
    assert log.ids.rows.scroll_y == 0


def test_somebody_who_reads_further_up_is_left_in_peace(log: Any) -> None:
    log.add(_lines(30))
    frames(4)
    drag((180, 250), (180, 60))
    wait(0.3)
    before = log.ids.rows.scroll_y
    assert before > 0.05
    log.add([LogLine("Later")])
    frames(4)
    assert log.ids.rows.scroll_y > 0.02


def test_the_filter_keeps_own_lines_and_those_of_nobody(log: Any) -> None:
    log.add([*_lines(2, seat=0), *_lines(3, seat=1), LogLine("Night falls")])
    frames(3)
    tap_on(log.ids.own)
    frames(3)
    assert len(log.ids.rows.data) == 3
    tap_on(log.ids.all)
    frames(3)
    assert len(log.ids.rows.data) == 6


def test_an_undo_cuts_the_last_lines(log: Any) -> None:
    log.add(_lines(5))
    log.cut(2)
    frames(3)
    assert len(log.ids.rows.data) == 2


def test_long_words_wrap_and_make_the_row_higher(log: Any) -> None:
    log.add([LogLine("A very long sentence about a candle that goes out in the dark " * 3, "because " * 30)])
    frames(4)
    assert _rows(log)[0].height > 120


def test_few_lines_begin_at_the_top_and_a_tap_below_them_is_harmless(log: Any) -> None:
    log.add(_lines(1))
    frames(3)
    tap(180, 40)
    wait(0.25)
    assert log.asked == []


def test_the_height_of_a_long_log_is_known_before_its_lines_are_seen(log: Any) -> None:
    """Rows that grew while they were handed out again pushed each other into sight and out of it for ever."""
    log.lines = [LogLine("A line of the log " * (1 + number % 7)) for number in range(150)]
    frames(3)
    heights = [row["height"] for row in log.ids.rows.data]
    assert len(set(heights)) > 2
    assert log.ids.column.height == pytest.approx(sum(heights), abs=1)
    for row in _rows(log):
        assert row.ids.words.height <= row.height <= max(48, row.ids.words.height + 13)
    log.width = 300
    frames(3)
    assert log.ids.column.height > sum(heights)
