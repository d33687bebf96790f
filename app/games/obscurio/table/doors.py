"""The doors: Pages in sight, a card behind each arch, pawns that go from door to door until all stand."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp

from app.games.obscurio.table.arch import Arch
from app.games.obscurio.table.book import Book
from app.games.obscurio.table.clock import Keeper
from app.games.obscurio.table.doors_plan import Boxes, boxes
from app.games.obscurio.table.gauge import Gauge
from app.games.obscurio.table.lifting import SECONDS, Lifted
from app.games.obscurio.table.part import Part, Slab
from app.games.obscurio.table.pawn import HOP_SECONDS, Pawn
from app.games.obscurio.table.pictures import TABLE
from app.games.obscurio.table.rooms import Rooms
from app.games.obscurio.table.scene import Scene, covers, words
from app.games.obscurio.table.speech import Line, Speech
from app.games.obscurio.table.token_row import TokenRow
from app.games.obscurio.table.wax import WaxSeal
from app.look.player_colours import HUES
from app.look.sentence import capital
from app.table.choices import Choice
from app.table.presenter import Ask
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_
from engine.games.obscurio.players.speech import said, trait
from engine.games.obscurio.queries import owner, pawns, zones
from engine.games.obscurio.rules.choosing import CONFIRM, LIFT
from engine.games.obscurio.rules.clock import MINUTE, TIME

HOLD_SECONDS = 0.32
"""After so long a finger that rests on a card lifts it."""

CARRY = dp(10)
"""A finger that moves further carries what it touched."""

SEAT_LIGHT = 0.95
FOUND = (0.97, 0.86, 0.55, 0.95)


class DoorsScene(Scene):
    """Phase 4, while the Wizards choose."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.book = Book(self.pictures)
        self.arches: list[Arch] = []
        self.pawns: dict[int, Pawn] = {}
        self._candles = [Part(TABLE("sconce")) for _ in range(6)]
        self._well = Slab(TABLE("slab"))
        self.gauge, self.rooms, self.speech = Gauge(), Rooms(), Speech()
        self.tokens = TokenRow()
        self.seal = WaxSeal(title=words(N_("Everyone stands: hold to end")))
        self.seal.bind(on_done=lambda _seal: self._all_stand(), on_asleep=lambda _seal: self._say_who_waits())
        self.lifted = Lifted(self.pictures)
        self.keeper = Keeper(self.desk, self._minute, self._time_is_up, self._hold)
        self.chosen = -1
        """The pawn that goes to the door that is touched next."""
        self._waiting: Any = None
        self._read = 0
        """The turn whose lines a Grimoire alone with computer Wizards has read."""
        self._flashed: list[int] = []
        for part in (*self._candles, self._well):
            self.ground.add(part)
        for child in (self.book, self.gauge, self.rooms, self.tokens, self.speech):
            self.add_still(child)
        self.add_still(self.seal)

    # ------------------------------------------------------------------ what is shown
    def refresh(self) -> None:
        """Doors, Pages, pawns, gauge, clock."""
        view = self.view
        self._put_back()
        self.book.show(view["pages"], view["butterflies"], covers(view))
        self._show_doors()
        self._show_pawns()
        self.gauge.show(*zones(view))
        self.rooms.show(view["progress"])
        self.tokens.show(view["traps"])
        self.speech.show(self._lines())
        self._show_clock()
        self._choose_pawn()
        self._offer()

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Pawns hop to their doors; everything else is as it is."""
        self.shown = shown
        self.refresh()
        self._soon.cancel()
        self.arrange(hopping=True)
        if any(event[0] in ("placed", "answered") for event in events):
            self.desk.sound("place")
        elif any(event[0] in ("dealt", "turned") for event in events):
            self.desk.sound("flip")

    def _show_doors(self) -> None:
        view = self.view
        while len(self.arches) > len(view["doors"]):
            self.remove_still(self.arches.pop())
        while len(self.arches) < len(view["doors"]):
            arch = Arch(self.pictures, len(self.arches) + 1)
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

    def _show_pawns(self) -> None:
        wanted = pawns(self.view)
        for number in [number for number in self.pawns if number not in wanted]:
            self.remove_widget(self.pawns.pop(number))
        for number in wanted:
            if number not in self.pawns:
                self.pawns[number] = Pawn(number, self._hue(number))
        for pawn in self.pawns.values():
            if pawn.parent is not None:
                self.remove_widget(pawn)
            self.add_widget(pawn)
            pawn.sure = owner(self.view, pawn.number) not in self.view["asked"]

    def _hue(self, pawn: int) -> str:
        """A lone Wizard's companion has the colour of nobody at the table but the Grimoire."""
        return self.hue(pawn)

    def _lines(self) -> list[Line]:
        """What the computer Wizards say who have placed their pawn, in the order of their seats."""
        view = self.view
        lines = []
        for pawn in pawns(view):
            player = self.desk.players[pawn]
            if player.is_person or not view["pawns"][pawn] or view["seats"] == 2:
                continue
            who = f"{self.desk.name_of(pawn)}, {trait(pawn)}"
            lines.append(Line(pawn, player.hue, who, capital(str(said(view, pawn))), view["pawns"][pawn]))
        return lines

    def _show_clock(self) -> None:
        clock = self.keeper.lay(self.view)
        if clock is not None and clock.parent is None:
            self.add_widget(clock)
        if clock is not None and self._live and self.view["step"] in ("choose", "lock"):
            self.keeper.run()

    @property
    def _live(self) -> bool:
        return self.shown is not None and bool(self.shown.legal or self.shown.changes)

    # ------------------------------------------------------------------ what is asked
    @property
    def _people(self) -> list[int]:
        """Seats of people who choose now."""
        shown = self.shown
        if shown is None:
            return []
        seats = [*shown.legal, *(seat for seat in shown.changes if seat not in shown.legal)]
        return [seat for seat in seats if seat != self.view["grimoire"]]

    @property
    def _mine(self) -> list[int]:
        """Pawns that people here may move now."""
        return [pawn for pawn in pawns(self.view) if owner(self.view, pawn) in self._people]

    @property
    def _unplaced(self) -> list[int]:
        return [pawn for pawn in self._mine if not self.view["pawns"][pawn]]

    def _choose_pawn(self) -> None:
        if self.chosen not in self._mine or self.view["pawns"][self.chosen]:
            self.chosen = self._unplaced[0] if self._unplaced else -1
        for pawn in self.pawns.values():
            pawn.choose(pawn.number == self.chosen)
        choosing = self.view["step"] == "choose" and bool(self._people)
        self.seal.opacity, self.seal.disabled = (1, False) if choosing else (0, True)
        self.seal.awake = not self._unplaced

    def _offer(self) -> None:
        """Locked Doors: take this door or wait, one pawn after the other."""
        shown = self.shown
        if self.lingers:
            self.desk.offer([Choice(words(N_("Reveal")), self._reveal, "eye", "primary")])
            return
        if self.view["step"] != "lock" or shown is None or shown.actor in (None, self.view["grimoire"]):
            self.desk.offer([])
            return
        seat = shown.actor or 0
        actions = [action for action in shown.actions if action[0] in ("take", "wait")]
        self.desk.offer([self._choice(action, seat) for action in actions])

    def _choice(self, action: Action, seat: int) -> Choice:
        kind = "primary" if action[0] == "take" else "button"
        words_of = N_("Take it") if action[0] == "take" else N_("Wait")
        return Choice(words(words_of), lambda: self.desk.play(action, seat=seat), "", kind)

    def ask(self, shown: Shown) -> Ask:
        """Who still holds a pawn; then, that all stand."""
        view = shown.view
        if self.keeper.held:
            return Ask(
                words(N_("Paused: the doors are covered.")), words(N_("Tap the glass to go on.")), to_all=True
            )
        if view["step"] == "lock":
            return Ask(words(N_("Door {door}: take it now or never."), door=view["shown"]))
        if view["step"] in ("watch", "watch_lock"):
            return Ask(words(N_("The Watcher is awake: everyone chooses in silence.")), to_all=True)
        return self._ask_choosing()

    def _ask_choosing(self) -> Ask:
        waiting = self._unplaced
        if not self._people:
            return Ask(
                words(N_("The Wizards read your Pages.")),
                words(N_("Their lines say what they see.")),
                to_all=True,
            )
        if not waiting:
            return Ask(
                words(N_("Everyone stands.")), words(N_("Hold the seal to end, or move again.")), to_all=True
            )
        how = words(N_("Drag the pawn or tap a door; hold a card to lift it."))
        if len(waiting) == 1 or self.chosen in waiting:
            pawn = self.chosen if self.chosen in waiting else waiting[0]
            seat = owner(self.view, pawn)
            line = (
                words(N_("Choose a door.")) if pawn == seat else words(N_("Choose a door for the companion."))
            )
            return Ask(line, how, self.desk.name_of(seat), self._hue(pawn))
        return Ask(words(N_("Choose your doors.")), how, to_all=True)

    def _say_who_waits(self) -> None:
        names = ", ".join(self.desk.name_of(owner(self.view, pawn)) for pawn in self._unplaced)
        self.desk.refuse(words(N_("{names} still without a door"), names=names))

    # ------------------------------------------------------------------ what is played
    def put(self, pawn: int, door: int) -> None:
        """Send a pawn to a door, or say why not."""
        shown = self.shown
        if shown is None:
            return
        seat = owner(self.view, pawn)
        if pawn not in self._mine:
            self._not_here(pawn)
            return
        self.chosen = -1
        if self.view["step"] == "lock":
            self._take(pawn, door, seat)
            return
        if self.view["pawns"][pawn] == door:
            self._soon()
            return
        move: Action = ("door", pawn, door)
        first = (LIFT,) if seat not in shown.legal else ()
        self.desk.play(*first, move, seat=seat)

    def _take(self, pawn: int, door: int, seat: int) -> None:
        if door != self.view["shown"]:
            self.desk.refuse(words(N_("only the door just revealed can be taken")))
        else:
            self.desk.play(("take", pawn), seat=seat)
        self._soon()

    def _not_here(self, pawn: int) -> None:
        """A computer Wizard's pawn says its line again."""
        line = next((line for line in self.speech.lines if line.seat == pawn), None)
        if line is not None:
            self.desk.say(f"{line.who}: {line.words}")
        elif self._people:
            self.desk.refuse(words(N_("that pawn cannot move now")))
        self._soon()

    def _all_stand(self) -> None:
        shown = self.shown
        if shown is None:
            return
        for seat in [seat for seat, actions in shown.legal.items() if CONFIRM in actions]:
            self.desk.play(CONFIRM, seat=seat)

    def _minute(self) -> None:
        self.desk.sound("chime_2")
        self.go_on(MINUTE)

    def _time_is_up(self) -> None:
        self.go_on(TIME)

    def _hold(self, is_held: bool) -> None:
        """Held sand covers the doors: nobody thinks for free."""
        self._show_doors()
        self.desk.reword()

    # ------------------------------------------------------------------ fingers
    def on_touch_down(self, touch: Any) -> bool:
        """Take a pawn, a card or a Page; several fingers may do so at once."""
        if self.lifted.up:
            self._put_back()
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

    def on_touch_move(self, touch: Any) -> bool:
        """Carry a pawn; the door under it is ringed in the colour of its seat."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        kind, number = touch.ud["target"]
        far = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > CARRY
        if kind == "pawn" and (far or touch.ud["carried"]) and number in self._mine:
            touch.ud["carried"] = True
            pawn = self.pawns[number]
            pawn.stand(touch.x, touch.y - pawn.height * 0.3, pawn.height)
            self._ring_under(touch, number)
        elif far and self._waiting is not None:
            self._waiting.cancel()
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Drop a pawn, send one to a door, or put a card back."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if self._waiting is not None:
            self._waiting.cancel()
        kind, number = touch.ud["target"]
        if touch.ud.get("lifted"):
            self._put_back()
        elif kind == "pawn":
            self._let_go(touch, number)
        elif kind == "door":
            self._touched_door(number)
        else:
            self._lift("page", number)
        return True

    def _let_go(self, touch: Any, pawn: int) -> None:
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
        if pawn not in self._mine:
            self._not_here(pawn)
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

    def _wait_to_lift(self, touch: Any, target: tuple[str, int]) -> None:
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

    def _put_back(self) -> None:
        self.lifted.put_back()
        if self.lifted.parent is not None:
            self.remove_widget(self.lifted)

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

    def _ring_under(self, touch: Any, pawn: int) -> None:
        door = self._door_under(*touch.pos) if touch is not None else 0
        light = (*HUES[self._hue(pawn)].light[:3], SEAT_LIGHT)
        for arch in self.arches:
            arch.ring(light if arch.number == door else None)

    # ------------------------------------------------------------------ where it lies
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
            (self.lifted, (self.x, self.y, self.width, self.height)),
        ):
            widget.size, widget.pos = box[2:], box[:2]
        if self.keeper.clock is not None:
            clock = self.keeper.clock
            clock.size_hint = None, None
            clock.lying = plan.clock[2] > plan.clock[3]
            clock.size, clock.pos = plan.clock[2:], plan.clock[:2]
        for arch, box in zip(self.arches, plan.doors, strict=True):
            arch.size, arch.pos = box[2:], box[:2]
        self._well.lay(*plan.hand)
        self._lay_candles()
        self._lay_pawns(plan, hopping)

    def _plan(self) -> Boxes:
        return boxes(
            (self.x, self.y, self.width, self.height),
            len(self.arches),
            self.keeper.clock is not None,
            bool(self.speech.lines),
            len(self.view["traps"]),
            self.gauge.rows,
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
                    pitch = min(high * 0.8, (wide - dp(16)) / len(standing))
                    high = min(high, tall - dp(8))
                    spot = x + wide / 2 + (place - (len(standing) - 1) / 2) * pitch, y + (tall - high) / 2
                self.pawns[number].hop(*spot, high, seconds)

    def _door_of(self, pawn: int) -> int:
        return self.view["pawns"][pawn] if self.view["pawns"] else 0

    # ------------------------------------------------------------------ surface
    @property
    def lingers(self) -> bool:
        """Every pawn stands, and nobody here has a pawn: the Grimoire reads before the Exit is revealed."""
        if self.shown is None or self._people or self.view["step"] != "choose":
            return False
        return self._read != self.view["turn"] and all(self.view["pawns"][pawn] for pawn in self.pawns)

    def _reveal(self) -> None:
        self._read = self.view["turn"]
        self.desk.offer([])

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
        self._put_back()
        self.book.clear()
        for arch in self.arches:
            arch.disc.clear()

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Ring these doors."""
        for arch in self.arches:
            arch.ring(FOUND if ("door", arch.number) in refs else None)

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The door of an action."""
        if action[0] == "door":
            return [("door", action[2])]
        return [("door", self.view["shown"])] if action[0] == "take" else []

    def cells_of(self, event: Event) -> Sequence[Ref]:
        """The door at which something happened."""
        if event[0] == "placed":
            return [("door", event[5])]
        return [("door", event[3])] if event[0] == "turned" else []

    def press(self, key: str) -> bool:
        """A digit sends the chosen pawn to that door."""
        if key.isdigit() and 1 <= int(key) <= len(self.arches) and self.chosen >= 0:
            self.put(self.chosen, int(key))
            return True
        return False
