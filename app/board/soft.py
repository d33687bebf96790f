"""Small soft textures that are computed, not drawn: they must look right, not pretty.

Each is made on first use and kept: there is one of each in the whole program.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from kivy.graphics.texture import Texture

from app.board.lasting import computed

GLOW_SIZE = 64
EDGE_SIZE = 32
DASH_SIZE = 32
DOT_EDGE = 0.24
DOT_REACH = 1 / (1 - DOT_EDGE / 2)
"""How far a dot's soft edge runs beyond its radius, so that half of it lies on either side."""
LAMP_SLOPE = 1.72
LAMP_MOST = 1.12
"""Light falls off evenly from 1.72 and is cut at 1.12: a bright room, then a quick dusk."""


def lamp_share(distance: float) -> float:
    """Give the light of a lamp at a distance (1 = its radius), as a share of its most."""
    return min(LAMP_MOST, max(0.0, 1 - distance) * LAMP_SLOPE) / LAMP_MOST


def halo_share(distance: float) -> float:
    """Give the strength of a halo at a distance (1 = its radius)."""
    return max(0.0, 1 - distance) ** 2 * (1 + 2 * min(distance, 1.0))


@cache
def lamp() -> Texture:
    """Give the light of one candle, black outside of it."""
    return _square(lambda x, y: lamp_share(math.hypot(x, y)), _grey)


@cache
def halo() -> Texture:
    """Give a glow that fades smoothly to nothing."""
    return _square(lambda x, y: halo_share(math.hypot(x, y)))


@cache
def spill() -> Texture:
    """Give the same glow as light, black outside of it."""
    return _square(lambda x, y: halo_share(math.hypot(x, y)), _grey)


@cache
def feather() -> Texture:
    """Give a band that is full in the middle and soft at both edges, across v."""
    rows = []
    for row in range(EDGE_SIZE):
        edge = min(row, EDGE_SIZE - 1 - row) / (EDGE_SIZE * 0.28)
        rows.append(bytes((255, 255, 255, round(255 * min(1.0, edge)))) * 4)
    return computed((4, EDGE_SIZE), b"".join(rows))


@cache
def dashes(full: float) -> Texture:
    """Give a dash and a gap along u, to be repeated; `full` is the dash's share of the two."""
    shares = (min(1.0, max(0.0, full * DASH_SIZE - column)) for column in range(DASH_SIZE))
    return computed((DASH_SIZE, 4), b"".join(map(_white, shares)) * 4, "repeat", mipmap=True)


@cache
def dot() -> Texture:
    """Give a full disc with a soft edge; it reaches as far as `DOT_REACH` says."""
    return _square(lambda x, y: min(1.0, max(0.0, (1 - math.hypot(x, y)) / DOT_EDGE)))


@cache
def beam() -> Texture:
    """Give a beam of light: soft at both edges across v, strong at its source and fading along u."""
    rows = []
    for row in range(EDGE_SIZE):
        edge = min(1.0, min(row, EDGE_SIZE - 1 - row) / (EDGE_SIZE * 0.34))
        shares = (edge * (1 - column / GLOW_SIZE) ** 1.5 for column in range(GLOW_SIZE))
        rows.append(b"".join(_white(share) for share in shares))
    return computed((GLOW_SIZE, EDGE_SIZE), b"".join(rows))


@cache
def pool() -> Texture:
    """Give a cell filled with light that is strong at its border and weak in its middle."""

    def strength(x: float, y: float) -> float:
        inset = 1 - max(abs(x), abs(y))
        return 0.30 + 0.70 * math.exp(-inset * 5.5)

    return _square(strength)


def _white(strength: float) -> bytes:
    return bytes((255, 255, 255, round(255 * strength)))


def _grey(strength: float) -> bytes:
    level = round(255 * strength)
    return bytes((level, level, level, 255))


def _square(strength: Callable[[float, float], float], pixel: Callable[[float], bytes] = _white) -> Texture:
    steps = [(2 * i + 1) / GLOW_SIZE - 1 for i in range(GLOW_SIZE)]
    pixels = b"".join(pixel(strength(x, y)) for y in steps for x in steps)
    return computed((GLOW_SIZE, GLOW_SIZE), pixels)
