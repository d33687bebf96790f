"""Every answer of a dialog is in sight, in every window and at the largest letters."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games import catalogue
from app.widgets.dialog import Answer
from engine import GAMES, Session
from tests.app.fingers import frames, resize
from tests.app.real_games import open_table
from tests.app.sizes import LEAST_LOW, LOW, PHONE, SHORT, SMALL

pytestmark = pytest.mark.ui

PEOPLE = (("Mira", "blue"), ("Odo", "red"))
WINDOWS = (PHONE, SHORT, LOW, LEAST_LOW, SMALL)


def out_of_sight(dialog: Any) -> list[str]:
    """The answers of which a part is cut."""
    scroll = dialog.ids.answers.parent
    low, high = scroll.to_window(*scroll.pos)[1], scroll.to_window(scroll.x, scroll.top)[1]
    found = []
    for button in dialog.ids.answers.children:
        base, top = button.to_window(*button.pos)[1], button.to_window(button.x, button.top)[1]
        if base < low - 1 or top > high + 1:
            found.append(button.text)
    return found


@pytest.mark.parametrize(("game", "language"), [("finstere_flure", "fr"), ("night_cage", "en")])
def test_every_entry_of_a_table_menu_is_in_sight(
    open_shell: Callable[..., Any], game: str, language: str
) -> None:
    app = open_shell(PHONE, catalogue, text_size=150, language=language, undo_policy="free")
    table = open_table(app, Session.new(GAMES[game], 2, 5), PEOPLE)
    table.eyes.holder = table.asked
    table.open_menu()
    for size in WINDOWS:
        resize(*size)
        frames(8)
        assert out_of_sight(app.dialogs.top) == [], size


@pytest.mark.parametrize("count", [2, 4, 9])
def test_many_answers_stand_in_as_few_columns_as_there_can_be(shell: Any, count: int) -> None:
    answers = [Answer(f"answer number {number}") for number in range(count)]
    dialog = shell.dialogs.ask("A question", "that has many answers", answers)
    frames(6)
    assert dialog.columns == 1
    assert out_of_sight(dialog) == []
