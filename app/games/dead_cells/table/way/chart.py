"""A biome as the map shows it: where its rooms and corridors lie, and how each of them stands.

A unit is a hundred points of the painted picture; y grows upwards. Nothing here knows pixels.
"""

from itertools import pairwise
from typing import NamedTuple

from app.board.geometry import Box, Point
from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.cards.kinds import Board, Edge
from engine.games.dead_cells.view import PrisonView

WIDTH, HEIGHT = 9.62, 6.56
BOUNDS = Box(0, 0, WIDTH, HEIGHT)
LEFT, RIGHT, LOW, HIGH = 0.5, 9.0, 0.72, 5.2
"""Where the outermost rooms lie: above them is the sky."""

DOWN, OPEN, HERE = "down", "open", "here"


class Room(NamedTuple):
    """A room with its tile."""

    space: int
    at: Point
    shape: int
    state: str


class Corridor(NamedTuple):
    """A way from one place to another."""

    start: Point
    end: Point
    ahead: bool
    """Whether it leads out of the group's room."""
    walked: bool
    rune: int
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    place: int
    """Which of the ways out of its room it is."""


class Chart(NamedTuple):
    """All of a biome."""

    rooms: tuple[Room, ...]
    corridors: tuple[Corridor, ...]
    exits: tuple[Point, ...]
    start: Point
    here: Point


def chart_of(view: PrisonView) -> Chart | None:
    """The biome that the group walks through; None at a boss, who has no map."""
    if view["place"] not in BIOMES:
        return None
    board, here, path = BIOMES[view["place"]].board, view["space"], walked(view)
    rooms = tuple(
        Room(space, at(board, space), board.shapes[space], _state(view, space))
        for space in range(1, len(board.shapes))
    )
    steps = set(pairwise(path))
    corridors = tuple(
        _corridor(board, space, place, edge, here, steps)
        for space, edges in enumerate(board.edges)
        for place, edge in enumerate(edges)
    )
    exits = tuple(at(board, len(board.shapes) + number) for number in range(len(board.exits)))
    return Chart(rooms, corridors, exits, at(board, 0), at(board, here))


def at(board: Board, space: int) -> Point:
    """The middle of a space."""
    across, up = board.at[space]
    return LEFT + (RIGHT - LEFT) * across, LOW + (HIGH - LOW) * up


def walked(view: PrisonView) -> list[int]:
    """The spaces of this biome that the group has come through, from the start to where it stands."""
    board = BIOMES[view["place"]].board
    seen = {0, *(space for space in range(len(board.shapes)) if view["faceup"] >> space & 1)}
    return _through(board, 0, view["space"], seen) or [view["space"]]


def _through(board: Board, space: int, goal: int, seen: set[int]) -> list[int]:
    """The way from a space to the goal through all that was seen."""
    if space == goal:
        return [space] if len(seen) == 1 else []
    left = seen - {space}
    for edge in board.edges[space]:
        if edge.to in left:
            rest = _through(board, edge.to, goal, left)
            if rest:
                return [space, *rest]
    return []


def _state(view: PrisonView, space: int) -> str:
    if space == view["space"]:
        return HERE
    return OPEN if view["faceup"] >> space & 1 else DOWN


def _corridor(
    board: Board, space: int, place: int, edge: Edge, here: int, steps: set[tuple[int, int]]
) -> Corridor:
    return Corridor(
        start=at(board, space),
        end=at(board, edge.to),
        ahead=space == here,
        walked=(space, edge.to) in steps,
        rune=edge.rune,
        hand=edge.hand,
        deck=edge.deck,
        place=place,
    )


def face_down(view: PrisonView) -> list[int]:
    """How many tiles of each shape still lie face down."""
    board = BIOMES[view["place"]].board
    down = [shape for space, shape in enumerate(board.shapes) if space and not view["faceup"] >> space & 1]
    return [down.count(shape) for shape in range(6)]
