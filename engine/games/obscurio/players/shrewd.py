"""What the Grimoire could have said instead: whoever has a clearer clue for a card gives that one."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from engine.games.obscurio.illusions.likeness import Weights
from engine.games.obscurio.illusions.reading import Clue, margins
from engine.games.obscurio.players.speaker import clearest
from engine.games.obscurio.rules.butterflies import is_complete, page_of, riddle_actions
from engine.games.obscurio.rules.clue import clue
from engine.games.obscurio.rules.riddle import ON_BUTTERFLIES
from engine.games.obscurio.rules.traps import UNITED

REMEMBERED = 64
"""How many clues are kept in mind: more than a table has eyes in one turn."""


@lru_cache(maxsize=REMEMBERED)
def unsaid(pages: bytes, placed: tuple[int, ...], traps: int, weights: Weights) -> tuple[float, ...]:
    """By card, how much clearer a clue of as many butterflies could have been, against the average card.

    A card for which there was a much better clue is hardly the one that is meant.
    """
    said = margins(clue(pages, placed, traps), weights)
    others = [margins(each, weights) for each in _clues(pages, len(placed), traps)]
    left = [max(could) - did for did, *could in zip(said, said, *others, strict=True)]
    mean = sum(left[1:]) / (len(left) - 1)
    return tuple(each - mean for each in left)


def _clues(pages: bytes, count: int, traps: int) -> Iterator[Clue]:
    """Every clue of so many butterflies that the traps allow."""
    singles = clearest(pages, riddle_actions(traps & ON_BUTTERFLIES, ())).values()
    for placed in combinations(singles, count):
        torn = traps & UNITED and len(set(map(page_of, placed))) > 1
        if is_complete(traps, placed) and not torn:
            yield clue(pages, placed, traps)
