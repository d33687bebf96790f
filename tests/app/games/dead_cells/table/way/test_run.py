"""A whole run with real fingers on everything between its fights."""

from typing import Any

import pytest

from engine import Session
from engine.games.dead_cells import GAME
from tests.app.fingers import settle
from tests.app.games.dead_cells.table.way.walking import run_through, sit_down, walk
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

EVERYTHING = frozenset({"choose_way", "buy", "buy_upgrade", "last_look"})


@pytest.fixture(autouse=True)
def quick_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal is held for a moment only: what counts is that it is held."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        (1, WIDE),
        (2, WIDE),
        (4, PHONE),
        *(pytest.param(*other, marks=pytest.mark.thorough) for other in ((1, PHONE), (2, PHONE), (4, WIDE))),
    ],
)
def test_fingers_walk_a_whole_run(open_shell: Any, seats: int, size: tuple[int, int]) -> None:
    seed = run_through(seats, EVERYTHING, difficulty="gentle")
    app = open_shell(size=size, animation="off")
    page = sit_down(app, Session.new(GAME, seats, seed, difficulty="gentle"))
    seen = walk(page, seed)
    assert seen >= EVERYTHING
    assert page.session.outcome is not None
    settle(lambda: app.navigator.page is not page)
    assert app.navigator.page.name == "result"
