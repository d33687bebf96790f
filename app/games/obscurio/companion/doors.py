"""Doors and clock: the glass runs along the time track, pawns find their doors, one long press ends it."""

from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty

from app.games.obscurio.companion import board, door_words  # noqa: F401  (DoorBoard is used in the KV rule)
from app.games.obscurio.companion.glasses import key_of
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.look.running import lanterne
from app.timer.sand_clock import SandClock
from app.widgets.countdown import Countdown
from engine.core.text import Phrase

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage

CONTROLS = {"phone": [], "tall": ["reset", "go"], "wide": ["reset", "go"]}
"""Sand that costs traps is not turned over, nor stretched. A phone has a small button beside the hint."""


class DoorsView(StepView):
    """The fourth phase of a turn with the box."""

    lying = BooleanProperty(False)
    """Whether a phone lies: the glass then stands beside the doors, and all of them are in sight."""
    lines = ListProperty([])
    hint = StringProperty("")
    locked = BooleanProperty(False)
    next_door = StringProperty("")
    has_clock = BooleanProperty(True)
    tells_doors = BooleanProperty(True)
    started = BooleanProperty(False)
    over = BooleanProperty(False)
    """Whether the glass has run out on the last space."""
    held = BooleanProperty(False)
    runs = BooleanProperty(False)
    """Whether the phase has begun: the glass was turned, or there is none."""
    counted = BooleanProperty(False)
    """Whether all pawns were placed at the Watcher's count, and only have to be entered."""
    count_words = StringProperty("")
    """What the Watcher's count calls for; empty while it sleeps."""

    def __init__(self, page: "LibraryPage", **kwargs: object) -> None:
        self.clock: SandClock | None = None
        super().__init__(page, **kwargs)
        self._glass = key_of(self.table)
        if self.table.seconds:
            self._lay_clock()
        self.has_clock = self.clock is not None

    def refresh(self) -> None:
        """Show doors, pawns and what is to be done."""
        here = self.table
        self.lines = [self.page.voice.say(line) for line in here.laying]
        self.locked, self.count_words = here.locked, door_words.countdown(here)
        self.tells_doors = self.page.tells == "doors"
        more = self.locked and here.shown < here.doors
        self.next_door = str(Phrase("Reveal door {door}", door=here.shown + 1)) if more else ""
        table = self.ids.board
        table.view, table.shows_pawns = self, self.tells_doors
        if table.chosen not in here.unplaced:
            table.chosen = here.unplaced[0] if here.unplaced else -1
        table.refresh()
        self.page.ids.scroll.carried = list(table.ids.pawns.children)
        self._retell()
        if self.clock is not None:
            self._fit_clock(self.clock)
            self._label_clock(self.clock)

    def wake(self) -> None:
        """Let the glass run on the screen again."""
        if self.clock is not None:
            self.clock.open()

    def part(self) -> None:
        """Hold the glass where it is: undo finds it so."""
        if self.clock is not None and self.started:
            self.page.glasses.keep(self._glass, self.clock.sand.pause(self._time), self._time)
            self.page.save()

    def leave(self) -> None:
        """Let go of the glass; its value is kept."""
        if self.clock is not None:
            self.clock.close()

    def go(self) -> None:
        """Start the glass; later, end the phase where it stands."""
        if self.clock is not None and not self.started:
            self.clock.start()
            return
        if self.clock is not None:
            self.companion.minute(self.clock.index)
        super().go()

    def choose(self, pawn: int) -> None:
        """This pawn is to be placed; touched again before a door it goes back to the middle."""
        table = self.ids.board
        if table.chosen == pawn and self.table.door_of[pawn]:
            self.put(pawn, 0)
            return
        table.chosen = pawn
        self._retell()

    def touch_door(self, door: int) -> None:
        """The chosen pawn goes there."""
        if self.ids.board.chosen >= 0:
            self.put(int(self.ids.board.chosen), door)

    def put(self, pawn: int, door: int) -> None:
        """Place a pawn, or say why not."""
        app = lanterne()
        late = self.over and not self.counted
        refused = Phrase(door_words.TOO_LATE) if late else self.companion.place(int(pawn), int(door))
        if refused is not None:
            app.services.sound.play("refuse")
            app.say(str(refused))
            return
        app.services.sound.play("place")
        self.page.changed()

    def turn_door(self) -> None:
        """Locked Doors: the next card."""
        self.companion.turn_door()
        lanterne().services.sound.play("flip")
        self.page.changed()

    def switch_telling(self) -> None:
        """Pawns here as well, or only on the table."""
        self.page.tells = "wrong" if self.page.tells == "doors" else "doors"
        self.page.changed()

    def hold(self) -> None:
        """Hold the sand, or let it run on."""
        if self.clock is not None:
            self.clock.press()

    def count_down(self) -> None:
        """The Watcher: all pawns at once; the glass stops with them."""
        self.page.lay_over(Countdown(self._placed_together))

    def _placed_together(self) -> None:
        """All pawns lie on the table. Locked Doors go on to the next one, with the sand running."""
        self.page.uncover()
        if self.locked:
            return
        self.counted = True
        if self.clock is not None and self.clock.running:
            self.clock.pause()
        self.ids.board.covered = False
        self._retell()

    @property
    def _time(self) -> Any:
        return lanterne().services.clock

    def _lay_clock(self) -> None:
        spans = self._spans()
        clock = SandClock(controls=[], turnable=False, holder="companion sand", spans=spans)
        clock.sand = self.page.glasses.find(self._glass, spans, self._time) or clock.sand
        clock.bind(
            on_minute=lambda _clock, place: self._minute(int(place)),
            on_end=lambda _clock: self._ended(),
            on_pause_change=lambda _clock, paused: self._hold(paused),
            on_change=lambda _clock: self._sand_changed(),
        )
        self.clock = clock
        lanterne().bind(form=self._relaid)
        self.bind(close=self._relaid, lying=self._relaid)
        self._relaid()
        self.ids.glass.add_widget(clock)
        self._sand_changed()

    def _relaid(self, *_change: object) -> None:
        """Digits stand beside the glass where the screen is narrow and the doors want its height."""
        if self.clock is not None:
            form = "phone" if self.close else lanterne().form
            self.clock.bare = self.lying
            self.clock.lying = form != "wide" and not self.lying
            self.clock.controls = CONTROLS[form]

    def _spans(self) -> list[float]:
        """The layers of this turn's track."""
        here = self.table
        return [float(here.seconds)] * len(here.spaces)

    def _fit_clock(self, clock: SandClock) -> None:
        """Another track lies there since the traps were corrected: the sand that has run stays run."""
        spans = self._spans()
        if list(clock.spans) != spans:
            sand = clock.sand.with_spans(spans, self._time)
            clock.spans = spans
            clock.sand = sand
            self._sand_changed()

    def _label_clock(self, clock: SandClock) -> None:
        costs = self.table.spaces
        clock.seals = [f"+{cost}" if cost else "0" for cost in costs]
        clock.words = [
            str(Phrase("next turn: +{count} traps", one="next turn: +{count} trap", count=cost))
            if cost
            else str(Phrase("next turn: no extra traps"))
            for cost in costs
        ]

    def _minute(self, place: int) -> None:
        self.companion.minute(place + 1)
        self.page.save()

    def _ended(self) -> None:
        self.over = True
        self._retell()

    def _hold(self, paused: bool) -> None:
        """Held sand covers the doors: nobody thinks for free."""
        self.held = paused
        self.counted = self.counted and paused
        self.ids.board.covered = paused and not self.counted
        self._retell()

    def _sand_changed(self) -> None:
        if self.clock is None:
            return
        clock = self.clock
        self.started = not clock.sand.ready
        self.over = clock.sand.done(self._time)
        self.held = clock.sand.paused(self._time)
        self.ids.board.covered = self.held and not self.counted
        if self.started:
            self.page.glasses.keep(self._glass, clock.sand, self._time)
            self.page.save()
        self._retell()

    def _retell(self) -> None:
        """The big button and the line above it."""
        table = self.table
        waiting = table.unplaced if self.tells_doors else []
        self.runs = self.clock is None or self.started
        self.holds = self.runs and not self.over
        self.ready = not self.runs or self.over or not waiting or door_words.last_chance(table)
        self.icon = "right" if self.runs else "timer"
        self.button = door_words.button(self, waiting)
        self.hint = door_words.hint(self, int(self.ids.board.chosen))


load(__name__)
