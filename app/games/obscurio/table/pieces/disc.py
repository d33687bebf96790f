"""A round Illusion card: its picture, what a trap lays over it, its lit rim and a ring of light."""

from typing import NamedTuple

from kivy.graphics import InstructionGroup
from kivy.uix.widget import Widget

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.film import film
from app.games.obscurio.table.pieces.part import WHITE, Part
from app.games.obscurio.table.pieces.pictures import TABLE, illusion
from app.look.theme import Colour

NOTHING = 0
"""A card that is not there, or lies face down."""

MARGIN = 0.976
"""The part of its picture that a card fills."""
RIM = 340 / 300
"""The sprite of the rim by the width of the card in it."""


class Cover(NamedTuple):
    """What lies over a card: the film, a printed sheet, soot."""

    film: bool = False
    sheet: int = -1
    """Which of the two sheets of the Mist; -1 for none."""
    soot: bool = False


BARE = Cover()


class Disc(Widget):
    """A card in its box, as large as fits. It never touches textures that are not shown."""

    def __init__(self, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._pictures = pictures
        self.card, self.cover, self.down = NOTHING, BARE, False
        self._film, self._plain = film(), InstructionGroup()
        self._face, self._red = Part(), Part()
        self._sheet, self._dark = Part(), Part(TABLE("soot"), dye=(0, 0, 0, 0))
        self._lip, self._ring = Part(TABLE("lip")), Part(TABLE("halo"), dye=(1, 1, 1, 0))
        self._plain.add(self._face)
        self._film.add(self._red)
        for part in (self._plain, self._film, self._sheet, self._dark, self._lip, self._ring):
            self.canvas.add(part)
        self.bind(pos=self._lay, size=self._lay)

    @property
    def radius(self) -> float:
        """Half the width of the card in pixels."""
        return float(min(self.size)) / 2

    def show(self, card: int, cover: Cover = BARE, down: bool = False) -> None:
        """Show a card, its back if it lies face down, or nothing."""
        if (card, cover, down) == (self.card, self.cover, self.down):
            return
        self.card, self.cover, self.down = card, cover, down
        face, red = self._face, self._red
        for part in (face, red):
            part.show(texture=None)
        if down:
            face.show(TABLE("back"))
        elif cover.soot:
            face.show(TABLE("soot"))
        elif card:
            (red if cover.film else face).show(texture=self._pictures[illusion(card)])
        if cover.sheet >= 0:
            self._sheet.show(TABLE(f"mist_{cover.sheet}"))
        self._lay()

    def ring(self, colour: Colour | None) -> None:
        """A ring of light round it, or none."""
        self._ring.dye(colour or (1, 1, 1, 0))

    def dim(self, share: float) -> None:
        """Take light from it."""
        light = 1 - share
        for part in (self._face, self._red):
            part.dye((light, light, light, 1))

    def show_sprite(self, source: str) -> None:
        """Show a sprite of the table in the place of a card."""
        self.card, self.cover, self.down = NOTHING, BARE, True
        self._face.show(source)
        self._lay()

    def fade(self, opacity: float) -> None:
        """Let all of it be seen by that share."""
        self.opacity = opacity

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the card."""
        return bool(
            (x - (self.x + self.width / 2)) ** 2 + (y - (self.y + self.height / 2)) ** 2 <= self.radius**2
        )

    def place_of(self, x: float, y: float) -> tuple[float, float]:
        """A point of the screen as a place of the card, from (-1, -1) at the top left."""
        radius = max(1.0, self.radius)
        return (x - (self.x + self.width / 2)) / radius, ((self.y + self.height / 2) - y) / radius

    def point_at(self, x: float, y: float) -> tuple[float, float]:
        """A place of the card as a point of the screen."""
        return (self.x + self.width / 2) + x * self.radius, (self.y + self.height / 2) - y * self.radius

    def _lay(self, *_change: object) -> None:
        x, y, wide = (self.x + self.width / 2), (self.y + self.height / 2), 2 * self.radius
        shown = bool(self.card or self.down or self.cover.soot)
        bare = self.down or self.cover.soot
        full = wide * (1.02 if bare else 1 / MARGIN) if shown else 0
        covered = shown and self.cover.film and not bare
        self._face.centre(x, y, 0 if covered else full, 0 if covered else full)
        self._red.centre(x, y, full if covered else 0, full if covered else 0)
        sheet = wide * 384 / 376 if shown and self.cover.sheet >= 0 and not bare else 0
        self._sheet.centre(x, y, sheet, sheet)
        rim = wide * RIM if shown else 0
        self._lip.centre(x, y, rim, rim)
        self._ring.centre(x, y, rim, rim)

    def clear(self) -> None:
        """Let go of its picture."""
        self.show(NOTHING)
        self._face.dye(WHITE)
