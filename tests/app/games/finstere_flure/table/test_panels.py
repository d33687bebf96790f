"""What the players' panels say of a forecast: which pawn is considered, and whose would be eaten."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from kivy.graphics import Rectangle

from app.games.finstere_flure.drawing.gravestones import Gravestones
from app.games.finstere_flure.table.panels import ENDANGERED
from app.look.player_colours import HUES
from engine.games.finstere_flure.rules.tombstones import meaning
from tests.app.fingers import frames
from tests.app.games.finstere_flure.conftest import PEOPLE
from tests.app.real_games import offer, open_table
from tests.app.sizes import LOW, PHONE, SHORT, WIDE
from tools.scenes.games.finstere_flure import pawn_chosen
from tools.scenes.stage import Found, first

pytestmark = pytest.mark.ui

EIGHT = [meaning(number, triple=False) for number in range(8)]


@pytest.fixture(scope="module")
def chosen() -> Found:
    """A pawn with a long way before it."""
    return first(pawn_chosen, "finstere_flure")


def foreseen(app: Any, chosen: Found) -> Any:
    """The table with its forecast."""
    offer(app, "finstere_flure")
    page = open_table(app, chosen.session.clone(), PEOPLE[:4])
    page.presenter.preview()
    frames(3)
    return page


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_pawns_in_danger_are_ringed_in_the_panels_too(
    open_shell: Callable[..., Any], chosen: Found, size: Any
) -> None:
    page = foreseen(open_shell(size), chosen)
    moving, danger = page.presenter.moving, page.presenter._danger
    assert danger
    slots = [slot for panel in page.seats.panels for slot in panel.slots]
    assert {pawn for pawn, slot in enumerate(slots) if slot.ring == ENDANGERED} == set(danger)
    own = PEOPLE[moving.pawn >> 2][1]
    if moving.pawn not in danger:
        assert slots[moving.pawn].ring == HUES[own].light
    for seat, panel in enumerate(page.seats.panels):
        shares = [share for pawn, share in danger.items() if pawn >> 2 == seat]
        assert panel.warned == bool(shares)
        if shares:
            assert panel.status.endswith("will be eaten" if max(shares) == 1 else "may be eaten")
    page.presenter.preview()
    frames(3)
    assert not any(slot.ring == ENDANGERED for panel in page.seats.panels for slot in panel.slots)


def drawn(width: float) -> list[tuple[Any, Any]]:
    """Seven tombstones in a row of this width: each with what it says."""
    row = Gravestones(size=(width, 48), coming=EIGHT[:7])
    row._draw()
    boxes = [each for each in row.canvas.children if isinstance(each, Rectangle)]
    return list(zip(boxes[::2], boxes[1::2], strict=True))


@pytest.mark.parametrize("width", [60, 100, 136, 200, 400])
def test_tombstones_that_may_come_stay_in_their_row(house: Any, width: float) -> None:
    """Seven of them ran under the buttons of a short phone and out of the panel of a lying one."""
    stones = [stone for stone, _ in drawn(width)]
    assert len(stones) == 7
    assert stones[0].pos[0] == 0
    assert stones[-1].pos[0] + stones[-1].size[0] <= width + 0.1


@pytest.mark.parametrize("width", [136, 200])
def test_what_a_tombstone_says_is_seen_beside_the_next(house: Any, width: float) -> None:
    for (stone, said), (covering, _) in pairwise(drawn(width)):
        seen = (stone.pos[0] + covering.pos[0]) / 2
        assert said.pos[0] + said.size[0] / 2 == pytest.approx(seen, abs=0.5)


@pytest.mark.parametrize("size", [PHONE, SHORT, LOW])
def test_the_row_of_tombstones_and_the_buttons_share_no_place(
    open_shell: Callable[..., Any], chosen: Found, size: Any
) -> None:
    page = foreseen(open_shell(size), chosen)
    panel = page.presenter.side_panel
    panel._coming = EIGHT[:7]
    panel._arrange()
    frames(2)
    stones, walk = panel.ids.stones, panel.ids.walk
    assert stones.x >= panel.x
    assert stones.right <= panel.right
    assert stones.right <= walk.x or stones.y >= walk.top
    if panel.chance:
        assert panel.ids.next.right <= stones.x
