"""How much cards remind of each other: a stand-in by seed, until the pictures can tell.

A spot of one card and another card give a number from 0 to 1 that is always the same. Rules ask it in one
place only, where the app chooses false doors by itself.
"""

from collections.abc import Sequence

from engine.core.dice import seeded
from engine.games.obscurio.rules.butterflies import PLACES, page_of, spot_of
from engine.games.obscurio.state import LibraryState

FINE = 1 << 64
TASTE = 0.55
"""How much of what a Wizard sees is personal: computer players should be wrong now and then."""


def likeness(card: int, spot: int, other: int) -> float:
    """How much a spot of a card reminds of another card."""
    return seeded(card * PLACES + spot, stream=other) / FINE


def impression(card: int, spot: int, other: int, seat: int) -> float:
    """The same in the eyes of one seat."""
    taste = seeded(card * PLACES + spot, stream=other + 1000 * (seat + 1)) / FINE
    return (1 - TASTE) * likeness(card, spot, other) + TASTE * taste


def hunch(card: int, seat: int) -> float:
    """How much a seat likes a card for no reason."""
    return seeded(card, stream=seat) / FINE


def clue(state: LibraryState, card: int) -> float:
    """How well a card fits the butterflies, on average."""
    return _mean([likeness(page, spot, card) for page, spot in pointed_at(state)])


def clue_for(state: LibraryState, card: int, seat: int) -> float:
    """How well a card fits the butterflies in the eyes of one seat; with nothing to go by, a hunch."""
    seen = pointed_at(state)
    return _mean([impression(page, spot, card, seat) for page, spot in seen] or [hunch(card, seat)])


def pointed_at(state: LibraryState) -> list[tuple[int, int]]:
    """(card, spot) of every butterfly."""
    return [(state.pages[page_of(placed)], spot_of(placed)) for placed in state.butterflies]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
