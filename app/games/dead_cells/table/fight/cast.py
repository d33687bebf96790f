"""The figures on the stage and everything else that never rests: they breathe, act, fall, close ranks.

Figures are quads of a few textures, handed to the device once a frame; what they mean is decided elsewhere.
"""

import math
from collections.abc import Callable, Hashable, Iterable

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.batch import Batch, plain_end, tinting
from app.board.motion import Ease, Motions, ease_in, ease_in_out, linear
from app.board.quads import Quads
from app.games.dead_cells.table.fight.effects import Effects
from app.games.dead_cells.table.fight.figure import Figure, Stand
from app.games.dead_cells.table.fight.pose import Pose
from app.games.dead_cells.table.paint.sketch import Colour
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.table.desk.plan import Box

PULSE = 1 / 24
"""Seconds between two breaths of everything that stands."""
BREATH = 1.6
"""Seconds in which a light grows and shrinks."""

ACT, SHAKE, BLOCK, DEATH, SLIDE, FLIGHT = 0.32, 0.26, 0.3, 0.45, 0.35, 0.5
AMBER: Colour = (1.0, 0.7, 0.29, 1.0)


class Cast(Widget):
    """Everybody on the stage by name, the lights of those who can be chosen, and the spark."""

    def __init__(self, wardrobe: Wardrobe, duration: Callable[[float], float], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._wardrobe = wardrobe
        self.motions = Motions(duration)
        self._duration = duration
        self.figures: dict[Hashable, Figure] = {}
        self._lights, self._pointers, self._flame = Quads(), Quads(), Quads()
        self._flying = Quads()
        self.effects = Effects(self, wardrobe, self.motions)
        self._flights = 0
        self._lit: tuple[Hashable, ...] = ()
        self._spark = (0.0, 0.0)
        self._burning = False
        context = tinting()
        self._glow, self._crowd, self._fire = Batch(self._lights), Batch(), Batch()
        self._fire.show((self._pointers, self._flame, *self.effects.quads, self._flying))
        for part in (self._glow, self._crowd, self._fire, plain_end()):
            context.add(part)
        self.canvas.add(context)
        self._soon = Clock.create_trigger(self._pulse, -1)
        self._clock = Clock.create_trigger(lambda _dt: self._soon(), PULSE, interval=True)
        self.bind(pos=lambda *_change: self.refresh())

    def show(self, stands: dict[Hashable, Stand]) -> None:
        """Have exactly these figures, from behind to the front."""
        for ref in [ref for ref in self.figures if ref not in stands]:
            del self.figures[ref]
        for place, (ref, stand) in enumerate(stands.items()):
            if ref not in self.figures:
                self.figures[ref] = Figure(self._wardrobe, place * 1.7)
            self.figures[ref].take(stand)
        self._crowd.show([self.figures[ref].quads for ref in stands])
        self.refresh()

    def linger(self, ref: Hashable, figure: Figure) -> None:
        """A figure that is gone falls before it is forgotten."""
        self.figures[ref] = figure
        self._crowd.show([each.quads for each in self.figures.values()])
        self.die(ref)

    def rename(self, old: Hashable, new: Hashable) -> None:
        """The same figure under another name: it has moved to another slot."""
        if old in self.figures:
            self.figures[new] = self.figures.pop(old)

    def wake(self, living: bool) -> None:
        """Breathe, or rest."""
        if living:
            self._clock()
        else:
            self._clock.cancel()

    def refresh(self) -> None:
        """Draw everybody where they are."""
        self._pulse(0.0)

    def _pulse(self, _dt: float) -> None:
        if self.get_root_window() is None:
            return
        time = Clock.get_boottime() if self._duration(1.0) else 0.0
        for figure in self.figures.values():
            figure.lay((self.x, self.y), time)
        if self._lit:
            share = 0.72 + 0.28 * math.sin(time * 2 * math.pi / BREATH)
            self._glow.fade(share)
        if self._burning:
            self._draw_flame(time)

    def light(self, refs: Iterable[Hashable]) -> None:
        """Let these breathe in amber light: they can be chosen."""
        refs = tuple(ref for ref in refs if ref in self.figures)
        self._lit = refs
        self._lights.clear()
        self._pointers.clear()
        glow, way = self._wardrobe["glow_soft"], self._wardrobe["way"]
        if glow is None or way is None:
            return
        for ref in refs:
            figure = self.figures[ref]
            x, y = self.x + dp(figure.x), self.y + dp(figure.stand.floor)
            high = figure.height
            body, floor = self._lights.add(glow, AMBER), self._lights.add(glow, AMBER)
            self._lights.lay(body, x - high * 0.5, y - high * 0.1, high, high * 1.25)
            self._lights.lay(floor, x - high * 0.42, y - high * 0.12, high * 0.84, high * 0.24)
            pointer = self._pointers.add(way, (1.0, 0.89, 0.68, 1.0))
            above = min(high + dp(9), dp(figure.stand.unit) * 1.24)
            self._pointers.spin(pointer, (x, y + above), dp(20), -90)

    def spark(self, x: float, y: float, seconds: float = 0.0) -> None:
        """Let the spark burn there, in dp; it runs if it has time."""
        start, self._burning = self._spark, True
        if not len(self._flame):
            glow, flame = self._wardrobe["glow_soft"], self._wardrobe["spark"]
            if glow is None or flame is None:
                return
            self._flame.add(glow, (1.0, 0.6, 0.2, 0.9))
            self._flame.add(flame)
        if seconds <= 0 or start == (0.0, 0.0) or abs(start[1] - y) > 1:
            self._spark = (x, y)
            self.refresh()
            return

        def run(share: float) -> None:
            self._spark = (start[0] + (x - start[0]) * share, y)
            self._soon()

        self.motions.start("spark", seconds, run, linear)

    def put_out(self) -> None:
        """No spark burns."""
        self._burning = False
        self._flame.clear()

    def _draw_flame(self, time: float) -> None:
        if len(self._flame) < 2:
            return
        x, y = self.x + dp(self._spark[0]), self.y + dp(self._spark[1])
        size = dp(34) * (1 + 0.06 * math.sin(time * 11))
        self._flame.lay(0, x - size * 1.2, y - size * 1.2, size * 2.4, size * 2.4)
        self._flame.lay(1, x - size / 2, y - size * 0.34, size, size)

    def act(self, ref: Hashable, seconds: float = ACT) -> None:
        """A step forward and back, and a stroke of the limb that acts."""

        def strike(pose: Pose, share: float) -> None:
            pose.stroke = share if share < 1 else 0.0

        self._move("act", ref, seconds, strike, linear)

    def hit(self, ref: Hashable) -> None:
        """Shaken twice, thrown back, and hot for a moment."""

        def reel(pose: Pose, share: float) -> None:
            pose.shake = dp(3) * math.sin(share * 4 * math.pi) if share < 1 else 0.0
            pose.blow = 1 - share

        self._move("hit", ref, SHAKE, reel, linear)

    def block(self, ref: Hashable) -> None:
        """The guard goes up; nothing shakes."""

        def ward(pose: Pose, share: float) -> None:
            pose.guard = 1 - share

        self._move("block", ref, BLOCK, ward, ease_in)

    def die(self, ref: Hashable, done: Callable[[], object] | None = None) -> None:
        """The paper curls from the feet; head and tool fly off and drop."""

        def sink(pose: Pose, share: float) -> None:
            pose.sink = share

        self._move("die", ref, DEATH, sink, ease_in, done)

    def slide(self, ref: Hashable, start: float) -> None:
        """Come from another place, given in dp."""
        figure = self.figures.get(ref)
        way = start - figure.stand.x if figure is not None else 0.0

        def walk(pose: Pose, share: float) -> None:
            pose.way = way * (1 - share)

        self._move("slide", ref, SLIDE, walk, ease_in_out)

    def _move(
        self,
        name: str,
        ref: Hashable,
        seconds: float,
        step: Callable[[Pose, float], None],
        ease: Ease,
        done: Callable[[], object] | None = None,
    ) -> None:
        """Run one of the moves of somebody who is there."""
        figure = self.figures.get(ref)
        if figure is None:
            return

        def change(share: float) -> None:
            step(figure.pose, share)
            self._soon()

        self.motions.start((name, ref), seconds, change, ease, done)

    def fly(
        self, sprite: str, start: tuple[float, float], end: tuple[float, float], size: float = 26.0
    ) -> None:
        """Let a sign fly from one point to another, in dp."""
        texture = self._wardrobe[sprite]
        if texture is None:
            return
        number = self._flying.add(texture)
        self._flights += 1
        half = dp(size) / 2

        def go(share: float) -> None:
            x = self.x + dp(start[0] + (end[0] - start[0]) * share)
            y = self.y + dp(start[1] + (end[1] - start[1]) * share)
            self._flying.lay(number, x - half, y - half, half * 2, half * 2)
            self._flying.tint(number, (1, 1, 1, min(1.0, 2.4 * (1 - share))))

        self.motions.start(("fly", self._flights), FLIGHT, go, ease_in_out, self._landed)

    def _landed(self) -> None:
        """The last one that lands clears the air."""
        if not any(("fly", number) in self.motions for number in range(1, self._flights + 1)):
            self._flying.clear()
            self._flights = 0

    def pop(self, sprite: str, ref: Hashable) -> None:
        """Let a sign rise over a figure's head."""
        figure = self.figures.get(ref)
        if figure is not None:
            x, y = figure.x, figure.stand.floor + figure.height / dp(1) * 0.72
            self.fly(sprite, (x, y), (x, y + 34), 30.0)

    def turn_over(self, card: Box, seconds: float) -> None:
        """A card turns over about its middle."""
        self.effects.turn_over(card, seconds)

    def flare(self, stage: Box, light: Colour) -> None:
        """The light of a boss's other face."""
        self.effects.flare(stage, light)

    def finish_all(self) -> None:
        """Skip every motion."""
        self.motions.finish_all()
        for figure in self.figures.values():
            figure.pose.rest()
        self.refresh()

    def clear_all(self) -> None:
        """Nobody is there."""
        self.finish_all()
        self.figures.clear()
        self._crowd.show([])
        self.light(())
        self.put_out()
