"""The tray: the drawn piece, large, and everything one can do with it.

Drag it out and its ghost snaps to legal cells; tap, twist, button or key turns it; the tick makes the move.
The tray owns no rules: a `Placing` says what is legal, and the presenter hears of the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.board.geometry import Point
from app.board.ghosts import Ghost
from app.board.placing import Hand, Placing
from app.look.kv import load
from app.look.sides import BOTTOM, ahead
from app.table.desk.piece_view import LIFT, Carried, carry

C = TypeVar("C", bound=Hashable)

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""Where each key carries a piece."""
GHOST = "ghost of the tray"
"""What a finger picks up when it takes the ghost back off the board."""

EDGE, GAP = dp(10), dp(6)
NEARER = dp(4)
"""How much nearer to the rim the pieces of a shelf may lie, so that each has room for a finger."""
TICK = dp(50)
"""Height of the button that makes the move."""
ONE_ROW = dp(130)
"""A tray lower than this has everything in one row."""
LEAST_SHELF = dp(150)
"""A shelf lower than this has no second row for buttons."""
SEVERAL_ROWS = dp(200)
"""Where several pieces are offered, a lower one shows them instead of the one in the hand."""


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
    lit: bool = False
    """Whether the table lays it on its board for a try, in the board's own light, instead of a ghost."""
    likely: Mapping[int, int] | None = None
    """How it lies on each cell until somebody turns it."""

    def ghost(self, cell: int, turns: int) -> Ghost:
        """The piece over a cell."""
        return self.look(turns)._replace(cell=cell) if self.look else Ghost(cell, self.sprite, turns)


class Tray(Widget):
    """Holds the drawn pieces. Events: on_place (cell, turns), on_refuse (reason), on_choose (index).

    With a `board` it also listens there: tapping a legal cell drops the piece, tapping the ghost turns it, or
    makes the move if there is nothing to turn, and the ghost can be dragged on.
    """

    board = ObjectProperty(None, allownone=True)
    side = NumericProperty(BOTTOM)
    """The side of the table to which it is turned; its pieces lie as they would on the board."""
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
    bare = BooleanProperty(False)
    """Whether there is no room for the buttons that turn: a tap on the tried piece turns it as well."""
    ghost = ObjectProperty(None, allownone=True)
    """The cell on which the piece lies for a try and its turns; None while it is in the hand."""

    __events__ = ("on_place", "on_refuse", "on_choose", "on_explain")

    def __init__(self, **kwargs: object) -> None:
        self.placing = Placing(self._changed)
        self.offers: tuple[Offer, ...] = ()
        self._carried: Carried | None = None
        self.pick: Callable[[Point], Hashable | None] | None = None
        """What else on the board can be dragged, besides the ghost; unset, every piece."""
        self._lay = Clock.create_trigger(self._arrange, -1)
        super().__init__(**kwargs)
        self.bind(pos=self._lay, size=self._lay, shelf=self._lay, can_turn=self._lay)

    def on_kv_post(self, _base: object) -> None:
        """Lay the parts out anew as they change."""
        self.ids.others.bind(textures=self._lay, rows=self._lay)
        self.ids.tick.bind(words_height=self._lay)
        self._arrange(0)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A tray that is not there leaves its place to others; Kivy's widgets swallow touches even then."""
        return not self.disabled and bool(super().on_touch_down(touch))

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
        if key in ARROWS and self.board is not None:
            self.placing.hover(self._beside(*ARROWS[key]))
            return True
        if key in ("enter", "spacebar") and self.can_confirm:
            self.confirm()
            return True
        return key in ("z", "escape") and self.take_back()

    def _beside(self, across: int, along: int) -> int | None:
        """The legal cell that lies next in this direction; the first one while the piece is in the hand."""
        return next_cell(self.board.place_of, self.placing.options, self.placing.cell, across, along)

    def on_place(self, cell: int, turns: int) -> None:
        """Event: the move was made."""

    def on_refuse(self, reason: str) -> None:
        """Event: a cell was refused; the reason is one line."""

    def on_choose(self, index: int) -> None:
        """Event: another of the offered pieces is in the hand."""

    def on_explain(self, index: int) -> None:
        """Event: somebody asks what this piece is."""

    def on_board(self, _tray: object, board: Any) -> None:
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
            lift = ahead(int(self.side), LIFT)
            self._carried = carry(self._texture(ghost.sprite), ghost, self.board.camera.scale, pos, lift)

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

    def _arrange(self, _dt: float) -> None:
        """Lay out the piece between the buttons that turn it, the others, and the button that places it."""
        several = len(self.ids.others.textures) > 1 and self.height < SEVERAL_ROWS
        one = self.height < ONE_ROW
        self.bare = several and self.height < LEAST_SHELF
        plan = self._shelf_rows if self.shelf or several else self._one_row if one else self._rows
        plan = self._bare_row if self.bare else plan
        plan(self.ids, self.x + EDGE, self.y + EDGE, self.width - 2 * EDGE, self.height - 2 * EDGE)

    @property
    def _tick_height(self) -> float:
        return float(max(TICK, self.ids.tick.words_height + dp(8)))

    def _rows(self, ids: Any, x: float, y: float, width: float, height: float) -> None:
        """The piece with its turns above, then others to choose from, then the button."""
        others = dp(52) * ids.others.rows if len(ids.others.textures) > 1 else 0
        tick = self._tick_height
        _put(ids.tick, x, y, width, tick)
        _put(ids.others, x, y + tick + GAP, width, others)
        base = y + tick + GAP + (others + GAP if others else 0)
        self._hand(ids, x, base, width, y + height - base)

    def _one_row(self, ids: Any, x: float, y: float, width: float, height: float) -> None:
        """Everything beside each other, where there is no height for more."""
        button = max(dp(128), width * 0.4)
        self._hand(ids, x, y, width - button - GAP, height)
        tick = min(height, self._tick_height)
        _put(ids.tick, x + width - button, y + (height - tick) / 2, button, tick)
        _put(ids.others, x, y, 0, 0)

    def _bare_row(self, ids: Any, x: float, y: float, width: float, height: float) -> None:
        """The pieces and the button, and nothing else."""
        _put(ids.others, x, y, width - TICK - 2 * GAP, height)
        _put(ids.tick, x + width - TICK, y + (height - TICK) / 2, TICK, TICK)
        for part in (ids.piece, ids.left, ids.right):
            _put(part, x, y, 0, 0)

    def _shelf_rows(self, ids: Any, x: float, y: float, width: float, height: float) -> None:
        """All pieces side by side, below them the buttons for the chosen one."""
        tick = self._tick_height
        _put(ids.others, x - NEARER, y + tick + GAP, width + 2 * NEARER, height - tick - GAP + NEARER)
        _put(ids.left, x, y, TICK, TICK)
        _put(ids.right, x + TICK + GAP, y, TICK, TICK)
        _put(ids.tick, x + 2 * (TICK + GAP), y, width - 2 * (TICK + GAP), tick)
        _put(ids.piece, x, y, 0, 0)

    def _hand(self, ids: Any, x: float, y: float, width: float, height: float) -> None:
        side = max(dp(48), min(dp(60), width * 0.24))
        middle = y + (height - side) / 2
        _put(ids.left, x, middle, side, side)
        _put(ids.right, x + width - side, middle, side, side)
        _put(ids.piece, x + side + GAP, y, width - 2 * (side + GAP), height)

    def _draw_chosen(self) -> None:
        self.carry_off(dropped=False)
        if self.offers:
            offer = self.offers[self.chosen]
            self.placing.draw(offer.sprite, offer.options, offer.turns, offer.why_not, offer.likely)
        else:
            self.placing.clear()

    def _texture(self, sprite: str) -> Texture:
        return self.board.scene.stage.sprites[sprite]

    def _cell_under(self, pos: Point) -> int | None:
        return self.board.cell_at(*self.board.to_widget(*pos))

    def _pick_on_board(self, place: Point) -> Hashable | None:
        cell = self.placing.cell
        if cell is not None and self.board.grid.cell_at(*place) == cell:
            return GHOST
        return self.pick(place) if self.pick else self.board.pieces.at(*place)

    def _board_tapped(self, _board: object, cell: int | None, _piece: Hashable | None) -> None:
        if not self.holding or cell is None:
            return
        if cell == self.placing.cell and not self.can_turn:
            self.confirm()
        elif cell == self.placing.cell:
            self.turn(1)
        else:
            self.drop(cell)

    def _ghost_dragged(self, _board: object, cell: int | None, piece: Hashable, _place: Point) -> None:
        if piece == GHOST:
            self.placing.hover(cell)

    def _ghost_dropped(self, _board: object, cell: int | None, piece: Hashable, _place: Point) -> None:
        if piece == GHOST:
            self.drop(cell)

    def _changed(self) -> None:
        placing = self.placing
        self.holding = placing.hand is not Hand.EMPTY
        self.can_turn, self.can_confirm = placing.can_turn, placing.can_confirm
        texture = self._texture(placing.piece) if placing.piece else None
        self.ids.piece.show(texture, placing.turns)
        if self.board:
            self._show_ghost()
        self.ghost = None if placing.cell is None else (placing.cell, placing.turns)

    def _show_ghost(self) -> None:
        placing, overlay = self.placing, self.board.overlay
        cell = placing.cell
        lies = cell is not None and placing.piece is not None and not self.offers[self.chosen].lit
        overlay.ghosts.show([self.offers[self.chosen].ghost(cell, placing.turns)] if lies else [])
        overlay.select(cell, tuple(self.colour))


def next_cell(
    place_of: Callable[[C], Point], cells: Iterable[C], here: C | None, across: int, along: int
) -> C | None:
    """Which of some places an arrow key leads to from one of them; the first one from nowhere."""
    cells = list(cells)
    if here is None:
        return next(iter(cells), None)
    x, y = place_of(here)
    ways = {
        cell: ((right - x) * across + (up - y) * along, abs((right - x) * along) + abs((up - y) * across))
        for cell in cells
        for right, up in (place_of(cell),)
    }
    before = {cell: far + 2 * off for cell, (far, off) in ways.items() if far > 1}
    return min(before, key=before.__getitem__, default=here)


def _put(widget: Widget, x: float, y: float, width: float, height: float) -> None:
    widget.pos, widget.size = (x, y), (max(0, width), max(0, height))


load(__name__)
