"""Cohesion: the tokens of the light zone above, those of the dark zone behind a torn edge below.

Where tokens would be too small to count, both zones lie beside each other: a token, a number, and a bar for
how many there were.
"""

from kivy.graphics import Color, Line
from kivy.metrics import dp

from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.pieces.laid import Laid
from app.games.obscurio.table.pieces.part import Part, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption

PER_ROW = 10
BROADER = (10, 12, 15, 20)
"""How many tokens a row may have where the gauge is broad and low."""
LEAST_TOKEN = dp(15)
"""Smaller tokens are not shown one by one."""
SHARE = 0.58
"""How much of the width the light zone has beside the dark one."""
TONES = (1.0, 0.78, 0.36), (0.62, 0.45, 1.0)
"""Of what is left in each zone, in its bar."""
BAR = dp(4)
EMPTY = 0.28
"""How bright the rest of a bar is."""


class Gauge(Laid):
    """How many tokens are left, and how many there were."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._slab = Slab(TABLE("slab"))
        self._under = Slab(TABLE("slab_violet"))
        for part in (self._slab, self._under):
            self.canvas.before.add(part)
        self._tokens: list[Part] = []
        self._numbers = [
            Caption(font="number", tone="flame", spare=True),
            Caption(font="number", tone="cream", spare=True),
        ]
        for caption in self._numbers:
            self.add_widget(caption)
        self._counts = (0, 0, 0, 0)
        with self.canvas.before:
            Color(0.55, 0.42, 0.9, 0.5)
            self._tear = Line(width=dp(1))
        self._signs = Part(LIBRARY("cohesion_lit")), Part(LIBRARY("cohesion_dark"))
        self._bars = [Bar(tone) for tone in TONES]
        for part in (*self._signs, *self._bars):
            self.canvas.before.add(part)

    def show(self, light: int, light_start: int, dark: int, dark_start: int) -> None:
        """So many are left of so many."""
        counts = (light, light_start, dark, dark_start)
        if counts == self._counts:
            return
        self._counts = counts
        for part in self._tokens:
            self.canvas.before.remove(part)
        names = ["cohesion_lit"] * light + ["cohesion_spent"] * (light_start - light)
        names += ["cohesion_dark"] * dark + ["cohesion_dark_spent"] * (dark_start - dark)
        self._tokens = [Part(LIBRARY(name)) for name in names]
        for part in self._tokens:
            self.canvas.before.add(part)
        for caption, count in zip(self._numbers, (light, dark), strict=True):
            caption.say(str(count))
        self.relay()

    @property
    def rows(self) -> int:
        """How many rows of tokens there are."""
        _, light, _, dark = self._counts
        return -(-light // PER_ROW) + -(-dark // PER_ROW)

    def _token(self, per_row: int, number: float) -> float:
        """How large a token is with so many in a row beside a number of that width."""
        _left, start, _dark_left, dark = self._counts
        unit = self.height / (max(1, -(-start // per_row)) + -(-dark // per_row) + 0.5)
        pitch = min((self.width - number - dp(18)) / per_row, unit * 1.02)
        return min(pitch * 0.92, unit * 0.86)

    def relay(self) -> None:
        """Put every part into its place."""
        number = min(dp(52), self.width * 0.17)
        per_row = max(BROADER, key=lambda each: self._token(each, number))
        for part in (*self._tokens, *self._signs, *self._bars):
            part.hide()
        if self._token(per_row, number) < LEAST_TOKEN:
            self._lay_counted()
        else:
            self._lay_rows(per_row, number)

    def _lay_counted(self) -> None:
        """Both zones beside each other, each with a number and a bar."""
        light, start, dark, dark_start = self._counts
        x, y, wide, high = bounds(self)
        first = wide * SHARE if dark_start else wide
        self._tear.points = []
        self._slab.lay(x, y, first, high)
        self._under.lay(x + first, y, wide - first, high) if dark_start else self._under.hide()
        for zone, left, room, count, most in (
            (0, x, first, light, start),
            (1, x + first, wide - first, dark, dark_start),
        ):
            side = min(high * 0.56, room * 0.4) if most else 0.0
            self._signs[zone].centre(left + dp(8) + side / 2, y + high * 0.58, side, side)
            self._bars[zone].lay_share(left + dp(9), y + dp(8), room - dp(18), count / most if most else 0.0)
            beside = left + side + dp(8)
            self._numbers[zone].lay(beside, y + dp(9), left + room - beside - dp(4), high - dp(11), "heading")

    def _lay_rows(self, per_row: int, number: float) -> None:
        _left, start, _dark_left, dark = self._counts
        rows = max(1, -(-start // per_row)), -(-dark // per_row)
        unit = self.height / (sum(rows) + 0.5)
        low = unit * (rows[1] + 0.2) if rows[1] else 0.0
        self._slab.lay(self.x, self.y, self.width, self.height)
        self._under.lay(self.x, self.y, self.width, low) if low else self._under.hide()
        self._tear.points = (
            [self.x + dp(6), self.y + low, (self.x + self.width) - dp(6), self.y + low] if low else []
        )
        pitch = min((self.width - number - dp(18)) / per_row, unit * 1.02)
        side = self._token(per_row, number)
        tops = (self.y + self.height) - unit * 0.18, self.y + low - unit * 0.06
        for place, part in enumerate(self._tokens):
            zone = place >= start
            number_in = place - start if zone else place
            row, column = divmod(number_in, per_row)
            x = self.x + number + dp(6) + (column + 0.5) * pitch
            part.centre(x, tops[zone] - (row + 0.5) * unit, side, side)
        self._numbers[0].lay(self.x + dp(4), self.y + low, number, self.height - low, "heading")
        self._numbers[1].lay(self.x + dp(4), self.y, number, max(1, low), "name")
        if not low:
            self._numbers[1].opacity = 0


class Bar(Part):
    """How much is left, as a line of light on one that is dark."""

    def __init__(self, tone: tuple[float, float, float]) -> None:
        super().__init__(dye=(*tone, EMPTY))
        self._full = Part(dye=(*tone, 1.0))
        self.add(self._full)

    def lay_share(self, x: float, y: float, width: float, share: float) -> None:
        """Lie there, so much of it lit."""
        self.lay(x, y, width, BAR)
        self._full.lay(x, y, width * share, BAR)

    def hide(self) -> None:
        super().hide()
        self._full.hide()
