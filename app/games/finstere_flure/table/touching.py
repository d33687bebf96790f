"""Where a touch leads at the table of Finstere Flure: to a pawn, a piece of the set-up, an explanation."""

from typing import TYPE_CHECKING, Any

from app.games.finstere_flure.table.dragging import Dragging
from app.games.finstere_flure.table.explaining import explain, explain_kind
from engine.games.finstere_flure.queries import is_laying
from engine.games.finstere_flure.view import FlureView

if TYPE_CHECKING:
    from app.games.finstere_flure.table.presenter import FlureTable


class FlureTouch:
    """Hears board, tray and panels of one table.

    The board tells cells as it shows them; a rule knows them as they are numbered.
    """

    def __init__(self, table: "FlureTable") -> None:
        self._table = table
        self._dragging = Dragging(table, table.moving)

    def listen(self) -> None:
        """Hear everything that can be touched, until the table is cleared."""
        table, desk = self._table, self._table.desk
        desk.tray.board, desk.tray.pick = desk.board, self._pick
        table.listen(desk.tray, on_place=self._placed, on_refuse=self._refused)
        table.listen(desk.tray, on_explain=self._explain_offer)
        table.listen(desk.tray, can_confirm=self._held_changed, chosen=self._held_changed)
        table.listen(desk.board, on_tap=self._tapped, on_long_press=self._explained)
        table.listen(desk.board, on_drag_start=self._taken, on_drag=self._dragged)
        table.listen(desk.board, on_drag_end=self._dropped, on_drag_cancel=self._let_go)
        table.listen(desk.seats, on_slot=self._tapped_slot)

    @property
    def _view(self) -> FlureView | None:
        shown = self._table.shown
        return shown.view if shown is not None else None

    @property
    def _lays(self) -> bool:
        """Whether pieces of the advanced set-up are being laid."""
        return self._view is not None and is_laying(self._view)

    def _rules(self, cell: int | None) -> int | None:
        return None if cell is None else self._table.board_orientation.rules(cell)

    def _pick(self, place: tuple[float, float]) -> Any:
        """Only a pawn that may be moved can be dragged."""
        table, board = self._table, self._table.desk.board
        if table.stepping.open:
            return None
        return table.moving.pawn_under(self._rules(board.grid.cell_at(*place)), board.pieces.at(*place))

    def _tapped(self, _board: object, cell: int | None, piece: Any) -> None:
        table = self._table
        if table.animation.skipped:
            table.animation.skipped = False
        elif self._view is not None and not table.stepping.open and not self._lays:
            table.moving.tap(self._rules(cell), piece)

    def _tapped_slot(self, _seats: object, seat: int, slot: int | None) -> None:
        table = self._table
        if self._view is not None and not table.stepping.open:
            table.hurry()
            table.moving.tap_slot(seat, slot)

    def _taken(self, _board: object, _cell: int | None, piece: Any, _place: object) -> None:
        if isinstance(piece, int):
            self._dragging.take(piece)

    def _dragged(self, _board: object, cell: int | None, piece: Any, place: tuple[float, float]) -> None:
        if isinstance(piece, int):
            self._dragging.draw(self._rules(cell), place)

    def _dropped(self, _board: object, _cell: int | None, piece: Any, _place: object) -> None:
        if isinstance(piece, int):
            self._dragging.let_go()

    def _let_go(self, _board: object, piece: Any) -> None:
        if isinstance(piece, int):
            self._dragging.cancel()

    def _placed(self, _tray: object, handle: int, turns: int) -> None:
        table = self._table
        table.hurry()
        table.desk.play(*table.laying.actions(handle, turns))

    def _held_changed(self, *_change: object) -> None:
        """Another piece is in the hand, or it has come down on the board or left it."""
        if self._lays:
            self._table.laying.show_places()

    def _refused(self, _tray: object, reason: str) -> None:
        self._table.desk.refuse(reason)

    def _explained(self, _board: object, cell: int | None, piece: Any) -> None:
        if self._view is None:
            return
        desk, view, there = self._table.desk, self._table.moving.view, self._rules(cell)
        at = view["at"]
        pawn = at.index(there) if there in at else piece if isinstance(piece, int) else None
        explain(desk, view, there, pawn, desk.name_of)

    def _explain_offer(self, _tray: object, index: int) -> None:
        explain_kind(self._table.desk, self._table.laying.kinds[index])
