"""Which round it is, small enough for the edge of a phone: the candles of the stages, "4/7", who begins."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.core.image import Image as CoreImage
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.games.finstere_flure.drawing.gravestones import FONT
from app.games.finstere_flure.monster.portrait import sprites
from app.look.places import sprite
from engine.games.finstere_flure.state import TURNS_A_STAGE

CANDLE, CANDLE_STEP, MARK, GAP = (dp(16), dp(24)), dp(11), dp(14), dp(3)
LETTERS = sp(21)
INK = (0.816, 0.839, 0.627, 1.0)


class RoundSign(Widget):
    """Drawn from left to right as long as there is room: the round first, then the stage, then who begins."""

    stage = NumericProperty(1)
    turn = NumericProperty(0)
    """How many turns of the stage are over."""
    starter = StringProperty("")
    """The mark of whoever begins this round."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "stage", "turn", "starter"):
            self.fbind(name, self._redraw)

    def _draw(self, *_when: object) -> None:
        self.canvas.clear()
        words = self._words()
        candles, who = CANDLE_STEP + CANDLE[0], 2 * MARK + 2 * GAP
        if words.width > self.width:
            return
        x = self.x
        if words.width + candles <= self.width:
            self._candles(x)
            x += candles
        self._picture(words, x, words.size, INK)
        x += words.width + 2 * GAP
        if self.starter and x + who <= self.right + 2 * GAP:
            self._picture(sprites()["start_marker"], x, (MARK, MARK))
            self._picture(CoreImage(sprite(self.starter)).texture, x + MARK, (MARK, MARK))

    def _words(self) -> Texture:
        label = CoreLabel(
            text=f"{min(self.turn + 1, TURNS_A_STAGE)}/{TURNS_A_STAGE}", font_name=FONT, font_size=LETTERS
        )
        label.refresh()
        return label.texture

    def _candles(self, x: float) -> None:
        for number in (1, 2):
            lit = "stage_lit" if self.stage == number else "stage_dark"
            self._picture(sprites()[lit], x + CANDLE_STEP * (number - 1), CANDLE)

    def _picture(
        self, texture: Texture, x: float, size: tuple[float, float], ink: tuple[float, ...] = (1, 1, 1, 1)
    ) -> None:
        self.canvas.add(Color(*ink))
        self.canvas.add(Rectangle(texture=texture, pos=(x, self.center_y - size[1] / 2), size=size))
