"""For whose eyes a step is: everybody's, one player's, or each player's in turn.

A screen that is handed round asks `Session.audience` what it may show. An audience follows from what all can
see: it is the same whatever is secret, so that neither a curtain nor the time behind it tells a role.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple


class Audience(NamedTuple):
    """Whose eyes a step is for; time and touches are the same for everybody in a round."""

    kind: Literal["public", "private", "round"]
    seats: tuple[int, ...] = ()
    """Private: the one seat. Round: all who were asked, in order, whether they have answered or not."""
    seconds: float = 0.0
    """How long each seat of a round has the device; 0 for as long as it likes."""
    touches: int = 0
    """How often each seat of a round is asked to touch; 0 for as often as it likes."""


PUBLIC = Audience("public")
"""All look at the table together."""


def PRIVATE(seat: int) -> Audience:
    """Only this seat may look."""
    return Audience("private", (seat,))


def ROUND(seats: Iterable[int], seconds: float = 0.0, touches: int = 0) -> Audience:
    """The device goes from hand to hand, and everybody has it alike."""
    return Audience("round", tuple(seats), seconds, touches)
