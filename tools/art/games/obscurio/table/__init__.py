"""The table of Obscurio: the library, its doors, the book, butterflies that point, seals and sheets."""

from collections.abc import Iterator

from ....atlas import write_atlas
from ....sprites.sprite import Sprite
from .arches import arches
from .book import books
from .cloaks import cloaks
from .library import draw_library
from .mist import sheets
from .pointing import pointers
from .slabs import slabs

PAGE = (2048, 2048)
BLEED = 3


def _sprites() -> Iterator[Sprite]:
    for family in (arches, books, cloaks, pointers, sheets, slabs):
        yield from family()


def draw_table() -> None:
    """Write assets/obscurio_table: the atlas with its page, and the library in two shapes."""
    write_atlas("obscurio_table", _sprites(), PAGE, BLEED)
    draw_library()
