"""The figures of the rulebook: the icons, faces and tiles of the table, side by side."""

import json
from pathlib import Path

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.games.dead_cells.table.paint.wardrobe import FOLDER
from app.rulebook.figures import Drawer
from app.widgets.sprite_row import SpriteRow


def address(name: str) -> str:
    """The address of a sprite, from its atlas and its name: `people/face_prisoner_0`."""
    return f"atlas://{FOLDER / name}"


def draw(path: Path) -> Widget:
    """A row of sprites, named in the figure's file."""
    return SpriteRow(names=json.loads(path.read_text(encoding="utf-8"))["sprites"], find=address)


DRAWER = Drawer(draw, lambda width: min(dp(96), width / 4))
