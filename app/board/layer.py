"""What every layer of the board is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kivy.graphics import Callback, InstructionGroup
from kivy.graphics.opengl import (
    GL_DST_COLOR,
    GL_ONE,
    GL_ONE_MINUS_DST_COLOR,
    GL_ONE_MINUS_SRC_ALPHA,
    GL_SRC_ALPHA,
    GL_SRC_COLOR,
    GL_ZERO,
    glBlendFuncSeparate,
)

from app.board.geometry import Grid
from app.board.motion import Duration, Motions
from app.board.sprites import Sprites

Colour = tuple[float, float, float, float]
WHITE: Colour = (1.0, 1.0, 1.0, 1.0)


@dataclass(frozen=True)
class Stage:
    """What layers share: where cells are, what sprites look like, how long things may take."""

    grid: Grid
    sprites: Sprites
    duration: Duration


class Layer:
    """One sheet of the board: instructions in board units, created once and then only changed."""

    alive = False
    """Whether the layer wants `pulse`: the board's slow clock runs only while one does."""

    rests = False
    """Whether it hardly ever changes and lies below all that does: it can be drawn once and kept."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.grid = stage.grid
        self.sprites = stage.sprites
        self.motions = Motions(stage.duration)
        self.canvas = InstructionGroup()
        self.on_alive: Callable[[], object] = lambda: None

    def pulse(self, time: float) -> None:
        """Breathe or flicker; called about 18 times a second while the layer is alive."""

    def wake(self, alive: bool = True) -> None:
        """Ask for the pulse, or for rest."""
        if alive != self.alive:
            self.alive = alive
            self.on_alive()

    @property
    def moving(self) -> bool:
        """Tell whether a motion is still on its way."""
        return bool(self.motions)

    def finish(self) -> None:
        """Jump to the end of everything that moves."""
        self.motions.finish_all()


def blend_add() -> Any:
    """Make an instruction after which colours add up, as light does."""
    return Callback(lambda _: glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE, GL_ZERO, GL_ONE))


def blend_screen() -> Any:
    """Make an instruction after which lights add up but never pass full: two candles do not burn out.

    The pictures drawn so must be black where they have no effect; their opacity is not looked at.
    """
    return Callback(lambda _: glBlendFuncSeparate(GL_ONE_MINUS_DST_COLOR, GL_ONE, GL_ZERO, GL_ONE))


def blend_light() -> Any:
    """Make an instruction after which colours multiply what lies below, twice: 0.5 leaves it as it is.

    So light can also brighten, without a shader.
    """
    return Callback(lambda _: glBlendFuncSeparate(GL_DST_COLOR, GL_SRC_COLOR, GL_ZERO, GL_ONE))


def blend_normal() -> Any:
    """Make an instruction that goes back to what Kivy draws with."""
    return Callback(lambda _: glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE))
