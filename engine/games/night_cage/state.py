"""The position: everything that is true of one table at one moment."""

from typing import Annotated

from engine.core.state import UNCHANGED, State, declared
from engine.games.night_cage.rules.board import GRIDS, Grid

NOWHERE = -1
"""The cell of a prisoner who falls or has not begun; the line of one who does not fall."""

MOST_NERVE = 2


@declared
class CageState(State):
    """A game of The Night Cage. Lists with one entry per prisoner are in turn order.

    `keys` and `gates` count what can still be used: keys held, on the board and in the stack; Gates on the
    board and in the stack. They follow from the rest, and are kept because every discard asks for them.
    """

    seats: int
    prisoners: int
    size: int
    house: int
    """House rules, as bits; see house.py."""
    silence: int
    """1 if the Eerie Silence is played."""
    pieces: Annotated[bytearray, UNCHANGED]
    """How many tiles of each kind are in the game."""
    board: bytearray
    """One byte per cell; see tiles.py."""
    deck: bytearray
    """The kinds in the stack; the last one is drawn next."""
    rest: int
    """How many tiles lie under the starting pile."""
    gone: bytearray
    """The discard board: how many of each kind."""
    at: list[int]
    line: list[int]
    """The row or column, see Grid.lines, that a falling prisoner has committed to."""
    lit: bytearray
    nerve: bytearray
    key: bytearray
    active: int
    marker: int
    """The seat that plays the fourth prisoner when three people play."""
    gain: int
    """1 if the active prisoner will gain a Nerve token at the end of the turn."""
    keys: int
    gates: int
    flickers: int
    """1 from the start of the Final Flickers."""
    omens: int
    """How many Omens have been revealed."""
    dirge: int
    """1 while the Dirge's pit lies on the board, 2 when it has left."""
    fuel: int
    """See ending.py: falls with every tile that is drawn or lost."""
    quiet: int
    """Turns in a row without any."""
    ended: int
    """How it ended, see ending.py; 0 while it goes on."""

    @property
    def grid(self) -> Grid:
        """The tables of this board."""
        return GRIDS[self.size]

    def owner(self, prisoner: int) -> int:
        """The seat that decides for a prisoner (ruling 93)."""
        if self.seats >= 4:
            return prisoner
        if self.seats == 3:
            return prisoner if prisoner < 3 else self.marker
        return prisoner // 2 if self.seats == 2 else 0

    def from_active(self) -> list[int]:
        """All prisoners in turn order, the active one first."""
        return [(self.active + step) % self.prisoners for step in range(self.prisoners)]
