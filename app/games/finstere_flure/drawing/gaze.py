"""The layer of the monster's eyes: where it stands, where it faces, and its three lines of sight."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from kivy.graphics import PopMatrix, PushMatrix, Translate

from app.board import soft
from app.board.batch import Batch
from app.board.geometry import Point
from app.board.layer import Colour, Layer, Stage, blend_add, blend_normal
from app.board.motion import ease_out
from app.board.quads import Quads
from app.board.strokes import Strokes

WIDTH = 0.78
FARTHEST = 17.0
"""After so many cells a beam has faded to nothing."""
BEAM: Colour = (0.80, 0.92, 0.46, 0.62)
FAINT = 0.55
"""How strong the beams are that do not catch anybody."""
DOT: Colour = (0.93, 0.95, 0.76, 0.75)
BASE: Colour = (0.03, 0.035, 0.03, 0.80)
RIM: Colour = (0.86, 0.88, 0.64, 0.95)
PREY: Colour = (0.95, 0.20, 0.12, 1.0)
PREY_CASING: Colour = (0.10, 0.01, 0.01, 0.85)
GROW_SECONDS = 0.28


class Beam(NamedTuple):
    """A look along a line of points, and whether it ends at the prey."""

    points: tuple[Point, ...]
    catches: bool = False


class Gaze(Layer):
    """Base, facing and beams; the base follows the monster when it moves."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._place = Translate()
        self._light, self._catch, self._base = Quads(), Quads(), Quads()
        self.beams: tuple[Beam, ...] = ()
        seen = (blend_add(), Batch(self._light), blend_normal(), Batch(self._catch))
        for part in (*seen, PushMatrix(), self._place, Batch(self._base), PopMatrix()):
            self.canvas.add(part)

    def stand(self, pos: Point, step: Point) -> None:
        """Stand there at once, facing along a step."""
        self.go(pos)
        self.face(step)

    def go(self, pos: Point) -> None:
        """Let the base be somewhere else."""
        self._place.xy = pos

    def face(self, step: Point) -> None:
        """Turn the arrow of the base."""
        self._base.clear()
        angle = math.atan2(step[1], step[0])
        arrow = Strokes()
        arrow.head((0.66 * math.cos(angle), 0.66 * math.sin(angle)), angle, 0.24)
        disc, rim = Strokes(), Strokes()
        disc.disc((0, 0), 0.42)
        rim.ring((0, 0), 0.42, 0.07)
        for colour, strokes in ((BASE, disc), (RIM, rim), (RIM, arrow)):
            self._base.paint(strokes, soft.feather(), colour)

    def look(self, beams: Sequence[Beam], animated: bool = True) -> None:
        """Shine along these lines; with `animated` the light runs out from the eyes."""
        self.motions.finish("look")
        self.beams = tuple(beam for beam in beams if len(beam.points) > 1)
        if animated and self.beams:
            self.motions.start("look", GROW_SECONDS, lambda share: self._draw(_grown(share)), ease_out)
        else:
            self._draw(1.0)

    def _draw(self, share: float) -> None:
        self._light.clear()
        self._catch.clear()
        dots = Strokes()
        for beam in self.beams:
            reach = 1 + (len(beam.points) - 1) * share
            colour = (*BEAM[:3], BEAM[3] * (1.0 if beam.catches else FAINT))
            self._light.paint(_band(beam, share), soft.beam(), colour)
            for point in beam.points[1 : int(reach)]:
                dots.dot(point, 0.045 * soft.DOT_REACH)
        self._catch.paint(dots, soft.dot(), DOT, second=True)
        caught = [beam.points[-1] for beam in self.beams if beam.catches] if share >= 1 else []
        for colour, width in ((PREY_CASING, 0.13), (PREY, 0.07)):
            rings = Strokes()
            for point in caught:
                rings.ring(point, 0.47, width)
            self._catch.paint(rings, soft.feather(), colour)


def _grown(share: float) -> float:
    """Beams are seen from their first frame on, also where frames are few."""
    return 0.4 + 0.6 * share


def _band(beam: Beam, share: float) -> Strokes:
    """One long quad from the first point; it ends half a cell beyond the last one."""
    (x0, y0), (x1, y1) = beam.points[0], beam.points[-1]
    far = math.dist((x0, y0), (x1, y1))
    dx, dy = (x1 - x0) / far, (y1 - y0) / far
    near, end = 0.3, 0.3 + (far + 0.2) * share
    half, strokes = WIDTH / 2, Strokes()
    places = ((near, -half), (end, -half), (end, half), (near, half))
    u0, u1 = near / FARTHEST, min(1.0, end / FARTHEST)
    strokes.quad(
        tuple((x0 + dx * along - dy * across, y0 + dy * along + dx * across) for along, across in places),
        (u0, 0, u1, 0, u1, 1, u0, 1),
    )
    return strokes
