"""The Grimoire alone: the Exit while it is held, two Pages, two butterflies, a seal that closes the book.

Butterflies stay in the hand until the seal is held: they may be moved as often as one likes.
"""

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.metrics import dp
from kivy.properties import NumericProperty

from app.games.obscurio.table.arch import Arch, fitted
from app.games.obscurio.table.book import Book, Spot
from app.games.obscurio.table.butterfly import Butterfly
from app.games.obscurio.table.loupe import Loupe
from app.games.obscurio.table.part import Part, Slab, bounds
from app.games.obscurio.table.pictures import TABLE
from app.games.obscurio.table.rooms import Rooms
from app.games.obscurio.table.scene import GAP, Scene, covers, words
from app.games.obscurio.table.token_row import TokenRow
from app.games.obscurio.table.wax import WaxSeal
from app.games.obscurio.table.words import Caption
from app.look.sentence import capital
from app.table.presenter import Ask
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.text import N_
from engine.games.obscurio.queries import free_spots, may_show, why_no_butterfly, why_not_shown
from engine.games.obscurio.rules.butterflies import BELOW, BUTTERFLIES, SHOW, nearest

ABOVE = {True: dp(64), False: dp(84)}
"""How far above the finger the bead runs, in a hand and on a tablet: the finger hides nothing."""

TAP = dp(10)
BREATH_SECONDS = 1.6


class GrimoireScene(Scene):
    """Phase 2, for one pair of eyes."""

    owed = NumericProperty(0.0)
    """How strongly a ledge glows on which a butterfly is owed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.book = Book(self.pictures, ledges=True)
        self.exit = Arch(self.pictures, 0)
        self.rooms, self.tokens, self.loupe = Rooms(), TokenRow(), Loupe(self.pictures)
        self.seal = WaxSeal(title=words(N_("Hold to close the book")))
        self.seal.bind(on_done=lambda _seal: self._close(), on_asleep=lambda _seal: self._say_what_is_owed())
        self._tray = Slab(TABLE("slab"))
        self._hollows = [Part(TABLE("butterfly"), dye=(0, 0, 0, 0.55)) for _ in range(BUTTERFLIES)]
        for part in (self._tray, *self._hollows):
            self.canvas.before.add(part)
        self._resting = [Butterfly(), Butterfly()]
        self._carried = Butterfly()
        self._title = Caption(font="display", tone="cream", halign="left")
        self._line = Caption(tone="parchment", halign="left")
        self._name = Caption(font="display", tone="cream")
        self.placed: list[tuple[int, int]] = []
        """What the butterflies name that are in the hand: a Page and a spot each."""
        self._open = False
        for child in (
            self.rooms,
            self.tokens,
            self.exit,
            self._name,
            self.book,
            self._title,
            self._line,
            self.seal,
        ):
            self.add_widget(child)
        for butterfly in self._resting:
            self.add_widget(butterfly)
        self.bind(owed=lambda *_change: self._breathe())
        self._turn = 0

    # ------------------------------------------------------------------ what is shown
    def refresh(self) -> None:
        """Pages, Exit, traps; butterflies of another turn are back in the tray."""
        view = self.view
        if self._turn != view["turn"]:
            self._turn, self.placed = view["turn"], []
        self.book.show(view["pages"], self.clue, covers(view))
        self.book.name_ledges(words(N_("the whole Page")))
        self._show_exit(self._open or self._alone)
        self.rooms.show(view["progress"])
        self.tokens.show(view["traps"])
        self.desk.offer([])
        self._changed()

    @property
    def clue(self) -> list[tuple[int, int]]:
        """All butterflies: those that were played, and those in the hand."""
        fixed = [(page, spot) for page, spot in self.view["butterflies"]]
        return [*fixed, *self.placed][:BUTTERFLIES]

    @property
    def _alone(self) -> bool:
        """Whether nobody else sits at the device."""
        return sum(player.is_person for player in self.desk.players) < 2

    @property
    def _left(self) -> int:
        return BUTTERFLIES - len(self.clue)

    def _show_exit(self, is_open: bool) -> None:
        self._open = is_open
        self.exit.disc.show(self.view["exit"] if is_open else 0, down=not is_open)
        self.exit.light(True, 1.0 if is_open else 0.35)
        self._name.say(words(N_("The Exit")) if is_open else words(N_("Hold: the Exit")))

    def _changed(self) -> None:
        """A butterfly came or went."""
        view = self.view
        self.book.place(self.clue)
        ready = may_show(view, self.clue)
        self.seal.awake = ready
        self._title.say(
            words(N_("Hold the seal to close the book")) if ready else words(N_("Point at the Pages"))
        )
        self._line.say(self._advice(ready))
        owed = self._owed_pages()
        Animation.cancel_all(self, "owed")
        self.owed = 0.0
        if owed:
            half = self.desk.duration(BREATH_SECONDS / 2)
            if half:
                breath = Animation(owed=1.0, duration=half) + Animation(owed=0.25, duration=half)
                breath.repeat = True
                breath.start(self)
            else:
                self.owed = 1.0
        self._dim_forbidden()
        self._soon()

    def _advice(self, ready: bool) -> str:
        if not ready and self.clue:
            return capital(str(why_not_shown(self.view, self.clue)))
        if self._left:
            return words(N_("One butterfly is enough, two say more. On a ledge it names the whole Page."))
        return words(N_("Move them until they say what you mean."))

    def _owed_pages(self) -> list[int]:
        """Ledges on which one butterfly must still sit."""
        if "bottom" not in self.view["traps"] or any(spot == BELOW for _, spot in self.clue):
            return []
        return sorted({page for page, spot in free_spots(self.view, self.clue) if spot == BELOW})

    def _dim_forbidden(self) -> None:
        """Where no butterfly may go any more, the Page darkens."""
        free = {page for page, _ in free_spots(self.view, self.clue)} if self._left else {0, 1}
        used = {page for page, _ in self.clue}
        for page, disc in enumerate(self.book.discs):
            disc.dim(0.0 if page in free | used else 0.55)

    def _breathe(self) -> None:
        self.book.owe(self._owed_pages(), self.owed)

    def ask(self, shown: Shown) -> Ask:
        """Place the butterflies; what is owed stands beside the seal."""
        return Ask(
            words(N_("Lead the Wizards to the Exit.")),
            words(N_("Drag butterflies to the Pages; the bead points.")),
        )

    # ------------------------------------------------------------------ what is played
    def settle(self, spot: Spot, carried: int | None = None) -> bool:
        """Let a butterfly settle there, a new one or one that was carried; or say why it may not."""
        others = [each for number, each in enumerate(self.placed) if number != carried]
        fixed = [(page, place) for page, place in self.view["butterflies"]]
        page, place = spot.page, BELOW if spot.below else nearest_on_page(spot.x, spot.y)
        if (page, place) not in free_spots(self.view, [*fixed, *others]):
            self.desk.refuse(capital(str(why_no_butterfly(self.view, [*fixed, *others], page, place))))
            return False
        self.placed = [*others, (page, place)]
        self.desk.sound("place")
        self._changed()
        self.desk.reword()
        return True

    def _close(self) -> None:
        deed: list[Action] = [("butterfly", page, spot) for page, spot in self.placed]
        if self.desk.play(*deed, SHOW):
            self.placed = []

    def _say_what_is_owed(self) -> None:
        self.desk.refuse(capital(str(why_not_shown(self.view, self.clue))))

    @property
    def held(self) -> str:
        """Undo takes the last butterfly back, and does not say where it was."""
        return words(N_("a butterfly")) if self.placed else ""

    def take_back(self) -> bool:
        """Put the last butterfly back into the tray."""
        if not self.placed:
            return False
        self.placed.pop()
        self._changed()
        self.desk.reword()
        return True

    # ------------------------------------------------------------------ fingers
    def on_touch_down(self, touch: Any) -> bool:
        """Hold the Exit open, take a butterfly, or point with the next one."""
        if super().on_touch_down(touch):
            return True
        if self.exit.collide_point(*touch.pos):
            return self._take(touch, "exit")
        number = self._butterfly_under(*touch.pos)
        if number is not None:
            touch.ud["number"] = number
            return self._take(touch, "butterfly")
        if self.book.spot_at(*touch.pos) is not None and self._left:
            return self._take(touch, "page")
        return False

    def _take(self, touch: Any, what: str) -> bool:
        touch.ud["what"] = what
        touch.grab(self)
        if what == "exit":
            self._show_exit(True)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Carry a butterfly: its bead runs above the finger, under a loupe."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > TAP
        if touch.ud["what"] == "butterfly" and (far or touch.ud.get("carried")):
            touch.ud["carried"] = True
            self._carry(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Let go."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        what = touch.ud["what"]
        if what == "exit":
            self._show_exit(self._alone)
        elif what == "butterfly" and touch.ud.get("carried"):
            self._drop(touch)
        elif what == "page":
            spot = self.book.spot_at(*touch.pos)
            if spot is not None:
                self.settle(spot)
        return True

    def _bead(self, touch: Any) -> tuple[float, float]:
        return touch.x, touch.y + ABOVE[self.width < dp(600)]

    def _carry(self, touch: Any) -> None:
        x, y = self._bead(touch)
        if self._carried.parent is None:
            self.add_widget(self._carried)
            self.add_widget(self.loupe)
        self._carried.point(x, y, max(dp(52), self.book.discs[0].width * 0.34))
        number = touch.ud["number"]
        self.book.place([each for place, each in enumerate(self.clue) if place != number + self._fixed])
        spot = self.book.spot_at(x, y)
        self._carried.grey(spot is not None and not self._may_settle(spot, number))
        self._look(spot, x, y)

    def _may_settle(self, spot: Spot, number: int) -> bool:
        others = [each for place, each in enumerate(self.clue) if place != number + self._fixed]
        place = BELOW if spot.below else nearest_on_page(spot.x, spot.y)
        return (spot.page, place) in free_spots(self.view, others)

    @property
    def _fixed(self) -> int:
        return len(self.view["butterflies"])

    def _look(self, spot: Spot | None, x: float, y: float) -> None:
        """The loupe lies where it hides neither bead nor finger."""
        if spot is None or spot.below:
            self.loupe.hide()
            return
        side = min(dp(120), self.width * 0.3)
        left = x > self.center_x
        lx = x - side if left else x + side
        self.loupe.center = (
            min(max(lx, self.x + side * 0.6), self.right - side * 0.6),
            min(y + side * 0.7, self.top - side * 0.6),
        )
        disc = self.book.discs[spot.page]
        self.loupe.look(disc.card, disc.cover, (spot.x, spot.y), side, disc.width)

    def _drop(self, touch: Any) -> None:
        self.remove_widget(self._carried)
        self.remove_widget(self.loupe)
        self.loupe.hide()
        spot = self.book.spot_at(*self._bead(touch)) or self.book.spot_at(*touch.pos)
        number = touch.ud["number"]
        carried = number if number < len(self.placed) else None
        if spot is not None and self.settle(spot, carried):
            return
        if spot is None and carried is not None:
            self.placed.pop(carried)
        self._changed()

    def _butterfly_under(self, x: float, y: float) -> int | None:
        """A butterfly in the hand by its place: on a Page, or the next one in the tray."""
        reach = dp(34)
        for number, (page, spot) in enumerate(self.placed):
            bx, by = self.book.point_of(page, spot)
            if abs(bx - x) <= reach and abs(by - y) <= reach:
                return number
        for butterfly in self._resting[: self._left]:
            if (
                butterfly.parent is not None
                and abs(butterfly.bead[0] - x) <= reach
                and abs(butterfly.bead[1] - y) <= reach
            ):
                return len(self.placed)
        return None

    # ------------------------------------------------------------------ where it lies
    def arrange(self) -> None:
        """The Exit beside the book where there is room, else above it."""
        if self.upright:
            self._arrange_tall()
        else:
            self._arrange_wide()
        self._lay_resting()

    def _arrange_wide(self) -> None:
        x, y, wide, high = bounds(self)
        low = high < dp(480)
        foot = dp(74) if low else dp(96)
        head = dp(4) if low else dp(52)
        left = wide * (0.27 if low else 0.30)
        size = fitted(left - 2 * GAP, high - foot - head - GAP - dp(26))
        self.exit.size = size
        self.exit.pos = x + (left - size[0]) / 2, y + foot + GAP + dp(24)
        self._name.lay(x, self.exit.y - dp(28), left, dp(28), "lead")
        rooms = 0 if low else dp(240)
        self.rooms.pos, self.rooms.size = (x + GAP, y + high - head), (rooms, head - dp(12) if rooms else 0)
        self.tokens.size = (0, 0) if low else (wide - rooms - 3 * GAP, dp(50))
        self.tokens.pos = x + rooms + 2 * GAP, y + high - dp(52)
        box = wide - left - GAP, high - foot - head - 2 * GAP
        self.book.standing = False
        size = min(box[0], box[1] * 1.72), min(box[1], box[0] / 1.45)
        self.book.size, self.book.pos = (
            size,
            (x + left + (box[0] - size[0]) / 2, y + foot + GAP + (box[1] - size[1]) / 2),
        )
        self._lay_foot(x + GAP, y + GAP / 2, wide - 2 * GAP, foot - GAP)
        if low:
            side = dp(50)
            count = max(1, len(self.view["traps"]))
            self.tokens.size = side * min(count, 2), side * -(-count // 2)
            self.tokens.pos = x + GAP, y + high - self.tokens.height

    def _arrange_tall(self) -> None:
        x, y, wide, high = bounds(self)
        foot = max(dp(118), min(dp(150), high * 0.16), App.get_running_app().theme.body * 6.7)
        book_high = min((wide - 2 * GAP) * 0.68, (high - foot) * 0.48)
        book_wide = min(wide - 2 * GAP, book_high * 1.62)
        self.book.standing = False
        self.book.size = book_wide, book_high
        self.book.pos = x + (wide - book_wide) / 2, y + foot + 2 * GAP
        above = high - foot - book_high - 4 * GAP
        size = fitted(wide * 0.62, above - dp(30))
        self.exit.size = size
        self.exit.pos = x + GAP + (wide * 0.62 - size[0]) / 2, self.book.top + GAP + dp(28)
        self._name.lay(x + GAP, self.book.top + GAP, wide * 0.62, dp(28), "lead")
        column = wide * 0.38 - 2 * GAP
        right = x + wide - column - GAP
        self.rooms.size = column, dp(34)
        self.rooms.pos = right, y + high - dp(44)
        self.tokens.size = column, dp(150)
        self.tokens.pos = right, self.rooms.y - dp(158)
        self._lay_foot(x + GAP, y + GAP / 2, wide - 2 * GAP, foot - GAP)

    def _lay_foot(self, x: float, y: float, wide: float, high: float) -> None:
        """Tray, words and the seal."""
        side = min(dp(96), high)
        self.seal.size = side, side
        self.seal.pos = x + wide - side, y + (high - side) / 2
        slab = wide - side - GAP
        self._tray.lay(x, y, slab, high)
        narrow = slab < dp(420)
        hollow = min(dp(62), slab * (0.16 if narrow else 0.2), high * 0.62)
        for number, part in enumerate(self._hollows):
            part.centre(x + dp(14) + hollow * (0.55 + number * 1.12), y + high / 2, hollow, hollow * 0.91)
        left = x + dp(18) + hollow * 2.3
        inner = x + slab - left - dp(10)
        title = 0.0 if narrow else high * 0.40
        self._title.opacity = 0 if narrow else 1
        self._title.lay(left, y + high - title - dp(4), inner, max(1.0, title), "lead")
        self._line.lay(left, y + dp(6), inner, high - title - dp(12), "body")
        self._hollow = hollow
        self._hollow_x = x + dp(14)
        self._hollow_y = y + high / 2

    def _lay_resting(self) -> None:
        for number, butterfly in enumerate(self._resting):
            shown = number < self._left
            butterfly.opacity = 1 if shown else 0
            x = self._hollow_x + self._hollow * (0.55 + (BUTTERFLIES - 1 - number) * 1.12)
            butterfly.rest(x, self._hollow_y, self._hollow)

    def leave(self) -> None:
        """Nothing secret stays on the glass; what was placed in this turn is remembered."""
        Animation.cancel_all(self, "owed")
        self._open = False
        self.book.clear()
        self.book.place([])
        self.exit.disc.clear()
        self.loupe.hide()
        for child in (self._carried, self.loupe):
            if child.parent is not None:
                self.remove_widget(child)


def nearest_on_page(x: float, y: float) -> int:
    """The spot of a Page that a bead means; never the ledge, which is touched by itself."""
    spot = nearest(x, y)
    return spot if spot != BELOW else nearest(x, min(y, 0.9))
