"""Three stars, some of them lit."""

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.games.obscurio.riddles.record import MOST_STARS
from app.look.places import sprite

LIT, UNLIT = (0.98, 0.80, 0.38, 1.0), (1.0, 1.0, 1.0, 0.16)
GAP = dp(3)


class Stars(Widget):
    """`count` of three stars; fewer than none hides them all."""

    count = NumericProperty(-1)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._drawn = [
                (Color(1, 1, 1, 0), Rectangle(source=sprite("shape_star"))) for _ in range(MOST_STARS)
            ]
        self.bind(pos=self._lay, size=self._lay, count=self._lay)

    def _lay(self, *_change: object) -> None:
        side = min(self.height, (self.width + GAP) / MOST_STARS - GAP)
        for place, (colour, star) in enumerate(self._drawn):
            colour.rgba = (0, 0, 0, 0) if self.count < 0 else LIT if place < self.count else UNLIT
            star.size = side, side
            star.pos = self.x + place * (side + GAP), self.center_y - side / 2
