"""The end of a table: it is counted, a campaign takes it in, and the result opens after a while."""

from typing import TYPE_CHECKING

from kivy.clock import Clock

from app.look.running import lanterne

if TYPE_CHECKING:
    from app.table.screen import Table

RESULT_SECONDS = 1.6
"""How long the last position can be looked at before the result opens by itself."""


class Ending:
    """Counts a finished table, closes its run of a campaign, and opens the result."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._end = Clock.create_trigger(self._open_result, 0)

    def begin(self) -> None:
        """The game is over."""
        app, table = lanterne(), self._table
        app.keep(lambda: app.statistics.add(table.tabletop.name, table.session))
        app.keep(lambda: app.campaigns.close(table.session))
        self._end.timeout = table.duration(RESULT_SECONDS)
        self._end()

    def cancel(self) -> None:
        """Somebody left before the result opened."""
        self._end.cancel()

    def _open_result(self, _dt: float) -> None:
        app, table = lanterne(), self._table
        outcome = table.session.outcome
        if outcome is None or app.navigator.page is not table:
            return
        won = any(seat in outcome.winners for seat in table.tabletop.people())
        app.services.sound.play("win" if won else "lose")
        app.navigator.go("result", name=table.tabletop.name, session=table.session)
