"""Seamless grounds: paper and soot to lay over others, and the finished dark table."""

import numpy as np
from scipy import ndimage

from .grain import SIZE, Array, clouds, grain_values
from .light import dither
from .palette import NIGHT, SOOT, UMBER, channels
from .picture import save_png, to_bytes


def _colour(rgb: int) -> Array:
    return np.array(channels(rgb), np.float32) / 255


def _night() -> Array:
    """Near-black warm paper: fibre pressed into umber, soot drifting over it."""
    fibre = (grain_values("paper") - 128) / 128
    drift = ndimage.gaussian_filter(clouds(SIZE, 3.2, 5, 71, gain=0.5), 2, mode="wrap")
    warmth = np.clip(0.52 + 0.13 * drift, 0, 1)[..., None]
    ground = _colour(NIGHT) * (1 - warmth) + _colour(UMBER) * warmth
    sooty = 0.5 / (1 + np.exp(1.2 - 1.6 * clouds(SIZE, 6, 5, 72, gain=0.55)))[..., None]
    ground = ground * (1 - sooty) + _colour(SOOT) * sooty
    return np.asarray(ground * (1 + 0.42 * fibre[..., None]), dtype=np.float32)


def draw_textures() -> None:
    """Write the three 512-pixel textures below assets/textures/."""
    for kind in ("paper", "soot"):
        grey = grain_values(kind)
        balanced = np.clip(128 + (grey - grey.mean()) * 0.75, 0, 255)
        save_png((balanced + 0.5).astype(np.uint8), f"textures/{kind}.png")
    save_png(to_bytes(dither(_night())), "textures/night.png")
