"""The pictures of Finstere Flure: the floor, what lies on it, the pawns, and the parts of its monster."""

from collections.abc import Iterator

from ...atlas import write_pages
from ...sprites.sprite import Sprite
from .effects import effects
from .ground import ground
from .kit import parts
from .pools import pools
from .stones import stones
from .tokens import tokens
from .tombs import tombs
from .workshop import workshop

BOARD, MONSTER = (2048, 1024), (2048, 2048)
"""The sizes of the two pages: what lies on the board, and the parts of the monster."""
BLEED = 8
"""A cell and its bleed fill 144 pixels: phones show it at a quarter of its size."""


def _board() -> Iterator[Sprite]:
    for family in (ground, stones, pools, tokens, tombs, effects, workshop):
        yield from family()


def draw_finstere_flure() -> None:
    """Write assets/finstere_flure/finstere_flure.atlas and its pages."""
    write_pages("finstere_flure", [(_board(), BOARD), (parts(), MONSTER)], BLEED)
