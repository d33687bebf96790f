"""How a computer player sees the likeness of cards: partly as it is, partly by its own taste."""

from engine.core.dice import seeded
from engine.games.obscurio.rules.butterflies import PLACES
from engine.games.obscurio.rules.likeness import FINE, likeness, mean, pointed_at
from engine.games.obscurio.state import LibraryState

TASTE = 0.55
"""How much of what a Wizard sees is personal: computer players should be wrong now and then."""


def impression(card: int, spot: int, other: int, seat: int) -> float:
    """How much a spot of a card reminds of another card in the eyes of one seat."""
    taste = seeded(card * PLACES + spot, stream=other + 1000 * (seat + 1)) / FINE
    return (1 - TASTE) * likeness(card, spot, other) + TASTE * taste


def hunch(card: int, seat: int) -> float:
    """How much a seat likes a card for no reason."""
    return seeded(card, stream=seat) / FINE


def clue_for(state: LibraryState, card: int, seat: int) -> float:
    """How well a card fits the butterflies in the eyes of one seat; with nothing to go by, a hunch."""
    seen = pointed_at(state)
    return mean([impression(page, spot, card, seat) for page, spot in seen] or [hunch(card, seat)])
