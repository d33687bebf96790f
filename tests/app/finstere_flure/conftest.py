"""A table of Finstere Flure in the running app."""

from collections.abc import Callable
from typing import Any

import pytest

from app.catalogue import Playable
from engine import Session
from engine.finstere_flure import GAME
from tests.app.fingers import frames
from tests.app.screens.conftest import open_shell

__all__ = ["open_shell"]

PEOPLE = (
    ("Mira", "yellow"),
    ("Odo", "blue"),
    ("Lene", "red"),
    ("Kasimir", "bone"),
    ("Ada", "green"),
    ("Bastien", "plum"),
    ("Rosa", "rose"),
)


@pytest.fixture
def sit_down(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give sit_down(size, seats, seed, settings, scenario, **options): the table screen."""

    def sit(
        size: tuple[int, int],
        seats: int = 4,
        seed: int = 5,
        settings: Any = (),
        scenario: Any = None,
        **options: Any,
    ) -> Any:
        app = open_shell(size, **dict(settings))
        app.catalogue["finstere_flure"] = Playable(GAME, "app.finstere_flure.table", "finstere_flure")
        app.keeper._games["finstere_flure"] = GAME
        session = Session.scenario(GAME, scenario) if scenario else Session.new(GAME, seats, seed, **options)
        return open_table(app, session)

    return sit


def open_table(app: Any, session: Session) -> Any:
    """Keep a session as a table and sit down at it."""
    players = [{"name": name, "hue": hue} for name, hue in PEOPLE[: session.seats]]
    session.table = {"players": players, "people": list(range(session.seats)), "name": ""}
    name = app.keeper.fresh_name(session)
    app.keeper.save(name, session)
    app.navigator.go("table", name=name)
    frames(8)
    return app.navigator.page
