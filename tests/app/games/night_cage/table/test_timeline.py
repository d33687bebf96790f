"""The course of a game on its result: the candle, what happened on the way, and the replay from there."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from kivy.app import App
from kivy.uix.scrollview import ScrollView

from app.games.night_cage.table.timeline import timeline
from app.table.after.timeline import Mark, spaced
from engine import Session
from engine.core.dice import pick, seeded
from engine.games.night_cage import GAME
from tests.app.fingers import frames, tap, tap_on
from tests.app.sizes import PHONE, WIDE


def finished(seed: int = 3) -> Session:
    """A game played to its end without thinking."""
    session, luck = Session.new(GAME, 4, seed), seeded(seed)
    while session.deciders:
        seat = session.deciders[0]
        action, luck = pick(luck, [act for act in session.legal(seat) if act[0] != "give_up"])
        session.play(seat, action)
    return session


def test_the_line_starts_with_the_whole_stack_and_has_a_value_after_every_action() -> None:
    session = finished()
    line = timeline(session)
    assert line.values[0] == line.most == session.at(0).view(None)["stack"]
    assert len(line.values) == len(session.log) + 1
    assert line.values[-1] == session.view(None)["stack"]


def test_the_candle_never_grows() -> None:
    values = timeline(finished()).values
    assert all(later <= earlier for earlier, later in itertools.pairwise(values))


def test_the_last_mark_tells_the_end() -> None:
    session = finished()
    last = timeline(session).marks[-1]
    assert last.step == len(session.log)
    assert last.words == str(session.outcome.reason)


def test_marks_that_find_no_room_give_way_to_later_ones() -> None:
    marks = tuple(Mark(step, "skull", "") for step in (1, 2, 3, 50, 99, 100))
    assert [mark.step for mark in spaced(marks, 100, 10)] == [3, 50, 100]


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_touched_mark_says_what_happened_and_leads_into_the_replay(
    sit_down: Callable[..., Any], size: tuple[int, int]
) -> None:
    table = sit_down(size)
    session = finished()
    session.table = table.session.table
    app = App.get_running_app()
    app.saves.save("ended", session)
    app.navigator.go("result", name="ended")
    frames(6)
    page = app.navigator.page
    course, curve = page.ids.course, page.ids.course.ids.curve
    mark = curve.marks[1]
    if size == PHONE:
        page.ids.scroll.scroll_to(curve, animate=False)
        frames(3)
    tap(*curve.to_window(curve._x(mark.step), curve.center_y))
    assert course.step == mark.step
    assert course.words.lower() == mark.words.lower()
    button = next(
        w for w in page.walk() if getattr(w, "text", "") == "Watch from here" and hasattr(w, "icon")
    )
    page_scroll = next(w for w in button.walk_reverse() if isinstance(w, ScrollView))
    page_scroll.scroll_to(button, animate=False)
    frames(3)
    tap_on(button)
    frames(6)
    assert app.navigator.page.step == mark.step
