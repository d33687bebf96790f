"""What the pages of the tower companion show."""

from typing import NamedTuple


class TileKind(NamedTuple):
    """One row of the discard board."""

    kind: int
    left: int
    odds: float
    """The chance to come next, from 0 to 1."""


class PrisonerView(NamedTuple):
    """A prisoner as the table has put it down."""

    nerve: int
    lit: bool
    has_key: bool


class CompanionView(NamedTuple):
    """The table at one moment; the order of the tower is not in it."""

    draws: bool
    """Whether the app is the tower."""
    stack: int
    """How many tiles are left: in the tower, or not yet on the discard board."""
    total: int
    """How many there were at the start."""
    drawn: int
    """The kind drawn last; 0 for none."""
    kinds: tuple[TileKind, ...]
    """All kinds of this game, in the order of the board."""
    prisoners: tuple[PrisonerView, ...]
    turn: int
    """Whose turn it is."""
    marker: int
    """With three people, who plays the fourth prisoner."""
    lost: str
    """Why the game is lost for certain; empty while it may still be won."""
