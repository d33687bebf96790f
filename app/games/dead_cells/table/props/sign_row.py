"""Small sprites in a row: hearts, teeth, cells, what a test asks for.

What would change is ringed, what is forbidden struck out.
"""

from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, OptionProperty
from kivy.uix.widget import Widget

RING = (1.0, 0.83, 0.54, 1.0)
STRUCK = (1.0, 0.6, 0.52, 1.0)


class Small(NamedTuple):
    """One sprite of a row."""

    texture: Texture
    ringed: bool = False
    strength: float = 1.0
    struck: bool = False


class SignRow(Widget):
    """A row of sprites of one size; where they do not fit they move closer together."""

    signs = ListProperty()
    each = NumericProperty(dp(20))
    gap = NumericProperty(dp(3))
    align = OptionProperty("left", options=["left", "center", "right"])
    needed = NumericProperty(0)
    """The width that all of them want."""

    def __init__(self, **kwargs: object) -> None:
        self._drawn = InstructionGroup()
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._drawn)
        for name in ("signs", "pos", "size", "each", "gap", "align"):
            self.fbind(name, self._draw_soon)
        for name in ("signs", "each", "gap"):
            self.fbind(name, self._measure)
        self._measure()

    def _measure(self, *_change: object) -> None:
        count = len(self.signs)
        self.needed = count * self.each + max(0, count - 1) * self.gap

    def _draw(self, _dt: float) -> None:
        self._drawn.clear()
        count = len(self.signs)
        if not count:
            return
        each = min(self.each, self.height)
        step = each + self.gap
        if count > 1:
            step = min(step, (self.width - each) / (count - 1))
        used = each + step * (count - 1)
        start = {"left": self.x, "center": self.center_x - used / 2, "right": self.right - used}[self.align]
        for place, sign in enumerate(self.signs):
            self._draw_one(sign, start + place * step, self.center_y - each / 2, each)

    def _draw_one(self, sign: Small, x: float, y: float, each: float) -> None:
        if sign.texture is not None:
            across, up = sign.texture.size
            scale = each / max(across, up)
            wide, high = across * scale, up * scale
            self._drawn.add(Color(1, 1, 1, sign.strength))
            place = (x + (each - wide) / 2, y + (each - high) / 2)
            self._drawn.add(Rectangle(texture=sign.texture, pos=place, size=(wide, high)))
        if sign.struck:
            self._drawn.add(Color(*STRUCK))
            self._drawn.add(Line(points=(x, y, x + each, y + each), width=dp(1.5)))
        if sign.ringed:
            self._drawn.add(Color(*RING))
            self._drawn.add(Line(circle=(x + each / 2, y + each / 2, each * 0.58), width=dp(1.3)))
