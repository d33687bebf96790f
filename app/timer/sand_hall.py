"""The library round the hourglass: one picture, laid so that the glass stands on its lectern."""

from typing import NamedTuple

from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.properties import BooleanProperty, NumericProperty, ReferenceListProperty
from kivy.uix.widget import Widget

from app.look.places import asset


class Hall(NamedTuple):
    """A picture: its size, and the place on its lectern where the glass stands, from the lower left."""

    file: str
    width: float
    height: float
    stand: tuple[float, float]


TALL = Hall("library_tall.jpg", 1000, 1900, (500, 736))
WIDE = Hall("library_wide.jpg", 1600, 1000, (480, 188))


class SandHall(Widget):
    """Covers itself with the picture; `foot` is where the glass stands, in its own coordinates."""

    lying = BooleanProperty(False)
    foot_x, foot_y = NumericProperty(0), NumericProperty(0)
    foot = ReferenceListProperty(foot_x, foot_y)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._picture = Rectangle()
        self.bind(pos=self._lay, size=self._lay, foot=self._lay, lying=self._load)
        self._load()

    def _load(self, *_change: object) -> None:
        self._hall = WIDE if self.lying else TALL
        self._picture.texture = Image(asset("timer", self._hall.file)).texture
        self._lay()

    def _lay(self, *_change: object) -> None:
        """As small as covers everything while the stand stays under the foot."""
        hall, (x, y) = self._hall, self._hall.stand
        left, low = max(1, self.foot_x - self.x), max(1, self.foot_y - self.y)
        scale = max(
            left / x, (self.width - left) / (hall.width - x), low / y, (self.height - low) / (hall.height - y)
        )
        self._picture.pos = (self.x + left - x * scale, self.y + low - y * scale)
        self._picture.size = (hall.width * scale, hall.height * scale)
