"""The dark paper that lies under every screen: one texture, repeated."""

from functools import cache
from typing import Any

from kivy.core.image import Image

from app.places import asset


@cache
def ground() -> Any:
    """The seamless texture of the table, loaded once."""
    texture = Image(asset("textures", "night.png")).texture
    texture.wrap = "repeat"
    return texture
