"""How the outlines of icons are cut: from numbers, turned, mirrored."""

from collections.abc import Callable

import skia

from ....outline import trace
from ....shapes import (
    mirrored,
    moved,
    poly,
    smooth,
    union,
)

Outline = Callable[[], skia.Path]


def edged(text: str) -> skia.Path:
    """An outline with corners at traced places."""
    return poly(trace(text))


def soft(text: str, swing: float = 0.8) -> skia.Path:
    """A soft outline through traced places."""
    return smooth(trace(text), True, swing)


def turned(path: skia.Path, turn: float, x: float = 0, y: float = 0) -> skia.Path:
    """A copy turned by degrees about a place."""
    return moved(moved(path, -x, -y), x, y, turn=turn)


def both(path: skia.Path) -> skia.Path:
    """An outline and its mirror image."""
    return union(path, mirrored(path, 0))
