"""The shape of the hourglass and of its sand: arithmetic without Kivy, shared with the program that draws it.

Lengths are parts of the height of one bulb; the neck is at (0, 0) and y grows upward. What is above and what
is below always fill the same area together: a level is looked up for an area, never guessed.
"""

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate, pairwise

Point = tuple[float, float]

CAP, BELLY, SLOPE, WAIST, NECK = (0.5375, 1.0), (0.6875, 0.52), (0.4875, 0.30), (0.09, 0.10), (0.043, 0.0)
"""Half widths and heights that bend the wall of a bulb, from its cap to the neck."""

FRAME = (0.90, 1.22)
"""Half width and half height of the whole thing with its frame of wood."""

REACH = 0.6
"""No sand lies farther from the axis than this."""

FILL = 0.74
"""The part of a bulb that all the sand fills."""

COLUMNS: tuple[float, ...] = tuple(
    math.copysign(REACH * abs(step / 14) ** 1.35, step) for step in range(-14, 15)
)
"""Where a surface is measured: closer together in the middle, where it is steep."""

FUNNEL_DEPTH, FUNNEL_WIDTH, BOWL = 0.13, 0.085, 0.075
HEAP_HEIGHT, HEAP_WIDTH, HEAP_TOP = 0.36, 0.24, 0.93
LEVELS = 72
SCATTERED = 420


def wall() -> tuple[Point, ...]:
    """The right wall of the upper bulb, from the neck to the cap, as (half width, height)."""
    throat = [_bent(NECK, (0.043, 0.045), (0.062, 0.082), WAIST, step / 6) for step in range(6)]
    bulb = [_bent(WAIST, SLOPE, BELLY, CAP, step / 34) for step in range(35)]
    return (*throat, *bulb)


def half_width(height: float) -> float:
    """How wide the bulb is on one side of its axis, at this distance from the neck."""
    widths, heights = _wall_table()
    place = min(max(1, bisect_left(heights, height)), len(heights) - 1)
    return _between(heights[place - 1], heights[place], widths[place - 1], widths[place], height)


def upper_surface(level: float, relief: float) -> tuple[float, ...]:
    """How high sand stands above the neck at every column: flat without relief, else a funnel."""
    wide = min(1.0, half_width(max(0.0, level)) / 0.42)
    depth = min(FUNNEL_DEPTH * wide, 0.55 * level) * relief
    bowl = min(BOWL * wide, 0.35 * level) * relief
    return tuple(
        level - depth * dip - bowl * (1 - (x / REACH) ** 2) for x, dip in zip(COLUMNS, _dips(), strict=True)
    )


def lower_surface(level: float, relief: float) -> tuple[float, ...]:
    """How high sand stands above the floor at every column: flat without relief, else a heap."""
    height = min(HEAP_HEIGHT, 0.9 * (HEAP_TOP - level)) * relief
    return tuple(level + height * slope for slope in _slopes())


def upper_level(share: float, relief: float) -> float:
    """The level at which this part of all the sand lies above the neck."""
    return _level(upper_surface, upper_area, 0.0, share, relief)


def lower_level(share: float, relief: float) -> float:
    """The level at which this part of all the sand lies on the floor; below it while the heap is small."""
    return _level(lower_surface, lower_area, -HEAP_HEIGHT, share, relief)


def upper_area(surface: Sequence[float]) -> float:
    """The area between the neck and a surface."""
    return _area(surface, [(low, high) for low, high in _spans()])


def lower_area(surface: Sequence[float]) -> float:
    """The area between the floor and a surface."""
    return _area(surface, [(1 - high, 1 - low) for low, high in _spans()])


@cache
def sand_area() -> float:
    """The area that all the sand fills."""
    return FILL * upper_area([1.0] * len(COLUMNS))


def lying(parts: Sequence[float], side: int, angle: float) -> tuple[float, list[float]]:
    """How sand lies in a bulb of a turned glass: its level, and where its layers meet.

    `parts` are layers from the neck outward, as parts of all the sand; `side` is 1 for the bulb that is
    above at angle 0, -1 for the other. The level is a height in the turned picture; the layers meet at
    distances from the neck, one more than there are parts.
    """
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    heights = sorted((x * sine + side * height * cosine, height) for x, height in _scattered())
    occupied = FILL * sum(parts) * len(heights)
    inside = heights[: round(occupied)]
    if not inside:
        return -2.0, [0.0] * (len(parts) + 1)
    last = min(len(heights) - 2, max(0, int(occupied) - 1))
    level = heights[last][0] + (heights[last + 1][0] - heights[last][0]) * (occupied % 1)
    outward = sorted(height for _, height in inside)
    shares = [part / sum(parts) for part in accumulate(parts)]
    meetings = [outward[min(len(outward) - 1, int(share * len(outward)))] for share in shares[:-1]]
    return level, [0.0, *meetings, 1.05]


def band(near: float, far: float, side: int, angle: float, level: float) -> list[tuple[float, float, float]]:
    """One layer in a turned glass as a polygon of (x, y, x in the glass), cut off at the level."""
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    corners = []
    for x, height in ((-1.0, near), (1.0, near), (1.0, far), (-1.0, far)):
        y = side * height
        corners.append((x * cosine - y * sine, x * sine + y * cosine, x))
    return _below(corners, level)


def _below(polygon: list[tuple[float, float, float]], level: float) -> list[tuple[float, float, float]]:
    """What of a polygon lies under a level."""
    kept: list[tuple[float, float, float]] = []
    for here, there in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if here[1] <= level:
            kept.append(here)
        if (here[1] <= level) != (there[1] <= level):
            part = (level - here[1]) / (there[1] - here[1])
            kept.append((here[0] + (there[0] - here[0]) * part, level, here[2] + (there[2] - here[2]) * part))
    return kept


def _bent(start: Point, first: Point, second: Point, end: Point, along: float) -> Point:
    """A point of a cubic curve."""
    rest = 1 - along
    weights = (rest**3, 3 * rest * rest * along, 3 * rest * along * along, along**3)
    points = (start, first, second, end)
    return (
        sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
    )


def _between(left: float, right: float, start: float, end: float, here: float) -> float:
    part = (min(max(here, left), right) - left) / (right - left)
    return start + (end - start) * part


@cache
def _wall_table() -> tuple[tuple[float, ...], tuple[float, ...]]:
    points = wall()
    return tuple(width for width, _ in points), tuple(height for _, height in points)


@cache
def _dips() -> tuple[float, ...]:
    """The funnel over the neck, 1 deep in the middle."""
    return tuple(math.exp(-(math.hypot(x, 0.02) - 0.02) / FUNNEL_WIDTH) for x in COLUMNS)


@cache
def _slopes() -> tuple[float, ...]:
    """The heap below the neck, 1 high in the middle: a cone with a blunt tip and feet that run out."""
    return tuple(math.exp(-(math.hypot(x, 0.045) - 0.045) / HEAP_WIDTH) for x in COLUMNS)


@cache
def _spans() -> tuple[Point, ...]:
    """Between which distances from the neck each column is inside the glass."""
    fine = [step / 400 for step in range(401)]
    widths = [half_width(height) for height in fine]
    spans = []
    for x in COLUMNS:
        inside = [height for height, width in zip(fine, widths, strict=True) if width >= abs(x)]
        spans.append((inside[0], inside[-1]) if inside else (0.0, 0.0))
    return tuple(spans)


def _area(surface: Sequence[float], spans: Sequence[Point]) -> float:
    depths = [max(0.0, min(top, high) - low) for top, (low, high) in zip(surface, spans, strict=True)]
    steps = [right - left for left, right in pairwise(COLUMNS)]
    return sum(step * (a + b) / 2 for step, (a, b) in zip(steps, pairwise(depths), strict=True))


@cache
def _areas(
    surface: Callable[[float, float], tuple[float, ...]],
    area: Callable[[Sequence[float]], float],
    lowest: float,
    relief: float,
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Levels and the areas they hold, both rising."""
    levels = tuple(lowest + (1 - lowest) * step / LEVELS for step in range(LEVELS + 1))
    return levels, tuple(area(surface(level, relief)) for level in levels)


def _level(
    surface: Callable[[float, float], tuple[float, ...]],
    area: Callable[[Sequence[float]], float],
    lowest: float,
    share: float,
    relief: float,
) -> float:
    """Between flat and full relief an area is as good as straight in the relief."""
    wanted = share * sand_area()
    found = []
    for extreme in (0.0, 1.0):
        levels, areas = _areas(surface, area, lowest, extreme)
        place = min(max(1, bisect_left(areas, wanted)), LEVELS)
        found.append(
            _between(areas[place - 1], areas[place] + 1e-9, levels[place - 1], levels[place], wanted)
        )
    return found[0] + (found[1] - found[0]) * relief


@cache
def _scattered() -> tuple[Point, ...]:
    """Points spread evenly over a bulb, to weigh sand that lies askew."""
    found: list[Point] = []
    step = 0
    while len(found) < SCATTERED:
        step += 1
        x, height = (2 * (step * 0.7548776662 % 1) - 1) * REACH, step * 0.5698402910 % 1
        if abs(x) <= half_width(height):
            found.append((x, height))
    return tuple(found)
