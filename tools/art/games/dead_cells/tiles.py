"""The tiles of the map: two stacked sheets in six shapes, known by it before they are turned over."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import skia

from ...knife import cut
from ...light import leak
from ...outline import trace
from ...paint import stroke
from ...palette import BLACK, mix
from ...paper import Edge, Shadow, sheet
from ...shapes import disc, moved, poly, rounded, wheel
from ...sprites.sprite import Sprite, drawn
from .icons.paint import draw_icon

SIZE, RADIUS = 112, 36


class Shape(NamedTuple):
    """An outline of radius 1 and the sign of what waits there."""

    outline: Callable[[], skia.Path]
    sign: str


_STEPPED = "-0.62 -0.95, 0.62 -0.95, 0.82 -0.72, 1.12 0.78, 0.95 0.95, -0.95 0.95, -1.12 0.78, -0.82 -0.72"

SHAPES: tuple[Shape, ...] = (
    Shape(lambda: rounded(-0.9, -0.9, 1.8, 1.8, 0.06), "damage"),
    Shape(lambda: poly(trace(_STEPPED)), "elite"),
    Shape(lambda: disc(0, 0, 1.0), "bag"),
    Shape(lambda: poly(wheel(0, 0, 6, [1.08], 0.0)), "key"),
    Shape(lambda: poly(wheel(0, 0.06, 5, [1.12])), "tooth"),
    Shape(lambda: poly(wheel(0, 0, 4, [1.22])), "skill"),
)
"""In the engine's order: encounter, elite, treasure, door, merchant, teleport."""


@dataclass(frozen=True)
class Look:
    """How a tile is lit: face up, face down, or left behind."""

    top: int
    bottom: int
    edge: int
    halo: int | None = None


LOOKS: dict[str, Look] = {
    "": Look(0x2FA99C, 0x12565E, 0xE4FFF4, 0x6FFFE6),
    "_down": Look(0x1E4A52, 0x0C2A32, 0x8FD0C4),
    "_seen": Look(0x5A4630, 0x2E2216, 0xC99A5C),
}


def _tile(canvas: skia.Canvas, shape: Shape, look: Look, seed: int) -> None:
    middle = SIZE / 2
    lower = cut(moved(shape.outline(), middle, middle, RADIUS * 1.16), 7, 0.5, seed)
    upper = cut(moved(shape.outline(), middle, middle, RADIUS), 7, 0.45, seed + 1)
    if look.halo is not None:
        leak(canvas, lower, look.halo, 0.55, 6)
    sheet(
        canvas,
        lower,
        mix(look.bottom, BLACK, 0.35),
        mix(look.bottom, BLACK, 0.6),
        shadow=Shadow(0, 4, 5, 0.8),
        edge=Edge(look.edge, 0.7, 1.2),
    )
    sheet(canvas, upper, look.top, look.bottom, shadow=Shadow(0, 2, 4, 0.6), edge=Edge(look.edge, 0.9, 1.5))
    dashes = skia.DashPathEffect.Make([4, 5], 0)
    canvas.drawPath(
        moved(shape.outline(), middle, middle, RADIUS * 0.8), stroke(look.edge, 1.4, 0.5, PathEffect=dashes)
    )
    draw_icon(canvas, shape.sign, middle, middle + (3 if shape.sign == "tooth" else 0), RADIUS * 0.5)


def tiles() -> Iterator[Sprite]:
    """`tile_0` to `tile_5`, each face up, face down and left behind."""
    for number, shape in enumerate(SHAPES):
        for suffix, look in LOOKS.items():
            draw = partial(_tile, shape=shape, look=look, seed=10 + number)
            yield drawn(f"tile_{number}{suffix}", SIZE, SIZE, draw)
