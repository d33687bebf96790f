"""One figure on the stage: where it stands, how it leans, steps, is shaken and sinks."""

import json
import math
from functools import cache
from typing import NamedTuple

from kivy.metrics import dp

from app.board.quads import Quads
from app.games.dead_cells.table.paint.sketch import Colour
from app.games.dead_cells.table.paint.wardrobe import FOLDER, Wardrobe

SWAY = 0.011
"""How far a head goes to and fro, of the height."""


FOE_PIXELS, PEOPLE_PIXELS = 256.0, 360.0
"""How many pixels of a sprite are a hundred units."""


class Stand(NamedTuple):
    """Where a figure stands, in dp, and how it looks."""

    sprite: str
    x: float
    floor: float
    unit: float
    """The height of a hundred units."""
    most: float
    """The greatest width it may have."""
    flip: bool = False
    tint: Colour = (1.0, 1.0, 1.0, 1.0)
    tallest: float = 9999.0
    """The greatest height it may have."""


@cache
def _pivots() -> dict[str, float]:
    """Where the feet of each figure are, as a share of its width."""
    path = FOLDER / "figures.json"
    found: dict[str, float] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


class Figure:
    """One figure: a shadow, and a picture that can lean, step, shake and sink."""

    def __init__(self, wardrobe: Wardrobe, phase: float) -> None:
        self._wardrobe, self._phase = wardrobe, phase
        self.quads = Quads()
        self.stand = Stand("", 0, 0, 1, 1)
        self.step = self.shake = self.sink = self.slide = self.flash = 0.0
        self._size = (1.0, 1.0)
        self._pivot = 0.5

    def take(self, stand: Stand) -> None:
        """Stand there."""
        if stand.sprite != self.stand.sprite or stand.flip != self.stand.flip:
            self._dress(stand)
        self.stand = stand
        self._measure()

    def _dress(self, stand: Stand) -> None:
        self.quads.clear()
        texture, shadow = self._wardrobe[stand.sprite], self._wardrobe["floor_shadow"]
        if texture is None or shadow is None:
            return
        self.quads.add(shadow, second=True)
        number = self.quads.add(texture)
        coords = list(texture.tex_coords)
        if stand.flip:
            coords = [*coords[2:4], *coords[0:2], *coords[6:8], *coords[4:6]]
        self.quads.dress(number, coords)
        self._texture = texture
        pivot = _pivots().get(stand.sprite, 0.5)
        self._pivot = 1 - pivot if stand.flip else pivot

    def _measure(self) -> None:
        if not len(self.quads):
            return
        pixels = PEOPLE_PIXELS if self.stand.sprite.startswith("prisoner") else FOE_PIXELS
        scale = dp(self.stand.unit) / pixels
        scale = min(scale, dp(self.stand.most) / self._texture.width)
        scale = min(scale, dp(self.stand.tallest) / self._texture.height)
        self._size = self._texture.width * scale, self._texture.height * scale

    @property
    def height(self) -> float:
        """In pixels."""
        return self._size[1]

    def lay(self, origin: tuple[float, float], time: float) -> None:
        """Draw it where it is at a time."""
        if len(self.quads) < 2:
            return
        wide, high = self._size
        x = origin[0] + dp(self.stand.x) + dp(self.slide) + self.step + self.shake
        y = origin[1] + dp(self.stand.floor)
        high *= 1 - 0.85 * self.sink
        lean = high * (SWAY * math.sin(time * 2.1 + self._phase) + 0.25 * self.sink) + self.step * 0.35
        left, right = x - wide * self._pivot, x + wide * (1 - self._pivot)
        self.quads.lay(0, x - wide * 0.42, y - dp(6), wide * 0.84, dp(11))
        self.quads.tint(0, (1, 1, 1, 0.75 * (1 - self.sink)))
        self.quads.shape(1, (left, y, right, y, right + lean, y + high, left + lean, y + high))
        red, green, blue, alpha = self.stand.tint
        hot = 1 + self.flash
        self.quads.tint(1, (min(1.6, red * hot), green, blue, alpha * (1 - self.sink * 0.9)))
