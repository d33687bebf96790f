"""Boards in letters: how layouts, scenarios and tests write one down, and how a state is drawn for a person.

A map has eleven rows; blanks are ignored, and a row has as many signs as cells.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.text import Phrase
from engine.games.finstere_flure.rules.board import CELLS, COLUMNS, GRID, ROWS, SPANS, WALL, cell_at
from engine.games.finstere_flure.rules.pieces import (
    BLUE,
    CRYSTAL,
    LINE,
    NOT_LAID,
    POOL,
    SQUARE,
    STONE,
    TURN_ABOUT,
    TURN_RIGHT,
    YELLOW,
    pool_cells,
    teleporter,
)

SIGNS: dict[str, int] = {
    ".": 0,
    "#": STONE,
    "o": CRYSTAL,
    "R": TURN_RIGHT,
    "U": TURN_ABOUT,
    "≈": POOL,
    "~": POOL,
    **{sign: teleporter(BLUE, arrow) for arrow, sign in enumerate("^>v<")},
    **{sign: teleporter(YELLOW, arrow) for arrow, sign in enumerate("↑→↓←")},
}
"""≈ is the square pool, ~ the long one; arrows are teleporters, blue the thin and yellow the shafted ones."""


class MapError(ValueError):
    """A row that cannot be read; `row` is -1 if the whole map is wrong."""

    def __init__(self, row: int, reason: Phrase) -> None:
        super().__init__(str(reason))
        self.row, self.reason = row, reason


class Scenery(NamedTuple):
    """What lies on the board: a byte per cell, and where the pools are."""

    board: bytearray
    pools: list[int]
    """The top left cells of the square and of the long pool, and 1 if the long one is upright."""


def read_map(rows: Sequence[str]) -> Scenery:
    """The scenery that a map shows."""
    if len(rows) != ROWS:
        raise MapError(-1, Phrase("must have {count} rows", count=ROWS))
    board, signs = bytearray(GRID), [""] * GRID
    for number, row in enumerate(rows):
        signed = row.replace(" ", "")
        first, last = SPANS[number]
        if len(signed) != last - first + 1:
            raise MapError(number, Phrase("must have {count} characters", count=last - first + 1))
        for column, sign in enumerate(signed, first):
            if sign not in SIGNS:
                raise MapError(number, Phrase("unknown character: {sign}", sign=repr(sign)))
            cell = cell_at(column, number)
            board[cell], signs[cell] = SIGNS[sign], sign
    square, _ = _pool(SQUARE, "≈", signs)
    line, upright = _pool(LINE, "~", signs)
    return Scenery(board, [square, line, upright])


def _pool(kind: int, sign: str, signs: list[str]) -> tuple[int, int]:
    """Where the cells with this sign put the pool, and whether it is upright."""
    cells = [cell for cell in CELLS if signs[cell] == sign]
    if not cells:
        return NOT_LAID, 0
    for upright in (0, 1) if kind == LINE else (0,):
        if set(cells) == set(pool_cells(kind, cells[0], upright)):
            return cells[0], upright
    raise MapError(-1, Phrase("the characters {sign} do not form the shape of the pool", sign=repr(sign)))


LETTERS = {byte: sign for sign, byte in SIGNS.items()}
MONSTER_SIGNS = "▲▶▼◀"
SEATS = "abcdefg"


def draw_board(board: bytearray, pawns: dict[int, str], monster: int, facing: int) -> str:
    """The board as a person can follow it: pawns as "a4" (seat and number), the monster as a triangle."""
    lines = []
    for row in range(ROWS):
        shown = [_shown(cell_at(column, row), board, pawns) for column in range(COLUMNS)]
        if monster // COLUMNS == row:
            shown[monster % COLUMNS] = f"{MONSTER_SIGNS[facing]} "
        lines.append(" ".join(shown))
    return "\n".join(lines)


def _shown(cell: int, board: bytearray, pawns: dict[int, str]) -> str:
    if cell == WALL:
        return "  "
    byte = board[cell]
    if cell in pawns:
        return pawns[cell]
    return LETTERS.get(byte, LETTERS[byte & ~POOL]) + ("~" if byte & POOL else " ")
