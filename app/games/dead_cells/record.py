"""What Dead Cells is remembered by."""

from collections.abc import Sequence

from app.table.after.record import Best, Record, told
from engine import Session
from engine.core.event import Event
from engine.core.text import N_
from engine.games.dead_cells.rules.gaining import CELLS


def _cells(_session: Session, events: Sequence[Event]) -> int:
    """What came into the bag before any of it was spent."""
    return sum(event[4] for event in events if event[0] == "bag" and event[3] == CELLS and event[4] > 0)


RECORD = Record(
    "difficulty",
    (
        Best("most_rooms", N_("most rooms in a run"), told("turned")),
        Best("most_slain", N_("most enemies slain in a run"), told("died")),
        Best("most_cells", N_("most cells in a run"), _cells),
    ),
)
