"""From canvas to file: surfaces, straight alpha without dark fringes, png and jpg."""

from pathlib import Path
from typing import TypeAlias

import numpy as np
import skia
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from .grain import Array
from .paint import rgba

Pixels: TypeAlias = NDArray[np.uint8]
ASSETS = Path(__file__).resolve().parents[2] / "assets"


def surface(width: float, height: float, background: int | None = None) -> skia.Surface:
    """Take an empty sheet to draw on, transparent unless a colour is given."""
    fresh = skia.Surface(int(width), int(height))
    fresh.getCanvas().clear(0 if background is None else rgba(background))
    return fresh


def straight(drawn: skia.Surface) -> Pixels:
    """Read a drawing as straight-alpha RGBA bytes, the form png files and Kivy expect."""
    info = skia.ImageInfo.Make(
        drawn.width(), drawn.height(), skia.kRGBA_8888_ColorType, skia.kUnpremul_AlphaType
    )
    pixels = np.zeros((drawn.height(), drawn.width(), 4), np.uint8)
    drawn.readPixels(info, pixels, drawn.width() * 4, 0, 0)
    return pixels


def opaque(drawn: skia.Surface) -> Array:
    """Read a drawing without transparency as floats of 0..1."""
    return straight(drawn)[..., :3].astype(np.float32) / 255


def to_bytes(pixels: Array) -> Pixels:
    """Turn floats of 0..1 into bytes."""
    return (np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)


def fringed(pixels: Pixels, reach: int = 3) -> Pixels:
    """Continue the colours a little into what is transparent.

    A texture filter mixes the colour of invisible neighbours in: without this, edges turn dark when scaled.
    """
    clear = pixels[..., 3] == 0
    if not clear.any() or clear.all():
        return pixels
    distance, (rows, columns) = ndimage.distance_transform_edt(clear, return_indices=True)
    result = pixels.copy()
    result[..., :3] = np.where((distance <= reach)[..., None], pixels[rows, columns, :3], 0)
    return result


def save_png(pixels: Pixels, name: str) -> Path:
    """Write a lossless picture below assets/."""
    path = ASSETS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(path, optimize=True)
    return path


def save_webp(pixels: Pixels, name: str, quality: int = 86) -> Path:
    """Write a picture with transparency below assets/, a little less exact and much smaller than a png."""
    path = ASSETS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(path, quality=quality, method=6, alpha_quality=94, exact=True)
    return path


def save_jpg(pixels: Pixels, name: str, quality: int = 88) -> Path:
    """Write an opaque picture below assets/."""
    path = ASSETS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(path, quality=quality, optimize=True, progressive=False, subsampling=0)
    return path
