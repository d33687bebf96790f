"""The dark paper that lies under every screen: one texture, repeated."""

from collections.abc import Sequence
from functools import cache

from kivy.core.image import Image
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from app.look.places import asset


@cache
def ground() -> Texture:
    """The seamless texture of the table, loaded once."""
    texture = Image(asset("textures", "night.png")).texture
    texture.wrap = "repeat"
    return texture


class Ground(InstructionGroup):
    """The paper as an instruction, for whoever draws it into a picture."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tint, self._sheet = Color(1, 1, 1, 1), Rectangle(texture=ground())
        for instruction in (self._tint, self._sheet):
            self.add(instruction)

    def dye(self, tint: Sequence[float]) -> None:
        """Tint the paper."""
        self._tint.rgba = tint

    def lay(self, x: float, y: float, width: float, height: float) -> None:
        """Cover this part of the window."""
        across, up = width / dp(512), height / dp(512)
        self._sheet.pos, self._sheet.size = (x, y), (width, height)
        self._sheet.tex_coords = (0, 0, across, 0, across, up, 0, up)
