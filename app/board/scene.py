"""The picture of a board: layers in their order, under one camera, inside one window.

What rests (floor, walls) is a sheet of its own, the bed: whoever shows the board may draw it once and keep
it as a picture.

It owns the board's slow clock: flames and breathing cells are redrawn about 18 times a second, and
only while one of them is there.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.graphics import InstructionGroup

from app.board.backdrop import Backdrop
from app.board.camera import Camera
from app.board.echo import Echo
from app.board.flicker import PULSE_HZ
from app.board.geometry import Box
from app.board.layer import Layer, Stage
from app.board.light import Light
from app.board.overlay import Overlay
from app.board.pane import Pane
from app.board.pieces import Pieces
from app.board.tiles import Tiles

BADGE_FONT = "number"


class Scene:
    """The layers of one table; `bed`, `before` and `canvas` go into a widget, in this order."""

    def __init__(self, stage: Stage, dark: bool, seen: Callable[[], object]) -> None:
        self.stage = stage
        self._resting, self._moving = Pane(), Pane()
        self.bed, self.before, self.canvas = self._resting.canvas, InstructionGroup(), self._moving.canvas
        self.backdrop, self.ground, self.tiles = Backdrop(stage), Tiles(stage), Tiles(stage)
        self.ground.rests = True
        self.light, self.echo = Light(stage, enabled=dark), Echo(stage)
        self.overlay, self.pieces = Overlay(stage, BADGE_FONT), Pieces(stage)
        self.layers: list[Layer] = [
            self.backdrop, self.ground, self.tiles, self.light, self.echo, self.overlay, self.pieces,
            self.overlay.chosen, self.overlay.badges,
        ]  # fmt: skip
        self._seen, self._living = seen, True
        self._clock = Clock.create_trigger(self._pulse, 1 / PULSE_HZ, interval=True)
        self.before.add(self.light.off_screen)
        self._compose()

    def add_layer(self, layer: Layer, below: Layer | None = None) -> None:
        """Put a game's own layer under another, or on top; one that rests lies under all that do not."""
        place = self.layers.index(below) if below else len(self.layers)
        self.layers.insert(place, layer)
        self._compose()

    @property
    def moving(self) -> bool:
        """Tell whether something is still on its way."""
        return any(layer.moving for layer in self.layers)

    def finish(self) -> None:
        for layer in self.layers:
            layer.finish()

    def live(self, living: bool) -> None:
        """Let flames flicker and cells breathe, or hold them still."""
        self._living = living
        self._rouse()

    def shake(self, offset: tuple[float, float]) -> None:
        """Shift everything that moves by pixels, until it is aimed or shaken again."""
        self._moving.shift(offset)

    def aim(self, camera: Camera) -> None:
        """Show what the camera sees."""
        window = _window(camera) if self.stage.grid.rim else camera.view
        for pane in (self._resting, self._moving):
            pane.aim(camera.to_screen(0, 0), camera.scale, window)

    def _compose(self) -> None:
        self._resting.compose([layer for layer in self.layers if layer.rests])
        self._moving.compose([layer for layer in self.layers if not layer.rests])
        for layer in self.layers:
            layer.on_alive = self._rouse
        self._rouse()

    def _rouse(self) -> None:
        if self._living and any(layer.alive for layer in self.layers):
            self._clock()
        else:
            self._clock.cancel()

    def _pulse(self, _dt: float) -> None:
        if not self._seen():
            return
        now = Clock.get_time()
        for layer in self.layers:
            if layer.alive:
                layer.pulse(now)


def _window(camera: Camera) -> Box:
    """Clip to the board itself, where cells of the rim would stick out of it."""
    bounds, view = camera.bounds, camera.view
    left, bottom = camera.to_screen(bounds.left, bounds.bottom)
    right, top = camera.to_screen(bounds.right, bounds.top)
    return Box(max(left, view.left), max(bottom, view.bottom), min(right, view.right), min(top, view.top))
