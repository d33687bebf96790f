"""The tray: the drawn piece, large, and everything one can do with it.

Drag it out and its ghost snaps to legal cells; tap, twist, button or key turns it; the tick makes the move.
The tray owns no rules: a `Placing` says what is legal, and the presenter hears of the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.board.geometry import Point
from app.board.ghosts import Ghost
from app.board.placing import Hand, Placing
from app.look.kv import load
from app.table.piece_view import carry

GHOST = "ghost of the tray"
"""What a finger picks up when it takes the ghost back off the board."""


class Offer(NamedTuple):
    """A piece that may be placed: its sprite and its legal cells with their turns.

    `turns` is how it lies at first, `why_not` says in one line why another cell is refused.
    """

    sprite: str
    options: Mapping[int, tuple[int, ...]]
    turns: int = 0
    why_not: Callable[[int], str] = lambda _cell: ""
    look: Callable[[int], Ghost] | None = None
    """How it looks with so many turns, if that is more than its sprite turned; its cell is not looked at."""
    title: str = ""
    amount: int = 1
    """How many of them there are."""

    def ghost(self, cell: int, turns: int) -> Ghost:
        """The piece over a cell."""
        return self.look(turns)._replace(cell=cell) if self.look else Ghost(cell, self.sprite, turns)


class Tray(BoxLayout):
    """Holds the drawn pieces. Events: on_place (cell, turns), on_refuse (reason), on_choose (index).

    With a `board` it also listens there: tapping a legal cell drops the piece, tapping the ghost turns it,
    and the ghost can be dragged on.
    """

    board = ObjectProperty(None, allownone=True)
    colour = ObjectProperty((1, 1, 1, 1))
    """Colour of the player whose piece it is."""
    direct = BooleanProperty(False)
    """Whether letting go over a legal cell is the move itself, without the tick."""
    shelf = BooleanProperty(False)
    """Whether all offered pieces lie side by side and are dragged from there, instead of one large piece."""
    chosen = NumericProperty(0)
    holding = BooleanProperty(False)
    can_turn = BooleanProperty(False)
    can_confirm = BooleanProperty(False)
    ghost = ObjectProperty(None, allownone=True)
    """The cell on which the piece lies for a try and its turns; None while it is in the hand."""
    side = NumericProperty(48)
    """Width of a button."""

    __events__ = ("on_place", "on_refuse", "on_choose", "on_explain")

    def __init__(self, **kwargs: Any) -> None:
        self.placing = Placing(self._changed)
        self.offers: tuple[Offer, ...] = ()
        self._carried: Any = None
        self.pick: Callable[[Point], Hashable | None] | None = None
        """What else on the board can be dragged, besides the ghost; unset, every piece."""
        super().__init__(**kwargs)

    def offer(self, offers: Sequence[Offer]) -> None:
        """Put pieces on the tray; none empties it. The first is in the hand, the others wait beside it."""
        self.offers = tuple(offers)
        several = offers if len(offers) > 1 or self.shelf else []
        self.ids.others.show([self._texture(offer.sprite) for offer in several])
        for other, offer in zip(self.ids.others.pieces, several, strict=True):
            other.count = offer.amount
            other.title = offer.title or other.title
        self.chosen = 0
        self._draw_chosen()

    def choose(self, index: int) -> None:
        """Take another of the offered pieces into the hand."""
        if index != self.chosen and 0 <= index < len(self.offers):
            self.chosen = index
            self._draw_chosen()
            self.dispatch("on_choose", index)

    def turn(self, quarters: int) -> None:
        """Turn the piece clockwise."""
        self.placing.turn(quarters)

    def confirm(self) -> None:
        """Make the move, if the ghost lies on the board."""
        placed = self.placing.confirm()
        if placed:
            self.dispatch("on_place", placed.cell, placed.turns)

    def take_back(self) -> bool:
        """Put the ghost back on the tray."""
        return self.placing.take_back()

    def press(self, key: str, modifiers: Sequence[str] = ()) -> bool:
        """Do what a key stands for; False when it stands for nothing now."""
        if not self.holding:
            return False
        if key == "r":
            self.turn(-1 if "shift" in modifiers else 1)
            return True
        if key in ("enter", "spacebar") and self.can_confirm:
            self.confirm()
            return True
        return key in ("z", "escape") and self.take_back()

    def on_place(self, cell: int, turns: int) -> None:
        """Event: the move was made."""

    def on_refuse(self, reason: str) -> None:
        """Event: a cell was refused; the reason is one line."""

    def on_choose(self, index: int) -> None:
        """Event: another of the offered pieces is in the hand."""

    def on_explain(self, index: int) -> None:
        """Event: somebody asks what this piece is."""

    def on_board(self, _tray: Any, board: Any) -> None:
        """Listen to the board's touches while a piece is in the hand."""
        if board is None:
            return
        board.pick = self._pick_on_board
        board.bind(
            on_tap=self._board_tapped,
            on_twist=lambda _board, quarters: self.turn(quarters),
            on_drag=self._ghost_dragged,
            on_drag_end=self._ghost_dropped,
        )

    def drop(self, cell: int | None) -> None:
        """Leave the piece on a cell, or say why not."""
        if self.placing.drop(cell):
            if self.direct:
                self.confirm()
        elif self.placing.refusal:
            self.dispatch("on_refuse", self.placing.refusal)

    def carry_from(self, pos: Point) -> None:
        """Begin to carry the piece with a finger; the position is the window's."""
        if self.holding and self.board:
            self.placing.take_back()
            ghost = self.offers[self.chosen].ghost(0, self.placing.turns)
            self._carried = carry(self._texture(ghost.sprite), ghost, self.board.camera.scale, pos)

    def carry_to(self, pos: Point) -> None:
        """Carry it on: over a legal cell the ghost snaps there."""
        if self._carried:
            self._carried.follow(pos)
            snapped = self.placing.hover(self._cell_under(self._carried.aim))
            self._carried.opacity = 0.0 if snapped else 1.0

    def carry_off(self, dropped: bool = True) -> None:
        """End carrying: drop it where it hangs, or only put it back."""
        if self._carried:
            cell = self._cell_under(self._carried.aim)
            self._carried.put_away()
            self._carried = None
            if dropped:
                self.drop(cell)
            else:
                self.placing.take_back()

    def _draw_chosen(self) -> None:
        self.carry_off(dropped=False)
        if self.offers:
            self.placing.draw(*self.offers[self.chosen][:4])
        else:
            self.placing.clear()

    def _texture(self, sprite: str) -> Any:
        return self.board.scene.stage.sprites[sprite]

    def _cell_under(self, pos: Point) -> int | None:
        return self.board.cell_at(*self.board.to_widget(*pos))

    def _pick_on_board(self, place: Point) -> Hashable | None:
        cell = self.placing.cell
        if cell is not None and self.board.grid.cell_at(*place) == cell:
            return GHOST
        return self.pick(place) if self.pick else self.board.pieces.at(*place)

    def _board_tapped(self, _board: Any, cell: int | None, _piece: Hashable | None) -> None:
        if not self.holding or cell is None:
            return
        if cell == self.placing.cell:
            self.turn(1)
        else:
            self.drop(cell)

    def _ghost_dragged(self, _board: Any, cell: int | None, piece: Hashable, _place: Point) -> None:
        if piece == GHOST:
            self.placing.hover(cell)

    def _ghost_dropped(self, _board: Any, cell: int | None, piece: Hashable, _place: Point) -> None:
        if piece == GHOST:
            self.drop(cell)

    def _changed(self) -> None:
        placing = self.placing
        self.holding = placing.hand is not Hand.EMPTY
        self.can_turn, self.can_confirm = placing.can_turn, placing.can_confirm
        texture = self._texture(placing.piece) if placing.piece else None
        self.ids.piece.show(texture, placing.turns, faint=placing.hand is Hand.GHOST)
        if self.board:
            self._show_ghost()
        self.ghost = None if placing.cell is None else (placing.cell, placing.turns)

    def _show_ghost(self) -> None:
        placing, overlay = self.placing, self.board.overlay
        cell = placing.cell
        lies = cell is not None and placing.piece is not None
        overlay.ghosts.show([self.offers[self.chosen].ghost(cell, placing.turns)] if lies else [])
        overlay.marks.select(cell, tuple(self.colour))


load(__name__)
