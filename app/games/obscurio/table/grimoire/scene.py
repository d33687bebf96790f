"""The Grimoire alone: the Exit while it is held, two Pages, two butterflies, a seal that closes the book.

Butterflies stay in the hand until the seal is held: they may be moved as often as one likes.
"""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import NumericProperty

from app.board.pictures import Pictures
from app.games.obscurio.table.grimoire.desk import GrimoireDesk
from app.games.obscurio.table.grimoire.pointing_by_keys import KeyPointer
from app.games.obscurio.table.pieces.book import Spot, nearest_on_page
from app.games.obscurio.table.pieces.butterfly import Butterfly
from app.games.obscurio.table.scene import covers, words
from app.look.sentence import capital
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.game import Action
from engine.core.text import N_
from engine.games.obscurio.queries import free_spots, may_show, why_no_butterfly, why_not_shown
from engine.games.obscurio.rules.butterflies import BELOW, BUTTERFLIES, SHOW

ABOVE = {True: dp(64), False: dp(84)}
"""How far above the finger the bead runs, in a hand and on a tablet: the finger hides nothing."""

TAP = dp(10)
FOUND = (0.97, 0.86, 0.55, 0.95)
"""The light round a place that a lesson speaks of."""

BREATH_SECONDS = 1.6


class GrimoireScene(GrimoireDesk):
    """Phase 2, for one pair of eyes."""

    owed = NumericProperty(0.0)
    """How strongly a ledge glows on which a butterfly is owed."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.seal.bind(on_done=lambda _seal: self._close(), on_asleep=lambda _seal: self._say_what_is_owed())
        self._carried = Butterfly()
        self._pointer = KeyPointer(self)
        self.placed: list[tuple[int, int]] = []
        """What the butterflies name that are in the hand: a Page and a spot each."""
        self._open = False
        self._turn = 0
        self.bind(owed=lambda *_change: self._breathe())

    def refresh(self) -> None:
        """Pages, Exit, traps; butterflies of another turn are back in the tray."""
        view = self.view
        if self._turn != view["turn"]:
            self._turn, self.placed = view["turn"], []
        self.book.show(view["pages"], self.clue, covers(view))
        self.book.name_ledges(words(N_("the whole Page")), words(N_("all")))
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
    def left(self) -> int:
        """How many butterflies are still in the tray."""
        return BUTTERFLIES - len(self.clue)

    def _show_exit(self, is_open: bool) -> None:
        self._open = is_open
        self.exit.disc.show(self.view["exit"] if is_open else 0, down=not is_open)
        self.exit.light(True, 1.0 if is_open else 0.35)
        self.name.say(words(N_("The Exit")) if is_open else words(N_("Hold to look")))

    def _changed(self) -> None:
        """A butterfly came or went."""
        view = self.view
        self.book.place(self.clue)
        ready = may_show(view, self.clue)
        self.seal.awake = ready
        self.heading.say(self._title(ready))
        self.line.say(self._advice(ready))
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

    def _title(self, ready: bool) -> str:
        if ready:
            return words(N_("Hold the seal to close the book"))
        return words(N_("The seal is asleep")) if self.clue else words(N_("Point at the Pages"))

    def _advice(self, ready: bool) -> str:
        if not ready and self.clue:
            return capital(str(why_not_shown(self.view, self.clue)))
        if self.left:
            return words(N_("One is enough, two say more. A ledge means the whole Page."))
        return words(N_("Move them until they say what you mean."))

    def _owed_pages(self) -> list[int]:
        """Ledges on which one butterfly must still sit."""
        if "bottom" not in self.view["traps"] or any(spot == BELOW for _, spot in self.clue):
            return []
        return sorted({page for page, spot in free_spots(self.view, self.clue) if spot == BELOW})

    def _dim_forbidden(self) -> None:
        """Where no butterfly may go any more, the Page darkens."""
        free = {page for page, _ in free_spots(self.view, self.clue)} if self.left else {0, 1}
        used = {page for page, _ in self.clue}
        for page, disc in enumerate(self.book.discs):
            disc.dim(0.0 if page in free | used else 0.55)

    def _breathe(self) -> None:
        self.book.owe(self._owed_pages(), self.owed)

    def ask(self, shown: Shown) -> Ask:
        """Place the butterflies; what is owed stands beside the seal."""
        return Ask(
            words(N_("lead the Wizards to the Exit")),
            words(N_("drag butterflies to the Pages; the bead points")),
        )

    def settle(self, spot: Spot, carried: int | None = None) -> bool:
        """Let a butterfly settle there, a new one or one that was carried; or say why it may not."""
        others = [each for number, each in enumerate(self.placed) if number != carried]
        page, place = spot.page, BELOW if spot.below else nearest_on_page(spot.x, spot.y)
        return self._settle(page, place, others)

    def settle_on(self, page: int, place: int) -> bool:
        """Let a new butterfly settle on a spot that is known by its number."""
        return self._settle(page, place, self.placed)

    def _settle(self, page: int, place: int, others: list[tuple[int, int]]) -> bool:
        fixed = [(other, spot) for other, spot in self.view["butterflies"]]
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

    def peek(self) -> None:
        """Open the Exit, or close it again."""
        self._show_exit(not self._open or self._alone)

    def press(self, key: str) -> bool:
        """Arrows carry a butterfly, Enter lets it settle, E opens the Exit."""
        return self._pointer.press(key)

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Ring these Pages."""
        for page, disc in enumerate(self.book.discs):
            disc.ring(FOUND if ("page", page) in refs else None)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Hold the Exit open, take a butterfly, or point with the next one."""
        if super().on_touch_down(touch):
            return True
        if self.exit.collide_point(*touch.pos):
            return self._take(touch, "exit")
        number = self._butterfly_under(*touch.pos)
        if number is not None:
            touch.ud["number"] = number
            return self._take(touch, "butterfly")
        if self.book.spot_at(*touch.pos) is not None and self.left:
            return self._take(touch, "page")
        return False

    def _take(self, touch: MotionEvent, what: str) -> bool:
        touch.ud["what"] = what
        touch.grab(self)
        if what == "exit":
            self._show_exit(True)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Carry a butterfly: its bead runs above the finger, under a loupe."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > TAP
        if touch.ud["what"] == "butterfly" and (far or touch.ud.get("carried")):
            touch.ud["carried"] = True
            self._carry(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
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

    def _bead(self, touch: MotionEvent) -> tuple[float, float]:
        return touch.x, touch.y + ABOVE[self.width < dp(600)]

    def _carry(self, touch: MotionEvent) -> None:
        x, y = self._bead(touch)
        if self._carried.parent is None:
            self.add_widget(self._carried)
            self.add_widget(self.loupe)
        self._carried.point(x, y, max(dp(52), self.book.discs[0].width * 0.34))
        number = touch.ud["number"]
        self.book.place([each for place, each in enumerate(self.clue) if place != number + self._fixed])
        spot = self.book.spot_at(x, y)
        self._carried.grey(spot is not None and not self._may_settle(spot, number))
        self.look_closely(spot, x, y)

    def _may_settle(self, spot: Spot, number: int) -> bool:
        others = [each for place, each in enumerate(self.clue) if place != number + self._fixed]
        place = BELOW if spot.below else nearest_on_page(spot.x, spot.y)
        return (spot.page, place) in free_spots(self.view, others)

    @property
    def _fixed(self) -> int:
        return len(self.view["butterflies"])

    def _drop(self, touch: MotionEvent) -> None:
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
        for butterfly in self.resting[: self.left]:
            if (
                butterfly.parent is not None
                and abs(butterfly.bead[0] - x) <= reach
                and abs(butterfly.bead[1] - y) <= reach
            ):
                return len(self.placed)
        return None

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
