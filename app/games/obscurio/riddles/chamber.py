"""A book and the doors it leads to, to be looked at: a finger that rests on a card lifts it."""

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.riddles.plan import RoomPlan, planned
from app.games.obscurio.table.pieces.arch import DoorArch
from app.games.obscurio.table.pieces.book import Book
from app.games.obscurio.table.pieces.lifting import SECONDS, Lifted
from app.games.obscurio.table.pieces.part import Part, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.look.running import lanterne

HOLD_SECONDS = 0.32
"""After so long a finger that rests on a card lifts it."""

SLIP = dp(14)
"""A finger that moves further does not mean what it touched."""


class Chamber(FloatLayout):
    """Lays out what a room shows and lifts its cards; a room says what a tap means."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.pictures = Pictures()
        self.book = Book(self.pictures, ledges=False)
        self.arches: list[DoorArch] = []
        self._candles = [Part(TABLE("sconce")) for _ in range(6)]
        for part in self._candles:
            self.canvas.before.add(part)
        self.lifted = Lifted(self.pictures)
        self.add_widget(self.book)
        self._hold: ClockEvent | None = None
        self._soon = Clock.create_trigger(lambda _dt: self._arrange(), -1)
        self.bind(pos=self._soon, size=self._soon)

    def tapped(self, kind: str, number: int) -> None:
        """A door or a Page was tapped: it is looked at closely."""
        self._lift(kind, number)

    def lay_pawns(self, plan: RoomPlan, seconds: float) -> None:
        """Let whoever stands at a door stand there after so many seconds."""

    def set_doors(self, count: int) -> None:
        """As many arches as there are doors."""
        while len(self.arches) > count:
            self.remove_widget(self.arches.pop())
        while len(self.arches) < count:
            self.arches.append(DoorArch(self.pictures, len(self.arches) + 1))
            self.add_widget(self.arches[-1])

    def put_back(self) -> None:
        """Lay a lifted card down again."""
        self.lifted.put_back()
        if self.lifted.parent is not None:
            self.remove_widget(self.lifted)

    def clear(self) -> None:
        """No picture is kept."""
        self.put_back()
        self.book.clear()
        for arch in self.arches:
            arch.disc.clear()
        self.pictures.clear()

    def _arrange(self, seconds: float = 0.0) -> None:
        if not self.arches or self.width < 2 or self.height < 2:
            return
        plan = planned(bounds(self), len(self.arches))
        self.book.standing = plan.standing
        self.book.size, self.book.pos = plan.book[2:], plan.book[:2]
        for arch, box in zip(self.arches, plan.doors, strict=True):
            arch.size, arch.pos = box[2:], box[:2]
        self.lifted.pos, self.lifted.size = self.pos, self.size
        self._lay_candles()
        self.lay_pawns(plan, seconds)

    def _lay_candles(self) -> None:
        """One candle between two arches of the same row."""
        neighbours = zip(self.arches, self.arches[1:], strict=False)
        pairs = [(one, other) for one, other in neighbours if abs(one.y - other.y) < 1]
        for part in self._candles[len(pairs) :]:
            part.hide()
        for part, (one, other) in zip(self._candles, pairs, strict=False):
            side = one.width * 0.36
            part.centre((one.right + other.x) / 2, one.top - one.height * 0.11, side, side * 144 / 128)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Put a card back, or wait for what the finger means."""
        if self.lifted.up:
            self.put_back()
            return True
        found = self._under(*touch.pos)
        if found is None or not self.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        touch.ud["found"] = found
        touch.grab(self)
        self._let_wait()
        self._hold = Clock.schedule_once(lambda _dt: self._lift(*found), HOLD_SECONDS)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that slips away means nothing."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > SLIP:
            self._let_wait()
            touch.ud["found"] = None
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A lifted card is put back; else the room hears of the tap."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._let_wait()
        found = touch.ud["found"]
        if self.lifted.up:
            self.put_back()
        elif found is not None:
            self.tapped(*found)
        return True

    def _let_wait(self) -> None:
        if self._hold is not None:
            self._hold.cancel()
            self._hold = None

    def _under(self, x: float, y: float) -> tuple[str, int] | None:
        for arch in self.arches:
            if arch.collide_point(x, y):
                return "door", arch.number
        for page, disc in enumerate(self.book.discs):
            if disc.holds(x, y):
                return "page", page
        return None

    def _lift(self, kind: str, number: int) -> None:
        disc = self.book.discs[number] if kind == "page" else self.arches[number - 1].disc
        spots = [spot for page, spot in self.book.placed if kind == "page" and page == number]
        if self.lifted.parent is None:
            self.add_widget(self.lifted)
        self.lifted.lift(disc, spots, lanterne().settings.duration(SECONDS))
