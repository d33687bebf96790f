"""The atlas of the interface: everything the screens of all four games share."""

from collections.abc import Iterator

from .atlas import write_atlas
from .sprites.controls import controls
from .sprites.effects import effects
from .sprites.icons import icons
from .sprites.marks import marks
from .sprites.patches import patches
from .sprites.pawns import pawns
from .sprites.sprite import Sprite


def _sprites() -> Iterator[Sprite]:
    for family in (patches, controls, icons, marks, pawns, effects):
        yield from family()


def draw_interface() -> None:
    """Write assets/ui/ui.atlas and its page."""
    write_atlas("ui", _sprites())
