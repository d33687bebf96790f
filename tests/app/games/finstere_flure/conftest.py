"""Finstere Flure in the running app: a table on the device, and one beside the box."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import Session
from engine.games.finstere_flure import GAME
from tests.app.fingers import frames
from tests.app.games.finstere_flure.companion.beside_the_box import choose, open_the_table
from tests.app.real_games import offer, open_table
from tests.app.sizes import PHONE

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
        offer(app, "finstere_flure")
        session = Session.scenario(GAME, scenario) if scenario else Session.new(GAME, seats, seed, **options)
        return open_table(app, session, PEOPLE[: session.seats])

    return sit


@pytest.fixture
def companion(open_shell: Callable[..., Any]) -> Callable[..., tuple[Any, Any]]:
    """Give companion(size, *chips): the app and the page with a fresh table, after these chips were touched.

    Without `fresh` no table is asked for; `before` are the bytes of a save that is found.
    """

    def start(
        size: tuple[int, int] = PHONE,
        *chips: str,
        fresh: bool = True,
        before: bytes | None = None,
        **settings: Any,
    ) -> tuple[Any, Any]:
        app = open_shell(size, **settings)
        if before is not None:
            app.services.storage.write("settings", "companion-finstere_flure.json", before)
        offer(app, "finstere_flure")
        app.navigator.go("companion", key="finstere_flure")
        frames(6)
        if fresh:
            for words in chips:
                choose(app, words)
            open_the_table(app)
        return app, app.navigator.page._content

    return start
