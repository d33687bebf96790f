"""The table: one game being played, by people round the device and computer players between them.

The screen ties a `Tabletop` (what is true), a `Presenter` (how this game looks) and a `Desk` (where things
lie) together. `Eyes` says whom the step is for and `Secrecy` keeps it from all others; the screen lets the
computer players think in slices.
"""

from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import ObjectProperty

from app.look.kv import load
from app.look.running import lanterne
from app.table.after.ending import Ending
from app.table.facing import sit_at, turn_to
from app.table.hints import Hints
from app.table.keeping.opening import opened_or_back
from app.table.keys import press
from app.table.log_dialog import open_log
from app.table.menu import open_menu
from app.table.presenter import Ask
from app.table.reading import read_aloud
from app.table.secret.eyes import Eyes
from app.table.secret.handover import Handover
from app.table.secret.secrecy import Secrecy
from app.table.shown import Shown
from app.table.skipping import Skip
from app.table.table_base import TableBase
from app.table.tabletop import Tabletop
from app.table.undo_list import open_undo_list
from app.widgets.paper import PRESSING
from engine import IllegalAction, Session, UndoBarrier
from engine.core.event import Event
from engine.core.game import Action

THINK_SECONDS = 0.008
"""How long a computer player may think within one frame."""

PAUSE_SECONDS = 0.45
"""How long a computer player's move can be looked at before the next."""


class Table(TableBase):
    """The screen of a table."""

    tabletop = ObjectProperty(None, allownone=True)
    eyes = ObjectProperty(None, allownone=True)
    """Whose eyes the table is for."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = lanterne()
        self._rest_until = 0.0
        self._unsaid: list[str] | None = None
        self._frame = Clock.create_trigger(self._think, 0, interval=True)
        self.hints = Hints(self)
        self.ending = Ending(self)
        self.skip = Skip(self)
        self.secrecy = Secrecy(self)
        app.bind(form=self.secrecy.take_away)
        app.tr.bind(language=self._retold)

    def arrive(self, name: str = "", session: Session | None = None, **_details: Any) -> None:
        """Sit down at a kept table, or back at the one that was left for a moment.

        A session comes along when a new table could not be saved: it is played all the same.
        """
        app = lanterne()
        Window.bind(on_key_down=self._key)
        app.services.awake.hold("table")
        if self.tabletop is None or self.tabletop.name != name:
            self._sit_down(name, session)
        self.refresh()

    def leave(self) -> None:
        """Stand up; the table is saved already."""
        Window.unbind(on_key_down=self._key)
        app = lanterne()
        app.services.awake.release("table")
        self._frame.cancel()
        self.ending.cancel()
        self.skip.cancel()
        self.hints.hush()
        self.secrecy.leave()

    def put_away(self) -> None:
        """Clear the desk; whoever comes back opens the saved table. One that is not saved stays as it is."""
        if self.tabletop is not None and self.tabletop.trouble:
            return
        super().put_away()
        self.tabletop = None

    def pause(self) -> None:
        """Hide what is secret before the device shows it to anybody."""
        self.secrecy.take_away()

    def resume(self) -> None:
        """Show the table again, behind the curtain if there are secrets."""
        self.ids.desk.renew()
        self.refresh()

    @property
    def session(self) -> Any:
        """The game being played."""
        return self.tabletop.session

    @property
    def players(self) -> list[Any]:
        """Who sits at the table."""
        return list(self.tabletop.players) if self.tabletop else []

    def play(self, *actions: Action, seat: int | None = None) -> bool:
        """Carry out a deed of the seat that is asked, or of another; a refusal is said in one line."""
        seat = self.asked if seat is None else seat
        if seat is None or not self.eyes.may_act(seat):
            return False
        try:
            self.tabletop.play(seat, *actions)
        except IllegalAction as illegal:
            self.refuse(illegal.reason)
            return False
        return True

    def moderate(self, *deeds: tuple[int, Action]) -> bool:
        """Let the table go on for a seat that only keeps its pace; what others do with it is told at once."""
        session = self.session
        if not deeds or not session.game.moderates(session.state, deeds[0][0]):
            return False
        try:
            self.tabletop.play_together(deeds)
        except IllegalAction as illegal:
            self.refuse(illegal.reason)
            return False
        return True

    @property
    def asked(self) -> int | None:
        """The person who is asked now: whoever holds the device if it is their turn, else the first."""
        seat: int | None = self.eyes.asked
        return seat

    @property
    def viewer(self) -> int | None:
        """Whose eyes the table is for now; None shows only what everybody may see."""
        seat: int | None = self.eyes.viewer
        return seat

    def refresh(self, events: list[Event] | None = None) -> None:
        """Show the present moment, animated if there are events; later if the device goes round now."""
        if self.tabletop is None or self.presenter is None or self.skip.running:
            return
        if self.secrecy.postpone(events):
            return
        self.hints.hush()
        self.eyes.follow()
        shown = self.eyes.shown()
        self._unsaid = []
        self.show(shown, events)
        self._say_all(shown)
        self._say_the_rest()
        self.secrecy.cover(shown)
        self._go_on()
        read_aloud(self, events or ())

    def say(self, line: str) -> None:
        """Show one line for a moment; what an action brings is told beside the question that follows it."""
        if self._unsaid is None:
            super().say(line)
        else:
            self._unsaid.append(line)

    def _say_the_rest(self) -> None:
        lines, self._unsaid = self._unsaid or [], None
        for line in lines:
            self.say(line)

    def reword(self) -> None:
        """Ask again: what is asked has changed without an action."""
        if self._before is not None and self.tabletop is not None:
            self.hints.hush()
            self._say_all(self._before)

    def look_back(self, step: int) -> None:
        """Open the replay of this very table; the way back leads here again."""
        app = lanterne()
        app.go("replay", name=self.tabletop.name, step=step, session=self.session)

    def undo(self) -> None:
        """Put a hint away, take back what is not played yet, else the last deed."""
        if self.hints.given is not None:
            self.hints.close()
            return
        if self.presenter is not None and self.presenter.take_back():
            return
        self._travel(lambda: self.tabletop.undo(self.viewer))

    def open_undo_list(self) -> None:
        """Choose how far to go back."""
        open_undo_list(self)

    def go_back(self, deeds: int) -> None:
        """Take so many deeds back in one go, and first what is not played yet."""
        if self.presenter is not None:
            self.presenter.take_back()
        self._travel(lambda: self.tabletop.undo_all(deeds, self.viewer))

    def redo(self) -> None:
        """Play again what was taken back."""
        self._travel(lambda: self.tabletop.redo(self.viewer))

    def hint(self) -> None:
        """Begin to work out a hint between the frames."""
        if self.eyes.may_be_advised and self.presenter is not None:
            self.hints.ask()

    def open_menu(self) -> None:
        """Everything that is not on the table itself."""
        open_menu(self)

    def sit_at(self, side: int) -> None:
        """Whoever is asked has turned the prompt to this side."""
        sit_at(self, side)

    def open_log(self) -> None:
        """What happened, and why."""
        open_log(self)

    @property
    def lowered(self) -> Any:
        """The curtain behind which the table waits; None while somebody or everybody may look."""
        return self.secrecy.lowered

    @property
    def handover(self) -> Handover | None:
        """The way round that the device is on, from one private page to the next."""
        return self.secrecy.handover

    @property
    def covering(self) -> Any:
        """What alone hears keys: the curtain, or the page of whoever holds the device."""
        return self.handover or self.lowered

    @property
    def curtain_is_down(self) -> bool:
        """Whether the table waits behind the curtain."""
        return self.lowered is not None

    def _sit_down(self, name: str, session: Session | None) -> None:
        self._clear_desk()
        session = session or opened_or_back(self, name)
        if session is None:
            self.tabletop = None
            return
        self._lay(
            Tabletop(session, lanterne().saves, name, lambda: lanterne().settings.undo_policy == "free")
        )

    def _lay(self, tabletop: Tabletop) -> None:
        """Lay out another table; nothing of the one before stays on the glass.

        Its presenter goes first: it still speaks of the people of its own table.
        """
        self._clear_desk()
        self.secrecy.end_handover()
        self.tabletop = tabletop
        self.eyes = Eyes(tabletop.session, tabletop.people())
        tabletop.listen(self.refresh)
        self.lay_out()
        self.secrecy.raise_curtain()

    def go_on(self) -> None:
        """The device goes to whom it is for."""
        self.refresh()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Any touch shows that somebody is there."""
        self.secrecy.touched()
        return bool(super().on_touch_down(touch))

    def _say_all(self, shown: Shown) -> None:
        """Bring prompt and tools up to date."""
        ask = self.presenter.ask(shown) if self.presenter else Ask("")
        deciders = self.session.deciders
        seat = self.asked if self.asked is not None else next(iter(deciders), None)
        self.prompt(seat, ask)
        turn_to(self, None if ask.to_all else seat)
        desk = self.ids.desk
        desk.where = self.presenter.where(shown) if self.presenter else ""
        held = self.presenter.held if self.presenter else ""
        desk.undo_title = held or self.tabletop.undo_title(self.viewer) or ""
        desk.redo_title = self.session.redo_title(self.viewer) or ""
        desk.can_hint, desk.can_skip = self.eyes.may_be_advised, self.skip.possible
        if self.tabletop.trouble:
            lanterne().say(self.tabletop.trouble)

    def _go_on(self) -> None:
        """Let a computer player begin, or the result open."""
        self._frame.cancel()
        if self.session.outcome is not None:
            self.ending.begin()
        elif self.tabletop.bots_to_move():
            self._rest_until = Clock.get_boottime() + self.duration(PAUSE_SECONDS)
            self._frame()

    @property
    def _moving(self) -> bool:
        """Whether computer players wait: for what moves, or until somebody who sits here has read."""
        presenter = self.presenter
        if presenter is None or presenter.surface.moving:
            return presenter is not None
        return presenter.lingers and bool(self.tabletop.people())

    def _think(self, _dt: float) -> None:
        if self.skip.running:
            self.skip.work()
            return
        if Clock.get_boottime() < self._rest_until or self._moving:
            return
        self.tabletop.think(THINK_SECONDS)

    def _travel(self, through_time: Any) -> None:
        app = lanterne()
        self.skip.cancel()
        try:
            title = through_time()
        except UndoBarrier as barrier:
            self.refuse(barrier.reason)
            return
        app.services.sound.play("flip")
        app.say(title)

    def _key(
        self, _window: object, _key: int, _scancode: int, letter: str | None, modifiers: list[str]
    ) -> bool:
        app = lanterne()
        if app.dialogs.top is not None or self.lowered is not None or self.handover is not None:
            return False
        if self.presenter is None:
            return False
        name = Window._system_keyboard.keycode_to_string(_key) or letter or ""
        if name in PRESSING and app.focus_walk.here is not None:
            return False  # it presses what Tab has led to
        return press(self, name, letter, modifiers)

    def _retold(self, *_change: object) -> None:
        if self.tabletop is not None:
            app = lanterne()
            self.ids.desk.title = app.tr._(self.session.game.info.title)
            self.refresh()


load(__name__)
