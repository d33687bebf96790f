"""One line that says why: it comes, is read, and goes, and never stands in the way of a finger.

Where a prompt is, it says the line itself, in place of its hint; without room for that the toast lies over
all of its words, never over half of them.
"""

from __future__ import annotations

from collections import deque

from kivy.animation import Animation
from kivy.clock import Clock, ClockEvent
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.look.kv import load
from app.widgets.hidden import Hidden

SHORTEST_SECONDS = 1.8
SECONDS_PER_LETTER = 0.055
FADE_SECONDS = 0.18
PADDING = dp(40)
FOLLOWED = ("pos", "size", "free", "message")
"""What of a prompt moves the message."""
LAID_SECONDS = 0.1
"""After so long another question is laid out, hint and all."""
MOST_WAITING = 3
"""Older messages that nobody could read in time are dropped."""


class Toast(Hidden, Label):
    """A message over the table. `say` shows it, or lets it wait for its turn."""

    duration = ObjectProperty(lambda seconds: seconds)
    """Maps designed seconds of fading to wished ones; reading always takes its time."""

    stands_for = ObjectProperty(None, allownone=True, rebind=True)
    """The prompt in whose place it is read; None leaves it where it lies."""
    told_there = BooleanProperty(False)
    """Whether the prompt says the line itself."""
    least_size = ListProperty([0, 0])
    """Of the words that it covers."""

    most_width = NumericProperty(dp(320))
    usual_place = ObjectProperty({"center_x": 0.5, "y": 0.12})
    """Where it lies else, as a `pos_hint`."""
    line_width = NumericProperty(0)
    """Width of the words: as short as they are, or wrapped where there is no more room."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.opacity = 0.0
        for name in ("text", "font_size", "font_name", "most_width"):
            self.fbind(name, self._fit)
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._end: ClockEvent | None = None
        self._followed: Widget | None = None
        self._offer_soon = Clock.create_trigger(self._offer, LAID_SECONDS)

    @property
    def showing(self) -> bool:
        """Tell whether a message is being read."""
        return self._end is not None

    def say(self, message: str) -> None:
        """Show a message after those before it; the one that is shown is not repeated."""
        if not message or (self.showing and message == self.text) or message in self._waiting:
            return
        self._waiting.append(message)
        if not self.showing:
            self._next()

    def on_stands_for(self, _toast: object, place: Widget | None) -> None:
        """Follow the prompt of the page that is seen; another one says nothing any more."""
        if self._followed is not None:
            self._followed.tell("")
            self._followed.funbind("sentence", self._offer_soon)
            for name in FOLLOWED:
                self._followed.funbind(name, self._follow)
        self._followed = place
        if place is not None:
            place.fbind("sentence", self._offer_soon)
            for name in FOLLOWED:
                place.fbind(name, self._follow)

    def _follow(self, *_change: object) -> None:
        """The prompt has moved, or has no room any more: lie over its words then."""
        if not self.showing or self.stands_for is None:
            return
        if self.told_there and not self.stands_for.message:
            self.told_there = False
            self._fade(1.0)
        self._lie()

    def _offer(self, _dt: float) -> None:
        """Another question stands there, which may have the room that the one before had not."""
        if self.showing and not self.told_there and self._tell_there(self.text):
            self._fade(0.0)

    def _tell_there(self, message: str) -> bool:
        self.told_there = self.stands_for is not None and self.stands_for.tell(message)
        return bool(self.told_there)

    def hush(self) -> None:
        """Drop everything at once."""
        self._waiting.clear()
        self._tell_there("")
        if self._end:
            self._end.cancel()
            self._end = None
        self._fade(0.0)

    def _lie(self) -> None:
        """Lie in the place of what it stands for, from its upper edge down."""
        place = self.stands_for
        if place is None or self.parent is None:
            self.pos_hint, self.least_size = self.usual_place, [0, 0]
            return
        x, y = place.to_window(place.x, place.y + place.height)  # `top` is told later than `pos`
        self.least_size = place.free, place.height
        top = max(y, self.height)
        self.pos_hint = {"x": x / self.parent.width, "top": top / self.parent.height}

    def _fit(self, *_: object) -> None:
        words = CoreLabel(font_name=self.font_name, font_size=self.font_size)
        self.line_width = min(self.most_width - PADDING, words.get_extents(self.text)[0] + 1)

    def _next(self, *_: object) -> None:
        self._end = None
        if not self._waiting:
            self._tell_there("")
            self._fade(0.0)
            return
        self.text = self._waiting.popleft()
        self._lie()
        self._fade(0.0 if self._tell_there(self.text) else 1.0)
        reading = max(SHORTEST_SECONDS, SECONDS_PER_LETTER * len(self.text))
        self._end = Clock.schedule_once(self._next, reading)

    def _fade(self, opacity: float) -> None:
        """Come or go; over a prompt at once, or two lines of words would shine through each other."""
        Animation.cancel_all(self, "opacity")
        seconds = 0 if self.stands_for else self.duration(FADE_SECONDS)
        if seconds <= 0:
            self.opacity = opacity
        else:
            Animation(opacity=opacity, d=seconds).start(self)


load(__name__)
