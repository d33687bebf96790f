"""What is left of a pawn for a moment: a red flash, crumbs in its colour, and a board that shudders."""

import math

from kivy.metrics import dp

from app.board import soft
from app.board.geometry import Point
from app.board.layer import Colour
from app.board.motion import ease_out
from app.board.quads import Quads
from app.board.strokes import Strokes
from app.games.finstere_flure.drawing.scenery import Scenery

FLASH: Colour = (1.0, 0.16, 0.06, 0.9)
WIDE = 2.6
"""How wide the flash grows, in cells."""
CRUMBS, FAR, FALLS = 10, 1.0, 0.35
"""How many crumbs fly, how far, and how deep they fall on the way, in cells."""
CRUMB = 0.09
SHAKES = (4.0, -3.0, 2.0, -1.0, 0.0)
"""How the board shudders, in dp."""


class Burst:
    """A pawn that is bitten or crushed, frame by frame."""

    def __init__(self, light: Quads, scenery: Scenery, centre: Point, colour: Colour) -> None:
        self._light, self._scenery, self._centre, self._colour = light, scenery, centre, colour

    def show(self, share: float) -> None:
        """Be so far; at 1 nothing is left of it."""
        self._light.clear()
        self._scenery.board.scene.shake((dp(SHAKES[min(len(SHAKES) - 1, int(share * 8))]), 0.0))
        if share < 1:
            self._flash(share)
            self._fly(share)

    def _flash(self, share: float) -> None:
        x, y = self._centre
        size = 1 + (WIDE - 1) * ease_out(share)
        flash = self._light.add(soft.halo(), (*FLASH[:3], FLASH[3] * (1 - share)))
        self._light.lay(flash, x - size / 2, y - size / 2, size, size)

    def _fly(self, share: float) -> None:
        """Crumbs go apart in a ring that is none: each has a reach of its own."""
        (x, y), crumbs = self._centre, Strokes()
        for number in range(CRUMBS):
            angle = 2 * math.pi * number / CRUMBS + 0.4
            far = FAR * ease_out(share) * (0.65 + 0.35 * math.sin(number * 7.3))
            down = FALLS * share * share
            crumbs.dot((x + math.cos(angle) * far, y + math.sin(angle) * far - down), CRUMB * (1.3 - share))
        self._light.paint(crumbs, soft.dot(), (*self._colour[:3], 1 - share**3), second=True)
