"""Blood pools: whatever comes onto one slides straight on (rulings 5a.6, 5a.8, 5a.14)."""

from engine.games.finstere_flure.rules.board import NEXT, WALL
from engine.games.finstere_flure.rules.pieces import POOL, STONES, TELEPORTER

STONE_STOPS = STONES
PAWN_STOPS = STONES | TELEPORTER
"""What blocks a slide: a teleporter destroys stones, and is a wall to pawns (ruling 5a.24)."""


def slide(
    board: bytearray, pawn_on: bytearray, monster: int, cell: int, side: int, stops: int
) -> tuple[int, ...]:
    """The way of a piece that was put on a cell and slides on from there while it is on a pool.

    It comes to rest on the first cell beyond, or on the last pool cell if that one is taken; it pushes
    nothing (ruling 5b.push_order).
    """
    path = [cell]
    while board[cell] & POOL:
        cell = NEXT[cell][side]
        if cell in (WALL, monster) or pawn_on[cell] or board[cell] & stops:
            break
        path.append(cell)
    return tuple(path)
