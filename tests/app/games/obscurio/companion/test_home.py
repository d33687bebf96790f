"""A game without a table of its own is still at home: its card opens the companion."""

from typing import Any

import pytest

from app.games import catalogue
from app.table.codes import Code, written
from engine.games.obscurio import GAME
from tests.app.fingers import frames, tap_on

OBSCURIO = catalogue()["obscurio"]


@pytest.mark.ui
def test_the_card_of_obscurio_opens_its_companion(open_shell: Any) -> None:
    app = open_shell()
    app.catalogue["obscurio"] = OBSCURIO
    home = app.navigator.page
    card = home._card("obscurio", OBSCURIO)
    home.ids.games.add_widget(card)
    frames(3)
    tap_on(card)
    frames(3)
    assert app.navigator.current == "companion"
    assert app.navigator.page.key == "obscurio"


def test_every_game_without_a_table_has_a_companion() -> None:
    games = catalogue().values()
    assert all(game.kit.companion for game in games if not game.has_table)
    assert {game.has_table for game in games} == {True, False}


@pytest.mark.ui
def test_a_code_cannot_lead_to_a_table_that_does_not_exist(open_shell: Any) -> None:
    app = open_shell()
    app.catalogue["obscurio"] = OBSCURIO
    code = written(OBSCURIO, Code("obscurio", 5, GAME.info.settle({}), 7))
    app.go("tables")
    frames(3)
    page = app.navigator.page
    page.ids.code.text = code
    page.use_code()
    assert page.refusal == "this code is for a game that this version does not have"
    assert app.navigator.current == "tables"
