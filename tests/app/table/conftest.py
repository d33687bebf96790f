"""Boards, trays and a quick seal for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def quick_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal is held for a moment only: what counts is that it is held."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)


@pytest.fixture(scope="session")
def atlas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the atlas file of the plain demo tiles."""
    from tests.app.board.demo import draw_tiles

    return draw_tiles(tmp_path_factory.mktemp("tiles"))


@pytest.fixture
def table(show: Callable[..., Any], house: Any, atlas: Path) -> Any:
    """Give a board and a tray side by side; the tray's events are kept in `heard`."""
    from kivy.uix.floatlayout import FloatLayout

    from app.board.board import Board
    from app.board.geometry import Grid
    from app.board.sprites import Sprites
    from app.look.places import asset
    from app.table.desk.tray import Offer, Tray

    root = FloatLayout()
    board = Board(size_hint=(None, None), size=(500, 500), pos=(20, 80), living=False)
    board.set_up(Grid(5, 5), Sprites(atlas, asset("ui", "ui.atlas")), duration=lambda _seconds: 0.0)
    tray = Tray(size_hint=(None, None), size=(240, 300), pos=(540, 100))
    root.add_widget(board)
    root.add_widget(tray)
    tray.board = board
    tray.heard = []
    for event in ("on_place", "on_refuse", "on_choose", "on_explain"):
        tray.bind(**{event: lambda _tray, *args, event=event: tray.heard.append((event, *args))})
    root.board, root.tray = board, tray
    show(root)
    tray.offer([Offer("tile_t", {12: (0, 1, 2), 13: (3,)}, 0, lambda cell: f"cell {cell} is not lit")])
    return root
