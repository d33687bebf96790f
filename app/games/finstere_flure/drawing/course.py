"""How far the game has come: two candles for the stages, a dot for each turn, and who begins the round."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.core.image import Image as CoreImage
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.games.finstere_flure.monster.portrait import sprites
from app.look.places import sprite
from engine.games.finstere_flure.state import TURNS_A_STAGE

CANDLE, DOT, MARK = (dp(20), dp(30)), dp(11), dp(18)
DOTS_FROM, DOT_STEP = dp(40), dp(10.5)


class Course(Widget):
    """A small picture of the whole game; it is not touched."""

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
        self.canvas.add(Color(1, 1, 1, 1))
        for number in (1, 2):
            lit = "stage_lit" if self.stage == number else "stage_dark"
            self._picture(sprites()[lit], dp(18) * (number - 1), CANDLE)
        for turn in range(TURNS_A_STAGE):
            dot = sprites()["turn_dot_past" if turn < self.turn else "turn_dot"]
            self._picture(dot, DOTS_FROM + turn * DOT_STEP, (DOT, DOT))
        after = DOTS_FROM + TURNS_A_STAGE * DOT_STEP + dp(5)
        if self.starter:
            self._picture(sprites()["start_marker"], after, (MARK, MARK))
            self._picture(CoreImage(sprite(self.starter)).texture, after + MARK, (MARK, MARK))

    def _picture(self, texture: Texture, x: float, size: tuple[float, float]) -> None:
        y = self.center_y - size[1] / 2
        self.canvas.add(Rectangle(texture=texture, pos=(self.x + x, y), size=size))
