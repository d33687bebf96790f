"""Sprites side by side, each in its own proportions, on a sunken sheet."""

from kivy.core.image import Image
from kivy.graphics import BorderImage, Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.look.places import sprite

MARGIN = dp(16)
LARGEST = dp(48)
"""An icon is never larger than a button; what is higher than wide may be taller by half."""


class SpriteRow(Widget):
    """A row of sprites by name."""

    names = ListProperty([])
    find = ObjectProperty(sprite)
    """From a name to the address of its sprite; the interface's own atlas unless another is meant."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(pos=self._draw, size=self._draw, names=self._draw)
        self._draw()

    def _draw(self, *_change: object) -> None:
        self.canvas.clear()
        with self.canvas:
            Color(1, 1, 1, 1)
            BorderImage(
                source=sprite("panel_dark"), pos=self.pos, size=self.size, border=(32,) * 4,
                display_border=(dp(16),) * 4,
            )  # fmt: skip
            for place, name in enumerate(self.names):
                self._draw_one(Image(self.find(name)).texture, place)

    def _draw_one(self, texture: Texture, place: int) -> None:
        room = (self.width - 2 * MARGIN) / len(self.names)
        across = min(room * 0.9, LARGEST * 1.25)
        scale = min(across / texture.width, (self.height - 2 * dp(8)) / texture.height)
        wide, high = texture.width * scale, texture.height * scale
        middle = self.x + MARGIN + room * (place + 0.5)
        Rectangle(texture=texture, pos=(middle - wide / 2, self.center_y - high / 2), size=(wide, high))
