"""The advanced set-up: the players lay the pieces in turn (ruling 5a.22).

Entries: ("pick", seat) waits for the kind of piece, ("lay", seat, kind) for its place and ("point", seat,
cell) for the arrow of a teleporter; ("laid", seat) goes on to the next player.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.text import N_
from engine.core.todo import Action
from engine.games.finstere_flure.rules.board import CELLS, ENTRANCE, EXIT, NEXT, place_of
from engine.games.finstere_flure.rules.house import TELEPORTERS_APART
from engine.games.finstere_flure.rules.pieces import (
    ALL_PIECES,
    ARROW,
    COLOUR,
    LINE,
    POOL,
    SQUARE,
    TELEPORTER,
    pool_cells,
    teleporter,
)
from engine.games.finstere_flure.state import FlureState

OFF_BOARD = N_("the whole piece must be on the board")
NEAR_A_DOOR = N_("keep pieces off the entrance and exit cells and the cells around them")
OVERLAP = N_("there is already a piece there")
TELEPORTERS_TOUCH = N_("two teleporters cannot be side by side")


def _near(cell: int) -> frozenset[int]:
    """A cell and all that touch it, diagonally too."""
    column, row = place_of(cell)
    return frozenset(
        each for each in CELLS if abs(place_of(each)[0] - column) <= 1 and abs(place_of(each)[1] - row) <= 1
    )


NEAR = {cell: _near(cell) for cell in CELLS}
KEPT_FREE = NEAR[EXIT] | NEAR[ENTRANCE]
IS_CELL = frozenset(CELLS)


def covered(kind: int, cell: int, upright: int) -> tuple[int, ...]:
    """The cells that a piece would cover; some may be no cells of the board."""
    return pool_cells(kind, cell, upright) if kind in (SQUARE, LINE) else (cell,)


def objection(state: FlureState, kind: int, cell: int, upright: int) -> str | None:
    """Why a piece may not lie there, as a message id, or None if it may."""
    cells = covered(kind, cell, upright)
    if not IS_CELL.issuperset(cells):
        return OFF_BOARD
    if not KEPT_FREE.isdisjoint(cells):
        return NEAR_A_DOOR
    if any(state.board[each] for each in cells):
        return OVERLAP
    if kind in COLOUR and any(state.board[each] & TELEPORTER for each in _beside(state, cell)):
        return TELEPORTERS_TOUCH
    return None


def _beside(state: FlureState, cell: int) -> frozenset[int] | tuple[int, ...]:
    """Where no other teleporter may lie (ruling 5b.adjacent_teleporters)."""
    if state.house & TELEPORTERS_APART:
        return NEAR[cell]
    return tuple(each for each in NEXT[cell] if each >= 0)


def decider(state: FlureState, entry: Entry) -> tuple[int, ...]:
    """The player whose piece it is."""
    return (entry[1],)


def pick_actions(state: FlureState, entry: Entry, seat: int) -> list[Action]:
    """Each kind that is still in the tray."""
    return [("pick", kind) for kind, count in enumerate(state.tray) if count]


def take_pick(state: FlureState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The piece is in hand."""
    state.todo[-1] = ("lay", seat, action[1])
    events.append(("picked", EVERYONE, "", seat, action[1]))


def lay_actions(state: FlureState, entry: Entry, seat: int) -> list[Action]:
    """Each place, and for the long pool both ways round."""
    kind = entry[2]
    ways = (0, 1) if kind == LINE else (0,)
    return [
        ("lay", cell, upright)
        for cell in CELLS
        for upright in ways
        if objection(state, kind, cell, upright) is None
    ]


def take_lay(state: FlureState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The piece lies; a teleporter still has to be pointed somewhere."""
    kind, (_, cell, upright) = entry[2], action
    put(state.board, state.pools, kind, cell, upright)
    state.tray[kind] -= 1
    events.append(("laid", EVERYONE, "5a.22", seat, kind, cell, upright))
    state.todo[-1] = ("point", seat, cell) if kind in COLOUR else ("laid", seat)


def put(board: bytearray | list[int], pools: list[int], kind: int, cell: int, upright: int) -> None:
    """Put a piece on a board; a teleporter points north until it is turned."""
    if kind in COLOUR:
        board[cell] = teleporter(kind, 0)
    elif kind in (SQUARE, LINE):
        for each in pool_cells(kind, cell, upright):
            board[each] = POOL
        pools[kind - SQUARE] = cell
        pools[2] = max(pools[2], upright)
    else:
        board[cell] = kind


def point_actions(state: FlureState, entry: Entry, seat: int) -> list[Action]:
    """The sides to which the arrow of a teleporter may point: all four."""
    return [("point", arrow) for arrow in range(4)]


def take_point(state: FlureState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The arrow of the teleporter says where the monster will face."""
    cell, arrow = entry[2], action[1]
    state.board[cell] = turned(state.board[cell], arrow)
    state.todo[-1] = ("laid", seat)
    events.append(("pointed", EVERYONE, "", cell, arrow))


def turned(byte: int, arrow: int) -> int:
    """The byte of a teleporter with its arrow towards a side."""
    return byte & TELEPORTER | arrow << ARROW


def after_laying(state: FlureState, entry: Entry, events: list[Event]) -> None:
    """The next player lays; when all lie, the player after the last one starts the game."""
    seat = (entry[1] + 1) % state.seats
    if any(state.tray):
        state.todo.append(("pick", seat))
        return
    state.first = seat
    events.append(("turn", EVERYONE, "5a.22", 0, seat))
    state.todo.append(("next", seat))


def fill_tray(state: FlureState) -> None:
    """All seventeen pieces lie beside the board."""
    state.tray = bytearray(ALL_PIECES)
