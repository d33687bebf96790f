"""Where the monster would go now: thin lines with the odds of each tombstone, and who would be eaten."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.board.badges import Badge
from app.board.geometry import Point
from app.board.sights import Coat, Line, Style
from app.games.finstere_flure.drawing.orientation import Orientation
from engine.core.event import Event
from engine.games.finstere_flure.events import strides
from engine.games.finstere_flure.queries import Prospect, prospects
from engine.games.finstere_flure.rules.board import LETTERS, NEXT
from engine.games.finstere_flure.rules.tombstones import Tombstone
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.view import FlureView

THIN = Style((Coat((0.04, 0.05, 0.03, 0.75), 0.12), Coat((0.86, 0.95, 0.55, 0.9), 0.045)), head=0.10)
ODDS = (0.90, 0.96, 0.68, 1.0)
LOSS = (1.0, 0.76, 0.68, 1.0)
HEIGHT = 0.31
"""Of a badge, in cells."""


class Forecast(NamedTuple):
    """What a preview draws."""

    lines: list[Line]
    badges: list[Badge]


def forecast(view: FlureView, position: Position, orientation: Orientation) -> Forecast:
    """For each tombstone still possible where the monster would stop, with its odds, and whom it would find.

    A shorter walk is the beginning of a longer one, so one line serves them all.
    """
    found = prospects(view, position)
    if not found:
        return Forecast([], [])
    longest = max(found, key=lambda each: len(each.walk.steps))
    lines = [Line(points, THIN) for points in ways(longest.walk.events, orientation)]
    return Forecast(lines, [*_ends(found, orientation), *_losses(found, position, orientation)])


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


def _ends(found: Sequence[Prospect], orientation: Orientation) -> list[Badge]:
    """Where each walk stops; several on one cell stand above each other."""
    badges: list[Badge] = []
    stacked: dict[int, int] = {}
    for each in found:
        cell = each.walk.after.monster
        level = stacked.get(cell, 0)
        stacked[cell] = level + 1
        words = f"{name_of(each.tombstone)}: {each.chances}/{each.total}"
        badges.append(Badge(orientation.shown(cell), words, ODDS, (0.5, 0.85 - level * HEIGHT), HEIGHT))
    return badges


def _losses(found: Sequence[Prospect], position: Position, orientation: Orientation) -> list[Badge]:
    """Beside every pawn that some tombstone costs: how many do."""
    deadly: dict[int, int] = {}
    for each in found:
        for death in each.walk.deaths:
            deadly[death.pawn] = deadly.get(death.pawn, 0) + each.chances
    total = found[0].total
    where = {pawn - 1: cell for cell, pawn in enumerate(position.pawn_on) if pawn}
    return [
        Badge(orientation.shown(where[pawn]), f"\u2212 {count}/{total}", LOSS, (0.5, 0.08), HEIGHT)
        for pawn, count in deadly.items()
    ]


def name_of(stone: Tombstone) -> str:
    """A tombstone as short as its picture: its number, or its crosses."""
    return "\u00d7" * stone.prey if stone.prey else str(stone.steps)
