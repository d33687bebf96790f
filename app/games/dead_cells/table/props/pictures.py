"""The pictures of the table by their names, with what is not drawn yet left out rather than missed."""

from functools import cache
from typing import Any

from kivy.core.image import Image as CoreImage

from app.board.sprites import Sprites
from app.look.places import ASSETS

FOLDER = ASSETS / "dead_cells"
ATLASES = ("dead_cells", "people", "items")


class Pictures:
    """Sprites that are drawn at any size, and the large pictures of places."""

    def __init__(self) -> None:
        files = [FOLDER / f"{name}.atlas" for name in ATLASES]
        self._sprites = Sprites(*(file for file in files if file.is_file()))
        self._large: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """The texture of a sprite; None while nobody has drawn it."""
        return self._sprites.get(name)

    def large(self, file: str) -> Any:
        """The texture of a whole picture; None while nobody has painted it. Only the last one is held."""
        if file not in self._large:
            path = FOLDER / file
            texture = CoreImage(str(path), mipmap=True, nocache=True).texture if path.is_file() else None
            self._large = {file: texture}
        return self._large[file]


@cache
def slug(name: str) -> str:
    """How a sprite is called after the English name of its card.

    >>> slug("Turnkey's flail")
    'turnkeys_flail'
    """
    kept = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return "_".join(kept.replace("-", " ").split())


def item_picture(name: str) -> str:
    """The sprite of a piece of equipment."""
    return f"item_{slug(name)}"


