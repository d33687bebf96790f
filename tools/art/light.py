"""Light on paper: glows while drawing, bloom and dither on the finished picture."""

import random

import numpy as np
import skia
from scipy import ndimage

from .grain import Array
from .paint import blur, fill, radial, shaded
from .palette import SEED

ADD = skia.BlendMode.kPlus
MULTIPLY = skia.BlendMode.kMultiply


def glow(canvas: skia.Canvas, x: float, y: float, radius: float, rgb: int, alpha: float = 1.0) -> None:
    """Add a round soft light."""
    stops = [(0, rgb, alpha), (0.22, rgb, alpha * 0.55), (0.52, rgb, alpha * 0.18), (1, rgb, 0)]
    canvas.drawCircle(x, y, radius, shaded(radial((x, y), radius, stops), BlendMode=ADD))


def leak(canvas: skia.Canvas, path: skia.Path, rgb: int, alpha: float, sigma: float) -> None:
    """Add light that leaks out of a shape."""
    canvas.drawPath(path, fill(rgb, alpha, MaskFilter=blur(sigma), BlendMode=ADD))


def sparks(
    canvas: skia.Canvas,
    count: int,
    rgb: int,
    area: tuple[float, float, float, float],
    *,
    alpha: tuple[float, float] = (0.4, 0.9),
    radius: tuple[float, float] = (0.5, 1.6),
    seed: int = 0,
) -> None:
    """Scatter glowing motes over an area given as x, y, width, height."""
    rng = random.Random(SEED + seed)
    left, top, width, height = area
    for _ in range(count):
        x, y = left + rng.random() * width, top + rng.random() * height
        size = radius[0] + (radius[1] - radius[0]) * rng.random() ** 2.2
        strength = alpha[0] + (alpha[1] - alpha[0]) * rng.random()
        canvas.drawCircle(x, y, size, fill(rgb, strength, BlendMode=ADD))
        if size > radius[1] * 0.55:
            glow(canvas, x, y, size * 5, rgb, strength * 0.5)


def bloom(pixels: Array, threshold: float = 0.82, sigma: float = 10, strength: float = 0.3) -> Array:
    """Let the brightest places of an opaque picture (0..1) spill over their neighbours."""
    bright = np.clip(pixels[..., :3] - threshold, 0, None)
    near = ndimage.gaussian_filter(bright, (sigma, sigma, 0))
    far = ndimage.gaussian_filter(bright, (sigma * 3, sigma * 3, 0))
    return np.asarray(pixels[..., :3] + (near + 0.6 * far) * strength, dtype=np.float32)


def dither(pixels: Array, seed: int = 5) -> Array:
    """Add a trace of noise, so that dark gradients do not show steps in eight bits."""
    rng = np.random.default_rng(SEED + seed)
    noise = rng.random(pixels.shape[:2]) + rng.random(pixels.shape[:2]) - 1
    return np.asarray(pixels + noise[..., None] * (1.2 / 255), dtype=np.float32)
