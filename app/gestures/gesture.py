"""What fingers can mean: the vocabulary between the tracker and a widget.

Places are in the coordinates the tracker was fed with. Turning is counted clockwise, in degrees
or in quarters, because that is how a tile's turns are counted.
"""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Tap(NamedTuple):
    """A finger came and went without moving."""

    pos: Point


class LongPress(NamedTuple):
    """A finger has rested; sent while it still lies there."""

    pos: Point


class DragStart(NamedTuple):
    """A finger left its place; `pos` is where it first touched, so that it picks what it meant."""

    pos: Point


class Drag(NamedTuple):
    """The dragging finger is now here."""

    pos: Point


class DragEnd(NamedTuple):
    """The dragging finger was lifted here."""

    pos: Point


class Transform(NamedTuple):
    """Two fingers moved: what changed since the last one, and the whole turn so far.

    `scale` multiplies, `shift` adds; both are neutral until the fingers have left their dead zone.
    """

    centre: Point
    shift: Point
    scale: float
    turn: float


class TransformEnd(NamedTuple):
    """The first of two fingers was lifted: whole quarters turned and the whole pinch."""

    quarters: int
    scale: float


class Zoom(NamedTuple):
    """The mouse wheel was turned over a point."""

    pos: Point
    factor: float


class Cancel(NamedTuple):
    """What was started (a drag, a transform) must be forgotten: it ends without an effect."""


Gesture = Tap | LongPress | DragStart | Drag | DragEnd | Transform | TransformEnd | Zoom | Cancel
