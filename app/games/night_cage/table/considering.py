"""What a player thinks of doing: shown on the board with what it would cost, then done or forgotten."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.board.ghosts import Ghost
from app.games.night_cage.table.previews import Preview, danger_lines, preview, tried
from app.games.night_cage.table.targets import cell_of, dirge_handle, line_cells, placement
from app.table.desk.choices import Choice
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.night_cage.view import CageView

if TYPE_CHECKING:
    from app.games.night_cage.table.presenter import NightCageTable

SUNK = (0.8, 0.8, 0.8, 0.92)
"""How a pit is seen that is not there yet."""


class Considering:
    """The action that one table has picked, and the preview of it or of the tile that is tried."""

    def __init__(self, table: "NightCageTable") -> None:
        self._table = table
        self.picked: Action | None = None
        self.foretold: Phrase | None = None
        """What is considered would do, in a sentence."""
        self.victims: Mapping[int, int] = {}
        """Whom it would hit, and how many tiles that costs."""

    def clear(self) -> None:
        """Think of nothing; the board stays as it is."""
        self.picked = None
        self.unsay()

    def unsay(self) -> None:
        """Nothing is foretold any more."""
        self.foretold, self.victims = None, {}

    def pick(self, action: Action) -> None:
        """A touch that costs nothing does it; else a first one shows what would happen, a second does it.

        A lesson may wait for something else: there a first touch only shows.
        """
        table = self._table
        if table.shown is None:
            return
        seen = preview(table.shown.view, action, table.scenery.grid)
        free = not seen.costly and table.desk.welcomes([action])
        if table.desk.direct or action == self.picked or free:
            self._do(action)
            return
        self.picked = action
        self._show(table.shown.view, action)
        self.ask()
        table.retell()

    def look_at(self, action: Action) -> None:
        """Show what an action would do while a finger hovers over it."""
        if action != self.picked and self._table.shown is not None:
            self.picked = action
            self._show(self._table.shown.view, action)
            self._table.retell()

    def ask(self) -> None:
        """Offer to do what is picked, or to forget it."""
        if self.picked is None:
            return
        table = self._table
        words = table.desk.describe(self.picked)
        kind = "danger" if self.victims else "primary"
        yes = Choice(table.label(self.picked) or words, self.confirm, "tick", kind, words)
        table.desk.offer([yes, Choice(str(Phrase("Cancel")), self.forget, "cancel")])

    def confirm(self) -> None:
        """Do what is picked."""
        if self.picked is not None:
            self._do(self.picked)

    def forget(self) -> None:
        """Show the choice as it was before."""
        self.picked = None
        self._table.mark()
        self._table.retell()

    def try_out(self, _tray: object, ghost: tuple[int, int] | None) -> None:
        """Something lies on the board for a try: show what it would join, and whom monsters would see."""
        table = self._table
        if table.shown is None or not table.targets.places:
            return
        if ghost is None:
            table.mark()
        else:
            self._show_try(table.shown.view, *ghost)
        table.retell()

    def _do(self, action: Action) -> None:
        self.picked = None
        self._table.desk.play(action)

    def _show(self, view: CageView, action: Action) -> None:
        table, overlay = self._table, self._table.desk.board.overlay
        handle = dirge_handle if action[0] == "dirge" else cell_of
        overlay.select(handle(view, action), table.colour)
        if action[0] == "fall":
            overlay.marks.show_reach(line_cells(view, action[1]), (), table.colour)
        grid = table.scenery.grid
        seen = preview(view, action, grid)
        table.scenery.imagine_moved(seen.moved)
        overlay.sights.show(seen.lines or danger_lines(view, grid), animated=bool(seen.lines))
        self._show_losses(seen)
        if action[0] == "dirge":
            overlay.ghosts.show([Ghost(dirge_handle(view, action), "dirge", 0, size=3.0)])

    def _show_try(self, view: CageView, cell: int, turns: int) -> None:
        table, overlay, kind = self._table, self._table.desk.board.overlay, self._table.targets.kind
        action, grid = placement(view, cell, turns), table.scenery.grid
        if kind:
            table.scenery.hold(view, cell, kind, turns)
        seen = tried(view, action, kind, grid) if kind else preview(view, action, grid)
        overlay.sights.show([*seen.lines, *table.scenery.falling_lines(view)], animated=False)
        overlay.chosen.join(seen.joins)
        if kind:
            self._show_losses(seen)

    def _show_losses(self, seen: Preview) -> None:
        """What would break, who would pay, and the sentence that says so."""
        table, overlay = self._table, self._table.desk.board.overlay
        self.foretold, self.victims = seen.told, seen.victims
        overlay.badges.show(seen.badges)
        overlay.ghosts.show([Ghost(cell, "pit", cell * 7 % 4, SUNK) for cell in seen.pits])
        table.scenery.crumble(seen.lost)
