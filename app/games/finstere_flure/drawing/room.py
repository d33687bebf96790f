"""Free room on the board: where something is written so that it covers as little as can be."""

from collections.abc import Iterable

from app.board.geometry import Box, Point
from app.games.finstere_flure.drawing.orientation import Orientation
from engine.games.finstere_flure.rules.board import CELLS
from engine.games.finstere_flure.rules.walker import Position

PIECE = 0.42
"""Half of what a piece takes of its cell."""
TALL = 0.9
"""How far above the middle of its cell the monster reaches."""
RING = 0.52
"""Half of what a ring of danger takes."""
OFF_THE_FLOOR = 0.25
"""How bad it is to write on a wall, as a share of covering a piece."""
OFF_THE_BOARD = 4.0
"""How bad it is to write beyond the walls, where nobody may see it."""
ASIDE = 0.42
"""How far a label is moved along the side of its cell."""


class Room:
    """What is taken of a board, and what is written on it meanwhile."""

    def __init__(self, position: Position, orientation: Orientation) -> None:
        self.orientation = orientation
        standing = [cell for cell, pawn in enumerate(position.pawn_on) if pawn]
        stones = [cell for cell, byte in enumerate(position.board) if byte]
        self._taken = [_round(orientation.centre(cell), PIECE) for cell in (*standing, *stones)]
        x, y = orientation.centre(position.monster)
        self._taken.append(Box(x - PIECE, y - PIECE, x + PIECE, y + TALL))
        self._pieces = {*standing, *stones, position.monster}
        self._floor = [_round(orientation.centre(cell), 0.5) for cell in CELLS]
        self._ends: set[int] = set()

    def keep(self, ends: Iterable[int]) -> None:
        """Write nothing where these cells are empty: tombstones will stand there."""
        self._ends = set(ends) - self._pieces
        self._taken += [_round(self.orientation.centre(cell), PIECE) for cell in self._ends]

    def end_of(self, cell: int) -> Point | None:
        """The middle of a cell that was kept, as a share of it."""
        return (0.5, 0.5) if cell in self._ends else None

    def beside(self, cell: int, width: float, height: float) -> Point:
        """Where to write something of this size about a cell, as a share of it; the place is taken then."""
        x, y = self.orientation.centre(cell)
        boxes = [_round((x + dx, y + dy), width / 2, height / 2) for dx, dy in _places(width, height)]
        best = min(boxes, key=lambda box: round(self._covered(box), 3))
        self._taken.append(best)
        return best.centre[0] - x + 0.5, best.centre[1] - y + 0.5

    def _covered(self, box: Box) -> float:
        """How much of what matters a box would cover."""
        area = box.width * box.height
        off = area - sum(_shared(box, each) for each in self._floor)
        beyond = area - _shared(box, self.orientation.grid.bounds)
        return sum(_shared(box, each) for each in self._taken) + OFF_THE_FLOOR * off + OFF_THE_BOARD * beyond


def _places(width: float, height: float) -> list[Point]:
    """Where the middle of a label may lie from that of its cell, the best first."""
    up, out = RING + height / 2, RING + width / 2
    straight = [(0.0, up), (out, 0.0), (0.0, -up), (-out, 0.0)]
    moved = [(dx, dy) for dy in (up, -up) for dx in (ASIDE, -ASIDE, 2 * ASIDE, -2 * ASIDE)]
    raised = [(dx, dy) for dx in (out, -out) for dy in (ASIDE, -ASIDE)]
    far = [(dx, dy) for dy in (up + 1, -up - 1) for dx in (0.0, ASIDE, -ASIDE)]
    return [*straight, *moved, *raised, *far]


def _round(centre: Point, across: float, along: float | None = None) -> Box:
    """A box that reaches so far from its middle."""
    (x, y), high = centre, across if along is None else along
    return Box(x - across, y - high, x + across, y + high)


def _shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    tall = min(one.top, other.top) - max(one.bottom, other.bottom)
    return max(0.0, wide) * max(0.0, tall)
