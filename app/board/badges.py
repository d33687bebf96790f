"""Small words and numbers on cells: odds, distances, counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle

from app.board.layer import WHITE, Colour, Layer, Stage

TEXT_PIXELS = 40
"""Texts are drawn once at this size and shown smaller: they stay sharp when one comes closer."""
ROUNDNESS = 0.35
INK: Colour = (0.05, 0.035, 0.025, 0.82)
CREAM: Colour = (0.969, 0.910, 0.784, 1.0)


class Badge(NamedTuple):
    """A text on a cell; `at` is where on it, in shares of the cell from its bottom left."""

    cell: int
    text: str
    colour: Colour = CREAM
    at: tuple[float, float] = (0.78, 0.80)
    height: float = 0.30


class Badges(Layer):
    """The badges now shown; equal texts share one texture."""

    def __init__(self, stage: Stage, font_name: str) -> None:
        super().__init__(stage)
        self.font_name = font_name
        self._texts: dict[str, Any] = {}

    def show(self, badges: Iterable[Badge]) -> None:
        self.canvas.clear()
        for badge in badges:
            self.canvas.add(self._badge(badge))

    def _badge(self, badge: Badge) -> InstructionGroup:
        texture = self._text(badge.text)
        height = badge.height
        width = height * texture.width / texture.height
        x, y = self.grid.corner(badge.cell)
        left, bottom = x + badge.at[0] - width / 2, y + badge.at[1] - height / 2
        plate = max(width + height * 0.35, height)
        group = InstructionGroup()
        group.add(Color(*INK))
        place = (x + badge.at[0] - plate / 2, bottom)
        group.add(RoundedRectangle(pos=place, size=(plate, height), radius=[height * ROUNDNESS]))
        group.add(Color(*badge.colour))
        group.add(Rectangle(texture=texture, pos=(left, bottom), size=(width, height)))
        group.add(Color(*WHITE))
        return group

    def _text(self, text: str) -> Any:
        if text not in self._texts:
            label = CoreLabel(text=text, font_size=TEXT_PIXELS, font_name=self.font_name)
            label.refresh()
            self._texts[text] = label.texture
        return self._texts[text]
