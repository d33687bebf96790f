"""A game's paper theatre without its plate: the arch alone, as large as there is room."""

from collections.abc import Sequence

from kivy.graphics import Color, Rectangle
from kivy.properties import ColorProperty, StringProperty
from kivy.uix.widget import Widget

from app.board.lasting import picture
from app.look.places import sprite

WIDTH, HEIGHT = 600, 900
LEFT, TOP, RIGHT, BOTTOM = 20 / WIDTH, 8 / HEIGHT, 580 / WIDTH, 740 / HEIGHT
"""The arch inside a picture of the home screen, as parts of its width and height."""

RATIO = (RIGHT - LEFT) * WIDTH / ((BOTTOM - TOP) * HEIGHT)
"""Width by height of the arch."""

MIDDLE, FOOT, BROAD = 300 / WIDTH, 716 / HEIGHT, 500 / WIDTH
"""The stage of a theatre, as parts of its picture: its middle, its foot, and how broad it is."""


class TheatreArch(Widget):
    """The theatre of a game with its glow; without a picture the glow alone."""

    source = StringProperty("")
    glow = ColorProperty((1, 1, 1, 0))

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._light = Color(*self.glow)
            self._halo = Rectangle(source=sprite("glow"))
            self._colour = Color(1, 1, 1, 0)
            self._theatre = Rectangle()
        self.bind(pos=self._fit, size=self._fit, source=self._load, glow=self._shine)
        self._load()
        self._fit()

    def _load(self, *_change: object) -> None:
        texture = picture(self.source) if self.source else None
        self._theatre.texture = texture
        self._colour.a = 0 if texture is None else 1
        if texture is not None:
            self._theatre.tex_coords = _cut_out(texture.tex_coords)

    def _shine(self, *_change: object) -> None:
        self._light.rgba = self.glow

    def _fit(self, *_change: object) -> None:
        width = min(self.width, self.height * RATIO)
        height = width / RATIO
        x, y = self.center_x, self.center_y
        self._theatre.pos, self._theatre.size = (x - width / 2, y - height / 2), (width, height)
        self._halo.pos, self._halo.size = (x - width, y - height * 0.75), (width * 2, height * 1.5)


class Vignette(Widget):
    """What stands on the stage of a theatre, cut to the room there is: a small picture of a game."""

    source = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._colour = Color(1, 1, 1, 0)
            self._stage = Rectangle()
        self.bind(pos=self._fit, size=self._fit, source=self._load)

    def _load(self, *_change: object) -> None:
        self._stage.texture = picture(self.source) if self.source else None
        self._colour.a = 1 if self.source else 0
        self._fit()

    def _fit(self, *_change: object) -> None:
        texture = self._stage.texture
        if texture is None or not self.width or not self.height:
            return
        self._stage.pos, self._stage.size = self.pos, self.size
        high = min(BROAD * WIDTH * self.height / self.width / HEIGHT, FOOT - TOP)
        edges = MIDDLE - BROAD / 2, FOOT - high, MIDDLE + BROAD / 2, FOOT
        self._stage.tex_coords = _cut_out(texture.tex_coords, edges)


def _cut_out(
    whole: Sequence[float], edges: tuple[float, float, float, float] = (LEFT, TOP, RIGHT, BOTTOM)
) -> tuple[float, ...]:
    """Where a part lies in a texture that may be larger than its picture."""
    left, low, right, high = whole[0], whole[1], whole[2], whole[5]
    across, along = right - left, low - high
    left, right = left + edges[0] * across, left + edges[2] * across
    low, high = high + edges[3] * along, high + edges[1] * along
    return left, low, right, low, right, high, left, high
