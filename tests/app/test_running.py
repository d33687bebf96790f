"""Widgets hear the app of their own test, whatever the test before has left behind."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.fingers import frames

pytestmark = pytest.mark.ui


def new_prompt() -> Any:
    from app.table.desk.prompt import Prompt

    return Prompt(player="Blue", sentence="place the tile")


def test_after_a_french_app_a_widget_of_the_house_speaks_english(
    open_shell: Callable[..., Any], request: pytest.FixtureRequest
) -> None:
    open_shell(language="fr")
    assert new_prompt().title == "Blue\u00a0: place the tile"
    request.getfixturevalue("house")
    assert new_prompt().title == "Blue: place the tile"


def test_after_a_french_app_a_widget_of_the_house_follows_its_settings(
    open_shell: Callable[..., Any], request: pytest.FixtureRequest
) -> None:
    open_shell(language="fr")
    house = request.getfixturevalue("house")
    prompt = new_prompt()
    before = prompt.strip.font_sizes
    house.settings.text_size = 150
    frames(1)
    assert prompt.strip.font_sizes > before


def test_a_page_of_a_test_that_is_over_is_laid_out_no_more(open_shell: Callable[..., Any]) -> None:
    """It would ask the app of the next test for its form, and fight with what its own app had said."""
    before = open_shell()
    home = before.navigator.page
    open_shell()
    assert not home.low
    home.height = 300
    assert not home.low
