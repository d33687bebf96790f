"""Who draws the figures of a rulebook: each book may have one drawer, registered by whoever can draw it."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.widgets.sprite_row import SpriteRow


class Drawer(NamedTuple):
    """Draws the figures of one book."""

    draw: Callable[[Path], Widget]
    """From the file of a figure to a widget, which is then given its size."""
    height: Callable[[float], float]
    """From the width of the text to the height of a figure, so that a book is measured before it is drawn."""


MODULES: Mapping[str, str] = {
    "finstere_flure": "app.games.finstere_flure.learning.figures",
    "night_cage": "app.games.night_cage.learning.figures",
    "obscurio": "app.games.obscurio.learning.figures",
}
"""From a game's book to the module that registers its drawer, imported when the book is first opened."""

_drawers: dict[str, Drawer] = {}


def register(book: str, drawer: Drawer) -> None:
    """From now on this draws the figures of the book."""
    _drawers[book] = drawer


def drawer_of(book: str) -> Drawer | None:
    """Who draws the figures of the book; None when nobody does and captions must do."""
    if book in MODULES:
        import_module(MODULES[book])
    return _drawers.get(book)


def _row(path: Path) -> Widget:
    return SpriteRow(names=json.loads(path.read_text(encoding="utf-8"))["sprites"])


register("lanterne", Drawer(_row, lambda width: min(dp(104), width / 5)))
