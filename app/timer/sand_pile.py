"""The sand in one bulb: a mesh per layer, laid upright with its relief or askew in a glass that turns.

Meshes reach beyond the glass; whoever holds the pile cuts it off at the wall.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from kivy.core.image import Image
from kivy.graphics import InstructionGroup, Mesh
from kivy.graphics.texture import Texture

from app.look.places import asset
from app.timer import sand_shape as shape

Layer = tuple[int, float]
"""The tone of a layer, and its part of all the sand."""

DEPTH = 1.3
"""How deep one height of the sand's texture reaches."""

SOFT = 1.2 / 256
"""The part of the texture above the surface: its uppermost rows fade, so that the edge is smooth."""

CALMER = 0.55
"""How much of the relief of a surface the next one below it has."""

TIP_HEIGHT, TIP_WIDTH = 0.014, 0.09
"""How far the tip of a heap grows before it slides, and how wide it is."""

COLUMNS = range(len(shape.COLUMNS) * 2)


class SandPile:
    """Sand above the neck (`side` 1) or below it (-1)."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.group = InstructionGroup()
        self.peak = -1.0
        """The highest point of a heap, where the stream lands."""
        self._meshes: list[Mesh] = []

    def hold(self, count: int) -> None:
        """Make room for so many layers."""
        self.group.clear()
        self._meshes = [Mesh(texture=sand_texture(0)) for _ in range(count)]
        for mesh in self._meshes:
            self.group.add(mesh)

    def stand(self, layers: Sequence[Layer], relief: float, grown: float) -> None:
        """Lay layers, given from the neck outward, in a glass that stands.

        Each is drawn from its surface to the bottom and covered by the next. `grown` is how far the tip of
        the heap has grown: what it takes there it lacks beside, so that the area stays.
        """
        rest = sum(part for _, part in layers)
        self.peak = -1.0
        for depth, (tone, part) in enumerate(layers if self.side < 0 else reversed(layers)):
            surface = self._surface(rest, relief * CALMER**depth, 0.0 if depth else grown)
            if depth == 0:
                self.peak = max(surface)
            _strip(self._meshes[depth], tone, surface)
            rest -= part
        self._empty(len(layers))

    def lean(self, layers: Sequence[Layer], angle: float) -> None:
        """Lay layers in a glass that is turned: level on top, the layers across the glass."""
        level, meetings = shape.lying([part for _, part in layers] or [0.0], self.side, angle)
        for place, (tone, _part) in enumerate(layers):
            polygon = shape.band(meetings[place], meetings[place + 1], self.side, angle, level)
            _fan(self._meshes[place], tone, polygon, level)
        self._empty(len(layers))

    def _surface(self, amount: float, relief: float, grown: float) -> Sequence[float]:
        """The top of a layer, as heights in the picture."""
        if self.side > 0:
            return shape.upper_surface(shape.upper_level(amount, relief), relief)
        heights = shape.lower_surface(shape.lower_level(amount, relief), relief)
        return [height - 1.0 + grown * tip for height, tip in zip(heights, _tip(), strict=True)]

    def _empty(self, first: int) -> None:
        for mesh in self._meshes[first:]:
            mesh.vertices = mesh.indices = []


@cache
def _tip() -> tuple[float, ...]:
    """A bump with a ditch round it, which hold the same."""
    squares = [(x / TIP_WIDTH) ** 2 for x in shape.COLUMNS]
    return tuple(TIP_HEIGHT * (1 - square) * math.exp(-square / 2) for square in squares)


def _strip(mesh: Mesh, tone: int, surface: Sequence[float]) -> None:
    """Sand from a surface down to beyond the glass."""
    vertices: list[float] = []
    for x, top in zip(shape.COLUMNS, surface, strict=True):
        high, across = top + SOFT * DEPTH, x + 0.5
        vertices += (x, high, across, 0.5 / 256, x, -1.1, across, (high + 1.1) / DEPTH)
    mesh.texture, mesh.mode = sand_texture(tone), "triangle_strip"
    mesh.vertices, mesh.indices = vertices, COLUMNS


def _fan(mesh: Mesh, tone: int, polygon: Sequence[tuple[float, float, float]], level: float) -> None:
    """A layer of a glass that lies askew."""
    vertices: list[float] = []
    for x, y, inside in polygon:
        vertices += (x, y, inside + 0.5, (level - y) / DEPTH + SOFT)
    mesh.texture, mesh.mode = sand_texture(tone), "triangle_fan"
    mesh.vertices, mesh.indices = vertices, range(len(polygon))


@cache
def sand_texture(tone: int) -> Texture:
    """Sand of one tone: lightest at the surface, seamless from side to side."""
    texture = Image(asset("timer", f"sand_{tone + 1}.png")).texture
    texture.wrap = "repeat"
    return texture
