"""The figures of the rulebook: icons, faces and tiles of the table side by side, and a card of its hand."""

import json
from functools import lru_cache
from pathlib import Path

from kivy.metrics import dp
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from app.games.dead_cells.table.hand.cards import HandCard, draw_hand_card
from app.games.dead_cells.table.paint.easel import Easel
from app.games.dead_cells.table.paint.sketch import Sketch, columns
from app.games.dead_cells.table.paint.wardrobe import FOLDER, Wardrobe
from app.rulebook.figures import Drawer
from app.table.desk.plan import Box
from app.widgets.sprite_row import SpriteRow

HEAD = 26.0
EDGE = 6.0
"""Of a card, in dp."""


def address(name: str) -> str:
    """The address of a sprite, from its atlas and its name: `people/face_prisoner_0`."""
    return f"atlas://{FOLDER / name}"


@lru_cache(maxsize=1)
def _wardrobe() -> Wardrobe:
    return Wardrobe(("dead_cells",))


class CardFigure(RelativeLayout):
    """A combat card, as the hand draws it, with its three rows side by side."""

    def __init__(self, card: int, owner: int, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.card, self._owner = card, owner
        self.easel = Easel(_wardrobe())
        self.add_widget(self.easel)
        self.easel.bind(size=self._lay)

    def _lay(self, *_change: object) -> None:
        width, height = self.width / dp(1), self.height / dp(1)
        head = Box(EDGE, height - EDGE - HEAD, width - 2 * EDGE, HEAD)
        rows = columns(Box(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE - HEAD), 3, 0.0)
        drawn = Sketch()
        at = HandCard(Box(0, 0, width, height), head, rows)
        draw_hand_card(drawn, at, self.card, self._owner, False, 0)
        self.easel.lay("card", drawn)


def draw(path: Path) -> Widget:
    """What the figure's file names: a card, or a row of sprites."""
    told = json.loads(path.read_text(encoding="utf-8"))
    if "card" in told:
        return CardFigure(told["card"], told["owner"])
    return SpriteRow(names=told["sprites"], find=address)


DRAWER = Drawer(draw, lambda width: min(dp(104), width / 3.4))
