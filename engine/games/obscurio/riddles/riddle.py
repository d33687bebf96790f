"""One riddle for one reader, how likely each door is, and what can be argued for the Exit."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.text import Phrase
from engine.games.obscurio.illusions.likeness import USUAL, Weights
from engine.games.obscurio.illusions.reading import Clue, listened, score
from engine.games.obscurio.rules.butterflies import place
from engine.games.obscurio.rules.clue import clue
from engine.games.obscurio.words.resemblance import in_common


class Riddle(NamedTuple):
    """What lies on the table: cards by their numbers, butterflies as (page, spot)."""

    exit: int
    pages: tuple[int, int]
    butterflies: tuple[tuple[int, int], ...]
    doors: tuple[int, ...]
    film: bool = False
    """Whether the red film lies on the Pages, so that no colour says anything."""

    @classmethod
    def described(cls, data: Mapping[str, Any]) -> "Riddle":
        """The riddle of a scenario whose doors are named (scenario.schema.md)."""
        left, right = data["pages"]
        placed = tuple((page, spot) for page, spot in data["butterflies"])
        return cls(data["exit"], (left, right), placed, tuple(data["doors"]), "dusk" in data.get("traps", ()))

    @property
    def door(self) -> int:
        """The number of the door that hides the Exit, from 1."""
        return self.doors.index(self.exit) + 1

    @property
    def clue(self) -> Clue:
        """What the butterflies say."""
        return clue(bytes(self.pages), tuple(place(page, spot) for page, spot in self.butterflies))

    @property
    def eyes(self) -> Weights:
        """What a reader of this riddle can go by."""
        return USUAL.through_film() if self.film else USUAL

    def chances(self) -> list[float]:
        """How likely a plain reader goes to each door."""
        return listened(self.clue, self.doors, self.eyes)


def argument(riddle: Riddle) -> list[Phrase]:
    """For each butterfly, what the Exit has of what it names: the case for the answer."""
    return [in_common((pointing,), riddle.exit, riddle.eyes) for pointing in riddle.clue]


def nudge(riddle: Riddle) -> Phrase:
    """The stronger half of the argument; it names no door."""
    strongest = max(riddle.clue, key=lambda each: score((each,), riddle.exit, riddle.eyes))
    return in_common((strongest,), riddle.exit, riddle.eyes)


def tempted(riddle: Riddle, door: int) -> Phrase:
    """What another door has of the clue: why it was no foolish choice."""
    return in_common(riddle.clue, riddle.doors[door - 1], riddle.eyes)
