"""A candle for each day in a row, up to a week of them."""

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.games.obscurio.table.pieces.pictures import TABLE

MOST = 7
PITCH = dp(24)
WIDE, HIGH = dp(40), dp(45)


class Candles(Widget):
    """`count` candles side by side."""

    count = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.bind(pos=self._lay, count=self._lay)

    def _lay(self, *_change: object) -> None:
        shown = min(MOST, int(self.count))
        self.size = shown * PITCH, HIGH
        self.canvas.clear()
        with self.canvas:
            Color(1, 1, 1, 1)
            for place in range(shown):
                Rectangle(source=TABLE("sconce"), pos=(self.x + place * PITCH, self.y), size=(WIDE, HIGH))
