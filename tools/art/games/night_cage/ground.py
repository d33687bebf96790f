"""The ground of a tile: a bright floor seen through three sheets, the highest of them built of stone."""

from dataclasses import dataclass

import skia

from ...grain import lay_grain
from ...paint import blur, fill, radial, shaded, stroke
from ...palette import BLACK
from ...paper import Edge, cast_shadow, sheet
from ...shapes import minus, rect
from .corridors import FULL, MIDDLE, ROOM, UNIT, WIDTH, opening
from .cracks import break_along, break_arms, break_walls, chip
from .masonry import build_wall, hatch, lay_flagstones
from .materials import FLOOR, FLOOR_MIDDLE, FLOOR_RIM, LIP_HIGH, LIP_LOW, halo

WALL_GROWTH = 27
LIPS = ((0, LIP_LOW, 11, 0xF3CE90), (12, LIP_HIGH, 7, 0xC79557))
"""The two sheets between floor and wall: how much wider than the corridor, colour, shadow, edge."""


@dataclass(frozen=True)
class Ground:
    """How a tile is built: its exits, its meeting place, whether it crumbles, and its dice."""

    exits: str
    seed: int
    room: float = ROOM
    crumbling: bool = False


def lay_ground(canvas: skia.Canvas, ground: Ground) -> None:
    """Draw a whole tile without anything that stands on it."""
    canvas.save()
    canvas.clipPath(rect(*FULL))
    if ground.exits:
        _floor(canvas, ground)
        _lips(canvas, ground)
    _wall(canvas, ground)
    canvas.restore()


def _floor(canvas: skia.Canvas, ground: Ground) -> None:
    light = [(0, FLOOR_MIDDLE), (0.45, FLOOR), (1, FLOOR_RIM)]
    canvas.drawPath(rect(*FULL), shaded(radial((MIDDLE, MIDDLE), UNIT * 0.64, light)))
    lay_flagstones(canvas, ground.exits, WIDTH, ground.room, ground.seed)
    lay_grain(canvas, rect(*FULL), 0.6)
    canvas.drawPath(rect(*FULL), stroke(BLACK, 4, 0.3, MaskFilter=blur(1.5)))
    if ground.crumbling:
        if ground.room:
            break_arms(canvas, ground.exits, ground.seed)
        else:
            break_along(canvas, ground.seed)
        chip(canvas, ground.exits, ground.seed)


def _open(ground: Ground, growth: float, layer: int) -> skia.Path:
    room = ground.room and ground.room + growth * 0.5
    return opening(ground.exits, WIDTH + growth, room, 1.7 + layer * 0.5, ground.seed * 3 + layer)


def _lips(canvas: skia.Canvas, ground: Ground) -> None:
    for layer, (growth, colour, depth, edge) in enumerate(LIPS):
        lip = minus(rect(*FULL), _open(ground, growth, layer))
        sheet(canvas, lip, colour, grain=0.5, shadow=halo(depth), edge=Edge(edge, 0.8, 1.3))


def _wall(canvas: skia.Canvas, ground: Ground) -> None:
    wall = rect(*FULL)
    if ground.exits:
        cutout = _open(ground, WALL_GROWTH, 2)
        wall = minus(wall, cutout)
        cast_shadow(canvas, wall, halo(8, 0.9))
    build_wall(canvas, wall, ground.seed)
    canvas.save()
    canvas.clipPath(wall, True)
    if ground.crumbling:
        break_walls(canvas, ground.seed)
    if ground.exits:
        hatch(canvas, cutout, wall, ground.seed)
        canvas.drawPath(cutout, stroke(0xA97B45, 3.2, 0.95))
    canvas.drawPath(rect(*FULL), stroke(BLACK, 9, 0.55, MaskFilter=blur(4)))
    canvas.drawPath(rect(1.2, 1.2, UNIT - 2.4, UNIT - 2.4), stroke(0x0A0604, 3.5))
    canvas.drawPath(rect(3.6, 3.6, UNIT - 7.2, UNIT - 7.2), stroke(0x7A5A38, 1.4, 0.55))
    canvas.restore()


def well(canvas: skia.Canvas, radius: float, alpha: float = 0.8) -> None:
    """Darken the floor round the middle, so that what stands there comes forward."""
    canvas.drawCircle(0, 0, radius, fill(BLACK, alpha, MaskFilter=blur(radius * 0.13)))
