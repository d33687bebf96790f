"""The advanced set-up: pieces are dragged from the shelf onto the board, turned, and laid with the tick.

The engine asks for a kind, a place and an arrow one after the other; a placement answers all of them at once,
and whatever is taken back can be answered alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.board.geometry import Point
from app.board.ghosts import Ghost
from app.games.finstere_flure.drawing.looks import piece_sprite
from app.games.finstere_flure.drawing.orientation import Orientation
from app.games.finstere_flure.table.asking import piece_title
from app.table.desk.tray import Offer
from app.table.shown import Shown
from engine.core.game import Action
from engine.games.finstere_flure.queries import cell_to_point, is_laying, piece_in_hand, places, why_no_place
from engine.games.finstere_flure.rules.board import cell_at, place_of
from engine.games.finstere_flure.rules.pieces import BLUE, COLOUR, LINE, OUTLINES, SQUARE, kind_of_teleporter
from engine.games.finstere_flure.view import FlureView

if TYPE_CHECKING:
    from app.games.finstere_flure.table.presenter import FlureTable

HANDLE = {LINE: 1}
"""By which of its cells a pool hangs on the finger; the first if nothing is said."""
SAMPLE = cell_at(5, 4)
"""A cell in the middle, to measure pieces on."""
QUARTERS = (0, 1, 2, 3)
STONE_SIZE = 0.9
WASH = 0.3
"""How strongly places are marked: here they are most of the board."""
GHOST_TINT = (1.0, 1.0, 1.0, 0.8)


class Held(NamedTuple):
    """A piece in the hand, in the words of the rules."""

    kind: int
    cell: int | None
    """The cell of its top left corner, if it lies on the board."""
    upright: int
    arrow: int


class Laying:
    """What is offered on the shelf, and what a placement means."""

    def __init__(self, table: FlureTable) -> None:
        self.table = table
        self.kinds: list[int] = []
        self._view: FlureView

    def begin(self, shown: Shown) -> None:
        """Fill the shelf for this moment, or empty it."""
        self._view = shown.view
        waiting = shown.view["step"]
        laying = is_laying(shown.view)
        self.table.desk.make_room(side=not laying, tray=laying)
        tray = self.table.desk.tray
        tray.shelf, tray.colour = laying, self.table.colour
        self.kinds = self._offered(shown) if laying and shown.actions else []
        tray.offer([self._offer(kind) for kind in self.kinds])
        if waiting == "point" and self.kinds:
            tray.drop(self.table.board_orientation.shown(cell_to_point(shown.view)))

    def show_places(self) -> None:
        """Mark where the chosen piece may lie."""
        tray, marks = self.table.desk.tray, self.table.desk.board.overlay.marks
        cells = self.held_offer.options if self.held_offer is not None and not tray.can_confirm else ()
        marks.show_reach(cells, (), (*self.table.colour[:3], WASH))

    @property
    def held_offer(self) -> Offer | None:
        """The piece in the hand."""
        tray = self.table.desk.tray
        return tray.offers[tray.chosen] if tray.offers else None

    def held(self) -> Held | None:
        """The chosen piece and where it lies, in the words of the rules: the glass may be turned."""
        tray = self.table.desk.tray
        if not self.kinds:
            return None
        kind, turns, cell = self.kinds[tray.chosen], tray.placing.turns, tray.placing.cell
        orientation: Orientation = self.table.board_orientation
        place = self._place(kind, cell, turns)[0] if cell is not None else None
        return Held(kind, place, way_of(kind, turns, orientation), orientation.rules_side(turns))

    def hold(self, held: Held | None) -> None:
        """Take the same piece again and lay it where it lay."""
        if held is None or held.kind not in self.kinds:
            return
        tray, orientation = self.table.desk.tray, self.table.board_orientation
        tray.choose(self.kinds.index(held.kind))
        turns = (
            (held.upright + orientation.turns) % 2
            if held.kind == LINE
            else orientation.shown_side(held.arrow)
        )
        tray.turn(turns)
        if held.cell is not None:
            tray.placing.hover(orientation.shown(handle_of(held.kind, held.cell, held.upright)))

    def actions(self, handle: int, turns: int) -> list[Action]:
        """What laying the chosen piece there means, from the question that waits on."""
        kind, waiting = self.kinds[self.table.desk.tray.chosen], self._view["step"]
        cell, upright = self._place(kind, handle, turns)
        point: list[Action] = (
            [("point", self.table.board_orientation.rules_side(turns))] if kind in COLOUR else []
        )
        lay: list[Action] = [("lay", cell, upright)]
        return {"pick": [("pick", kind), *lay, *point], "lay": [*lay, *point], "point": point}[waiting]

    def _offered(self, shown: Shown) -> list[int]:
        view = shown.view
        if view["step"] == "pick":
            return [action[1] for action in shown.actions]
        if view["step"] == "lay":
            return [piece_in_hand(view)]
        return [kind_of_teleporter(view["board"][cell_to_point(view)])]

    def _offer(self, kind: int) -> Offer:
        return Offer(
            piece_sprite(kind),
            self._options(kind),
            0,
            lambda handle: self._why_not(kind, handle),
            lambda turns: look(kind, turns, self.table.board_orientation),
            piece_title(kind),
            max(1, self._view["tray"][kind]),
        )

    def _options(self, kind: int) -> dict[int, tuple[int, ...]]:
        """Handles on the glass with the turns in which the piece may lie there."""
        orientation = self.table.board_orientation
        if self._view["step"] == "point":
            return {orientation.shown(cell_to_point(self._view)): QUARTERS}
        options: dict[int, set[int]] = {}
        for cell, ways in places(self._view, kind).items():
            for upright in ways:
                turns = {turn for turn in _turns(kind) if way_of(kind, turn, orientation) == upright}
                options.setdefault(orientation.shown(handle_of(kind, cell, upright)), set()).update(turns)
        return {handle: tuple(sorted(turns)) for handle, turns in options.items()}

    def _place(self, kind: int, handle: int, turns: int) -> tuple[int, int]:
        upright = way_of(kind, turns, self.table.board_orientation)
        return corner_of(kind, self.table.board_orientation.rules(handle), upright), upright

    def _why_not(self, kind: int, handle: int) -> str:
        cell, upright = self._place(kind, handle, self.table.desk.tray.placing.turns)
        return str(why_no_place(self._view, kind, cell, upright))


def _turns(kind: int) -> tuple[int, ...]:
    return QUARTERS if kind == LINE or kind in COLOUR else (0,)


def way_of(kind: int, turns: int, orientation: Orientation) -> int:
    """Whether a piece with so many turns on the glass is upright in the rules."""
    return (turns + orientation.turns) % 2 if kind == LINE else 0


def handle_of(kind: int, cell: int, upright: int) -> int:
    """The cell by which a piece hangs whose top left corner is on this cell."""
    column, row = place_of(cell)
    east, south = _hang(kind, upright)
    return cell_at(column + east, row + south)


def corner_of(kind: int, handle: int, upright: int) -> int:
    """The cell of the top left corner of a piece that hangs by this cell; WALL if there is none."""
    column, row = place_of(handle)
    east, south = _hang(kind, upright)
    return cell_at(column - east, row - south)


def _hang(kind: int, upright: int) -> tuple[int, int]:
    outline = OUTLINES.get((kind, upright), ((0, 0),))
    return outline[HANDLE.get(kind, 0)]


def look(kind: int, turns: int, orientation: Orientation) -> Ghost:
    """How a piece lies with so many turns on the glass."""
    if kind in (SQUARE, LINE):
        return _pool(kind, way_of(kind, turns, orientation), orientation)
    size = 0.94 if kind >= BLUE else STONE_SIZE
    return Ghost(0, piece_sprite(kind), turns if kind in COLOUR else 0, GHOST_TINT, size)


def _pool(kind: int, upright: int, orientation: Orientation) -> Ghost:
    """A pool hangs by one of its cells; its middle is somewhere else."""
    column, row = place_of(SAMPLE)
    cells = tuple(cell_at(column + east, row + south) for east, south in OUTLINES[kind, upright])
    box = orientation.box(cells)
    sprite = piece_sprite(kind)
    if kind == LINE and box.height > box.width:
        sprite = f"{sprite}_upright"
    return Ghost(
        0,
        sprite,
        0,
        GHOST_TINT,
        box.height,
        _away(box.centre, orientation.centre(cells[HANDLE.get(kind, 0)])),
    )


def _away(one: Point, other: Point) -> Point:
    return one[0] - other[0], one[1] - other[1]
