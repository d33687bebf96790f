"""The walls round the board, one block per side with its letter: plain geometry, no widgets."""

from typing import NamedTuple

from app.board.geometry import Box, Point
from app.games.finstere_flure.drawing.orientation import Orientation
from engine.games.finstere_flure.rules.board import (
    EAST,
    LETTERS,
    NEXT,
    NORTH,
    SOUTH,
    WALL,
    WEST,
    cell_at,
    place_of,
)

THICK = 0.5
"""How far a wall reaches outside its cell."""


class Block(NamedTuple):
    """One side of a cell that is a wall, as it is drawn."""

    cell: int
    """A cell of the rules, and its side below."""
    side: int
    letter: str
    box: Box
    shown_side: int

    @property
    def long(self) -> bool:
        """Whether it is as long as its cell: in the steps only every other block is."""
        return max(self.box.width, self.box.height) > THICK + 0.01


def blocks(orientation: Orientation) -> list[Block]:
    """Each of the 54 wall blocks round the floor with its place and its letter."""
    return [_block(orientation, cell, side) for cell, side in LETTERS]


def _block(orientation: Orientation, cell: int, side: int) -> Block:
    box, shown = orientation.box((cell,)), orientation.shown_side(side)
    dx, dy = orientation.step(side)
    left, right = _span(box.left, box.right, dx)
    bottom, top = _span(box.bottom, box.top, dy)
    free = _away_from_step(orientation, cell, side)
    if free:
        left, right = (left, right) if not free[0] else _half(left, right, free[0])
        bottom, top = (bottom, top) if not free[1] else _half(bottom, top, free[1])
    return Block(cell, side, LETTERS[cell, side], Box(left, bottom, right, top), shown)


def _span(low: float, high: float, step: float) -> tuple[float, float]:
    """From an edge of the cell outwards, or the whole edge where the wall runs along it."""
    if not step:
        return low, high
    return (high, high + THICK) if step > 0 else (low - THICK, low)


def _half(low: float, high: float, towards: float) -> tuple[float, float]:
    middle = (low + high) / 2
    return (middle, high) if towards > 0 else (low, middle)


def _away_from_step(orientation: Orientation, cell: int, side: int) -> Point | None:
    """For an east or west wall in the steps, the direction in which its free half lies.

    There the north or south wall of the neighbouring stair fills the other half of the same corner.
    """
    if side not in (EAST, WEST):
        return None
    column, row = place_of(cell)
    beside = column + (1 if side == EAST else -1)
    for stair, wall, free in ((row + 1, NORTH, NORTH), (row - 1, SOUTH, SOUTH)):
        neighbour = cell_at(beside, stair) if 0 <= stair < 11 else WALL
        if neighbour != WALL and NEXT[neighbour][wall] == WALL:
            return orientation.step(free)
    return None
