"""A seat that only keeps the pace: the people at the table say when it goes on, whoever plays it."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine import Session
from tests.app.fingers import frames, settle, wait
from tests.app.real_games import keep, offer

pytestmark = pytest.mark.ui

PLAYERS = (("Mira", "blue"), ("Odo", "red"), ("Ida", "green"))


def seated(app: Any, strengths: Sequence[str]) -> Any:
    """A table of three, the traps of whose first turn lie open."""
    offer(app, "obscurio")
    session = Session.new("obscurio", 3, 4)
    players = [
        {"name": name, "hue": hue, "strength": strength}
        for (name, hue), strength in zip(PLAYERS, strengths, strict=True)
    ]
    session.table = {"players": players, "name": ""}
    app.navigator.go("table", name=keep(app, session))
    frames(4)
    return app.navigator.page


@pytest.fixture
def page(open_shell: Any) -> Any:
    """A table of three whose Grimoire is a computer player."""
    return seated(open_shell(), ("medium", "", ""))


def test_where_only_computer_players_sit_they_turn_the_page_and_play_to_the_end(open_shell: Any) -> None:
    app = open_shell()
    app.settings.animation = "off"
    page = seated(app, ("easy", "easy", "easy"))
    session = page.session
    settle(lambda: app.navigator.current == "result")
    assert session.outcome is not None


def test_a_computer_player_who_moderates_waits_for_the_people(page: Any) -> None:
    before = len(page.session.log)
    wait(3)
    assert len(page.session.log) == before
    assert page.moderate((0, ("read",)))
    settle(lambda: page.session.view(None)["step"] == "study")
    assert not page.tabletop.bots_to_move()


def test_nobody_moderates_for_a_seat_that_decides(page: Any) -> None:
    assert page.moderate((0, ("read",)))
    assert page.session.view(None)["step"] == "riddle"
    assert not page.moderate((0, ("butterfly", 0, 3)))


def test_what_is_not_legal_is_refused_and_nothing_has_changed(page: Any) -> None:
    assert not page.moderate((0, ("go_on",)))
    assert page.session.view(None)["step"] == "traps"
