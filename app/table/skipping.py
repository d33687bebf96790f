"""Skipping to the next person's turn: computer players play on, and only the end of it is shown."""

import time
from typing import TYPE_CHECKING

from app.look.running import lanterne
from app.table.presenter import Ask

if TYPE_CHECKING:
    from app.table.screen import Table

FRAME_SECONDS = 0.03
"""How long they may play within one frame: nobody looks at a movement meanwhile."""
THINK_SECONDS = 0.01
"""How long one of them thinks before the clock is looked at."""


class Skip:
    """Lets the computer players of one table play unseen."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.running = False
        self.allowed = True
        """Whether this table lets anybody skip; a lesson wants to be seen."""

    @property
    def possible(self) -> bool:
        """Whether only computer players are asked now."""
        tabletop = self._table.tabletop
        goes_on = tabletop is not None and tabletop.session.outcome is None
        return self.allowed and goes_on and bool(tabletop.bots_to_move()) and not tabletop.waiting()

    def begin(self) -> None:
        """Show nothing more until a person is asked, or the game is over."""
        if self.possible:
            self.running = True
            words = lanterne().tr._("The computer players are playing…")
            self._table.prompt(None, Ask(words, to_all=True))

    def cancel(self) -> None:
        """Look on again."""
        self.running = False

    def work(self) -> None:
        """Play for the time of a frame; at the end the table is shown as it is."""
        end = time.perf_counter() + FRAME_SECONDS
        while self.possible and time.perf_counter() < end:
            self._table.tabletop.think(THINK_SECONDS)
        if not self.possible:
            self.running = False
            self._table.refresh()
