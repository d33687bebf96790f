"""Draws the cards of the group in the grid: each in its column, its rows on the lines of the rounds."""

from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import _, face_of
from app.games.dead_cells.table.fight.sheet import GONE, NOW, Card, Sheet
from app.games.dead_cells.table.fight.signs import ROUNDS, SAID, draw_order, draw_row
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    INK,
    LABEL,
    WHITE,
    Picture,
    Sketch,
    dimmed,
    inside,
)
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.games.dead_cells.rules.announcing import CODE
from engine.games.dead_cells.view import UNSEEN, PrisonView
from engine.games.dead_cells.words import names

CLOSE = 0.78
"""The leading of a name in two lines."""


def draw_group(drawn: Sketch, sheet: Sheet, at: Measures, view: PrisonView) -> None:
    """All cards, or the places for them."""
    zero, last = at.cell(0, GROUP), at.cell(4, GROUP)
    drawn.patch("cell_coming" if sheet.round != 0 else "cell_group", zero)
    drawn.patch("cell_group", last)
    if last.height > 24 and last.width > 200:
        drawn.words(
            _("prisoners rest in IV"),
            last.x + last.width / 2,
            last.y + last.height / 2,
            16,
            "text",
            LABEL,
            0.5,
            last.width - 10,
        )
    for place, card in enumerate(sheet.cards):
        _card(drawn, sheet, at, view, place, card)
    if not sheet.cards:
        for k in (1, 2, 3):
            drawn.patch("cell_group", at.cell(k, GROUP))


def card_box(at: Measures, place: int) -> Box:
    """The whole of a committed card, from its head down to its third row."""
    column = at.cards[place]
    top = at.rows[0].y + at.rows[0].height + 2
    low = at.rows[3].y - 3
    return Box(column.x, low, column.width, top - low)


def _card(drawn: Sketch, sheet: Sheet, at: Measures, view: PrisonView, place: int, card: Card) -> None:
    whole = card_box(at, place)
    if not card.there:
        drawn.patch("cell_past", whole, (1, 1, 1, 0.7))
        _head(drawn, at, view, place, card, faint=True)
        return
    drawn.patch("card_paper", whole)
    _head(drawn, at, view, place, card)
    for k in (1, 2, 3):
        _card_row(drawn, sheet, at.card_cell(k, place), k, place, card)


def _card_row(drawn: Sketch, sheet: Sheet, box: Box, k: int, place: int, card: Card) -> None:
    box = inside(box, 2.0)
    when = sheet.card_when[k][place]
    if when == NOW:
        around = Box(box.x - 12, box.y - 12, box.width + 24, box.height + 24)
        drawn.append(Picture("glow_soft", around, (*colour("F0882A")[:3], 0.8), stretch=True))
    drawn.patch({GONE: "card_row_done", NOW: "cell_now"}.get(when, "card_row"), box)
    order = sheet.orders[k].get(card.fighter) if sheet.orders and not card.joined else None
    if order:
        draw_order(drawn, order, box.x + box.width - 6, box.y + box.height - 4)
    if card.number == UNSEEN:
        if card.said and card.said // CODE == k:
            size = min(30.0, box.height * 0.8)
            drawn.picture(SAID[card.said % CODE], box.x + box.width / 2, box.y + box.height / 2, size)
        else:
            drawn.picture("icon_unseen", box.x + box.width / 2, box.y + box.height / 2, min(26.0, box.height))
        return
    tint = (0.55, 0.5, 0.45, 1.0) if when == GONE else WHITE
    draw_row(drawn, box, card.rows[k], tint, CREAM if when == GONE else INK)
    if card.frozen >> k & 1:
        drawn.picture("icon_frost", box.x + box.width - 11, box.y + 11, min(22.0, box.height - 4))


def _head(drawn: Sketch, at: Measures, view: PrisonView, place: int, card: Card, faint: bool = False) -> None:
    """Whose card it is: in row 0, seat's colour, its name and what was said of it."""
    row = at.rows[0]
    column = at.cards[place]
    box = Box(column.x, row.y - 2, column.width, row.height + 4)
    drawn.patch(f"seat_head_{view['prisoners'][card.fighter]}", box, dimmed(0.4) if faint else WHITE)
    y = box.y + box.height / 2
    face = face_of(view, 5 + card.fighter)
    if box.height < 34 or box.width < 84:
        size = min(box.height - 2, 24.0)
        offset = 0.0 if not card.said or box.width < 46 else -size * 0.62
        drawn.picture(
            face, column.x + column.width / 2 + offset, y, size, WHITE if not faint else dimmed(0.3)
        )
        if card.said and box.width >= 46:
            drawn.picture(SAID[card.said % CODE], column.x + column.width / 2 + size * 0.55, y, size * 0.85)
    else:
        title = (
            str(names.card(card.number)) if card.number != UNSEEN else _("face down") if card.there else ""
        )
        if card.said:
            drawn.words(title, box.x + 5, y + 10, 16, "strong", CREAM, room=box.width - 8)
            drawn.picture(face, box.x + 16, y - 10, 20, WHITE)
            if box.width > 100:
                drawn.words(_("said"), box.x + 30, y - 10, 15, "text", AMBER)
            drawn.picture(SAID[card.said % CODE], box.x + box.width - 32, y - 10, 18)
            drawn.picture(ROUNDS[card.said // CODE], box.x + box.width - 13, y - 10, 18)
        else:
            drawn.picture(face, box.x + 17, y, 28, WHITE if not faint else dimmed(0.3))
            beside = Box(box.x + 34, box.y + 1, box.width - 38, box.height - 2)
            drawn.block(title, beside, 16, "strong", leading=CLOSE)
    if card.joined:
        drawn.line((column.x - 12, row.y + row.height + 2, column.x + 14, row.y + row.height + 2), AMBER, 2.2)
