"""The Pages lie open: everybody looks and talks, without a clock."""

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.book import Book
from app.games.obscurio.table.pieces.gauge import Gauge
from app.games.obscurio.table.pieces.lifting import SECONDS, Lifted
from app.games.obscurio.table.pieces.part import Part, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.pieces.token_row import TokenRow
from app.games.obscurio.table.scene import GAP, Scene, covers, words
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.text import N_
from engine.games.obscurio.queries import speakers, zones
from engine.games.obscurio.rules.butterflies import BELOW
from engine.games.obscurio.rules.riddle import GO_ON


class StudyScene(Scene):
    """The book, as large as it can be: its ledges are there only where a butterfly lies on one."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.book = Book(self.pictures, ledges=True)
        self.gauge, self.rooms, self.tokens = Gauge(), RoomTrack(), TokenRow()
        self._candles = [Part(TABLE("sconce")) for _ in range(2)]
        for part in self._candles:
            self.canvas.before.add(part)
        self.lifted = Lifted(self.pictures)
        for child in (self.rooms, self.tokens, self.gauge, self.book, self.lifted):
            self.add_widget(child)

    def refresh(self) -> None:
        """Pages, butterflies, gauge, traps."""
        view = self.view
        self.lifted.put_back()
        self.book.ledged = any(spot == BELOW for _, spot in view["butterflies"])
        self.book.show(view["pages"], view["butterflies"], covers(view))
        self.book.name_ledges(words(N_("the whole Page")), words(N_("all")))
        self.rooms.show(view["progress"])
        self.tokens.show(view["traps"])
        self.gauge.show(*zones(view))
        self.desk.offer([Choice(words(N_("Go on")), lambda: self.go_on(GO_ON), "right", "primary")])

    def ask(self, shown: Shown) -> Ask:
        """Look; under the Watcher in silence, in a Dark Night for the last time."""
        view = shown.view
        if not speakers(view):
            line = words(N_("Look at the Pages. The Watcher listens: not a word"))
        elif "dark_night" in view["traps"]:
            line = words(N_("Look well: the Pages will burn before the doors open"))
        else:
            line = words(N_("What do the butterflies mean? Look and talk"))
        return Ask(line, words(N_("tap a Page to see it closely")), to_all=True)

    def arrange(self) -> None:
        """RoomTrack and traps above, the gauge below, the book between."""
        x, y, wide, high = bounds(self)
        head = dp(54)
        low = self.width > self.height and self.height < dp(480)
        foot = 0.0 if low else min(dp(34) * (self.gauge.rows + 0.4), high * 0.17)
        rooms = min(wide * 0.42, dp(280))
        self.rooms.pos, self.rooms.size = (x + GAP, y + high - head + dp(8)), (rooms, head - dp(16))
        self.tokens.pos = x + rooms + 2 * GAP, y + high - head
        self.tokens.size = wide - rooms - 3 * GAP, head
        gauge = min(wide - 2 * GAP, dp(420))
        self.gauge.pos, self.gauge.size = (x + (wide - gauge) / 2, y + GAP), (gauge, foot)
        self.gauge.opacity = 1 if foot else 0
        box = wide - 2 * GAP, high - head - foot - 3 * GAP
        self.book.standing = box[1] > box[0] * 1.15
        ratio = 0.76 if self.book.standing else 1.62
        size = min(box[0], box[1] * ratio), min(box[1], box[0] / ratio)
        self.book.size = size
        self.book.pos = x + (wide - size[0]) / 2, y + foot + 2 * GAP + (box[1] - size[1]) / 2
        self.lifted.pos, self.lifted.size = self.pos, self.size
        self._lay_candles()

    def _lay_candles(self) -> None:
        book, side = self.book, dp(96)
        room = book.x - self.x
        for part, sign in zip(self._candles, (-1, 1), strict=True):
            if room > side:
                part.centre(
                    book.center_x + sign * (book.width / 2 + room / 2), book.center_y, side, side * 1.12
                )
            else:
                part.hide()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Lift a Page, or put it back."""
        if self.lifted.up:
            self.lifted.put_back()
            return True
        if super().on_touch_down(touch):
            return True
        for page, disc in enumerate(self.book.discs):
            if disc.holds(*touch.pos):
                spots = [spot for at, spot in self.view["butterflies"] if at == page]
                self.lifted.lift(disc, spots, self.desk.duration(SECONDS))
                return True
        return False

    def leave(self) -> None:
        """No picture is kept."""
        self.lifted.put_back()
        self.book.clear()
