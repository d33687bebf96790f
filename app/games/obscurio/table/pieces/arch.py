"""A door: a pointed niche with a card, a keystone with its number, a threshold on which pawns stand."""

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.disc import Disc
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE
from app.look.theme import Colour

WIDE, HIGH = 360.0, 490.0
"""The sprite; a niche keeps these proportions."""
CARD = 308.0
CARD_Y = 222.0
"""How wide a card is and where its middle lies, from the top."""
KEY = (76.0, 88.0)
KEY_Y = 36.0
SILL = 26.0
"""How far above the foot of the sprite pawns stand."""
LEAST_KEY = dp(26)


class DoorArch(FloatLayout):
    """One door. `number` 0 has an eye on its keystone: the Exit while it has no place among the doors."""

    def __init__(self, pictures: Pictures, number: int, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.number = number
        self._gold = number == 0
        self._stones = Part(TABLE("arch"))
        self._glow = Part(TABLE("arch_exit"), dye=(1, 1, 1, 0))
        self._key = Part()
        self._boards = Part(TABLE("boards"), dye=(1, 1, 1, 0))
        for part in (self._stones, self._glow):
            self.canvas.before.add(part)
        self.disc = Disc(pictures)
        self.add_widget(self.disc)
        for part in (self._boards, self._key):
            self.canvas.after.add(part)
        self.light(self._gold)
        self.bind(pos=self._lay, size=self._lay)

    def light(self, is_exit: bool, strength: float = 1.0) -> None:
        """Gold light falls out of the Exit."""
        self._gold = is_exit
        self._glow.fade(strength if is_exit else 0.0)
        self._key.show(TABLE(f"key_{'gold_' if is_exit else ''}{self.number}"))

    def bar(self, is_barred: bool) -> None:
        """Boards before a wrong door."""
        self._boards.fade(1.0 if is_barred else 0.0)

    def ring(self, colour: Colour | None) -> None:
        """Light round its card."""
        self.disc.ring(colour)

    @property
    def scale(self) -> float:
        """Pixels of one pixel of the sprite."""
        return float(self.width / WIDE)

    def stand(self, place: int, count: int, wide: float) -> tuple[float, float]:
        """Where the foot of one of several pawns is, as wide as that each."""
        room = self.width * 0.78
        pitch = min(wide * 0.86, (room - wide * 0.4) / max(1, count - 1)) if count > 1 else 0.0
        return (self.x + self.width / 2) + (place - (count - 1) / 2) * pitch, self.y + SILL * self.scale

    def _lay(self, *_change: object) -> None:
        scale = self.scale
        for part in (self._stones, self._glow):
            part.lay(self.x, self.y, self.width, self.height)
        side = CARD * scale
        self.disc.size = side, side
        self.disc.center = (self.x + self.width / 2), (self.y + self.height) - CARD_Y * scale
        key = max(LEAST_KEY, KEY[0] * scale * 0.86)
        self._key.centre(
            (self.x + self.width / 2), (self.y + self.height) - KEY_Y * scale, key, key * KEY[1] / KEY[0]
        )
        self._boards.centre(
            (self.x + self.width / 2), self.y + self.height * 0.27, self.width * 0.84, self.width * 0.3
        )


def fitted(wide: float, high: float, broad: float = 1.0) -> tuple[float, float]:
    """The size of an arch that fits into a box; it may be broader than its sprite by that factor."""
    scale = min(wide / WIDE, high / HIGH)
    return min(wide, WIDE * scale * broad), HIGH * scale
