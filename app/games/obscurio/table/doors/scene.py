"""The doors: Pages in sight, a card behind each arch, pawns that go from door to door until all stand."""

from collections.abc import Sequence

from app.board.pictures import Pictures
from app.games.obscurio.table.doors.fingers import DoorsFingers
from app.games.obscurio.table.doors.speech import Line
from app.games.obscurio.table.pieces.clock import Keeper
from app.games.obscurio.table.scene import covers, words
from app.look.sentence import capital
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_
from engine.games.obscurio.players.speech import said, trait
from engine.games.obscurio.queries import owner, pawns, zones
from engine.games.obscurio.rules.choosing import CONFIRM, LIFT
from engine.games.obscurio.rules.clock import MINUTE, TIME


class DoorsScene(DoorsFingers):
    """Phase 4, while the Wizards choose."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.seal.bind(on_done=lambda _seal: self._all_stand(), on_asleep=lambda _seal: self._say_who_waits())
        self.keeper = Keeper(self.desk, self._minute, self._time_is_up, self._hold)
        self._read = 0
        """The turn whose lines a Grimoire alone with computer Wizards has read."""

    def refresh(self) -> None:
        """Doors, Pages, pawns, gauge, clock."""
        view = self.view
        self.put_back()
        self.book.show(view["pages"], view["butterflies"], covers(view))
        self.show_doors()
        self.show_pawns()
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
        self.fit_still()
        self.arrange(hopping=True)
        if any(event[0] in ("placed", "answered") for event in events):
            self.desk.sound("place")
        elif any(event[0] in ("dealt", "turned") for event in events):
            self.desk.sound("flip")

    @property
    def _speakers(self) -> list[int]:
        """The pawns of computer Wizards; one who leads two pawns is silent."""
        if self.view["seats"] == 2:
            return []
        return [pawn for pawn in pawns(self.view) if not self.desk.players[pawn].is_person]

    @property
    def unsaid(self) -> int:
        """How many computer Wizards will still say something at these doors."""
        if self.view["step"] != "choose":
            return 0
        return sum(not self.view["pawns"][pawn] for pawn in self._speakers)

    @property
    def handed(self) -> bool:
        """Whether somebody here has a pawn in hand."""
        return bool(self._people)

    def _lines(self) -> list[Line]:
        """What the computer Wizards say who have placed their pawn, in the order of their seats."""
        view = self.view
        lines = []
        for pawn in self._speakers:
            player = self.desk.players[pawn]
            if not view["pawns"][pawn]:
                continue
            name, words_of = self.desk.name_of(pawn), capital(str(said(view, pawn)))
            lines.append(Line(pawn, player.hue, name, str(trait(pawn)), words_of, view["pawns"][pawn]))
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

    @property
    def _people(self) -> list[int]:
        """Seats of people who choose now."""
        shown = self.shown
        if shown is None:
            return []
        seats = [*shown.legal, *(seat for seat in shown.changes if seat not in shown.legal)]
        return [seat for seat in seats if seat != self.view["grimoire"]]

    @property
    def mine(self) -> list[int]:
        """Pawns that people here may move now."""
        return [pawn for pawn in pawns(self.view) if owner(self.view, pawn) in self._people]

    @property
    def _unplaced(self) -> list[int]:
        return [pawn for pawn in self.mine if not self.view["pawns"][pawn]]

    def _choose_pawn(self) -> None:
        if self.chosen not in self.mine or self.view["pawns"][self.chosen]:
            self.chosen = self._unplaced[0] if self._unplaced else -1
        for pawn in self.pawns.values():
            pawn.choose(pawn.number == self.chosen)
        choosing = self.view["step"] == "choose" and bool(self._people)
        self.seal.opacity, self.seal.disabled = (1, False) if choosing else (0, True)
        self.seal.awake = not self._unplaced

    def _offer(self) -> None:
        """Locked Doors: whoever takes this one is sent there, then all others wait together."""
        if self.lingers:
            self.desk.offer([Choice(words(N_("Reveal")), self._reveal, "eye", "primary")])
        elif self.view["step"] == "lock" and self._undecided:
            last = self.view["shown"] == len(self.view["doors"])
            on = words(N_("Nobody else")) if last else words(N_("Next door"))
            self.desk.offer([Choice(on, self._wait, "right", "primary")])
        else:
            self.desk.offer([])

    @property
    def _undecided(self) -> dict[int, list[Action]]:
        """Locked Doors: for each person here who has not decided about this one, what it is to wait."""
        shown = self.shown
        if shown is None:
            return {}
        waits = {
            seat: [action for action in actions if action[0] == "wait"]
            for seat, actions in shown.legal.items()
        }
        return {seat: actions for seat, actions in waits.items() if actions}

    def _wait(self) -> None:
        """All who have not taken this door wait for another."""
        for seat, actions in self._undecided.items():
            self.desk.play(*actions, seat=seat)

    def ask(self, shown: Shown) -> Ask:
        """Who still holds a pawn; then, that all stand."""
        view = shown.view
        if self.keeper.held:
            return Ask(
                words(N_("Paused: the doors are covered")), words(N_("tap the glass to go on")), to_all=True
            )
        if view["step"] == "lock":
            return self._ask_locked()
        if view["step"] in ("watch", "watch_lock"):
            return Ask(words(N_("The Watcher is awake: everyone chooses in silence")), to_all=True)
        return self._ask_choosing()

    def _ask_locked(self) -> Ask:
        line = words(N_("Who takes door {door}?"), door=self.view["shown"])
        how = words(N_("tap the door; tap a pawn first to send another"))
        return Ask(line, how, to_all=True)

    def _ask_choosing(self) -> Ask:
        waiting = self._unplaced
        if not self._people:
            return Ask(
                words(N_("The Wizards read your Pages")),
                words(N_("their lines say what they see")),
                to_all=True,
            )
        if not waiting:
            return Ask(
                words(N_("Everyone is at a door")),
                words(N_("hold the seal to end, or move again")),
                to_all=True,
            )
        how = words(N_("drag the pawn or tap a door; hold a card to lift it"))
        if len(waiting) == 1 or self.chosen in waiting:
            pawn = self.chosen if self.chosen in waiting else waiting[0]
            seat = owner(self.view, pawn)
            line = (
                words(N_("choose a door")) if pawn == seat else words(N_("choose a door for the companion"))
            )
            return Ask(line, how, self.desk.name_of(seat), self.hue(pawn))
        return Ask(words(N_("Choose your doors")), how, to_all=True)

    def _say_who_waits(self) -> None:
        names = ", ".join(self.desk.name_of(owner(self.view, pawn)) for pawn in self._unplaced)
        self.desk.refuse(words(N_("{names} still without a door"), names=names))

    def put(self, pawn: int, door: int) -> None:
        """Send a pawn to a door, or say why not."""
        shown = self.shown
        if shown is None:
            return
        seat = owner(self.view, pawn)
        if pawn not in self.mine:
            self.not_here(pawn)
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

    def not_here(self, pawn: int) -> None:
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
        self.show_doors()
        self.desk.reword()

    @property
    def lingers(self) -> bool:
        """Every pawn stands, and nobody here has a pawn: the Grimoire reads before the Exit is revealed."""
        if self.shown is None or self._people or self.view["step"] != "choose":
            return False
        return self._read != self.view["turn"] and all(self.view["pawns"][pawn] for pawn in self.pawns)

    def _reveal(self) -> None:
        self._read = self.view["turn"]
        self.desk.offer([])

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
