"""The monster looks ahead, left and right, and turns to the nearest pawn (rulings 5a.9 to 5a.11)."""

from engine.core.event import EVERYONE
from engine.games.finstere_flure.rules.board import RAYS
from engine.games.finstere_flure.rules.pieces import OPAQUE
from engine.games.finstere_flure.rules.walker import Walker

AHEAD, LEFT, RIGHT = 0, 3, 1
"""Quarters to turn; it never looks back."""

NOTHING, TIE, NEAREST = "5a.9", "5a.10.tie", "5a.10"
"""Why the monster goes where it goes: it sees nobody, two are equally near, or one is the nearest."""


def distance(board: bytearray, pawn_on: bytearray, cell: int, side: int) -> int:
    """How many cells away the first visible pawn is, or 0; pool cells count like any other."""
    for steps, each in enumerate(RAYS[cell][side], 1):
        if pawn_on[each]:
            return steps
        if OPAQUE[board[each]]:
            return 0
    return 0


def look(walker: Walker) -> bool:
    """Look, and turn to the nearest pawn; True if any was seen. A tie keeps the monster straight on."""
    board, pawn_on, cell, facing = walker.board, walker.pawn_on, walker.cell, walker.facing
    ahead = distance(board, pawn_on, cell, facing)
    left = distance(board, pawn_on, cell, facing + LEFT & 3)
    right = distance(board, pawn_on, cell, facing + RIGHT & 3)
    found = [(far, turn) for far, turn in ((ahead, AHEAD), (left, LEFT), (right, RIGHT)) if far]
    why = NOTHING
    if found:
        nearest = min(found)[0]
        turns = [turn for far, turn in found if far == nearest]
        why = TIE if len(turns) > 1 else NEAREST
        if why is NEAREST:
            walker.facing = facing + turns[0] & 3
    walker.events.append(("looked", EVERYONE, why, cell, facing, (ahead, left, right), walker.facing))
    return bool(found)
