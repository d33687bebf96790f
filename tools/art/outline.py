"""Outlines as arrays of points: what a knife cuts, before anything is painted.

A shape is a list of closed outlines. Angles are degrees, clockwise from the right, and y grows downward.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Points: TypeAlias = NDArray[np.float64]
Shape: TypeAlias = list[Points]
Place: TypeAlias = tuple[float, float]


def points(places: Sequence[Place] | Points) -> Points:
    """Places as an array of rows (x, y)."""
    return np.asarray(places, float).reshape(-1, 2)


def trace(text: str, side: float = 1) -> list[Place]:
    """Places from a drawing's numbers, "x y, x y": with a side of -1 they are mirrored."""
    pairs = (pair.split() for pair in text.split(","))
    return [(float(x) * side, float(y)) for x, y in pairs]


def curve(places: Sequence[Place] | Points, closed: bool = True, steps: int = 10) -> Points:
    """A soft line through places (Catmull-Rom)."""
    line = points(places)
    if closed:
        line = np.vstack([line[-1], line, line[0], line[1]])
    else:
        line = np.vstack([2 * line[0] - line[1], line, 2 * line[-1] - line[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    bends = []
    for i in range(1, len(line) - 2):
        a, b, c, d = line[i - 1], line[i], line[i + 1], line[i + 2]
        square, cube = (2 * a - 5 * b + 4 * c - d) * t**2, (-a + 3 * b - 3 * c + d) * t**3
        bends.append(0.5 * (2 * b + (c - a) * t + square + cube))
    if not closed:
        bends.append(line[-2][None])
    return np.vstack(bends)


def blob(*places: Place, steps: int = 10) -> Shape:
    """A soft closed shape through places."""
    return [curve(places, True, steps)]


def poly(*places: Place) -> Shape:
    """A shape with corners."""
    return [points(places)]


def rect(left: float, top: float, right: float, bottom: float) -> Shape:
    """A rectangle by two corners."""
    return poly((left, top), (right, top), (right, bottom), (left, bottom))


def soft(text: str, side: float = 1) -> Shape:
    """A soft closed shape through traced places."""
    return blob(*trace(text, side))


def edged(text: str, side: float = 1) -> Shape:
    """A shape with corners at traced places."""
    return poly(*trace(text, side))


def clipped(left: float, top: float, right: float, bottom: float, corner: float) -> Shape:
    """A rectangle with its corners cut off."""
    c = corner
    return poly(
        (left + c, top), (right - c, top), (right, top + c), (right, bottom - c),
        (right - c, bottom), (left + c, bottom), (left, bottom - c), (left, top + c),
    )  # fmt: skip


def arc(x: float, y: float, wide: float, high: float, start: float, end: float, count: int = 20) -> Points:
    """A piece of an ellipse's rim."""
    angles = np.radians(np.linspace(start, end, count, endpoint=abs(end - start) < 360))
    return np.stack([x + wide * np.cos(angles), y + high * np.sin(angles)], 1)


def ellipse(x: float, y: float, wide: float, high: float | None = None) -> Shape:
    """An ellipse by its centre and half its width and height; a circle if only one is given."""
    return [arc(x, y, wide, wide if high is None else high, 0, 360, 48)]


def star(x: float, y: float, radius: float, tips: int = 5, inner: float = 0.42) -> Shape:
    """A star with its first tip upward; `inner` is how far the notches lie from the centre."""
    return wheel(x, y, (radius, radius * inner), 2 * tips)


def ring(x: float, y: float, inner: float, outer: float, start: float = 0, end: float = 359.9) -> Shape:
    """A band of a circle between two angles."""
    count = max(6, round(abs(end - start) / 7))
    out, back = arc(x, y, outer, outer, start, end, count), arc(x, y, inner, inner, start, end, count)[::-1]
    return [np.vstack([out, back])]


def opening(x: float, foot: float, half_width: float, height: float) -> Shape:
    """An arched opening, a window or a doorway, by the middle of its foot."""
    top = arc(x, foot - height + half_width, half_width, half_width, 180, 360, 14)
    return [np.vstack([points([(x - half_width, foot)]), top, points([(x + half_width, foot)])])]


def arch(x: float, y: float, size: float) -> Shape:
    """A door or a tombstone: round above, straight below."""
    outline = np.vstack([points([(-0.7, 1)]), arc(0, -0.3, 0.7, 0.7, 180, 360, 18), points([(0.7, 1)])])
    return moved([outline], x, y, size)


def ribbon(places: Sequence[Place] | Points, width: float | Sequence[float], smooth: bool = True) -> Shape:
    """A band along places, of one width or of several from its beginning to its end."""
    line = points(places)
    if smooth and len(line) > 2:
        line = curve(line, False)
    else:
        line = np.vstack([a + (b - a) * t for a, b in pairwise(line) for t in np.linspace(0, 1, 6)])
    widths = np.atleast_1d(np.asarray(width, float))
    spread = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths)), widths)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    aside = np.stack([-along[:, 1], along[:, 0]], 1) * spread[:, None] / 2
    return [np.vstack([line + aside, (line - aside)[::-1]])]


def wheel(x: float, y: float, radii: Sequence[float], count: int, turn: float = -90) -> Shape:
    """Places round a centre, their distances taken in turn from `radii`: polygons and stars."""
    angles = np.radians(turn + np.arange(count) * 360 / count)
    reach: Points = np.resize(np.asarray(radii, float), count)
    return [np.stack([x + reach * np.cos(angles), y + reach * np.sin(angles)], 1)]


def moved(
    shape: Shape, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False
) -> Shape:
    """The shape scaled, turned and laid at a place."""
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    laid = []
    for outline in shape:
        across, down = outline[:, 0] * (-scale if mirror else scale), outline[:, 1] * scale
        laid.append(np.stack([across * cosine - down * sine + x, across * sine + down * cosine + y], 1))
    return laid


def hand_cut(outline: Points, rng: np.random.Generator, slip: float, step: float) -> Points:
    """Push the points of an outline by slow noise, as scissors do; corners stay corners."""
    closed = np.vstack([outline, outline[:1]])
    legs = np.linalg.norm(np.diff(closed, axis=0), axis=1)
    length = float(legs.sum())
    if length < 4 * step or slip <= 0:
        return outline
    corners = np.concatenate([[0], np.cumsum(legs)])
    places = np.unique(np.concatenate([corners[:-1], np.arange(0, length, step)]))
    knots = max(4, int(length / (step * 3)))
    noise = rng.standard_normal((2, knots))
    noise = np.hstack([noise, noise[:, :1]])
    at = np.linspace(0, length, knots + 1)
    x = np.interp(places, corners, closed[:, 0]) + slip * np.interp(places, at, noise[0])
    y = np.interp(places, corners, closed[:, 1]) + slip * np.interp(places, at, noise[1])
    return np.stack([x, y], 1)
