"""A picture that covers its whole room, cropped where it must be."""

from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.properties import StringProperty
from kivy.uix.widget import Widget


class Cover(Widget):
    """A picture behind everything else; a missing file leaves the ground as it is."""

    source = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._colour = Color(1, 1, 1, 0)
            self._rectangle = Rectangle()
        self.bind(pos=self._fit, size=self._fit, source=self._load)
        self._load()

    def _load(self, *_change: object) -> None:
        try:
            texture = Image(self.source).texture if self.source else None
        except Exception:  # Kivy's loaders raise what their libraries raise
            texture = None
        self._rectangle.texture = texture
        self._colour.a = 0 if texture is None else 1
        self._fit()

    def _fit(self, *_change: object) -> None:
        texture = self._rectangle.texture
        if texture is None or not self.width or not self.height:
            return
        scale = max(self.width / texture.width, self.height / texture.height)
        across = self.width / scale / texture.width
        along = self.height / scale / texture.height
        self._rectangle.pos, self._rectangle.size = self.pos, self.size
        self._rectangle.tex_coords = _middle(across, along)


def _middle(across: float, along: float) -> tuple[float, ...]:
    """Texture coordinates of the middle part of a picture; Kivy's pictures stand on their head."""
    left, right = 0.5 - across / 2, 0.5 + across / 2
    low, high = 0.5 + along / 2, 0.5 - along / 2
    return left, low, right, low, right, high, left, high
