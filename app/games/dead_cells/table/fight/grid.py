"""Draws the grid of rounds: cells, cards lined up with them, strips at their ends, wicks above."""

from app.games.dead_cells.table.fight.columns import draw_group
from app.games.dead_cells.table.fight.ends import draw_end
from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import face_of, face_of_foe
from app.games.dead_cells.table.fight.sheet import GONE, NOW, Cell, Sheet
from app.games.dead_cells.table.fight.signs import ROUNDS, draw_order, draw_whom, sign_of
from app.games.dead_cells.table.paint.sketch import (
    CREAM,
    INK,
    WHITE,
    Colour,
    Patch,
    Picture,
    Sketch,
)
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.games.dead_cells.cards.vocabulary import EACH
from engine.games.dead_cells.view import PrisonView

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
        draw_end(drawn, sheet, at, k, tokens, view, hand)
    if not hand:
        draw_group(drawn, sheet, at, view)
    for k in range(5):
        _wick(drawn, sheet, at, k)


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
    size = min(26.0, box.height - 2, box.width / len(signs) - 2)
    y = box.y + box.height / 2
    step = size * 1.15
    x = box.x + box.width / 2 - step * (len(signs) - 1) / 2
    wide = box.width > 50 and len(signs) == 1
    if wide:
        size = min(size, box.width * 0.4)
        x -= box.width * 0.2
    for place, sign in enumerate(signs):
        drawn.picture(sign.icon, x + place * step, y, size, tint)
        if wide:
            draw_whom(drawn, x + size * 0.6, y, min(size * 0.72, box.width * 0.22), sign, tint)


def _upright(
    drawn: Sketch, cell: Cell, box: Box, view: PrisonView, slot: int, tint: Colour, ink: Colour
) -> None:
    """Narrow and high: the face above, the deed below it."""
    face = min(box.width * 0.78, box.height * 0.54)
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
    crowded = len(cell.effects) > 1 or sign_of(cell.effects[0]).whom == EACH
    face = min(box.height - 4, 54.0, box.width * (0.3 if crowded else 0.37))
    drawn.picture(face_of_foe(view, cell.card), box.x + 7 + face / 2, y, face, tint, slot == 0)
    crowd = 1.0 if len(cell.effects) < 2 else 0.66
    size = min(38.0, box.height * 0.72, box.width * 0.28) * crowd
    x = box.x + face + 9 + size / 2
    for effect in cell.effects[:3]:
        sign = sign_of(effect)
        drawn.picture(sign.icon, x, y, size, tint)
        x += size * 0.62
        if sign.n > 1:
            drawn.words(str(sign.n), x, y, 18, "number", ink)
            x += 10
        if cell.met:
            _met(drawn, cell, x, y, min(24.0, size * 0.7, box.width * 0.15), view)
            break
        whom = min(24.0, size * 0.62, box.width * 0.15) * crowd
        x = draw_whom(drawn, x + 2, y, whom, sign, tint) + size * 0.5 + 2


def _met(drawn: Sketch, cell: Cell, x: float, y: float, size: float, view: PrisonView) -> None:
    for place, body in enumerate(cell.met[:3]):
        drawn.picture(face_of(view, body), x + size * (0.5 + place * 0.85), y, size, (0.62, 0.62, 0.62, 1.0))
