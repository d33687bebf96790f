"""The pieces that are still in the box, to be dragged onto the mirrored board or laid by two touches."""

from __future__ import annotations

from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.board.geometry import Point
from app.games.finstere_flure.companion.hand import Fresh, corner_under, ghosts_of, turns_of
from app.games.finstere_flure.drawing.looks import piece_sprite
from app.games.finstere_flure.table.asking import piece_title
from app.games.finstere_flure.table.laying import look
from app.look.kv import load
from app.table.desk.piece_view import Carried, Others, carry  # noqa: F401  (Others is used in the KV rule)

NOBODY_CHOSEN = -1


class Shelf(BoxLayout):
    """What is left of the seventeen pieces. To its pieces it is what a tray is."""

    chosen = NumericProperty(NOBODY_CHOSEN)
    shelf = True
    """Pieces leave it with the finger."""

    def __init__(self, mirror: Any, **kwargs: object) -> None:
        self.mirror = mirror
        self.kinds: list[int] = []
        self._counts: dict[int, int] = {}
        self._carried: Carried | None = None
        super().__init__(**kwargs)

    def show(self) -> None:
        """Show what is left; the same pieces stay where they are."""
        table, held = self.mirror.page.companion.view(), self.mirror.hand.held
        counts = {kind: count for kind, count in table.in_the_box.items() if count}
        if counts != self._counts:
            self._counts, self.kinds = counts, list(counts)
            sprites = self.mirror.board.scene.stage.sprites
            self.ids.others.show([sprites[piece_sprite(kind)] for kind in self.kinds])
            for other, kind in zip(self.ids.others.pieces, self.kinds, strict=True):
                other.count, other.title = counts[kind], piece_title(kind)
        fresh = held.kind if isinstance(held, Fresh) else None
        self.chosen = self.kinds.index(fresh) if fresh in self.kinds else NOBODY_CHOSEN

    def choose(self, index: int) -> None:
        """Take a piece into the hand."""
        self.mirror.hand.hold(Fresh(self.kinds[index]))

    def carry_from(self, pos: Point) -> None:
        """Begin to carry it with a finger; the position is the window's."""
        fresh, board, orientation = self.mirror.hand.held, self.mirror.board, self.mirror.board_orientation
        ghost = look(fresh.kind, turns_of(fresh.kind, fresh.way, orientation), orientation)
        self._carried = carry(board.scene.stage.sprites[ghost.sprite], ghost, board.camera.scale, pos)

    def carry_to(self, pos: Point) -> None:
        """Carry it on; over the board its place is shown."""
        if self._carried:
            self._carried.follow(pos)
            fresh, corner = self.mirror.hand.held, self._corner(self._carried.aim)
            shown = ghosts_of(fresh.kind, fresh.way, corner, self.mirror.board_orientation)
            self.mirror.board.overlay.ghosts.show(shown)
            self._carried.opacity = 0.0 if shown else 1.0

    def carry_off(self) -> None:
        """Lay it where it hangs; beside the board it goes back."""
        if not self._carried:
            return
        corner = self._corner(self._carried.aim)
        self._carried.put_away()
        self._carried = None
        self.mirror.board.overlay.ghosts.show([])
        if corner is not None:
            self.mirror.hand.put(corner)

    def _corner(self, aim: Point) -> int | None:
        board = self.mirror.board
        cell = board.cell_at(*board.to_widget(*aim))
        return (
            None
            if cell is None
            else corner_under(self.mirror.hand.held, self.mirror.board_orientation.rules(cell))
        )


load(__name__)
