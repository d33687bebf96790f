"""The eight tombstones that say how far the monster goes (rulings 5a.16, 5a.17, 5a.21)."""

from typing import NamedTuple

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event
from engine.core.text import N_
from engine.games.finstere_flure.state import FlureState

MOST_STEPS = 20
"""The monster never goes farther after its prey (ruling 5a.16)."""


class Tombstone(NamedTuple):
    """So many steps, or on until so much prey is found."""

    name: str
    steps: int
    prey: int = 0
    title: str = ""


TOMBSTONES = (
    Tombstone("5", 5),
    Tombstone("7a", 7),
    Tombstone("7b", 7),
    Tombstone("8a", 8),
    Tombstone("8b", 8),
    Tombstone("10", 10),
    Tombstone("X", MOST_STEPS, 1, N_("one prey")),
    Tombstone("XX", MOST_STEPS, 2, N_("two prey")),
)
FIVE = 0
TRIPLE = Tombstone("XXX", MOST_STEPS, 3, N_("three prey"))
"""What the tombstone "5" counts as in long games of six and seven (ruling 5a.21)."""

NAMES = {tombstone.name: number for number, tombstone in enumerate(TOMBSTONES)}
ALL = bytes(range(len(TOMBSTONES)))


def meaning(number: int, triple: int) -> Tombstone:
    """What a tombstone tells the monster."""
    return TRIPLE if triple and number == FIVE else TOMBSTONES[number]


def named(name: str) -> Tombstone:
    """What the tombstone of this name means: "7a", or just "7"; KeyError if there is none."""
    if name == TRIPLE.name:
        return TRIPLE
    return TOMBSTONES[NAMES[name if name in NAMES else f"{name}a"]]


def shuffle_all(state: FlureState) -> None:
    """All eight face down, at the beginning of a stage."""
    state.deck, state.seen = bytearray(ALL), bytearray()
    state.dice = shuffle(state.dice, state.deck)


def turn_up(state: FlureState, events: list[Event]) -> Tombstone:
    """Turn the next tombstone up and give what it means.

    The first of the whole game must be a number: prey tombstones that come before it are set aside, and
    the seven that were not played are shuffled again.
    """
    number = state.deck.pop()
    if state.turn == 0:
        aside = bytearray()
        while meaning(number, state.triple).prey:
            aside.append(number)
            number = state.deck.pop()
        if aside:
            state.aside = aside
            state.deck += aside
            state.dice = shuffle(state.dice, state.deck)
            events.append(("set_aside", EVERYONE, "5a.17", tuple(aside)))
    state.seen.append(number)
    events.append(("tombstone", EVERYONE, "", number, state.triple))
    return meaning(number, state.triple)
