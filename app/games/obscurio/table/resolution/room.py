"""The parts of the resolution, and where they lie: doors, the book with its threads, the sum, words."""

from collections.abc import Sequence

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.pictures import Pictures
from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.pieces.arch import LEAST_KEY, DoorArch, fitted
from app.games.obscurio.table.pieces.book import Book
from app.games.obscurio.table.pieces.gauge import Gauge
from app.games.obscurio.table.pieces.part import Part, Rect, Slab, bounds
from app.games.obscurio.table.pieces.pawn import Pawn
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.resolution.bill import Bill
from app.games.obscurio.table.resolution.settlement import Settlement
from app.games.obscurio.table.resolution.slip import Slip
from app.games.obscurio.table.scene import GAP, Scene
from app.look.running import lanterne
from app.table.presenter import Desk
from engine.games.obscurio.rules.butterflies import BUTTERFLIES
from engine.games.obscurio.rules.cards import MOST_DOORS

THREAD = (1.0, 0.88, 0.6, 0.9)


LEAST_WRONG = 2
"""The group of those who were wrong is at least as wide as so many doors."""
STONES = 0.07
"""How much of an arch a slip of words may cover at either side."""
RING = 0.12
"""How large the ring is round the thing that a butterfly meant, by the radius of the card."""
SHORT = dp(480)
"""An upright room that is lower does not show the way that is left."""


class ResolutionRoom(Scene):
    """The room after the turn: it lays out what the scene has filled."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.book, self.gauge, self.rooms = Book(self.pictures), Gauge(), RoomTrack()
        self.arches: list[DoorArch] = []
        self.pawns: dict[int, Pawn] = {}
        self.bill = Bill()
        self._origins = [Part() for _ in range(MOST_DOORS)]
        self._tokens = [Part(LIBRARY("cohesion_lit")) for _ in range(8)]
        self._right, self._wrong = Slab(TABLE("slab_gold")), Slab(TABLE("slab_violet"))
        for slab in (self._right, self._wrong):
            self.canvas.before.add(slab)
        self.right_name = Caption(font="display", tone="cream", halign="left")
        self.wrong_name = Caption(font="display", tone="cream", halign="left")
        self.slips = [Slip() for _ in range(2)]
        self._web = Widget()
        with self._web.canvas:
            Color(*THREAD)
            self._threads = [Line(width=dp(1.4)) for _ in range(BUTTERFLIES)]
            self._rings = [Line(width=dp(1.6)) for _ in range(BUTTERFLIES)]
        self.meant: list[tuple[float, float] | None] = []
        """For each butterfly the place of the Exit that it meant; None for all of the card."""
        for part in (*self._tokens, *self._origins):
            self.canvas.after.add(part)
        for child in (self.book, self.gauge, self.rooms, self.bill):
            self.add_widget(child)
        for child in (self._web, *self.slips, self.right_name, self.wrong_name):
            self.add_widget(child)
        self.settlement = Settlement()
        self._cell = 0.0
        """How much of the group of those who were wrong belongs to one door."""
        self._grouped = False
        """Whether pawns stand in two groups, those who were right and those who were wrong."""

    @property
    def _exit(self) -> DoorArch | None:
        return next((arch for arch in self.arches if arch.disc.card == self.view["exit"]), None)

    @property
    def free(self) -> Rect:
        """The room that all of this has."""
        return bounds(self)

    def arrange(self) -> None:
        """Doors in a row where there is room for them, else the Exit alone above the book."""
        self._grouped = self.upright
        for arch in self.arches:
            arch.opacity = 1
        if self._grouped:
            self._arrange_tall()
        else:
            self._arrange_wide()
        self._lay_pawns()
        self._lay_threads()
        self._lay_origins()

    def _arrange_wide(self) -> None:
        for part in (self._right, self._wrong):
            part.hide()
        self.right_name.opacity = self.wrong_name.opacity = 0
        x, y, wide, high = self.free
        low = high < dp(480)
        top = high * (0.5 if low else 0.54)
        self._lay_row(x + GAP, y + high - top, wide - 2 * GAP, top)
        rest = high - top - GAP
        sum_wide = min(wide * (0.32 if low else 0.36), dp(430))
        gauge = rest * 0.38
        self.gauge.pos, self.gauge.size = (x + GAP, y + GAP), (sum_wide, gauge)
        self.bill.pos, self.bill.size = (x + GAP, y + gauge + 2 * GAP), (sum_wide, rest - gauge - 3 * GAP)
        book_high = rest - GAP
        book_wide = min(book_high * 1.9, wide * (0.34 if low else 0.42))
        self.book.standing = False
        self.book.size = book_wide, min(book_high, book_wide * 0.62)
        self.book.pos = x + sum_wide + 3 * GAP, y + GAP + (book_high - self.book.height) / 2
        tags = self.book.right + 2 * GAP
        head = 0.0 if low else dp(36)
        self.rooms.size = (min(dp(220), x + wide - tags - GAP), head) if head else (0, 0)
        self.rooms.pos = tags, y + rest - head - dp(2)
        self._lay_slips(tags, y + GAP, x + wide - tags - GAP, rest - head - GAP)

    def _arrange_tall(self) -> None:
        """The Exit between its words, the book, who was right and who was wrong, then the sum."""
        x, y, wide, high = self.free
        inner = wide - 2 * GAP
        gauge = min(dp(30) * (self.gauge.rows + 0.5), max(dp(58), high * 0.09))
        self.gauge.pos, self.gauge.size = (x + GAP, y + GAP / 2), (inner, gauge)
        total = min(dp(96), high * 0.125)
        low = y + gauge + GAP
        self.bill.pos, self.bill.size = (x + GAP, low), (inner, total)
        head = dp(30) if high > SHORT else 0.0
        self.rooms.size = (min(inner, dp(200)) if head else 0, head)
        self.rooms.pos = x + GAP, y + high - head
        low += total + GAP / 2
        rest = y + high - head - low - GAP
        groups = min(rest * 0.28, dp(200))
        self._lay_groups(x + GAP, low, inner, groups)
        middle = (rest - groups) * 0.57
        book = rest - groups - middle - GAP / 2
        self.book.standing = False
        self.book.size = min(wide - dp(6), book * 2.1), book
        self.book.pos = x + (wide - self.book.width) / 2, low + groups + GAP / 2
        self._lay_exit(x + GAP, y + high - head - middle, inner, middle)

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

    def _lay_groups(self, x: float, y: float, wide: float, high: float) -> None:
        """Who found the Exit at the left, the doors at which the others stood at the right."""
        right, wrong = len(self._finders), self._wrong_doors
        share = right / max(1, right + max(len(wrong), LEAST_WRONG) * bool(wrong))
        gold = 0.0 if not right else wide if not wrong else max(wide * share, min(wide * 0.3, dp(150)))
        violet = wide - gold - (GAP / 2 if gold else 0.0) if wrong else 0.0
        self._lay_group(self._right, self.right_name, (x, y, gold, high))
        self._lay_group(self._wrong, self.wrong_name, (x + wide - violet, y, violet, high))
        for arch in self.arches:
            arch.opacity = 1 if arch.number in wrong or arch is self._exit else 0
        title = self._title(high)
        each = self._cell = (violet - GAP) / max(1, len(wrong))
        size = fitted(each * 0.94, high - title - dp(8) - LEAST_KEY / 3, 1.25)
        for number, door in enumerate(wrong):
            arch = self.arches[door - 1]
            arch.size = size
            arch.pos = x + wide - violet + GAP / 2 + (number + 0.5) * each - size[0] / 2, y + dp(4)

    def _lay_group(self, slab: Slab, name: Caption, box: Rect) -> None:
        x, y, wide, high = box
        name.opacity = 1 if wide else 0
        if not wide:
            slab.hide()
            return
        title = self._title(high)
        slab.lay(*box)
        name.lay(x + GAP, y + high - title - dp(2), wide - 2 * GAP, title, "lead")

    def _title(self, high: float) -> float:
        return float(min(lanterne().theme.lead * 1.5, high * 0.36))

    @property
    def _finders(self) -> list[int]:
        """Pawns at the Exit."""
        found = self._exit
        return [pawn for pawn in self.pawns if found is not None and self._door_of(pawn) == found.number]

    @property
    def _wrong_doors(self) -> list[int]:
        """Doors with pawns that were not the Exit; all of them for eyes that know who set them."""
        found, known = self._exit, bool(self.view["picks"])
        stood = {self._door_of(pawn) for pawn in self.pawns}
        return [arch.number for arch in self.arches if arch is not found and (known or arch.number in stood)]

    def _door_of(self, pawn: int) -> int:
        return self.view["pawns"][pawn]

    def _lay_exit(self, x: float, y: float, wide: float, high: float) -> None:
        """The Exit in the middle, a slip of words at each side of it, over the edge of its stones."""
        found = self._exit
        if found is None:
            return
        found.size = fitted(wide * 0.52, high, 1.1)
        found.pos = x + (wide - found.width) / 2, y
        side = (wide - found.width) / 2 + found.width * STONES
        for left, slip in zip((x, x + wide - side), self.slips, strict=True):
            slip.size, slip.pos = (side, high * 0.62), (left, y + dp(4))

    def _lay_slips(self, x: float, y: float, wide: float, high: float) -> None:
        """One slip of words below the other."""
        told = max(1, sum(bool(slip.what.text) for slip in self.slips))
        each = min(high / told, dp(130))
        for number, slip in enumerate(self.slips):
            slip.size, slip.pos = (wide, each - dp(6)), (x, y + high - (number + 1) * each + dp(3))

    def _lay_pawns(self) -> None:
        places: dict[int, list[int]] = {}
        for pawn in self.pawns:
            places.setdefault(self._door_of(pawn), []).append(pawn)
        for token in self._tokens:
            token.hide()
        wrong = dict(self.settlement.wrong)
        tokens = iter(self._tokens)
        for door, standing in places.items():
            for place, number in enumerate(standing):
                pawn = self.pawns[number]
                self._stand(pawn, door, place, len(standing))
                lost = next(tokens, None) if number in wrong and door else None
                if lost is not None:
                    lost.centre(pawn.center_x, pawn.top + pawn.height * 0.1, *(pawn.height * 0.4,) * 2)

    def _stand(self, pawn: Pawn, door: int, place: int, count: int) -> None:
        """At its door; whoever found the Exit in the golden group where there is one."""
        if not door:
            pawn.stand(self.x + dp(20) + place * dp(30), self.top - dp(100), dp(44))
            return
        arch = self.arches[door - 1]
        if self._grouped and arch is self._exit:
            x, y = self._right.shape.pos
            wide, high = self._right.shape.size
            tall = min(high - self._title(high) - dp(10), dp(110))
            pitch = min(tall * 0.8, (wide - tall * 0.76) / max(1, count - 1))
            pawn.stand(x + wide / 2 + (place - (count - 1) / 2) * pitch, y + dp(6), tall)
            return
        high = max(dp(30), min(dp(58), arch.height * (0.4 if self._grouped else 0.24)))
        x, y = arch.stand(place, count, high * 0.72)
        if self._grouped and count > 1:
            pitch = min(high * 0.8, (self._cell - high * 0.8) / (count - 1))
            x = arch.center_x + (place - (count - 1) / 2) * pitch
        pawn.stand(x, y, high)

    def _lay_origins(self) -> None:
        """Who set a door: shown only to eyes that know the Traitor's picks, as after the end."""
        view = self.view
        known = bool(view["picks"])
        for number, part in enumerate(self._origins):
            away = number >= len(self.arches) or not self.arches[number].opacity
            if not known or away or view["doors"][number] == view["exit"]:
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
            if found is None or number >= len(placed) or number >= len(self.meant):
                line.points = self._rings[number].points = []
                continue
            x, y = self.book.point_of(*placed[number])
            side = -1 if x < found.center_x else 1
            thing = self.meant[number]
            ex, ey = found.disc.point_at(*(thing or (side * 0.8, 0.6)))
            middle = (x + side * abs(x - ex) * 0.12, (y + ey) / 2)
            line.points = _bent((x, y), middle, (ex, ey))
            reach = max(dp(7), found.disc.radius * RING)
            self._rings[number].circle = (ex, ey, reach) if thing else (*found.disc.center, found.disc.radius)


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
