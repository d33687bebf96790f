"""How a computer player sees the cards: through weights of its own, and never twice differently.

What a seat looks for belongs to the seat, not to its role: one sees colours, another shapes, a third stories.
An error hangs on the riddle, the seat and the card, so that nobody changes his mind by being asked.
"""

import math
from functools import lru_cache
from zlib import crc32

from engine.core.dice import seeded
from engine.games.obscurio.illusions.deck import deck
from engine.games.obscurio.illusions.likeness import USUAL, Weights
from engine.games.obscurio.illusions.pointing import pointing_at
from engine.games.obscurio.illusions.reading import NOISE, WHOLE, Clue, Pointing, score
from engine.games.obscurio.rules.butterflies import BELOW, centre, page_of, spot_of
from engine.games.obscurio.rules.cards import ALL_CARDS, CARDS
from engine.games.obscurio.rules.traps import DUSK
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

STEEP = 1.7
"""Makes of a distance from the average card about the share of the deck that fits worse."""

FINE = 1 << 64
REMEMBERED = 256
"""How many clues are kept in mind: more than a turn has."""


def eyes(state: LibraryState, seat: int) -> Weights:
    """The weights of a seat; behind the red film nobody sees a colour."""
    return filmed(state.traps, EYES[seat % len(EYES)])


def filmed(traps: int, weights: Weights = USUAL) -> Weights:
    """Some eyes, behind the red film if it lies on the Pages."""
    return weights.through_film() if traps & DUSK else weights


def clue_of(state: LibraryState) -> Clue:
    """What the butterflies say; none is in sight in a Dark Night."""
    return clue(bytes(state.pages), tuple(state.butterflies)) if state.butterflies else ()


def clue(pages: bytes, placed: tuple[int, ...]) -> Clue:
    """What butterflies at these places say together."""
    said = [_pointed(pages, each) for each in placed]
    if len({page_of(each) for each in placed}) > 1:
        said = [each._replace(rather_than=0) for each in said]
    return tuple(said)


@lru_cache(maxsize=REMEMBERED)
def _pointed(pages: bytes, placed: int) -> Pointing:
    page, spot = page_of(placed), spot_of(placed)
    if spot == BELOW:
        return Pointing(pages[page], WHOLE, pages[1 - page])
    return pointing_at(deck()[pages[page] - 1], *centre(spot))


def fits(state: LibraryState, card: int, seat: int, blur: float) -> float:
    """About how much of the deck answers the clue worse than a card in the eyes of a seat, from 0 to 1.

    With nothing to go by it is a hunch.
    """
    said = clue_of(state)
    if not said:
        return chance(state, seat, card)
    scores, average, spread = _over_the_deck(said, eyes(state, seat))
    seen = scores[card - 1] + blur * NOISE * normal(state, seat, card)
    return 1 / (1 + math.exp(-STEEP * (seen - average) / spread))


@lru_cache(maxsize=REMEMBERED)
def _over_the_deck(said: Clue, weights: Weights) -> tuple[tuple[float, ...], float, float]:
    """How well every card answers a clue, with their average and spread; reckoned once for each clue."""
    scores = tuple(score(said, card, weights) for card in ALL_CARDS)
    mean = math.fsum(scores) / len(scores)
    spread = math.sqrt(math.fsum((each - mean) ** 2 for each in scores) / len(scores))
    return scores, mean, spread or 1.0


def chance(state: LibraryState, seat: int, about: int) -> float:
    """A number from 0 to 1 that hangs on the riddle as this seat knows it, and on what it is about."""
    riddle = bytes([*state.pages, *state.butterflies]) if state.butterflies else bytes(state.discard)
    return seeded(crc32(riddle) * CARDS * 2 + about, stream=(state.turn << 8) + seat) / FINE


def normal(state: LibraryState, seat: int, about: int) -> float:
    """The same as an error of the usual spread (Box and Muller)."""
    first, second = chance(state, seat, about), chance(state, seat + 100, about)
    return math.sqrt(-2 * math.log(max(first, 1e-12))) * math.cos(2 * math.pi * second)
