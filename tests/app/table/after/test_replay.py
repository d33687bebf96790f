"""The replay of a finished game: whose eyes one looks through, and how it runs by itself."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import Session
from tests.app.every_screen.open.miniature import LONG_GAME, kept
from tests.app.fingers import frames, settle, tap_on
from tests.app.real_games import keep, offer
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui


@pytest.fixture
def replay(open_shell: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The replay of a whole game of the miniature, hurried when it runs by itself."""
    monkeypatch.setattr("app.table.after.replay.STEP_SECONDS", 0.01)
    app = open_shell(WIDE)
    app.navigator.go("replay", name=kept(app, moves=LONG_GAME))
    frames(3)
    return app.navigator.page


def test_a_second_look_through_the_same_eyes_is_everybodys_again(replay: Any) -> None:
    replay.look_as(1)
    assert replay.eyes == 1
    replay.look_as(0)
    assert replay.eyes == 0
    replay.look_as(0)
    assert replay.eyes is None


def test_nobody_looks_through_the_eyes_of_who_still_has_secrets(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE)
    app.navigator.go("replay", name=kept(app, moves=8))
    frames(3)
    page = app.navigator.page
    assert page.session.game.info.secrets
    page.look_as(1)
    assert page.eyes is None


def test_a_replay_that_runs_stands_still_at_the_end(replay: Any) -> None:
    replay.go_to(replay.last - 3)
    replay.toggle()
    assert replay.running
    settle(lambda: replay.step == replay.last)
    settle(lambda: not replay.running)


def test_a_replay_that_runs_is_stopped_by_the_same_button(replay: Any) -> None:
    replay.toggle()
    settle(lambda: replay.step >= 1)
    replay.toggle()
    stopped = replay.step
    frames(5)
    assert (replay.running, replay.step) == (False, stopped)


def test_nobody_walks_before_the_beginning_or_beyond_the_end(replay: Any) -> None:
    replay.go_to(-2)
    assert replay.step == 0
    replay.go_to(replay.last + 5)
    assert replay.step == replay.last


def test_titles_are_those_of_whoever_looks(replay: Any) -> None:
    whole = replay._whole
    step, (voter, _) = next(
        (step, played) for step, played in enumerate(whole.log, start=1) if played[1][0] == "vote"
    )
    strip = replay.ids.desk.ids.strip
    replay.go_to(step)
    assert strip.sentence.endswith("decided in secret")
    replay.look_as(voter)
    assert strip.sentence.startswith("vote to")
    replay.look_as((voter + 1) % whole.seats)
    assert strip.sentence.endswith("decided in secret")


@pytest.mark.parametrize("seats", [1, 2])
def test_a_panel_of_a_second_prisoner_is_the_way_to_the_eyes_of_whoever_plays_him(
    open_shell: Callable[..., Any], seats: int
) -> None:
    app = open_shell(WIDE)
    offer(app, "night_cage")
    app.navigator.go("replay", name=keep(app, played("night_cage", seats, 1000)))
    frames(3)
    page = app.navigator.page
    prisoners = range(len(page.ids.desk.ids.seats.panels))
    for prisoner in prisoners:
        tap_on(page.ids.desk.ids.seats.panels[prisoner])
        assert page.eyes == prisoner * seats // 4
        page.look_as(page.eyes)
    assert len(prisoners) == 4


def test_a_table_whose_pieces_still_move_gives_way_to_a_branch_for_fewer_players(
    open_shell: Callable[..., Any],
) -> None:
    app = open_shell(WIDE, animation="normal")
    offer(app, "finstere_flure")
    many, few = played("finstere_flure", 7, 120), played("finstere_flure", 2, 30)
    app.navigator.go("table", name=keep(app, many))
    frames(60)
    table = app.navigator.page
    table.presenter.animation.stop()
    while table.session.deciders[0] < 5 or not table.presenter.animation.playing:
        seat = table.session.deciders[0]
        table.tabletop.play(seat, table.session.legal(seat)[0])
    app.navigator.go("replay", name=keep(app, few), step=20)
    app.navigator.page.what_if()
    frames(120)
    assert app.navigator.page is table
    assert (table.session.seats, len(table.session.log)) == (2, 20)


def played(game: str, seats: int, actions: int) -> Session:
    """A table of this game after so many actions."""
    session = Session.new(game, seats, 3)
    while session.deciders and len(session.log) < actions:
        play_first(session)
    return session


def play_first(session: Session) -> None:
    session.play(session.deciders[0], session.legal(session.deciders[0])[0])
