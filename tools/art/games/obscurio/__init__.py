"""The pictures of Obscurio: trap tokens, cohesion, doors, loyalties, the Watcher, and the Illusion cards."""

from collections.abc import Iterator

from ...atlas import write_atlas
from ...sprites.sprite import Sprite
from .cohesion import cohesion
from .doors import doors
from .illusions.deck import draw_illusions
from .loyalty import loyalties
from .table import draw_table
from .tokens import tokens

PAGE = (1024, 1024)
BLEED = 2


def _sprites() -> Iterator[Sprite]:
    for family in (tokens, cohesion, doors, loyalties):
        yield from family()


def draw_obscurio() -> None:
    """Write assets/obscurio, the atlas with its page, the Illusion cards and their words, and its table."""
    write_atlas("obscurio", _sprites(), PAGE, BLEED)
    draw_illusions()
    draw_table()
