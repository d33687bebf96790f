"""The 17 pieces of scenery, and how a cell remembers what lies on it.

Every cell is one byte: the stone on it in the three lowest bits, then POOL, then the colour of a teleporter
and the side its arrow points to. Pools and teleporters never move; stones do, also onto pools.
"""

from typing import NamedTuple

from engine.core.text import N_
from engine.games.finstere_flure.rules.board import cell_at, place_of

STONE, CRYSTAL, TURN_RIGHT, TURN_ABOUT, BLUE, YELLOW, SQUARE, LINE = range(1, 9)
"""The kinds of pieces. The first four are the faces of the eleven stone tiles."""

STONES = 7
"""The bits of a cell that say which stone stands there."""
POOL = 8
TELEPORTER = 48
"""The bits of a cell that say which teleporter lies there; the two above them are its arrow."""
ARROW = 6
"""How far the arrow is shifted."""

COLOUR = {BLUE: 16, YELLOW: 32}
OPAQUE = bytes(byte & STONES not in (0, CRYSTAL) for byte in range(256))
"""Whether a cell stops the monster's sight: all stones but crystals do (ruling 5a.11)."""
TURNS = {TURN_RIGHT: 1, TURN_ABOUT: 2}
"""By how many quarters a turning stone turns the monster; there is none that turns it left."""

OUTLINES = {
    (SQUARE, 0): ((0, 0), (1, 0), (0, 1), (1, 1)),
    (LINE, 0): ((0, 0), (1, 0), (2, 0), (3, 0)),
    (LINE, 1): ((0, 0), (0, 1), (0, 2), (0, 3)),
}
"""The cells of a pool from its top left one; only the long one can be laid both ways."""

NOT_LAID = -1
"""The cell of a pool that is not on the board."""


class Kind(NamedTuple):
    """One kind of piece."""

    name: str
    title: str
    pieces: int
    """How many the advanced game has."""


KINDS: dict[int, Kind] = {
    STONE: Kind("stone", N_("plain stone"), 3),
    CRYSTAL: Kind("crystal", N_("crystal"), 2),
    TURN_RIGHT: Kind("turn_right", N_("right-turn stone"), 4),
    TURN_ABOUT: Kind("turn_about", N_("U-turn stone"), 2),
    BLUE: Kind("blue", N_("blue teleporter"), 2),
    YELLOW: Kind("yellow", N_("yellow teleporter"), 2),
    SQUARE: Kind("square", N_("square pool"), 1),
    LINE: Kind("line", N_("long pool"), 1),
}
NAMES = {kind.name: number for number, kind in KINDS.items()}

ALL_PIECES = bytes([0, *(kind.pieces for kind in KINDS.values())])
"""How many of each kind the advanced game has, by kind."""
BASIC_PIECES = bytes([0, 11, 0, 0, 0, 0, 0, 1, 1])
"""The basic game shows the plain front of all eleven stone tiles, and has no teleporters."""


def teleporter(kind: int, arrow: int) -> int:
    """The byte of a cell with a teleporter."""
    return COLOUR[kind] | arrow << ARROW


def kind_of_teleporter(byte: int) -> int:
    """Which of the two pairs of teleporters a board byte belongs to."""
    return BLUE if byte & COLOUR[BLUE] else YELLOW


def pool_cells(kind: int, cell: int, upright: int = 0) -> tuple[int, ...]:
    """The cells that a pool with its top left corner on a cell would cover; WALL for those off the board."""
    column, row = place_of(cell)
    return tuple(cell_at(column + east, row + south) for east, south in OUTLINES[kind, upright])


def counted(board: bytearray) -> bytearray:
    """How many pieces of each kind lie on the board; a pool counts by its cells."""
    count = bytearray(len(ALL_PIECES))
    for byte in board:
        if byte:
            count[byte & STONES] += 1
            if byte & TELEPORTER:
                count[kind_of_teleporter(byte)] += 1
    count[0] = 0
    return count
