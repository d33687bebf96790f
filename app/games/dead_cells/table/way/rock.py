"""The map itself: rock, rooms, ways and the group, under a camera that fingers move."""

from __future__ import annotations

import math
from collections.abc import Callable

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.stencilview import StencilView

from app.board.batch import Batch, plain_end, tinting
from app.board.camera import Camera
from app.board.geometry import Box, Point
from app.board.motion import Motions, ease_in_out
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.way.chart import BOUNDS, HEIGHT, WIDTH, Corridor, along
from app.games.dead_cells.table.way.drawing import Drawing, Sight
from app.games.dead_cells.table.way.overview import Overview
from app.games.dead_cells.table.way.tags import Tags
from app.gestures.adapter import Gestures
from app.gestures.gesture import Drag, DragEnd, DragStart, Gesture, Tap, Transform, Zoom

WALK_SECONDS, TURN_SECONDS, BREATH_SECONDS = 0.5, 0.24, 1.6
NEARER, ROUND = 1.06, 1.9
"""How much nearer than the whole height one may come, and how much is seen round what can be reached; where
rooms are small, nearer and less."""
ABOVE_THE_MOON, LOWEST = 0.012, 0.06
"""The shares of a map's height that may be cut off: over the moon, and below the lowest rooms."""
LEAST_NAMED = dp(220)
MOST_SEEN, UPRIGHT = 0.9, 0.8
"""The part of a map that needs no overview, and how high for its width a window is that has room for one."""


class Rock(Gestures, StencilView):
    """The map of a biome. It says which way was tapped; what that means is for the scene."""

    tried = NumericProperty(-1)
    """The way that is looked at; -1 for none."""
    named = BooleanProperty(False)
    """Whether the map says what the place is called, since nothing else does."""

    __events__ = ("on_way",)

    def __init__(self, wardrobe: Wardrobe, duration: Callable[[float], float], **kwargs: object) -> None:
        self.wardrobe = wardrobe
        self.camera = Camera(BOUNDS, density=Metrics.density)
        self.motions = Motions(duration)
        self.sight: Sight | None = None
        self._panned_from: Point | None = None
        self._drawing = Drawing(wardrobe)
        super().__init__(**kwargs)
        self._build()
        self.tags, self.overview = Tags(wardrobe), Overview(self._centre_on)
        self.add_widget(self.tags)
        self.bind(pos=self._look, size=self._look)
        self.fbind("tried", lambda *_change: self._draw())
        self.fbind("named", lambda *_change: self._tag())
        self._breath = Clock.create_trigger(self._breathe, 1 / 20, interval=True)

    def _build(self) -> None:
        self._place, self._zoom = Translate(), Scale(1, 1, 1)
        self._rock = Rectangle(size=(WIDTH, HEIGHT))
        self._soot = Color(1, 1, 1, 1)
        context, drawing = tinting(), self._drawing
        self._halo, self._live = Batch(drawing.halos), Batch(drawing.live)
        for part in (self._halo, Batch(drawing.ground), self._live, plain_end()):
            context.add(part)
        for instruction in (PushMatrix(), self._place, self._zoom, self._soot, self._rock, context):
            self.canvas.add(instruction)
        self.canvas.add(PopMatrix())

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
        drawing = self._drawing
        drawing.draw_group(corridor.path)
        drawing.hide_prints()

        def step(share: float) -> None:
            drawing.show_prints(share)
            drawing.place_group(along(corridor.path, share)[0])

        self.motions.start("walk", WALK_SECONDS, step, ease_in_out, done)

    def turn_over(self) -> None:
        """The group has come to another room: its tile turns over about its vertical axis."""
        self.motions.start(
            "turn", TURN_SECONDS, lambda share: self._drawing.draw_group(turned=share), ease_in_out
        )

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return bool(self.motions)

    def finish_all(self) -> None:
        """Skip every animation."""
        self.motions.finish_all()

    def seek(self) -> None:
        """Fill the window; where only a part is seen, come as close as what can be reached allows."""
        if self.sight is None or self.width < 2 or self.height < 2:
            return
        camera = self.camera
        camera.reset()
        points = [self.sight.chart.here, *(self._goal(way) for way in self.sight.goals)]
        (left, right), (low, high) = ((min(each), max(each)) for each in zip(*points, strict=True))
        filled, small = max(self.width / WIDTH, self.height / HEIGHT), self.sight.chart.scale
        near = min(
            self.width / (right - left + ROUND * small),
            self.height / (high - low + ROUND * small),
            filled * NEARER / small,
        )
        scale = max(filled, near) if self._upright else filled
        camera.zoom = min(camera.zoom_limit, max(1.0, min(2.6, scale / camera.fit_scale)))
        camera.centre = (left + right) / 2, (low + high) / 2 if self._upright else self._below_the_moon()
        self._look()

    @property
    def _upright(self) -> bool:
        """Whether the window is so high for its width that it shows a part of the map only."""
        return float(self.height) > float(self.width) * UPRIGHT

    def _below_the_moon(self) -> float:
        """The middle of a window that shows the sky, as long as it shows all rooms."""
        seen = self.height / self.camera.scale
        return min(HEIGHT * (1 - ABOVE_THE_MOON) - seen / 2, HEIGHT * LOWEST + seen / 2)

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

    def _goal(self, way: int) -> Point:
        chart, space = self.sight.chart, self.sight.goals[way]  # type: ignore[union-attr]
        if space > len(chart.rooms):
            return chart.exits[space - len(chart.rooms) - 1]
        return chart.rooms[space - 1].at

    def _ahead(self) -> list[Corridor]:
        return [each for each in self.sight.chart.corridors if each.ahead] if self.sight else []

    def _look(self, *_change: object) -> None:
        """Take the size of the widget and the part that is seen."""
        self.camera.look(Box(self.x, self.y, self.right, self.top))
        x, y = self.camera.to_screen(0, 0)
        self._place.xy, self._zoom.xyz = (x, y), (self.camera.scale, self.camera.scale, 1)
        self._tag()
        self._survey()

    def _survey(self) -> None:
        """Where a phone shows only a part, a strip below says which."""
        left, _ = self.camera.to_board(self.x, self.y)
        right, _ = self.camera.to_board(self.right, self.y)
        needed = right - left < WIDTH * MOST_SEEN and self._upright
        if needed and self.overview.parent is None:
            self.add_widget(self.overview)
        elif not needed and self.overview.parent is not None:
            self.remove_widget(self.overview)
        self.overview.lay(self.center_x, self.y + dp(6), max(0.0, left), min(WIDTH, right))

    def _centre_on(self, x: float) -> None:
        """A finger on the strip moves the map there."""
        self.camera.centre = x, self.camera.centre[1]
        self._look()

    def _draw(self) -> None:
        """Lay everything out anew."""
        if self.sight is None:
            return
        self._drawing.draw(self.sight, int(self.tried))
        self.overview.chart(self.sight.chart, [self._goal(way) for way in self.sight.goals])
        self._tag()
        if self.sight.goals and self.motions.duration(1.0):
            self._breath()
        else:
            self._breath.cancel()

    def _breathe(self, _dt: float) -> None:
        """The rooms that can be reached breathe."""
        share = 0.72 + 0.28 * math.sin(Clock.get_boottime() * 2 * math.pi / BREATH_SECONDS)
        self._halo.fade(0.85 * share)

    @property
    def _name(self) -> str:
        """What the place is called, where the window is high enough to say it."""
        return self.sight.name if self.sight and self.named and self.height >= LEAST_NAMED else ""

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
        self.tags.lay(self, camera.scale, numbers, plates, self._name, self.sight.things)
