"""The table: one game being played, by people round the device and computer players between them.

The screen ties a `Tabletop` (what is true), a `Presenter` (how this game looks) and a `Desk` (where things
lie) together. It decides whose eyes the table is for, lowers the curtain between two of them, lets the
computer players think in slices, and opens the result when it is over.
"""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import NumericProperty, ObjectProperty

from app.look.kv import load
from app.services.storage import StorageTrouble
from app.table.hints import Hints
from app.table.keys import HELP_KEYS, open_keys
from app.table.log_dialog import open_log
from app.table.menu import open_menu
from app.table.presenter import Ask, Shown
from app.table.table_base import TableBase
from app.table.tabletop import Tabletop
from engine import IllegalAction, SaveError, Session, UndoBarrier
from engine.core.event import Event
from engine.core.game import Action

THINK_SECONDS = 0.008
"""How long a computer player may think within one frame."""

PAUSE_SECONDS = 0.45
"""How long a computer player's move can be looked at before the next."""

IDLE_SECONDS = 90
"""After so long without a touch the curtain falls over what is secret."""

RESULT_SECONDS = 1.6
"""How long the last position can be looked at before the result opens by itself."""


class Table(TableBase):
    """The screen of a table."""

    tabletop = ObjectProperty(None, allownone=True)
    at_hand = NumericProperty(None, allownone=True)
    """The seat whose player holds the device, where seats know different things."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        self._rest_until = 0.0
        self._frame = Clock.create_trigger(self._think, 0, interval=True)
        self.hints = Hints(self)
        self._idle = Clock.create_trigger(self._lower_when_idle, IDLE_SECONDS)
        self._end = Clock.create_trigger(self._open_result, 0)
        app.bind(form=self._rotated)
        app.tr.bind(language=self._retold)

    def arrive(self, name: str = "", session: Session | None = None, **_details: Any) -> None:
        """Sit down at a kept table, or back at the one that was left for a moment.

        A session comes along when a new table could not be saved: it is played all the same.
        """
        app = App.get_running_app()
        Window.bind(on_key_down=self._key)
        app.services.awake.hold("table")
        if self.tabletop is None or self.tabletop.name != name:
            self._sit_down(app, name, session)
        self.refresh()

    def leave(self) -> None:
        """Stand up; the table is saved already."""
        Window.unbind(on_key_down=self._key)
        app = App.get_running_app()
        app.services.awake.release("table")
        app.services.privacy.release("table")
        self._frame.cancel()
        self._idle.cancel()
        self._end.cancel()
        self.hints.hush()
        self.at_hand = None

    def pause(self) -> None:
        """Hide what is secret before the device shows it to anybody."""
        self._take_secrets_away()

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
        if seat is None or seat not in self.tabletop.waiting():
            return False
        try:
            self.tabletop.play(seat, *actions)
        except IllegalAction as illegal:
            self.refuse(illegal.reason)
            return False
        return True

    @property
    def asked(self) -> int | None:
        """The person who is asked now: whoever holds the device if it is their turn, else the first."""
        waiting = self.tabletop.waiting()
        if self.at_hand in waiting:
            return int(self.at_hand)
        return waiting[0] if waiting else None

    @property
    def viewer(self) -> int | None:
        """Whose eyes the table is for now; None shows only what everybody may see."""
        people = self.tabletop.people()
        if not self.session.game.info.secrets:
            return self.asked
        return people[0] if len(people) == 1 else self.at_hand

    def refresh(self, events: list[Event] | None = None) -> None:
        """Show the present moment, animated if there are events."""
        if self.tabletop is None or self.presenter is None:
            return
        self.hints.hush()
        self._hand_over()
        seat = self.viewer
        legal = {seat: self.session.legal(seat)} if seat is not None and seat == self.asked else {}
        shown = Shown(self.session.view(seat), seat, legal)
        self.show(shown, events)
        self._say_all(shown)
        self._go_on()

    def reword(self) -> None:
        """Ask again: what is asked has changed without an action."""
        if self._before is not None and self.tabletop is not None:
            self._say_all(self._before)

    def undo(self) -> None:
        """Take back what is not played yet, else the last action."""
        if self.presenter is not None and self.presenter.take_back():
            return
        self._travel(lambda: self.tabletop.undo(self.viewer))

    def redo(self) -> None:
        """Play again what was taken back."""
        self._travel(lambda: self.tabletop.redo(self.viewer))

    def hint(self) -> None:
        """Ask a careful hints, who thinks between the frames."""
        if self.asked is not None and self.viewer == self.asked and self.presenter is not None:
            self.hints.ask()

    def open_menu(self) -> None:
        """Everything that is not on the table itself."""
        open_menu(self)

    def open_log(self) -> None:
        """What happened, and why."""
        open_log(self)

    def lower_curtain(self) -> None:
        """Take what is secret off the glass and wait for the player who is asked."""
        seat, app = self.asked, App.get_running_app()
        veil = self.ids.curtain
        veil.name, veil.hue = self.name_of(seat or 0), self.players[seat or 0].hue
        veil.asked = ""
        veil.lifted = lambda: self._lift(seat)
        veil.opacity, veil.disabled = 1, False
        app.services.privacy.release("table")

    @property
    def curtain_is_down(self) -> bool:
        """Whether the table waits behind the curtain."""
        return not self.ids.curtain.disabled

    def _sit_down(self, app: Any, name: str, session: Session | None) -> None:
        try:
            session = session or app.saves.open(name)
        except (SaveError, StorageTrouble) as trouble:
            self.tabletop = self.presenter = None
            app.say(str(trouble))
            Clock.schedule_once(lambda _dt: app.navigator.back())
            return
        self.tabletop = Tabletop(session, app.saves, name, lambda: app.settings.undo_policy == "free")
        self.tabletop.listen(self.refresh)
        self.at_hand = None
        self.lay_out()
        self._raise_curtain()

    def _hand_over(self) -> None:
        """Lower the curtain when somebody else must look, raise it when nobody has to."""
        people, asked = self.tabletop.people(), self.asked
        if not self.session.game.info.secrets or len(people) < 2 or asked is None:
            self._raise_curtain()
            return
        if asked != self.at_hand:
            self.at_hand = None
            self.lower_curtain()

    def _lift(self, seat: int | None) -> None:
        self.at_hand = seat
        App.get_running_app().services.privacy.hold("table")
        self._raise_curtain()
        self._idle()
        self.refresh()

    def _raise_curtain(self) -> None:
        veil = self.ids.curtain
        veil.opacity, veil.disabled, veil.lifted = 0, True, None

    def _take_secrets_away(self, *_why: Any) -> None:
        if self.tabletop is not None and self.session.game.info.secrets and self.at_hand is not None:
            self.at_hand = None
            self.refresh()

    def _lower_when_idle(self, _dt: float) -> None:
        self._take_secrets_away()

    def _rotated(self, *_change: Any) -> None:
        self._take_secrets_away()

    def on_touch_down(self, touch: Any) -> bool:
        """Any touch shows that somebody is there."""
        if self.at_hand is not None:
            self._idle.cancel()
            self._idle()
        return bool(super().on_touch_down(touch))

    def _say_all(self, shown: Shown) -> None:
        """Bring prompt and tools up to date."""
        ask = self.presenter.ask(shown) if self.presenter else Ask("")
        deciders = self.session.deciders
        seat = self.asked if self.asked is not None else next(iter(deciders), None)
        self.prompt(seat, ask)
        desk = self.ids.desk
        held = self.presenter.held if self.presenter else ""
        desk.undo_title = held or self.tabletop.undo_title(self.viewer) or ""
        desk.redo_title = self.session.redo_title(self.viewer) or ""
        desk.can_hint = self.asked is not None and self.viewer == self.asked
        if self.tabletop.trouble:
            App.get_running_app().say(self.tabletop.trouble)

    def _go_on(self) -> None:
        """Let a computer player begin, or the result open."""
        self._frame.cancel()
        if self.session.outcome is not None:
            self._finish()
        elif self.tabletop.bots_to_move():
            self._rest_until = Clock.get_boottime() + self.duration(PAUSE_SECONDS)
            self._frame()

    @property
    def _moving(self) -> bool:
        return self.presenter is not None and self.presenter.surface.moving

    def _think(self, _dt: float) -> None:
        if Clock.get_boottime() < self._rest_until or self._moving:
            return
        self.tabletop.think(THINK_SECONDS)

    def _finish(self) -> None:
        app = App.get_running_app()
        app.statistics.add(self.tabletop.name, self.session)
        try:
            app.campaigns.close(self.session)
        except (SaveError, StorageTrouble) as trouble:
            app.say(str(trouble))
        self._end.timeout = self.duration(RESULT_SECONDS)
        self._end()

    def _open_result(self, _dt: float) -> None:
        app = App.get_running_app()
        outcome = self.session.outcome
        if outcome is None or app.navigator.page is not self:
            return
        won = any(seat in outcome.winners for seat in self.tabletop.people())
        app.services.sound.play("win" if won else "lose")
        app.navigator.go("result", name=self.tabletop.name)

    def _travel(self, through_time: Any) -> None:
        app = App.get_running_app()
        try:
            title = through_time()
        except UndoBarrier as barrier:
            self.refuse(barrier.reason)
            return
        app.services.sound.play("flip")
        app.say(title)

    def _key(self, _window: Any, _key: int, _scancode: int, letter: str | None, modifiers: list[str]) -> bool:
        app = App.get_running_app()
        if app.dialogs.top is not None or self.curtain_is_down or self.presenter is None:
            return False
        name = Window._system_keyboard.keycode_to_string(_key) or letter or ""
        if letter in HELP_KEYS or name in HELP_KEYS:
            open_keys(self)
            return True
        return self.presenter.key(name) or self.tray.press(name, modifiers) or self._own_key(name)

    def _own_key(self, name: str) -> bool:
        if name in KEYS:
            KEYS[name](self)
            return True
        return self.presenter is not None and self.presenter.surface.press(name)

    def _retold(self, *_change: Any) -> None:
        if self.tabletop is not None:
            app = App.get_running_app()
            self.ids.desk.title = app.tr._(self.session.game.info.title)
            self.refresh()


KEYS = {"z": Table.undo, "y": Table.redo, "h": Table.hint, "l": Table.open_log, "m": Table.open_menu}
"""Keys of the desktop; a presenter and the tray are asked before."""

load(__name__)
