"""The monster goes through walls, and comes in again at the same letter (ruling 5a.15)."""

from engine.core.event import EVERYONE
from engine.games.finstere_flure.rules.board import LETTERS, NEXT, WALL, across
from engine.games.finstere_flure.rules.walker import Walker


def at_wall(walker: Walker) -> bool:
    """Whether the monster faces a wall right before it."""
    return NEXT[walker.cell][walker.facing] == WALL


def cell_ahead(walker: Walker) -> int:
    """The cell of its next step: the neighbour, or the cell opposite if a wall is between."""
    cell = NEXT[walker.cell][walker.facing]
    return across(walker.cell) if cell == WALL else cell


def go(walker: Walker, cell: int, why: str) -> None:
    """Put the monster on that cell, through the wall if there is one; it keeps its facing."""
    here, walker.cell = walker.cell, cell
    if NEXT[here][walker.facing] == WALL:
        letter = LETTERS[here, walker.facing]
        walker.events.append(("crossed", EVERYONE, "5a.15", here, cell, letter))
    else:
        walker.events.append(("walked", EVERYONE, why, here, cell))
