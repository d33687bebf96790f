"""How a computer player sees the cards: through weights of its own, and never twice differently.

What a seat looks for belongs to the seat, not to its role: one sees colours, another shapes, a third stories.
An error hangs on the riddle, the seat and the card, so that nobody changes his mind by being asked.
"""

import math
from typing import NamedTuple
from zlib import crc32

from engine.core.dice import seeded
from engine.games.obscurio.illusions.likeness import USUAL, Weights
from engine.games.obscurio.illusions.reading import NOISE
from engine.games.obscurio.knowledge import SEES
from engine.games.obscurio.players.shrewd import unsaid
from engine.games.obscurio.rules.cards import CARDS
from engine.games.obscurio.rules.clue import clue_of, filmed, share
from engine.games.obscurio.state import LibraryState

EYES: tuple[Weights, ...] = (
    USUAL,
    USUAL._replace(colour=0.6, palette=0.3, shared_paint=0.8),
    USUAL._replace(concept=0.32, motif=0.9),
    USUAL._replace(shape=0.5, colour=0.2),
    USUAL._replace(category=0.45, motif=1.2),
    USUAL._replace(mood=1.4, setting=1.4, concept=0.25),
    USUAL._replace(motif=1.4, concept=0.1),
    USUAL._replace(colour=0.45, shape=0.4, concept=0.12),
)
"""What each seat looks for; a public trait, whatever the role."""

FAINT = 1.0
"""How much worse a clue is read that is only remembered, in a Dark Night."""

FINE = 1 << 64


class Sight(NamedTuple):
    """How well a player looks."""

    blur: float
    """How large the errors of the eye are."""
    shrewd: float = 0.0
    """How much it speaks against a card that the Grimoire could have given a better clue for it."""


def eyes(state: LibraryState, seat: int) -> Weights:
    """The weights of a seat; behind the red film nobody sees a colour."""
    return filmed(state.traps, EYES[seat % len(EYES)])


def fits(state: LibraryState, card: int, seat: int, sight: Sight) -> float:
    """About how much of the deck answers the clue worse than a card in the eyes of a seat, from 0 to 1.

    With nothing to go by it is a hunch.
    """
    said, weights = clue_of(state), eyes(state, seat)
    if not said:
        return chance(state, seat, card)
    blur = sight.blur + FAINT * SEES["recalled"](state, seat)
    error = blur * NOISE * normal(state, seat, card)
    if sight.shrewd:
        left = unsaid(bytes(state.pages), tuple(state.butterflies), state.traps, weights)
        error -= sight.shrewd * left[card]
    return share(said, card, weights, error)


def chance(state: LibraryState, seat: int, about: int) -> float:
    """A number from 0 to 1 that hangs on the riddle as this seat knows it, and on what it is about."""
    riddle = bytes([*state.pages, *state.butterflies]) if state.butterflies else bytes(state.discard)
    return seeded(crc32(riddle) * CARDS * 2 + about, stream=(state.turn << 8) + seat) / FINE


def normal(state: LibraryState, seat: int, about: int) -> float:
    """The same as an error of the usual spread (Box and Muller)."""
    first, second = chance(state, seat, about), chance(state, seat + 100, about)
    return math.sqrt(-2 * math.log(max(first, 1e-12))) * math.cos(2 * math.pi * second)
