"""The picture of one piece: shadow, body and flame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.graphics import Color, InstructionGroup, Quad, Rectangle

from app.board import soft
from app.board.flicker import flicker
from app.board.geometry import Point
from app.board.layer import WHITE, Colour
from app.board.sprites import Sprites

FLAME_SPRITES = ("flame_0", "flame_1", "flame_2")
SMOKE_SPRITE = "smoke"
FLAME_FRAME_SECONDS = 0.11
FLAME_WIDTH = 0.36
"""Width of a flame as a share of the piece's height."""
FLAME_LEAN = 0.05
"""How far its tip sways, as a share of its height: about 3 degrees."""
FLAME_STRETCH = 0.04
HALO: Colour = (1.0, 0.70, 0.30, 0.42)
HALO_SIZE = 1.15
"""Width of the halo round a flame as a share of the piece's height."""
SMOKE_STRENGTH = 0.7
SMOKE_RISE = 0.36
"""How far smoke rises, as a share of the piece's height."""
SHADOW_SIZE = (0.95, 0.30)
"""Shadow on the floor as shares of the body's width."""
TOUCH_MARGIN = 0.06
"""A finger may miss a piece by this part of a cell."""


class Stamp(NamedTuple):
    """A small picture on a piece, such as its number; place and height are shares of the body."""

    texture: Any
    at: Point
    height: float
    tint: Colour = WHITE


class Piece:
    """Instructions of one piece; made once, moved by setting positions."""

    def __init__(
        self,
        sprites: Sprites,
        sprite: str,
        pos: Point,
        height: float,
        anchor: Point,
        flame: float,
        shadow: bool,
        tint: Colour,
        phase: float,
        stamps: Sequence[Stamp] = (),
    ) -> None:
        body = sprites[sprite]
        self.pos = pos
        self.size = (height * body.width / body.height, height)
        self.anchor, self.wick, self.phase = anchor, flame, phase
        self._flame_size = 1.0
        self.group = InstructionGroup()
        self._flames = [sprites[name] for name in FLAME_SPRITES] if flame else []
        self._shadow = Rectangle(texture=sprites["shadow"]) if shadow else None
        self._colour = Color(*tint)
        self._body = Rectangle(texture=body, size=self.size)
        self._stamps = [(Rectangle(texture=stamp.texture), stamp) for stamp in stamps]
        self._inks = [Color(*stamp.tint[:3], stamp.tint[3] * tint[3]) for stamp in stamps]
        self._halo_colour = Color(*HALO)
        self._halo = Rectangle(texture=soft.halo()) if flame else None
        self._smoke = InstructionGroup()
        self._wisp, self._wisp_colour = Rectangle(texture=sprites.get(SMOKE_SPRITE)), Color(1, 1, 1, 0)
        self._flame = Quad(texture=self._flames[0], tex_coords=self._flames[0].tex_coords) if flame else None
        for instruction in self._instructions():
            self.group.add(instruction)
        self.go(pos)

    @property
    def burns(self) -> bool:
        """Tell whether it has a flame."""
        return self._flame is not None

    @property
    def has_shadow(self) -> bool:
        """Tell whether it throws a shadow."""
        return self._shadow is not None

    def shrink(self, share: float) -> None:
        """Let the flame get smaller, by that share of its size."""
        self._flame_size = 1 - share
        self._halo_colour.a = HALO[3] * (1 - share)
        self.burn(0.0)

    def smoke(self, share: float) -> None:
        """Let a wisp of smoke rise from where the flame was; at 1 it is gone."""
        self._smoke.clear()
        if share >= 1:
            return
        wisp, height = self._wisp, self.size[1]
        tall = height * (0.35 + 0.35 * share)
        wisp.size = (tall * wisp.texture.width / wisp.texture.height, tall)
        x = self._body.pos[0] + self.size[0] / 2
        y = self._body.pos[1] + height * (self.wick + SMOKE_RISE * share)
        wisp.pos = (x - wisp.size[0] / 2, y)
        self._wisp_colour.a = SMOKE_STRENGTH * (1 - share)
        self._smoke.add(self._wisp_colour)
        self._smoke.add(wisp)

    def tint(self, tint: Colour) -> None:
        """Colour the body; what is stamped on it fades with it."""
        self._colour.rgba = tint
        for colour, (_, stamp) in zip(self._inks, self._stamps, strict=True):
            colour.a = stamp.tint[3] * tint[3]

    def go(self, pos: Point) -> None:
        """Stand somewhere else."""
        self.pos = pos
        x, y = pos
        width, height = self.size
        self._body.pos = (x - width * self.anchor[0], y - height * self.anchor[1])
        for rectangle, stamp in self._stamps:
            tall = height * stamp.height
            rectangle.size = (tall * stamp.texture.width / stamp.texture.height, tall)
            rectangle.pos = (
                self._body.pos[0] + width * stamp.at[0] - rectangle.size[0] / 2,
                self._body.pos[1] + height * stamp.at[1] - tall / 2,
            )
        if self._shadow:
            across, deep = width * SHADOW_SIZE[0] * 1.25, width * SHADOW_SIZE[1] * 1.25
            self._shadow.size = (across, deep)
            self._shadow.pos = (x - across / 2, y - height * self.anchor[1] - deep * 0.28)
        if self._halo:
            across = height * HALO_SIZE
            middle = self._body.pos[1] + height * (self.wick + FLAME_WIDTH * 0.5)
            self._halo.size = (across, across)
            self._halo.pos = (x - across / 2, middle - across / 2)
        self.burn(0.0)

    def burn(self, time: float) -> None:
        """Sway and stretch the flame; its next picture comes with the time."""
        if not self._flame:
            return
        frame = self._flames[int(time / FLAME_FRAME_SECONDS + self.phase * 1.7) % len(self._flames)]
        width = self.size[1] * FLAME_WIDTH * self._flame_size
        tall = width * frame.height / frame.width * (1 + FLAME_STRETCH * flicker(time, self.phase))
        lean = tall * FLAME_LEAN * flicker(time * 0.6, self.phase + 3)
        x = self._body.pos[0] + self.size[0] / 2
        y = self._body.pos[1] + self.size[1] * self.wick - tall * 0.14
        left, right, top = x - width / 2, x + width / 2, y + tall
        self._flame.points = (left, y, right, y, right + lean, top, left + lean, top)
        self._flame.tex_coords = frame.tex_coords

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a finger there means this piece."""
        left, bottom = self._body.pos
        width, height = self.size
        return (
            left - TOUCH_MARGIN <= x <= left + width + TOUCH_MARGIN
            and bottom - TOUCH_MARGIN <= y <= bottom + height + TOUCH_MARGIN
        )

    def _instructions(self) -> list[Any]:
        under = [Color(*WHITE), self._shadow] if self._shadow else []
        under += [self._halo_colour, self._halo] if self._halo else []
        above = [Color(*WHITE), self._flame] if self._flame else []
        stamped: list[Any] = []
        for ink, (rectangle, _) in zip(self._inks, self._stamps, strict=True):
            stamped += [ink, rectangle]
        return [*under, self._colour, self._body, *stamped, *above, self._smoke]
