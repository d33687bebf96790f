"""Questions to people: where the story of a fight waits for a choice."""

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Action = tuple[Any, ...]


class Ask(NamedTuple):
    """Who is asked what."""

    step: str
    seat: int
    options: frozenset[Action]


Told = Generator[Ask, Action, T]
"""A part of the story that may ask, and what it comes to."""


class TurnOver(Exception):
    """A boss has lost his face: the turn stops at once (ruling 43)."""


def ask(step: str, seat: int, options: Iterable[Action]) -> Told[Action | None]:
    """What somebody chooses: with one possibility it is taken, with none there is nothing."""
    possible = list(dict.fromkeys(options))
    if len(possible) < 2:
        return possible[0] if possible else None
    return (yield Ask(step, seat, frozenset(possible)))


def ask_anyway(step: str, seat: int, options: Iterable[Action]) -> Told[Action]:
    """A question that is put even if there is one answer."""
    return (yield Ask(step, seat, frozenset(options)))
