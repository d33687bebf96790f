"""The position: everything that is true of one table at one moment."""

from typing import Annotated

from engine.core.state import UNCHANGED, State, declared

NOBODY = -1
"""No Traitor, no vote, no choice yet."""

LAST_SPACE = 6
"""Spaces of the progress track; on the last one the Watcher is awake."""


@declared
class LibraryState(State):
    """A game of Obscurio. Lists with one entry per seat hold nothing at the Grimoire's place.

    But when two play, the Grimoire's place among the pawns is the companion's (ruling 33).
    """

    seats: int
    grimoire: int
    traitor: int
    """The seat of the Traitor, or NOBODY."""
    sorcerer: int
    """1 if the app takes the Traitor's picks."""
    seconds: int
    """How long the hourglass runs; 0 without a clock."""
    track: Annotated[list[int], UNCHANGED]
    tile: Annotated[list[int], UNCHANGED]
    """What each space of the time track, and of the Evanescent Room's tile, costs in traps. Never changed."""
    turn: int
    progress: int
    light: int
    dark: int
    box: int
    """Tokens on the two zones of the gauge, and those out of the game."""
    taken: list[int]
    """Tokens on each character card: how often that Wizard was wrong."""
    traps: int
    """The tokens drawn this turn, as bits; see traps.py."""
    drawn: bytearray
    """The same tokens in the order in which they came, by their place in the table."""
    penalty: int
    """More traps for the next turn."""
    deck: bytearray
    """The last card is drawn next."""
    discard: bytearray
    holder: bytearray
    exit: int
    pages: bytearray
    butterflies: list[int]
    """Where each one was placed, see butterflies.py."""
    picks: bytearray
    """The cards that the Traitor added this turn; once the doors are dealt they lie there."""
    doors: bytearray
    shown: int
    """How many doors have been laid out, from door 1 on; all of them unless they are locked."""
    minute: int
    """The space of the time track on which the hourglass stands."""
    moved: int
    """How often pawns were moved while choosing this turn."""
    pawns: list[int]
    """The door of each pawn, 0 for the centre."""
    hands: list[int]
    """What has been decided and not been placed: a door, 0 to wait, or NOBODY.

    While the holder is open, the place that each Wizard has touched last, 0 for none.
    """
    votes: list[int]
    """Whom each Wizard accuses, while the others have not all voted."""
    ballot: list[int]
    """The votes that were opened this turn; empty before."""
    answers: list[int]
    """How often each Wizard has touched the holder in this turn's secret step."""
    cleared: int
    """The seats that were accused and shown to be loyal, as bits."""
    exposed: int
    """1 once the Traitor is known to all."""
    asked: int
    """The seats that still have to decide, as bits."""
    invited: int
    """The seats that the present step asked at its beginning, as bits."""
    ended: int
    """How it ended, see ending.py; 0 while it goes on."""

    @property
    def tokens(self) -> int:
        """The tokens on the gauge."""
        return self.light + self.dark

    @property
    def watched(self) -> bool:
        """Whether the Watcher is awake."""
        return self.progress == LAST_SPACE
