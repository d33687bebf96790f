"""Draws combat cards: whole ones in a hand, each row on the line of its round."""

from typing import NamedTuple

from app.games.dead_cells.table.fight.naming import _
from app.games.dead_cells.table.fight.signs import ROUNDS, draw_row
from app.games.dead_cells.table.hand.picture import draw_picture
from app.games.dead_cells.table.paint.sketch import AMBER, CREAM, INK, Picture, Sketch, inside
from app.table.desk.plan import NOTHING, Box
from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.queries import card_rows
from engine.games.dead_cells.view import UNSEEN
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import line

CUT = 7.0
"""How much of each corner is cut off the paper of a card."""


def card_name(card: int) -> str:
    """What a combat card is called."""
    return str(names.card(card))


def card_words(card: int) -> str:
    """Everything on a card, in words, a line for each round."""
    lines = []
    for k, effects in enumerate(card_rows(card)):
        if effects:
            lines.append(f"{('0', 'I', 'II', 'III', 'IV')[k]}: {line_of(effects)}")
    return "\n".join(lines)


def line_of(effects: tuple[object, ...]) -> str:
    """A row in words."""
    said = line(effects)  # type: ignore[arg-type]
    return ", ".join(map(str, said.parts))


class HandCard(NamedTuple):
    """Where a card's parts lie: its rows on the lines of the rounds, its picture below its head."""

    whole: Box
    head: Box
    rows: list[Box]
    picture: Box = NOTHING
    """Without height where there is no room for one."""


def draw_hand_card(drawn: Sketch, at: HandCard, card: int, owner: int, chosen: bool, said: int) -> None:
    """A card; `said` is the row that will be announced, 0 for none."""
    whole, head, rows, picture = at
    if chosen:
        around = Box(whole.x - 18, whole.y - 18, whole.width + 36, whole.height + 36)
        drawn.append(Picture("glow_soft", around, (*AMBER[:3], 1.0), stretch=True))
    drawn.patch("card_paper", whole)
    drawn.patch(f"seat_head_{owner}", head)
    name = card_name(card) if card != UNSEEN else _("face down")
    symbols = COMBAT[card].symbols if card in COMBAT else ()
    y = head.y + head.height / 2
    room = head.width - 12 - 22 * len(symbols)
    if _is_narrow(head):
        box = Box(head.x + 3, head.y + 1, head.width - 6, head.height - 2)
        drawn.block(name, box, 16, "strong", CREAM, "center", leading=0.78)
    else:
        drawn.words(name, head.x + 7, y, 17, "strong", CREAM, 0.0, room)
        for place, symbol in enumerate(symbols):
            drawn.picture(f"icon_track_{symbol}", head.x + head.width - 14 - place * 21, y, 20)
    for k, box in enumerate(rows, 1):
        slot = inside(box, 2.0)
        lit = chosen and said == k
        drawn.patch("cell_now" if lit else "card_row", slot)
        mark = min(18.0, slot.height * 0.4)
        marked = slot.width > 64
        if marked:
            drawn.picture(ROUNDS[k], slot.x + mark * 0.75, slot.y + slot.height - mark * 0.75, mark)
        row = card_rows(card)[k] if card != UNSEEN else ()
        draw_row(drawn, slot, row, ink=INK, clear=mark * 1.2 if marked else 0.0)
    if picture.height and card != UNSEEN:
        draw_picture(drawn, picture, card, owner)
    if _is_narrow(head):
        for place, symbol in enumerate(symbols):
            x = whole.x + whole.width - 14 - place * 24
            drawn.picture("token_ground", x, head.y - 2, 28)
            drawn.picture(f"icon_track_{symbol}", x, head.y - 1, 19)
    if chosen:
        _frame(drawn, inside(whole, -1.0))


def _is_narrow(head: Box) -> bool:
    """Whether a name takes two lines, so that the symbols hang below it."""
    return head.width < 150 and head.height > 38


def _frame(drawn: Sketch, box: Box) -> None:
    """Round the chosen card, over its neighbours; its corners are cut as the paper's are."""
    x, y, right, top, cut = box.x, box.y, box.x + box.width, box.y + box.height, CUT
    lower = (x + cut, y, right - cut, y, right, y + cut)
    upper = (right, top - cut, right - cut, top, x + cut, top, x, top - cut)
    drawn.line((*lower, *upper, x, y + cut, x + cut, y), AMBER, 2.0)
