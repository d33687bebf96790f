"""A finger draws the way of a pawn: the trail grows towards it and shrinks where it goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.metrics import dp

from app.board.geometry import Point
from app.games.finstere_flure.table.moving import Moving
from app.games.finstere_flure.table.trail import Trail
from engine.core.game import Action
from engine.games.finstere_flure.rules.board import COLUMNS, ENTRANCE, EXIT, NEXT
from engine.games.finstere_flure.rules.pawns import END, ENTER
from engine.games.finstere_flure.state import OUTSIDE

if TYPE_CHECKING:
    from app.games.finstere_flure.table.presenter import FlureTable

LIFT = 0.62
FINGER = dp(46)
"""A dragged pawn hangs so far above the fingertip, in cells or pixels, whichever is more."""


class Dragging:
    """The finger on a pawn. What it draws belongs to `Moving` and is played when the move ends."""

    def __init__(self, table: FlureTable, moving: Moving) -> None:
        self.table, self.moving = table, moving
        self._trail: Trail | None = None

    def take(self, pawn: int) -> None:
        """A finger takes a pawn off the board."""
        self.table.hurry()
        if pawn in self.moving.playable:
            self._trail = self.moving.trail_of(pawn)
            self._trail.take()
            self.table.show_drawn()

    def draw(self, cell: int | None, place: Point) -> None:
        """The finger is over a cell of the rules: go there step by step, or back."""
        trail = self._trail
        if trail is None or trail is not self.moving.trail:
            return
        self._follow(trail, cell)
        lift = max(LIFT, FINGER / self.table.desk.board.camera.scale)
        self.table.scenery.hang_pawn(self.moving.view, trail.pawn, (place[0], place[1] + lift))

    def let_go(self) -> None:
        """The pawn stands where its way has come to; without a step it was only touched."""
        trail, self._trail = self._trail, None
        if trail is None or trail is not self.moving.trail:
            return
        if trail.steps == 0:
            self.moving.drop(trail.pawn)
            return
        self.table.show_drawn()
        if self.table.desk.direct and self._is_open(END):
            self.moving.play(END)

    def cancel(self) -> None:
        """A second finger or a palm: what this drag has drawn is forgotten."""
        trail, self._trail = self._trail, None
        if trail is None or trail is not self.moving.trail:
            return
        trail.cancel()
        if trail.steps:
            self.table.show_drawn()
        else:
            self.moving.drop()

    def _follow(self, trail: Trail, cell: int | None) -> None:
        """Draw the steps towards the finger; over the cell before the last step, take that one back."""
        while cell is not None and not trail.stuck_at(cell):
            here = trail.cells[-1]
            if cell == here:
                return
            if trail.goes_back_to(cell):
                trail.back()
            elif not self._step_towards(trail, here, cell):
                trail.stop_at(cell)
                return
            self.table.show_drawn()

    def _step_towards(self, trail: Trail, here: int, cell: int) -> bool:
        """Draw a step; on a neighbouring cell the rule against it is told."""
        action = self._towards(here, cell)
        if action is None or not (self._is_open(action) or cell in (*NEXT[here], EXIT)):
            return False
        return self.moving.try_step(trail, action)

    def _towards(self, here: int, cell: int) -> Action | None:
        """The step that brings a pawn nearer to a cell, along the longer way first."""
        if here == OUTSIDE:
            return ENTER if cell == ENTRANCE else None
        across, along = cell % COLUMNS - here % COLUMNS, cell // COLUMNS - here // COLUMNS
        sides = [(abs(across), 1 if across > 0 else 3), (abs(along), 2 if along > 0 else 0)]
        wished = [("step", side) for far, side in sorted(sides, reverse=True) if far]
        return next(filter(self._is_open, wished), wished[0] if wished else None)

    def _is_open(self, action: Action) -> bool:
        return self.moving.shown is not None and action in self.moving.shown.actions
