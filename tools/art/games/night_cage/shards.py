"""Effects over the board: broken floor, and light on a new tile."""

import math
from collections.abc import Iterator
from functools import partial

import numpy as np
import skia

from ...knife import cut
from ...paint import stroke
from ...paper import Edge, Shadow, sheet
from ...picture import Pixels
from ...shapes import poly
from ...sprites.sprite import Sprite, drawn
from .anatomy import polar
from .materials import FLOOR, FLOOR_RIM, JOINT, LIP_HIGH, chance

SHARD = 64
LIGHT = 128


def _shard(number: int, canvas: skia.Canvas) -> None:
    """A piece of the floor with its thickness."""
    rng = chance("shard", number)
    count = 5 + number % 2
    rim = [
        polar(15 + 10 * rng.random(), (i + rng.random() * 0.5) / count * math.tau, 32, 29)
        for i in range(count)
    ]
    top = cut(poly(rim), 9, 0.7, number)
    below = poly([(x, y + 7) for x, y in rim])
    sheet(canvas, below, LIP_HIGH, 0x2A1A0E, shadow=Shadow(0, 2, 3, 0.7))
    sheet(canvas, top, FLOOR, FLOOR_RIM, edge=Edge(0xFFF0C8, 0.9, 1.3))
    canvas.save()
    canvas.clipPath(top, True)
    canvas.drawLine(
        *polar(30, number * 0.9, 32, 29), *polar(-30, number * 0.9 + 0.2, 32, 29), stroke(JOINT, 2, 0.6)
    )
    canvas.restore()


def _light_new() -> Sprite:
    """A soft white square: full over the tile's middle, nothing at the border."""
    place = np.abs(np.arange(LIGHT) - (LIGHT - 1) / 2) / ((LIGHT - 1) / 2)
    fall = np.clip((1 - place) / 0.6, 0, 1)
    side = fall * fall * (3 - 2 * fall)
    pixels: Pixels = np.full((LIGHT, LIGHT, 4), 255, np.uint8)
    pixels[..., 3] = (side[:, None] * side[None, :] * 255 + 0.5).astype(np.uint8)
    return Sprite("light_new", pixels)


def shards() -> Iterator[Sprite]:
    """All effects of this game."""
    for number in range(4):
        yield drawn(f"shard_{number}", SHARD, SHARD, partial(_shard, number))
    yield _light_new()
