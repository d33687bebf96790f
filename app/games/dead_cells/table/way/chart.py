"""A biome as the map shows it: where its rooms and corridors lie, and how each of them stands.

A unit is a hundred points of the painted picture; y grows upwards. Where a picture is painted, its rooms and
corridors lie where the painter says (maps.json beside it).
"""

import json
import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

from app.board.geometry import Box, Point
from app.look.places import ASSETS
from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.cards.kinds import CODES, Board, Edge
from engine.games.dead_cells.view import PrisonView

WIDTH, HEIGHT = 9.62, 6.56
PIXELS = 1280, 872
"""The size of a painted map."""
BOUNDS = Box(0, 0, WIDTH, HEIGHT)
LEFT, RIGHT, LOW, HIGH = 0.5, 9.0, 0.72, 5.2
"""Where the outermost rooms lie: above them is the sky."""

APART, LEAST_SCALE = 1.15, 0.62
"""Rooms that are nearer than this to each other are smaller, down to a least size."""

DOWN, OPEN, HERE = "down", "open", "here"


class Painted(NamedTuple):
    """What the painter of a map says of it."""

    spots: tuple[Point, ...]
    ways: dict[tuple[int, int], tuple[Point, ...]]


class Room(NamedTuple):
    """A room with its tile."""

    space: int
    at: Point
    shape: int
    state: str


class Corridor(NamedTuple):
    """A way from one place to another."""

    path: tuple[Point, ...]
    ahead: bool
    """Whether it leads out of the group's room."""
    walked: bool
    rune: int
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    cost: tuple[str, ...]
    """Sprites of what is given for the crossing: a key, teeth."""
    place: int
    """Which of the ways out of its room it is."""


class Chart(NamedTuple):
    """All of a biome."""

    rooms: tuple[Room, ...]
    corridors: tuple[Corridor, ...]
    exits: tuple[Point, ...]
    start: Point
    here: Point
    scale: float = 1.0
    """How large rooms and tiles are: the double board of a late biome has small ones."""


def chart_of(view: PrisonView) -> Chart | None:
    """The biome that the group walks through; None at a boss, who has no map."""
    if view["place"] not in BIOMES:
        return None
    place, here, path = view["place"], view["space"], walked(view)
    board = BIOMES[place].board
    rooms = tuple(
        Room(space, at(place, space), board.shapes[space], _state(view, space))
        for space in range(1, len(board.shapes))
    )
    steps = set(pairwise(path))
    corridors = tuple(
        _corridor(place, space, number, edge, here, steps)
        for space, edges in enumerate(board.edges)
        for number, edge in enumerate(edges)
    )
    exits = tuple(at(place, len(board.shapes) + number) for number in range(len(board.exits)))
    return Chart(rooms, corridors, exits, at(place, 0), at(place, here), scale_of(place))


@cache
def scale_of(place: int) -> float:
    """Rooms shrink where they lie close together, as the painter carved them."""
    spots = [at(place, space) for space in range(1, len(BIOMES[place].board.shapes))]
    nearest = min(math.dist(one, other) for one, other in combinations(spots, 2))
    return max(LEAST_SCALE, min(1.0, nearest / APART))


@cache
def painted(place: int) -> Painted | None:
    """Where the painter put everything; None where nobody has painted this place."""
    file = ASSETS / "dead_cells" / "maps.json"
    told = json.loads(file.read_text(encoding="utf-8")).get(CODES[place].lower()) if file.is_file() else None
    if told is None:
        return None
    ways = {}
    for key, points in told["ways"].items():
        start, _, end = key.partition("-")
        ways[int(start), int(end)] = tuple(_unit(point) for point in points)
    return Painted(tuple(_unit(spot) for spot in told["spots"]), ways)


def _unit(point: Sequence[float]) -> Point:
    return point[0] * WIDTH / PIXELS[0], point[1] * HEIGHT / PIXELS[1]


def at(place: int, space: int) -> Point:
    """The middle of a space."""
    paint = painted(place)
    if paint is not None:
        return paint.spots[space]
    across, up = BIOMES[place].board.at[space]
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
    place: int, space: int, number: int, edge: Edge, here: int, steps: set[tuple[int, int]]
) -> Corridor:
    paint = painted(place)
    straight = at(place, space), at(place, edge.to)
    return Corridor(
        path=paint.ways.get((space, edge.to), straight) if paint else straight,
        ahead=space == here,
        walked=(space, edge.to) in steps,
        rune=edge.rune,
        hand=edge.hand,
        deck=edge.deck,
        cost=("icon_key",) * edge.key + ("icon_tooth",) * edge.teeth,
        place=number,
    )


def face_down(view: PrisonView) -> list[int]:
    """How many tiles of each shape still lie face down."""
    board = BIOMES[view["place"]].board
    down = [shape for space, shape in enumerate(board.shapes) if space and not view["faceup"] >> space & 1]
    return [down.count(shape) for shape in range(6)]


def along(path: Sequence[Point], way: float) -> tuple[Point, float]:
    """The point so far along a path, from 0 to 1, and the direction there in degrees."""
    lengths = [math.dist(start, end) for start, end in pairwise(path)]
    left = max(0.0, min(1.0, way)) * sum(lengths)
    for (start, end), length in zip(pairwise(path), lengths, strict=True):
        if left <= length or (start, end) == (path[-2], path[-1]):
            share = min(1.0, left / length) if length else 0.0
            point = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            return point, math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        left -= length
    return path[-1], 0.0


def length_of(path: Sequence[Point]) -> float:
    """How long a path is."""
    return sum(math.dist(start, end) for start, end in pairwise(path))
