"""A strip of soot, laid where a page goes on beyond its edge."""

from functools import cache

from kivy.graphics.texture import Texture

from app.board.lasting import computed
from app.look.theme import SOOT

ACROSS, ALONG = 64, 32
SOFT_ENDS = 0.06
"""The part of its width over which a strip begins and ends."""


@cache
def soot_strip() -> Texture:
    """The texture: thick at the foot, nothing at the top, soft at both ends; made once."""
    soot = [round(255 * part) for part in SOOT[:3]]
    pixels = b"".join(
        bytes([*soot, round(255 * _thickness(across / (ACROSS - 1), along / (ALONG - 1)))])
        for along in range(ALONG)
        for across in range(ACROSS)
    )
    return computed((ACROSS, ALONG), pixels)


def _thickness(across: float, along: float) -> float:
    return float(min(1.0, min(across, 1 - across) / SOFT_ENDS) * (1 - along) ** 1.6)
