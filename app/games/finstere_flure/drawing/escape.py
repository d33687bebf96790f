"""A pawn's way out: it walks through the door into the light, and a spark of it flies to its tag."""

import math
from collections.abc import Callable

from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board import soft
from app.board.geometry import Point
from app.board.layer import Colour
from app.board.motion import ease_in, ease_in_out, ease_out
from app.board.quads import Quads
from app.board.strokes import Strokes, along
from app.games.finstere_flure.drawing.scenery import Scenery
from engine.games.finstere_flure.rules.board import EXIT, NORTH, WEST
from engine.games.finstere_flure.view import FlureView

SECONDS = 0.7
FLARES, GONE, FLIES, COUNTS = 0.3, 0.55, 0.4, 0.8
"""When the light is full, the pawn gone, the spark on its way and at its tag, as shares of the whole."""
SMALL = 0.3
"""How tall the pawn is where it disappears, in cells."""
THRESHOLD = 0.06
"""How far above the middle of its cell that is."""
LIGHT: Colour = (1.0, 0.78, 0.36, 0.85)
WHITE_HOT: Colour = (1.0, 0.95, 0.80, 1.0)
GLOW, SPREAD = 1.5, 2.0
"""How wide the glow of the door is, and how much wider it grows, in cells."""
RAYS, FAN, REACH = 5, 1.7, 4.2
"""How many rays fall into the hall, between what angles (radians), and how far, in cells."""
RAY = (0.2, 0.84)
"""How wide a ray is at first and in the end."""
SPARK, FLASH, TAIL = 0.7, 2.4, 6
"""How wide the spark is, in cells, how much wider the flash on the tag, and how many glows its tail has."""
LEAST = dp(26)
"""How wide the spark is at least: cells are small on a phone."""
LAG = 0.05
"""How far each of these is behind, as a share of the flight."""
ARC = dp(40)
"""How far above its ends the spark flies."""


class Escape:
    """One pawn on its way out, frame by frame."""

    def __init__(self, light: Quads, scenery: Scenery, view: FlureView, pawn: int, tag: Point | None) -> None:
        self._light, self._scenery, self._pawn = light, scenery, pawn
        self._door = scenery.orientation.centre(EXIT)
        pieces = scenery.board.pieces
        self._start, self._tall = pieces.middle(pawn), pieces.height(pawn)
        scenery.put_pawn(view, pawn, EXIT)
        board = scenery.board
        door = board.to_window(*board.place_of(scenery.orientation.shown(EXIT)))
        wide = max(LEAST, SPARK * board.camera.scale)
        self._spark = Spark(door, tag, wide) if tag is not None else None

    def show(self, share: float, counted: Callable[[], object]) -> None:
        """Be so far; `counted` is called when the tag has it."""
        self._light.clear()
        self._shine(max(0.0, min(1.0, share / FLARES, (1 - share) / (1 - GONE))), share)
        if self._pawn in self._scenery.board.pieces:
            self._walk(min(1.0, share / GONE))
        if share >= COUNTS:
            counted()
        if self._spark is not None:
            self._fly(self._spark, share)

    def _shine(self, strength: float, share: float) -> None:
        """The door blazes up, and its rays sweep over the floor."""
        x, y = self._door
        rays = Strokes()
        for ray in range(RAYS):
            rays.wedge(self._door, self._angle(ray, share), REACH * ease_out(strength), *RAY)
        self._light.paint(rays, soft.beam(), (*LIGHT[:3], LIGHT[3] * 0.7 * strength))
        for size, colour in ((GLOW + SPREAD * share, LIGHT), (GLOW * strength, WHITE_HOT)):
            glow = self._light.add(soft.halo(), (*colour[:3], colour[3] * strength), second=True)
            self._light.lay(glow, x - size / 2, y - size / 2, size, size)

    def _angle(self, ray: int, share: float) -> float:
        """Where a ray points: all of them from the door's corner into the hall, turning a little."""
        (dx, dy), (ex, ey) = (self._scenery.orientation.step(side) for side in (NORTH, WEST))
        into = math.atan2(-dy - ey, -dx - ex)
        return into + FAN * (ray / (RAYS - 1) - 0.5) + 0.2 * (share - 0.5)

    def _walk(self, share: float) -> None:
        """It grows smaller towards the threshold and is lost in the light."""
        pieces, (x, y) = self._scenery.board.pieces, self._door
        gone = ease_in_out(share)
        pieces.resize(self._pawn, self._tall + (SMALL - self._tall) * gone)
        pieces.drag(self._pawn, along([self._start, (x, y + THRESHOLD)], gone))
        pieces.tint(self._pawn, (1, 1, 1, 1 - ease_in(share) ** 2))
        if share >= 1:
            self._scenery.take_pawn(self._pawn)

    def _fly(self, spark: "Spark", share: float) -> None:
        if share < COUNTS:
            spark.go(max(0.0, (share - FLIES) / (COUNTS - FLIES)))
        else:
            spark.flash((share - COUNTS) / (1 - COUNTS))
        if share >= 1:
            spark.land()


class Spark(Widget):
    """A light on its way over the table, with a tail."""

    def __init__(self, start: Point, goal: Point, wide: float) -> None:
        super().__init__(size_hint=(None, None), size=(0, 0))
        self._start, self._goal, self._wide = start, goal, wide
        self._glows: list[tuple[Color, Rectangle]] = []
        with self.canvas:
            for _ in range(TAIL):
                self._glows.append((Color(*LIGHT[:3], 0), Rectangle(texture=soft.halo())))
            self._glows.append((Color(*WHITE_HOT[:3], 0), Rectangle(texture=soft.halo())))
        Window.add_widget(self)

    def go(self, share: float) -> None:
        """Be so far on the arc; at 0 it is not seen yet."""
        for number, glow in enumerate(reversed(self._glows)):
            behind = max(0.0, ease_in_out(share) - LAG * number)
            _lay(
                glow, self._on_the_arc(behind), SPARK * (1 - 0.1 * number), bool(share) * (1 - 0.14 * number)
            )

    def flash(self, share: float) -> None:
        """Burst over the tag; at 1 nothing is left."""
        for glow in self._glows:
            _lay(glow, self._goal, 0.0, 0.0)
        for glow in (self._glows[0], self._glows[-1]):
            _lay(glow, self._goal, self._wide * (1 + (FLASH - 1) * ease_out(share)), 1 - share)

    def land(self) -> None:
        """Be gone."""
        Window.remove_widget(self)

    def _on_the_arc(self, share: float) -> Point:
        (x0, y0), (x1, y1) = self._start, self._goal
        top = max(y0, y1) + ARC
        y = (1 - share) ** 2 * y0 + 2 * share * (1 - share) * top + share**2 * y1
        return x0 + (x1 - x0) * share, y


def _lay(glow: tuple[Color, Rectangle], centre: Point, size: float, strength: float) -> None:
    colour, picture = glow
    colour.a = strength
    picture.pos, picture.size = (centre[0] - size / 2, centre[1] - size / 2), (size, size)
