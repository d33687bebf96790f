"""Who starts: everybody puts a finger on the dark table, and one of the lights stays.

Without several fingers at hand a button lets the light run over the players' own candles instead.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty, StringProperty

from app.look.kv import load
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.setup.hue_picker import HueTile
from app.setup.starter_draw import Run, places_round
from app.table.kit import FirstSeat
from app.table.players import Player
from app.widgets.finger_light import OUT, RING, FingerLights, Light, Shade
from app.widgets.page import Page

HOLD_SECONDS = 2.0
"""How long nothing may change before the light runs."""

FEWEST = 2
CROWDED = 0.72
"""The part of the way to the next that a ring may fill."""

FRAME_RATE = 40
EVEN = {0: 1, 1: 1, 2: 2, 4: 2}
"""Columns that leave no gap; three for any other number."""

END_BUZZ = (0.0, 0.18)

SHADES = {hue.key: Shade(hue.key, hue.light[:3]) for hue in HUES.values()}
WAX = (1.0, 0.94, 0.82)
FINGER_SHADES = [Shade("", WAX, number) for number in range(len(HUES))]
"""Fingers get rings of wax: a player's colour would say whose finger it is before anybody knows."""


class Starter(Page):
    """The screen that lets chance choose among fingers."""

    stage = OptionProperty("waiting", options=["waiting", "running", "chosen"])
    spun = BooleanProperty(False)
    """Whether the players' candles run instead of fingers: then nobody has to be asked."""
    fingers = NumericProperty(0)
    question = StringProperty(FirstSeat().question)
    answer = StringProperty("")
    """What is said when it is over."""
    low = BooleanProperty(False)
    """Whether the light that stayed lies in the lower half, where the question would cover it."""

    chance = staticmethod(secrets.randbelow)

    def __init__(self, **kwargs: object) -> None:
        self.players: Sequence[Player] = ()
        self._first_seat = FirstSeat()
        self._chosen: Callable[[str], Any] = lambda hue: None
        self._changed = self._started = 0.0
        self._run, self._hop = Run(1, 0), -1
        self._order: list[Light] = []
        super().__init__(**kwargs)
        self._tick = Clock.create_trigger(self._frame, 1 / FRAME_RATE, interval=True)
        self.ids.lights.shades = FINGER_SHADES
        self.ids.lights.bind(on_fingers=self._gathered)

    def arrive(
        self,
        players: Sequence[Player] = (),
        chosen: Callable[[str], Any] | None = None,
        first_seat: FirstSeat | None = None,
        **_: Any,
    ) -> None:
        """Begin in the dark; `chosen` is told the colour of whoever takes the first seat."""
        self.players, self._first_seat = players, first_seat or FirstSeat()
        self.question = self._first_seat.question
        self._chosen = chosen or self._chosen
        self.again()
        self._tick()

    def leave(self) -> None:
        """Let the lights go out."""
        self._tick.cancel()
        self.again()

    def on_size(self, *_size: object) -> None:
        """Candles that stand where the table was before it was turned are drawn anew."""
        if self.spun:
            self.again()

    def again(self) -> None:
        """Everything dark, all fingers welcome."""
        lights = self.ids.lights
        self.stage, self.spun = "waiting", False
        lights.open = True
        lights.clear()
        self.ids.names.clear_widgets()

    def spin(self) -> None:
        """Run over the candles of the players, for those who have no fingers to lay down."""
        self.again()
        self.spun = True
        lights = self.ids.lights
        lights.open = False
        across, up = min(self.width / 2 - dp(84), dp(270)), min(self.height * 0.27, dp(260))
        places, apart = places_round(len(self.players), across, up)
        scale = min(1.0, CROWDED * apart / (2 * RING))
        for (x, y), player in zip(places, self.players, strict=True):
            place = self.center_x + x, self.center_y + y
            light = lights.kindle(player.hue, place, SHADES[player.hue], scale)
            light.stand(f"pawn_{player.hue}")
        self._start()

    def columns(self, names: int, width: float, percent: float) -> int:
        """How many names stand side by side: as even as they can, none too narrow."""
        most = max(1, int(width // (dp(130) * percent / 100)))
        return min(most, EVEN.get(names, 3))

    def choose(self, hue: str) -> None:
        """This player starts: back to the table that is being laid."""
        self._chosen(hue)
        lanterne().navigator.back()

    def _gathered(self, lights: FingerLights) -> None:
        self.fingers = len(lights.lights)
        self._changed = self._now()

    def _frame(self, _dt: float) -> None:
        share = 0.0
        if self.stage == "waiting" and self.fingers >= FEWEST:
            share = min(1.0, (self._now() - self._changed) / HOLD_SECONDS)
            if share >= 1:
                self._start()
        if self.stage == "running":
            share = 0.0
            self._advance()
        lively = lanterne().settings.animation != "off"
        self.ids.lights.draw(self._now(), share, lively)

    def _start(self) -> None:
        lights = self.ids.lights
        lights.open = False
        self._order = lights.lights
        self._run = Run(len(self._order), self.chance(len(self._order)))
        self._started, self._hop = self._now(), -1
        self.stage = "running"

    def _advance(self) -> None:
        app = lanterne()
        pace = app.settings.duration(1.0)
        elapsed = (self._now() - self._started) / pace if pace else self._run.seconds
        hop = self._run.hop_at(elapsed)
        if hop != self._hop:
            self._hop = hop
            self.ids.lights.single_out(self._order[hop % self._run.places])
            app.services.sound.play("tick")
            app.services.haptics.tap()
        if elapsed >= self._run.seconds:
            self._end()

    def _end(self) -> None:
        app = lanterne()
        light = self._order[self._run.end]
        self.ids.lights.single_out(light, OUT)
        self.low = light.place[1] < self.center_y
        self.stage = "chosen"
        app.services.sound.play("chime_1")
        app.services.haptics.buzz(END_BUZZ)
        asked = (
            [player for player in self.players if player.hue == light.shade.hue]
            if self.spun
            else self._people()
        )
        self.answer = self._said(asked)
        for player in asked:
            tile = HueTile(hue=player.hue, name=player.name, own=self.spun)
            tile.bind(on_release=lambda tile: self.choose(tile.hue))
            self.ids.names.add_widget(tile)

    def _people(self) -> list[Player]:
        """Whose finger it can have been."""
        return [player for player in self.players if player.is_person] or list(self.players)

    def _said(self, asked: list[Player]) -> str:
        tr = lanterne().tr
        if self.spun:
            return tr._(self._first_seat.answer).format(name=asked[0].name)
        return tr._("Whose finger was it?")

    def _now(self) -> float:
        return lanterne().services.clock.now()


load(__name__)
