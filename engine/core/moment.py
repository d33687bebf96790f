"""One action in the past of a table, and the deeds that several actions of one seat make together."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.state import State

Action = tuple[Any, ...]


class Moment(NamedTuple):
    """An action with the state before it, and whether it showed somebody something new."""

    before: State
    seat: int
    action: Action
    barrier: bool
    continues: bool = False
    """Whether it belongs to the same deed as the action before it."""


def last_deed(past: Sequence[Moment]) -> list[Moment]:
    """What undo would take back, the first action first."""
    first = len(past) - 1
    while first > 0 and past[first].continues:
        first -= 1
    return list(past[first:])


def deeds(past: Sequence[Moment]) -> Iterator[list[Moment]]:
    """All deeds, the last first."""
    rest = list(past)
    while rest:
        deed = last_deed(rest)
        del rest[-len(deed) :]
        yield deed


def next_deed(future: Sequence[tuple[Moment, State]]) -> list[Moment]:
    """What redo would play again, the first action first; the future's next moment is its last."""
    deed = [moment for moment, _ in future[-1:]]
    while len(deed) < len(future) and future[-len(deed) - 1][0].continues:
        deed.append(future[-len(deed) - 1][0])
    return deed
