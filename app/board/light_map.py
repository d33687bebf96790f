"""One state of the light as drawing instructions; two of them cross-fade when it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from kivy.graphics import Color, InstructionGroup

from app.board import soft
from app.board.batch import Batch
from app.board.flicker import flicker
from app.board.geometry import Grid, Point
from app.board.lamp import Lamp, Rgb, cells_mesh, glow_mesh, lamp_mesh, soot_mesh
from app.board.layer import Colour
from app.board.quads import Quads

Paint = Callable[[Colour], object]

MOST_LIGHT = 1.24
"""What white on the map stands for: a little more than full, so that candles can brighten."""
SPILL: Rgb = (0.941, 0.541, 0.220)
SPILL_STRENGTH, SPILL_RADIUS = 0.62, 3.1
AIR: Rgb = (0.941, 0.533, 0.165)
AIR_STRENGTH, AIR_RADIUS = 0.17, 1.55
FLICKER_STRENGTH = 0.045
SOOT_STRENGTH = 0.85


class LightMap:
    """What the lamps of one moment add to the map, in the order in which the layer draws it.

    `under` lies below everything (the spill), `black` empties the lit cells, `over` is the light on them,
    `soot` darkens their sides, `air` is added to the board itself.
    """

    def __init__(self, grid: Grid, lamps: Iterable[Lamp], soot: Any) -> None:
        self.under, self.over = InstructionGroup(), InstructionGroup()
        self._air = Quads()
        self.air = Batch(self._air)
        self._flames: list[tuple[Paint, Rgb, float, float]] = []
        self._veils: list[tuple[Any, float]] = []
        self._share = 1.0
        lamps = tuple(lamps)
        lit = frozenset().union(*(lamp.cells for lamp in lamps))
        for phase, lamp in enumerate(lamps):
            self._add_lamp(grid, lamp, float(phase))
        self.black = self._veil(Color(0, 0, 0, 1), cells_mesh(grid, lit))
        self.soot = self._veil(Color(1, 1, 1, SOOT_STRENGTH), soot_mesh(grid, lit, soot))
        self.fade(1.0)

    @property
    def flickers(self) -> bool:
        """Tell whether there is a flame at all."""
        return bool(self._flames)

    def fade(self, share: float) -> None:
        """Show this state by that share."""
        self._share = share
        for veil, strength in self._veils:
            veil.a = share * strength
        self.flicker(0.0, moving=False)

    def flicker(self, time: float, moving: bool = True) -> None:
        """Let every lamp burn a little more or less."""
        for paint, (red, green, blue), strength, phase in self._flames:
            level = strength * self._share
            if moving:
                level *= 1 + FLICKER_STRENGTH * flicker(time, phase)
            paint((red * level, green * level, blue * level, 1))

    def _add_lamp(self, grid: Grid, lamp: Lamp, phase: float) -> None:
        self._shine(self.over, lamp_mesh(grid, lamp), (lamp.colour, lamp.strength / MOST_LIGHT, phase))
        if lamp.warm:
            spill = glow_mesh(grid, lamp.pos, SPILL_RADIUS, soft.spill())
            self._shine(self.under, spill, (SPILL, SPILL_STRENGTH / MOST_LIGHT, phase))
            self._glow(lamp.pos, (AIR, AIR_STRENGTH, phase))

    def _shine(self, group: InstructionGroup, mesh: Any, flame: tuple[Rgb, float, float]) -> None:
        """Draw a mesh in the colour of a flame."""
        colour = Color()
        group.add(colour)
        group.add(mesh)
        self._flames.append((partial(setattr, colour, "rgba"), *flame))

    def _glow(self, pos: Point, flame: tuple[Rgb, float, float]) -> None:
        """Let the air round a flame glow."""
        number = self._air.add(soft.halo())
        self._air.lay(number, pos[0] - AIR_RADIUS, pos[1] - AIR_RADIUS, 2 * AIR_RADIUS, 2 * AIR_RADIUS)
        self._flames.append((partial(self._air.tint, number), *flame))

    def _veil(self, colour: Any, mesh: Any) -> InstructionGroup:
        """Wrap what darkens: it fades by its opacity."""
        self._veils.append((colour, colour.a))
        group = InstructionGroup()
        group.add(colour)
        group.add(mesh)
        return group
