"""How much cards remind of each other: a stand-in by seed, until the pictures can tell.

A spot of one card and another card give a number from 0 to 1 that is always the same. The rules ask it where
the app chooses false doors by itself; computer players look at the pictures instead (players/eyes.py).
"""

from collections.abc import Sequence

from engine.core.dice import seeded
from engine.games.obscurio.rules.butterflies import PLACES, page_of, spot_of
from engine.games.obscurio.state import LibraryState

FINE = 1 << 64


def likeness(card: int, spot: int, other: int) -> float:
    """How much a spot of a card reminds of another card."""
    return seeded(card * PLACES + spot, stream=other) / FINE


def clue(state: LibraryState, card: int) -> float:
    """How well a card fits the butterflies, on average."""
    return mean([likeness(page, spot, card) for page, spot in pointed_at(state)])


def pointed_at(state: LibraryState) -> list[tuple[int, int]]:
    """(card, spot) of every butterfly."""
    return [(state.pages[page_of(placed)], spot_of(placed)) for placed in state.butterflies]


def mean(values: Sequence[float]) -> float:
    """The average; nothing averages to 0."""
    return sum(values) / len(values) if values else 0.0
