"""Draws the equipment: small cut-outs round (0, 0) in a frame of 68 units, 128 pixels wide."""

from collections.abc import Iterator
from functools import partial

import skia

from ....sprites.sprite import Sprite, drawn
from ..palettes import PALETTES
from ..part import Part
from ..rig import Rig
from . import b2, b3, b4, b5, b6, b7, bosses, first, secrets

SIZE, UNITS = 128, 68
PLACES = (first, b2, b3, b4, b5, b6, b7, bosses, secrets)


def _draw(canvas: skia.Canvas, item: Part, seed: int) -> None:
    canvas.translate(SIZE / 2, SIZE / 2)
    canvas.scale(SIZE / UNITS, SIZE / UNITS)
    item.draw(Rig(canvas, PALETTES["people"].with_roles(glow=0xFFC65C), seed))


def items() -> Iterator[Sprite]:
    """`item_<slug>` for every piece of equipment."""
    pieces = {name: item for place in PLACES for name, item in place.ITEMS.items()}
    for seed, (name, item) in enumerate(pieces.items(), start=7):
        yield drawn(f"item_{name}", SIZE, SIZE, partial(_draw, item=item, seed=seed))
