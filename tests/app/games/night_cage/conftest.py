"""A table of The Night Cage in the running app."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import Session
from engine.games.night_cage import GAME
from tests.app.real_games import offer, open_table

PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"), ("Ada", "yellow"))


@pytest.fixture
def sit_down(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give sit_down(size, seats, seed, settings, **options): the table screen with a fresh game."""

    def sit(size: tuple[int, int], seats: int = 4, seed: int = 5, settings: Any = (), **options: Any) -> Any:
        app = open_shell(size, **dict(settings))
        offer(app, "night_cage")
        return open_table(app, Session.new(GAME, seats, seed, **options), PEOPLE[:seats])

    return sit
