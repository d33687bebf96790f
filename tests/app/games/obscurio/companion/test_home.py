"""The companion of Obscurio is reached from home beside its table."""

from typing import Any

import pytest

from app.games import catalogue
from tests.app.fingers import frames, tap_on

OBSCURIO = catalogue()["obscurio"]


@pytest.mark.ui
def test_the_card_of_obscurio_leads_to_its_first_touch(open_shell: Any) -> None:
    app = open_shell()
    app.catalogue["obscurio"] = OBSCURIO
    home = app.navigator.page
    card = home._card("obscurio", OBSCURIO)
    home.ids.games.add_widget(card)
    frames(3)
    tap_on(card)
    frames(3)
    assert app.navigator.current == "first_touch"


@pytest.mark.ui
def test_its_companion_is_still_there(open_shell: Any) -> None:
    app = open_shell()
    app.catalogue["obscurio"] = OBSCURIO
    app.go("companion", key="obscurio")
    frames(3)
    assert app.navigator.page.key == "obscurio"


def test_every_game_has_a_table_or_a_companion() -> None:
    games = catalogue().values()
    assert all(game.kit.companion or game.has_table for game in games)
