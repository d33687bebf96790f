"""The figures of the rulebook: tokens, cards and doors as they lie in the companion."""

import json
from pathlib import Path

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.games.obscurio.companion.atlas import LIBRARY
from app.rulebook.figures import Drawer
from app.widgets.sprite_row import SpriteRow


def draw(path: Path) -> Widget:
    """A row of sprites, named in the figure's file."""
    return SpriteRow(names=json.loads(path.read_text(encoding="utf-8"))["sprites"], find=LIBRARY)


DRAWER = Drawer(draw, lambda width: min(dp(112), width / 4))
