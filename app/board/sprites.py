"""Sprites by name, from one or more atlases.

Kivy's own Atlas loads its textures without mipmaps, and tiles drawn at a third of their size would
shimmer; here every page has them. All sprites of a page share one texture, so drawing a whole
board binds it once. A page lives as long as somebody has its sprites: the last table that lets go of them
frees it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from kivy.core.image import Image as CoreImage
from kivy.graphics.texture import Texture


class _Atlas:
    """The sprites of one atlas file."""

    def __init__(self, path: Path) -> None:
        self.sprites: dict[str, Any] = {}
        for page, boxes in json.loads(path.read_text(encoding="utf-8")).items():
            texture = CoreImage(str(path.parent / page), mipmap=True, nocache=True).texture
            for name, box in boxes.items():
                self.sprites[name] = texture.get_region(*box)


_atlases: WeakValueDictionary[Path, _Atlas] = WeakValueDictionary()
"""Those that somebody uses now."""


class Sprites:
    """The sprites of some atlas files; where a name is in several, the first file wins."""

    def __init__(self, *paths: str | Path) -> None:
        self._sprites: dict[str, Any] = {}
        self._atlases = [_used(Path(path)) for path in reversed(paths)]
        for atlas in self._atlases:
            self._sprites.update(atlas.sprites)

    def __getitem__(self, name: str) -> Texture:
        return self._sprites[name]

    def get(self, name: str) -> Texture | None:
        """Give a sprite, None where there is none of that name."""
        return self._sprites.get(name)

    def add(self, name: str, texture: Texture) -> None:
        """Know another sprite, such as one that was put together at the table."""
        self._sprites[name] = texture

    def __contains__(self, name: str) -> bool:
        return name in self._sprites

    def __iter__(self) -> Iterator[str]:
        return iter(self._sprites)


def _used(path: Path) -> _Atlas:
    """An atlas that somebody has already, or a new one."""
    atlas = _atlases.get(path)
    if atlas is None:
        atlas = _atlases[path] = _Atlas(path)
    return atlas


def turned(coords: Sequence[float], turns: int) -> tuple[float, ...]:
    """Turn texture coordinates clockwise by quarters: the picture turns, the rectangle stays."""
    shift = turns % 4 * 2
    return (*coords[shift:], *coords[:shift])
