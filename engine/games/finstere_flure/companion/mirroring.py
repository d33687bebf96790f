"""The board of the box, copied by hand: pieces, pawns and the monster put where they really stand.

Here nothing is played: whatever can lie on the real board can lie on this one. Each routine changes a state
and gives None, or changes nothing and gives the reason.
"""

from typing import NamedTuple

from engine.core.event import Event
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.queries import pushes, routes
from engine.games.finstere_flure.rules.board import CORNERS
from engine.games.finstere_flure.rules.house import CORNERS_KEEP_STONES
from engine.games.finstere_flure.rules.pawns import count_lost_stones
from engine.games.finstere_flure.rules.pieces import (
    ALL_PIECES,
    ARROW,
    BASIC_PIECES,
    BLUE,
    COLOUR,
    KINDS,
    LINE,
    NOT_LAID,
    POOL,
    SQUARE,
    STONES,
    TELEPORTER,
    TURN_ABOUT,
    YELLOW,
    counted,
    kind_of_teleporter,
    teleporter,
)
from engine.games.finstere_flure.rules.setting_up import IS_CELL, OFF_BOARD, OVERLAP, covered
from engine.games.finstere_flure.state import ESCAPED, IN_THE_BOX, FlureState
from engine.games.finstere_flure.view import view

NOBODY_STANDS = N_("nobody can stand there")
ON_A_DOOR = N_("no piece can be on the entrance or exit cell")
NOT_IN_PLAY = N_("this pawn is not used with this number of players")
SOMEBODY_THERE = N_("that cell is occupied")
ALL_LIE = N_("all pieces of this kind are already on the board")


class Piece(NamedTuple):
    """A piece of scenery that lies somewhere; a pool by its top left cell."""

    kind: int
    cell: int

    @property
    def turns(self) -> bool:
        """Whether it can lie in more than one way."""
        return self.kind == LINE or self.kind in COLOUR


def piece_at(state: FlureState, cell: int) -> Piece | None:
    """What lies on a cell; a stone lies over a pool."""
    byte = state.board[cell]
    if byte & STONES:
        return Piece(byte & STONES, cell)
    if byte & TELEPORTER:
        return Piece(kind_of_teleporter(byte), cell)
    if byte & POOL:
        return next(pool for pool in pools(state) if cell in cells_of(state, pool))
    return None


def pools(state: FlureState) -> list[Piece]:
    """The pools on the board."""
    both = zip((SQUARE, LINE), state.pools[:2], strict=True)
    return [Piece(kind, cell) for kind, cell in both if cell != NOT_LAID]


def way_of(state: FlureState, piece: Piece) -> int:
    """How a piece lies: the arrow of a teleporter, 1 for an upright long pool."""
    if piece.kind in COLOUR:
        return state.board[piece.cell] >> ARROW
    return state.pools[2] if piece.kind == LINE else 0


def cells_of(state: FlureState, piece: Piece) -> tuple[int, ...]:
    """The cells that it covers."""
    return covered(piece.kind, piece.cell, way_of(state, piece))


def in_the_box(state: FlureState, advanced: bool) -> dict[int, int]:
    """How many pieces of each kind of this game do not lie on the board."""
    pieces, laid = ALL_PIECES if advanced else BASIC_PIECES, counted(state.board)
    laid[SQUARE], laid[LINE] = (int(cell != NOT_LAID) for cell in state.pools[:2])
    return {kind: pieces[kind] - laid[kind] for kind in KINDS if pieces[kind]}


def lay(state: FlureState, kind: int, cell: int, way: int = 0) -> str | None:
    """Put a piece on the board; stones may lie on pools, other pieces only on bare floor."""
    cells = covered(kind, cell, way if kind == LINE else 0)
    refused = _objection(state, kind, cells)
    if refused:
        return refused
    if kind in COLOUR:
        state.board[cell] = teleporter(kind, way)
    elif kind in (SQUARE, LINE):
        for each in cells:
            state.board[each] |= POOL
        state.pools[kind - SQUARE] = cell
        state.pools[2] = way if kind == LINE else state.pools[2]
    else:
        state.board[cell] |= kind
    return None


def lift(state: FlureState, piece: Piece) -> None:
    """Take a piece off the board; what lies or stands on a pool stays."""
    for cell in cells_of(state, piece):
        if piece.kind in (SQUARE, LINE):
            state.board[cell] &= ~POOL
        else:
            state.board[cell] &= POOL
    if piece.kind in (SQUARE, LINE):
        state.pools[piece.kind - SQUARE] = NOT_LAID
        state.pools[2] = 0 if piece.kind == LINE else state.pools[2]


def shift(state: FlureState, piece: Piece, cell: int, way: int) -> str | None:
    """Lay a piece somewhere else, or in another way."""
    before = way_of(state, piece)
    lift(state, piece)
    refused = lay(state, piece.kind, cell, way)
    if refused:
        lay(state, piece.kind, piece.cell, before)
    return refused


def _objection(state: FlureState, kind: int, cells: tuple[int, ...]) -> str | None:
    if not IS_CELL.issuperset(cells):
        return OFF_BOARD
    stone = kind <= TURN_ABOUT
    if not set(cells).isdisjoint(CORNERS) and not (stone and state.house & CORNERS_KEEP_STONES):
        return ON_A_DOOR
    blocks = STONES | TELEPORTER if stone else STONES | TELEPORTER | POOL
    if kind in (SQUARE, LINE):
        blocks = TELEPORTER | POOL
    if any(state.board[cell] & blocks for cell in cells):
        return OVERLAP
    standing = stone or kind in COLOUR
    if standing and any(cell == state.monster or state.pawn_on[cell] for cell in cells):
        return SOMEBODY_THERE
    return None


def place_pawn(state: FlureState, pawn: int, where: int) -> str | int:
    """Put a pawn on a cell, outside, out or among the lost; gives how many stones it has pushed, or why not.

    A pawn that has not been played in this round may have pushed stones on its way: if it cannot have come
    there otherwise, the fewest pushes are carried out. It is flipped by its first move in a round.
    """
    if state.at[pawn] == IN_THE_BOX:
        return NOT_IN_PLAY
    if where >= 0 and (where == state.monster or state.pawn_on[where] not in (0, pawn + 1)):
        return NOBODY_STANDS
    fresh = state.face[pawn] == state.turn & 1
    pushed = _push_on_the_way(state, pawn, where) if fresh and where >= 0 else 0
    if where >= 0 and state.board[where] & (STONES | TELEPORTER):
        return NOBODY_STANDS
    if fresh and where >= 0:
        state.face[pawn] ^= 1
    if pawn in state.escaped:
        state.escaped.remove(pawn)
    if where == ESCAPED:
        state.escaped.append(pawn)
    state.at[pawn] = where
    state.set_pawns()
    return pushed


def _push_on_the_way(state: FlureState, pawn: int, cell: int) -> int:
    route = routes(view(state, None), pawn).get(cell)
    if route is None or not route.events:
        return 0
    events: list[Event] = list(route.events)
    state.board = bytearray(route.board)
    count_lost_stones(state, events)
    return len(pushes(events))


def stand_monster(state: FlureState, cell: int) -> str | None:
    """Put the monster on a cell."""
    if state.pawn_on[cell] or state.board[cell] & STONES:
        return NOBODY_STANDS
    state.monster = cell
    return None


def lonely(state: FlureState) -> bool:
    """Whether a teleporter lies without its twin."""
    laid = counted(state.board)
    return 1 in (laid[BLUE], laid[YELLOW])


def count_gone(state: FlureState, advanced: bool) -> None:
    """Remember which stones are not on the board."""
    for kind, count in in_the_box(state, advanced).items():
        if kind <= TURN_ABOUT:
            state.gone[kind] = count


def kind_title(kind: int) -> Phrase:
    """What a kind of piece is called."""
    return Phrase(KINDS[kind].title)
