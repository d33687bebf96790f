"""A creature: parts from back to front. It becomes two sprites, the whole figure and a round face."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import skia

from ...paint import fill, radial, shaded, stroke
from ...palette import BLACK, mix
from ...picture import fringed, straight, surface
from ...shapes import disc
from ...sprites.sprite import Sprite
from .palettes import PALETTES, Palette
from .part import Part
from .rig import Rig

FIGURE, PERSON, FACE = 2.56, 3.6, 96
"""Pixels of a unit for enemies and for people, and pixels of a face."""
REACH = 130
"""Units to each side that no figure passes; twice as much upward."""


class Cut(NamedTuple):
    """The circle in which a face lies."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class Creature:
    """What somebody looks like."""

    palette: str
    face: Cut
    parts: tuple[Part, ...]
    size: float = 1.0
    """Elites are 1.1 and more."""

    def draw(self, canvas: skia.Canvas, seed: int) -> None:
        """Lay all parts on a canvas whose origin is between the feet."""
        rig = Rig(canvas, PALETTES[self.palette], seed)
        for part in self.parts:
            part.draw(rig)


class Standing(NamedTuple):
    """A figure with the place of its feet, as a share of its width."""

    sprite: Sprite
    foot: float


def seed_of(name: str) -> int:
    """The same slips of the knife for the same name."""
    return sum(map(ord, name)) % 97


def figure(name: str, creature: Creature, unit: float = FIGURE, mirrored: bool = False) -> Standing:
    """The whole figure, its feet on the lower edge, no empty border."""
    scale = unit * creature.size
    middle, height = round(REACH * scale), round(2 * REACH * scale)
    sheet = surface(2 * middle, height)
    canvas = sheet.getCanvas()
    canvas.translate(middle, height)
    canvas.scale(-scale if mirrored else scale, scale)
    creature.draw(canvas, seed_of(name))
    pixels = straight(sheet)
    rows, columns = np.nonzero(pixels[..., 3] > 6)
    top, left, right = rows.min(), columns.min(), columns.max() + 1
    whole = fringed(np.ascontiguousarray(pixels[top:, left:right]))
    return Standing(Sprite(name, whole), round((middle - left) / (right - left), 4))


def face(name: str, creature: Creature, mirrored: bool = False) -> Sprite:
    """The head in a round frame, in the light of its place."""
    sheet = surface(FACE, FACE)
    canvas, middle, radius = sheet.getCanvas(), FACE / 2, FACE / 2 - 4
    palette = PALETTES[creature.palette]
    frame = disc(middle, middle, radius)
    canvas.drawPath(disc(middle, middle, radius + 3), fill(0x05090A))
    canvas.drawPath(frame, _ground(palette, middle, radius))
    canvas.save()
    canvas.clipPath(frame, True)
    scale = radius / creature.face.radius
    canvas.translate(middle, middle)
    canvas.scale(-scale if mirrored else scale, scale)
    canvas.translate(-creature.face.x, -creature.face.y)
    creature.draw(canvas, seed_of(name))
    canvas.restore()
    canvas.drawPath(frame, stroke(palette.rim, 3, 0.9))
    return Sprite(name, fringed(straight(sheet)))


def _ground(palette: Palette, middle: float, radius: float) -> skia.Paint:
    lit = mix(palette.cloth2[0], palette.glow, 0.25)
    stops = [(0, lit), (0.55, mix(palette.cloth2[1], palette.glow, 0.08)), (1, mix(palette.dark, BLACK, 0.2))]
    return shaded(radial((middle, middle - radius * 0.3), radius * 1.35, stops))
