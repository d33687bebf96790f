"""The map itself: rock, rooms, ways and the group, under a camera that fingers move."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.metrics import Metrics, dp
from kivy.properties import NumericProperty
from kivy.uix.stencilview import StencilView

from app.board.batch import Batch, plain_end, tinting
from app.board.camera import Camera
from app.board.geometry import Box, Point
from app.board.layer import WHITE
from app.board.motion import Motions, ease_in_out
from app.board.quads import Quads
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.way.chart import (
    BOUNDS,
    HEIGHT,
    HERE,
    OPEN,
    WIDTH,
    Chart,
    Corridor,
    Room,
    along,
    length_of,
)
from app.games.dead_cells.table.way.tags import Tags
from app.gestures.adapter import Gestures
from app.gestures.gesture import Drag, DragEnd, DragStart, Gesture, Tap, Transform, Zoom

PERSON, APART, FEET = 0.8, 0.33, 0.4
"""Height of a prisoner on the map, the distance between two, and how far below the middle they stand."""
DRAWN = 360.0
"""Pixels of a sprite for the height of a grown prisoner."""
TILE, SIGN, CHEVRON, GATE = 0.62, 0.44, 0.17, (0.66, 0.84)
SMALL_TILE, ASIDE = 0.36, 0.3
"""The tile of the group's room, and how far at its side it lies."""
STEP, PRINT = 0.25, 0.17
"""From one chevron to the next, and from one footprint."""
CLEAR = 0.5
"""What a room keeps free of chevrons around its middle."""
WALK_SECONDS, TURN_SECONDS, BREATH_SECONDS = 0.5, 0.24, 1.6
BRIGHT, FAINT, AMBER = (1, 0.93, 0.75, 1), (0.45, 0.78, 0.74, 0.55), (1, 0.72, 0.32, 0.9)
LIT = (0.35, 1.0, 0.9, 0.9)
LAMP = (1.0, 0.88, 0.6, 0.95)
TRIED = (1.0, 0.85, 0.5, 1.0)
UNSEEN = (1.0, 1.0, 1.0, 0.0)


class Sight(NamedTuple):
    """What the map shows at one moment."""

    chart: Chart
    picture: str
    people: tuple[str, ...]
    """Sprites of the group, as it stands."""
    goals: dict[int, int]
    """From the number of a way to the space behind it: rooms first, then exits."""
    numbers: dict[int, str]
    """What each way is called on the map."""
    exits: tuple[tuple[str, str, bool], ...]
    """Of each exit its name, what is known of it, and whether somebody has been there."""
    shut: frozenset[int] = frozenset()
    """Ways that everybody knows to be closed."""


class Rock(Gestures, StencilView):
    """The map of a biome. It says which way was tapped; what that means is for the scene."""

    tried = NumericProperty(-1)
    """The way that is looked at; -1 for none."""

    __events__ = ("on_way",)

    def __init__(self, wardrobe: Wardrobe, duration: Callable[[float], float], **kwargs: Any) -> None:
        self.wardrobe = wardrobe
        self.camera = Camera(BOUNDS, density=Metrics.density)
        self.motions = Motions(duration)
        self.sight: Sight | None = None
        self._panned_from: Point | None = None
        self._ground, self._live = Quads(), Quads()
        self._glows: list[int] = []
        self._steps: list[float] = []
        self._moved: list[tuple[int, float, float, float, float]] = []
        super().__init__(**kwargs)
        self._build()
        self.tags = Tags(wardrobe)
        self.add_widget(self.tags)
        self.bind(pos=self._look, size=self._look)
        self.fbind("tried", lambda *_change: self._draw())
        self._breath = Clock.create_trigger(self._breathe, 1 / 20, interval=True)

    def _build(self) -> None:
        self._place, self._zoom = Translate(), Scale(1, 1, 1)
        self._rock = Rectangle(size=(WIDTH, HEIGHT))
        self._soot = Color(1, 1, 1, 1)
        context = tinting()
        for part in (Batch(self._ground), Batch(self._live), plain_end()):
            context.add(part)
        for instruction in (PushMatrix(), self._place, self._zoom, self._soot, self._rock, context):
            self.canvas.add(instruction)
        self.canvas.add(PopMatrix())

    # ---- what is seen

    def show(self, sight: Sight) -> None:
        """Show a moment at once."""
        newly = self.sight is None or self.sight.chart.here != sight.chart.here
        self.sight = sight
        texture = self.wardrobe.photo(sight.picture)
        self._rock.texture = texture
        self._soot.rgba = (1, 1, 1, 1) if texture else (0.03, 0.11, 0.13, 1)
        self._draw()
        if newly:
            self.seek()

    def walk(self, way: int, done: Callable[[], object]) -> None:
        """Let the group walk along a way; `done` is told when it is there."""
        corridor = next(each for each in self._ahead() if each.place == way)
        self._draw_group(corridor.path)

        def step(share: float) -> None:
            for number, point in enumerate(self._steps):
                self._live.tint(number, AMBER if point <= share else UNSEEN)
            self._place_group(along(corridor.path, share)[0])

        self.motions.start("walk", WALK_SECONDS, step, ease_in_out, done)

    def turn_over(self) -> None:
        """The group has come to another room: its tile turns over about its vertical axis."""
        self.motions.start("turn", TURN_SECONDS, lambda share: self._draw_group(turned=share), ease_in_out)

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return bool(self.motions)

    def finish_all(self) -> None:
        """Skip every animation."""
        self.motions.finish_all()

    def seek(self) -> None:
        """Come as close as the height allows, with the group at the left and the ways ahead in sight."""
        if self.sight is None or self.width < 2 or self.height < 2:
            return
        camera = self.camera
        camera.reset()
        filled = max(self.width / WIDTH, self.height / HEIGHT) / camera.fit_scale
        camera.zoom = min(camera.zoom_limit, max(1.0, min(filled, 2.6)))
        goals = [self._goal(way) for way in self.sight.goals] or [self.sight.chart.here]
        xs = [self.sight.chart.here[0], *(goal[0] for goal in goals)]
        camera.centre = (min(xs) + max(xs)) / 2, HEIGHT * 0.46
        self._look()

    def show_whole(self) -> None:
        """Show the whole map."""
        self.camera.reset()
        self._look()

    def show_way(self, way: int) -> None:
        """Move just so far that the room behind a way is seen."""
        x, y = self._goal(way)
        self.camera.show(Box(x - 0.6, y - 0.6, x + 0.6, y + 0.6))
        self._look()

    def place_of(self, way: int) -> Point:
        """The middle of the room behind a way, in the window."""
        x, y = self.to_window(*self.camera.to_screen(*self._goal(way)))
        return float(x), float(y)

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by pixels."""
        self.camera.pan(dx, dy)
        self._look()

    def zoom(self, factor: float) -> None:
        """Come closer to the middle, or go away."""
        self.camera.zoom_at(*self.camera.open_view.centre, factor)
        self._look()

    # ---- fingers

    def on_gesture(self, gesture: Gesture) -> None:
        """Pan, pinch, or point at a room."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.pos)
        elif isinstance(gesture, DragStart):
            self._panned_from = gesture.pos
        elif isinstance(gesture, Drag) and self._panned_from:
            (x0, y0), (x, y) = self._panned_from, gesture.pos
            self._panned_from = gesture.pos
            self.pan(x - x0, y - y0)
        elif isinstance(gesture, DragEnd):
            self._panned_from = None
        elif isinstance(gesture, Transform):
            self.camera.pan(*gesture.shift)
            self.camera.zoom_at(*gesture.centre, gesture.scale)
            self._look()
        elif isinstance(gesture, Zoom):
            self.camera.zoom_at(*gesture.pos, gesture.factor)
            self._look()

    def _tapped(self, pos: Point) -> None:
        if self.moving:
            self.finish_all()
            return
        for way in self.sight.goals if self.sight else ():
            x, y = self.camera.to_screen(*self._goal(way))
            if math.hypot(pos[0] - x, pos[1] - y) < max(dp(30), 0.55 * self.camera.scale):
                self.dispatch("on_way", way)
                return

    def on_way(self, way: int) -> None:
        """Event: the room behind one of the ways was tapped."""

    # ---- drawing

    def _goal(self, way: int) -> Point:
        chart, space = self.sight.chart, self.sight.goals[way]  # type: ignore[union-attr]
        if space > len(chart.rooms):
            return chart.exits[space - len(chart.rooms) - 1]
        return chart.rooms[space - 1].at

    def _ahead(self) -> list[Corridor]:
        return [each for each in self.sight.chart.corridors if each.ahead] if self.sight else []

    def _look(self, *_change: Any) -> None:
        """Take the size of the widget and the part that is seen."""
        self.camera.look(Box(self.x, self.y, self.right, self.top))
        x, y = self.camera.to_screen(0, 0)
        self._place.xy, self._zoom.xyz = (x, y), (self.camera.scale, self.camera.scale, 1)
        self._tag()

    def _draw(self) -> None:
        """Lay everything out anew."""
        if self.sight is None:
            return
        chart = self.sight.chart
        self._ground.clear()
        self._glows = []
        for corridor in chart.corridors:
            self._corridor(corridor)
        for point, (_, _, known) in zip(chart.exits, self.sight.exits, strict=True):
            self._sprite(self._ground, "exit_door" if known else "exit_unseen", point, *GATE)
        for room in chart.rooms:
            self._room(room)
        for corridor in chart.corridors:
            if corridor.walked:
                self._prints(self._ground, corridor.path)
        self._draw_group()
        self._tag()
        if self.sight.goals and self.motions.duration(1.0):
            self._breath()
        else:
            self._breath.cancel()

    def _draw_group(self, path: Sequence[Point] = (), turned: float = 1.0) -> None:
        """The group in its room whose tile is so far turned, or at the beginning of a path it will walk."""
        if self.sight is None:
            return
        self._live.clear()
        self._steps = self._prints(self._live, path) if path else []
        if not path:
            self._tile_here(turned)
        self._group()
        self._place_group(self.sight.chart.here)

    def _corridor(self, corridor: Corridor) -> None:
        """Chevrons along the way, and what it asks in its middle."""
        length = length_of(corridor.path)
        asks = corridor.rune >= 0 or corridor.hand or corridor.deck or corridor.cost
        tried = corridor.ahead and corridor.place == self.tried
        tint = TRIED if tried else BRIGHT if corridor.ahead else FAINT
        count = 0 if corridor.walked else max(0, int((length - 2 * CLEAR) / STEP))
        first = (length - count * STEP) / 2
        for place in range(count + 1 if count else 0):
            share = (first + place * STEP) / length
            if not asks or abs(share - 0.5) * length > SIGN * 0.6:
                at, angle = along(corridor.path, share)
                self._spun(self._ground, "way", at, CHEVRON, angle, tint)
        if asks:
            self._asks(corridor, along(corridor.path, 0.5)[0])

    def _asks(self, corridor: Corridor, at: Point) -> None:
        """A rune, or a card for each symbol: one from the hand, or the top of the deck."""
        if corridor.rune >= 0:
            self._sprite(self._ground, f"rune_{corridor.rune}", at, SIGN, SIGN * 1.2)
            return
        for place, sprite in enumerate(corridor.cost):
            shift = (place - (len(corridor.cost) - 1) / 2) * SIGN * 0.6
            self._sprite(self._ground, sprite, (at[0] + shift, at[1]), SIGN * 0.8, SIGN * 0.8)
        symbols, gate = (corridor.hand, "gate_hand") if corridor.hand else (corridor.deck, "gate_deck")
        for place, symbol in enumerate(symbols):
            shift = (place - (len(symbols) - 1) / 2) * SIGN * 0.92
            self._sprite(self._ground, gate, (at[0] + shift, at[1]), SIGN * 1.2, SIGN * 1.2)
            self._sprite(self._ground, f"icon_track_{symbol}", (at[0] + shift, at[1]), SIGN * 0.6, SIGN * 0.6)

    def _room(self, room: Room) -> None:
        """A tile: face down by its shape, or done with; that of the group's own room lies at its side."""
        way = self._way_to(room.space)
        if way is not None:
            for size in (2.2, 1.5):
                self._glow(room.at, size, TRIED if way == self.tried else LIT)
        if room.state != HERE:
            name = f"tile_{room.shape}_seen" if room.state == OPEN else f"tile_{room.shape}_down"
            self._sprite(self._ground, name, room.at, TILE, TILE)

    def _tile_here(self, turned: float) -> None:
        """The tile of the group's room turns about its vertical axis."""
        for room in self.sight.chart.rooms if self.sight else ():
            if room.state == HERE:
                name = f"tile_{room.shape}" if turned > 0.5 else f"tile_{room.shape}_down"
                wide = max(0.02, SMALL_TILE * abs(2 * turned - 1))
                people = len(self.sight.people) if self.sight else 0
                at = room.at[0] - ASIDE - people * APART / 2, room.at[1] + 0.16
                self._sprite(self._live, name, at, wide, SMALL_TILE)

    def _way_to(self, space: int) -> int | None:
        goals = self.sight.goals if self.sight else {}
        return next((way for way, goal in goals.items() if goal == space), None)

    def _prints(self, quads: Quads, path: Sequence[Point]) -> list[float]:
        """Footprints along a path, left and right in turn; gives how far along each of them is."""
        length, found = length_of(path), []
        for place in range(2, int(length / PRINT) - 1):
            share = place * PRINT / length
            (x, y), angle = along(path, share)
            turn, side = math.radians(angle + 90), 0.05 if place % 2 else -0.05
            at = x + side * math.cos(turn), y + side * math.sin(turn)
            self._spun(quads, "footprint", at, 0.12, angle, AMBER)
            found.append(share)
        return found

    def _group(self) -> None:
        """Lamplight, the prisoners and their lantern, without a place yet: what they are made of rests."""
        self._moved = []
        for size in (3.2, 2.1):
            self._carry("glow_soft", 0.0, 0.15, size, size, LAMP)
        people = self.sight.people if self.sight else ()
        for place, name in enumerate(people):
            if name in self.wardrobe:
                texture = self.wardrobe[name]
                high = PERSON * texture.height / DRAWN
                wide = high * texture.width / texture.height
                self._carry(name, (place - (len(people) - 1) / 2) * APART, high / 2 - FEET, wide, high)
        self._carry("icon_lantern_lit", 0.0, 0.62, 0.3, 0.3)

    def _carry(
        self, name: str, dx: float, dy: float, wide: float, high: float, tint: Sequence[float] = WHITE
    ) -> None:
        """Something that goes where the group goes."""
        if name in self.wardrobe:
            number = self._live.add(self.wardrobe[name], tuple(tint))  # type: ignore[arg-type]
            self._moved.append((number, dx, dy, wide, high))

    def _place_group(self, at: Point) -> None:
        for number, dx, dy, wide, high in self._moved:
            self._live.lay(number, at[0] + dx - wide / 2, at[1] + dy - high / 2, wide, high)

    def _glow(self, at: Point, size: float, tint: Sequence[float]) -> None:
        number = self._sprite(self._ground, "glow_soft", at, size, size, tint)
        if number is not None:
            self._glows.append(number)

    def _sprite(
        self,
        quads: Quads,
        name: str,
        at: Point,
        wide: float,
        high: float,
        tint: Sequence[float] = (1, 1, 1, 1),
    ) -> int | None:
        if name not in self.wardrobe:
            return None
        texture = self.wardrobe[name]
        scale = min(1.0, texture.height / texture.width * wide / high) if high else 1.0
        number = quads.add(texture, tuple(tint))  # type: ignore[arg-type]
        high *= scale
        quads.lay(number, at[0] - wide / 2, at[1] - high / 2, wide, high)
        return number

    def _spun(
        self, quads: Quads, name: str, at: Point, size: float, angle: float, tint: Sequence[float]
    ) -> None:
        if name in self.wardrobe:
            number = quads.add(self.wardrobe[name], tuple(tint))  # type: ignore[arg-type]
            quads.spin(number, at, size, angle)

    def _breathe(self, _dt: float) -> None:
        """The rooms that can be reached breathe."""
        share = 0.72 + 0.28 * math.sin(Clock.get_boottime() * 2 * math.pi / BREATH_SECONDS)
        for number in self._glows:
            red, green, blue, _alpha = self._ground.tint_of(number)
            self._ground.tint(number, (red, green, blue, 0.85 * share))

    def _tag(self) -> None:
        """Names and numbers keep their size, whatever the camera does."""
        if self.sight is None:
            return
        chart, camera = self.sight.chart, self.camera
        numbers = [
            (camera.to_screen(*self._goal(way)), number, way == self.tried)
            for way, number in self.sight.numbers.items()
        ]
        plates = [
            (camera.to_screen(*point), *words)
            for point, words in zip(chart.exits, self.sight.exits, strict=True)
        ]
        self.tags.lay(self, camera.scale, numbers, plates)
