"""Sprites by name, from one or more atlas pages.

Kivy's own Atlas loads its pages without mipmaps, and tiles drawn at a third of their size would
shimmer; here every page has them. All sprites of a page share one texture, so drawing a whole
board binds it once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from kivy.core.image import Image as CoreImage

_pages: dict[Path, dict[str, Any]] = {}


class Sprites:
    """The sprites of some atlas files; where a name is in several, the first file wins."""

    def __init__(self, *paths: str | Path) -> None:
        self._sprites: dict[str, Any] = {}
        for path in reversed(paths):
            self._sprites.update(_load(Path(path)))

    def __getitem__(self, name: str) -> Any:
        return self._sprites[name]

    def get(self, name: str) -> Any:
        """Give a sprite, None where there is none of that name."""
        return self._sprites.get(name)

    def add(self, name: str, texture: Any) -> None:
        """Know another sprite, such as one that was put together at the table."""
        self._sprites[name] = texture

    def __contains__(self, name: str) -> bool:
        return name in self._sprites

    def __iter__(self) -> Iterator[str]:
        return iter(self._sprites)


def _load(path: Path) -> dict[str, Any]:
    """Read an atlas once per process: tables come and go, textures stay."""
    if path not in _pages:
        sprites = {}
        for page, boxes in json.loads(path.read_text(encoding="utf-8")).items():
            texture = CoreImage(str(path.parent / page), mipmap=True).texture
            for name, box in boxes.items():
                sprites[name] = texture.get_region(*box)
        _pages[path] = sprites
    return _pages[path]


def turned(coords: Sequence[float], turns: int) -> tuple[float, ...]:
    """Turn texture coordinates clockwise by quarters: the picture turns, the rectangle stays."""
    shift = turns % 4 * 2
    return (*coords[shift:], *coords[:shift])
