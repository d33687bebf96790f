"""The result tells who won, how everybody came off, a few figures, and the way on is always in sight."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import kits
from engine import GAMES, Session
from engine.core import dice
from tests.app.every_screen.open.miniature import HUES, NAMES
from tests.app.fingers import frames, resize, tap_on
from tests.app.real_games import keep, offer
from tests.app.sizes import DESKTOP, LEAST_LOW, LOW, PHONE, SHORT, SMALL, TALL, WIDE

pytestmark = pytest.mark.ui
PLAYED = [key for key, kit in kits().items() if kit.table and key in GAMES]


@pytest.fixture(scope="module")
def finished() -> Callable[[str], Session]:
    """Give finished(key): a game of four that its own policy has played to the end."""
    kept: dict[str, Session] = {}

    def play(key: str) -> Session:
        if key not in kept:
            session, luck = Session.new(GAMES[key], 4, 3), dice.seeded(3, stream=9)
            while session.deciders:
                seat = session.deciders[0]
                action, luck = session.game.policy(session.state, seat, luck)
                session.play(seat, action)
            players = [{"name": name, "hue": hue} for name, hue in zip(NAMES, HUES, strict=True)]
            session.table = {"players": players, "name": ""}
            kept[key] = session
        return kept[key].clone()

    return play


def opened(app: Any, session: Session) -> Any:
    offer(app, session.game.info.key)
    app.go("result", name=keep(app, session))
    frames(6)
    return app.navigator.page


@pytest.mark.parametrize("key", PLAYED)
def test_every_seat_has_its_line_and_three_figures_are_told(
    open_shell: Callable[..., Any], finished: Any, key: str
) -> None:
    page = opened(open_shell(PHONE), finished(key))
    assert sorted(row.name for row in page.ids.standings.children) == sorted(NAMES)
    assert len(page.ids.figures.children) == 3
    assert all(figure.number.isdigit() for figure in page.ids.figures.children)
    assert page.portrait is not None or page.ids.course.line is not None


@pytest.mark.parametrize("key", PLAYED)
def test_play_again_is_in_sight_in_every_window(
    open_shell: Callable[..., Any], finished: Any, key: str
) -> None:
    page = opened(open_shell(PHONE), finished(key))
    for size in (PHONE, TALL, WIDE, DESKTOP, SHORT, LOW, LEAST_LOW, SMALL):
        resize(*size)
        frames(4)
        for name in ("again", "watch", "home"):
            button = page.ids[name]
            x, y = button.to_window(*button.pos)
            assert x >= 0, (name, size)
            assert y >= 0, (name, size)
            assert x + button.width <= size[0] + 1, (name, size)
            assert y + button.height <= size[1], (name, size)
    tap_on(page.ids.home)
    assert page.manager.trail == ["home"]


def test_the_winner_of_a_race_stands_first_and_is_named(
    open_shell: Callable[..., Any], finished: Any
) -> None:
    session = finished("finstere_flure")
    page = opened(open_shell(WIDE), session)
    first = page.ids.standings.children[-1]
    winner = NAMES[session.outcome.winners[0]]
    assert (first.name, first.first, first.place) == (winner, True, "1.")
    assert page.headline == f"{winner} wins"
    assert [row.first for row in page.ids.standings.children].count(True) == len(session.outcome.winners)


def all_in_sight(page: Any) -> bool:
    """Whether nothing of the result is further down than one sees."""
    return bool(page.ids.column.height <= page.ids.scroll.height + 1)


@pytest.mark.parametrize("key", ["night_cage", "finstere_flure"])
def test_a_tablet_shows_the_whole_result_in_large_letters(
    open_shell: Callable[..., Any], finished: Any, key: str
) -> None:
    """A race has no line over the game: the empty place of it pushed the record out of sight."""
    page = opened(open_shell(PHONE), finished(key))
    row, figure = page.ids.standings.children[0], page.ids.figures.children[0]
    small = row.height, figure.height
    resize(*WIDE)
    frames(6)
    assert all_in_sight(page)
    assert (row.height, figure.height) > small
    picture = row.ids.pictures.children[0]
    assert picture.height > row.height / 2
    resize(*PHONE)
    frames(6)
    assert (row.height, figure.height) == small


def test_beside_the_standings_the_course_of_a_game_uses_the_height_that_is_there(
    open_shell: Callable[..., Any], finished: Any
) -> None:
    page = opened(open_shell(PHONE), finished("night_cage"))
    curve = page.ids.course.ids.curve
    low = curve.height
    resize(*WIDE)
    frames(6)
    assert curve.height > page.ids.beside.height * 0.4 > low
    resize(*PHONE)
    frames(6)
    assert curve.height == low
