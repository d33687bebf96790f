"""A creature: parts from back to front. It becomes the whole figure, its limbs apart, and a round face."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

import numpy as np
import skia

from ...paint import Point, fill, radial, shaded, stroke
from ...palette import BLACK, mix
from ...picture import Pixels, fringed, straight, surface
from ...shapes import disc
from ...sprites.sprite import Sprite
from .palettes import PALETTES, Palette
from .part import ARM, BODY, HEAD, TOOL, Part
from .rig import Rig

FIGURE, PERSON, ACTOR, FACE = 2.56, 3.6, 3.0, 96
"""Pixels of a unit for enemies, for people and for people in layers, and pixels of a face."""
REACH = 130
"""Units to each side that no figure passes; twice as much upward."""
LIMB = "limb"
"""What acts: the near arm and what it holds."""
LAYERS = {BODY: BODY, HEAD: HEAD, ARM: LIMB, TOOL: LIMB}
SEEN = 6
"""Fainter pixels are none."""


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


class Layer(NamedTuple):
    """Some parts of a figure that move as one."""

    sprite: Sprite
    kind: str
    left: int
    bottom: int
    """Where its lower left corner is, in pixels from between the feet."""


class Moving(NamedTuple):
    """A figure in layers, from back to front."""

    name: str
    layers: tuple[Layer, ...]
    joints: dict[str, tuple[int, int]]
    """About which point each kind turns, in pixels from between the feet."""

    def plain(self) -> dict[str, object]:
        """What the table must know of it."""
        rows = [[layer.sprite.name, layer.kind, layer.left, layer.bottom] for layer in self.layers]
        return {"layers": rows, "joints": {kind: list(joint) for kind, joint in self.joints.items()}}


def seed_of(name: str) -> int:
    """The same slips of the knife for the same name."""
    return sum(map(ord, name)) % 97


def figure(name: str, creature: Creature, unit: float = FIGURE, mirrored: bool = False) -> Sprite:
    """The whole figure, its feet on the lower edge, no empty border."""
    sheet, _middle = _sheet(unit * creature.size, mirrored)
    creature.draw(sheet.getCanvas(), seed_of(name))
    pixels = straight(sheet)
    rows, columns = np.nonzero(pixels[..., 3] > SEEN)
    top, left, right = rows.min(), columns.min(), columns.max() + 1
    return Sprite(name, fringed(np.ascontiguousarray(pixels[top:, left:right])))


def moving(name: str, creature: Creature, unit: float = FIGURE, mirrored: bool = False) -> Moving:
    """The same figure in layers: body, head, and the limb that acts."""
    scale = unit * creature.size
    rig = Rig(skia.Canvas(), PALETTES[creature.palette], seed_of(name))
    layers = []
    for number, (kind, parts) in enumerate(groupby(creature.parts, _layer_of)):
        sheet, middle = _sheet(scale, mirrored)
        rig.canvas = sheet.getCanvas()
        for part in parts:
            part.draw(rig)
        layers.append(_cut_out(f"{name}.{number}", kind, straight(sheet), middle))
    way = -scale if mirrored else scale
    joints = {kind: (round(x * way), round(-y * scale)) for kind, (x, y) in _joints(creature)}
    return Moving(name, tuple(layers), joints)


def _sheet(scale: float, mirrored: bool) -> tuple[skia.Surface, int]:
    """An empty sheet with its origin between the feet, and how far that is from its left edge."""
    middle, height = round(REACH * scale), round(2 * REACH * scale)
    sheet = surface(2 * middle, height)
    canvas = sheet.getCanvas()
    canvas.translate(middle, height)
    canvas.scale(-scale if mirrored else scale, scale)
    return sheet, middle


def _layer_of(part: Part) -> str:
    """What a far hand holds stays with the body."""
    return BODY if part.kind == TOOL and part.joint[0] > 0 else LAYERS[part.kind]


def _joints(creature: Creature) -> Iterator[tuple[str, Point]]:
    """The neck is that of the first piece of a head; a limb turns about its shoulder, else about the hand."""
    for kind in (HEAD, LIMB):
        found = [part for part in creature.parts if _layer_of(part) == kind]
        if found:
            yield kind, min(found, key=lambda part: part.kind == TOOL).joint


def _cut_out(name: str, kind: str, pixels: Pixels, middle: int) -> Layer:
    rows, columns = np.nonzero(pixels[..., 3] > SEEN)
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    piece = fringed(np.ascontiguousarray(pixels[top:bottom, left:right]))
    return Layer(Sprite(name, piece), kind, int(left) - middle, pixels.shape[0] - int(bottom))


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
