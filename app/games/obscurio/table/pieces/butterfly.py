"""A butterfly that points: its bead lies on what it means, its wings beside it."""

import math

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Scale, Translate
from kivy.uix.widget import Widget

from app.games.obscurio.table.pieces.pictures import TABLE

WIDE, HIGH = 200.0, 260.0
BEAD = (100.0, 34.0)
"""Where the bead lies in the sprite, from its top left."""
RESTING = (180.0, 164.0)
GREY = (0.55, 0.55, 0.6, 1.0)
CENTRE = 0.25
"""Nearer to the middle of a Page than this, a butterfly simply hangs down."""


def hanging(x: float, y: float) -> float:
    """The angle at which a butterfly hangs outward from a place of a Page, so that it hides little of it."""
    if math.hypot(x, y) < CENTRE:
        return 40.0
    return math.degrees(math.atan2(x, y))


class Butterfly(Widget):
    """Drawn at its bead, or at rest round its middle; `wide` is how wide its wings are."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        with self.canvas:
            PushMatrix()
            self._place, self._turn, self._spread = Translate(), Rotate(angle=0, axis=(0, 0, 1)), Scale(1)
            self._colour = Color(1, 1, 1, 1)
            self._wings = Rectangle()
            PopMatrix()
        self.bead = (0.0, 0.0)

    def point(self, x: float, y: float, wide: float, angle: float = 0.0) -> None:
        """Lay the bead on a point."""
        self.bead = (x, y)
        self._wings.source = TABLE("pointer")
        scale = wide / WIDE
        self._wings.pos, self._wings.size = (
            (-BEAD[0] * scale, -(HIGH - BEAD[1]) * scale),
            (wide, HIGH * scale),
        )
        self._place.xy, self._turn.angle = (x, y), angle

    def rest(self, x: float, y: float, wide: float) -> None:
        """Sit with folded antennae round a point."""
        self.bead = (x, y)
        self._wings.source = TABLE("butterfly")
        high = wide * RESTING[1] / RESTING[0]
        self._wings.pos, self._wings.size = (-wide / 2, -high / 2), (wide, high)
        self._place.xy, self._turn.angle = (x, y), 0

    def grey(self, is_grey: bool) -> None:
        """Whether it may not settle here."""
        self._colour.rgba = GREY if is_grey else (1, 1, 1, 1)

    def beat(self, share: float) -> None:
        """Fold the wings by a share, as in flight."""
        self._spread.x = 1 - share
