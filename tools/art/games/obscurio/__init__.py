"""The pictures of Obscurio's companion: trap tokens, cohesion, doors, loyalties, the Watcher."""

from collections.abc import Iterator

from ...atlas import write_atlas
from ...sprites.sprite import Sprite
from .cohesion import cohesion
from .doors import doors
from .loyalty import loyalties
from .tokens import tokens

PAGE = (1024, 1024)
BLEED = 2


def _sprites() -> Iterator[Sprite]:
    for family in (tokens, cohesion, doors, loyalties):
        yield from family()


def draw_obscurio() -> None:
    """Write assets/obscurio/obscurio.atlas and its page."""
    write_atlas("obscurio", _sprites(), PAGE, BLEED)
