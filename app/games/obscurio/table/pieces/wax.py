"""The wax seal: held, gold runs round it; then it is done. Asleep it says why."""

from kivy.animation import Animation
from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE
from app.widgets.paper import Pressed

HOLD_SECONDS = 0.7
"""How long it is held, whatever the animation setting."""

ASLEEP = (0.42, 0.36, 0.32, 1.0)


class WaxSeal(Pressed, Widget):
    """A seal that is held. `on_done` tells when it was; `on_asleep` that a sleeping one was touched."""

    awake = BooleanProperty(True)
    held = NumericProperty(0.0)
    title = StringProperty("")

    __events__ = ("on_done", "on_asleep")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), held_by_key=True, **kwargs)
        self._wax = Part(TABLE("wax"))
        self.canvas.add(self._wax)
        with self.canvas:
            self._gold = Color(1, 0.92, 0.69, 0)
            self._run = Line(width=dp(2.4), cap="none")
        self.bind(pos=self._lay, size=self._lay, awake=self._lay)

    def on_state(self, _seal: object, state: str) -> None:
        """Let gold run round while it is held."""
        Animation.cancel_all(self, "held")
        if state == "down" and self.awake:
            Animation(held=1.0, duration=HOLD_SECONDS * (1 - self.held)).start(self)
        elif state == "down":
            self.dispatch("on_asleep")
        else:
            self.held = 0.0

    def on_held(self, _seal: object, held: float) -> None:
        """Tell once when the ring is closed."""
        self._gold.a = 0.95 if held else 0.0
        side = min(self.size)
        self._run.circle = ((self.x + self.width / 2), (self.y + self.height / 2), side * 0.47, 0, 360 * held)
        if held >= 1.0:
            self.held = 0.0
            self.dispatch("on_done")

    def on_done(self) -> None:
        """Event: it was held long enough."""

    def on_asleep(self) -> None:
        """Event: it was touched while it sleeps."""

    def _lay(self, *_change: object) -> None:
        side = min(self.size)
        self._wax.centre((self.x + self.width / 2), (self.y + self.height / 2), side, side)
        self._wax.dye((1, 1, 1, 1) if self.awake else ASLEEP)
