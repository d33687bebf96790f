"""Teleporters: the monster that steps on one is on its twin within the same step (ruling 5a.24)."""

from engine.core.event import EVERYONE
from engine.games.finstere_flure.rules.pieces import ARROW, TELEPORTER
from engine.games.finstere_flure.rules.walker import Walker


def twin_of(board: bytearray, cell: int) -> int:
    """The other teleporter of the same colour."""
    colour = board[cell] & TELEPORTER
    for arrow in range(4):
        byte = colour | arrow << ARROW
        found = board.find(byte)
        if found == cell:
            found = board.find(byte, cell + 1)
        if found >= 0:
            return found
    return cell


def teleport(walker: Walker) -> None:
    """Be on the twin, facing its arrow; it did not look on the first tile, and looks before it goes on."""
    here, there = walker.cell, twin_of(walker.board, walker.cell)
    walker.cell, walker.facing = there, walker.board[there] >> ARROW
    walker.events.append(("teleported", EVERYONE, "5a.24", here, there, walker.facing))
