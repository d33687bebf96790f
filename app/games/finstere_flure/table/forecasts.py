"""What the monster would do now: its way, where each tombstone would stop it, and who is in danger."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.board.badges import DANGER, DANGER_RIM, Badge
from app.board.dials import Dial
from app.board.geometry import Point
from app.board.sights import Coat, Line, Style
from app.games.finstere_flure.drawing.orientation import Orientation
from app.games.finstere_flure.table.asking import number_of
from engine.core.event import Event
from engine.core.text import Listed, Phrase, Seat
from engine.games.finstere_flure.events import strides
from engine.games.finstere_flure.queries import Prospect, prospects
from engine.games.finstere_flure.rules.board import CELLS, LETTERS, NEXT
from engine.games.finstere_flure.rules.tombstones import Tombstone
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.view import FlureView

WAY = Style((Coat((0.04, 0.05, 0.03, 0.85), 0.15), Coat((0.878, 0.910, 0.557, 1.0), 0.07)), dashes=0.3)
"""The way to the end of the longest walk."""
INK = (0.10, 0.08, 0.06, 1.0)
CREAM = (1.0, 0.95, 0.9, 1.0)
CHANCE_HEIGHT = 0.40
STONE_HEIGHT, STONE_STEP = 0.46, 0.42
"""Height of a number on a tombstone, and how far apart tombstones stand, in cells."""
MOST_STONES = 3
BESIDE: tuple[tuple[Point, Point], ...] = (
    ((0, 1), (0.5, 1.2)),
    ((1, 0), (1.5, 0.5)),
    ((0, -1), (0.5, -0.2)),
    ((-1, 0), (-0.5, 0.5)),
)
"""The neighbours of a cell, the best first, and where in them something is written."""
ACROSS: tuple[tuple[Point, Point], ...] = tuple(
    ((dx, dy), (0.5 + dx, 0.5 + dy * 0.7)) for dy in (1, -1) for dx in (1, -1)
)
"""The cells at its corners, where all neighbours are taken."""


class Forecast(NamedTuple):
    """What a forecast draws, and the sentence for it."""

    lines: list[Line]
    badges: list[Badge]
    dials: list[Dial] = []
    told: Phrase | None = None


def forecast(view: FlureView, position: Position, orientation: Orientation) -> Forecast:
    """Where each tombstone still possible would stop the monster, and how likely it eats whom.

    A shorter walk is the beginning of a longer one, so one line serves them all.
    """
    found = prospects(view, position)
    if not found:
        return Forecast([], [])
    longest = max(found, key=lambda each: len(each.walk.steps))
    lines = [Line(points, WAY) for points in ways(longest.walk.events, orientation)]
    danger = dangers(found)
    where = {pawn - 1: cell for cell, pawn in enumerate(position.pawn_on) if pawn}
    room = Room(position, orientation)
    ends = _ends(found)
    room.keep(ends)
    badges = [room.chance(where[pawn], share) for pawn, share in danger.items()]
    badges += [badge for cell, stones in ends.items() for badge in room.stones(cell, stones)]
    dials = [Dial(orientation.shown(where[pawn]), share) for pawn, share in danger.items()]
    return Forecast(lines, badges, dials, told_of(view, danger))


def dangers(found: Sequence[Prospect]) -> dict[int, float]:
    """How likely each pawn is to be eaten, the most likely first."""
    deadly: dict[int, int] = {}
    for each in found:
        for death in each.walk.deaths:
            deadly[death.pawn] = deadly.get(death.pawn, 0) + each.chances
    ranked = sorted(deadly.items(), key=lambda each: -each[1])
    return {pawn: count / found[0].total for pawn, count in ranked}


def told_of(view: FlureView, danger: dict[int, float]) -> Phrase:
    """The same in a sentence."""
    if not danger:
        return Phrase("Then the monster eats nobody")
    parts = tuple(
        Phrase(
            "{who} {number} ({chance} %)",
            who=Seat(pawn >> 2),
            number=number_of(view, pawn),
            chance=round(share * 100),
        )
        for pawn, share in danger.items()
    )
    return Phrase("Then the monster eats {whom}", whom=Listed(parts))


class Room:
    """Finds empty cells to write in, so that nothing that stands on the board is covered."""

    def __init__(self, position: Position, orientation: Orientation) -> None:
        self._orientation = orientation
        standing = {cell for cell, pawn in enumerate(position.pawn_on) if pawn}
        stones = {cell for cell, byte in enumerate(position.board) if byte}
        self._taken = set(map(orientation.centre, standing | stones | {position.monster}))
        self._floor = set(map(orientation.centre, CELLS))
        self._ends: set[Point] = set()

    def keep(self, ends: Iterable[int]) -> None:
        """Write nothing where these cells are empty: tombstones will stand there."""
        self._ends = set(map(self._orientation.centre, ends)) - self._taken
        self._taken |= self._ends

    def chance(self, cell: int, share: float) -> Badge:
        """How likely a pawn is to be eaten, in an empty cell beside it."""
        shown, words = self._orientation.shown(cell), f"{round(share * 100)}\u00a0%"
        at = self._beside(self._orientation.centre(cell))
        return Badge(shown, words, CREAM, at, CHANCE_HEIGHT, DANGER, DANGER_RIM)

    def stones(self, cell: int, stones: Sequence[Tombstone]) -> list[Badge]:
        """Tombstones where a walk would end, side by side; on an empty cell they stand in its middle."""
        shown, centre = self._orientation.shown(cell), self._orientation.centre(cell)
        x, y = (0.5, 0.5) if centre in self._ends else self._beside(centre)
        drawn = stones[:MOST_STONES]
        left = x - STONE_STEP * (len(drawn) - 1) / 2
        return [_stone(shown, stone, (left + STONE_STEP * index, y)) for index, stone in enumerate(drawn)]

    def _beside(self, centre: Point) -> Point:
        """Where to write beside a cell: in an empty neighbour, at an empty corner, on a wall, else above."""
        around = [((centre[0] + dx, centre[1] + dy), at) for (dx, dy), at in (*BESIDE, *ACROSS)]
        free = [(there, at) for there, at in around if there not in self._taken]
        on_floor = [each for each in free if each[0] in self._floor]
        there, at = next(iter(on_floor or free or around))
        self._taken.add(there)
        return at


def _stone(cell: int, stone: Tombstone, at: Point) -> Badge:
    if stone.prey:
        return Badge(cell, "", CREAM, at, STONE_HEIGHT, sprite=f"prey_{stone.prey}", ground="tombstone")
    return Badge(cell, str(stone.steps), INK, at, STONE_HEIGHT, ground="tombstone")


def _ends(found: Sequence[Prospect]) -> dict[int, list[Tombstone]]:
    """The cells on which a tombstone would stop the monster, with those that may come."""
    stones: dict[int, list[Tombstone]] = {}
    for each in found:
        stones.setdefault(each.walk.after.monster, []).append(each.tombstone)
    return stones


def ways(events: Iterable[Event], orientation: Orientation) -> list[tuple[Point, ...]]:
    """The monster's way as lines on the board; a new one begins behind a wall or a teleporter."""
    lines: list[list[Point]] = []
    for kind, before, cell, letter in strides(events):
        if not lines:
            lines.append([orientation.centre(before)])
        if kind == "crossed":
            dx, dy = _out(before, letter, orientation)
            (x, y), (ax, ay) = orientation.centre(before), orientation.centre(cell)
            lines[-1].append((x + dx * 0.8, y + dy * 0.8))
            lines.append([(ax - dx * 0.8, ay - dy * 0.8)])
        elif kind == "teleported":
            lines.append([])
        lines[-1].append(orientation.centre(cell))
    return [tuple(line) for line in lines if len(line) > 1]


def _out(cell: int, letter: str, orientation: Orientation) -> Point:
    """The direction through the wall of a cell that has this letter."""
    side = next(side for side in range(4) if LETTERS.get((cell, side)) == letter and NEXT[cell][side] < 0)
    return orientation.step(side)
