"""A box whose content faces one of the four sides of the table."""

from __future__ import annotations

import math
from typing import Any

from kivy.animation import Animation
from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.input.motionevent import MotionEvent
from kivy.properties import BoundedNumericProperty, NumericProperty
from kivy.uix.widget import Widget


class Turned(Widget):
    """Lays its children over its whole box, turned so that they read upright from a side.

    Touches are turned back for them: a button inside works from every side.
    """

    side = BoundedNumericProperty(0, min=0, max=3)
    """One of `app.look.sides`: 0 for somebody at the bottom edge, then right, top, left."""
    turn_seconds = NumericProperty(0)
    """How long it is seen to turn to another side; touches reach it there at once."""
    swing = NumericProperty(0)
    """Degrees that it still has to go."""

    def __init__(self, **kwargs: object) -> None:
        self._faced = 0
        super().__init__(**kwargs)
        self._rotation = Rotate(angle=0)
        self.canvas.before.add(PushMatrix())
        self.canvas.before.add(self._rotation)
        self.canvas.after.add(PopMatrix())
        self.bind(center=self._lay, size=self._lay, side=self._lay, children=self._lay)
        self.fbind("swing", self._rotate)

    def on_side(self, _turned: object, side: int) -> None:
        """Come to the new side on the shorter way."""
        quarters = (self._faced - side + 2) % 4 - 2
        self._faced = side
        Animation.cancel_all(self, "swing")
        self.swing = 90 * quarters if self.turn_seconds else 0
        if self.swing:
            Animation(swing=0, duration=self.turn_seconds, transition="in_out_quad").start(self)

    def to_local(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """Turn a point of the parent into one of the children."""
        return self._turn(x, y, -self.side)

    def to_parent(self, x: float, y: float, relative: bool = False) -> tuple[float, float]:
        """Turn a point of the children into one of the parent."""
        return self._turn(x, y, self.side)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Pass on what falls into the box, turned."""
        return self.collide_point(*touch.pos) and self._pass(super().on_touch_down, touch)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        return self._pass(super().on_touch_move, touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        return self._pass(super().on_touch_up, touch)

    def _pass(self, handler: Any, touch: MotionEvent) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = handler(touch)
        touch.pop()
        return bool(taken)

    def _turn(self, x: float, y: float, quarters: int) -> tuple[float, float]:
        angle = math.radians(90 * quarters)
        dx, dy = x - self.center_x, y - self.center_y
        cosine, sine = round(math.cos(angle)), round(math.sin(angle))
        return self.center_x + dx * cosine - dy * sine, self.center_y + dx * sine + dy * cosine

    def _lay(self, *_: object) -> None:
        self._rotate()
        self._rotation.origin = self.center
        size = self.size if self.side % 2 == 0 else (self.height, self.width)
        for child in self.children:
            child.size = size
            child.center = self.center

    def _rotate(self, *_: object) -> None:
        self._rotation.angle = 90 * self.side + self.swing
