"""The parts of the doors scene, and where they lie: Pages, arches, pawns, gauge, traps, words, the seal."""

from collections.abc import Sequence

from kivy.metrics import dp, sp

from app.board.pictures import Pictures
from app.games.obscurio.table.doors.plan import Boxes, boxes
from app.games.obscurio.table.doors.speech import Speech
from app.games.obscurio.table.pieces.arch import DoorArch
from app.games.obscurio.table.pieces.book import Book
from app.games.obscurio.table.pieces.clock import Keeper
from app.games.obscurio.table.pieces.gauge import Gauge
from app.games.obscurio.table.pieces.lifting import Lifted
from app.games.obscurio.table.pieces.part import Part, Rect, Slab
from app.games.obscurio.table.pieces.pawn import HOP_SECONDS, Pawn
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.pieces.token_row import TokenRow
from app.games.obscurio.table.pieces.wax import WaxSeal
from app.games.obscurio.table.scene import Scene, words
from app.look.running import lanterne
from app.table.presenter import Desk
from app.table.surface import Ref
from engine.core.text import N_
from engine.games.obscurio.queries import owner, pawns

FOUND = (0.97, 0.86, 0.55, 0.95)
SMALL_LETTERS = sp(20)
"""The traps have their names beside the doors of a tablet up to letters of this size."""
AT_FIRST = 2
"""Strips that have their room before anybody speaks: the doors shall not shrink when somebody does."""


class DoorsRoom(Scene):
    """The room without its game: it shows a view, and nothing in it answers a touch."""

    keeper: Keeper
    """The clock; whoever plays the scene sets it."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.book = Book(self.pictures)
        self.arches: list[DoorArch] = []
        self.pawns: dict[int, Pawn] = {}
        self._candles = [Part(TABLE("sconce")) for _ in range(6)]
        self._well = Slab(TABLE("slab"))
        self.gauge, self.rooms, self.speech = Gauge(), RoomTrack(), Speech()
        self.tokens = TokenRow()
        self.seal = WaxSeal(title=words(N_("Everyone is at a door: hold to end")))
        self.lifted = Lifted(self.pictures)
        for part in (*self._candles, self._well):
            self.ground.add(part)
        for child in (self.book, self.gauge, self.rooms, self.tokens, self.speech):
            self.add_still(child)
        self.add_still(self.seal)

    @property
    def unsaid(self) -> int:
        """How many computer Wizards will still say something at these doors."""
        return 0

    @property
    def handed(self) -> bool:
        """Whether somebody here has a pawn in hand."""
        return True

    def show_doors(self) -> None:
        """A card behind each arch, or its back."""
        view = self.view
        while len(self.arches) > len(view["doors"]):
            self.remove_still(self.arches.pop())
        while len(self.arches) < len(view["doors"]):
            arch = DoorArch(self.pictures, len(self.arches) + 1)
            self.arches.append(arch)
            self.add_still(arch)
        locked = "locked" in view["traps"]
        for arch, card in zip(self.arches, view["doors"], strict=True):
            turned = arch.number <= view["shown"]
            covered = self.keeper.held
            arch.disc.show(
                0 if covered else card, down=covered or (turned and not card) or (locked and not turned)
            )
            arch.disc.dim(0.0 if turned or not locked else 0.5)
            arch.bar(False)
            arch.light(self._sees_exit(card))
            arch.ring(FOUND if locked and arch.number == view["shown"] else None)

    def _sees_exit(self, card: int) -> bool:
        """Whether whoever looks on knows that this is the Exit: a Grimoire alone with computer Wizards."""
        view = self.view
        return view["seat"] is not None and view["seat"] == view["grimoire"] and card == view["exit"] != 0

    def show_pawns(self) -> None:
        """A pawn for each Wizard, before everything else."""
        wanted = pawns(self.view)
        for number in [number for number in self.pawns if number not in wanted]:
            self.remove_widget(self.pawns.pop(number))
        for number in wanted:
            if number not in self.pawns:
                self.pawns[number] = Pawn(number, self.hue(number))
        for pawn in self.pawns.values():
            if pawn.parent is not None:
                self.remove_widget(pawn)
            self.add_widget(pawn)
            pawn.funbind("pos", self._trigger_layout)  # who hops from door to door moves nothing else
            pawn.sure = owner(self.view, pawn.number) not in self.view["asked"]

    def put_back(self) -> None:
        """Lay a lifted card down again."""
        self.lifted.put_back()
        if self.lifted.parent is not None:
            self.remove_widget(self.lifted)

    def arrange(self, hopping: bool = False) -> None:
        """Every part in its box."""
        plan = self._plan()
        self.book.standing = plan.standing
        for widget, box in (
            (self.book, plan.book),
            (self.gauge, plan.gauge),
            (self.rooms, plan.rooms),
            (self.tokens, plan.tokens),
            (self.speech, plan.speech),
            (self.seal, plan.seal),
            (self.lifted, _beside(plan, (self.x, self.y, self.width, self.height))),
        ):
            widget.size, widget.pos = box[2:], box[:2]
        if self.keeper.clock is not None:
            clock = self.keeper.clock
            clock.size_hint = None, None
            clock.lying = plan.clock[2] > plan.clock[3]
            clock.size, clock.pos = plan.clock[2:], plan.clock[:2]
        for arch, box in zip(self.arches, plan.doors, strict=True):
            arch.size, arch.pos = box[2:], box[:2]
        self._well.lay(*plan.hand) if self.handed or self._unled else self._well.hide()
        self._lay_candles()
        self._lay_pawns(plan, hopping)

    def _plan(self) -> Boxes:
        return boxes(
            (self.x, self.y, self.width, self.height),
            len(self.arches),
            self.keeper.clock is not None,
            max(self.speech.count, min(AT_FIRST, self.speech.count + self.unsaid)),
            len(self.view["traps"]),
            self.gauge.rows,
            self.handed or self._unled,
            lanterne().theme.body <= SMALL_LETTERS,
        )

    def _lay_candles(self) -> None:
        """One candle between two arches of the same row."""
        pairs = [
            (one, other)
            for one, other in zip(self.arches, self.arches[1:], strict=False)
            if abs(one.y - other.y) < 1
        ]
        for number, part in enumerate(self._candles):
            if number < len(pairs):
                one, other = pairs[number]
                side = one.width * 0.36
                part.centre((one.right + other.x) / 2, one.top - one.height * 0.11, side, side * 144 / 128)
            else:
                part.hide()

    def _lay_pawns(self, plan: Boxes, hopping: bool) -> None:
        seconds = self.desk.duration(HOP_SECONDS) if hopping else 0.0
        places: dict[int, list[int]] = {}
        for pawn in self.pawns:
            places.setdefault(self._door_of(pawn), []).append(pawn)
        for door, standing in places.items():
            for place, number in enumerate(standing):
                high = plan.pawn
                if door:
                    spot = self.arches[door - 1].stand(place, len(standing), high * 0.72)
                else:
                    x, y, wide, tall = plan.hand
                    room = (wide - dp(16)) / len(standing)
                    high = min(max(high, room), tall - dp(8))
                    pitch = min(high * 0.8, room)
                    spot = x + wide / 2 + (place - (len(standing) - 1) / 2) * pitch, y + (tall - high) / 2
                self.pawns[number].hop(*spot, high, seconds)

    @property
    def _unled(self) -> bool:
        """Whether a pawn has no door yet."""
        return any(not self._door_of(pawn) for pawn in self.pawns)

    def _door_of(self, pawn: int) -> int:
        return self.view["pawns"][pawn] if self.view["pawns"] else 0

    @property
    def moving(self) -> bool:
        """Pawns on their way."""
        return any(pawn.rise > 0 for pawn in self.pawns.values())

    def finish_all(self) -> None:
        """Let every pawn stand."""
        if self.shown is not None and self.width > 1:
            self.arrange()

    def leave(self) -> None:
        """The sand is silent; no picture is kept."""
        self.keeper.put_away()
        self.put_back()
        self.book.clear()
        for arch in self.arches:
            arch.disc.clear()

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Ring these doors."""
        for arch in self.arches:
            arch.ring(FOUND if ("door", arch.number) in refs else None)


def _beside(plan: Boxes, whole: Rect) -> Rect:
    """The room for a lifted card: the Pages stay in sight, for it is looked at to compare it with them."""
    x, y, wide, high = whole
    if plan.standing:
        left = plan.book[0] + plan.book[2]
        return left, y, x + wide - left, high
    return x, y, wide, plan.book[1] - y
