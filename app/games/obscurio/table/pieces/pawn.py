"""A pawn of the doors: its cloak in the colour of its seat, its head the mark, a light while it is chosen."""

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE
from app.look.places import sprite
from app.look.player_colours import HUES

PROPORTION = 136 / 184
HOP_SECONDS = 0.26
HOP = dp(26)
LEAST_TOUCH = dp(48)


class Pawn(Widget):
    """Stands on its foot, `at`; a hop carries it there."""

    rise = NumericProperty(0.0)

    def __init__(self, number: int, hue: str, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.number, self.hue = number, hue
        self._glow = Part(sprite("glow"), dye=(*HUES[hue].light[:3], 0.75))
        self._cloak = Part(TABLE(f"cloak_{hue}"))
        self.canvas.add(self._cloak)
        self._lit = False
        self.sure = False
        self.bind(pos=self._lay, size=self._lay, rise=self._lay)

    @property
    def at(self) -> tuple[float, float]:
        """Where its foot stands."""
        return (self.x + self.width / 2), self.y

    def stand(self, x: float, y: float, high: float) -> None:
        """Be there at once."""
        Animation.cancel_all(self)
        self.rise = 0.0
        self.size = high * PROPORTION, high
        self.pos = x - self.width / 2, y

    def hop(self, x: float, y: float, high: float, seconds: float) -> None:
        """Go there in an arc."""
        if not seconds or not self.width:
            self.stand(x, y, high)
            return
        Animation.cancel_all(self)
        goal: dict[str, tuple[float, float]] = {"pos": (x - high * PROPORTION / 2, y)}
        if high != self.height:
            goal["size"] = high * PROPORTION, high
        Animation(**goal, duration=seconds, transition="out_quad").start(self)
        up = Animation(rise=HOP, duration=seconds / 2, transition="out_quad")
        (up + Animation(rise=0.0, duration=seconds / 2, transition="in_quad")).start(self)

    def choose(self, is_chosen: bool) -> None:
        """Whether the next door is its own."""
        if is_chosen != self._lit:
            self._lit = is_chosen
            (self.canvas.before.add if is_chosen else self.canvas.before.remove)(self._glow)

    def fade(self, opacity: float) -> None:
        """Let it be seen by that share."""
        self.opacity = opacity

    def holds(self, x: float, y: float) -> bool:
        """Whether a finger means it."""
        wide, high = max(self.width, LEAST_TOUCH), max(self.height, LEAST_TOUCH)
        return bool(abs(x - (self.x + self.width / 2)) <= wide / 2 and self.y - dp(6) <= y <= self.y + high)

    def _lay(self, *_change: object) -> None:
        y = self.y + self.rise
        self._cloak.lay(self.x, y, self.width, self.height)
        self._glow.centre(
            (self.x + self.width / 2), y + self.height * 0.4, self.height * 1.5, self.height * 1.5
        )
