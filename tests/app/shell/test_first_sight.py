"""In a small window, what a screen is for is seen without scrolling."""

from typing import Any

import pytest

from app.games import catalogue
from app.widgets.page import ScreenName
from engine import Session
from tests.app.fingers import frames
from tests.app.real_games import offer
from tests.app.sizes import LEAST_LOW, LOW, PHONE, SHORT, SMALL

pytestmark = pytest.mark.ui
small = pytest.mark.parametrize("size", [SHORT, LOW, LEAST_LOW, SMALL])
LARGE = {"language": "fr", "text_size": 150}


def page_of(app: Any, screen: str, **details: Any) -> Any:
    offer(app, "obscurio")
    app.go(screen, **details)
    frames(6)
    return app.navigator.page


def hidden(widget: Any, scroll: Any) -> float:
    """How much of a widget lies below what is seen of a list, in points."""
    return scroll.to_window(*scroll.pos)[1] - widget.to_window(*widget.pos)[1]


@small
def test_every_way_into_a_game(open_shell: Any, size: tuple[int, int]) -> None:
    page = page_of(open_shell(size), "first_touch", key="obscurio")
    assert max(hidden(way, page.ids.scroll) for way in page.ids.ways.children) <= 0


@small
def test_what_to_do_where_no_game_is_kept(open_shell: Any, size: tuple[int, int]) -> None:
    page = page_of(open_shell(size), "tables")
    assert hidden(page.ids.nothing.children[0], page.ids.scroll) <= 0


@small
def test_who_plays(open_shell: Any, size: tuple[int, int]) -> None:
    page = page_of(open_shell(size), "setup", key="obscurio")
    first = page.ids.players.children[-1]
    assert hidden(first, page.ids.scroll) < first.height / 2


@small
def test_the_course_of_a_game_below_its_name(open_shell: Any, size: tuple[int, int]) -> None:
    session = Session.new("obscurio", 4, 1)
    while session.deciders:
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    page = page_of(open_shell(size), "result", session=session)
    course = page.ids.course
    assert course.to_window(0, course.top)[1] <= page.ids.share.to_window(0, page.ids.share.y)[1]


@small
def test_the_buttons_of_the_sand_timer_beside_its_glass(open_shell: Any, size: tuple[int, int]) -> None:
    page = page_of(open_shell(size), "timer")
    glass, buttons = page.clock.ids.glass, page.clock.ids.controls
    assert buttons.x >= 0
    assert buttons.right <= page.width
    assert size == SHORT or glass.right < buttons.x + buttons.width / 2


def lines(label: Any) -> int:
    return round(label.texture_size[1] / label._label.get_extents("x")[1])


@pytest.mark.parametrize("screen", ["setup", "rules"])
@pytest.mark.parametrize("size", [SHORT, PHONE])
def test_large_names_of_screens_stand_on_one_line_beside_their_buttons(
    open_shell: Any, size: tuple[int, int], screen: str
) -> None:
    app = open_shell(size, **LARGE)
    offer(app, "finstere_flure")
    app.go(screen, **{"setup": {"key": "finstere_flure"}, "rules": {"game": "finstere_flure"}}[screen])
    frames(6)
    names = [each for each in app.navigator.page.walk() if isinstance(each, ScreenName)]
    assert [(each.text, lines(each)) for each in names] == [("Finstere Flure", 1)]


def test_large_names_of_games_cover_no_picture(open_shell: Any) -> None:
    cards = open_shell(PHONE, catalogue, **LARGE).navigator.page.ids.games.children
    frames(6)
    assert {lines(card.ids.name) for card in cards} == {1}
    assert max(card.ids.name.top - card.center_y for card in cards) < 0


def test_players_are_in_sight_with_large_words(open_shell: Any) -> None:
    app = open_shell(PHONE, **LARGE)
    offer(app, "night_cage")
    page = page_of(app, "setup", key="night_cage")
    assert all(hidden(row, page.ids.scroll) <= 0 for row in page.ids.players.children[-2:])


def test_every_way_into_a_game_with_large_words(open_shell: Any) -> None:
    page = page_of(open_shell(PHONE, **LARGE), "first_touch", key="obscurio")
    assert max(hidden(way, page.ids.scroll) for way in page.ids.ways.children) <= 0
