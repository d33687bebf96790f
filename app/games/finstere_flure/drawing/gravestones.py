"""The tombstones beside the board: what was played and how many lie face down, or what may come next."""

from __future__ import annotations

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.board.glyphs import glyphs
from app.games.finstere_flure.monster.portrait import sprites
from app.widgets.paper import Pressed
from engine.games.finstere_flure.rules.tombstones import Tombstone

NUMBERS = ("5", "7", "8", "10", "0", "1", "2", "3", "4", "6")
FONT = "number"
PROPORTION = 128 / 160
SMALL = 0.66
"""Height of the tombstones seen before, as a share of the last one."""
LEAST_SHOWN = 0.5
"""Where there is little room, at least this part of a tombstone is seen beside the next."""
MOST_IN_PILE = 3
FAN = 0.16
GAP = 0.10
"""Between groups, in heights of the large tombstone."""
INK = (0.09, 0.10, 0.10, 1)
PALE = (0.90, 0.92, 0.86, 1)
NUMBER_AT, NUMBER_HEIGHT = 0.56, 0.50


def row_of(count: int) -> float:
    """How wide a row of so many is at least, as a share of its height."""
    return PROPORTION * (1 + LEAST_SHOWN * max(0, count - 1))


class Gravestones(Pressed, Widget):
    """A row of tombstones; a touch asks what is left."""

    seen = ListProperty()
    """What was turned up in this stage, as Tombstone; the last one is shown large."""
    left = NumericProperty(8)
    """How many lie face down."""
    coming = ListProperty()
    """What may be turned up next, as Tombstone; if there are some, they are shown instead of all others."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "seen", "left", "coming"):
            self.fbind(name, self._redraw)

    def _draw(self, *_when: object) -> None:
        self.canvas.clear()
        if self.coming:
            self._row()
            return
        before, last = self.seen[:-1], self.seen[-1:]
        tall = min(self.height, self.width / self._least_width(len(before), len(last)))
        small = tall * SMALL
        pile = small * PROPORTION * (1 + FAN * (MOST_IN_PILE - 1))
        place = self.x
        for stone in last:
            self._stone("tombstone", place, tall, stone, INK)
            place += tall * (PROPORTION + GAP)
        room = self.right - place - pile - tall * GAP
        step = self._step(len(before), small * PROPORTION, room)
        for stone in before:
            self._stone("tombstone_seen", place, small, stone, PALE)
            place += step
        place += (small * PROPORTION - step if before else 0) + tall * GAP
        self._pile(place if before else place - tall * GAP, small)

    def _row(self) -> None:
        """All that may come, side by side as long as there is room, then closer, then smaller."""
        count = len(self.coming)
        tall = min(self.height, self.width / row_of(count))
        wide = tall * PROPORTION
        step, y = self._step(count, wide, self.width), self.y + (self.height - tall) / 2
        for index, stone in enumerate(self.coming):
            seen = wide if index + 1 == count else min(wide, step)
            self._stone("tombstone", self.x + index * step, tall, stone, INK, y, seen)

    @staticmethod
    def _least_width(before: int, last: int) -> float:
        """How wide the row is at least, in heights of the large tombstone."""
        small = SMALL * PROPORTION
        row = (small * (1 + LEAST_SHOWN * (before - 1)) + GAP) if before else 0.0
        return last * (PROPORTION + GAP) + row + small * (1 + FAN * (MOST_IN_PILE - 1))

    @staticmethod
    def _step(count: int, width: float, room: float) -> float:
        """How far apart tombstones stand: beside each other, or closer where they would not fit."""
        if count < 2:
            return width
        return max(width * LEAST_SHOWN, min(width * 1.06, (room - width) / (count - 1)))

    def _stone(
        self,
        sprite: str,
        x: float,
        tall: float,
        stone: Tombstone | None,
        ink: Any,
        y: float | None = None,
        seen: float | None = None,
    ) -> None:
        """One stone; what it says stands in the middle of as much of it as the next one leaves to be seen."""
        y, wide = self.y if y is None else y, tall * PROPORTION
        self._picture(sprites()[sprite], x, y, wide, tall)
        box = (x - (wide - (wide if seen is None else seen)) / 2, y, wide, tall)
        if stone is not None and stone.prey:
            self._picture(sprites()[f"prey_{stone.prey}"], *box)
        elif stone is not None:
            self._number(str(stone.steps), box, ink)

    def _pile(self, x: float, tall: float) -> None:
        count = min(MOST_IN_PILE, int(self.left))
        for index in range(count):
            self._stone("tombstone_back", x + index * FAN * tall * PROPORTION, tall, None, PALE)
        if count:
            top = x + (count - 1) * FAN * tall * PROPORTION
            self._number(str(int(self.left)), (top, self.y, tall * PROPORTION, tall), PALE)

    def _number(self, text: str, box: tuple[float, float, float, float], ink: Any) -> None:
        texture = glyphs(NUMBERS, FONT)[text]
        x, y, wide, tall = box
        high = tall * NUMBER_HEIGHT
        across = high * texture.width / texture.height
        self._picture(texture, x + wide / 2 - across / 2, y + tall * NUMBER_AT - high / 2, across, high, ink)

    def _picture(
        self, texture: Texture, x: float, y: float, wide: float, tall: float, ink: Any = (1, 1, 1, 1)
    ) -> None:
        self.canvas.add(Color(*ink))
        self.canvas.add(Rectangle(texture=texture, pos=(x, y), size=(wide, tall)))
