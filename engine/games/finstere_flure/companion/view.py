"""What the pages of the fortress companion show."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.text import Phrase
from engine.games.finstere_flure.rules.tombstones import Tombstone
from engine.games.finstere_flure.view import FlureView


class CompanionView(NamedTuple):
    """The table at one moment; the order of the tombstones face down is not in it."""

    board: FlureView
    """The board as any table shows it."""
    seats: int
    draws: bool
    """Whether the app turns the tombstones up."""
    stage: int
    turn: int
    """The round of the whole game, counted from 0; LAST_TURN when all is over."""
    first: int
    """Who has the start marker."""
    stones: tuple[Tombstone, ...]
    """What each of the tombstones says, by its number."""
    seen: tuple[int, ...]
    """The numbers of those that lie open, in the order in which they were turned up."""
    left: tuple[int, ...]
    """The numbers of those face down, in the order of their numbers."""
    waiting: Tombstone | None
    """The one whose round is not over."""
    bare: bool
    """Whether nothing at all lies on the board."""
    in_the_box: Mapping[int, int]
    """How many pieces of each kind do not lie on the board."""
    verdict: Phrase | None
    """How the game has ended, if it has."""

    @property
    def open_stones(self) -> list[Tombstone]:
        """What the tombstones that lie open say."""
        return [self.stones[number] for number in self.seen]
