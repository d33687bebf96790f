"""A blow is seen: lines lash out, flames are torn off, and what it costs flies to the candle."""

from typing import Any

import pytest
from kivy.app import App
from kivy.core.window import Window

from app.board.geometry import Grid
from app.games.night_cage.table.lamps import DAY_RADIUS, daybreak, escaped
from app.games.night_cage.table.strike import SECONDS, Blow, Flying, blow_of
from app.games.night_cage.table.tower import Tower
from engine.core import dice
from tests.app.fingers import frames, settle, tap
from tests.app.games.night_cage.conftest import PEOPLE
from tests.app.real_games import open_table
from tests.app.sizes import PHONE, WIDE
from tests.engine.games.night_cage.rulings import ruling
from tools.scenes.games.night_cage import about_to_be_hit
from tools.scenes.stage import Found, asked, first, moments

pytestmark = pytest.mark.ui


@pytest.fixture(scope="module")
def danger() -> Found:
    """Somebody has a step for which two would pay."""
    return first(about_to_be_hit, "night_cage")


def struck(sit_down: Any, danger: Found, size: tuple[int, int], animation: str) -> Any:
    """The table at the moment of the blow."""
    sit_down(size, settings={"animation": animation})
    page = open_table(App.get_running_app(), danger.session.clone(), PEOPLE[:4])
    page.play(danger.preview)
    return page


def tower_of(page: Any) -> Any:
    return next(widget for widget in page.walk() if isinstance(widget, Tower))


@ruling(37)
def test_a_blow_has_a_line_for_every_victim_and_its_cost(danger: Found) -> None:
    session = danger.session.clone()
    before = session.view(None)
    events = session.play(session.deciders[0], danger.preview)
    blow = blow_of(events, before, session.view(None), Grid(6, 6, rim=0.5))
    attacked = [event for event in events if event[0] == "attacked"]
    assert len(blow.monsters) == len(attacked) >= 1
    assert blow.lines


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_blow_lasts_at_most_so_long_and_ends_as_it_is(sit_down: Any, danger: Found, size: Any) -> None:
    page = struck(sit_down, danger, size, "normal")
    strike = page.presenter._strike
    assert strike.playing
    assert SECONDS <= 0.7
    settle(lambda: not strike.playing)
    assert tower_of(page).count == page.session.view(None)["stack"]
    assert not [child for child in Window.children if isinstance(child, Flying)]


def test_smoke_hangs_over_who_goes_out_and_is_gone_in_the_end(sit_down: Any, danger: Found) -> None:
    strike = struck(sit_down, danger, WIDE, "normal").presenter._strike
    settle(lambda: not strike.playing)
    strike.play(Blow((), (), ((1.5, 2.0),), ()), (9, 9), lambda: None, lambda: None)
    settle(lambda: not strike.playing)
    assert len(strike._smoke)
    settle(lambda: not strike.moving)
    assert not len(strike._smoke)


def test_a_touch_jumps_to_the_end_of_a_blow(sit_down: Any, danger: Found) -> None:
    page = struck(sit_down, danger, WIDE, "normal")
    frames(2)
    tap(*page.board.to_window(*page.board.place_of(0)))
    assert not page.presenter._strike.playing
    assert page.presenter.targets.buttons or page.presenter.targets.cells or page.presenter.targets.places


def test_without_animations_there_is_only_the_end(sit_down: Any, danger: Found) -> None:
    page = struck(sit_down, danger, WIDE, "off")
    assert not page.presenter._strike.playing
    assert tower_of(page).count == page.session.view(None)["stack"]


def test_the_whole_cage_is_lit_when_everybody_is_out(danger: Found) -> None:
    grid, view = Grid(6, 6, rim=0.5), danger.session.view(None)
    assert not escaped(view)
    assert escaped({**view, "ended": 1})
    day = daybreak(view, grid)
    assert (day.cells, day.radius) == (frozenset(grid), DAY_RADIUS)


@ruling(26)
def test_who_falls_is_seen_to_fall(sit_down: Any) -> None:
    sit_down(WIDE, settings={"animation": "normal"})
    session = next(each for each in moments("night_cage") if asked(each) == "fall")
    page = open_table(App.get_running_app(), session.clone(), PEOPLE[:4])
    frames(4)
    number = session.view(None)["details"][0]
    page.play(session.legal(session.deciders[0])[0])
    assert number in page.board.pieces.motions
    settle(lambda: number not in page.board.pieces.motions)
    assert page.board.pieces.where(number) == page.presenter.scenery.place_of(page.session.view(None), number)


@ruling(58)
def test_a_candle_is_lit_where_the_way_ends_and_not_before(sit_down: Any) -> None:
    sit_down(WIDE, settings={"animation": "normal"})
    session, action = next(
        (each, action) for each in moments("night_cage") for action in relighting(each.clone())
    )
    page = open_table(App.get_running_app(), session.clone(), PEOPLE[:4])
    number = session.view(None)["active"]
    page.play(action)
    piece = page.board.pieces._pieces[number]
    assert not piece.burns
    settle(lambda: page.board.pieces._pieces[number].burns)
    assert page.board.pieces.where(number) == page.presenter.scenery.place_of(page.session.view(None), number)


def relighting(session: Any) -> list[Any]:
    """The way on which a prisoner lights the own candle, if the quick policy goes one."""
    seat = session.deciders[0]
    action, _ = session.game.policy(session.state, seat, dice.seeded(1))
    lit = [event[3] for event in session.play(seat, action) if event[0] == "relit"]
    return [action] if action[0] in ("move", "scramble") and lit else []
