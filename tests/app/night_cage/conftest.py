"""A table of The Night Cage in the running app."""

from collections.abc import Callable
from typing import Any

import pytest

from app.catalogue import Playable
from engine import Session
from engine.night_cage import GAME
from tests.app.fingers import frames
from tests.app.screens.conftest import open_shell

__all__ = ["open_shell"]

PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"), ("Ada", "yellow"))


@pytest.fixture
def sit_down(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give sit_down(size, seats, seed, settings, **options): the table screen with a fresh game."""

    def sit(size: tuple[int, int], seats: int = 4, seed: int = 5, settings: Any = (), **options: Any) -> Any:
        app = open_shell(size, **dict(settings))
        app.catalogue["night_cage"] = Playable(GAME, "app.night_cage.table", "night_cage")
        app.keeper._games["night_cage"] = GAME
        session = Session.new(GAME, seats, seed, **options)
        return open_table(app, session)

    return sit


def open_table(app: Any, session: Session) -> Any:
    """Keep a session as a table and sit down at it."""
    players = [{"name": name, "hue": hue} for name, hue in PEOPLE[: session.seats]]
    session.table = {"players": players, "people": list(range(session.seats)), "name": ""}
    name = app.keeper.fresh_name(session)
    app.keeper.save(name, session)
    app.navigator.go("table", name=name)
    frames(6)
    return app.navigator.page
