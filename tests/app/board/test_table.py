"""A whole table at the sizes of a tablet and a phone: everything on it, nothing on top of anything."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.app.fingers import frames, picture

pytestmark = [pytest.mark.ui, pytest.mark.painted]

SIZES = [(1280, 800), (360, 780)]


@pytest.fixture(params=SIZES, ids=["tablet", "phone"])
def table(request: pytest.FixtureRequest, show: Any, house: Any, atlas: Path) -> Any:
    from tests.app.board.table import demo_table

    return show(demo_table(atlas, request.param), size=request.param)


def _box(widget: Any) -> tuple[float, float, float, float]:
    x, y = widget.to_window(*widget.pos)
    return x, y, x + widget.width, y + widget.height


def test_nothing_lies_on_anything_else(table: Any) -> None:
    parts = {name: _box(table.table[name]) for name in ("board", "seats", "tray", "prompt")}
    for (one, a), (other, b) in combinations(parts.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, f"{one} {a} overlaps {other} {b}"


def test_nothing_is_off_the_screen(table: Any, window: Any) -> None:
    for name in ("board", "seats", "tray", "prompt"):
        left, bottom, right, top = _box(table.table[name])
        assert left >= 0, name
        assert bottom >= 0, name
        assert right <= window.width, name
        assert top <= window.height, name


def test_the_names_are_not_cut(table: Any) -> None:
    for panel in table.table["seats"].panels:
        assert not panel.ids.name.is_shortened


def test_candles_make_their_cells_the_brightest(table: Any, tmp_path: Path) -> None:
    table.table["board"].living = False
    frames(2)
    path = str(tmp_path / "table.png")
    picture(table, path)
    image = Image.open(path).convert("L")
    board = table.table["board"]

    def brightness(cell: int) -> int:
        x, y = board.camera.to_screen(*board.grid.centre(cell))
        shade = image.crop((int(x) - 8, int(table.height - y) - 8, int(x) + 8, int(table.height - y) + 8))
        return max(shade.getdata())

    assert brightness(22) > 2 * brightness(3)
    assert brightness(10) > 2 * brightness(31)
