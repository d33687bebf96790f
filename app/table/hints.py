"""Hints at a table: the engine thinks between the frames, then the prompt says what to do and why.

The board stays bright, and what the hint speaks of pulses there until somebody touches something.
"""

from typing import TYPE_CHECKING

from kivy.clock import Clock

from app.look.running import lanterne
from app.look.sentence import capital
from app.table.desk.choices import Choice
from app.table.presenter import Ask
from engine import Advice

if TYPE_CHECKING:
    from app.table.screen import Table

THINK_SECONDS = 0.02
"""Thinking time within one frame: more than for a computer player, since somebody waits for it."""

PATIENCE_SECONDS = 0.4
"""After so long the prompt says that a hint is being worked out."""


class Hints:
    """Gives hints at one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._frame = Clock.create_trigger(self._think, 0, interval=True)
        self.patience = Clock.create_trigger(self._say_so, PATIENCE_SECONDS)
        """Runs until the table says so."""
        self.given: Advice | None = None
        """The hint that stands at the prompt."""

    def ask(self) -> None:
        self._frame()
        self.patience()

    def hush(self) -> None:
        """Stop thinking and take the hint away: the table has changed, or somebody goes on by himself."""
        self._frame.cancel()
        self.patience.cancel()
        if self.given is not None and self._table.presenter is not None:
            self._table.presenter.surface.flash((), lasting=True)
        self.given = None

    def _think(self, _dt: float) -> None:
        table = self._table
        seat = table.asked
        if seat is None or lanterne().dialogs.top is not None:
            self.hush()
            table.reword()
            return
        advice = table.tabletop.hint(seat, THINK_SECONDS)
        if advice is not None:
            self.hush()
            self._tell(seat, advice)

    def _tell(self, seat: int, advice: Advice) -> None:
        app, table = lanterne(), self._table
        title = capital(table.session.describe(advice.action, seat))
        table.prompt(seat, Ask(title, capital(str(advice.reason)), nameless=True, weighty=True))
        table.offer(
            [
                Choice(app.tr._("Play this move"), lambda: self._follow(advice), "tick", "primary"),
                Choice(app.tr._("Got it"), self.close, "cancel"),
            ]
        )
        self.given = advice
        table.laid.surface.flash(table.laid.point_out(advice.action), lasting=True)

    def _follow(self, advice: Advice) -> None:
        self.hush()
        self._table.play(advice.action)

    def close(self) -> None:
        """Put the hint away and ask as before."""
        self.hush()
        self._table.refresh()

    def _say_so(self, _dt: float) -> None:
        thinking = lanterne().tr._("Thinking…")
        self._table.prompt(self._table.asked, Ask(thinking, nameless=True))
