"""The tiles: what is drawn on each kind, how many there are, and how one is kept in a byte.

A cell of the board holds one byte: the kind and the quarter turns, a bit for the side that shows a pit, a bit
for a key that is gone. Whatever the rules ask of a tile is then one look into a table of 256 entries.
Shapes and counts: the sheet's sections 2 to 4.
"""

from typing import NamedTuple

from engine.core.text import N_

EMPTY = 0
START, STRAIGHT, T, T_CRUMBLING, X, KEY, GATE, WAX_EATER, KEEPER, PIT_FIEND, PATHLESS, OMEN, DIRGE = range(
    1, 14
)
KINDS = 14
"""Kinds are numbered from 1; a list with one number per kind has this many entries."""

PIT = 64
"""The back of a tile lies up: a pit."""

SPENT = 128
"""The key of this Key tile or Keeper has been taken."""

NORTH, EAST, SOUTH, WEST = range(4)
ALL_SIDES = 0b1111


class Tile(NamedTuple):
    """One kind of tile as it lies unturned. Sides are bits, north first, then clockwise."""

    name: str
    title: str
    exits: int
    counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    """In the draw stack: standard with 4 prisoners, with 5, expert with 4, with 5."""
    box: int = 0
    crumbling: bool = False
    attacks: int = 0
    mouth: int | None = None
    """The side that must face whoever places it."""


TILES: dict[int, Tile] = {
    START: Tile("start", N_("Starting tile"), 0b0011, box=5, crumbling=True),
    STRAIGHT: Tile("straight", N_("Straight passage"), 0b0101, (10, 10, 10, 10), 10, crumbling=True),
    T: Tile("t", N_("T passage"), 0b1110, (30, 30, 30, 30), 30),
    T_CRUMBLING: Tile("t_crumbling", N_("Crumbling T passage"), 0b1110, box=2, crumbling=True),
    X: Tile("x", N_("Four-way passage"), 0b1111, (12, 12, 12, 12), 12),
    KEY: Tile("key", N_("Key"), 0b1111, (6, 7, 0, 0), 8, crumbling=True),
    GATE: Tile("gate", N_("Gate"), 0b1111, (4, 4, 4, 4), 4),
    WAX_EATER: Tile("wax_eater", N_("Wax Eater"), 0b1111, (12, 10, 4, 2), 13, attacks=ALL_SIDES),
    KEEPER: Tile("keeper", N_("Keeper"), 0b1111, (0, 0, 6, 7), 7, attacks=0b1110, mouth=SOUTH),
    PIT_FIEND: Tile("pit_fiend", N_("Pit Fiend"), 0b1111, (0, 0, 2, 2), 3),
    PATHLESS: Tile("pathless", N_("The Pathless"), 0b1111, box=3, attacks=ALL_SIDES),
    OMEN: Tile("omen", N_("Omen"), 0b0100, box=5),
    DIRGE: Tile("dirge", N_("The Dirge"), 0, box=1),
}
NAMES = {tile.name: kind for kind, tile in TILES.items()}

STARTING_PILE = {4: {T: 4, X: 2, STRAIGHT: 2}, 5: {T: 5, X: 3, STRAIGHT: 2}}
"""Shuffled apart and put on top of the stack, by the number of prisoners."""

MONSTERS = (WAX_EATER, KEEPER, PIT_FIEND, PATHLESS)
"""What must be swapped in when Staying turns it up (rulebook p. 9)."""

KEY_BEARERS = (KEY, KEEPER)


SIDES_IN = tuple(tuple(side for side in range(4) if bits >> side & 1) for bits in range(16))
"""The sides in a set of sides."""


def laid(kind: int, turn: int = 0) -> int:
    """The byte of a tile that lies face up."""
    return kind << 2 | turn


DIRGE_PIT = laid(DIRGE) | PIT
"""Each of the nine cells that the Dirge leaves behind."""


def kind_of(tile: int) -> int:
    """The kind of the tile in a cell, whichever side is up; 0 for an empty cell."""
    return tile >> 2 & 15


def turn_of(tile: int) -> int:
    """Its quarter turns clockwise."""
    return tile & 3


def is_pit(tile: int) -> bool:
    """Whether its back lies up."""
    return bool(tile & PIT)


def turned(sides: int, turn: int) -> int:
    """A set of sides after so many quarter turns clockwise."""
    return (sides << turn | sides >> 4 - turn) & ALL_SIDES


def _table(of: str) -> bytes:
    """One number for every byte that a face-up tile can be; 0 for pits, empty cells and the Dirge."""
    table = bytearray(256)
    for kind, tile in TILES.items():
        for turn in range(4):
            for spent in (0, SPENT):
                table[laid(kind, turn) | spent] = turned(getattr(tile, of), turn)
    return bytes(table)


EXITS = _table("exits")
"""The open sides. A pit has none: what leads into it is the neighbour's exit."""

ATTACKS = _table("attacks")
"""The sides on which a monster sees and strikes; not 0 exactly for a monster that lies in wait."""

CRUMBLES = bytes(
    int(tile & ~SPENT < PIT and tile > 3 and kind_of(tile) in TILES and TILES[kind_of(tile)].crumbling)
    for tile in range(256)
)
"""Whether a tile becomes a pit when its prisoner leaves it or stays on it."""


def _looks(kind: int, turn: int) -> tuple[int, int]:
    tile = TILES[kind]
    return turned(tile.exits, turn), turned(tile.attacks, turn)


TURNS: dict[int, tuple[int, ...]] = {
    kind: tuple(turn for turn in range(4) if _looks(kind, turn) not in [_looks(kind, t) for t in range(turn)])
    for kind in TILES
}
"""The turns of a kind that look different from each other."""


def _joining(kind: int, side: int) -> tuple[int, ...]:
    mouth = TILES[kind].mouth
    if mouth is not None:
        return tuple(turn for turn in TURNS[kind] if (mouth + turn) % 4 == side)
    return tuple(turn for turn in TURNS[kind] if turned(TILES[kind].exits, turn) >> side & 1)


JOINING: dict[int, tuple[tuple[int, ...], ...]] = {
    kind: tuple(_joining(kind, side) for side in range(4)) for kind in TILES
}
"""The turns of a kind that open it to a neighbour on one side; a Keeper shows its mouth there."""
