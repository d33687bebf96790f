"""What is in the hand over the mirrored board: a pawn, a piece or the monster, and where it may go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.metrics import dp

from app.board.geometry import Point
from app.games.finstere_flure.drawing.orientation import Orientation
from app.games.finstere_flure.drawing.scenery import LIFT, MONSTER
from app.games.finstere_flure.table.laying import corner_of, handle_of, look
from app.look.sentence import capital
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.companion.fortress import FortressCompanion
from engine.games.finstere_flure.companion.mirroring import Piece, kind_title
from engine.games.finstere_flure.rules.board import cell_at, place_of
from engine.games.finstere_flure.rules.pieces import COLOUR, LINE, TURN_ABOUT
from engine.games.finstere_flure.state import ESCAPED, LOST, OUTSIDE
from engine.games.finstere_flure.view import FlureView
from engine.games.finstere_flure.words.text import pawn_name

FINGER = dp(52)
"""How far above the finger a dragged thing hangs."""

TO_CELL = N_("{what}: tap its new cell.")
PUSHED = N_("A stone was pushed too.")


class Fresh(NamedTuple):
    """A piece from the box, and how it will lie."""

    kind: int
    way: int = 0


Held = int | str | Piece | Fresh
"""A pawn by its number, the MONSTER, a piece that lies, or one from the box."""


class Deed(NamedTuple):
    """A button for what is in the hand."""

    text: str
    act: Callable[[], object]
    icon: str = ""
    kind: str = "button"


class Hand:
    """Takes, moves and puts down; every change goes to the companion of the page."""

    def __init__(self, mirror: Any) -> None:
        self.mirror = mirror
        self.held: Held | None = None
        self._grip: tuple[int, int] = (0, 0)

    @property
    def companion(self) -> FortressCompanion:
        companion: FortressCompanion = self.mirror.page.companion
        return companion

    @property
    def board(self) -> FlureView:
        """How everything lies and stands now."""
        return self.companion.view().board

    @property
    def pawn(self) -> int | None:
        """The pawn in the hand."""
        return self.held if isinstance(self.held, int) else None

    def found(self, cell: int) -> Held | None:
        """What a finger on a cell means: whoever stands there before what lies there."""
        board = self.board
        if cell in board["at"]:
            return board["at"].index(cell)
        return MONSTER if cell == board["monster"] else self.companion.piece_at(cell)

    def hold(self, held: Held | None) -> None:
        """Take something into the hand, or nothing."""
        self.held = held
        self.mirror.refresh()

    def tap(self, cell: int | None) -> None:
        """Take what is there, or put down there what is in the hand."""
        found = None if cell is None else self.found(cell)
        if cell is None or found == self.held or self.held is None:
            self.hold(None if cell is None or found == self.held else found)
        elif isinstance(found, int) or found == MONSTER:
            self.hold(found)
        else:
            self._tap_place(cell, found)

    def _tap_place(self, cell: int, found: Held | None) -> None:
        if isinstance(found, Piece) and isinstance(self.held, Piece) and found.kind <= TURN_ABOUT:
            self.hold(found)
        else:
            self.put(cell)

    def put(self, cell: int) -> None:
        """Put down what is in the hand, or say why not."""
        companion, held, refused = self.companion, self.held, None
        if isinstance(held, int):
            self._put_pawn(held, cell)
            return
        if held == MONSTER:
            refused = companion.move_monster(cell)
        elif isinstance(held, Piece):
            refused = companion.move_piece(held, cell)
            self.held = Piece(held.kind, cell) if refused is None else held
        elif isinstance(held, Fresh):
            refused = companion.add_piece(held.kind, cell, held.way)
            self.held = Piece(held.kind, cell) if refused is None else held
        self._done(refused)

    def send(self, where: int) -> None:
        """Send the pawn outside, out or away."""
        if self.pawn is not None:
            self._put_pawn(self.pawn, where)

    def _put_pawn(self, pawn: int, where: int) -> None:
        pushed = self.companion.move_pawn(pawn, where)
        if isinstance(pushed, str):
            self._done(pushed)
            return
        self.held = None
        self._done(None)
        if pushed:
            self.mirror.say(str(Phrase(PUSHED)))

    def turn(self) -> None:
        """Turn what is in the hand by a quarter."""
        companion, held = self.companion, self.held
        if held == MONSTER:
            companion.face_monster(self.board["facing"] + 1)
        elif isinstance(held, int):
            companion.flip_pawn(held)
        elif isinstance(held, Fresh):
            self.hold(held._replace(way=(held.way + 1) % (2 if held.kind == LINE else 4)))
            return
        elif isinstance(held, Piece):
            self._done(companion.turn_piece(held))
            return
        self._done(None)

    def remove(self) -> None:
        """Put the piece back into the box."""
        if isinstance(self.held, Piece):
            self.companion.remove_piece(self.held)
            self.held = None
            self._done(None)

    def _done(self, refused: str | None) -> None:
        if refused is None:
            self.mirror.place_sound()
            self.mirror.page.changed()
        else:
            self.mirror.page.refuse(refused)
            self.mirror.refresh()

    def words(self) -> str:
        """What is in the hand, as the prompt says it."""
        held = self.held
        if isinstance(held, int):
            what: object = pawn_name(held)
        elif held == MONSTER:
            what = Phrase("the monster")
        else:
            what = kind_title(held.kind) if isinstance(held, (Piece, Fresh)) else ""
        return capital(self.mirror.page.voice.say(Phrase(TO_CELL, what=what)))

    def deeds(self) -> list[Deed]:
        """The buttons for what is in the hand."""
        held = self.held
        if isinstance(held, int):
            return self._pawn_deeds(held)
        turn = Deed(str(Phrase("Rotate")), self.turn, "turn_right")
        if held == MONSTER or isinstance(held, Fresh):
            turns = held == MONSTER or (isinstance(held, Fresh) and Piece(held.kind, 0).turns)
            return [turn] if turns else []
        if isinstance(held, Piece):
            return [turn] * held.turns + [Deed(str(Phrase("Remove")), self.remove, "bin")]
        return []

    def _pawn_deeds(self, pawn: int) -> list[Deed]:
        board = self.board
        where, stage = board["at"][pawn], board["stage"]
        found = [
            (ESCAPED, N_("Escaped")),
            (OUTSIDE, N_("Off board")),
            (LOST, N_("Eliminated")),
        ]
        deeds = [
            Deed(str(Phrase(words)), lambda end=end: self.send(end))  # type: ignore[misc]
            for end, words in found
            if end != where and (end != LOST or stage == 2)
        ]
        return [*deeds, Deed(str(Phrase("Flip pawn")), self.turn)]

    def cell(self) -> int | None:
        """The cell of what is in the hand, to be ringed."""
        if isinstance(self.held, int):
            where = self.board["at"][self.held]
            return where if where >= 0 else None
        if self.held == MONSTER:
            return self.board["monster"]
        return self.held.cell if isinstance(self.held, Piece) else None

    def pick(self, cell: int | None, flats: bool) -> Held | None:
        """What a finger may draw away from a cell; pools and teleporters only while pieces are laid."""
        found = None if cell is None else self.found(cell)
        fixed = isinstance(found, Piece) and found.kind > TURN_ABOUT
        return None if fixed and not flats else found

    def take(self, held: Held, cell: int) -> None:
        """A finger takes something off the board, by one of its cells."""
        self.held = held
        self._grip = (0, 0)
        if isinstance(held, Piece):
            (column, row), (left, top) = place_of(cell), place_of(held.cell)
            self._grip = (column - left, row - top)

    def drag(self, cell: int | None, place: Point) -> None:
        """Let it hang over the board, and ring where it would go."""
        scenery, board, orientation = self.mirror.scenery, self.mirror.board, self.mirror.board_orientation
        held = self.held
        lift = max(LIFT, FINGER / board.camera.scale)
        hangs = (place[0], place[1] + lift)
        if isinstance(held, int):
            scenery.hang_pawn(self.board, held, hangs)
        elif held == MONSTER:
            board.pieces.drag(MONSTER, hangs)
        elif isinstance(held, Piece) and held.kind <= TURN_ABOUT:
            board.pieces.drag(scenery.stone_at(held.cell), hangs)
        elif isinstance(held, Piece):
            self._ghost(held.kind, self.companion.way_of(held), self._corner(cell))
        board.overlay.select(None if cell is None else orientation.shown(cell), (1, 1, 1, 1))

    def drop(self, cell: int | None) -> None:
        """Put it down where the finger leaves; beside the board it goes back."""
        corner = self._corner(cell)
        self.mirror.board.overlay.ghosts.show([])
        if corner is None or corner < 0 or corner == self.cell():
            self.hold(None)
            return
        moved = self.held
        self.put(corner)
        if isinstance(moved, Piece) and self.held is not None:
            self.hold(None)

    def _corner(self, cell: int | None) -> int | None:
        """Where the top left cell of a piece comes to lie that is held by another one."""
        if cell is None:
            return None
        column, row = place_of(cell)
        east, south = self._grip
        return cell_at(column - east, row - south) if row >= south else -1

    def _ghost(self, kind: int, way: int, corner: int | None) -> None:
        self.mirror.board.overlay.ghosts.show(ghosts_of(kind, way, corner, self.mirror.board_orientation))


def ghosts_of(kind: int, way: int, corner: int | None, orientation: Orientation) -> list[Any]:
    """A piece that is not laid yet, over its place."""
    if corner is None or corner < 0:
        return []
    handle = handle_of(kind, corner, way if kind == LINE else 0)
    if handle < 0:
        return []
    return [
        look(kind, turns_of(kind, way, orientation), orientation)._replace(cell=orientation.shown(handle))
    ]


def turns_of(kind: int, way: int, orientation: Orientation) -> int:
    """By how many quarters a piece is turned on the glass that lies so in the rules."""
    if kind == LINE:
        return (way + orientation.turns) % 2
    return orientation.shown_side(way) if kind in COLOUR else 0


def corner_under(fresh: Fresh, cell: int) -> int:
    """The top left cell of a piece that hangs over a cell by its handle."""
    return corner_of(fresh.kind, cell, fresh.way if fresh.kind == LINE else 0)
