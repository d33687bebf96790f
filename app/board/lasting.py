"""Textures that come back when the device has lost them, as it may while the app sleeps.

Kivy reads most pictures again by itself. It does not know where computed pixels came from, and it fails at
mipmapped pictures whose sides are no powers of two: those it keeps as a part of a larger texture, and loses.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

from kivy.core.image import Image, ImageLoader
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.graphics.texture import Texture

_refilled: WeakSet[Texture] = WeakSet()
"""The pictures that will be filled again: Kivy gives a shared one to everybody who asks for it."""


def picture(source: str, shared: bool = True) -> Texture:
    """Give a picture that can be shown far smaller than it is without becoming coarse.

    Kivy keeps a shared one for a minute after its last use; one that is not shared goes with its owner.
    """
    texture = Image(source, mipmap=True, nocache=not shared).texture
    if source.startswith("atlas://") or texture in _refilled:
        return texture

    def fill(target: Any) -> None:
        data = ImageLoader.load(source, keep_data=True, nocache=True)._data[0]
        target.blit_buffer(data.data, size=(data.width, data.height), colorfmt=data.fmt, bufferfmt="ubyte")

    texture.add_reload_observer(fill)
    _refilled.add(texture)
    return texture


def computed(
    size: tuple[int, int], pixels: bytes, wrap: str = "clamp_to_edge", fmt: str = "rgba", mipmap: bool = False
) -> Texture:
    """Give a texture of these pixels, from the lower left, row by row."""
    texture = Texture.create(size=size, colorfmt=fmt, mipmap=mipmap)
    texture.wrap = wrap

    def fill(target: Any) -> None:
        target.blit_buffer(pixels, colorfmt=fmt, bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)
    return texture


class Witness:
    """A texture that nobody draws: when the device has forgotten it, it has forgotten all of them."""

    def __init__(self) -> None:
        self._texture = computed((1, 1), b"\xff\xff\xff\xff")

    @property
    def gone(self) -> bool:
        """Whether the textures of this app are lost."""
        return not glIsTexture(self._texture.id)

    def bring_back(self) -> bool:
        """Have every texture made again if they are lost; tells whether they were."""
        lost = self.gone
        if lost:
            get_context().reload()
        return lost
