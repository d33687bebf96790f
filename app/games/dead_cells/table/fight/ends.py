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
from app.table.desk.plan import Box
from engine.games.dead_cells.queries import enemy
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView

ROOMY = 80.0
"""In a narrower column a poisoned enemy has no face, and a death shows nothing of what it pays."""


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
    """What the end of a round brings, each in the column of whom it meets; ranks close beside that."""
    line = _Line(drawn, at, strip, view)
    for token in tokens:
        if token.kind != "close":
            line.tell(token)
    closing = [token for token in tokens if token.kind == "close"]
    for place, token in enumerate(closing):
        line.close(token, token.order if not place else 0)


class _Line:
    """A strip while it fills."""

    def __init__(self, drawn: Sketch, at: Measures, strip: Box, view: PrisonView) -> None:
        self._drawn, self._at, self._view = drawn, at, view
        self._y, self._size = strip.y + strip.height / 2, min(19.0, strip.height)
        self._taken: dict[int, float] = {}

    def tell(self, token: Token) -> None:
        """Poison, a death with what it pays, a fall."""
        slot = token.body if token.body < SLOTS else GROUP
        column, size = self._at.columns[slot], self._size
        x = self._taken.get(slot, column.x + 6 + size / 2)
        if token.order:
            draw_order(self._drawn, token.order, x, self._y)
            x += size + 4
        self._taken[slot] = x + TELL[token.kind](self, token, x, column.width >= ROOMY) + 2

    def _poison(self, token: Token, x: float, roomy: bool) -> float:
        size, shown = self._size, roomy or token.body >= SLOTS
        self._drawn.picture("icon_poison", x, self._y, size)
        if shown:
            self._drawn.picture(_face(self._view, token), x + size, self._y, size)
        after = x + size * (1.62 if shown else 0.62)
        self._drawn.words(str(token.n), after, self._y, 15, "number", CREAM)
        return after - x + 14

    def _death(self, token: Token, x: float, roomy: bool) -> float:
        size = self._size
        signs = ["icon_death", *(sign_of(effect).icon for effect in enemy(token.n).death if roomy)]
        for place, sign in enumerate(signs):
            self._drawn.picture(sign, x + place * size, self._y, size)
        return size * len(signs)

    def _fall(self, token: Token, x: float, roomy: bool) -> float:
        size = self._size
        for place, sign in enumerate(("icon_bleed", face_of(self._view, token.body), "icon_death")):
            self._drawn.picture(sign, x + place * size, self._y, size)
        return size * 3

    def close(self, token: Token, order: int) -> None:
        """An arrow from where somebody stands to where he will stand; what is told there keeps its place."""
        column, goal, size = self._at.columns[token.body], self._at.columns[token.n], self._size
        near = self._taken.get(token.n, goal.x) + size * 0.5
        end = max(goal.x + goal.width * 0.62, near + (size + 4) * bool(order))
        start = max(self._taken.get(token.body, column.x) + size * 0.5, column.x + column.width * 0.5)
        last = self._at.columns[-1]
        end = min(end, last.x + last.width - size * 0.6)
        start = max(start, end + size * 1.1)
        self._drawn.picture("icon_close_up", end, self._y, size)
        if start < last.x + last.width:
            self._drawn.line((start - size, self._y, end, self._y), AMBER, 1.3, dash=True)
            self._drawn.picture(_face(self._view, token), start, self._y, size + 2)
        if order:
            draw_order(self._drawn, order, end - size - 3, self._y)
        self._taken[token.body] = start + size


TELL = {"poison": _Line._poison, "death": _Line._death, "fall": _Line._fall}


def _face(view: PrisonView, token: Token) -> str:
    """Whose token it is."""
    return face_of_foe(view, token.card) if token.card else face_of(view, token.body)
