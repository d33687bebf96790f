"""What passes over the whole stage or a card: a card that turns over, a flare."""

import math

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.motion import Motions, linear
from app.board.quads import Quads
from app.games.dead_cells.table.paint.sketch import Colour
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.table.desk.plan import Box

FLARE = 0.6
SOOT: Colour = (0.03, 0.06, 0.07, 1.0)
BACK: Colour = (0.62, 0.5, 0.36, 1.0)
"""A card's back is darker paper."""
RISE = 0.18
"""The part of a flare in which it grows."""


class Effects:
    """Quads over the figures. They are empty but for the moments in which something passes."""

    def __init__(self, stage: Widget, wardrobe: Wardrobe, motions: Motions) -> None:
        self._stage, self._wardrobe, self._motions = stage, wardrobe, motions
        self._card, self._light = Quads(), Quads()

    @property
    def quads(self) -> tuple[Quads, ...]:
        """From below."""
        return self._light, self._card

    def turn_over(self, card: Box, seconds: float) -> None:
        """Its back grows narrow, then its face grows wide over the dark; the painted face is left."""
        paper, sign = self._wardrobe["card_paper"], self._wardrobe["icon_unseen"]
        if paper is None or sign is None:
            return
        self._motions.finish("turn_over")
        dark, sheet, mark = self._card.add(paper, SOOT), self._card.add(paper, BACK), self._card.add(sign)
        middle, half, sign_high = card.x + card.width / 2, card.width / 2, min(40.0, card.width * 0.5)

        def turn(share: float) -> None:
            wide = half * abs(math.cos(math.pi * share))
            back = share < 0.5
            self._place(dark, card.x, card.y, card.width, card.height)
            self._place(sheet, middle - wide, card.y, 2 * wide, card.height)
            self._card.tint(sheet, BACK if back else (1.0, 1.0, 1.0, 1.0))
            across = sign_high * wide / half / 2
            self._place(mark, middle - across, card.y + (card.height - sign_high) / 2, 2 * across, sign_high)
            self._card.tint(mark, (1.0, 1.0, 1.0, 1.0 if back else 0.0))

        self._motions.start("turn_over", seconds, turn, linear, self._card.clear)

    def _place(self, number: int, x: float, y: float, width: float, height: float) -> None:
        self._card.lay(number, self._stage.x + dp(x), self._stage.y + dp(y), dp(width), dp(height))

    def flare(self, box: Box, light: Colour) -> None:
        """A burst of light from the middle of a box that dies down."""
        glow = self._wardrobe["glow_soft"]
        if glow is None:
            return
        self._motions.finish("flare")
        burst = self._light.add(glow, light)

        def burn(share: float) -> None:
            strength = share / RISE if share < RISE else (1 - share) / (1 - RISE)
            wide = box.width * (0.5 + 0.35 * share)
            high = box.height * (0.7 + 0.5 * share)
            x = box.x + box.width / 2 - wide
            y = box.y + box.height / 2 - high
            self._light.lay(burst, self._stage.x + dp(x), self._stage.y + dp(y), dp(2 * wide), dp(2 * high))
            self._light.tint(burst, (*light[:3], strength))

        self._motions.start("flare", FLARE, burn, linear, self._light.clear)
