"""What becomes of a stone that is pushed, by a pawn or by the monster, and the monster's long pushes."""

from engine.core.event import EVERYONE, Event
from engine.games.finstere_flure.rules.board import CORNERS, EXIT, NEXT, WALL
from engine.games.finstere_flure.rules.house import CORNERS_KEEP_STONES, DOOR_SAVES
from engine.games.finstere_flure.rules.pieces import STONES, TELEPORTER
from engine.games.finstere_flure.rules.sliding import PAWN_STOPS, STONE_STOPS, slide
from engine.games.finstere_flure.rules.walker import Walker

NOWHERE = -1
"""The monster's cell while it is on its way: it cannot block what it pushes ahead of itself."""


def move_stone(
    board: bytearray, pawn_on: bytearray, monster: int, cell: int, side: int, why: str, events: list[Event]
) -> int:
    """Move a stone by one cell onto one that is free, and on across a pool; gives the cell where it ends.

    On a teleporter it is destroyed, and then gone before it could stand there.
    """
    stone = board[cell] & STONES
    path = slide(board, pawn_on, monster, NEXT[cell][side], side, STONE_STOPS)
    board[cell] ^= stone
    board[path[-1]] |= stone
    events.append(("pushed", EVERYONE, why, cell, path))
    if board[path[-1]] & TELEPORTER:
        lose_stone(board, path[-1], "5a.24", events)
    return path[-1]


def lose_stone(board: bytearray, cell: int, why: str, events: list[Event]) -> None:
    """Take a stone out of the game."""
    stone = board[cell] & STONES
    board[cell] ^= stone
    events.append(("stone_lost", EVERYONE, why, cell, stone))


def push(walker: Walker, cell: int) -> None:
    """The monster pushes the stone on a cell and everything that stands behind it (ruling 5a.13).

    The farthest piece moves first; each moves by one cell (ruling 5b.push_order).
    """
    side, row = walker.facing, [cell]
    while (cell := NEXT[cell][side]) != WALL and (walker.board[cell] & STONES or walker.pawn_on[cell]):
        row.append(cell)
    for cell in reversed(row):
        if walker.board[cell] & STONES:
            _push_stone(walker, cell, side)
        else:
            _push_pawn(walker, cell, side)


def _push_stone(walker: Walker, cell: int, side: int) -> None:
    board, events = walker.board, walker.events
    if NEXT[cell][side] == WALL:
        lose_stone(board, cell, "5a.13", events)
        return
    end = move_stone(board, walker.pawn_on, NOWHERE, cell, side, "5a.13", events)
    if end in CORNERS and board[end] & STONES and not walker.house & CORNERS_KEEP_STONES:
        lose_stone(board, end, "5b.monster_corner_stone", events)


def _push_pawn(walker: Walker, cell: int, side: int) -> None:
    """Over the wall it is crushed, onto a teleporter destroyed; both count as eaten."""
    board, pawn_on = walker.board, walker.pawn_on
    target = NEXT[cell][side]
    if target == WALL:
        if cell == EXIT and walker.house & DOOR_SAVES:
            walker.save(cell)
        else:
            walker.kill(cell, "crushed", "5a.13")
    elif board[target] & TELEPORTER:
        walker.kill(cell, "crushed", "5b.pawn_on_teleporter")
    else:
        path = slide(board, pawn_on, NOWHERE, target, side, PAWN_STOPS)
        pawn_on[path[-1]], pawn_on[cell] = pawn_on[cell], 0
        walker.events.append(("pawn_pushed", EVERYONE, "5a.13", pawn_on[path[-1]] - 1, cell, path))
