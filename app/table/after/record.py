"""What a game is remembered by, besides how often it was played and won: each game declares its own."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.table.log import moments
from engine import Session
from engine.core.event import Event

Measure = Callable[[Session, Sequence[Event]], int | None]
"""A number of a finished table, from its end and all its events; None where it has none."""


class Best(NamedTuple):
    """A number of which the best is kept."""

    key: str
    """Its name in the record file: it stays as it is for ever."""
    words: str
    measure: Measure
    fewest: bool = False
    """Whether less is better."""

    def better(self, one: int, other: int | None) -> int:
        """The better of two; there may be no other yet."""
        if other is None:
            return one
        return min(one, other) if self.fewest else max(one, other)


class Record(NamedTuple):
    """A game's declaration: `Kit.record` names one."""

    level: str = ""
    """The option by which games are told apart as harder or easier."""
    bests: tuple[Best, ...] = ()

    def measured(self, session: Session) -> dict[str, int]:
        """The numbers of a finished table."""
        events = [event for replayed, _ in moments(session) for event in replayed.events]
        found = {best.key: best.measure(session, events) for best in self.bests}
        return {key: number for key, number in found.items() if number is not None}

    def best_of(self, kept: dict[str, int], new: dict[str, int]) -> dict[str, int]:
        """What is remembered once these numbers have come in."""
        return {
            **kept,
            **{
                best.key: best.better(new[best.key], kept.get(best.key))
                for best in self.bests
                if best.key in new
            },
        }


PLAIN = Record()
"""For a game that declares nothing."""


def won_by_people(session: Session) -> bool:
    """Whether somebody at this device won."""
    outcome, people = session.outcome, session.table.get("people")
    seats = people if isinstance(people, list) else range(session.seats)
    return outcome is not None and outcome.result == "won" and any(seat in outcome.winners for seat in seats)


def only_won(measure: Measure) -> Measure:
    """The same number, of games that were won."""
    return lambda session, events: measure(session, events) if won_by_people(session) else None


def told(*kinds: str) -> Measure:
    """How often events of these kinds happened."""
    return lambda _session, events: sum(event[0] in kinds for event in events)
