"""The sand of the doors: it runs by itself along the time track and is kept with the table.

Where it is narrow, glass, digits and track stand beside each other in one strip.
"""

from collections.abc import Callable
from typing import Any

from kivy.metrics import dp

from app.games.obscurio.table.pieces.part import Slab
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.time_seals import TimeSeals
from app.games.obscurio.table.pieces.words import Caption, depth_of
from app.games.obscurio.table.scene import words
from app.look.running import lanterne
from app.table.presenter import Desk
from app.timer.sand import Sand
from app.timer.sand_clock import SandClock
from app.widgets.cached_picture import CachedPicture
from engine.core.text import N_, Phrase
from engine.games.obscurio.queries import spaces
from engine.games.obscurio.view import LibraryView

KEPT = "sand"
"""The name under which the sand lies in the save, with the turn that it belongs to."""

STRIP = dp(170)
"""A clock that is lower than this is a strip."""

LOOK_SECONDS = 0.25
"""Between two looks at the time."""

DIGITS, LEAST_DIGITS, GAP = 0.38, dp(66), dp(8)
"""How much of a strip beside its glass the digits have, at least so much, and the space up to the track."""

ROOMY = dp(96)
"""A strip that is at least about as high has larger digits."""

BESIDE, TRACK = dp(110), dp(30)
"""A strip with less room beside its glass has the spaces of the track in a line below it, so high."""

SAID, SAID_LINE = dp(118), 1.55
"""A strip with as much room beside its digits says in words what the time costs; how high that line is."""

COLUMN_DIGITS, MOST_TOLD = 0.2, 0.22
"""How high the digits below a glass are, and at most what the time costs in words, by the whole clock."""

GRAIN_SECONDS = 1 / 15
"""Between two looks at the grains: the glass stands at the rim, and nobody counts them."""

TRACKED, TRACK_HIGH = dp(330), dp(84)
"""One that is at least as high shows the whole time track, so high."""


class DoorClock(SandClock):
    """A sand timer that cannot be turned back; a tap holds it."""

    def __init__(self, **kwargs: object) -> None:
        self.on_slab = True
        """Whether it has ground of its own."""
        self._slab, self._kept = Slab(TABLE("slab_violet")), CachedPicture()
        self._kept.hold(self._slab)
        self._costs = TimeSeals()
        self._cost = Caption(tone="parchment", spare=True)
        self._time = Caption(font="number", tone="flame", spare=True)
        super().__init__(controls=[], turnable=False, holder="library sand", **kwargs)
        self.canvas.before.add(self._kept)

    def on_kv_post(self, base: Any) -> None:
        """Keep the parts that come and go."""
        self._panel, self._track = self.ids.panel.__self__, self.ids.track.__self__
        super().on_kv_post(base)
        for part in (self.ids.glass, self._panel, self._track):
            if part.parent is not None:
                self._keep_still(part)
        self.ids.glass.grain_seconds = GRAIN_SECONDS

    def _keep_still(self, part: Any) -> None:
        """Draw a part through a picture that changes a few times a second; pawns move in every frame."""
        self.canvas.remove(part.canvas)
        self._kept.hold(part.canvas)

    def _arrange(self, *_change: object) -> None:
        self._kept.fit(self.x + self.width, self.y + self.height)
        self._kept.crop(*self.pos, *self.size)
        self._slab.lay(self.x, self.y, self.width, self.height) if self.on_slab else self._slab.hide()
        strip = self.height < STRIP
        column = not strip and not self.lying
        self._show_parts(strip, column)
        if column:
            self._arrange_column()
        elif strip:
            self._arrange_strip()
        else:
            super()._arrange()

    def _show_parts(self, strip: bool, column: bool) -> None:
        """Only what is seen is drawn: the sand moves in every frame."""
        tracked = self.height >= TRACKED
        self._put(self._panel, not (strip or column))
        self._put(self._time, strip or column)
        self._put(self._cost, strip or column)
        self._put(self._costs, strip)
        self._put(self._track, tracked)
        self._track.height = TRACK_HIGH if tracked else 0

    def _arrange_column(self) -> None:
        """The track above, digits below with what the time costs, the glass between them."""
        glass, track = self.ids.glass, self._track
        inner, letters = self.width - 2 * GAP, lanterne().theme.body
        digits = min(self.height * COLUMN_DIGITS, self.width * 0.4)
        told = min(depth_of(self._cost.text, "text", letters, inner) + dp(4), self.height * MOST_TOLD)
        self._time.lay(self.x, self.y + dp(2), self.width, digits, "digits")
        self._cost.lay(self.x + GAP, self.y + digits, inner, told, "body")
        low = digits + (told if self._cost.opacity else 0.0)
        track.width = self.width
        track.pos = self.x, self.y + self.height - track.height
        glass.size = self.width, max(0.0, self.height - low - track.height - dp(4))
        glass.pos = self.x, self.y + low

    def _arrange_strip(self) -> None:
        """All beside each other."""
        glass = self.ids.glass
        across = min(self.height * 0.74, self.width * 0.34)
        glass.size, glass.pos = (across, self.height - dp(8)), (self.x + dp(10), self.y + dp(4))
        left, rest = self.x + across + dp(12), self.width - across - dp(20)
        if rest > BESIDE:
            large = "digits" if self.height > ROOMY else "title"
            digits = max(rest * DIGITS, LEAST_DIGITS)
            self._time.lay(left, self.y, digits, self.height, large)
            self._lay_costs(left + digits + GAP, rest - digits - GAP)
            return
        if self.height < 2 * TRACK:
            self._time.lay(left, self.y, rest, self.height, "name")
            self._costs.size = 0, 0
            return
        below = self.y + TRACK
        glass.size, glass.pos = (across, self.height - TRACK - dp(4)), (self.x + dp(10), below)
        self._time.lay(left, below, rest, self.height - TRACK, "title")
        self._costs.pos, self._costs.size = (self.x + dp(6), self.y + dp(3)), (self.width - dp(12), TRACK)
        self._cost.lay(left, self.y, 0, 1)

    def _lay_costs(self, x: float, wide: float) -> None:
        """The spaces of the track, and where there is room in words what the present one costs."""
        line = lanterne().theme.label * SAID_LINE
        told = line if wide >= SAID and self.height > line + TRACK else 0.0
        if told:
            self._cost.lay(x, self.y + dp(4), wide, told, "label")
        if not told or not self._cost.opacity:
            told = 0.0
            self._cost.lay(x, self.y, 0, 1)
        self._costs.pos = x, self.y + told + dp(5)
        self._costs.size = wide, self.height - told - dp(9)
        self._costs.relay()

    def _tick_every(self, seconds: float) -> None:
        """Digits and track creep: a few looks a second are enough, and the grains move by themselves."""
        super()._tick_every(max(seconds, LOOK_SECONDS))

    def on_digits(self, *_change: object) -> None:
        """Once a second."""
        self._time.say(self.digits)
        self._time.color = self.tone.bright

    def on_index(self, *_change: object) -> None:
        """Which space of the track the glass stands on."""
        self._costs.stand(int(self.index))

    def _say(self, *_change: object) -> None:
        """It starts by itself: sand that lies ready says what the first space costs."""
        super()._say()
        if self.sand.ready and self.words:
            self.line = self.words[0]

    def on_line(self, *_change: object) -> None:
        """What the present space costs, or that the sand is held."""
        self._cost.say(self.line)
        self._arrange()

    def on_seals(self, *_change: object) -> None:
        """Other spaces."""
        self._costs.show(self.seals)

    def _put(self, part: Any, is_there: bool) -> None:
        """Let a part be there, or not."""
        if is_there and part.parent is None:
            self.add_widget(part)
            self._keep_still(part)
        elif not is_there and part.parent is not None:
            if self._kept.let_go(part.canvas):
                self.canvas.add(part.canvas)
            self.remove_widget(part)


class Keeper:
    """Runs the sand of one turn: says when a minute or all of the time is over."""

    def __init__(
        self, desk: Desk, minute: Callable[[], object], end: Callable[[], object], held: Callable[[bool], Any]
    ):
        self._desk, self._minute, self._end, self._held = desk, minute, end, held
        self.clock: DoorClock | None = None
        self._turn = 0

    def lay(self, view: LibraryView) -> DoorClock | None:
        """The glass of this turn, at rest or as it was left; None without a clock."""
        if not view["seconds"]:
            return None
        if self.clock is not None and self._turn == view["turn"]:
            return self.clock
        self.put_away()
        self._turn = view["turn"]
        costs = spaces(view)
        spans = [float(view["seconds"])] * len(costs)
        clock = DoorClock(spans=spans, seals=[f"+{cost}" if cost else "0" for cost in costs])
        clock.words = [_cost(cost) for cost in costs]
        clock.sand = self._kept(spans) or clock.sand
        clock.bind(
            on_minute=lambda _clock, place: self._passed(int(place), len(costs)),
            on_end=lambda _clock: self._end(),
            on_pause_change=lambda _clock, held: self._held(held),
            on_change=lambda _clock: self._keep(),
        )
        self.clock = clock
        return clock

    def run(self) -> None:
        """Let it run, if it has not begun."""
        clock = self.clock
        if clock is None:
            return
        clock.open()
        if clock.sand.ready:
            clock.start()

    def put_away(self) -> None:
        """Nobody listens any more; its value is kept."""
        if self.clock is not None:
            self._keep()
            self.clock.close()
            if self.clock.parent is not None:
                self.clock.parent.remove_widget(self.clock)
            self.clock = None

    def rest(self) -> None:
        """Another scene is shown: it stands still and is silent."""
        if self.clock is not None:
            self.clock.close()

    @property
    def held(self) -> bool:
        """Whether somebody holds the sand."""
        return self.clock is not None and bool(self.clock.held)

    def _passed(self, place: int, count: int) -> None:
        if place + 1 < count:
            self._minute()

    def _keep(self) -> None:
        if self.clock is not None and not self.clock.sand.ready:
            time = lanterne().services.clock
            self._desk.table[KEPT] = {"turn": self._turn, "sand": self.clock.sand.to_json(time)}

    def _kept(self, spans: list[float]) -> Sand | None:
        """The sand as it was left, if it is this turn's."""
        kept = self._desk.table.get(KEPT)
        if not isinstance(kept, dict) or kept.get("turn") != self._turn:
            return None
        try:
            sand = Sand.from_json(str(kept.get("sand")), lanterne().services.clock)
        except ValueError:
            return None
        return sand if list(sand.spans) == spans else None


def _cost(cost: int) -> str:
    if not cost:
        return words(N_("next turn: no extra traps"))
    return str(Phrase("next turn: +{count} traps", one="next turn: +{count} trap", count=cost))
