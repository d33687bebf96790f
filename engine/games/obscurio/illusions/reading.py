"""Reading a clue: the literal listener, and the pragmatic speaker who reckons with one.

A pointing is a card and which of its elements a butterfly names, or WHOLE for the Page itself. A clue is one
pointing or two; what they say adds up.
"""

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from engine.games.obscurio.illusions.deck import deck
from engine.games.obscurio.illusions.likeness import USUAL, Weights, element_fits, whole_fits

WHOLE = -1
"""The butterfly lies below the Page."""

NOISE = 0.58
"""How far apart two doors must be before a listener is sure of the better one."""

SINGLES, PAIRS = 18, 12
"""How many clues of one and of two butterflies a speaker tries out."""


RATHER = 1.0
"""How much a Page that was left alone speaks against a card, if a butterfly lies below the other one."""


OWED = 0.3
"""How much of its meaning a butterfly below a Page keeps, if a trap has sent it there beside another one."""


class Pointing(NamedTuple):
    """What one butterfly names: an element of a Page, or a whole Page rather than another."""

    card: int
    element: int = WHOLE
    rather_than: int = 0
    owed: bool = False
    """Whether it may lie below the Page only because one has to."""


Clue = tuple[Pointing, ...]


def _fits_all(pointing: Pointing, weights: Weights) -> tuple[float, ...]:
    """How well every card of the deck answers a pointing, by its id; id 0 is nobody."""
    fits = _fits_alone(pointing.card, pointing.element, weights)
    if pointing.owed:
        return tuple(OWED * own for own in fits)
    if not pointing.rather_than:
        return fits
    against = _fits_alone(pointing.rather_than, WHOLE, weights)
    return tuple(own - RATHER * other for own, other in zip(fits, against, strict=True))


@cache
def _fits_alone(page: int, element: int, weights: Weights) -> tuple[float, ...]:
    shown = deck()[page - 1]
    if element == WHOLE:
        return (0.0, *(whole_fits(shown, card, weights) for card in deck()))
    return (0.0, *(element_fits(shown.elements[element], card, weights) for card in deck()))


def score(clue: Clue, card: int, weights: Weights = USUAL) -> float:
    """How well a card answers a clue."""
    return sum(_fits_all(pointing, weights)[card] for pointing in clue)


def listened(clue: Clue, doors: Sequence[int], weights: Weights = USUAL, noise: float = NOISE) -> list[float]:
    """The chance with which a literal listener goes to each door."""
    scores = [score(clue, card, weights) / noise for card in doors]
    best = max(scores)
    shares = [math.exp(each - best) for each in scores]
    total = sum(shares)
    return [share / total for share in shares]


def pointings(pages: Sequence[int], elements: bool = True) -> list[Pointing]:
    """Everything that may be pointed at on two Pages."""
    found = []
    for page, other in permutations(pages, 2):
        count = len(deck()[page - 1].elements)
        found += [Pointing(page, element) for element in range(count) if elements]
        found.append(Pointing(page, WHOLE, other))
    return found


def together(one: Pointing, other: Pointing) -> Clue:
    """Two pointings as one clue: where both Pages are named, none is meant rather than the other."""
    if one.card == other.card:
        return one, other
    return one._replace(rather_than=0), other._replace(rather_than=0)


def margin(clue: Clue, card: int, weights: Weights = USUAL) -> float:
    """By how much a card answers a clue better than the deck does on average."""
    return score(clue, card, weights) - sum(_average(pointing, weights) for pointing in clue)


def margins(clue: Clue, weights: Weights = USUAL) -> list[float]:
    """The margin of every card, by its id; id 0 is nobody."""
    fits = [_fits_all(pointing, weights) for pointing in clue]
    average = sum(_average(pointing, weights) for pointing in clue)
    return [sum(each) - average for each in zip(*fits, strict=True)]


@lru_cache(maxsize=1024)
def _average(pointing: Pointing, weights: Weights) -> float:
    return sum(_fits_all(pointing, weights)) / len(deck())


def candidates(exit_card: int, choices: Sequence[Pointing], weights: Weights = USUAL) -> list[Clue]:
    """The clues worth trying: the best singles, and the best pairs of those."""
    singles: list[Clue] = [(each,) for each in choices]
    singles.sort(key=lambda clue: -margin(clue, exit_card, weights))
    singles = singles[:SINGLES]
    pairs: list[Clue] = [together(*one, *other) for one, other in combinations(singles, 2)]
    pairs.sort(key=lambda clue: -margin(clue, exit_card, weights))
    return singles + pairs[:PAIRS]


def utility(clue: Clue, exit_card: int, line_ups: Sequence[Sequence[int]], weights: Weights = USUAL) -> float:
    """How likely a literal listener is to find the Exit among other doors, on average, as a logarithm."""
    pulls = _pulls(clue, weights)
    own = pulls[exit_card]
    chances = (own / (own + sum([pulls[card] for card in others])) for others in line_ups)
    return sum(map(math.log, chances)) / len(line_ups)


def _pulls(clue: Clue, weights: Weights) -> list[float]:
    """How strongly every card draws a literal listener; the chance of a door is its share."""
    fits = [_fits_all(pointing, weights) for pointing in clue]
    return [math.exp(sum(each) / NOISE) for each in zip(*fits, strict=True)]


def spoken(
    exit_card: int, choices: Sequence[Pointing], line_ups: Sequence[Sequence[int]], weights: Weights = USUAL
) -> Clue:
    """The clue of a pragmatic speaker: the one that a literal listener understands best."""
    return max(
        candidates(exit_card, choices, weights), key=lambda clue: utility(clue, exit_card, line_ups, weights)
    )
