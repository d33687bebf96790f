"""The panel of a prisoner: whatever its height, its lines stand below each other and its pockets in it."""

from typing import Any

import pytest

from app.games.dead_cells.table.paint.sketch import Box, Patch, Picture, Sketch, Words
from app.games.dead_cells.table.prisoners.panel import draw_panel
from app.games.dead_cells.table.prisoners.prisoner import Prisoner

pytestmark = pytest.mark.ui

HURT = Prisoner(
    0,
    1,
    "Flayed",
    "",
    "red",
    2,
    5,
    2,
    1,
    (),
    (1, 4, 6),
    (),
    (),
    3,
    True,
    True,
    False,
    note="sits this one out",
)


def panel(high: float) -> Sketch:
    drawn = Sketch()
    draw_panel(drawn, Box(0, 0, 274, high), HURT)
    return drawn


@pytest.mark.parametrize("high", [96, 100, 110, 126, 137, 142, 152])
def test_no_track_lies_under_what_is_said_of_him(house: Any, high: float) -> None:
    drawn = panel(high)
    note = next(op for op in drawn if isinstance(op, Words) and op.text == HURT.note)
    signs = [op for op in drawn if isinstance(op, Picture) and op.name.startswith("icon_track")]
    assert len(signs) == 3
    assert min(sign.box.y + 2 for sign in signs) >= note.y + note.size / 2


@pytest.mark.parametrize("high", [96, 110, 142])
def test_no_pocket_lies_over_another(house: Any, high: float) -> None:
    niche, *pockets = (op.box for op in panel(high) if isinstance(op, Patch) and op.name == "gear_slot")
    assert len(pockets) == HURT.pockets
    for number, one in enumerate(pockets):
        assert one.y >= 0
        assert niche.x + niche.width < one.x <= 274 - one.width
        for other in pockets[number + 1 :]:
            assert abs(one.x - other.x) >= one.width or abs(one.y - other.y) >= one.height


@pytest.mark.parametrize("high", [96, 110, 142, 152])
def test_serenade_who_wears_nothing_has_no_pocket(house: Any, high: float) -> None:
    drawn = Sketch()
    draw_panel(drawn, Box(0, 0, 274, high), HURT._replace(pockets=0, worn=(), pets=()))
    assert len([op for op in drawn if isinstance(op, Patch) and op.name == "gear_slot"]) == 1
