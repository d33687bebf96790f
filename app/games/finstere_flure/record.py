"""What Finstere Flure is remembered by."""

from collections.abc import Sequence

from app.table.after.record import Best, Record, told
from app.table.log import moments
from engine import Session
from engine.core.event import Event
from engine.core.text import N_
from engine.games.finstere_flure.queries import pawns_of
from engine.games.finstere_flure.state import ESCAPED


def _longest_walk(session: Session, _events: Sequence[Event]) -> int:
    deeds = (replayed.events for replayed, _ in moments(session))
    return max((sum(event[0] in ("walked", "crossed") for event in deed) for deed in deeds), default=0)


def _most_escaped(session: Session, _events: Sequence[Event]) -> int:
    view, people = session.view(None), session.table.get("people")
    seats = people if isinstance(people, list) else range(session.seats)
    return max(
        (sum(view["at"][pawn] == ESCAPED for pawn in pawns_of(view, seat)) for seat in seats), default=0
    )


RECORD = Record(
    "variant",
    (
        Best("longest_walk", N_("steps in the longest walk"), _longest_walk),
        Best("most_escaped", N_("most pawns escaped by one player"), _most_escaped),
        Best("most_eaten", N_("most pawns eaten in a game"), told("eaten", "crushed")),
    ),
)
