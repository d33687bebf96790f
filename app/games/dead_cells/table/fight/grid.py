"""Draws the grid of rounds: cells, cards lined up with them, strips at their ends, wicks above."""

from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import _, face_of, face_of_foe
from app.games.dead_cells.table.fight.sheet import GONE, NOW, Card, Cell, Sheet, Token
from app.games.dead_cells.table.fight.signs import LOOT, ROUNDS, SAID, draw_row, draw_whom, sign_of
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    INK,
    LABEL,
    WHITE,
    Colour,
    Patch,
    Picture,
    Sketch,
    dimmed,
    inside,
)
from app.look.theme import colour
from app.table.desk_plan import Box
from engine.games.dead_cells.queries import enemy
from engine.games.dead_cells.rules.announcing import CODE
from engine.games.dead_cells.view import UNSEEN, PrisonView
from engine.games.dead_cells.words import names

PATCHES = {GONE: "cell_past", NOW: "cell_now", "next": "cell_coming"}
OPEN_ROW, WITH_FACE = 50.0, 96.0
"""From this height on a row shows faces and ranges; from this width on a face stands beside its deed."""
LIT, UNLIT = (1.0, 1.0, 1.0, 1.0), (0.42, 0.42, 0.42, 1.0)


def draw_grid(drawn: Sketch, sheet: Sheet, at: Measures, view: PrisonView, hand: bool = False) -> None:
    """Everything but the spark."""
    for k in range(5):
        _mark(drawn, sheet, at, k)
        for slot in range(5):
            if slot != GROUP:
                _cell(drawn, sheet.cells[k][slot], at.cell(k, slot), view, slot)
    for k, tokens in enumerate(sheet.ends, 1):
        _end(drawn, sheet, at, k, tokens, view, hand)
    if not hand:
        _group(drawn, sheet, at, view)
    for k in range(5):
        _wick(drawn, sheet, at, k)


# ---- rows


def _mark(drawn: Sketch, sheet: Sheet, at: Measures, k: int) -> None:
    row = at.rows[k]
    x, y = at.marks.x + at.marks.width / 2 - 1, row.y + row.height / 2
    size = min(36.0, row.height * 0.9, at.marks.width)
    if sheet.round == k:
        drawn.picture("glow_soft", x, y, size * 2.4, (*colour("F0882A")[:3], 0.7))
    over = sheet.round > k
    drawn.picture(
        ROUNDS[k], x, y, size, UNLIT if over else (1.0, 0.86, 0.6, 1.0) if sheet.round == k else LIT
    )


def _wick(drawn: Sketch, sheet: Sheet, at: Measures, k: int) -> None:
    """Burnt behind the spark, cord before it."""
    row = at.rows[k]
    left, right = at.columns[0].x, at.columns[-1].x + at.columns[-1].width
    y, reach = row.y + row.height + 0.5, left
    if sheet.round > k:
        reach = right
    elif sheet.round == k:
        reach = spark_place(sheet, at)[0]
    if reach > left:
        drawn.append(Patch("wick_burnt", Box(left, y - 2.5, reach - left, 5)))
    if reach < right:
        drawn.append(Patch("wick_cord", Box(reach, y - 2.5, right - reach, 5)))


def spark_place(sheet: Sheet, at: Measures) -> tuple[float, float]:
    """Where the spark burns: on the wick of its row, over its cell."""
    row = at.rows[min(max(sheet.round, 0), 4)]
    y = row.y + row.height + 1
    if sheet.round < 0 or sheet.slot < 0:
        return at.columns[0].x, y
    if sheet.slot >= len(at.columns):
        last = at.columns[-1]
        return last.x + last.width - 4, y
    column = at.columns[sheet.slot]
    if sheet.slot == GROUP:
        for place, when in enumerate(sheet.card_when[sheet.round]):
            if when == NOW and place < len(at.cards):
                return at.cards[place].x + 10, y
    return column.x + 12, y


# ---- enemies


def _cell(drawn: Sketch, cell: Cell, box: Box, view: PrisonView, slot: int) -> None:
    drawn.patch(PATCHES[cell.when], box)
    if cell.when == NOW:
        glow = Box(box.x - 16, box.y - 16, box.width + 32, box.height + 32)
        drawn.insert(len(drawn) - 1, Picture("glow_soft", glow, (*colour("F0882A")[:3], 0.8), stretch=True))
    if not cell.effects:
        return
    tint: Colour = WHITE if cell.when != GONE else UNLIT
    if not cell.sure:
        tint = (1.0, 1.0, 1.0, 0.5)
    ink = INK if cell.when == NOW else CREAM
    if box.height < OPEN_ROW and box.width < WITH_FACE:
        _small(drawn, cell, box, tint)
    elif box.width < WITH_FACE:
        _upright(drawn, cell, box, view, slot, tint, ink)
    else:
        _across(drawn, cell, box, view, slot, tint, ink)
    if cell.frozen:
        drawn.picture("icon_frost", box.x + box.width - 14, box.y + 13, 22)
    if cell.order:
        draw_order(drawn, cell.order, box.x + box.width - 9, box.y + box.height - 8)


def _small(drawn: Sketch, cell: Cell, box: Box, tint: Colour) -> None:
    signs = [sign_of(effect) for effect in cell.effects][:2]
    size = min(22.0, box.height - 2, box.width / len(signs) - 2)
    y = box.y + box.height / 2
    step = size * 1.15
    x = box.x + box.width / 2 - step * (len(signs) - 1) / 2
    wide = box.width > 58 and len(signs) == 1
    if wide:
        x -= box.width * 0.16
    for place, sign in enumerate(signs):
        drawn.picture(sign.icon, x + place * step, y, size, tint)
        if wide:
            draw_whom(drawn, x + size * 0.75, y, size * 0.72, sign, tint)


def _upright(
    drawn: Sketch, cell: Cell, box: Box, view: PrisonView, slot: int, tint: Colour, ink: Colour
) -> None:
    """Narrow and high: the face above, the deed below it."""
    face = min(box.width * 0.62, box.height * 0.46)
    x = box.x + box.width / 2
    drawn.picture(face_of_foe(view, cell.card), x, box.y + box.height - face / 2 - 4, face, tint, slot == 0)
    signs = [sign_of(effect) for effect in cell.effects][:2]
    y = box.y + box.height * 0.25
    size = min(26.0, box.height * 0.36, box.width / (1.9 if len(signs) == 1 else 2.4))
    left = box.x + 4 + size / 2
    for place, sign in enumerate(signs):
        drawn.picture(sign.icon, left + place * size * 1.1, y, size, tint)
        if sign.n > 1:
            drawn.words(str(sign.n), left + size * 0.5, y - size * 0.3, 15, "number", ink, 0.5)
    if len(signs) == 1:
        if cell.met:
            _met(drawn, cell, left + size * 0.7, y, size * 0.75, view)
        else:
            draw_whom(drawn, left + size * 0.56, y, min(17.0, size * 0.7, box.width * 0.24), signs[0], tint)


def _across(
    drawn: Sketch, cell: Cell, box: Box, view: PrisonView, slot: int, tint: Colour, ink: Colour
) -> None:
    """Wide: face, deed, whom."""
    y = box.y + box.height / 2
    face = min(box.height - 6, 36.0, box.width * 0.27)
    drawn.picture(face_of_foe(view, cell.card), box.x + 7 + face / 2, y, face, tint, slot == 0)
    crowd = 1.0 if len(cell.effects) < 2 else 0.66
    size = min(32.0, box.height * 0.72, box.width * 0.24) * crowd
    x = box.x + face + 9 + size / 2
    for effect in cell.effects[:3]:
        sign = sign_of(effect)
        drawn.picture(sign.icon, x, y, size, tint)
        x += size * 0.62
        if sign.n > 1:
            drawn.words(str(sign.n), x, y, 18, "number", ink)
            x += 10
        if cell.met:
            _met(drawn, cell, x, y, min(20.0, size * 0.7), view)
            break
        whom = min(20.0, size * 0.62, box.width * 0.13) * crowd
        x = draw_whom(drawn, x + 2, y, whom, sign, tint) + size * 0.5 + 2


def _met(drawn: Sketch, cell: Cell, x: float, y: float, size: float, view: PrisonView) -> None:
    for place, body in enumerate(cell.met[:3]):
        drawn.picture(face_of(view, body), x + size * (0.5 + place * 0.85), y, size, (0.62, 0.62, 0.62, 1.0))


def draw_order(drawn: Sketch, number: int, x: float, y: float) -> None:
    """A numbered disc: the order of what comes by itself."""
    drawn.picture("disc_order", x, y, 22)
    drawn.words(str(number), x, y, 15, "number", INK, 0.5)


# ---- the group


def _group(drawn: Sketch, sheet: Sheet, at: Measures, view: PrisonView) -> None:
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
        )
    for place, card in enumerate(sheet.cards):
        _card(drawn, sheet, at, view, place, card)
    if not sheet.cards:
        for k in (1, 2, 3):
            drawn.patch("cell_group", at.cell(k, GROUP))


def _card(drawn: Sketch, sheet: Sheet, at: Measures, view: PrisonView, place: int, card: Card) -> None:
    column = at.cards[place]
    top = at.rows[0].y + at.rows[0].height + 2
    low = at.rows[3].y - 3
    whole = Box(column.x, low, column.width, top - low)
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
            drawn.words(title, box.x + 35, y, 16, "strong", CREAM, room=box.width - 40)
    if card.joined:
        drawn.line((column.x - 12, row.y + row.height + 2, column.x + 14, row.y + row.height + 2), AMBER, 2.2)


# ---- strips


def _end(
    drawn: Sketch, sheet: Sheet, at: Measures, k: int, tokens: tuple[Token, ...], view: PrisonView, hand: bool
) -> None:
    strip = at.ends[k - 1]
    left, right = at.columns[0].x, at.columns[-1].x + at.columns[-1].width
    over = sheet.round > k
    warn = any(token.kind == "fall" for token in tokens)
    box = Box(left, strip.y, right - left, strip.height)
    if hand:
        for slot, column in enumerate(at.columns):
            if slot != GROUP:
                drawn.patch(
                    "strip_end", Box(column.x + 3, strip.y, column.width - 6, strip.height), (1, 1, 1, 0.7)
                )
        return
    drawn.patch("strip_warn" if warn else "strip_end", box, (1, 1, 1, 0.5 if over else 1))
    if strip.height >= 15 and at.marks.width >= 40:
        drawn.words(
            _("end"), at.marks.x + at.marks.width / 2, strip.y + strip.height / 2, 15, "text", LABEL, 0.5
        )
    if strip.height >= 12:
        _tokens(drawn, at, strip, tokens, view)


def _tokens(drawn: Sketch, at: Measures, strip: Box, tokens: tuple[Token, ...], view: PrisonView) -> None:
    y, size = strip.y + strip.height / 2, min(19.0, strip.height)
    taken: dict[int, float] = {}
    closing = False
    for token in tokens:
        slot = token.body if token.body < 5 else GROUP
        column = at.columns[slot]
        x = taken.get(slot, column.x + 8 + size / 2)
        if token.kind == "close":
            goal = at.columns[token.n]
            start, end = column.x + column.width * 0.5, goal.x + goal.width * 0.62
            drawn.line((start - size, y, end, y), AMBER, 1.3, dash=True)
            drawn.picture("icon_close_up", end, y, size)
            drawn.picture(_face(view, token), start, y, size + 2)
            if token.order and not closing:
                draw_order(drawn, token.order, start - size * 1.2, y)
            closing = True
            continue
        if token.order:
            draw_order(drawn, token.order, x, y)
            x += size + 3
        if token.kind == "poison":
            drawn.picture("icon_poison", x, y, size)
            if token.body >= 5 or column.width > 80:
                drawn.picture(_face(view, token), x + size, y, size)
                x += size
            drawn.words(str(token.n), x + size * 0.62, y, 15, "number", CREAM)
            x += size + 10
        elif token.kind == "death":
            drawn.picture("icon_death", x, y, size)
            x += size
            for effect in enemy(token.n).death:
                drawn.picture(sign_of(effect).icon, x, y, size)
                x += size
        elif token.kind == "fall":
            drawn.picture("icon_bleed", x, y, size)
            drawn.picture(face_of(view, token.body), x + size, y, size)
            drawn.picture("icon_death", x + size * 2, y, size)
            x += size * 3
        taken[slot] = x + 2


def _face(view: PrisonView, token: Token) -> str:
    """Whose token it is."""
    return face_of_foe(view, token.card) if token.card else face_of(view, token.body)


def loot_signs(view: PrisonView) -> list[tuple[str, int]]:
    """What lies on the ground, as signs with their numbers."""
    found = [(LOOT[kind], n) for kind, n in enumerate(view["ground"]) if n]
    found += [(LOOT[7], len(view["ground_items"]))] * bool(view["ground_items"])
    return found + [(LOOT[8], len(view["ground_prints"]))] * bool(view["ground_prints"])
