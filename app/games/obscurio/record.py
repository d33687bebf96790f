"""What Obscurio is remembered by."""

from collections.abc import Sequence

from app.table.after.record import Best, Record, only_won
from engine import Session
from engine.core.event import Event
from engine.core.text import N_


def _turns(session: Session, _events: Sequence[Event]) -> int:
    return int(session.view(None)["turn"])


def _tokens(session: Session, _events: Sequence[Event]) -> int:
    view = session.view(None)
    return int(view["light"] + view["dark"])


def _rooms(session: Session, _events: Sequence[Event]) -> int:
    return int(session.view(None)["progress"])


RECORD = Record(
    "difficulty",
    (
        Best("rooms", N_("most rooms reached"), _rooms),
        Best("fewest_turns", N_("fewest turns in a game won"), only_won(_turns), fewest=True),
        Best("tokens_left", N_("most tokens left in a game won"), only_won(_tokens)),
    ),
)
