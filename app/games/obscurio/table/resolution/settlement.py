"""What a turn has cost, read from its events: who was wrong, what the room took, where the group goes."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.event import Event
from engine.core.text import N_, Phrase


class Settlement(NamedTuple):
    """The arithmetic of one resolution."""

    wrong: tuple[tuple[int, int], ...] = ()
    """Pawns that missed the Exit, and the tokens that each cost."""
    dangerous: int = 0
    """Tokens that the Dangerous Room took."""
    room: int = 0
    """The room that the group goes on to; 0 if it stays."""

    @property
    def lost(self) -> int:
        """All tokens together."""
        return sum(cost for _, cost in self.wrong) + self.dangerous


def finders(settlement: Settlement, pawns: int) -> Phrase:
    """How many of so many pawns stood at the Exit, in a sentence."""
    found = pawns - len(settlement.wrong)
    if not found:
        return Phrase(N_("Nobody found the Exit"))
    if found == pawns:
        return Phrase(N_("Everyone found the Exit"))
    return Phrase(
        "{count} of {all} found the Exit", one="{count} of {all} found the Exit", count=found, all=pawns
    )


def settled(events: Sequence[Event]) -> Settlement:
    """The settlement that these events tell."""
    wrong = tuple((event[4], event[5] + event[6]) for event in events if event[0] == "wrong")
    dangerous = sum(event[4] + event[5] for event in events if event[0] == "dangerous")
    room = next((event[3] for event in events if event[0] == "advanced"), 0)
    return Settlement(wrong, dangerous, room)
