"""The track over the glass: a seal for each layer of sand, and how far the one that falls has come."""

from __future__ import annotations

from kivy.graphics import Color, Ellipse, InstructionGroup, Line, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from app.look.kv import load
from app.look.places import asset, sprite
from app.timer.sand_tones import TONES

SEAL, ACTIVE = dp(46), dp(58)
"""How wide a seal is, and the one whose layer falls."""

PIP = dp(5.5)
GROOVE = (0.03, 0.02, 0.09, 0.9)
INK = (0.10, 0.04, 0.13, 1.0)
SLEEPING = 0.34
"""How much of its colour a seal has whose layer has not begun."""


class SandTrack(FloatLayout):
    """Seals from left to right; pips count them, so that colour is never alone."""

    count = NumericProperty(1)
    seals = ListProperty([])
    index = NumericProperty(0)
    progress = NumericProperty(0.0)
    """The part of the falling layer that has fallen."""
    turned = BooleanProperty(False)
    """Whether the layers fall from the last to the first."""
    waiting = BooleanProperty(True)
    """Whether nothing has begun to fall."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._seals = InstructionGroup()
        self._labels: list[Label] = []
        self.canvas.add(self._seals)
        self._bar = Line(width=dp(2))
        self._spark = Rectangle(source=sprite("glow"))
        self.fbind("count", self._write)
        self.fbind("seals", self._write)
        for name in ("pos", "size", "index", "turned", "waiting"):
            self.fbind(name, self._draw)
        self.fbind("progress", self._run)
        self._write()

    def _write(self, *_change: object) -> None:
        """One label per seal: the sign it was given, or its number."""
        for label in self._labels:
            self.remove_widget(label)
        self._labels = []
        for place in range(int(self.count) if self.count > 1 else 0):
            sign = self.seals[place] if place < len(self.seals) else str(place + 1)
            label = Label(text=str(sign), font_name="number", size_hint=(None, None), size=(SEAL, SEAL))
            self._labels.append(label)
            self.add_widget(label)
        self._draw()

    def _x(self, place: float) -> float:
        """The middle of a seal."""
        steps = max(1, self.count - 1)
        room = self.width - 2 * self._margin
        return float(self.x + self._margin + room * place / steps)

    @property
    def _margin(self) -> float:
        return float(min(dp(64), max(dp(40), self.width * 0.12)))

    @property
    def _y(self) -> float:
        return float(self.center_y + dp(6))

    def _begun(self, place: int) -> bool:
        """Whether the layer at this place falls or has fallen."""
        if self.waiting:
            return False
        return place >= self.index if self.turned else place <= self.index

    def _draw(self, *_change: object) -> None:
        self._seals.clear()
        if self.count < 2:
            return
        for place in range(int(self.count) - 1):
            self._groove(place)
        self._seals.add(Color(*TONES[int(self.index) % len(TONES)].plain))
        self._seals.add(self._bar)
        self._seals.add(Color(*TONES[int(self.index) % len(TONES)].bright))
        self._seals.add(self._spark)
        for place in range(int(self.count)):
            self._seal(place)
        self._run()

    def _groove(self, place: int) -> None:
        """The way from one seal to the next; one that has been gone keeps its colour."""
        gone = not self.waiting and (place >= self.index if self.turned else place < self.index)
        tone = TONES[(place + 1 if self.turned else place) % len(TONES)]
        ends = (self._x(place) + SEAL / 2, self._y, self._x(place + 1) - SEAL / 2, self._y)
        self._seals.add(Color(*GROOVE))
        self._seals.add(Line(points=ends, width=dp(3.4)))
        if gone:
            self._seals.add(Color(*tone.plain))
            self._seals.add(Line(points=ends, width=dp(2)))

    def _seal(self, place: int) -> None:
        begun, tone = self._begun(place), TONES[place % len(TONES)]
        side = ACTIVE if place == self.index and begun else SEAL
        x, y = self._x(place), self._y
        if side == ACTIVE:
            self._seals.add(Color(*tone.plain[:3], 0.55))
            self._seals.add(
                Rectangle(source=sprite("glow"), pos=(x - side * 1.2, y - side * 1.2), size=(side * 2.4,) * 2)
            )
        strength = 1.0 if begun else SLEEPING
        self._seals.add(Color(*(part * strength for part in tone.plain[:3]), 1))
        self._seals.add(
            Rectangle(source=asset("timer", "seal.png"), pos=(x - side / 2, y - side / 2), size=(side, side))
        )
        self._seals.add(Color(*tone.bright))
        for pip in range(place + 1):
            middle = x + (pip - place / 2) * PIP * 1.5
            self._seals.add(Ellipse(pos=(middle - PIP / 2, y - ACTIVE / 2 - dp(9)), size=(PIP, PIP)))
        label = self._labels[place]
        label.center = (x, y)
        label.color = INK if begun else tone.bright
        label.font_size = dp(29) if side == ACTIVE else dp(24)

    def _run(self, *_change: object) -> None:
        """How far the falling layer has come, on the way to the next seal."""
        step = -1 if self.turned else 1
        there = self.index + step
        if self.waiting or not 0 <= there < self.count:
            self._bar.points, self._spark.size = [], (0, 0)
            return
        start, end = self._x(self.index) + step * SEAL / 2, self._x(there) - step * SEAL / 2
        x = start + (end - start) * min(1.0, max(0.0, self.progress))
        self._bar.points = [start, self._y, x, self._y]
        self._spark.pos, self._spark.size = (x - dp(9), self._y - dp(9)), (dp(18), dp(18))


load(__name__)
