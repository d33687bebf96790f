"""The replay: a game walked through again, forth and back, and branched where somebody asks "what if"."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.table.keeping.opening import opened_or_back
from app.table.log import Replayed, replayed
from app.table.players import seated
from app.table.presenter import Ask
from app.table.shown import Shown
from app.table.table_base import TableBase
from engine import Session

STEP_SECONDS = 1.1
"""How long a moment stays while the replay runs by itself."""
BAR = 108
"""The height of the bar in dp where the board wants all the room there is."""


class ReplayBar(BoxLayout):
    """Forth, back, run, and the way out into a game of one's own."""

    step = NumericProperty(0)
    last = NumericProperty(0)
    running = BooleanProperty(False)
    roomy = BooleanProperty(True)
    """Whether all five buttons fit; without the outer two the slider does their work."""
    low = BooleanProperty(False)
    """Whether the way out has no line of its own and is a button beside the others."""
    page = ObjectProperty(None, allownone=True)


class Replay(TableBase):
    """Shows a finished game move by move."""

    step = NumericProperty(0)
    last = NumericProperty(0)
    running = BooleanProperty(False)
    eyes = NumericProperty(None, allownone=True)
    """The seat through whose eyes one looks; None sees what everybody saw."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._whole: Session | None = None
        self._now: Session | None = None
        self._actions: list[Replayed] = []
        self._clock = Clock.create_trigger(self._tick, STEP_SECONDS, interval=True)
        self._wants_side = False
        lanterne().bind(form=self._make_room)
        self.ids.desk.show_instead_of_tray(self.ids.bar)
        self.ids.desk.shelf = BAR
        self.ids.desk.ids.seats.bind(on_seat=self._press_panel)

    @property
    def session(self) -> Session:
        """The game as it stood at this step."""
        if self._now is None:
            raise LookupError("no game is being replayed")
        return self._now

    @property
    def players(self) -> list[Any]:
        """Who sat at the table."""
        return seated(self.session.table.get("players"), self.session.seats)

    def arrive(
        self, name: str = "", step: int = 0, session: Session | None = None, **_details: object
    ) -> None:
        """Open a table at its first moment or a later one; one that could not be saved comes along."""
        self._whole = session or opened_or_back(self, name)
        if self._whole is None:
            return
        self._clear_desk()
        self._now, self.eyes = self._whole.at(0), None
        self.lay_out()
        self._whole.voice = self.voice
        if self._whole.outcome is not None and self.presenter is not None:
            self.eyes = self.presenter.looked_back(self._whole)
        self._actions = list(replayed(self._whole, self.eyes))
        self.last = len(self._actions)
        self.go_to(step)

    def lay_out(self) -> None:
        """Lay out the table; the bar has its place whatever the game wants there."""
        super().lay_out()
        self.make_room(bool(self.presenter and self.presenter.uses_side), tray=True)

    def make_room(self, side: bool, tray: bool) -> None:
        """The bar lies in the tray's place, on a phone in the side's too."""
        self._wants_side = side
        self._make_room()

    def _make_room(self, *_change: object) -> None:
        self.ids.desk.uses_tray = True
        self.ids.desk.uses_side = self._wants_side and lanterne().form != "phone"

    def leave(self) -> None:
        self.pause_run()

    def go_to(self, step: int) -> None:
        """Show the table after so many actions; one step forward is animated."""
        step = max(0, min(int(step), int(self.last)))
        forward = step == self.step + 1 and self._now is not None and len(self.session.log) == self.step
        if self._whole is not None:
            self._now = self._whole.at(step)
        self.step = step
        self._show(self._actions[step - 1].events if forward else None)

    def toggle(self) -> None:
        """Run by itself, or stop."""
        if self.running:
            self.pause_run()
        else:
            self.running = True
            self._clock()

    def pause_run(self) -> None:
        self.running = False
        self._clock.cancel()

    def _press_panel(self, _seats: object, panel: int) -> None:
        if self.presenter is not None:
            self.look_as(self.presenter.seat_of_panel(self.session.view(None), panel))

    def look_as(self, seat: int) -> None:
        """Look through a player's eyes, or with everybody's again; not while there are secrets."""
        if self._whole is None or (self._whole.outcome is None and self._whole.game.info.secrets):
            return
        self.eyes = None if self.eyes == seat else seat
        self._actions = list(replayed(self._whole, self.eyes))
        self._show(None)

    def what_if(self) -> None:
        """Play on from here, at a table of its own."""
        app, branch = lanterne(), self.session
        branch.table["name"] = app.tr._("What if? (from move {number})").format(number=int(self.step))
        name = app.saves.fresh_name(branch)
        details = {} if app.keep(lambda: app.saves.save(name, branch)) else {"session": branch}
        app.navigator.home()
        app.navigator.go("table", name=name, **details)

    def _show(self, events: Any) -> None:
        view = self.session.view(self.eyes)
        self.show(Shown(view, self.eyes, {}), events)
        step, bar = int(self.step), self.ids.bar
        action = self._actions[step - 1] if step else None
        begin = lanterne().tr._("Start of the game")
        self.prompt(action.seat if action else None, Ask(action.title if action else begin))
        if action and self.name_of(action.seat) in action.title:
            self.ids.desk.ids.strip.player = ""
        bar.step, bar.last = self.step, self.last

    def _tick(self, _dt: float) -> None:
        if self.step >= self.last:
            self.pause_run()
        else:
            self.go_to(int(self.step) + 1)


load(__name__)
