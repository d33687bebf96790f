"""Boards for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

DRAG_EVENTS = ("on_drag_start", "on_drag", "on_drag_end", "on_drag_cancel")


@pytest.fixture(scope="session")
def atlas(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the atlas file of the plain demo tiles."""
    from tests.app.board.demo import draw_tiles

    return draw_tiles(tmp_path_factory.mktemp("tiles"))


@pytest.fixture
def board(show: Callable[..., Any], house: Any, atlas: Path) -> Any:
    """Give the demo scene in a 600 x 600 board, still, with a record of its events in `heard`."""
    from tests.app.board.demo import demo_board

    board = demo_board(atlas, living=False)
    board.size_hint, board.size, board.pos = (None, None), (600, 600), (100, 0)
    board.heard = []
    for event in ("on_tap", "on_long_press", *DRAG_EVENTS, "on_twist"):
        board.bind(**{event: lambda _board, *args, event=event: board.heard.append((event, *args))})
    return show(board)
