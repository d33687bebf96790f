"""The position: everything that is true of one table at one moment."""

from typing import Annotated

from engine.core.state import DERIVED, HEX, UNCHANGED, State, declared
from engine.games.finstere_flure.rules.board import GRID
from engine.games.finstere_flure.rules.walker import Position

OUTSIDE, ESCAPED, LOST, IN_THE_BOX = -1, -2, -3, -4
"""Where a pawn is that stands on no cell: before the entrance, safely out, out of the game, never in it."""

NOBODY = -1
TURNS_A_STAGE = 7
"""Seven of the eight tombstones are played in each stage (ruling 5a.19)."""
LAST_TURN = 2 * TURNS_A_STAGE

FACES = ((1, 6), (3, 4), (4, 3), (5, 2))
"""The white and the black number of each of a player's pawns."""
PAWNS = len(FACES)
SPARE = 1
"""The pawn 3/4, which stays in the box when five or more play."""


def has_spare(seats: int) -> bool:
    """Whether every player has all four pawns; five to seven players have three."""
    return seats <= 4


@declared
class FlureState(State):
    """A game of Finstere Flure. The pawns of seat s are numbered 4 * s to 4 * s + 3.

    All pawns show the same face when a turn begins, since each is flipped once a turn: in turn t, counted
    from 0, a pawn that shows face t % 2 has still to be played.
    """

    seats: int
    house: int
    """House rules, as bits; see house.py."""
    triple: int
    """1 if the tombstone "5" counts as three prey (ruling 5a.21)."""
    board: Annotated[bytearray, HEX]
    """One byte per cell; see pieces.py."""
    pools: list[int]
    """See maps.Scenery."""
    tray: bytearray
    """How many pieces of each kind are still to be laid."""
    gone: bytearray
    """How many stones of each kind are out of the game."""
    monster: int
    facing: int
    at: list[int]
    """The cell of each pawn, or OUTSIDE, ESCAPED, LOST."""
    face: bytearray
    """0 while the white number of a pawn is up, 1 for the black one."""
    escaped: bytearray
    """The pawns that are out, in the order in which they left: this order breaks ties (ruling 5a.20)."""
    deck: bytearray
    """The tombstones face down; the last one is turned up next."""
    seen: bytearray
    """The tombstones played in this stage, in order."""
    aside: Annotated[bytearray, UNCHANGED]
    """Prey tombstones that came up before the first number and went back into the pile (ruling 5a.17)."""
    turn: int
    """How many turns are over, both stages together."""
    first: int
    """The seat with the start marker."""
    ended: int
    """How it ended, see ending.py; 0 while it goes on."""
    pawn_on: Annotated[bytearray, DERIVED]
    """For each cell the pawn that rests on it plus one, without the pawn under way; follows from `at`."""

    @property
    def stage(self) -> int:
        return 1 if self.turn < TURNS_A_STAGE else 2

    @property
    def mover(self) -> int:
        """The pawn under way, or NOBODY."""
        if self.todo and self.todo[-1][0] == "move":
            pawn: int = self.todo[-1][1]
            return pawn
        return NOBODY

    @property
    def position(self) -> Position:
        """What the monster's walk depends on."""
        return Position(self.board, self.pawn_on, self.monster, self.facing, self.house)

    def number(self, pawn: int) -> int:
        """The number that a pawn shows."""
        return FACES[pawn & 3][self.face[pawn]]

    def set_pawns(self) -> None:
        """Make `pawn_on` anew from `at`."""
        self.pawn_on = bytearray(GRID)
        mover = self.mover
        for pawn, cell in enumerate(self.at):
            if cell >= 0 and pawn != mover:
                self.pawn_on[cell] = pawn + 1

    def complete(self) -> None:
        """Stand the pawns on their cells, once these are known to be cells."""
        if len(self.board) != GRID or not all(cell < GRID for cell in self.at):
            raise ValueError("a cell that is no cell")
        self.set_pawns()
