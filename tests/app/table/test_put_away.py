"""A table that was put away is gone: nothing that lasts as long as the app gathers what was on it."""

import gc
from collections.abc import Callable
from typing import Any
from weakref import ref

import pytest

from app.games import catalogue
from engine import Session
from tests.app.fingers import frames
from tests.app.real_games import offer, open_table

pytestmark = pytest.mark.ui


PEOPLE = [("Ada", "blue"), ("Ben", "red"), ("Cleo", "rose"), ("Dan", "green")]


def visit(app: Any, key: str, seed: int) -> list[ref[Any]]:
    """Open a table and leave it; what stood on it."""
    page = open_table(app, Session.new(key, seats=4, seed=seed), PEOPLE)
    stood = [ref(part) for part in (page.presenter, page.presenter.own_surface) if part is not None]
    app.navigator.home()
    frames(30)
    return stood


@pytest.mark.parametrize("key", [key for key, game in catalogue().items() if game.has_table])
def test_nothing_of_a_table_is_left_after_the_next_visit(open_shell: Callable[..., Any], key: str) -> None:
    """The last one may be held by whatever remembers the widget that was touched or had the focus last."""
    app = open_shell()
    offer(app, key)
    stood = visit(app, key, 3)
    visit(app, key, 4)
    gc.collect()
    assert [part() for part in stood if part() is not None] == []


@pytest.mark.parametrize("after", ["obscurio", "dead_cells"])
def test_a_table_that_gives_way_to_a_scene_leaves_no_board_behind_it(
    open_shell: Callable[..., Any], after: str
) -> None:
    """A file can be opened while one sits at a table: there is no way home between the two."""
    app = open_shell()
    for key in ("finstere_flure", after):
        offer(app, key)
        page = open_table(app, Session.new(key, seats=4, seed=3), PEOPLE)
    assert page.presenter.own_surface is not None
    assert len(list(page.board.grid)) == 1
