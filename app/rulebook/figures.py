"""What draws the figures of a rulebook: a game's own drawer, or the house's for the book of the house."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.widgets.sprite_row import SpriteRow

HOUSE_BOOK = "lanterne"


class Drawer(NamedTuple):
    """Draws the figures of one book."""

    draw: Callable[[Path], Widget]
    """From the file of a figure to a widget, which is then given its size."""
    height: Callable[[float], float]
    """From the width of the text to the height of a figure, so that a book is measured before it is drawn."""


class Draws(Protocol):
    """What is asked of a game here."""

    def drawer(self) -> Drawer | None:
        """What draws the figures of its book."""


def drawer_of(book: str, games: Mapping[str, Draws]) -> Drawer | None:
    """What draws the figures of the book; None when nothing does and captions must do."""
    if book == HOUSE_BOOK:
        return HOUSE
    return games[book].drawer() if book in games else None


def _row(path: Path) -> Widget:
    return SpriteRow(names=json.loads(path.read_text(encoding="utf-8"))["sprites"])


HOUSE = Drawer(_row, lambda width: min(dp(104), width / 5))
