"""Draws who has laid a card already, and what was said of it: round faces beside each other."""

from app.games.dead_cells.table.fight.coming import Coming
from app.games.dead_cells.table.fight.naming import face_of
from app.games.dead_cells.table.fight.sheet import Card, sheet_of
from app.games.dead_cells.table.fight.signs import ROUNDS, SAID
from app.games.dead_cells.table.hand.cards import card_name
from app.games.dead_cells.table.paint.sketch import SECOND, Sketch
from app.games.dead_cells.table.paint.wardrobe import width_of
from app.table.desk.plan import Box
from engine.games.dead_cells.rules.announcing import CODE
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import UNSEEN, PrisonView

FACE, NAME, GAP = 34.0, 15.0, 8.0
SIGNS = 1.5
"""What two signs take beside a face of one."""


def draw_laid(drawn: Sketch, box: Box, view: PrisonView, right: bool = False) -> None:
    """All cards that lie, from the left end of a box or up to its right end."""
    cards = [card for card in sheet_of(view, Coming(), {}).cards if card.there]
    size = min(FACE, box.height - 2)
    most = box.width / max(1, len(cards)) - size - 2 * GAP
    widths = [size + _beside(card, size, most) for card in cards]
    x, y = box.x + GAP / 2, box.y + box.height / 2
    if right:
        x = max(x, box.x + box.width - sum(widths) - GAP * (len(cards) - 1) - GAP / 2)
    for card, width in zip(cards, widths, strict=True):
        drawn.picture(face_of(view, SLOTS + card.fighter), x + size / 2, y, size)
        if card.said:
            drawn.picture(SAID[card.said % CODE], x + size * 1.38, y, size * 0.72)
            drawn.picture(ROUNDS[card.said // CODE], x + size * 2.06, y, size * 0.72)
        elif card.number != UNSEEN:
            name = card_name(card.number)
            drawn.words(name, x + size + 4, y, NAME, "text", SECOND, 0.0, width - size - 4)
        x += width + GAP


def _beside(card: Card, size: float, most: float) -> float:
    """What stands beside the face: two signs, the name of a card that lies open, or nothing."""
    if card.said:
        return size * SIGNS
    if card.number == UNSEEN:
        return 0.0
    return min(most, width_of(card_name(card.number), "text", NAME) + 4)
