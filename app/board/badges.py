"""Small words, numbers and signs on cells: costs, odds, counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture

from app.board.layer import WHITE, Colour, Layer, Stage

TEXT_PIXELS = 40
"""Texts are drawn once at this size and shown smaller: they stay sharp when one comes closer."""
ROUNDNESS = 0.35
INK: Colour = (0.05, 0.035, 0.025, 0.82)
CREAM: Colour = (0.969, 0.910, 0.784, 1.0)
RIM_WIDTH = 0.018
GROUND = 1.55
"""How much higher a sprite below a text is than the text."""
SIGN_INSET = 0.14
"""What is left free round a sign, as a share of its plate."""


class Badge(NamedTuple):
    """A text on a cell; `at` is where on it, in shares of the cell from its bottom left."""

    cell: int
    text: str
    colour: Colour = CREAM
    at: tuple[float, float] = (0.78, 0.80)
    height: float = 0.30
    plate: Colour = INK
    rim: Colour | None = None
    sprite: str = ""
    """A sign instead of the text."""
    ground: str = ""
    """A sprite instead of the plate."""


DANGER: Colour = (0.72, 0.13, 0.09, 0.97)
DANGER_RIM: Colour = (1.0, 0.76, 0.66, 1.0)


def cost(cell: int, text: str, at: tuple[float, float] = (0.83, 0.85)) -> Badge:
    """A red badge: what something costs, in the corner of a cell."""
    return Badge(cell, text, (1.0, 0.95, 0.9, 1.0), at, 0.32, DANGER, DANGER_RIM)


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
        texture = self.sprites[badge.sprite] if badge.sprite else self._text(badge.text)
        height = badge.height
        width = height * texture.width / texture.height
        x, y = self.grid.corner(badge.cell)
        left, bottom = x + badge.at[0] - width / 2, y + badge.at[1] - height / 2
        plate = height if badge.sprite else max(width + height * 0.35, height)
        group = InstructionGroup()
        place, radius = (x + badge.at[0] - plate / 2, bottom), height * (0.5 if badge.sprite else ROUNDNESS)
        if badge.ground:
            under = self.sprites[badge.ground]
            tall = height * GROUND
            wide = tall * under.width / under.height
            group.add(Color(*WHITE))
            middle = x + badge.at[0] - wide / 2, y + badge.at[1] - tall / 2
            group.add(Rectangle(texture=under, pos=middle, size=(wide, tall)))
            if badge.sprite:
                group.add(Rectangle(texture=texture, pos=middle, size=(wide, tall)))
                return group
        for colour, wider in ((badge.rim, RIM_WIDTH), (badge.plate, 0.0)):
            if colour is not None and not badge.ground:
                group.add(Color(*colour))
                pos = place[0] - wider, place[1] - wider
                size = plate + 2 * wider, height + 2 * wider
                group.add(RoundedRectangle(pos=pos, size=size, radius=[radius + wider]))
        group.add(Color(*badge.colour))
        inset = height * SIGN_INSET if badge.sprite else 0.0
        group.add(
            Rectangle(
                texture=texture,
                pos=(left + inset, bottom + inset),
                size=(width - 2 * inset, height - 2 * inset),
            )
        )
        group.add(Color(*WHITE))
        return group

    def _text(self, text: str) -> Texture:
        if text not in self._texts:
            label = CoreLabel(text=text, font_size=TEXT_PIXELS, font_name=self.font_name)
            label.refresh()
            self._texts[text] = label.texture
        return self._texts[text]
