"""Pawns that stand before a door, as large as they fit side by side."""

from kivy.clock import Clock
from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from app.look.places import sprite

PAWN_RATIO = 160 / 220
OVERLAP = 0.78
"""Part of its width that a pawn takes from its neighbour's place."""


class Standing(Widget):
    """A group of pawns; two rows when there are many."""

    hues = ListProperty([])

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw)
        self.bind(pos=self._redraw, size=self._redraw, hues=self._redraw)

    def _draw(self, *_dt: object) -> None:
        self.canvas.clear()
        with self.canvas:
            Color(1, 1, 1, 1)
            for hue, (x, y, wide, high) in zip(
                self.hues, row_of(len(self.hues), self.width, self.height), strict=True
            ):
                texture = Image(sprite(f"pawn_{hue}")).texture
                Rectangle(texture=texture, pos=(self.x + x, self.y + y), size=(wide, high))


def row_of(count: int, width: float, height: float) -> list[tuple[float, float, float, float]]:
    """Where each pawn of a group stands, the back row first: x, y, width and height."""
    if not count:
        return []
    back = count // 2 if count > 4 else 0
    places: list[tuple[float, float, float, float]] = []
    for number, lift in ((back, 0.32), (count - back, 0.0)):
        if not number:
            continue
        wide = min(height * PAWN_RATIO, width / (OVERLAP * (number - 1) + 1))
        start = (width - wide * (OVERLAP * (number - 1) + 1)) / 2
        places += [
            (start + wide * OVERLAP * place, height * lift, wide, wide / PAWN_RATIO)
            for place in range(number)
        ]
    return places
