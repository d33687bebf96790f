"""Fingers in the room of the doors: pawns are tapped or carried, cards and Pages are lifted."""

from kivy.clock import Clock, ClockEvent
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.doors.room import DoorsRoom
from app.games.obscurio.table.pieces.lifting import SECONDS
from app.look.player_colours import HUES
from app.table.presenter import Desk

HOLD_SECONDS = 0.32
"""After so long a finger that rests on a card lifts it."""

CARRY = dp(10)
"""A finger that moves further carries what it touched."""

SEAT_LIGHT = 0.95


class DoorsFingers(DoorsRoom):
    """Says what fingers mean; what becomes of it is left to whoever plays the scene."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.chosen = -1
        """The pawn that goes to the door that is touched next."""
        self._waiting: ClockEvent | None = None

    @property
    def mine(self) -> list[int]:
        """Pawns that people here may move now."""
        raise NotImplementedError

    def put(self, pawn: int, door: int) -> None:
        """Send a pawn to a door, or say why not."""
        raise NotImplementedError

    def not_here(self, pawn: int) -> None:
        """Say why a pawn stays where it is."""
        raise NotImplementedError

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Take a pawn, a card or a Page; several fingers may do so at once."""
        if self.lifted.up:
            self.put_back()
            return True
        if super().on_touch_down(touch):
            return True
        target = self._under(*touch.pos)
        if target is None or not self.collide_point(*touch.pos):
            return False
        touch.ud["target"], touch.ud["carried"] = target, False
        touch.grab(self)
        if target[0] != "pawn":
            self._wait_to_lift(touch, target)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Carry a pawn; the door under it is ringed in the colour of its seat."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        kind, number = touch.ud["target"]
        far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > CARRY
        if kind == "pawn" and (far or touch.ud["carried"]) and number in self.mine:
            touch.ud["carried"] = True
            pawn = self.pawns[number]
            pawn.stand(touch.x, touch.y - pawn.height * 0.3, pawn.height)
            self._ring_under(touch, number)
        elif far and self._waiting is not None:
            self._waiting.cancel()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Drop a pawn, send one to a door, or put a card back."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if self._waiting is not None:
            self._waiting.cancel()
        kind, number = touch.ud["target"]
        if touch.ud.get("lifted"):
            self.put_back()
        elif kind == "pawn":
            self._let_go(touch, number)
        elif kind == "door":
            self._touched_door(number)
        else:
            self._lift("page", number)
        return True

    def _let_go(self, touch: MotionEvent, pawn: int) -> None:
        if not touch.ud["carried"]:
            self._touched_pawn(pawn)
            return
        self._ring_under(None, pawn)
        door = self._door_under(*touch.pos)
        if door:
            self.put(pawn, door)
        else:
            self.arrange()

    def _touched_pawn(self, pawn: int) -> None:
        if pawn not in self.mine:
            self.not_here(pawn)
            return
        self.chosen = pawn
        for each in self.pawns.values():
            each.choose(each.number == pawn)
        self.desk.reword()

    def _touched_door(self, door: int) -> None:
        if self.chosen >= 0:
            self.put(self.chosen, door)
        else:
            self._lift("door", door)

    def _wait_to_lift(self, touch: MotionEvent, target: tuple[str, int]) -> None:
        """A finger that rests on a card lifts it, and so does a second finger on the same card."""
        others = [each for each in touch.grab_list if each]
        if self._waiting is not None:
            self._waiting.cancel()

        def lift(_dt: float) -> None:
            touch.ud["lifted"] = True
            self._lift(*target)

        self._waiting = Clock.schedule_once(lift, HOLD_SECONDS) if others else None

    def _lift(self, kind: str, number: int) -> None:
        disc = self.book.discs[number] if kind == "page" else self.arches[number - 1].disc
        spots = [spot for page, spot in self.view["butterflies"] if kind == "page" and page == number]
        if self.lifted.parent is None:
            self.add_widget(self.lifted)
        self.lifted.lift(disc, spots, self.desk.duration(SECONDS))

    def _under(self, x: float, y: float) -> tuple[str, int] | None:
        for pawn in reversed(list(self.pawns.values())):
            if pawn.holds(x, y):
                return "pawn", pawn.number
        door = self._door_under(x, y)
        if door:
            return "door", door
        for page, disc in enumerate(self.book.discs):
            if disc.holds(x, y) and disc.card:
                return "page", page
        return None

    def _door_under(self, x: float, y: float) -> int:
        return next((arch.number for arch in self.arches if arch.collide_point(x, y)), 0)

    def _ring_under(self, touch: MotionEvent, pawn: int) -> None:
        door = self._door_under(*touch.pos) if touch is not None else 0
        light = (*HUES[self.hue(pawn)].light[:3], SEAT_LIGHT)
        for arch in self.arches:
            arch.ring(light if arch.number == door else None)
