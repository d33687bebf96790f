"""Turns raw finger events into gestures; knows nothing of Kivy.

One tracker serves one widget. A tap is answered when the finger leaves, at once: there is no
double tap to wait for. Hands that rest on a tablet are the enemy: a third finger or a wide contact
ends whatever was going on, and nothing starts again before the glass is empty.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum, auto

from app.gestures.gesture import (
    Cancel,
    Drag,
    DragEnd,
    DragStart,
    Gesture,
    LongPress,
    Point,
    Tap,
    Transform,
    TransformEnd,
    Zoom,
)
from app.gestures.pair import Pair

SLOP_DP = 12.0
"""How far a finger may slip and still tap."""
LONG_PRESS_SECONDS = 0.45
"""How long a finger rests before it asks for an explanation."""
PALM_DP = 56.0
"""A contact wider than this is a hand, not a finger."""
WHEEL_STEP = 1.15
"""How much one click of the mouse wheel zooms."""


class Mode(Enum):
    """What the tracker believes is going on."""

    IDLE = auto()
    WAITING = auto()
    HELD = auto()
    DRAGGING = auto()
    PAIR = auto()
    SPENT = auto()


class Finger:
    """A finger on the glass: where it began and where it is."""

    __slots__ = ("began", "start", "x", "y")

    def __init__(self, x: float, y: float, time: float) -> None:
        self.start: Point = (x, y)
        self.x, self.y, self.began = x, y, time

    @property
    def pos(self) -> Point:
        """Where the finger is now."""
        return self.x, self.y

    @property
    def slip(self) -> float:
        """How far it is from where it began."""
        return math.dist(self.start, self.pos)


class Tracker:
    """Feed it `down`, `move`, `up`, `wheel` and `tick`; it calls `emit` with gestures.

    `density` is pixels per dp: distances are judged in dp, as the eye and the finger do.
    """

    def __init__(self, emit: Callable[[Gesture], object], density: float = 1.0) -> None:
        self.emit = emit
        self.density = density
        self.mode = Mode.IDLE
        self._fingers: dict[object, Finger] = {}
        self._pair: Pair | None = None

    @property
    def deadline(self) -> float | None:
        """When `tick` must be called for a long press to be noticed; None when there is none to come."""
        if self.mode is not Mode.WAITING:
            return None
        return self._first.began + LONG_PRESS_SECONDS

    def down(self, finger: object, x: float, y: float, time: float, width: float = 0.0) -> None:
        """A finger touches the glass; `width` is that of its contact in pixels, 0 where unknown."""
        if finger in self._fingers:
            self.move(finger, x, y, width)
            return
        self._fingers[finger] = Finger(x, y, time)
        if self._is_palm(width) or len(self._fingers) > 2 or self.mode in (Mode.HELD, Mode.SPENT):
            self._give_up()
        elif self.mode is Mode.IDLE:
            self.mode = Mode.WAITING
        else:
            self._begin_pair()

    def move(self, finger: object, x: float, y: float, width: float = 0.0) -> None:
        """A finger slides; unknown fingers are ignored."""
        if finger not in self._fingers:
            return
        moved = self._fingers[finger]
        moved.x, moved.y = x, y
        if self._is_palm(width):
            self._give_up()
        elif self.mode is Mode.WAITING and moved.slip > SLOP_DP * self.density:
            self.mode = Mode.DRAGGING
            self.emit(DragStart(moved.start))
            self.emit(Drag(moved.pos))
        elif self.mode is Mode.DRAGGING:
            self.emit(Drag(moved.pos))
        elif self.mode is Mode.PAIR:
            self._follow_pair()

    def up(self, finger: object, x: float, y: float) -> None:
        """A finger leaves the glass; with the last one the tracker is idle again."""
        if finger not in self._fingers:
            return
        self.move(finger, x, y)
        lifted = self._fingers[finger]
        if self.mode is Mode.WAITING:
            self.emit(Tap(lifted.start))
        elif self.mode is Mode.DRAGGING:
            self.emit(DragEnd(lifted.pos))
        elif self.mode is Mode.PAIR and self._pair:
            self.emit(TransformEnd(self._pair.quarters, self._pair.scale))
        del self._fingers[finger]
        self.mode = Mode.SPENT if self._fingers else Mode.IDLE

    def tick(self, time: float) -> None:
        """Notice a long press: a finger that rests sends no events of its own.

        Only here: a finger that was lifted while the app was busy drawing has tapped, however late that is
        heard of.
        """
        deadline = self.deadline
        if deadline is not None and time >= deadline:
            self.mode = Mode.HELD
            self.emit(LongPress(self._first.start))

    def wheel(self, x: float, y: float, clicks: float) -> None:
        """The mouse wheel was turned; positive clicks come closer."""
        self.emit(Zoom((x, y), WHEEL_STEP**clicks))

    def reset(self) -> None:
        """Forget every finger, as when the window loses the focus in the middle of a drag."""
        self._give_up()
        self._fingers.clear()
        self.mode = Mode.IDLE

    @property
    def _first(self) -> Finger:
        return next(iter(self._fingers.values()))

    def _is_palm(self, width: float) -> bool:
        return width > PALM_DP * self.density

    def _give_up(self) -> None:
        if self.mode in (Mode.DRAGGING, Mode.PAIR):
            self.emit(Cancel())
        self.mode = Mode.SPENT

    def _begin_pair(self) -> None:
        if self.mode is Mode.DRAGGING:
            self.emit(Cancel())
        first, second = self._fingers.values()
        self._pair = Pair(first.pos, second.pos, self.density)
        self.mode = Mode.PAIR

    def _follow_pair(self) -> None:
        first, second = self._fingers.values()
        if self._pair:
            self.emit(Transform(*self._pair.follow(first.pos, second.pos)))
