"""Posing a riddle from a number: the Grimoire's own clue, and doors that make it as hard as is wished.

A riddle is fair: for a plain reader the Exit answers the clue better than every other door, and each
butterfly names something that the Exit has. The same number always poses the same riddle.
"""

from collections.abc import Generator, Iterator
from itertools import count, product
from time import perf_counter
from typing import NamedTuple

from engine.core.dice import seeded, shuffle
from engine.games.obscurio.illusions.deck import deck
from engine.games.obscurio.illusions.reading import WHOLE, score
from engine.games.obscurio.players.speaker import clearest_clue, weighing
from engine.games.obscurio.riddles.riddle import Riddle, argument
from engine.games.obscurio.rules.butterflies import page_of, spot_of
from engine.games.obscurio.rules.cards import ALL_CARDS, DOORS
from engine.games.obscurio.rules.traps import DUSK
from engine.games.obscurio.words.resemblance import is_something

CLUES, ROOMS = 12, 24
"""So many clues are tried, each with so many rooms; if none is as hard as wished, the nearest is taken."""

PATIENCE = 0.02
"""With every clue that failed, so much more may a riddle be off what was wished."""

STREAM = 1000
"""Deals of riddles run apart from everything else that is drawn from the same number."""

LURED_BY = 14
"""Lures are drawn from so many cards that answer the clue best after the Exit."""


class Grade(NamedTuple):
    """How hard a riddle is wished to be."""

    least: float
    most: float
    """How likely a plain reader finds the Exit."""
    lures: int = 0
    """Doors that were chosen because they answer the clue too."""
    by_idea: bool = False
    """Whether no thing of the Pages is on the Exit: they share what things stand for."""
    film: bool = False


class Posing:
    """A riddle on the way: thought of in slices, so that a screen stays smooth."""

    def __init__(self, number: int, grade: Grade) -> None:
        self.riddle: Riddle | None = None
        """What was found, once it is."""
        self._steps = _steps(number, grade)

    def work(self, seconds: float) -> bool:
        """Think for about this long; True as soon as the riddle is there."""
        until = perf_counter() + seconds
        while self.riddle is None:
            self.riddle = next(self._steps)
            if perf_counter() >= until:
                break
        return self.riddle is not None


def pose(number: int, grade: Grade) -> Riddle:
    """The riddle of this number and grade, at once."""
    return next(riddle for riddle in _steps(number, grade) if riddle is not None)


def _steps(number: int, grade: Grade) -> Iterator[Riddle | None]:
    """Nothing for every small piece of thought, then the riddle."""
    found: list[tuple[float, Riddle]] = []
    for attempt in count():
        if attempt >= CLUES and found:
            break
        dice, clued, rest = yield from _clued(number, attempt, grade)
        if not _is_arguable(clued):
            continue
        for _ in range(ROOMS):
            dice = shuffle(dice, rest)
            doors = [clued.exit, *_others(clued, rest, grade.lures)]
            dice = shuffle(dice, doors)
            riddle = clued._replace(doors=tuple(doors))
            found.append((_off(riddle, grade), riddle))
            yield riddle if found[-1][0] <= PATIENCE * attempt else None
    yield min(found, key=lambda each: each[0])[1]


def _clued(number: int, attempt: int, grade: Grade) -> Generator[None, None, tuple[int, Riddle, list[int]]]:
    """An Exit, Pages that can lead to it and the Grimoire's clue; then dice and cards for the other doors."""
    cards = list(ALL_CARDS)
    dice = shuffle(seeded(number, stream=STREAM + attempt), cards)
    exit_card, *rest = cards
    rest.sort(key=lambda card: not _leads(card, exit_card, grade.by_idea))  # keeps the shuffled order
    left, right, *rest = rest
    traps = DUSK if grade.film else 0
    yield from weighing(exit_card, (left, right), traps)
    placed = clearest_clue(exit_card, (left, right), traps)
    spots = tuple((page_of(each), spot_of(each)) for each in placed)
    return dice, Riddle(exit_card, (left, right), spots, (exit_card,), grade.film), rest


def _leads(page: int, exit_card: int, by_idea: bool) -> bool:
    """Whether a Page shares a thing with the Exit; by idea, no thing but much that things stand for."""
    pairs = list(product(deck()[page - 1].elements, deck()[exit_card - 1].elements))
    if any(not one.motifs.isdisjoint(other.motifs) for one, other in pairs):
        return not by_idea
    return by_idea and any(len(one.concepts & other.concepts) > 1 for one, other in pairs)


def _is_arguable(riddle: Riddle) -> bool:
    """Whether every butterfly names something of its own that the Exit has, and one of them a thing."""
    said = riddle.clue
    things = [each for each in said if each.element != WHOLE]
    return bool(things) and len(set(said)) == len(said) and all(map(is_something, argument(riddle)))


def _others(riddle: Riddle, rest: list[int], lures: int) -> list[int]:
    """The doors beside the Exit: some that answer the clue, the others as they come."""
    said, eyes = riddle.clue, riddle.eyes
    own = score(said, riddle.exit, eyes)
    worse = [card for card in rest if score(said, card, eyes) < own]
    tempting = sorted(worse, key=lambda card: -score(said, card, eyes))[:LURED_BY]
    lured = [card for card in rest if card in tempting][:lures]
    return [*lured, *(card for card in worse if card not in tempting)][: DOORS - 1]


def _off(riddle: Riddle, grade: Grade) -> float:
    """How far a riddle is from what was wished; an unfair one is further than any other."""
    chances = riddle.chances()
    found = chances[riddle.door - 1]
    unfair = 0.0 if found == max(chances) else 1.0
    return unfair + max(0.0, grade.least - found, found - grade.most)
