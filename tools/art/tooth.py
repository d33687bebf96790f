"""The textures every cut is painted with: grain, fibres, drift and the streaks of a brush."""

import math
from dataclasses import dataclass
from functools import cache

import numpy as np
import skia
from scipy import ndimage

from .grain import Array
from .paint import stroke
from .palette import BLACK, SEED, WHITE
from .picture import opaque, surface

SIZE = 1024
DIRECTIONS = 8


def _even(noise: Array) -> Array:
    """Zero mean, unit spread."""
    return np.asarray((noise - noise.mean()) / (noise.std() + 1e-6), dtype=np.float32)


def _streaks(rng: np.random.Generator, along: float, across: float, angle: float = 0.0) -> Array:
    """White noise softened along one direction; it goes on across the border without a seam."""
    right, down = np.fft.rfftfreq(SIZE)[None, :], np.fft.fftfreq(SIZE)[:, None]
    cosine, sine = math.cos(angle), math.sin(angle)
    lengthwise, sidewise = right * cosine + down * sine, -right * sine + down * cosine
    kept = np.exp(-2 * math.pi**2 * ((along * lengthwise) ** 2 + (across * sidewise) ** 2))
    noise = np.fft.rfft2(rng.standard_normal((SIZE, SIZE)))
    return _even(np.fft.irfft2(noise * kept, s=(SIZE, SIZE)))


def _fibres(rng: np.random.Generator) -> Array:
    """Hairs of paper, light ones and dark ones."""
    sheet = surface(SIZE, SIZE, 0x808080)
    canvas = sheet.getCanvas()
    for _ in range(2600):
        x, y = rng.uniform(0, SIZE), rng.uniform(0, SIZE)
        angle, length = rng.uniform(0, 6.3), rng.uniform(6, 26)
        bend = angle + rng.uniform(-0.6, 0.6)
        middle = x + length * math.cos(angle), y + length * math.sin(angle)
        end = middle[0] + length * math.cos(bend), middle[1] + length * math.sin(bend)
        pen = stroke(WHITE if rng.uniform() < 0.5 else BLACK, 1.0)
        canvas.drawLine(skia.Point(x, y), skia.Point(*middle), pen)
        canvas.drawLine(skia.Point(*middle), skia.Point(*end), pen)
    return _even(ndimage.gaussian_filter(opaque(sheet)[..., 0], 0.6, mode="wrap"))


@dataclass(frozen=True)
class Tooth:
    """All textures, SIZE pixels square, each endless."""

    grain: Array
    fibre: Array
    cloud: Array
    brush: tuple[Array, ...]

    def taken(self, texture: Array, x: int, y: int, width: int, height: int) -> Array:
        """A piece of a texture from anywhere."""
        rows = texture.take(range(y, y + height), 0, mode="wrap")
        return rows.take(range(x, x + width), 1, mode="wrap")


def _bristles(rng: np.random.Generator, angle: float) -> Array:
    streaks = _even(_streaks(rng, 26, 2.2, angle) + 0.75 * _streaks(rng, 15, 1.0, angle))
    rows, columns = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    wavering = (rows + 7 * _streaks(rng, 60, 60), columns + 7 * _streaks(rng, 60, 60))
    return _even(ndimage.map_coordinates(streaks, wavering, order=1, mode="grid-wrap"))


@cache
def tooth() -> Tooth:
    """Make the textures once, always the same."""
    rng = np.random.default_rng(SEED + 71)
    return Tooth(
        grain=_even(_streaks(rng, 0.7, 0.7) + 0.6 * _streaks(rng, 1.8, 1.8)),
        fibre=_fibres(rng),
        cloud=_even(sum(share * _streaks(rng, wide, wide) for share, wide in _DRIFTS)),
        brush=tuple(_bristles(rng, math.pi * i / DIRECTIONS) for i in range(DIRECTIONS)),
    )


_DRIFTS = ((1.0, 90.0), (0.7, 40.0), (0.45, 16.0), (0.25, 7.0))
