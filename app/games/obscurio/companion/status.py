"""Where the group stands: its cohesion in two zones, its room, its turn; readable from a metre away."""

from kivy.clock import Clock, ClockEvent
from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.games.obscurio.companion.atlas import LIBRARY
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.paper import Pressed

TOKEN_SECONDS = 0.22
"""Between two tokens that leave the gauge."""

LARGEST = dp(40)
SMALLEST = dp(15)


class Tokens(Widget):
    """A zone of the gauge: the tokens that lie there, and the places of those that are gone."""

    count = NumericProperty(0)
    total = NumericProperty(0)
    kind = StringProperty("lit")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw)
        self.bind(pos=self._redraw, size=self._redraw, count=self._redraw, total=self._redraw)

    def _draw(self, *_dt: object) -> None:
        self.canvas.clear()
        places = int(max(self.count, self.total))
        if not places or self.width <= 0 or self.height <= 0:
            return
        side, columns = fitted(places, self.width, self.height)
        rows = -(-places // columns)
        top = self.center_y + rows * side / 2
        spent = "cohesion_dark_spent" if self.kind == "dark" else "cohesion_spent"
        textures = [Image(LIBRARY(name)).texture for name in (f"cohesion_{self.kind}", spent)]
        with self.canvas:
            Color(1, 1, 1, 1)
            for place in range(places):
                x, y = self.x + place % columns * side, top - (place // columns + 1) * side
                Rectangle(texture=textures[place >= self.count], pos=(x, y), size=(side, side))


def fitted(places: int, width: float, height: float) -> tuple[float, int]:
    """The largest side at which so many tokens fit, and how many stand in a row."""
    best = (SMALLEST, max(1, int(width // SMALLEST)))
    for rows in range(1, places + 1):
        columns = -(-places // rows)
        side = min(width / columns, height / rows, LARGEST)
        if side > best[0]:
            best = (side, columns)
    return best


class RoomRow(Widget):
    """The rooms of the library, the one of the group alight."""

    room = NumericProperty(1)
    total = NumericProperty(6)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw)
        self.bind(pos=self._redraw, size=self._redraw, room=self._redraw)

    def _draw(self, *_dt: object) -> None:
        self.canvas.clear()
        side = min(self.width / self.total, self.height)
        with self.canvas:
            Color(1, 1, 1, 1)
            for place in range(1, int(self.total) + 1):
                state = "here" if place == self.room else "past" if place < self.room else "ahead"
                texture = Image(LIBRARY(f"room_{state}")).texture
                pos = self.x + (place - 1) * side, self.center_y - side / 2
                Rectangle(texture=texture, pos=pos, size=(side, side))


class SlimCount(BoxLayout):
    """A token and its number, where there is no room for the gauge."""

    picture = StringProperty("cohesion_lit")
    count = NumericProperty(0)
    shown = BooleanProperty(False)
    ink = ColorProperty((1, 1, 1, 1))


class Status(Pressed, BoxLayout):
    """Gauge and rooms; a touch leads to every count."""

    light = NumericProperty(0)
    dark = NumericProperty(0)
    light_total = NumericProperty(0)
    dark_total = NumericProperty(0)
    room = NumericProperty(1)
    turn_words = StringProperty("")
    step_words = StringProperty("")
    watched = BooleanProperty(False)
    slim = BooleanProperty(False)
    """Whether only the numbers are shown: a step wants the room."""

    def __init__(self, **kwargs: object) -> None:
        self._goal = (0, 0)
        self._moving: ClockEvent | None = None
        super().__init__(**kwargs)

    def take(self, light: int, dark: int) -> None:
        """Come to these counts: tokens that leave go one by one, the light first, as the rules take them."""
        self._goal = (light, dark)
        seconds = lanterne().settings.duration(TOKEN_SECONDS)
        leaving = light + dark < self.light + self.dark
        if self._moving is not None:
            self._moving.cancel()
            self._moving = None
        if not (seconds and leaving):
            self.light, self.dark = light, dark
            return
        self._moving = Clock.schedule_interval(self._move, seconds)

    def _move(self, _dt: float) -> bool:
        light, dark = self._goal
        if self.light > light:
            self.light -= 1
        elif self.dark > dark:
            self.dark -= 1
        else:
            self.light, self.dark = light, dark
            self._moving = None
            return False
        lanterne().services.sound.play("tick")
        return True


load(__name__)
