"""Where a pawn can end its move: every cell, every way the stones may stand then, and how to begin."""

from typing import NamedTuple

from engine.core.game import Action
from engine.games.finstere_flure.rules.board import ENTRANCE, EXIT, NEXT, WALL
from engine.games.finstere_flure.rules.pawns import END, ENTER, LEAVE, STEPS, can_enter, step
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE


class End(NamedTuple):
    """One way to end a move."""

    cell: int
    """The cell of the pawn, or ESCAPED, or OUTSIDE if it never entered."""
    board: bytes
    first: Action
    """The first action on the way there."""


def ends(position: Position, cell: int, points: int) -> list[End]:
    """All ends of a pawn under way from this cell with so many points left, the nearest first.

    The pawn itself must not be on the board of the position.
    """
    board = bytes(position.board)
    found: list[End] = []
    begin = END
    if cell == OUTSIDE:
        found.append(End(OUTSIDE, board, END))
        if not can_enter(position, points):
            return found
        cell, points, begin = ENTRANCE, points - 1, ENTER
    fresh, reached = [End(cell, board, begin)], {(cell, board)}
    for left in range(points, -1, -1):
        found += [end for end in fresh if not position.pawn_on[end.cell]]
        if left:
            found += [_out(end) for end in fresh if end.cell == EXIT]
            fresh = _next(position, fresh, reached)
    return found


def _out(end: End) -> End:
    return End(ESCAPED, end.board, LEAVE if end.first == END else end.first)


def _next(position: Position, fresh: list[End], reached: set[tuple[int, bytes]]) -> list[End]:
    """What can be reached with one more step."""
    pawn_on, monster = position.pawn_on, position.monster
    new = []
    for cell, board, first in fresh:
        for side, target in enumerate(NEXT[cell]):
            if target in (WALL, monster):
                continue
            after = board
            if board[target]:
                pushed = bytearray(board)
                path = step(pushed, pawn_on, monster, cell, side, [])
                if not path:
                    continue
                target, after = path[-1], bytes(pushed)
            if (target, after) not in reached:
                reached.add((target, after))
                new.append(End(target, after, STEPS[side] if first == END else first))
    return new
