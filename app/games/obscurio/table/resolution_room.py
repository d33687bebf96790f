"""The parts of the resolution, and where they lie: doors, the book with its threads, the sum, words."""

from collections.abc import Sequence

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.pictures import Pictures
from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.arch import DoorArch, fitted
from app.games.obscurio.table.book import Book
from app.games.obscurio.table.gauge import Gauge
from app.games.obscurio.table.part import Part, Rect, Slab, bounds
from app.games.obscurio.table.pawn import Pawn
from app.games.obscurio.table.pictures import TABLE
from app.games.obscurio.table.rooms import RoomTrack
from app.games.obscurio.table.scene import GAP, Scene
from app.games.obscurio.table.settlement import Settlement
from app.games.obscurio.table.words import Caption
from app.table.presenter import Desk
from engine.games.obscurio.rules.cards import MOST_DOORS

THREAD = (1.0, 0.88, 0.6, 0.9)


NARROW_TAG = dp(160)
"""A narrower slip of words has smaller letters and may be higher."""


class ResolutionRoom(Scene):
    """The room after the turn: it lays out what the scene has filled."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.book, self.gauge, self.rooms = Book(self.pictures), Gauge(), RoomTrack()
        self.arches: list[DoorArch] = []
        self.pawns: dict[int, Pawn] = {}
        self._sum = Slab(TABLE("slab"))
        self._origins = [Part() for _ in range(MOST_DOORS)]
        self._tokens = [Part(LIBRARY("cohesion_lit")) for _ in range(8)]
        self._tags = [Slab(TABLE("spoken"), 12) for _ in range(2)]
        self.canvas.before.add(self._sum)
        self.numbers = [Caption(font="number", tone=tone) for tone in ("cream", "cream", "flame")]
        self.names = [Caption(tone="cream", spare=True) for _ in range(3)]
        self._signs = [Caption("+", "number", "parchment"), Caption("=", "number", "parchment")]
        self.meanings = [Caption(font="strong", tone="ink", spare=True) for _ in range(2)]
        self._web = Widget()
        with self._web.canvas:
            Color(*THREAD)
            self._threads = [Line(width=dp(1.4)) for _ in range(2)]
        for part in self._tags:
            self._web.canvas.add(part)
        for part in (*self._tokens, *self._origins):
            self.canvas.after.add(part)
        for child in (self.book, self.gauge, self.rooms, *self.numbers, *self.names, *self._signs):
            self.add_widget(child)
        for child in (self._web, *self.meanings):
            self.add_widget(child)
        self.settlement = Settlement()

    @property
    def _exit(self) -> DoorArch | None:
        return next((arch for arch in self.arches if arch.disc.card == self.view["exit"]), None)

    def arrange(self) -> None:
        """Doors in a row where there is room for them, else the Exit alone above the book."""
        if self.upright:
            self._arrange_tall()
        else:
            self._arrange_wide()
        self._lay_pawns()
        self._lay_threads()
        self._lay_origins()

    def _arrange_wide(self) -> None:
        x, y, wide, high = bounds(self)
        low = high < dp(480)
        top = high * (0.5 if low else 0.54)
        self._lay_row(x + GAP, y + high - top, wide - 2 * GAP, top)
        rest = high - top - GAP
        sum_wide = min(wide * (0.32 if low else 0.36), dp(380))
        gauge = rest * 0.38
        self.gauge.pos, self.gauge.size = (x + GAP, y + GAP), (sum_wide, gauge)
        self._lay_sum(x + GAP, y + gauge + 2 * GAP, sum_wide, rest - gauge - 3 * GAP)
        book_high = rest - GAP
        book_wide = min(book_high * 1.9, wide * (0.34 if low else 0.42))
        self.book.standing = False
        self.book.size = book_wide, min(book_high, book_wide * 0.62)
        self.book.pos = x + sum_wide + 3 * GAP, y + GAP + (book_high - self.book.height) / 2
        tags = self.book.right + 2 * GAP
        head = 0.0 if low else dp(36)
        self.rooms.size = (min(dp(220), x + wide - tags - GAP), head) if head else (0, 0)
        self.rooms.pos = tags, y + rest - head - dp(2)
        self._lay_tags(tags, y + GAP, x + wide - tags - GAP, rest - head - GAP)

    def _arrange_tall(self) -> None:
        """The other doors in a row, the Exit below them between its words, then the book and the sum."""
        x, y, wide, high = bounds(self)
        inner = wide - 2 * GAP
        gauge = min(dp(30) * (self.gauge.rows + 0.5), max(dp(58), high * 0.09))
        self.gauge.pos, self.gauge.size = (x + GAP, y + GAP), (inner, gauge)
        total = min(dp(92), high * 0.125)
        self._lay_sum(x + GAP, y + gauge + 2 * GAP, inner, total)
        head = dp(38)
        self.rooms.size, self.rooms.pos = (min(inner, dp(230)), dp(32)), (x + GAP, y + high - head)
        rest = high - gauge - total - head - 5 * GAP
        others = min(rest * 0.27, inner / max(1, len(self.arches) - 1) * 1.36)
        middle = (rest - others) * 0.56
        top = y + high - head
        self._lay_others(x + GAP, top - others, inner, others)
        self._lay_exit(x + GAP, top - others - GAP - middle, inner, middle)
        book = rest - others - middle
        self.book.standing = False
        self.book.size = min(inner, book * 2.05), book
        self.book.pos = x + (wide - self.book.width) / 2, y + gauge + total + 3 * GAP

    def _lay_row(self, x: float, y: float, wide: float, high: float) -> None:
        """All doors in one row, the Exit larger."""
        units = len(self.arches) - 1 + 1.36
        each = wide / units
        left = x
        for arch in self.arches:
            share = 1.36 if arch.disc.card == self.view["exit"] else 1.0
            size = fitted(each * share * 0.96, high * (0.98 if share > 1 else 0.8))
            arch.size = size
            arch.pos = left + (each * share - size[0]) / 2, y
            left += each * share

    def _lay_others(self, x: float, y: float, wide: float, high: float) -> None:
        """All doors but the Exit, side by side."""
        others = [arch for arch in self.arches if arch.disc.card != self.view["exit"]]
        each = wide / max(1, len(others))
        size = fitted(each * 0.96, high)
        for number, arch in enumerate(others):
            arch.size = size
            arch.pos = x + (number + 0.5) * each - size[0] / 2, y

    def _lay_exit(self, x: float, y: float, wide: float, high: float) -> None:
        """The Exit in the middle, a slip of words at each side of it."""
        found = self._exit
        if found is None:
            return
        found.size = fitted(wide * 0.44, high)
        found.pos = x + (wide - found.width) / 2, y
        side = (wide - found.width) / 2
        lefts = (x, x + wide - side)
        for left, slab, caption in zip(lefts, self._tags, self.meanings, strict=True):
            tall = min(high, side * 1.3)
            self._lay_tag(slab, caption, (left, y + (high - tall) / 2, side - dp(4), tall))

    def _lay_sum(self, x: float, y: float, wide: float, high: float) -> None:
        self._sum.lay(x, y, wide, high)
        dangerous = bool(self.settlement.dangerous)
        shown = [0, 1, 2] if dangerous else [0, 2]
        each = wide / len(shown)
        line = min(high * 0.4, dp(40))
        for number in range(3):
            here = number in shown
            self.numbers[number].opacity = 1 if here else 0
            self.names[number].opacity = 0
            if here:
                left = x + shown.index(number) * each
                self.numbers[number].lay(left + dp(8), y + line, each - dp(16), high - line - dp(4), "digits")
                self.names[number].lay(left + dp(8), y + dp(5), each - dp(16), line, "body")
        if not all(self.names[number].opacity for number in shown):
            for name in self.names:
                name.opacity = 0
        for place, sign in enumerate(self._signs):
            here = place < len(shown) - 1
            sign.opacity = 1 if here else 0
            sign.say("=" if place == len(shown) - 2 else "+")
            sign.lay(x + (place + 1) * each - dp(16), y + line, dp(32), high - line - dp(4), "heading")

    def _lay_tags(self, x: float, y: float, wide: float, high: float) -> None:
        """One slip of words below the other."""
        told = max(1, sum(bool(caption.text) for caption in self.meanings))
        each = min(high / told, dp(96) if wide > NARROW_TAG else dp(150))
        for number, (slab, caption) in enumerate(zip(self._tags, self.meanings, strict=True)):
            self._lay_tag(slab, caption, (x, y + high - (number + 1) * each + dp(3), wide, each - dp(6)))

    def _lay_tag(self, slab: Slab, caption: Caption, box: Rect) -> None:
        """Words that find no room are left out with their slip; the log has them too."""
        if not caption.text:
            slab.hide()
            caption.opacity = 0
            return
        x, y, wide, high = box
        caption.lay(
            x + dp(8), y + dp(4), wide - dp(16), high - dp(8), "lead" if wide > NARROW_TAG else "body"
        )
        slip = min(high, caption.depth + dp(20))
        slab.lay(*((x, y + (high - slip) / 2, wide, slip) if caption.opacity else (0, 0, 0, 0)))

    def _lay_pawns(self) -> None:
        view = self.view
        places: dict[int, list[int]] = {}
        for pawn in self.pawns:
            places.setdefault(view["pawns"][pawn], []).append(pawn)
        for token in self._tokens:
            token.hide()
        wrong = dict(self.settlement.wrong)
        tokens = iter(self._tokens)
        for door, standing in places.items():
            for place, number in enumerate(standing):
                pawn = self.pawns[number]
                if not door:
                    pawn.stand(self.x + dp(20) + place * dp(30), self.top - dp(100), dp(44))
                    continue
                arch = self.arches[door - 1]
                high = max(dp(30), min(dp(58), arch.height * 0.24))
                pawn.stand(*arch.stand(place, len(standing), high * 0.72), high)
                lost = next(tokens, None) if number in wrong else None
                if lost is not None:
                    lost.centre(pawn.center_x, pawn.top + high * 0.1, high * 0.4, high * 0.4)

    def _lay_origins(self) -> None:
        """Who set a door: shown only to eyes that know the Traitor's picks, as after the end."""
        view = self.view
        known = bool(view["picks"])
        for number, part in enumerate(self._origins):
            if not known or number >= len(self.arches) or view["doors"][number] == view["exit"]:
                part.hide()
                continue
            arch = self.arches[number]
            part.show(TABLE("from_traitor" if view["doors"][number] in view["picks"] else "from_deck"))
            side = max(dp(24), arch.width * 0.2)
            part.centre(arch.x + arch.width * 0.2, arch.y + arch.height * 0.86, side, side)

    def _lay_threads(self) -> None:
        """A thread from each butterfly to the Exit."""
        found = self._exit
        placed = self.view["butterflies"]
        for number, line in enumerate(self._threads):
            if found is None or number >= len(placed) or not self.view["pages"]:
                line.points = []
                continue
            x, y = self.book.point_of(*placed[number])
            side = -1 if x < found.center_x else 1
            ex, ey = (
                found.center_x + side * found.disc.radius * 0.55,
                found.disc.center_y - found.disc.radius * 0.6,
            )
            middle = (x + side * abs(x - ex) * 0.12, (y + ey) / 2)
            line.points = _bent((x, y), middle, (ex, ey))


def _bent(start: Sequence[float], middle: Sequence[float], end: Sequence[float]) -> list[float]:
    """Points of a soft curve."""
    points: list[float] = []
    for step in range(17):
        share = step / 16
        rest = 1 - share
        for axis in (0, 1):
            points.append(
                rest * rest * start[axis] + 2 * rest * share * middle[axis] + share * share * end[axis]
            )
    return points
