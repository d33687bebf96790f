"""The pictures of Dead Cells by name: icons and sheets always, figures of the place where the group is.

What has no picture yet is shown by the sign of something unseen, never by nothing.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from kivy.core.image import Image as CoreImage
from kivy.core.text import Label as CoreLabel
from kivy.graphics.texture import Texture
from kivy.metrics import sp

from app.board.sprites import Sprites
from app.look.places import ASSETS, INTERFACE
from engine.games.dead_cells.cards.kinds import CODES

FOLDER = ASSETS / "dead_cells"
ALWAYS = ("dead_cells", "people", "actors", "items", "deeds")
STAND_IN = "icon_unseen"


class Wardrobe:
    """Sprites and large pictures of one table, or of a figure that needs only some of the atlases."""

    def __init__(self, atlases: tuple[str, ...] = ALWAYS) -> None:
        found = [path for name in atlases if (path := _atlas(name)).exists()]
        self._sprites = Sprites(*found, INTERFACE.path)
        self._foes: dict[int, Sprites] = {}
        self._photos: dict[str, Any] = {}
        self._place = 0

    def enter(self, place: int) -> None:
        """Have the figures of a place at hand, and no others."""
        if place == self._place:
            return
        self._place = place
        path = _atlas(f"foes_{CODES[place].lower()}")
        self._foes = {place: Sprites(path)} if path.exists() else {}
        self._photos.clear()

    def __getitem__(self, name: str) -> Texture:
        """The texture of a sprite, or its stand-in; None while nothing is drawn at all."""
        for sprites in (self._sprites, *self._foes.values()):
            if name in sprites:
                return sprites[name]
        return self._sprites.get(STAND_IN)

    def __contains__(self, name: str) -> bool:
        return name in self._sprites or any(name in sprites for sprites in self._foes.values())

    def photo(self, name: str) -> Texture:
        """A large picture; None where it is not drawn yet."""
        if name not in self._photos:
            path = FOLDER / name
            self._photos[name] = CoreImage(str(path), nocache=True).texture if path.exists() else None
        return self._photos[name]


def _atlas(name: str) -> Path:
    return FOLDER / f"{name}.atlas"


@lru_cache(maxsize=768)
def lettered(text: str, font: str, size: float) -> Texture:
    """The texture of a line of words, white."""
    label = CoreLabel(text=text, font_name=font, font_size=sp(size))
    label.refresh()
    return label.texture


@lru_cache(maxsize=256)
def wrapped(text: str, font: str, size: float, width: float, align: str, leading: float = 1.0) -> Texture:
    """The texture of lines as wide as that, white."""
    label = CoreLabel(
        text=text,
        font_name=font,
        font_size=sp(size),
        text_size=(width, None),
        halign=align,
        line_height=leading,
    )
    label.refresh()
    return label.texture


def width_of(text: str, font: str, size: float) -> float:
    """The width of a line in pixels."""
    return float(CoreLabel(font_name=font, font_size=sp(size)).get_extents(text)[0])
