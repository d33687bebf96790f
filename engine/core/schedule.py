"""A round of hands: the device goes round, everybody has the same time and is asked for the same touches.

A schedule is a row of spans with fixed lengths. It knows no role and no secret: whoever runs it learns only
whose span it is and what was touched while it lasted. So neither pace nor taps can tell who did what.
"""

from collections.abc import Sequence
from typing import NamedTuple

NONE = 0
"""A touch that means nothing, and what is put in for a touch that is missing."""


class Span(NamedTuple):
    """So many seconds for one seat."""

    seat: int
    seconds: float


class Schedule(NamedTuple):
    """Who has the device for how long, and how often each is asked to touch."""

    spans: tuple[Span, ...]
    touches: int = 0


def counted(touched: Sequence[int], asked: int) -> tuple[int, ...]:
    """What a row of touches means when the time is over: the last ones count, and none may be missing."""
    last = tuple(touched)[-asked:] if asked else ()
    return last + (NONE,) * (asked - len(last))
