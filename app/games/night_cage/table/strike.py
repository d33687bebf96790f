"""The blow of a monster: it swells, lashes out along its lines, flames are torn off, the wax runs.

At most 0.6 s; a touch jumps to its end, and without animations there is only the end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.core.text import Label as CoreLabel
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.board import soft
from app.board.badges import DANGER, DANGER_RIM, cost
from app.board.batch import Batch
from app.board.geometry import Grid, Point
from app.board.layer import Colour, Layer, Stage
from app.board.motion import linear
from app.board.quads import Quads
from app.board.sights import SIGHT, Line
from app.board.strokes import Strokes, trimmed
from app.games.night_cage.table.previews import strike_lines
from engine.core.event import Event
from engine.games.night_cage.rules.tiles import kind_of
from engine.games.night_cage.view import CageView

SECONDS, QUAKE_SECONDS = 0.6, 0.5
WAKES, LASHES, STRIKES, DARKENS, FLIES = 0.0, 0.15, 0.30, 0.5, 0.72
"""When each part begins, as a share of the whole."""
SWELLS = 0.2
GLOW: Colour = (1.0, 0.14, 0.06, 0.75)
TIP: Colour = (1.0, 0.96, 0.9, 1.0)
SPARK: Colour = (1.0, 0.78, 0.36, 1.0)
SPARKS, REACH = 9, 0.55
"""Sparks of a flame that is torn off, and how far they fly, in cells."""
FLAME = 0.3
"""How far above the middle of its cell a prisoner's flame burns."""
SMOKES = 1.2
"""How many seconds smoke hangs over a flame that was torn off: it outlasts the blow."""
WISP, RISES, PUFF = (0.45, 0.45), 0.3, (0.35, 0.75)
"""How tall a wisp is at first and how much it grows, how far it rises, and the width of the puff round it."""
GREY: Colour = (0.72, 0.69, 0.66, 0.5)
SHAKES = (4.0, -3.0, 2.0, 0.0)
"""How the board shudders, in dp."""
ARC = dp(46)
"""How far above its ends a number flies."""
LATER = 0.25
"""How much later each number flies than the one before, as a share of a flight."""


class Blow(NamedTuple):
    """What one attack shows."""

    monsters: tuple[int, ...]
    lines: tuple[Line, ...]
    victims: tuple[Point, ...]
    """Where flames are torn off."""
    costs: tuple[tuple[int, int], ...]
    """(cell, tiles) of everybody who pays."""


def blow_of(events: Sequence[Event], before: CageView, after: CageView, grid: Grid) -> Blow:
    """What the events of an action show: monsters as they lay before it, prisoners where it found them."""
    attacks = [event for event in events if event[0] == "attacked"]
    hit = [(event[3], len(event[4])) for event in events if event[0] == "burned"]
    out = [event[3] for event in events if event[0] == "out"]
    where = {number: cell if cell >= 0 else before["at"][number] for number, cell in enumerate(after["at"])}
    prey = {cell for event in attacks for cell in event[5]} & set(where.values())
    there: CageView = {**before, "at": list(where.values())}
    known = [event[3] for event in attacks if kind_of(before["board"][event[3]])]
    lines = [line for monster in known for line in strike_lines(there, grid, monster, prey)]
    flames = tuple(
        (x, y + FLAME) for x, y in (grid.centre(where[number]) for number in out if where[number] >= 0)
    )
    costs = tuple((where[number], tiles) for number, tiles in hit if where[number] >= 0 and tiles)
    return Blow(tuple(known), tuple(lines), flames, costs)


class Strike(Layer):
    """Plays one blow above the board."""

    def __init__(self, stage: Stage, board: Any, tower: Any) -> None:
        super().__init__(stage)
        self._board, self._tower = board, tower
        self._quads, self._smoke = Quads(), Quads()
        self.canvas.add(Batch(self._smoke, self._quads))
        self._blow = Blow((), (), (), ())
        self._darken: Callable[[], object] | None = None
        self._flying: list[Flying] = []
        self._left = (0, 0)

    @property
    def playing(self) -> bool:
        """Whether a blow is being shown."""
        return "blow" in self.motions

    def play(
        self, blow: Blow, left: tuple[int, int], darken: Callable[[], object], done: Callable[[], object]
    ) -> None:
        """Show a blow; `left` are the tiles before and after it, `darken` shows the table after it."""
        self.finish()
        self._blow, self._left, self._darken = blow, left, darken
        seconds = SECONDS if blow.lines else SECONDS * (1 - DARKENS)
        start = 0.0 if blow.lines else DARKENS
        self.motions.start(
            "blow",
            seconds,
            lambda share: self._step(start + (1 - start) * share),
            linear,
            lambda: self._end(done),
        )

    def quake(self) -> None:
        """Let the board shudder: something great has come down."""

        def step(share: float) -> None:
            fading = dp(5) * (1 - share)
            self._board.scene.shake((fading * math.sin(share * 40), fading * math.cos(share * 31)))

        self.motions.start("quake", QUAKE_SECONDS, step, linear, lambda: self._board.scene.shake((0.0, 0.0)))

    def _step(self, now: float) -> None:
        self._quads.clear()
        if now < DARKENS:
            self._lash(now)
            return
        self._board.scene.shake((0.0, 0.0))
        if self._darken is not None:
            darken, self._darken = self._darken, None
            darken()
            self.motions.start("smoke", SMOKES, self._rise, linear)
            self._board.overlay.badges.show(
                [cost(cell, f"\u2013{tiles}") for cell, tiles in self._blow.costs]
            )
        if now >= FLIES and self._blow.costs:
            self._fly((now - FLIES) / (1 - FLIES))

    def _lash(self, now: float) -> None:
        """The monster swells, its lines shoot out, and flames are torn off at their ends."""
        swollen = min(1.0, now / LASHES)
        for monster in self._blow.monsters:
            x, y = self.grid.centre(monster)
            number = self._quads.add(soft.halo(), (*GLOW[:3], GLOW[3] * swollen), second=True)
            size = 1.2 + SWELLS * 2 * swollen
            self._quads.lay(number, x - size / 2, y - size / 2, size, size)
        out = min(1.0, max(0.0, (now - LASHES) / (STRIKES - LASHES)))
        if out:
            self._draw_lines(out)
        if now >= STRIKES:
            self._tear((now - STRIKES) / (DARKENS - STRIKES))

    def _draw_lines(self, share: float) -> None:
        ways = [trimmed(line.points, share) for line in self._blow.lines]
        for coat in SIGHT.coats:
            strokes = Strokes()
            for points in ways:
                strokes.ribbon(points, coat.width * 1.25)
            self._quads.paint(strokes, soft.feather(), coat.colour, second=True)
        if share < 1:
            tips = Strokes()
            for points in ways:
                tips.dot(points[-1], 0.3)
            self._quads.paint(tips, soft.dot(), TIP, second=True)

    def _tear(self, share: float) -> None:
        """Sparks fly from every victim, and the board shudders."""
        for index, (x, y) in enumerate(self._blow.victims):
            sparks = Strokes()
            for number in range(SPARKS):
                angle = number * 2.4 + index
                far = REACH * share * (0.6 + 0.4 * math.sin(number * 7.3))
                sparks.dot(
                    (x + math.cos(angle) * far, y + math.sin(angle) * far + 0.2 * share), 0.07 * (1.2 - share)
                )
            self._quads.paint(sparks, soft.dot(), (*SPARK[:3], 1 - share), second=True)
        shift = SHAKES[min(len(SHAKES) - 1, int(share * len(SHAKES)))]
        self._board.scene.shake((dp(shift), 0.0))

    def _rise(self, share: float) -> None:
        """Smoke goes up where flames were, above the dark that comes over them."""
        self._smoke.clear()
        if share >= 1:
            return
        texture, (tall, grows), (wide, spreads) = self.sprites["smoke"], WISP, PUFF
        for x, y in self._blow.victims:
            puff = self._smoke.add(soft.halo(), (*GREY[:3], GREY[3] * (1 - share) ** 2), second=True)
            size, foot = wide + spreads * share, y + RISES * share
            self._smoke.lay(puff, x - size / 2, foot, size, size)
            wisp = self._smoke.add(texture, (1, 1, 1, 1 - share))
            high = tall + grows * share
            across = high * texture.width / texture.height
            self._smoke.lay(wisp, x - across / 2, foot, across, high)

    def _fly(self, share: float) -> None:
        """Every number flies to the candle, which melts down."""
        if not self._flying:
            self._board.overlay.badges.show([])
            wick = self._tower.wick
            for cell, tiles in self._blow.costs:
                start = self._board.to_window(*self._board.place_of(cell))
                self._flying.append(Flying(f"\u2013{tiles}", start, wick))
        late = LATER * (len(self._flying) - 1)
        for number, flying in enumerate(self._flying):
            flying.go(max(0.0, min(1.0, share * (1 + late) - LATER * number)))
        before, after = self._left
        self._tower.count = round(before + (after - before) * share)

    def _end(self, done: Callable[[], object]) -> None:
        self._quads.clear()
        self._board.overlay.badges.show([])
        for flying in self._flying:
            flying.land()
        self._flying.clear()
        done()


class Flying(Widget):
    """A red number on its way over the table."""

    def __init__(self, text: str, start: Point, goal: Point) -> None:
        label = CoreLabel(text=text, font_name="number", font_size=sp(20))
        label.refresh()
        wide, tall = label.texture.size
        super().__init__(size_hint=(None, None), size=(wide + dp(14), tall + dp(2)))
        self._start, self._goal = start, goal
        with self.canvas:
            Color(*DANGER_RIM)
            self._rim = RoundedRectangle(size=(self.width + dp(3), self.height + dp(3)), radius=[dp(8)])
            Color(*DANGER)
            self._plate = RoundedRectangle(size=self.size, radius=[dp(7)])
            Color(1, 0.95, 0.9, 1)
            self._words = Rectangle(texture=label.texture, size=label.texture.size)
        Window.add_widget(self)
        self.go(0.0)

    def go(self, share: float) -> None:
        """Be so far on the arc."""
        (x0, y0), (x1, y1) = self._start, self._goal
        top = max(y0, y1) + ARC
        x = x0 + (x1 - x0) * share
        y = (1 - share) ** 2 * y0 + 2 * share * (1 - share) * top + share**2 * y1
        self.center = x, y
        self._plate.pos = self.pos
        self._rim.pos = self.x - dp(1.5), self.y - dp(1.5)
        self._words.pos = self.center_x - self._words.size[0] / 2, self.center_y - self._words.size[1] / 2

    def land(self) -> None:
        """Be gone."""
        Window.remove_widget(self)
