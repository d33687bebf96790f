"""Where the book and the doors of a riddle lie. Plain arithmetic, no widgets."""

from typing import NamedTuple

from kivy.metrics import dp

from app.games.obscurio.table.doors.plan import Rect, rows_of_doors

GAP = dp(8)


class RoomPlan(NamedTuple):
    """A box for the book and one for each door; `pawn` is how high the pawn is."""

    book: Rect
    doors: tuple[Rect, ...]
    pawn: float
    standing: bool
    """Whether one Page lies above the other."""


def planned(whole: Rect, doors: int) -> RoomPlan:
    """The book above the doors, or beside them where the room lies."""
    x, y, wide, high = whole
    if high > wide * 0.95:
        book_high = min((wide - 2 * GAP) * 0.5, high * 0.36)
        book_wide = min(wide - 2 * GAP, book_high * 2.05)
        book: Rect = (x + (wide - book_wide) / 2, y + high - book_high, book_wide, book_high)
        room: Rect = (x + GAP, y, wide - 2 * GAP, high - book_high - GAP)
    else:
        book_wide = min(wide * 0.30, high * 0.52)
        book = (x + GAP, y + GAP / 2, book_wide, high - GAP)
        room = (x + book_wide + 2 * GAP, y, wide - book_wide - 3 * GAP, high)
    placed = rows_of_doors(room, doors)
    return RoomPlan(book, placed, min(dp(64), placed[0][3] * 0.27), high <= wide * 0.95)
