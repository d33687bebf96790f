"""The box by its codes: which cards, tiles and tokens there are, and in which storage box each deck lies.

Numbers only (facts sheet, section 1, from the ranges on page 3 of the rulebook). No card is described here:
its owner holds it in the hand.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

from engine.core.text import N_, Phrase

LARGE, SMALL, TILE = range(3)
"""The three sorts of things that carry a code; the same code may be on one of each."""
SORTS = (N_("large card"), N_("small card"), N_("tile"))


class Tokens(NamedTuple):
    """Tokens that lie in the storage box of a deck."""

    number: int
    name: str


class Deck(NamedTuple):
    """Everything that carries one code."""

    name: str
    large: int = 0
    small: int = 0
    tiles: int = 0
    blueprints: int = 0
    """How many of the small cards, from the first on, are blueprints."""
    tokens: tuple[Tokens, ...] = ()

    def size(self, sort: int) -> int:
        """How many of a sort there are."""
        return (self.large, self.small, self.tiles)[sort]


def _place(name: str, large: int, blueprints: int, tiles: int = 0, *tokens: Tokens, others: int = 0) -> Deck:
    return Deck(name, large, blueprints + others, tiles, blueprints, tokens)


DECKS: Mapping[str, Deck] = {
    "ST": Deck(N_("Starting decks"), 27, 8),
    "SV": Deck(N_("Survival"), 42),
    "TC": Deck(N_("Tactics"), 40),
    "BR": Deck(N_("Brutality"), 37),
    "W": Deck(N_("The Well"), 21),
    "C1": _place(N_("Concierge"), 15, 5),
    "C2": _place(N_("Time Keeper"), 7, 5, 0, Tokens(6, N_("shuriken tokens"))),
    "C3": _place(N_("Hand of the King"), 21, 3),
    "B1": _place(N_("Prisoners' Quarters"), 13, 8, 15),
    "B2": _place(N_("Toxic Sewers"), 16, 9, 20),
    "B3": _place(N_("Ramparts"), 20, 9, 20),
    "B4": _place(N_("Stilt Village"), 17, 9, 21, Tokens(18, N_("worm tokens"))),
    "B5": _place(N_("Clock Tower"), 18, 9, 29, Tokens(3, N_("bell tokens"))),
    "B6": _place(N_("Forgotten Sepulcher"), 17, 8, 23, Tokens(3, N_("lantern tokens"))),
    "B7": _place(
        N_("High Peak Castle"), 20, 9, 41, Tokens(2, N_("key tokens")), Tokens(4, N_("malaise tokens")),
        others=5,
    ),
    "S": Deck(N_("Secrets"), 0, 20),
    "R": Deck(N_("Runes"), 0, 7),
}  # fmt: skip
"""By code, in the order in which a new box is sorted.

The rulebook's list has bells and lanterns the wrong way round; the keys on page 20 are right.
"""

STORAGE = tuple(code for code in DECKS if code != "R")
"""The sixteen storage boxes, each under the code of its deck; rune cards live on the mutation board."""
BIOMES = tuple(code for code in DECKS if code.startswith("B") and code != "BR")
BOSSES = ("C1", "C2", "C3")
PLACES = (*BIOMES, *BOSSES)
UPGRADES = ("SV", "TC", "BR")
ORDERED = (*UPGRADES, "W", "S")
"""Decks that are never shuffled and of which the bottom card is taken; so are blueprints (ruling 69)."""
RUNES = DECKS["R"].small
STARTERS, OF_SERENADE = 6, 4
"""How many large starting cards each prisoner has; whoever comes after the four is Serenade."""
MALAISE = range(10, 15)
"""The small cards of B7 that are no blueprints."""

ONWARD: Mapping[str, tuple[str, ...]] = {
    "B1": ("B2", "B3"),
    "B2": ("C1",),
    "B3": ("C1",),
    "B4": ("B5", "B6"),
    "B5": ("C2",),
    "B6": ("C2",),
    "B7": ("C3",),
    "C1": (),
    "C2": (),
    "C3": (),
}
"""Where the exits of a place lead."""
STARTS = ("B1", "B4", "B7")
"""Where a run may begin, once a boss opens the way: the boss before each, by `OPENED_BY`."""
OPENED_BY: Mapping[str, str] = {"C1": "B4", "C2": "B7"}


class Card(NamedTuple):
    """A card or a tile: all that is ever kept of it."""

    deck: str
    number: int
    sort: int = LARGE

    @property
    def code(self) -> str:
        """What is printed at its lower right."""
        return f"{self.deck}-{self.number:02d}"

    @property
    def exists(self) -> bool:
        """Whether the box has it."""
        return (
            self.deck in DECKS
            and self.sort in range(len(SORTS))
            and type(self.number) is int
            and 1 <= self.number <= DECKS[self.deck].size(self.sort)
        )


_CODE = re.compile(r"\s*(ST|SV|TC|BR|W|S|R|[BC]\d)\s*[-\u2010-\u2015. ]?\s*(\d{1,2})\s*", re.IGNORECASE)


def found(typed: str) -> tuple[Card, ...]:
    """Everything that carries the code that somebody typed: "b1 7" is B1-07. Empty if nothing does.

    >>> [card.code for card in found("sv7")]
    ['SV-07']
    """
    match = _CODE.fullmatch(typed)
    if match is None:
        return ()
    deck, number = match[1].upper(), int(match[2])
    return tuple(card for sort in range(len(SORTS)) if (card := Card(deck, number, sort)).exists)


def span(deck: str, numbers: tuple[int, ...]) -> str:
    """Numbers of a deck as ranges of codes: "B1-01 to B1-04, B1-06".

    >>> span("W", (1, 2, 3, 7))
    'W-01 to W-03, W-07'
    """
    parts: list[str] = []
    for first, last in _runs(sorted(numbers)):
        ends = Card(deck, first).code, Card(deck, last).code
        parts.append(
            ends[0] if first == last else str(Phrase("{first} to {last}", first=ends[0], last=ends[1]))
        )
    return ", ".join(parts)


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs
