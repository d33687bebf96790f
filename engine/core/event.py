"""Events: what happened, who may know it, and which rule made it happen.

An event is a plain tuple `(kind, who, why, *data)`. `who` is a set of seats as bits; `why` names the rule
that caused an automatic effect ("39") and is empty for a player's own deed. Folding the events that a
seat may see over its old view gives its new view, so a screen can animate from events alone.
"""

from collections.abc import Iterable
from typing import Any

Event = tuple[Any, ...]

EVERYONE = -1
"""All seats and any bystander: every bit of a negative number is set."""

BYSTANDER = 62
"""The bit of somebody who holds no seat."""


def only(*seats: int) -> int:
    """The audience made of just these seats.

    >>> only(0, 2)
    5
    """
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def all_but(*seats: int) -> int:
    """Everybody, bystanders included, except these seats."""
    return ~only(*seats)


def sees(seat: int | None, event: Event) -> bool:
    """Whether this seat (None: a bystander) may know of the event.

    >>> drawn = ("drew", only(1), "", 9)
    >>> sees(1, drawn), sees(0, drawn), sees(None, drawn)
    (True, False, False)
    >>> sees(None, ("moved", EVERYONE, "", 4))
    True
    """
    return bool(event[1] >> (BYSTANDER if seat is None else seat) & 1)


def seen_by(seat: int | None, events: Iterable[Event]) -> list[Event]:
    """The events that this seat may know, in order."""
    return [event for event in events if sees(seat, event)]
