"""Whoever takes the first seat is asked for in the game's own words, and once."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import catalogue
from tests.app.fingers import frames, settle, tap_on
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui


@pytest.fixture
def library(open_shell: Callable[..., Any]) -> Any:
    """Set-up of Obscurio."""
    app = open_shell(PHONE, catalogue)
    app.navigator.transition.duration = 0.01
    app.go("setup", key="obscurio")
    settle(lambda: not app.navigator.transition.is_active)
    frames(3)
    app.navigator.page.chance = lambda _below: 0
    return app


def words(page: Any) -> list[str]:
    return [widget.text for widget in page.walk() if getattr(widget, "text", "")]


def test_the_library_asks_who_is_the_grimoire_and_asks_it_once(library: Any) -> None:
    shown = words(library.navigator.page)
    assert "Who is the Grimoire?" in shown
    assert "Who starts?" not in shown
    assert "Who is the Grimoire" not in shown


def test_whoever_is_chosen_is_the_grimoire_wherever_they_sit(library: Any) -> None:
    page = library.navigator.page
    tap_on(page.ids.count.ids.plus)
    third = page.plan.players[2]
    page.choose_starter(third.hue)
    tap_on(page.ids.begin)
    settle(lambda: library.navigator.current == "table")
    table = library.navigator.page
    assert table.players[table.session.view(None)["grimoire"]].hue == third.hue


def test_a_grimoire_that_an_older_set_up_remembers_is_asked_for_anew(library: Any) -> None:
    page = library.navigator.page
    page.memory.remember("obscurio", {**page.plan.plain(), "options": {**page.plan.options, "grimoire": 1}})
    page.plan = None
    page.arrive(key="obscurio")
    assert page.plan.settled()["grimoire"] == 0


def test_chance_says_who_the_grimoire_is(library: Any) -> None:
    page = library.navigator.page
    first = page.name_of(page.plan.players[0])
    tap_on(page.ids.begin)
    settle(lambda: library.toast.text != "")
    assert library.toast.text == f"{first} is the Grimoire"


def test_fingers_are_asked_the_same_question(library: Any) -> None:
    library.navigator.page.choose_starter("fingers")
    settle(lambda: library.navigator.current == "starter")
    frames(3)
    assert "Who is the Grimoire?" in words(library.navigator.page)
