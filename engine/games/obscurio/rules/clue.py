"""What the butterflies say, and how well a card answers it: read from the pictures themselves.

The rules ask it where the app chooses false doors by itself; computer players ask it with eyes of their own.
"""

import math
from functools import lru_cache

from engine.games.obscurio.illusions.deck import deck
from engine.games.obscurio.illusions.likeness import USUAL, Weights
from engine.games.obscurio.illusions.pointing import pointing_at
from engine.games.obscurio.illusions.reading import WHOLE, Clue, Pointing, score
from engine.games.obscurio.rules.butterflies import BELOW, centre, page_of, spot_of
from engine.games.obscurio.rules.cards import ALL_CARDS
from engine.games.obscurio.rules.traps import BOTTOM, DUSK
from engine.games.obscurio.state import LibraryState

STEEP = 1.7
"""Makes of a distance from the average card about the share of the deck that fits worse."""

REMEMBERED = 256
"""How many clues are kept in mind: more than a turn has."""


def clue_of(state: LibraryState) -> Clue:
    """What the butterflies of this turn say; nothing before the first."""
    return clue(bytes(state.pages), tuple(state.butterflies), state.traps) if state.butterflies else ()


def clue(pages: bytes, placed: tuple[int, ...], traps: int = 0) -> Clue:
    """What butterflies at these places say together.

    All see the trap that sends one of them below a Page, so that one means less beside another.
    """
    said = [_pointed(pages, each) for each in placed]
    if len({page_of(each) for each in placed}) > 1:
        said = [each._replace(rather_than=0) for each in said]
    if traps & BOTTOM and any(each.element != WHOLE for each in said):
        said = [each._replace(owed=each.element == WHOLE) for each in said]
    return tuple(said)


def whole(card: int) -> Clue:
    """A card as a whole, as if it were the clue."""
    return (Pointing(card, WHOLE),)


def filmed(traps: int, weights: Weights = USUAL) -> Weights:
    """Some eyes, behind the red film if it lies on the Pages."""
    return weights.through_film() if traps & DUSK else weights


def share(said: Clue, card: int, weights: Weights = USUAL, error: float = 0.0) -> float:
    """About how much of the deck answers a clue worse than a card, from 0 to 1; `error` is a wrong look."""
    scores, average, spread = _over_the_deck(said, weights)
    return 1 / (1 + math.exp(-STEEP * (scores[card - 1] + error - average) / spread))


@lru_cache(maxsize=4 * REMEMBERED)
def _pointed(pages: bytes, placed: int) -> Pointing:
    page, spot = page_of(placed), spot_of(placed)
    if spot == BELOW:
        return Pointing(pages[page], WHOLE, pages[1 - page])
    return pointing_at(deck()[pages[page] - 1], *centre(spot))


@lru_cache(maxsize=REMEMBERED)
def _over_the_deck(said: Clue, weights: Weights) -> tuple[tuple[float, ...], float, float]:
    """How well every card answers a clue, with their average and spread; reckoned once for each clue."""
    scores = tuple(score(said, card, weights) for card in ALL_CARDS)
    mean = math.fsum(scores) / len(scores)
    spread = math.sqrt(math.fsum((each - mean) ** 2 for each in scores) / len(scores))
    return scores, mean, spread or 1.0
