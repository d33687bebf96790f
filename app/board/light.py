"""Darkness, and the light of candles in it.

A light map in board units, a few dozen pixels per cell, is multiplied over the board: the camera may move
without drawing it again. Where nothing is lit there is only a warm spill and a cool dusk.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from kivy.graphics import Color, Fbo, InstructionGroup, PopMatrix, PushMatrix, Rectangle, Scale, Translate

from app.board.lamp import Lamp, Rgb
from app.board.layer import Layer, Stage, blend_add, blend_light, blend_normal, blend_screen
from app.board.light_map import MOST_LIGHT, LightMap
from app.board.motion import linear

PIXELS_PER_CELL = 28
"""A quarter of a large cell: light is soft, and its edges get their blur from being stretched."""
AMBIENT: Rgb = (0.33, 0.35, 0.46)
CHANGE_SECONDS = 0.35
SOOT_SPRITE = "soot_edge"


class Light(Layer):
    """The darkness over a board. `off_screen` must be drawn before the board, outside its camera."""

    def __init__(self, stage: Stage, enabled: bool = True) -> None:
        super().__init__(stage)
        self.off_screen = InstructionGroup()
        self._enabled, self._flickering = enabled, True
        self.lamps: tuple[Lamp, ...] = ()
        self._now = self._map(())
        self._before: LightMap | None = None
        self._compose()

    @property
    def enabled(self) -> bool:
        """Whether there is darkness at all; without it nothing is drawn."""
        return self._enabled

    @enabled.setter
    def enabled(self, enabled: bool) -> None:
        self._enabled = enabled
        self._compose()
        self._rouse()

    @property
    def flickering(self) -> bool:
        """Whether flames live; off for reduced motion."""
        return self._flickering

    @flickering.setter
    def flickering(self, flickering: bool) -> None:
        self._flickering = flickering
        self._now.fade(1.0)
        self._rouse()

    def show(self, lamps: Iterable[Lamp], animated: bool = True) -> None:
        """Light the lamps; the light grows over to the new state."""
        self.motions.finish("change")
        self.lamps = tuple(lamps)
        self._before, self._now = self._now, self._map(self.lamps)
        self._compose()
        self._rouse()
        if animated and self._enabled:
            self.motions.start("change", CHANGE_SECONDS, self._mix, linear, self._forget)
        else:
            self._forget()

    def pulse(self, time: float) -> None:
        """Let the flames live."""
        if "change" not in self.motions:
            self._now.flicker(time)

    @cached_property
    def _fbo(self) -> Any:
        """The map's own small picture; games without darkness never make one."""
        bounds = self.grid.bounds
        size = (round(bounds.width * PIXELS_PER_CELL), round(bounds.height * PIXELS_PER_CELL))
        fbo = Fbo(size=size, clear_color=(0, 0, 0, 1))
        fbo.texture.wrap = "clamp_to_edge"
        return fbo

    @cached_property
    def _map_rectangle(self) -> Any:
        bounds = self.grid.bounds
        return Rectangle(texture=self._fbo.texture, pos=bounds[:2], size=(bounds.width, bounds.height))

    def _map(self, lamps: Iterable[Lamp]) -> LightMap:
        return LightMap(self.grid, lamps, self.sprites.get(SOOT_SPRITE))

    def _rouse(self) -> None:
        self.wake(self._enabled and self._flickering and self._now.flickers)

    def _mix(self, share: float) -> None:
        self._now.fade(share)
        if self._before:
            self._before.fade(1 - share)

    def _forget(self) -> None:
        self._before = None
        self._now.fade(1.0)
        self._compose()

    def _compose(self) -> None:
        """Put the instructions of the present states in their order."""
        self.canvas.clear()
        self.off_screen.clear()
        if not self._enabled:
            return
        states = [state for state in (self._before, self._now) if state]
        self.off_screen.add(self._fbo)
        self._fbo.clear()
        for instruction in self._map_instructions(states):
            self._fbo.add(instruction)
        air = [state.air for state in states]
        level = Color(*(MOST_LIGHT / 2,) * 3, 1)
        for instruction in (level, blend_light(), self._map_rectangle, blend_add(), *air, blend_normal()):
            self.canvas.add(instruction)

    def _map_instructions(self, states: list[LightMap]) -> list[Any]:
        bounds = self.grid.bounds
        camera = (Scale(PIXELS_PER_CELL, PIXELS_PER_CELL, 1), Translate(-bounds.left, -bounds.bottom))
        dusk = Color(*(part / MOST_LIGHT for part in AMBIENT), 1)
        board = Rectangle(pos=bounds[:2], size=(bounds.width, bounds.height))
        return [
            PushMatrix(), *camera, dusk, board,
            blend_screen(), *(state.under for state in states),
            blend_normal(), *(state.black for state in states),
            blend_screen(), *(state.over for state in states),
            blend_normal(), *(state.soot for state in states),
            PopMatrix(),
        ]  # fmt: skip
