"""The floor of a cell that no candle reaches: soot and barely seen joints."""

import math
from collections.abc import Iterator

import numpy as np
import skia

from ...grain import Array, clouds
from ...knife import cut
from ...light import dither
from ...paint import stroke
from ...palette import channels
from ...picture import Pixels, opaque, surface, to_bytes
from ...shapes import poly
from ...sprites.sprite import Sprite
from .materials import chance

SIDE = 240
COUNT = 4
STONE = 0x54463E


def _inside() -> Array:
    """Nothing at the border and one in the middle: there the four may differ without a seam."""
    place = np.arange(SIDE) / (SIDE - 1)
    hill = np.clip(np.sin(place * math.pi) * 1.7, 0, 1) ** 2
    return np.asarray(hill[:, None] * hill[None, :], dtype=np.float32)


def _soot(number: int) -> Array:
    """Drifting soot that is the same along the borders of all four."""
    shared, own = clouds(SIDE, 2.2, 5, 410, gain=0.5), clouds(SIDE, 2.2, 5, 420 + number, gain=0.5)
    weight = _inside()
    drift = shared * np.sqrt(1 - weight) + own * np.sqrt(weight)
    fibre = clouds(SIDE, 40, 2, 430, gain=0.8)
    return np.asarray(np.clip(0.58 + 0.10 * drift + 0.035 * fibre, 0.15, 1) * _worn(), dtype=np.float32)


def _worn() -> Array:
    """Cells are a little darker towards their joints: dirt gathers where nobody walks."""
    place = np.arange(SIDE)
    side = np.minimum(place, SIDE - 1 - place)
    near = np.exp(-np.minimum(side[:, None], side[None, :]) / 16)
    return np.asarray(1 - 0.42 * near, dtype=np.float32)


SLABS: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    ((8, 128, 232, 120),),
    ((112, 8, 118, 232), (118, 92, 232, 98)),
    ((8, 82, 232, 88), (150, 88, 146, 232)),
    ((8, 150, 232, 146), (92, 8, 96, 148)),
)
"""The joints inside each of the four; they end before the border, which is a joint itself."""


def _joints(number: int) -> Array:
    """Border and inner joints, cut by hand, as factors round one."""
    page = surface(SIDE, SIDE, 0x808080)
    canvas = page.getCanvas()
    for shift, rgb, alpha in ((0.0, 0x000000, 0.5), (1.6, 0xFFFFFF, 0.12)):
        for at in (0, SIDE):
            canvas.drawLine(at + shift, -9, at + shift, SIDE + 9, stroke(rgb, 3.2 - shift, alpha))
            canvas.drawLine(-9, at + shift, SIDE + 9, at + shift, stroke(rgb, 3.2 - shift, alpha))
    for i, (x0, y0, x1, y1) in enumerate(SLABS[number]):
        joint = cut(poly([(x0, y0), (x1, y1)], False), 14, 1.8, 50 + number * 4 + i)
        canvas.drawPath(joint, stroke(0, 2.4, 0.34))
        canvas.save()
        canvas.translate(1, 1.5)
        canvas.drawPath(joint, stroke(0xFFFFFF, 1, 0.1))
        canvas.restore()
    _scratches(canvas, number)
    return opaque(page)[..., :1] / (128 / 255)


def _scratches(canvas: skia.Canvas, number: int) -> None:
    rng = chance("scratches", number)
    for _ in range(7):
        x, y, angle = 30 + rng.random() * 180, 30 + rng.random() * 180, rng.random() * math.pi
        end = x + math.cos(angle) * 12, y + math.sin(angle) * 12
        canvas.drawLine(x, y, *end, stroke(0, 1.4, 0.22))


def dark_floors() -> Iterator[Sprite]:
    """Four floors that continue each other in every order."""
    colour = np.array(channels(STONE), np.float32) / 255
    for number in range(COUNT):
        floor = _soot(number)[..., None] * _joints(number) * colour
        pixels: Pixels = np.full((SIDE, SIDE, 4), 255, np.uint8)
        pixels[..., :3] = to_bytes(dither(np.asarray(floor, dtype=np.float32)))
        yield Sprite(f"dark_{number}", pixels, tiling=True)
