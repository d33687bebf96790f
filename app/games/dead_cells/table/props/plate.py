"""Plates and signs: a nine-patch of this game's paper, and a sprite in its proportion."""

from kivy.properties import ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look.kv import load


class Plate(BoxLayout):
    """A sheet of this game's paper that holds other widgets."""

    paper = ObjectProperty(None, allownone=True)
    """The texture of its nine-patch."""
    tint = ColorProperty((1, 1, 1, 1))


class Sign(Widget):
    """A sprite, kept in proportion and centred; without a texture it is not seen."""

    texture = ObjectProperty(None, allownone=True)
    tint = ColorProperty((1, 1, 1, 1))
    wide = NumericProperty(0)
    high = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("size", "texture"):
            self.fbind(name, self._fit)
        self._fit()

    def _fit(self, *_change: object) -> None:
        if self.texture is None:
            self.wide = self.high = 0
            return
        across, up = self.texture.size
        scale = min(self.width / across, self.height / up)
        self.wide, self.high = across * scale, up * scale


load(__name__)
