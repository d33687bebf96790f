"""The prisoners are out: light bursts from the Gate and runs over the whole cage.

At most 0.7 s; a touch jumps to its end, and without animations there is only the end.
"""

import math

from app.board import soft
from app.board.batch import Batch
from app.board.geometry import Point
from app.board.layer import Colour, Layer, Stage, blend_add, blend_normal
from app.board.motion import ease_out, linear
from app.board.quads import Quads
from app.board.strokes import Strokes

SECONDS = 0.7
FLARES = 0.25
"""When the light is full, as a share of the whole."""
GOLD: Colour = (1.0, 0.80, 0.42, 0.8)
WHITE_HOT: Colour = (1.0, 0.96, 0.84, 0.9)
FIRST, WIDE, CORE = 1.5, 9.0, 2.4
"""How wide the light is at first, how much wider it grows, and how wide its heart is, in cells."""
RAYS, REACH, TURNS = 12, 5.0, 0.35
"""How many rays it has, how far they reach, in cells, and how far they turn (radians)."""
RAY = (0.2, 0.9)
"""How wide a ray is at first and in the end."""


class Dawn(Layer):
    """Plays the end of a night above the board."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._light = Quads()
        for part in (blend_add(), Batch(self._light), blend_normal()):
            self.canvas.add(part)

    def play(self, gate: int) -> None:
        """Let it break from a cell."""
        centre = self.grid.centre(gate)
        self.motions.start("dawn", SECONDS, lambda share: self._show(centre, share), linear)

    def _show(self, centre: Point, share: float) -> None:
        self._light.clear()
        if share >= 1:
            return
        strength = min(1.0, share / FLARES, (1 - share) / (1 - FLARES))
        rays = Strokes()
        for ray in range(RAYS):
            angle = 2 * math.pi * ray / RAYS + TURNS * share
            rays.wedge(centre, angle, REACH * ease_out(share), *RAY)
        self._light.paint(rays, soft.beam(), (*GOLD[:3], GOLD[3] * strength))
        x, y = centre
        for size, colour in ((FIRST + WIDE * ease_out(share), GOLD), (CORE * strength, WHITE_HOT)):
            glow = self._light.add(soft.halo(), (*colour[:3], colour[3] * strength), second=True)
            self._light.lay(glow, x - size / 2, y - size / 2, size, size)
