"""Lines over the board: who sees whom, where a monster will walk.

Red alone turns to amber for many eyes, so a line of sight is barbed towards its prey and has a dark
casing; a path is smooth and ends in a head.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.board import soft
from app.board.batch import Batch
from app.board.geometry import Point
from app.board.layer import Colour, Layer, Stage, blend_add, blend_normal
from app.board.motion import ease_out
from app.board.quads import Quads
from app.board.strokes import Strokes, spaced, trimmed

GROW_SECONDS = 0.18
PULSE_HZ = 0.8
BARB_GAP = 0.26
DASH = 0.62
"""How much of a gap between dashes is dash."""


class Coat(NamedTuple):
    """One coat of paint of a line: colour, width, and whether it shines."""

    colour: Colour
    width: float
    shines: bool = False


class Style(NamedTuple):
    """How a line looks: its coats from below, and what it carries."""

    coats: tuple[Coat, ...]
    barbs: float = 0.0
    head: float = 0.0
    dots: float = 0.0
    """With a gap, the line is a row of dots that far apart, each as wide as its coat."""
    dashes: float = 0.0
    """With a gap, the line is broken into dashes that far apart: it is not there yet."""


SIGHT = Style(
    (
        Coat((1.0, 0.141, 0.063, 0.38), 0.36, shines=True),
        Coat((0.110, 0.008, 0.008, 0.92), 0.115),
        Coat((0.910, 0.157, 0.102, 1.0), 0.060),
        Coat((1.0, 0.824, 0.737, 0.9), 0.020),
    ),
    barbs=0.11,
)
WOULD_SEE = SIGHT._replace(dashes=0.2)
"""A look that is not there yet."""
PATH = Style((Coat((0.05, 0.03, 0.02, 0.85), 0.17), Coat((0.969, 0.910, 0.784, 1.0), 0.075)), head=0.20)


class Line(NamedTuple):
    """A line through board points, from the one who looks or walks to the goal."""

    points: tuple[Point, ...]
    style: Style = SIGHT


class Sights(Layer):
    """The lines now shown; they grow from their start, and then what shines of them pulses."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._lines: tuple[Line, ...] = ()
        self._shine, self._paint = Quads(), Quads()
        self._light = Batch(self._shine)
        for part in (blend_add(), self._light, blend_normal(), Batch(self._paint)):
            self.canvas.add(part)

    def show(self, lines: Iterable[Line], animated: bool = True) -> None:
        self.motions.finish("grow")
        self._lines = tuple(line for line in lines if len(line.points) > 1)
        self.wake(bool(self._lines))
        if animated and self._lines:
            self.motions.start("grow", GROW_SECONDS, self._draw, ease_out)
        else:
            self._draw(1.0)

    def pulse(self, time: float) -> None:
        """Let what shines pulse."""
        self._light.fade(0.8 + 0.2 * math.sin(math.tau * PULSE_HZ * time))

    def _draw(self, share: float) -> None:
        self._shine.clear()
        self._paint.clear()
        for style in dict.fromkeys(line.style for line in self._lines):
            lines = [trimmed(line.points, share) for line in self._lines if line.style == style]
            for coat in style.coats:
                strokes = Strokes()
                for points in lines:
                    _stroke(strokes, points, coat, style)
                (self._shine if coat.shines else self._paint).paint(strokes, soft.feather(), coat.colour)


def _stroke(strokes: Strokes, points: Sequence[Point], coat: Coat, style: Style) -> None:
    """Add one line in one coat; what shines is only a band."""
    if style.dots and not coat.shines:
        for place, _ in spaced(points, style.dots):
            strokes.disc(place, coat.width / 2)
    elif style.dashes and not coat.shines:
        for (x, y), angle in spaced(points, style.dashes):
            dx, dy = (part * style.dashes * DASH / 2 for part in (math.cos(angle), math.sin(angle)))
            strokes.ribbon(((x - dx, y - dy), (x + dx, y + dy)), coat.width)
    else:
        strokes.ribbon(points, coat.width)
    if coat.shines or len(points) < 2:
        return
    if style.barbs:
        for place, angle in spaced(points, BARB_GAP):
            strokes.chevron(place, angle, style.barbs, coat.width * 0.8)
    if style.head:
        (x0, y0), (x1, y1) = points[-2:]
        angle = math.atan2(y1 - y0, x1 - x0)
        size = style.head + coat.width * 1.2
        tip = (x1 + coat.width * math.cos(angle), y1 + coat.width * math.sin(angle))
        strokes.head(tip, angle, size)
