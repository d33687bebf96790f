"""The whole sand timer as one control: the glass, big digits, the track of layers, and all ways to work it.

Anything can hold one: give it `spans` (seconds per layer), or a saved `sand`, call `open` when its page is
shown, `leave` when it is hidden, and listen:

    SandClock:
        spans: 60, 60, 60
        seals: "0", "+1", "+2"                  # what the track says about each layer
        words: app.tr._("next turn: +1 trap"), ...   # the line over the digits while a layer falls
        on_minute: page.minute_over(args[1])     # the layer that has ended, by its place on the track
        on_end: page.time_is_up()
        on_pause_change: page.cover(args[1])
        on_change: page.save()                   # the value is another one

A tap starts and holds it, a swipe turns the glass, so do the space bar, the device turned over, and buttons.
Everything shown comes from the deadline in `sand`, every frame: after a sleep it is right at once, and every
layer that has passed is told in its order. After `leave` it goes on to be heard; `close` ends that too.
"""

from __future__ import annotations

from math import ceil
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from app.look.kv import load
from app.look.running import lanterne
from app.services.motion_detector import Sign, TurnedOver
from app.timer.hourglass import Hourglass  # noqa: F401  (used in the KV rule)
from app.timer.sand import Sand
from app.timer.sand_controls import ICONS, SandControls  # noqa: F401  (used in the KV rule)
from app.timer.sand_flash import SECONDS, SandFlash  # noqa: F401  (used in the KV rule)
from app.timer.sand_tones import TONES
from app.timer.sand_track import SandTrack  # noqa: F401  (used in the KV rule)
from app.timer.sand_voice import SandVoice

SPACE_KEY = 32
TURN_SECONDS = 0.7
"""How long a glass takes to turn over by itself."""

STEP_SECONDS = 10
"""What plus and minus change."""

WIDEST_TRACK = dp(620)
LEAST_PANEL = dp(352)
"""What all buttons in a row need beside a glass."""

BACKGROUND_RATE = 5
"""How often a second it looks at the clock while its page is hidden."""


class SandClock(FloatLayout):
    """A sand timer that can be touched, seen and heard."""

    spans = ListProperty([60.0])
    """Seconds per layer; setting others lays fresh sand ready."""
    sand = ObjectProperty(Sand.of((60.0,)), rebind=True)
    """The value: what is saved, and what a saved one is given to."""
    seals = ListProperty([])
    """A short sign for each layer on the track, such as +1."""
    words = ListProperty([])
    """A line for each layer, shown while it falls; without one its number is told."""
    controls = ListProperty(list(ICONS))
    """Which buttons there are, of less, reset, go, turn, more."""
    quiet = BooleanProperty(False)
    """Whether it makes no sound and no buzz."""
    turnable = BooleanProperty(True)
    """Whether running sand may be turned over; if not, a swipe or a turn of the device only starts it."""
    lying = BooleanProperty(False)
    """Whether the digits stand beside the glass instead of below it."""
    bare = BooleanProperty(False)
    """Whether there is room for glass and digits only, neither for the track nor for a line."""
    holder = StringProperty("sand")
    """The name under which it keeps the screen on while it runs."""

    digits = StringProperty("0:00")
    line = StringProperty("")
    """What is said over the digits."""
    running = BooleanProperty(False)
    held = BooleanProperty(False)
    ended = BooleanProperty(False)
    index = NumericProperty(0)
    """The layer that falls, by its place on the track."""
    progress = NumericProperty(0.0)
    """The part of that layer that has fallen."""
    tone = ObjectProperty(TONES[0], rebind=True)
    digits_size = NumericProperty(64)

    __events__ = ("on_minute", "on_end", "on_pause_change", "on_change")

    def __init__(self, services: Any = None, **kwargs: object) -> None:
        app = lanterne()
        self.services = services or app.services
        self._voice = SandVoice(self.services)
        self._ticking: ClockEvent | None = None
        self._ended_at: float | None = None
        super().__init__(**kwargs)
        app.tr.bind(language=self._say)

    def on_kv_post(self, _base: object) -> None:
        """Follow what was set from now on: the parts are there."""
        for name in ("pos", "size", "lying", "bare"):
            self.fbind(name, self._arrange)
        self.ids.panel.bind(minimum_height=self._arrange)
        self.ids.track.bind(height=self._arrange)
        lanterne().settings.bind(text_size=self._arrange)
        self.fbind("sand", self._show)
        self.fbind("words", self._say)
        self._show()

    def on_spans(self, _clock: SandClock, spans: list[float]) -> None:
        """Lay fresh sand ready."""
        self.sand = Sand.of(spans)

    def on_quiet(self, _clock: SandClock, quiet: bool) -> None:
        """Fall silent, or be heard again."""
        self._voice.quiet = quiet

    def open(self) -> None:
        """Be shown: move, listen to the device and to the space bar, and catch up with the time."""
        self._let_go()
        self.services.motion.listen(self._felt)
        Window.bind(on_key_down=self._key)
        self.ids.glass.lively = lanterne().settings.animation != "off"
        self._tick_every(0)
        self.look()

    def leave(self) -> None:
        """Be hidden: running sand goes on to be heard, but nothing moves or is felt any more."""
        self._let_go()
        self._tick_every(1 / BACKGROUND_RATE)

    def close(self) -> None:
        """Be hidden and silent; the value stays and is right when it is opened again."""
        self._let_go()
        self.services.awake.release(self.holder)

    def look(self, *_dt: object) -> None:
        """Tell what has passed since the last look, and show what is: once a frame while it runs."""
        passed = self.sand.passed(self.services.clock)
        if passed:
            self._tell(passed)
        elif self.running:
            self._voice.runs(self.sand.left(self.services.clock))
        self._show()

    def choose(self, name: str) -> None:
        """Do what a button says."""
        DEEDS[name](self)

    def press(self) -> None:
        """Do what the big button says, or a tap on the glass: start, hold, or go on."""
        if self.running:
            self.pause()
        elif self.held:
            self.resume()
        else:
            self.start()

    def start(self, angle: float = 0.0) -> None:
        """Turn the full glass over; `angle` is how far a finger has turned it already."""
        self._voice.turned()
        self._take(Sand.of(self.spans).start(self.services.clock))
        self._turn_over(angle)

    def pause(self) -> None:
        if self.running:
            self._voice.touched()
            self._take(self.sand.pause(self.services.clock))

    def resume(self) -> None:
        """Let held sand run on."""
        if self.held:
            self._voice.touched()
            self._take(self.sand.resume(self.services.clock))

    def turn(self, angle: float = 0.0) -> None:
        """Turn the glass over as it is; one that lies ready or is empty starts."""
        if not (self.running or self.held):
            self.start(angle)
        elif self.turnable:
            self._voice.turned()
            self._take(self.sand.turn(self.services.clock))
            self._turn_over(angle)
        else:
            self.swing(angle)

    def reset(self) -> None:
        """Lay the whole sand ready again."""
        self._voice.touched()
        self._take(Sand.of(self.spans))

    def add(self, seconds: float) -> None:
        """Give the sand that is under way some seconds more, or fewer."""
        if self.running or self.held:
            self._voice.touched()
            self._take(self.sand.add(seconds, self.services.clock))

    def swing(self, angle: float) -> None:
        """Let the glass come upright from an angle."""
        glass = self.ids.glass
        Animation.cancel_all(glass, "angle")
        seconds = lanterne().settings.duration(TURN_SECONDS) * abs(angle) / 180
        glass.angle = angle if seconds else 0.0
        if seconds:
            Animation(angle=0.0, duration=seconds, transition="in_out_sine").start(glass)

    def on_minute(self, index: int) -> None:
        """Event: the layer at this place of the track has fallen wholly."""

    def on_end(self) -> None:
        """Event: all the sand has fallen."""

    def on_pause_change(self, paused: bool) -> None:
        """Event: the sand was held, or is held no more."""

    def on_change(self) -> None:
        """Event: the value is another one, by a hand or because something has passed: save it."""

    def _take(self, sand: Sand) -> None:
        """Go on with another value."""
        before = self.held
        self._show_flash(None)
        self.sand = sand
        if self.held != before:
            self.dispatch("on_pause_change", self.held)
        self.dispatch("on_change")

    def _turn_over(self, angle: float) -> None:
        """Swing from where the finger let go: half a turn back is what the glass now holds."""
        self.swing(angle - 180 if angle > 0 else angle + 180)

    def _tell(self, passed: tuple[int, ...]) -> None:
        """Every layer in its order; of several that passed at once only the last is heard."""
        clock = self.services.clock
        self.sand = self.sand.tell(clock)
        for index in passed:
            self.dispatch("on_minute", index)
        if self.sand.done(clock):
            self._voice.ended()
            self._show_flash(clock.now())
            self.dispatch("on_end")
        else:
            self._voice.layer_begins(self.sand.index(clock))
        self.dispatch("on_change")

    def _show(self, *_change: object) -> None:
        """Bring everything that is drawn up to this moment."""
        sand, clock = self.sand, self.services.clock
        before = self.running, self.held, self.ended, self.index, sand.ready
        self.index = sand.index(clock)
        self.tone = TONES[self.index % len(TONES)]
        self.ended = sand.done(clock)
        self.running = sand.running and not self.ended
        self.held = sand.paused(clock)
        self.progress = 0.0 if sand.ready else 1 - sand.left_of_layer(clock) / sand.spans[self.index]
        self.digits = told(sand.left(clock))
        self._fill()
        if before != (self.running, self.held, self.ended, self.index, sand.ready) or not self.line:
            self._say()
        (self.services.awake.hold if self.running else self.services.awake.release)(self.holder)

    def _fill(self) -> None:
        """Before its first turn the sand lies below, the layer that will fall first on top."""
        sand, glass = self.sand, self.ids.glass
        order = tuple(reversed(sand.order)) if sand.ready else sand.order
        glass.layers = [(place % len(TONES), sand.spans[place] / sand.total) for place in order]
        glass.share = 0.0 if sand.ready else sand.share(self.services.clock)
        glass.running = self.running

    def _say(self, *_change: object) -> None:
        _ = lanterne().tr._
        count = len(self.sand.spans)
        if self.ended:
            self.line = _("Time's up!")
        elif self.held:
            self.line = _("Paused")
        elif self.sand.ready:
            self.line = _("Tap the glass to start")
        elif self.index < len(self.words):
            self.line = self.words[self.index]
        elif count > 1:
            self.line = _("Layer {number} of {count}").format(number=self.index + 1, count=count)
        else:
            self.line = _("Running")

    def _arrange(self, *_change: object) -> None:
        """Give the glass all that the digits and the track leave."""
        track, glass, panel = self.ids.track, self.ids.glass, self.ids.panel
        self._fit_digits()
        low = panel.minimum_height
        track.opacity = 0 if self.bare else 1
        if self.bare:
            panel.size, panel.pos = (self.width, low), self.pos
            glass.size, glass.pos = (self.width, max(0, self.height - low)), (self.x, self.y + low)
            return
        if self.lying:
            room = max(self.width * 0.4, self.width - LEAST_PANEL)
            across = min(self.width * 0.6, self.height * 0.80, room)
            beside, foot = self.width - across, self.center_y - (low + track.height) / 2
            glass.size, glass.pos = (across, self.height), self.pos
            panel.size, panel.pos = (beside, low), (self.x + across, foot)
            track.width = min(beside, WIDEST_TRACK)
            track.pos = panel.center_x - track.width / 2, foot + low
            return
        panel.size, panel.pos = (self.width, low), self.pos
        track.width = min(self.width, WIDEST_TRACK)
        track.pos = self.center_x - track.width / 2, self.top - track.height
        glass.size, glass.pos = (self.width, max(0, self.height - low - track.height)), (self.x, self.y + low)

    def _fit_digits(self) -> None:
        """To be read from a metre, where there is room for that."""
        wide = self.width * (0.4 if self.lying else 1.0) - dp(22 if self.bare else 0)
        most = max(dp(40), self.height * (0.3 if self.lying else 0.125))
        if self.lying:  # in a low window the buttons below come first
            others = self.ids.panel.minimum_height - self.ids.digits.height + self.ids.track.height
            most = min(most, max(dp(24), (self.height - others) / DIGITS_HEIGHT))
        self.digits_size = min(lanterne().theme.digits * 2.8, wide / 2.6, most)

    def _tick_every(self, seconds: float) -> None:
        self._ticking = Clock.schedule_interval(self._tick, seconds)

    def _tick(self, _dt: float) -> None:
        if self.running:
            self.look()
        elif self._ended_at is not None:
            self._show_flash(self._ended_at)

    def _show_flash(self, ended_at: float | None) -> None:
        """The light of an end that came at this moment, or none."""
        since = SECONDS if ended_at is None else self.services.clock.now() - ended_at
        self._ended_at = ended_at if since < SECONDS else None
        self.ids.flash.show(since)

    def _let_go(self) -> None:
        if self._ticking is not None:
            self._ticking.cancel()
        self.services.motion.ignore(self._felt)
        Window.unbind(on_key_down=self._key)
        self.ids.glass.lively = False

    def _felt(self, sign: Sign) -> None:
        if isinstance(sign, TurnedOver):
            self.turn()

    def _key(self, _window: object, key: int, *_rest: object) -> bool:
        """The space bar belongs to the sand, whatever was touched last; Enter presses what is focused."""
        if key != SPACE_KEY or lanterne().dialogs.top is not None:
            return False
        self.press()
        return True


DIGITS_HEIGHT = 1.3
"""The height of the digits by their size."""

DEEDS = {
    "less": lambda clock: clock.add(-STEP_SECONDS),
    "reset": SandClock.reset,
    "go": SandClock.press,
    "turn": SandClock.turn,
    "more": lambda clock: clock.add(STEP_SECONDS),
}
"""What each button does."""


def told(seconds: float) -> str:
    """Seconds as a clock tells them: whole ones, until the last has gone."""
    whole = max(0, ceil(seconds - 1e-3))
    return f"{whole // 60}:{whole % 60:02d}"


load(__name__)
