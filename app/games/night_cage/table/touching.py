"""Where a touch leads at the table of The Night Cage: to a cell, or to a prisoner or the Dirge on the way."""

from typing import TYPE_CHECKING, Any

from app.games.night_cage.table.explaining import explain
from app.games.night_cage.table.targets import placement
from engine.core.text import Phrase
from engine.games.night_cage.rules.board import GRIDS

if TYPE_CHECKING:
    from app.games.night_cage.table.presenter import NightCageTable

DIRGE_WAITS = "dirge"
"""The decision where the Dirge comes down, and its name while a finger drags it about."""

STEP_OF = {"choose": "move", "again": "move", "scrambling": "scramble"}
"""The step that is asked for, by what waits."""

CELL_OF_ITS_OWN = ("snuff", "dirge")
"""What else is answered by touching a cell, and says itself why another one will not do."""


class CageTouch:
    """Hears board and tray of one table."""

    def __init__(self, table: "NightCageTable") -> None:
        self._table = table

    def listen(self) -> None:
        """Hear everything that can be touched, until the table is cleared."""
        table, desk = self._table, self._table.desk
        desk.tray.board, desk.tray.pick = desk.board, self._pick_piece
        table.listen(desk.tray, on_place=self._placed, on_refuse=self._refused)
        table.listen(desk.board, on_tap=self._tapped, on_long_press=self._explained)
        table.listen(desk.board, on_drag=self._dragging, on_drag_end=self._dropped)
        table.listen(desk.board, on_drag_cancel=self._let_go)

    def why_not_here(self, cell: int) -> str:
        """Why what is in the hand does not go on a cell."""
        table = self._table
        return table.desk.why_not(placement(table.shown.view, cell, 0)) if table.shown else ""

    def _tapped(self, _board: object, cell: int | None, _piece: object) -> bool:
        """Take a touch of the board. True: it is used up, and does not also lay the tile that it drew."""
        table = self._table
        if table.shown is None or cell is None or not table.shown.actions:
            return False
        if table.desk.tray.holding:
            return table.lay_at_once(cell) or cell == self._here
        if cell in table.targets.cells:
            table.considering.pick(table.targets.cells[cell])
        elif table.considering.picked is not None:
            table.considering.forget()
        elif cell != self._here:
            table.desk.refuse(self._why_no_step(cell))
        return True

    @property
    def _here(self) -> int:
        """Where the prisoner stands whose turn it is."""
        view = self._table.shown.view if self._table.shown else {}
        here: int = view["at"][view["active"]]
        return here

    def _pick_piece(self, place: tuple[float, float]) -> Any:
        """Only the prisoner who is to move or land can be dragged, or the Dirge that looks for its place."""
        table = self._table
        if table.shown is None or not table.shown.actions:
            return None
        if table.shown.view["step"] == DIRGE_WAITS:
            return DIRGE_WAITS
        piece = table.desk.board.pieces.at(*place)
        may = table.targets.cells or not table.targets.kind
        return piece if may and piece == table.shown.view["active"] else None

    def _dragging(self, board: Any, cell: int | None, piece: Any, place: tuple[float, float]) -> None:
        if self._is_prisoner(piece):
            board.pieces.drag(piece, (place[0], place[1] + 0.25))
        elif piece != DIRGE_WAITS:
            return
        action = self._table.targets.cells.get(-1 if cell is None else cell)
        if action is not None:
            self._table.considering.look_at(action)

    def _dropped(self, board: Any, cell: int | None, piece: Any, _place: object) -> None:
        table = self._table
        if table.shown is None:
            return
        if piece == DIRGE_WAITS:
            table.considering.ask()
        if not self._is_prisoner(piece):
            return
        action = table.targets.cells.get(-1 if cell is None else cell)
        self._send_home(board, piece)
        table.considering.picked = None
        if cell in table.targets.places:
            table.desk.tray.placing.hover(cell)
        elif action is None:
            table.mark()
        else:
            table.considering.pick(action)

    def _let_go(self, board: Any, piece: Any) -> None:
        if self._is_prisoner(piece) and self._table.shown is not None:
            self._send_home(board, piece)
            self._table.considering.forget()

    def _send_home(self, board: Any, prisoner: int) -> None:
        table = self._table
        home = table.scenery.place_of(table.shown.view, prisoner) if table.shown else None
        if home is not None:
            board.pieces.drag(prisoner, home)

    def _is_prisoner(self, piece: Any) -> bool:
        return isinstance(piece, int) and piece < len(self._table.people)

    def _placed(self, _tray: object, cell: int, turns: int) -> None:
        table = self._table
        if table.shown is not None:
            table.desk.play(placement(table.shown.view, cell, turns))

    def _refused(self, _tray: object, reason: str) -> None:
        self._table.desk.refuse(reason)

    def _why_no_step(self, cell: int) -> str:
        """Why a touched cell does nothing, by what is asked now."""
        desk, view = self._table.desk, self._table.shown.view if self._table.shown else {}
        waiting = view["step"]
        if waiting not in STEP_OF:
            return desk.why_not((waiting if waiting in CELL_OF_ITS_OWN else "move", cell))
        around = GRIDS[view["size"]].next[self._here]
        if cell in around:
            return desk.why_not((STEP_OF[waiting], around.index(cell)))
        return str(Phrase("You can only move to an adjacent tile."))

    def _explained(self, _board: object, cell: int | None, _piece: Any) -> None:
        table = self._table
        if table.shown is not None and cell is not None:
            explain(table.desk, table.shown.view, cell, table.called)
