"""Hints at a table: the engine thinks between the frames, then the table shows what to do and why."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock

from app.look.sentence import capital
from app.widgets.dialog import Answer
from engine import Advice

THINK_SECONDS = 0.02
"""How long he may think within one frame: somebody waits for his word."""

PATIENCE_SECONDS = 0.4
"""After so long it is said that he is thinking."""


class Hints:
    """Gives hints at one table."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self._frame = Clock.create_trigger(self._think, 0, interval=True)
        self.patience = Clock.create_trigger(self._say_so, PATIENCE_SECONDS)
        """Until he says that he is thinking."""

    def ask(self) -> None:
        """Let him begin."""
        self._frame()
        self.patience()

    def hush(self) -> None:
        """Nobody waits for his word any more: it was given, or the table has changed."""
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
            Answer(app.tr._("Do it"), lambda: table.play(advice.action), "primary"),
            Answer(app.tr._("I will think")),
        ]
        title = table.session.describe(advice.action, seat)
        app.dialogs.ask(capital(title), capital(str(advice.reason)), answers)

    def _say_so(self, _dt: float) -> None:
        app = App.get_running_app()
        app.say(app.tr._("Let me think…"))
