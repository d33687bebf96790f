"""Lines as triangles: pure geometry for meshes.

A vertex is x, y, u, v; v runs across a stroke from 0 to 1, so that a soft texture gives smooth edges at
any zoom, also on devices without multisampling.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from app.board.geometry import Point

CIRCLE = 16
"""Corners of what is round."""


class Strokes:
    """Collects shapes into the vertices and indices of one mesh."""

    def __init__(self) -> None:
        self.vertices: list[float] = []
        self.indices: list[int] = []

    def quad(self, corners: Sequence[Point], coords: Sequence[float] = (0, 0, 1, 0, 1, 1, 0, 1)) -> None:
        """Add four corners in order round the shape, with u, v for each."""
        first = len(self.vertices) // 4
        for index, (x, y) in enumerate(corners):
            self.vertices += (x, y, coords[2 * index], coords[2 * index + 1])
        self.indices += (first, first + 1, first + 2, first, first + 2, first + 3)

    def box(self, left: float, bottom: float, right: float, top: float) -> None:
        """Add an upright rectangle without soft edges (v stays in the middle)."""
        corners = ((left, bottom), (right, bottom), (right, top), (left, top))
        self.quad(corners, (0.5,) * 8)

    def ribbon(self, points: Sequence[Point], width: float) -> None:
        """Add a band along a line; joints are mitred so that corners stay whole."""
        points = without_repeats(points)
        if len(points) < 2:
            return
        edges = [_joint(points, index, width / 2) for index in range(len(points))]
        for (left, right), (next_left, next_right) in pairwise(edges):
            self.quad((right, next_right, next_left, left), (0.5, 0, 0.5, 0, 0.5, 1, 0.5, 1))

    def chevron(self, tip: Point, angle: float, size: float, width: float) -> None:
        """Add an open arrow head whose tip points along the angle (radians)."""
        wings = [
            (tip[0] - size * math.cos(angle + spread), tip[1] - size * math.sin(angle + spread))
            for spread in (0.62, -0.62)
        ]
        self.ribbon((wings[0], tip, wings[1]), width)

    def wedge(self, start: Point, angle: float, far: float, narrow: float, wide: float) -> None:
        """Add a ray that leaves a point along the angle (radians) and grows wider on its way."""
        (x, y), (dx, dy) = start, (math.cos(angle), math.sin(angle))
        ends = ((0.0, -narrow / 2), (far, -wide / 2), (far, wide / 2), (0.0, narrow / 2))
        self.quad([(x + a * dx - b * dy, y + a * dy + b * dx) for a, b in ends])

    def disc(self, centre: Point, radius: float) -> None:
        """Add a full disc; its edge is as smooth as sixteen corners make it."""
        rim = _circle(centre, radius)
        for index in range(0, len(rim), 2):
            after, last = rim[(index + 1) % len(rim)], rim[(index + 2) % len(rim)]
            self.quad((centre, rim[index], after, last), (0.5,) * 8)

    def dot(self, centre: Point, reach: float) -> None:
        """Add a square for a round texture: many small discs cost an eighth so."""
        (x, y), low = centre, -reach
        self.quad(((x + low, y + low), (x + reach, y + low), (x + reach, y + reach), (x + low, y + reach)))

    def ring(self, centre: Point, radius: float, width: float) -> None:
        """Add a circle as a band."""
        rim = _circle(centre, radius)
        self.ribbon((*rim, rim[0]), width)

    def head(self, tip: Point, angle: float, size: float) -> None:
        """Add a full arrow head."""
        back = (tip[0] - size * math.cos(angle), tip[1] - size * math.sin(angle))
        across = (-math.sin(angle) * size * 0.55, math.cos(angle) * size * 0.55)
        left = (back[0] + across[0], back[1] + across[1])
        right = (back[0] - across[0], back[1] - across[1])
        self.quad((left, right, tip, tip), (0.5,) * 8)


def _circle(centre: Point, radius: float) -> list[Point]:
    angles = [math.tau * index / CIRCLE for index in range(CIRCLE)]
    return [(centre[0] + radius * math.cos(each), centre[1] + radius * math.sin(each)) for each in angles]


def without_repeats(points: Iterable[Point]) -> list[Point]:
    """Drop points that equal the one before: they have no direction."""
    kept: list[Point] = []
    for point in points:
        if not kept or math.dist(kept[-1], point) > 1e-6:
            kept.append(point)
    return kept


def length(points: Sequence[Point]) -> float:
    """Measure a line through the points."""
    return sum(math.dist(a, b) for a, b in pairwise(points))


def along(points: Sequence[Point], share: float) -> Point:
    """Give the point after that share of a line through the points."""
    return trimmed(points, share)[-1]


def trimmed(points: Sequence[Point], share: float) -> list[Point]:
    """Cut a line after that share of its length."""
    left = length(points) * min(max(share, 0.0), 1.0)
    kept = [points[0]]
    for start, end in pairwise(points):
        step = math.dist(start, end)
        if step >= left:
            part = left / step if step else 0.0
            kept.append((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            return kept
        left -= step
        kept.append(end)
    return kept


def spaced(points: Sequence[Point], gap: float) -> list[tuple[Point, float]]:
    """Give places along a line, a gap apart and centred, each with the direction there (radians)."""
    whole = length(points)
    count = int(whole / gap)
    first = (whole - gap * (count - 1)) / 2 if count else 0.0
    return [_place(points, first + gap * index) for index in range(count)]


def _place(points: Sequence[Point], left: float) -> tuple[Point, float]:
    for start, end in pairwise(points):
        step = math.dist(start, end)
        if step >= left and step:
            part = left / step
            place = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            return place, math.atan2(end[1] - start[1], end[0] - start[0])
        left -= step
    start, end = points[-2:]
    return points[-1], math.atan2(end[1] - start[1], end[0] - start[0])


def _joint(points: Sequence[Point], index: int, half: float) -> tuple[Point, Point]:
    """Give the left and right edge of a band at one of its points."""
    x, y = points[index]
    before = _direction(points[max(index - 1, 0)], points[max(index, 1)])
    after = _direction(points[min(index, len(points) - 2)], points[min(index + 1, len(points) - 1)])
    across = (-(before[1] + after[1]), before[0] + after[0])
    size = math.hypot(*across)
    if size < 1e-6:
        across, size = (-before[1], before[0]), 1.0
    nx, ny = across[0] / size, across[1] / size
    reach = half / max(0.4, nx * -before[1] + ny * before[0])
    return (x + nx * reach, y + ny * reach), (x - nx * reach, y - ny * reach)


def _direction(start: Point, end: Point) -> Point:
    size = math.dist(start, end)
    return (end[0] - start[0]) / size, (end[1] - start[1]) / size
