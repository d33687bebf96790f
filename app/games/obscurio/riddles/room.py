"""The room of a riddle: the book, six doors, one pawn. It shows what it is told and says what was touched."""

from kivy.app import App
from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.riddles.plan import planned
from app.games.obscurio.riddles.quest import Reading
from app.games.obscurio.table.arch import DoorArch
from app.games.obscurio.table.book import Book
from app.games.obscurio.table.disc import BARE, Cover
from app.games.obscurio.table.lifting import SECONDS, Lifted
from app.games.obscurio.table.part import Part, bounds
from app.games.obscurio.table.pawn import HOP_SECONDS, Pawn
from app.games.obscurio.table.pictures import TABLE
from app.look.player_colours import HUES

HUE = "blue"
HOLD_SECONDS = 0.32
"""After so long a finger that rests on a card lifts it."""

SLIP = dp(14)
"""A finger that moves further does not mean what it touched."""

DIM = 0.5
"""How much light doors lose that are not the answer."""


class RiddleRoom(FloatLayout):
    """Event: on_choose(door) when a door is tapped."""

    __events__ = ("on_choose",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.pictures = Pictures()
        self.book = Book(self.pictures, ledges=False)
        self.arches: list[DoorArch] = []
        self._candles = [Part(TABLE("sconce")) for _ in range(4)]
        for part in self._candles:
            self.canvas.before.add(part)
        self.pawn = Pawn(0, HUE)
        self.lifted = Lifted(self.pictures)
        self.add_widget(self.book)
        self._reading: Reading | None = None
        self._hold: ClockEvent | None = None
        self._soon = Clock.create_trigger(lambda _dt: self._arrange(), -1)
        self.bind(pos=self._soon, size=self._soon)

    def on_choose(self, door: int) -> None:
        """Event: a door was tapped."""

    def show(self, reading: Reading, hopping: bool = False) -> None:
        """Show how far a riddle has been read."""
        self._reading, riddle = reading, reading.quest.riddle
        self._put_back()
        cover = Cover(film=True) if riddle.film else BARE
        self.book.show(riddle.pages, riddle.butterflies, (cover, cover))
        while len(self.arches) < len(riddle.doors):
            self.arches.append(DoorArch(self.pictures, len(self.arches) + 1))
            self.add_widget(self.arches[-1])
        for arch, card in zip(self.arches, riddle.doors, strict=True):
            barred = arch.number in reading.opened and arch.number != riddle.door
            is_exit = reading.over and arch.number == riddle.door
            arch.disc.show(card)
            arch.disc.dim(DIM if barred or (reading.over and not is_exit) else 0.0)
            arch.bar(barred)
            arch.light(is_exit)
            chosen = arch.number == reading.chosen
            arch.ring((*HUES[HUE].light[:3], 0.95) if chosen else None)
        if self.pawn.parent is not None:
            self.remove_widget(self.pawn)
        self.add_widget(self.pawn)
        if hopping:
            self._arrange(App.get_running_app().settings.duration(HOP_SECONDS))
        else:
            self._soon()

    def clear(self) -> None:
        """No picture is kept."""
        self._reading = None
        self._put_back()
        self.book.clear()
        for arch in self.arches:
            arch.disc.clear()
        self.pictures.clear()

    @property
    def _at(self) -> int:
        """The door at which the pawn stands: the chosen one, else the one that was opened last."""
        reading = self._reading
        if reading is None:
            return 0
        return reading.chosen or (reading.opened[-1] if reading.opened else 0)

    def _arrange(self, seconds: float = 0.0) -> None:
        if self._reading is None or self.width < 2 or self.height < 2:
            return
        plan = planned(bounds(self), len(self.arches))
        self.book.standing = plan.standing
        self.book.size, self.book.pos = plan.book[2:], plan.book[:2]
        for arch, box in zip(self.arches, plan.doors, strict=True):
            arch.size, arch.pos = box[2:], box[:2]
        self.lifted.pos, self.lifted.size = self.pos, self.size
        self._lay_candles()
        high = plan.pawn
        if self._at:
            self.pawn.opacity = 1
            self.pawn.hop(*self.arches[self._at - 1].stand(0, 1, high * 0.72), high, seconds)
        else:
            self.pawn.opacity = 0

    def _lay_candles(self) -> None:
        """One candle between two arches of the same row."""
        neighbours = zip(self.arches, self.arches[1:], strict=False)
        pairs = [(one, other) for one, other in neighbours if abs(one.y - other.y) < 1]
        for part, (one, other) in zip(self._candles, pairs, strict=False):
            side = one.width * 0.36
            part.centre((one.right + other.x) / 2, one.top - one.height * 0.11, side, side * 144 / 128)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Put a card back, or wait for what the finger means."""
        if self.lifted.up:
            self._put_back()
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
        """A tap on a door chooses it, on a Page looks closely; a lifted card is put back."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._let_wait()
        found = touch.ud["found"]
        if self.lifted.up:
            self._put_back()
        elif found is not None and found[0] == "door":
            self.dispatch("on_choose", found[1])
        elif found is not None:
            self._lift(*found)
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
        if self._reading is None:
            return
        disc = self.book.discs[number] if kind == "page" else self.arches[number - 1].disc
        placed = self._reading.quest.riddle.butterflies
        spots = [spot for page, spot in placed if kind == "page" and page == number]
        if self.lifted.parent is None:
            self.add_widget(self.lifted)
        self.lifted.lift(disc, spots, App.get_running_app().settings.duration(SECONDS))

    def _put_back(self) -> None:
        self.lifted.put_back()
        if self.lifted.parent is not None:
            self.remove_widget(self.lifted)
