"""Draws the strips between the rows: poison, deaths and their pay, bleeding, ranks that close."""

from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import _, face_of, face_of_foe
from app.games.dead_cells.table.fight.sheet import Sheet, Token
from app.games.dead_cells.table.fight.signs import draw_order, sign_of
from app.games.dead_cells.table.paint.sketch import (
    AMBER,
    CREAM,
    LABEL,
    Sketch,
)
from app.table.desk_plan import Box
from engine.games.dead_cells.queries import enemy
from engine.games.dead_cells.view import PrisonView


def draw_end(
    drawn: Sketch, sheet: Sheet, at: Measures, k: int, tokens: tuple[Token, ...], view: PrisonView, hand: bool
) -> None:
    """The strip after a round."""
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
