"""The loupe: what lies under the bead, larger, above the finger."""

from kivy.graphics import Color, Ellipse, InstructionGroup
from kivy.uix.widget import Widget

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.disc import MARGIN, Cover
from app.games.obscurio.table.pieces.film import film
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE, illusion

ZOOM = 2.5
RIM = 280 / 232
"""The sprite by what is seen in it."""


class Loupe(Widget):
    """Shows a part of a card; without a card it is not there."""

    def __init__(self, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._pictures = pictures
        self._plain, self._film = InstructionGroup(), film()
        self._glass, self._red = Ellipse(), Ellipse()
        for group, shape in ((self._plain, self._glass), (self._film, self._red)):
            group.add(Color(1, 1, 1, 1))
            group.add(shape)
            self.canvas.add(group)
        self._ring = Part(TABLE("loupe"))
        self.canvas.add(self._ring)
        self.hide()

    def look(self, card: int, cover: Cover, place: tuple[float, float], side: float, page: float) -> None:
        """Show the surroundings of a place of a card that is so wide on the table."""
        shape, other = (self._red, self._glass) if cover.film else (self._glass, self._red)
        texture = self._pictures[illusion(card)]
        shape.texture = texture
        wide, high = texture.tex_coords[2], texture.tex_coords[1]
        reach = side / ZOOM / page / 2 * MARGIN
        u, v = 0.5 + place[0] / 2 * MARGIN, 0.5 + place[1] / 2 * MARGIN
        left, right, low, top = u - reach, u + reach, v + reach, v - reach
        shape.tex_coords = [
            left * wide, low * high, right * wide, low * high,
            right * wide, top * high, left * wide, top * high,
        ]  # fmt: skip
        shape.size, shape.pos = (
            (side, side),
            ((self.x + self.width / 2) - side / 2, (self.y + self.height / 2) - side / 2),
        )
        other.size = 0, 0
        self._ring.centre((self.x + self.width / 2), (self.y + self.height / 2), side * RIM, side * RIM)

    def hide(self) -> None:
        """Put it away."""
        self._glass.size = self._red.size = 0, 0
        self._ring.hide()
