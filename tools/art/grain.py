"""Seamless noise: the fibre of paper, the tooth of stone, the drift of soot."""

import math
from functools import cache
from typing import TypeAlias

import numpy as np
import skia
from numpy.typing import NDArray
from scipy import ndimage

from .palette import SEED

Array: TypeAlias = NDArray[np.float32]
SIZE = 512


def clouds(size: int, base: float, octaves: int, seed: int, gain: float = 0.55) -> Array:
    """Seamless cloud noise from a shaped spectrum, with zero mean and unit spread."""
    rng = np.random.default_rng(SEED + seed)
    frequency = np.fft.fftfreq(size) * size
    distance = np.hypot(frequency[:, None], frequency[None, :])
    power = 1 - math.log2(gain)
    weight = np.where(distance < 0.5, 0, (1 + (distance / base) ** 2) ** (-power / 2))
    weight *= distance < base * 2**octaves
    noise = np.fft.ifft2(np.fft.fft2(rng.standard_normal((size, size))) * weight).real
    return np.asarray((noise - noise.mean()) / (noise.std() + 1e-6), dtype=np.float32)


def _softened(rng: np.random.Generator, sigma: float | tuple[float, float]) -> Array:
    noise = rng.standard_normal((SIZE, SIZE))
    return np.asarray(ndimage.gaussian_filter(noise, sigma, mode="wrap"), dtype=np.float32)


def _paper(rng: np.random.Generator) -> Array:
    lying, standing = _softened(rng, (0.5, 2.6)) * 2.4, _softened(rng, (2.2, 0.5)) * 2.0
    tooth = _softened(rng, 0.7)
    return 128 + 22 * (lying * 0.55 + standing * 0.45 + tooth * 0.55 + clouds(SIZE, 5, 4, 11) * 0.38)


def _stone(rng: np.random.Generator) -> Array:
    return 128 + 34 * (clouds(SIZE, 9, 6, 21, gain=0.72) + _softened(rng, 0.8))


def _soot(rng: np.random.Generator) -> Array:
    return 128 + 34 * clouds(SIZE, 3, 6, 33, gain=0.6) + 14 * _softened(rng, 0.8)


_KINDS = {"paper": _paper, "stone": _stone, "soot": _soot}


@cache
def grain_values(kind: str) -> Array:
    """The noise of one kind as grey values of 0..255 around the middle, tileable."""
    return np.clip(_KINDS[kind](np.random.default_rng(SEED + 3)), 0, 255)


@cache
def grain_shader(kind: str) -> skia.Shader:
    """The noise of one kind as an endless texture."""
    grey = grain_values(kind).astype(np.uint8)
    pixels = np.ascontiguousarray(np.dstack([grey, grey, grey, np.full_like(grey, 255)]))
    image = skia.Image.fromarray(pixels, skia.kRGBA_8888_ColorType)
    repeat = skia.TileMode.kRepeat
    return image.makeShader(repeat, repeat, skia.SamplingOptions(skia.FilterMode.kLinear))


def lay_grain(canvas: skia.Canvas, path: skia.Path, strength: float = 0.5, kind: str = "paper") -> None:
    """Press the noise into what is already painted inside a path."""
    soft_light = skia.Paint(Shader=grain_shader(kind), Alphaf=strength, BlendMode=skia.BlendMode.kSoftLight)
    canvas.save()
    canvas.clipPath(path, True)
    canvas.drawPath(path, soft_light)
    canvas.restore()
