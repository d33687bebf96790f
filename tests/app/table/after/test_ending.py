"""The end of a table, when the device keeps nothing or what it kept is gone: it is told all the same."""

import errno
from collections.abc import Callable
from typing import Any

import pytest

from engine import Session
from tests.app.every_screen.open.miniature import LONG_GAME, kept
from tests.app.fingers import frames, settle, tap_on
from tests.app.real_games import keep, offer
from tests.app.sizes import PHONE, WIDE
from tests.miniature import MINIATURE

pytestmark = pytest.mark.ui


def nearly_over(app: Any) -> Any:
    """Sit down at a table with one decision to go; everybody is a person, nothing is secret."""
    session = Session.new(MINIATURE, 2, 3, voting=False)
    while session.deciders:
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    session.undo(past_barrier=True)
    session.table = {"players": [{"name": "Mira"}, {"name": "Odo"}], "people": [0, 1], "name": ""}
    app.navigator.go("table", name=keep(app, session))
    frames(6)
    return app.navigator.page


def test_a_full_disk_at_the_last_move_shows_the_result_and_one_line(open_shell: Callable[..., Any]) -> None:
    app = open_shell(PHONE)
    page = nearly_over(app)
    app.services.storage.refuse = errno.ENOSPC
    seat = page.session.deciders[0]
    page.tabletop.play(seat, page.session.legal(seat)[0])
    settle(lambda: app.navigator.current == "result")
    frames(4)
    assert "Not enough storage" in app.toast.text
    assert app.navigator.page.session.outcome is not None
    app.navigator.page.replay()
    frames(4)
    assert app.navigator.page.last == len(page.session.log)


def test_what_was_not_counted_on_a_full_disk_is_counted_when_there_is_room(
    open_shell: Callable[..., Any],
) -> None:
    app = open_shell(PHONE)
    over = Session.new(MINIATURE, 2, 3)
    while over.deciders:
        over.play(over.deciders[0], over.legal(over.deciders[0])[0])
    app.services.storage.refuse = errno.ENOSPC
    app.keep(lambda: app.statistics.add("over.json", over))
    app.services.storage.refuse = None
    app.statistics.add("over.json", over)
    assert open_shell(PHONE).statistics.of("embers").played == 1


@pytest.mark.parametrize("screen", ["result", "replay", "table"])
def test_a_table_whose_file_is_gone_leads_back_with_one_line(
    open_shell: Callable[..., Any], screen: str
) -> None:
    app = open_shell(PHONE)
    name = kept(app, moves=LONG_GAME)
    app.navigator.go("tables")
    app.saves.remove(name)
    app.go(screen, name=name)
    settle(lambda: app.navigator.current == "tables")
    frames(4)
    assert name in app.toast.text


def test_a_course_without_marks_can_be_touched_after_one_with_marks(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE)
    for game in ("night_cage", "finstere_flure"):
        offer(app, game)
        session = Session.new(game, 2, 3)
        while session.deciders:
            seat = session.deciders[0]
            session.play(seat, session.legal(seat)[0])
        app.navigator.go("result", name=keep(app, session))
        frames(8)
    course = app.navigator.page.ids.course
    assert course.line is None
    tap_on(course.ids.curve)
    frames(20)
    assert course.words == ""
