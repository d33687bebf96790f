"""What a table says aloud: what everybody saw happen, then what is asked; of a secret step only whose."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.look.running import lanterne
from app.look.sentence import capital
from engine.core.event import Event, seen_by

if TYPE_CHECKING:
    from app.table.screen import Table

MOST_LINES = 4
"""So many lines of what happened are read at most, the last ones: the log has them all."""


def read_aloud(table: "Table", events: Sequence[Event]) -> None:
    """Tell the reader of the app what has changed at this table."""
    app = lanterne()
    if is_secret(table):
        app.reader.name_only(app.tr._("{name}'s turn").format(name=whose(table)))
        return
    app.reader.read(*news(table, events), table.ids.desk.ids.strip.title)


def is_secret(table: "Table") -> bool:
    """Whether the present step is not for the ears of all people at this device."""
    return len(table.tabletop.people()) > 1 and table.eyes.audience.kind != "public"


def whose(table: "Table") -> str:
    """Who is meant by a secret step: whose name is on the curtain, else who is asked."""
    veil = table.lowered
    if veil is not None:
        return str(veil.name)
    seat = table.asked
    return "" if seat is None else str(table.name_of(seat))


def news(table: "Table", events: Sequence[Event]) -> list[str]:
    """What happened, in the words of the log, as far as everybody saw it."""
    tell, voice = table.session.game.tell, table.voice
    told = [tell(event) for event in seen_by(None, list(events))]
    return [capital(voice.say(phrase)) for phrase in told if phrase is not None][-MOST_LINES:]
