"""What The Night Cage is remembered by."""

from collections.abc import Sequence

from app.table.after.record import Best, Record, only_won
from engine import Session
from engine.core.event import Event
from engine.core.text import N_


def _tiles_left(session: Session, _events: Sequence[Event]) -> int:
    return int(session.view(None)["stack"])


def _turns(_session: Session, events: Sequence[Event]) -> int:
    return 1 + sum(event[0] == "turn" for event in events)


def _blows(_session: Session, events: Sequence[Event]) -> int:
    return sum(event[0] == "burned" and bool(event[4]) for event in events)


RECORD = Record(
    "variant",
    (
        Best("tiles_left", N_("most tiles left after an escape"), only_won(_tiles_left)),
        Best("fewest_turns", N_("fewest turns to escape"), only_won(_turns), fewest=True),
        Best("most_blows", N_("most hits survived"), only_won(_blows)),
    ),
)
