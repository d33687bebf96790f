"""Companions opened in turn: the page that gave way hears nothing more and is let go of."""

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from app.games import catalogue
from tests.app.fingers import frames
from tests.app.real_games import offer
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui

BESIDE = ("night_cage", "finstere_flure", "dead_cells", "obscurio")


def visit(app: Any, key: str) -> Any:
    app.navigator.go("companion", key=key)
    frames(4)
    while app.dialogs.close_top():
        frames(20)
    page = app.navigator.page._content
    app.navigator.home()
    frames(4)
    return page


@pytest.fixture
def app(open_shell: Callable[..., Any]) -> Any:
    app = open_shell(WIDE)
    for key in BESIDE:
        offer(app, key)
    return app


def test_a_page_that_gave_way_is_told_no_other_language(app: Any) -> None:
    first, told = visit(app, "night_cage"), list[str]()
    first.retell = lambda: told.append(app.tr.language)
    app.settings.language = "fr"
    assert told == ["fr"]
    visit(app, "obscurio")
    app.settings.language = "en"
    assert told == ["fr"]


def test_pages_that_gave_way_are_let_go_of(app: Any) -> None:
    assert set(BESIDE) <= set(catalogue())
    gone = [weakref.ref(visit(app, key)) for _ in range(2) for key in BESIDE]
    frames(30)
    gc.collect()
    frames(4)
    gc.collect()
    assert [page for page in gone[:-1] if page() is not None] == []
