"""The picture of one piece: shadow, body and flame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kivy.graphics.texture import Texture

from app.board import soft
from app.board.flicker import flicker
from app.board.geometry import Point
from app.board.layer import WHITE, Colour
from app.board.quads import Quads
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

    texture: Texture
    at: Point
    height: float
    tint: Colour = WHITE


class Piece:
    """Pictures of one piece; made once, moved by changing their corners."""

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
        self._flames = [sprites[name] for name in FLAME_SPRITES] if flame else []
        self._wisp_texture: Texture = sprites.get(SMOKE_SPRITE)
        quads = self.quads = Quads()
        self._shadow = quads.add(sprites["shadow"]) if shadow else None
        self._halo = quads.add(soft.halo(), HALO, second=True) if flame else None
        self._body = quads.add(body, tint)
        self._stamps = [
            (quads.add(stamp.texture, second=stamp.texture.id != body.id), stamp) for stamp in stamps
        ]
        self._flame = quads.add(self._flames[0]) if flame else None
        self._wisp: int | None = None
        self.tint(tint)
        self.go(pos)

    @property
    def burns(self) -> bool:
        """Tell whether it has a flame."""
        return self._flame is not None

    @property
    def has_shadow(self) -> bool:
        """Tell whether it throws a shadow."""
        return self._shadow is not None

    @property
    def corner(self) -> Point:
        """The lower left corner of the body."""
        (x, y), (width, height) = self.pos, self.size
        return x - width * self.anchor[0], y - height * self.anchor[1]

    def shrink(self, share: float) -> None:
        """Let the flame get smaller, by that share of its size."""
        self._flame_size = 1 - share
        if self._halo is not None:
            self.quads.tint(self._halo, (*HALO[:3], HALO[3] * (1 - share)))
        self.burn(0.0)

    def flare(self, share: float) -> None:
        """Let the flame shoot up from nothing, higher than it will be; at 1 it burns as ever."""
        strength = 4 * share - 3 * share * share
        self.shrink(1 - strength)

    def smoke(self, share: float) -> None:
        """Let a wisp of smoke rise from where the flame was; at 1 it is gone."""
        if self._wisp is None:
            self._wisp = self.quads.add(self._wisp_texture)
        texture, (left, bottom), (width, height) = self._wisp_texture, self.corner, self.size
        tall = height * (0.35 + 0.35 * share)
        across = tall * texture.width / texture.height
        rises = bottom + height * (self.wick + SMOKE_RISE * share)
        self.quads.lay(self._wisp, left + (width - across) / 2, rises, across, tall)
        self.quads.tint(self._wisp, (*WHITE[:3], SMOKE_STRENGTH * (1 - share)))

    def tint(self, tint: Colour) -> None:
        """Colour the body; what is stamped on it fades with it."""
        self.quads.tint(self._body, tint)
        for number, stamp in self._stamps:
            self.quads.tint(number, (*stamp.tint[:3], stamp.tint[3] * tint[3]))

    def go(self, pos: Point) -> None:
        self.pos = pos
        x, (left, bottom), (width, height) = pos[0], self.corner, self.size
        self.quads.lay(self._body, left, bottom, width, height)
        for number, stamp in self._stamps:
            tall = height * stamp.height
            across = tall * stamp.texture.width / stamp.texture.height
            middle = left + width * stamp.at[0], bottom + height * stamp.at[1]
            self.quads.lay(number, middle[0] - across / 2, middle[1] - tall / 2, across, tall)
        if self._shadow is not None:
            across, deep = width * SHADOW_SIZE[0] * 1.25, width * SHADOW_SIZE[1] * 1.25
            self.quads.lay(self._shadow, x - across / 2, bottom - deep * 0.28, across, deep)
        if self._halo is not None:
            across = height * HALO_SIZE
            centre = bottom + height * (self.wick + FLAME_WIDTH * 0.5)
            self.quads.lay(self._halo, x - across / 2, centre - across / 2, across, across)
        self.burn(0.0)

    def burn(self, time: float) -> None:
        """Sway and stretch the flame; its next picture comes with the time."""
        if self._flame is None:
            return
        frame = self._flames[int(time / FLAME_FRAME_SECONDS + self.phase * 1.7) % len(self._flames)]
        width = self.size[1] * FLAME_WIDTH * self._flame_size
        tall = width * frame.height / frame.width * (1 + FLAME_STRETCH * flicker(time, self.phase))
        lean = tall * FLAME_LEAN * flicker(time * 0.6, self.phase + 3)
        x = self.corner[0] + self.size[0] / 2
        y = self.corner[1] + self.size[1] * self.wick - tall * 0.14
        left, right, top = x - width / 2, x + width / 2, y + tall
        self.quads.shape(self._flame, (left, y, right, y, right + lean, top, left + lean, top))
        self.quads.dress(self._flame, frame.tex_coords)

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a finger there means this piece."""
        (left, bottom), (width, height) = self.corner, self.size
        return (
            left - TOUCH_MARGIN <= x <= left + width + TOUCH_MARGIN
            and bottom - TOUCH_MARGIN <= y <= bottom + height + TOUCH_MARGIN
        )
