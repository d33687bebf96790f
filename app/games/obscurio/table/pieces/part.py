"""One picture of a scene: made once, then laid elsewhere or dyed."""

from typing import Any

from kivy.graphics import BorderImage, Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.look.theme import Colour

WHITE: Colour = (1.0, 1.0, 1.0, 1.0)
BORDER = 32
"""Pixels of a nine-patch that are never stretched."""


Rect = tuple[float, float, float, float]
"""Left, bottom, width, height."""


def bounds(widget: Widget) -> Rect:
    """Where a widget lies."""
    return float(widget.x), float(widget.y), float(widget.width), float(widget.height)


class Part(InstructionGroup):
    """A rectangle with a picture; without a size it is not there."""

    def __init__(self, source: str = "", texture: Texture = None, dye: Colour = WHITE) -> None:
        super().__init__()
        self._colour = Color(*dye)
        self.shape = self._made(source)
        if texture is not None:
            self.shape.texture = texture
        self.shape.size = 0, 0
        self.add(self._colour)
        self.add(self.shape)

    def _made(self, source: str) -> Any:
        return Rectangle(source=source) if source else Rectangle()

    def lay(self, x: float, y: float, width: float, height: float) -> None:
        """Put it into a box."""
        self.shape.pos, self.shape.size = (x, y), (width, height)

    def centre(self, x: float, y: float, width: float, height: float) -> None:
        """Put it round a point."""
        self.lay(x - width / 2, y - height / 2, width, height)

    def dye(self, colour: Colour) -> None:
        """Tint it; the fourth number is its opacity."""
        self._colour.rgba = colour

    def fade(self, opacity: float) -> None:
        """Let it be seen by that share."""
        self._colour.a = opacity

    def show(self, source: str = "", texture: Texture = None) -> None:
        """Another picture in the same place."""
        if source:
            self.shape.source = source
        else:
            self.shape.texture = texture

    def hide(self) -> None:
        self.shape.size = 0, 0


class Slab(Part):
    """A nine-patch: a slab of paper of any size."""

    def __init__(self, source: str, corner: float = 14, dye: Colour = WHITE) -> None:
        self._corner = corner
        super().__init__(source, dye=dye)

    def lay(self, x: float, y: float, width: float, height: float) -> None:
        """Put it into a box; one without a size has no corners either."""
        super().lay(x, y, width, height)
        edge = dp(self._corner) if width and height else 0
        self.shape.display_border = (edge,) * 4

    def hide(self) -> None:
        self.lay(0, 0, 0, 0)

    def _made(self, source: str) -> Any:
        edge = dp(self._corner)
        return BorderImage(source=source, border=(BORDER,) * 4, display_border=(edge,) * 4)
