"""What is said of an action in one line beside the next question: short enough to leave that free."""

from typing import Any

import pytest
from kivy.app import App

from app.games.night_cage.table.announcing import announced
from engine.core import dice
from engine.games.night_cage.rules.tiles import GATE, KEY, T
from tests.app.fingers import frames
from tests.app.sizes import LOW, PHONE, WIDE
from tests.engine.games.night_cage.rulings import ruling


def burned(*kinds: int) -> tuple[Any, ...]:
    return ("burned", None, "37", 1, list(kinds))


@ruling(37)
@pytest.mark.parametrize(
    ("kinds", "words"),
    [
        ((T, T, T), "Blue is hit: 3 tiles lost"),
        ((T,), "Blue is hit: 1 tile lost"),
        ((T, GATE, KEY), "Blue is hit: 3 tiles lost, among them Gate, Key"),
        ((KEY,), "Blue is hit: 1 tile lost: Key"),
    ],
)
def test_of_the_tiles_that_are_lost_only_gates_and_keys_are_named(kinds: Any, words: str) -> None:
    assert str(announced(burned(*kinds))) == words


def test_who_blocks_everything_loses_nothing_worth_a_line() -> None:
    assert announced(burned()) is None


@pytest.mark.ui
@pytest.mark.parametrize(
    ("size", "language"), [(WIDE, "en"), (WIDE, "fr"), (PHONE, "en"), (PHONE, "fr"), (LOW, "en")]
)
def test_no_message_of_a_game_covers_its_question(sit_down: Any, size: Any, language: str) -> None:
    page = sit_down(size, seed=1, settings={"language": language})
    luck, toast, told = dice.seeded(1, stream=9), App.get_running_app().toast, 0
    while page.session.outcome is None and len(page.session.log) < 160:
        action, luck = page.session.game.policy(page.session.state, page.asked, luck)
        toast.hush()
        page.play(action)
        frames(10)
        assert toast.opacity == 0, (toast.text, page.ids.desk.ids.strip.strip.title)
        told += toast.told_there
    assert told > 2
