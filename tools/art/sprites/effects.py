"""Flames, smoke, soft light and shadow: sprites the app lays over a table."""

import math
from collections.abc import Iterator
from functools import partial

import numpy as np
import skia
from scipy import ndimage

from ..grain import clouds
from ..light import leak
from ..paint import blur, fill, radial, shaded, stroke
from ..palette import BLACK, CREAM, FLAME_MID, FLAME_OUTER, WHITE
from ..picture import Pixels
from ..props.flame import flame, flame_path
from ..shapes import smooth
from .sprite import Draw, Sprite, drawn

FLAME_ROOT = (48, 108)
LEANS = ((84, -0.07), (88, 0.04), (80, 0.12))
SMOKE = [(48 + math.sin(t / 24 * 8.5 + 0.6) * (3 + t * 0.62), 158 - t * 6.4) for t in range(25)]
"""A thread that swings wider as it rises."""


def _flame(height: float, lean: float, canvas: skia.Canvas) -> None:
    x, y = FLAME_ROOT
    shape = flame_path(x, y, height, lean)
    leak(canvas, shape, FLAME_OUTER, 0.5, 6)
    leak(canvas, shape, FLAME_MID, 0.4, 2.5)
    flame(canvas, x, y, height, lean, halo=0)


def _smoke(canvas: skia.Canvas) -> None:
    """A thread of smoke that widens and fades as it rises."""
    fading = skia.GradientShader.MakeLinear(
        [skia.Point(0, 160), skia.Point(0, 6)], [0xF0E6DEDC, 0xA0CFC8CC, 0x00B9B4B8], [0.0, 0.5, 1.0]
    )
    for width, soft in ((10, 4.5), (5, 1.8), (2, 0.5)):
        pen = stroke(WHITE, width, 1.0, MaskFilter=blur(soft))
        pen.setShader(fading)
        pen.setAlphaf(0.5)
        canvas.drawPath(smooth(SMOKE, False, 0.5), pen)


def _spark(canvas: skia.Canvas) -> None:
    halo = [(0, FLAME_MID, 0.9), (0.3, FLAME_OUTER, 0.4), (1, FLAME_OUTER, 0)]
    canvas.drawCircle(16, 16, 15, shaded(radial((16, 16), 15, halo)))
    canvas.drawCircle(16, 16, 4.4, fill(CREAM))


def _shadow(canvas: skia.Canvas) -> None:
    canvas.scale(1, 0.5)
    fading = [(0, BLACK, 0.85), (0.45, BLACK, 0.6), (0.75, BLACK, 0.2), (1, BLACK, 0)]
    canvas.drawCircle(64, 64, 62, shaded(radial((64, 64), 62, fading)))


def _glow() -> Sprite:
    """White light that falls to nothing exactly at the border."""
    place = np.abs(np.arange(256) - 127.5) / 127.5
    distance = np.clip(np.hypot(place[:, None], place[None, :]), 0, 1)
    alpha = (1 - distance**2) ** 2 * np.exp(-2.2 * distance**2)
    return Sprite("glow", _white(alpha))


def _white(alpha: np.ndarray) -> Pixels:
    pixels = np.full((*alpha.shape, 4), 255, np.uint8)
    pixels[..., 3] = (np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8)
    return pixels


def _soot_edge() -> Sprite:
    """Darkness creeping in from the upper side, broken by noise; it repeats from left to right."""
    depth = np.linspace(0, 1, 64)[:, None]
    noise = clouds(256, 10, 5, 61)[:64] * 0.11 + clouds(256, 30, 4, 62)[:64] * 0.05
    reach = np.clip(1 - (depth + noise * np.minimum(1, depth * 4)) / 0.62, 0, 1)
    alpha = ndimage.gaussian_filter(reach**1.15, (0.6, 0.6), mode=("nearest", "wrap")) * 0.96
    alpha *= np.clip((1 - depth) * 5, 0, 1)
    pixels: Pixels = np.zeros((64, 256, 4), np.uint8)
    pixels[..., :3] = (8, 6, 5)
    pixels[..., 3] = (alpha * 255 + 0.5).astype(np.uint8)
    return Sprite("soot_edge", pixels)


PIECES: dict[str, tuple[int, int, Draw]] = {
    **{f"flame_{i}": (96, 128, partial(_flame, *shape)) for i, shape in enumerate(LEANS)},
    "smoke": (96, 160, _smoke),
    "spark": (32, 32, _spark),
    "shadow": (128, 64, _shadow),
}


def effects() -> Iterator[Sprite]:
    """All light, fire and shadow sprites."""
    for name, (width, height, draw) in PIECES.items():
        yield drawn(name, width, height, draw)
    yield _glow()
    yield _soot_edge()
