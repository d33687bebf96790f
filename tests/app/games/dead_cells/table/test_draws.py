"""What a frame of a fight or of the map asks of the device: a handful of draws, and nothing that rests."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.graphics import Fbo
from kivy.graphics.instructions import InstructionGroup, VertexInstruction

from tests.app.every_screen.open import dead_cells_fight, dead_cells_way
from tests.app.fingers import frames
from tests.app.games.dead_cells.table.way.walking import scene_at
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

MOST_DRAWS = 15
"""Figures, lights, the two pictures of all that rests, and what a cut of the map takes."""
MOMENTS = {
    "fight": dead_cells_fight.asked(3, "victim", dead_cells_fight.twice_three),
    "map": dead_cells_way.moment(4, dead_cells_way.half_way),
}


def draws(group: InstructionGroup) -> int:
    """How often the device draws in each frame; what is kept as a picture is not drawn again."""
    parts = [child for child in group.children if not isinstance(child, Fbo)]
    return sum(
        draws(child) if isinstance(child, InstructionGroup) else isinstance(child, VertexInstruction)
        for child in parts
    )


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_frame_is_a_handful_of_draws(
    open_shell: Callable[..., Any], moment: str, size: tuple[int, int]
) -> None:
    app = open_shell(size)
    MOMENTS[moment](app)
    frames(6)
    scene = scene_at(app.navigator.page)
    assert 3 <= draws(scene.canvas) <= MOST_DRAWS
