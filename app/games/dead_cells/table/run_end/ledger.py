"""The end of a run as a picture: why it ended, the last fight, the cells, the decks, the card bought last."""

from typing import NamedTuple

from app.games.dead_cells.table.fight.signs import ROUNDS, draw_row
from app.games.dead_cells.table.hand.picture import draw_picture
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    INK,
    LABEL,
    Colour,
    Sketch,
    columns,
    inside,
    rows,
)
from app.games.dead_cells.table.prisoners.panel import draw_panel
from app.games.dead_cells.table.prisoners.prisoner import Prisoner
from app.games.dead_cells.table.props.paragraph import paragraph
from app.games.dead_cells.table.room import LEAST_PANEL, MOST_OF_FEW
from app.games.dead_cells.table.run_end.cause import Cause
from app.games.dead_cells.table.run_end.decks import SIGNS, TINTS, Card, Deck
from app.games.dead_cells.table.run_end.why import BROAD, draw_why
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.queries import card_rows

GAP = 8.0
PAPER_INK: Colour = INK
MOST_CELLS = 12
NARROW, TAG = 210.0, 52.0
"""A narrower panel is only a tag."""
LOOKING, BUYING, PLACING, UNTOLD = range(4)
"""One looks back, buys, finds a place for a card, or looks back on a run without a last fight."""
UPRIGHT = {LOOKING: (0.52, 0.2), BUYING: (0.38, 0.36), PLACING: (0.2, 0.32), UNTOLD: (0.16, 0.2)}
"""On an upright phone: the parts of the height for why and for the cells."""
UPRIGHT_TABLET = {LOOKING: (0.32, 0.2), BUYING: (0.32, 0.44), PLACING: (0.3, 0.36), UNTOLD: (0.1, 0.2)}
"""The same on an upright tablet."""
BESIDE = {LOOKING: 0.58, BUYING: 0.68, PLACING: 0.64, UNTOLD: 0.58}
"""On a broad screen: the part of the width for the cells beside the card."""
ROWS, PICTURE, LEAST_BODY = (1, 2, 3), 0.3, 150.0
"""The rows of a combat card; the part of it that its picture has, and how low it may be to show all that."""
NAMED = 70.0
"""A narrower deck has no name: its colour and its sign say which it is, and so does its button."""
MOST_PAPER = 1.7
"""How high a card may be for its width."""
BIG_WORDS = 300.0
"""A box wider than this is read from further away."""
BACKS = 5
"""Cards that a deck is drawn with at most."""


class Ledger(NamedTuple):
    """All that is shown."""

    cause: Cause
    stage: str
    """The picture of the place where it ended."""
    cells: int
    after: int
    """Cells that would be left after what is tried."""
    won: int
    """Cells that the run brought."""
    decks: tuple[Deck, ...]
    stage_of_end: int
    """LOOKING, BUYING, PLACING or UNTOLD."""
    lit: int
    """The deck that is tried or was used last; -1 for none."""
    card: Card | None
    note: str
    """What became of the card."""
    rows: tuple[tuple[str, int], ...]
    """Figures of the run: a sprite and a number each."""
    people: tuple[Prisoner, ...]
    """The group as it stood at the end."""
    at: int = -1
    """The action of the last fight that is looked at, counted from its first; -1 for the last."""


ONE_LINE = 92.0
"""The height of the sheet that says only that a run is over."""
LEAST_PILE = 30.0
"""A lower pile of cards would be a sliver: its name says it."""


class Parts(NamedTuple):
    """Where its parts lie."""

    why: Box
    cells: Box
    card: Box


def parts_of(box: Box, stage: int) -> Parts:
    """Three sheets: one over two on a broad screen, else below each other.

    On the smallest a card that wants a place has that of the decks, too.

    Upright on a phone what is asked has the room: the fight first, then the decks, then the card.
    """
    if box.width > box.height:
        high = box.height * 0.4 if box.width < BROAD else min(240.0, box.height * 0.46)
        high = high if stage != LOOKING else max(high, box.height * 0.46)
        high = high if stage != UNTOLD else min(high, ONE_LINE)
        low = box.height - high - GAP
        left = box.width * (BESIDE[stage] if box.width >= BROAD else BESIDE[LOOKING])
        if stage == PLACING and box.width < BROAD:
            left = 0.0
        return Parts(
            Box(box.x, box.y + low + GAP, box.width, high),
            Box(box.x, box.y, max(0.0, left - GAP), low),
            Box(box.x + left, box.y, box.width - left, low),
        )
    shares = UPRIGHT[stage] if box.width < BROAD else UPRIGHT_TABLET[stage]
    high, middle = box.height * shares[0], box.height * shares[1]
    low = box.height - high - middle - 2 * GAP
    return Parts(
        Box(box.x, box.y + low + middle + 2 * GAP, box.width, high),
        Box(box.x, box.y + low + GAP, box.width, middle),
        Box(box.x, box.y, box.width, low),
    )


def draw_ledger(drawn: Sketch, box: Box, shown: Ledger) -> None:
    """All three sheets; before the cells are spent the group takes the place of two of them."""
    parts = parts_of(box, shown.stage_of_end)
    draw_why(drawn, parts.why, shown.cause, shown.stage, shown.at)
    if shown.stage_of_end in (LOOKING, UNTOLD):
        _look(drawn, Box(box.x, box.y, box.width, parts.why.y - GAP - box.y), shown)
        return
    if parts.cells.width:
        _cells(drawn, parts.cells, shown)
    _card(drawn, parts.card, shown)


def _look(drawn: Sketch, box: Box, shown: Ledger) -> None:
    """The group as it fell, and what the run brought."""
    if box.height < 40:
        return
    drawn.patch("panel_idle", box)
    inner = inside(box, 10)
    low = min(74.0, inner.height * 0.4)
    upright = inner.width < BROAD or inner.height > inner.width * 0.5
    across = 2 if upright else max(1, len(shown.people))
    count = -(-len(shown.people) // across)
    free = inner.height - low - 8
    high = min(free, count * (MOST_OF_FEW + GAP)) if free > LEAST_PANEL else 0.0
    y = inner.y + (max(0.0, free - high) / 2 if high else 0.0)
    for (sprite, number), place in zip(
        shown.rows, columns(Box(inner.x, y, inner.width, low), len(shown.rows), 6), strict=True
    ):
        across_x, up = place.x + place.width / 2, place.y + place.height / 2
        drawn.picture(sprite, across_x - 18, up, min(40.0, place.height * 0.7))
        drawn.words(str(number), across_x + 8, up, 26, "number", CREAM)
    if high:
        area = Box(inner.x, y + low + 8, inner.width, high)
        grid = [box for row in rows(area, count, 6) for box in columns(row, across, 6)]
        for seen, place in zip(shown.people, grid, strict=False):
            draw_panel(drawn, _at_most(place), seen)


def _at_most(box: Box) -> Box:
    """A panel is never higher than it looks well."""
    high = min(box.height, MOST_OF_FEW if box.width > NARROW else TAG)
    return Box(box.x, box.y + (box.height - high) / 2, box.width, high)


def _cells(drawn: Sketch, box: Box, shown: Ledger) -> None:
    drawn.patch("panel_idle", box)
    inner = inside(box, 10)
    head = 34.0
    count = min(MOST_CELLS, max(shown.won, shown.cells))
    step = min(30.0, inner.width * 0.56 / max(1, count))
    for place in range(count):
        x, y = inner.x + step * (place + 0.5), inner.y + inner.height - head / 2
        tint = (1.0, 1.0, 1.0, 1.0) if place < shown.after else (0.3, 0.34, 0.36, 0.75)
        drawn.picture("icon_cell", x, y, min(27.0, step), tint)
        if shown.after <= place < shown.cells:
            drawn.picture("icon_ring", x, y, min(33.0, step + 6), AMBER)
    left = Phrase("{count} cells left", one="{count} cell left", count=shown.after)
    words = str(left) if inner.width > NAMED * 4 else str(shown.after)
    y = inner.y + inner.height - head / 2
    drawn.words(words, inner.x + inner.width, y, 18, "strong", colour("9FFFE0"), 1.0, inner.width * 0.42)
    for deck, field in zip(shown.decks, fields_of(box), strict=True):
        _deck(drawn, field, deck, shown)


def fields_of(box: Box) -> list[Box]:
    """Where the decks lie."""
    inner = inside(box, 10)
    return columns(Box(inner.x, inner.y, inner.width, inner.height - 40), len(TINTS), 6)


def _deck(drawn: Sketch, box: Box, deck: Deck, shown: Ledger) -> None:
    lit = deck.number == shown.lit
    drawn.patch("panel_choice" if lit else "panel_idle", box)
    named = box.width >= NAMED
    words = (44.0 if box.height < 130 else 66.0) if named else 28.0
    room = Box(box.x + 8, box.y + words, box.width - 16, box.height - words - 8)
    if room.height >= LEAST_PILE:
        (_well if deck.number == len(TINTS) - 1 else _pile)(drawn, room, deck)
    x, y = box.x + box.width / 2, box.y + words - 12
    if named:
        drawn.words(deck.name, x, y, 18 if box.width > 110 else 16, "display", CREAM, 0.5, box.width - 12)
    if words > 60:
        told = Phrase("{taken} taken, {left} left", taken=deck.taken, left=deck.left)
        drawn.words(str(told), x, y - 21, 15, "text", LABEL, 0.5, box.width - 12)
    drawn.picture("icon_cell", x - 11, box.y + 15, 20)
    drawn.words(str(deck.cells), x + 4, box.y + 15, 19, "number", CREAM)


def _pile(drawn: Sketch, box: Box, deck: Deck) -> None:
    """A deck of cards in its colour; the lowest one shows its paper."""
    high = min(box.height - 10, (box.width - 12) * 1.4)
    wide = high / 1.4
    x, y = box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2
    drawn.patch("card_paper", Box(x + 3, y - 6, wide, high))
    for card in range(min(BACKS, max(1, deck.left // 3))):
        drawn.patch("card_paper", Box(x - card, y + card * 1.6, wide, high), (*TINTS[deck.number][:3], 1.0))
    drawn.picture(SIGNS[deck.number], x + wide / 2, y + high / 2, wide * 0.62)


def _well(drawn: Sketch, box: Box, deck: Deck) -> None:
    """Light in the deep."""
    x, y = box.x + box.width / 2, box.y + box.height / 2
    size = min(box.width, box.height) * 1.15
    drawn.picture("glow_soft", x, y, size * 1.2, (*colour("2FC7B6")[:3], 0.95))
    drawn.picture("glow_soft", x, y, size * 0.7, (*colour("D6FFF0")[:3], 0.9))
    drawn.picture("icon_cell", x, y, size * 0.4)


def _card(drawn: Sketch, box: Box, shown: Ledger) -> None:
    card = shown.card
    drawn.patch("panel_choice" if card else "panel_idle", box)
    if card is None:
        told = Phrase("You always take the card at the bottom of a deck. What you do not spend is lost.")
        paragraph(drawn, str(told), inside(box, 16), _letters(box), "text", LABEL)
        return
    inner = inside(box, 10)
    wide = min(inner.width * 0.44, inner.height * 0.72, 204.0)
    tall = min(inner.height, wide * MOST_PAPER)
    _paper(drawn, Box(inner.x, inner.y + (inner.height - tall) / 2, wide, tall), card)
    x = inner.x + wide + 12
    room = Box(x, inner.y, inner.width - wide - 14, inner.height)
    y = paragraph(drawn, "\n".join(card.lines), room, _letters(room), "text", CREAM)
    rest = y - room.y - 8
    if rest > 18:
        note = Box(room.x, room.y, room.width, rest)
        paragraph(drawn, shown.note, note, _letters(room) - 1, "strong", AMBER)


def _letters(box: Box) -> float:
    """Words are larger where there is room for them."""
    return 21.0 if box.width > BIG_WORDS else 17.0


def _picture(drawn: Sketch, box: Box, card: Card) -> None:
    """A combat card as it will lie in a hand: its picture, its symbols, and its rows where they fit."""
    roomy = box.height >= LEAST_BODY
    high = box.height * PICTURE if roomy else box.height
    picture = Box(box.x, box.y + box.height - high, box.width, high)
    draw_picture(drawn, picture, card.number)
    for place, sign in enumerate(card.signs):
        drawn.picture("token_ground", box.x + box.width - 13 - place * 24, picture.y + high - 10, 28)
        drawn.picture(sign, box.x + box.width - 13 - place * 24, picture.y + high - 9, 19)
    if roomy:
        _rows(drawn, Box(box.x, box.y, box.width, box.height - high - 2), card)


def _rows(drawn: Sketch, lines: Box, card: Card) -> None:
    """What it does, round by round."""
    for k, row in enumerate(rows(lines, len(ROWS), 1.0), 1):
        drawn.patch("card_row", row)
        mark = min(18.0, row.height * 0.4)
        drawn.picture(ROUNDS[k], row.x + mark, row.y + row.height - mark * 0.8, mark)
        draw_row(drawn, row, card_rows(card.number)[k], ink=INK)


def _paper(drawn: Sketch, box: Box, card: Card) -> None:
    """The card itself: its colour above, its sign, its kind."""
    drawn.patch("card_paper", box)
    head = min(40.0, box.height * 0.34)
    top = Box(box.x + 3, box.y + box.height - head - 3, box.width - 6, head)
    drawn.patch("card_paper", top, (*TINTS[card.deck][:3], 1.0))
    drawn.block(card.name, inside(top, 2), 18, "display", CREAM, "center", leading=0.8)
    body = Box(box.x + 5, box.y + 5, box.width - 10, box.height - head - 10)
    if card.number in COMBAT:
        _picture(drawn, body, card)
        return
    size = min(box.width * 0.55, (box.height - head) * 0.5)
    x, y = box.x + box.width / 2, box.y + (box.height - head) * 0.56
    signs = card.signs or (SIGNS[card.deck],)
    for place, sign in enumerate(signs):
        shift = (place - (len(signs) - 1) / 2) * size * 0.8
        drawn.picture(sign, x + shift, y, size)
    if box.width >= NAMED * 1.4:
        drawn.words(card.kind, x, box.y + 18, 15, "strong", PAPER_INK, 0.5, box.width - 14)
