"""The pictures of The Night Cage: tiles, things in the dark, the candle tower and small tokens."""

from collections.abc import Iterator

from ...atlas import write_atlas
from ...sprites.sprite import Sprite
from .dark import dark_floors
from .dirge import dirge_faces
from .icons import icons
from .shards import shards
from .tiles import tiles
from .tokens import tokens
from .tower import tower

PAGE = (2048, 2048)
BLEED = 8
"""A tile and its bleed fill 256 pixels, so that tiles keep to the grid of every mipmap a phone shows."""


def _sprites() -> Iterator[Sprite]:
    for family in (tiles, dirge_faces, dark_floors, tower, tokens, icons, shards):
        yield from family()


def draw_night_cage() -> None:
    """Write assets/night_cage/night_cage.atlas and its page."""
    write_atlas("night_cage", _sprites(), PAGE, BLEED)
