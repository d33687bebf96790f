"""Where the grid of a fight lies: who stands there has the width, and before cards all rounds are alike."""

import pytest

from app.games.dead_cells.table.fight.measures import EMPTY_COLUMN, GROUP, LEAST_COLUMN, SLOTS, measured
from app.games.dead_cells.table.room import Room, room_of
from app.table.desk.plan import Needs
from tests.app.sizes import LEAST_LOW, LOW, PHONE, SHORT

BEFORE_CARDS = -1


def room(size: tuple[int, int]) -> Room:
    """The frame of a small screen."""
    width, height = size
    return room_of(Needs(width, height, "wide" if width > height else "phone", 3, side=False, tray=False))


@pytest.mark.parametrize("size", [PHONE, SHORT, LOW, LEAST_LOW])
@pytest.mark.parametrize("hand", [False, True])
def test_an_empty_slot_is_a_gap_and_the_others_share_its_width(size: tuple[int, int], hand: bool) -> None:
    full = measured(room(size), 3, 2, hand)
    sparse = measured(room(size), 3, 2, hand, empty={0, 4})
    assert [sparse.columns[slot].width for slot in (0, 4)] == [EMPTY_COLUMN] * 2
    assert sparse.columns[GROUP].width > full.columns[GROUP].width
    assert all(sparse.columns[slot].width >= full.columns[slot].width for slot in (2, 3))
    for at, empty in ((full, set()), (sparse, {0, 4})):
        assert all(at.columns[slot].width >= LEAST_COLUMN for slot in set(range(SLOTS)) - empty)
        assert sum(column.width for column in at.columns) == pytest.approx(
            sum(column.width for column in full.columns)
        )


@pytest.mark.parametrize("size", [PHONE, LOW])
def test_before_cards_lie_no_round_is_larger_than_another(size: tuple[int, int]) -> None:
    rows = measured(room(size), 3, BEFORE_CARDS).rows
    assert rows[1].height == rows[2].height == rows[3].height
    assert rows[1].height > 1.8 * rows[0].height
