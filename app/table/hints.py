"""Hints at a table: the engine thinks between the frames, then the table shows what to do and why."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock

from app.look.sentence import capital
from app.widgets.dialog import Answer
from engine import Advice

THINK_SECONDS = 0.02
"""Thinking time within one frame: more than for a computer player, since somebody waits for it."""

PATIENCE_SECONDS = 0.4
"""After so long the table says that a hint is being worked out."""


class Hints:
    """Gives hints at one table."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self._frame = Clock.create_trigger(self._think, 0, interval=True)
        self.patience = Clock.create_trigger(self._say_so, PATIENCE_SECONDS)
        """Runs until the table says so."""

    def ask(self) -> None:
        self._frame()
        self.patience()

    def hush(self) -> None:
        """Stop thinking: the hint was given, or the table has changed."""
        self._frame.cancel()
        self.patience.cancel()

    def _think(self, _dt: float) -> None:
        table = self._table
        seat = table.asked
        if seat is None or App.get_running_app().dialogs.top is not None:
            self.hush()
            return
        advice = table.tabletop.hint(seat, THINK_SECONDS)
        if advice is not None:
            self.hush()
            table.presenter.surface.flash(table.presenter.point_out(advice.action))
            self._tell(seat, advice)

    def _tell(self, seat: int, advice: Advice) -> None:
        app, table = App.get_running_app(), self._table
        answers = [
            Answer(app.tr._("Play this move"), lambda: table.play(advice.action), "primary"),
            Answer(app.tr._("Got it")),
        ]
        title = table.session.describe(advice.action, seat)
        app.dialogs.ask(capital(title), capital(str(advice.reason)), answers)

    def _say_so(self, _dt: float) -> None:
        app = App.get_running_app()
        app.say(app.tr._("Thinking…"))
