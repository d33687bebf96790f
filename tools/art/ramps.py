"""Twelve paints, each a ramp from soot to its highest light: the hue wanders on the way, as in pigment."""

from functools import cache

import numpy as np

from .grain import Array
from .palette import channels

STEPS = 512

PAINTS: dict[str, tuple[int, ...]] = {
    "bone": (0x14100E, 0x3D332B, 0x7D6A55, 0xBDA585, 0xE8D6B2, 0xFFF6DD),
    "amber": (0x1A0D06, 0x4F260B, 0xA2560F, 0xDD9322, 0xF8C95D, 0xFFF0B8),
    "ember": (0x180706, 0x4D120D, 0x9C2A14, 0xDC5A24, 0xF79A52, 0xFFDFAE),
    "rose": (0x180B12, 0x4A1B32, 0x8F3B56, 0xCD6F7C, 0xEFABA2, 0xFFE3D2),
    "plum": (0x100919, 0x2E1A47, 0x5D3A7C, 0x9768A8, 0xCDA2CC, 0xF6DFF0),
    "indigo": (0x070A1A, 0x141F4A, 0x2B4286, 0x5478BA, 0x93B5E0, 0xDCECFB),
    "teal": (0x041315, 0x0A3339, 0x17666A, 0x3A9E98, 0x86CFBF, 0xDCF5E6),
    "moss": (0x0A1208, 0x223014, 0x4B6124, 0x849640, 0xBFC778, 0xF0F0C4),
    "rust": (0x150B08, 0x41211A, 0x7D4430, 0xB67350, 0xDCAB83, 0xF9E3C6),
    "slate": (0x0A0C10, 0x20262F, 0x434D5A, 0x74808C, 0xADB6BB, 0xE6E9E4),
    "blood": (0x0E0203, 0x350508, 0x720C11, 0xB01A1A, 0xDE4A38, 0xFFB39A),
    "soot": (0x050405, 0x0D0B0C, 0x1B1718, 0x322B2A, 0x544843, 0x8D7C70),
}


def linear(colour: Array) -> Array:
    """From what a screen shows to amounts of light, in which colours may be mixed."""
    low, high = colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4
    return np.asarray(np.where(colour <= 0.04045, low, high), dtype=np.float32)


def shown(light: Array) -> Array:
    """From amounts of light to what a screen shows, both 0..1."""
    light = np.clip(light, 0, 1)
    low, high = light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055
    return np.asarray(np.where(light <= 0.0031308, low, high), dtype=np.float32)


def _light(rgb: int) -> Array:
    return linear(np.asarray(channels(rgb), np.float32) / 255)


@cache
def _ramp(stops: tuple[int, ...]) -> Array:
    """A table of STEPS colours; mixed with a soft exponent, so that the middle does not turn grey."""
    soft = np.array([_light(rgb) for rgb in stops]) ** (1 / 2.2)
    places = np.linspace(0, len(stops) - 1, STEPS)
    lower = np.minimum(places.astype(int), len(stops) - 2)
    share = (places - lower)[:, None]
    mixed = soft[lower] * (1 - share) + soft[lower + 1] * share
    return np.asarray(mixed**2.2, dtype=np.float32)


def tone(paint: str | tuple[int, ...], value: Array | float) -> Array:
    """The light a paint gives back at a value (0 dark .. 1 light), for one value or a whole map of them."""
    ramp = _ramp(PAINTS[paint] if isinstance(paint, str) else paint)
    return ramp[np.clip(np.asarray(value) * (STEPS - 1), 0, STEPS - 1).astype(np.int32)]
