"""All point at the same time: a panel at the edge for everybody, a well for everybody they may mean.

What lies under a finger at zero counts. A light under the finger is all that is seen before.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scatter import Scatter

from app.games.obscurio.table.pieces.part import WHITE, Part, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.scene import words
from app.look.running import lanterne
from app.services.pace import Pace
from engine.core.text import N_

SECONDS = 6
"""From the first look at the wells to zero; the last three are counted."""
COUNTED = 3
BURNT = (0.32, 0.30, 0.40, 1.0)
"""What a candle is dyed whose second is over."""
HIGH = dp(150)
WELL, PITCH = (dp(88), dp(82)), dp(112)
OWN, LEAST_PITCH, LEAST_TABLE = dp(84), dp(52), dp(200)
"""The room of a voter's own pawn, that of a well for a finger, and of the table between the panels."""

Voter = tuple[int, str, str, Sequence[int]]
"""Seat, name, colour, and whom they may mean."""


class Edge(FloatLayout):
    """The panel of one voter. It is drawn upright; whoever holds it turns it."""

    def __init__(self, voter: Voter, hues: dict[int, str], **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.seat, name, hue, self.suspects = voter
        self.chosen = -1
        self._slab = Slab(TABLE("slab"))
        self._own = Part(TABLE(f"cloak_{hue}"))
        self._wells = [Slab(TABLE("well")) for _ in self.suspects]
        self._lit = [Slab(TABLE("slab_gold"), dye=(1, 1, 1, 0)) for _ in self.suspects]
        self._pawns = [Part(TABLE(f"cloak_{hues[seat]}")) for seat in self.suspects]
        for part in (self._slab, self._own, *self._wells, *self._lit, *self._pawns):
            self.canvas.before.add(part)
        self._name = Caption(name, "display", "cream", halign="left")
        self._how = Caption(words(N_("Lay a finger on the one you mean")), tone="parchment", spare=True)
        self._how.halign = "right"
        for caption in (self._name, self._how):
            self.add_widget(caption)
        self.bind(pos=self._lay, size=self._lay)

    def point(self, x: float, y: float) -> bool:
        """A finger lies at a point of the panel."""
        for place, box in enumerate(self._boxes()):
            if box[0] <= x <= box[0] + box[2] and box[1] - dp(8) <= y <= box[1] + box[3] + dp(8):
                self.chosen = self.suspects[place]
                for number, part in enumerate(self._lit):
                    part.fade(0.9 if number == place else 0.0)
                return True
        return False

    def centre_of(self, suspect: int) -> tuple[float, float]:
        """The middle of a well, for whoever looks for it."""
        x, y, wide, high = self._boxes()[list(self.suspects).index(suspect)]
        return x + wide / 2, y + high / 2

    def _boxes(self) -> list[tuple[float, float, float, float]]:
        count = max(1, len(self.suspects))
        room = self.width - OWN
        pitch = min(PITCH, room / count)
        wide = max(dp(48), min(WELL[0], pitch - dp(4)))
        return [(self.x + dp(78) + number * pitch, self.y + dp(12), wide, WELL[1]) for number in range(count)]

    def _lay(self, *_change: object) -> None:
        self._slab.lay(*bounds(self))
        self._own.lay(self.x + dp(14), self.y + dp(14), dp(54), dp(76))
        low, inner = self.y + self.height - dp(48), self.width - dp(40)
        self._name.lay(self.x + dp(20), low, inner * 0.36, dp(40), "lead")
        self._how.lay(self.x + dp(20) + inner * 0.38, low, inner * 0.62, dp(40), "label")
        for box, well, lit, pawn in zip(self._boxes(), self._wells, self._lit, self._pawns, strict=True):
            well.lay(*box)
            lit.lay(*box)
            high = min(box[2] * 0.9, box[3] * 0.84)
            pawn.centre(box[0] + box[2] / 2, box[1] + box[3] / 2, high * 0.73, high)


class Fingers(FloatLayout):
    """Panels along both long edges, the countdown between them."""

    left = NumericProperty(SECONDS)

    def __init__(
        self,
        voters: Sequence[Voter],
        hues: dict[int, str],
        done: Callable[[dict[int, int]], Any],
        **kwargs: object,
    ) -> None:
        super().__init__(**kwargs)
        self._done = done
        self.edges = [Edge(voter, hues) for voter in voters]
        self._turned: list[Scatter] = []
        self._top, self._lip = Part(TABLE("back")), Part(TABLE("lip"))
        self._candles = [Part(TABLE("sconce")) for _ in range(COUNTED)]
        for part in (self._top, self._lip, *self._candles):
            self.canvas.before.add(part)
        self._digit = Caption("", "number", "flame")
        self._line = Caption("", "strong", "cream")
        half = -(-len(self.edges) // 2)
        for number, edge in enumerate(self.edges):
            holder = Scatter(
                size_hint=(None, None),
                do_rotation=False,
                do_scale=False,
                do_translation=False,
                auto_bring_to_front=False,
            )
            holder.rotation = 0 if number < half else 180
            holder.add_widget(edge)
            self._turned.append(holder)
            self.add_widget(holder)
        for child in (self._digit, self._line):
            self.add_widget(child)
        self._reach = 0.0
        self._pace = self._begin()
        self.bind(pos=self._lay, size=self._lay)

    def end(self) -> None:
        """Count no further."""
        self._pace.stop()

    def _begin(self) -> Pace:
        clock = lanterne().services.clock
        return Pace(clock, SECONDS, self._tick, self._zero)

    def _tick(self, passed: float) -> None:
        left = SECONDS - int(min(passed, SECONDS - 0.001))
        if left != self.left or not self._line.text:
            self.left = left
            self._digit.say(str(left) if left <= COUNTED else "")
            self._line.say(words(N_("at zero every finger counts")))
            for number, candle in enumerate(self._candles):
                candle.dye(BURNT if left <= COUNTED - number - 1 else WHITE)
            if left <= COUNTED:
                lanterne().services.sound.play("beat")
            self._lay()

    def _zero(self) -> None:
        votes = {edge.seat: edge.chosen for edge in self.edges if edge.chosen >= 0}
        if len(votes) < len(self.edges):
            self._line.say(words(N_("Someone is not pointing yet: once more.")))
            self._pace = self._begin()
            return
        self._done(votes)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger on a well; it may slide to another one."""
        self._feel(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        self._feel(touch)
        return True

    def _feel(self, touch: MotionEvent) -> None:
        for holder, edge in zip(self._turned, self.edges, strict=True):
            spot = holder.to_local(*touch.pos)
            if edge.collide_point(*spot) and edge.point(*spot):
                return

    def window_point(self, edge: Edge, suspect: int) -> tuple[float, float]:
        """Where a well lies on the screen."""
        holder = self._turned[self.edges.index(edge)]
        x, y = holder.to_parent(*edge.centre_of(suspect))
        return float(x), float(y)

    def _lay(self, *_change: object) -> None:
        half = -(-len(self.edges) // 2)
        lines = self._lines(half)
        for row, numbers in enumerate((range(half), range(half, len(self.edges)))):
            per_line = -(-len(numbers) // lines)
            for place, number in enumerate(numbers):
                line, column = divmod(place, max(1, per_line))
                here = min(per_line, len(numbers) - line * per_line)
                wide = (self.width - dp(8) * (here + 1)) / here
                low = self.y + dp(6) + line * (HIGH + dp(6))
                y = low if row == 0 else 2 * self.y + self.height - HIGH - low
                self._lay_edge(number, self.x + dp(8) + column * (wide + dp(8)), y, wide)
        self._reach = lines * (HIGH + dp(6))
        self._lay_table()

    def _lines(self, half: int) -> int:
        """Panels lie above each other where their wells would be too narrow side by side."""
        suspects = max((len(edge.suspects) for edge in self.edges), default=1)
        fit = max(1, int(self.width // (OWN + suspects * LEAST_PITCH)))
        lines = -(-half // fit)
        return lines if self.height - 2 * lines * (HIGH + dp(6)) >= LEAST_TABLE else 1

    def _lay_edge(self, number: int, x: float, y: float, wide: float) -> None:
        holder, edge = self._turned[number], self.edges[number]
        holder.size = wide, HIGH
        edge.size, edge.pos = holder.size, (0, 0)
        holder.pos = x, y

    @property
    def beside(self) -> tuple[float, float]:
        """How wide and how high it is free on either side of the table, between the panels."""
        high = self.height - 2 * self._reach
        return (self.width - self._side) / 2, high

    @property
    def _side(self) -> float:
        """How wide the table is."""
        return float(min(self.height - 2 * self._reach - dp(24), self.width - dp(24)))

    def _lay_table(self) -> None:
        """Between the panels a round table with the candles that are counted."""
        x, y, side = self.x + self.width / 2, self.y + self.height / 2, self._side
        for part in (self._top, self._lip):
            part.centre(x, y, side, side)
        candle = side * 0.2
        for number, part in enumerate(self._candles):
            part.centre(
                x + (number - (COUNTED - 1) / 2) * candle * 1.2, y + side * 0.26, candle, candle * 1.12
            )
        digit = side * 0.42
        self._digit.lay(x - digit / 2, y - side * 0.24, digit, digit, "digits")
        self._digit.font_size = digit * 0.9
        self._line.lay(x - side * 0.37, y - side * 0.33, side * 0.74, side * 0.14, "lead")
