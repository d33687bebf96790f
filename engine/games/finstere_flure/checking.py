"""What every position has in common; a save that has it not was written by another hand."""

from typing import Any

from engine.core.game import Options
from engine.core.state import Entry
from engine.games.finstere_flure.rules.board import CELLS, CORNERS, GRID
from engine.games.finstere_flure.rules.ending import ALL_BUT_ONE, ALL_GONE, STAGE_OVER, goal, out
from engine.games.finstere_flure.rules.house import CORNERS_KEEP_STONES, house_bits
from engine.games.finstere_flure.rules.order import PAWNS_IN_TURN_1, playable
from engine.games.finstere_flure.rules.pawns import can_rest
from engine.games.finstere_flure.rules.pieces import (
    ALL_PIECES,
    BASIC_PIECES,
    BLUE,
    COLOUR,
    LINE,
    NOT_LAID,
    POOL,
    SQUARE,
    STONES,
    TELEPORTER,
    TURN_ABOUT,
    YELLOW,
    counted,
    pool_cells,
)
from engine.games.finstere_flure.rules.setting_up import KEPT_FREE
from engine.games.finstere_flure.rules.tombstones import ALL, meaning
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.state import (
    ESCAPED,
    IN_THE_BOX,
    LAST_TURN,
    LOST,
    OUTSIDE,
    PAWNS,
    SPARE,
    TURNS_A_STAGE,
    FlureState,
    has_spare,
)

FIELDS = {"pick": 1, "lay": 2, "point": 2, "choose": 1, "move": 2}
"""How many numbers each entry that can wait has."""

LAYING = frozenset({"pick", "lay", "point"})


def check(state: FlureState, seats: int, options: Options) -> None:
    """Raise ValueError unless sizes, ranges, counts and the stack are such as play leaves them."""
    _check_table(state, seats, options)
    _check_todo(state)
    _check_board(state, options)
    _check_tombstones(state)
    _check_pawns(state)
    _check_faces(state)
    _check_end(state)


def _check_table(state: FlureState, seats: int, options: Options) -> None:
    _need(state.seats == seats and state.house == house_bits(options))
    _need(state.triple == int(options["triple_prey"]))
    _need(len(state.at) == len(state.face) == PAWNS * seats and set(state.face) <= {0, 1})
    _need(len(state.tray) == len(state.gone) == len(ALL_PIECES) and len(state.pools) == 3)
    _need(state.first in range(seats) and state.turn in range(LAST_TURN + 1))
    _need(state.facing in range(4) and state.monster in CELLS and not state.board[state.monster] & STONES)
    _need(state.ended in range(STAGE_OVER + 1) and bool(state.ended) != bool(state.todo))


def _check_todo(state: FlureState) -> None:
    if not state.todo:
        return
    _need(len(state.todo) == 1)
    entry = state.todo[0]
    _need(entry[0] in SCRIPT.decisions and len(entry) == FIELDS[entry[0]] + 1)
    _need(all(type(number) is int for number in entry[1:]))
    CHECKS[entry[0]](state, entry)


def _check_pick(state: FlureState, entry: Entry) -> None:
    _need(entry[1] in range(state.seats) and any(state.tray))


def _check_lay(state: FlureState, entry: Entry) -> None:
    _check_pick(state, entry)
    _need(entry[2] in range(1, len(state.tray)) and state.tray[entry[2]] > 0)


def _check_point(state: FlureState, entry: Entry) -> None:
    _need(entry[1] in range(state.seats) and entry[2] in CELLS)
    _need(state.board[entry[2]] in COLOUR.values())


def _check_choose(state: FlureState, entry: Entry) -> None:
    _need(entry[1] in range(state.seats) and bool(playable(state, entry[1])))


def _check_move(state: FlureState, entry: Entry) -> None:
    """A pawn under way shows the face it had, has not used too many points, and can still rest."""
    _, pawn, points = entry
    _need(pawn in range(len(state.at)) and pawn in playable(state, pawn >> 2))
    cell = state.at[pawn]
    _need(points in range(state.number(pawn) + 1))
    if cell == OUTSIDE:
        _need(points == state.number(pawn))
    else:
        _need(cell in CELLS and can_rest(state.board, state.pawn_on, state.monster, cell, points))


CHECKS: dict[str, Any] = {
    "pick": _check_pick,
    "lay": _check_lay,
    "point": _check_point,
    "choose": _check_choose,
    "move": _check_move,
}


def _check_board(state: FlureState, options: Options) -> None:
    """Every byte is a piece, pools lie where they are said to lie, twins are two."""
    advanced = options["variant"] == "advanced"
    laying = bool(state.todo) and state.todo[0][0] in LAYING
    wet = _pool_bytes(state)
    for cell in range(GRID):
        byte = state.board[cell]
        _need(bool(byte & POOL) == (cell in wet) and (not byte or cell in CELLS))
        _need(byte & STONES <= TURN_ABOUT)
        _need(bool(byte & TELEPORTER) or byte < POOL << 1)
        _need(not byte & TELEPORTER or (advanced and not byte & (STONES | POOL) and byte & TELEPORTER != 48))
        _need(not laying or not byte or cell not in KEPT_FREE)
    corner = any(state.board[cell] for cell in CORNERS)
    _need(not corner or bool(state.house & CORNERS_KEEP_STONES))
    _check_counts(state, advanced, laying)


def _pool_bytes(state: FlureState) -> set[int]:
    wet: set[int] = set()
    square, line, upright = state.pools
    _need(upright in (0, 1) and (upright == 0 or line != NOT_LAID))
    for kind, cell in ((SQUARE, square), (LINE, line)):
        if cell != NOT_LAID:
            cells = pool_cells(kind, cell, upright if kind == LINE else 0)
            _need(set(cells) <= set(CELLS) and wet.isdisjoint(cells))
            wet.update(cells)
    return wet


def _check_counts(state: FlureState, advanced: bool, laying: bool) -> None:
    pieces, laid = ALL_PIECES if advanced else BASIC_PIECES, counted(state.board)
    for kind in range(1, TURN_ABOUT + 1):
        _need(laid[kind] + state.tray[kind] + state.gone[kind] == pieces[kind])
    _need(not any(state.gone[TURN_ABOUT + 1 :]) and not state.gone[0] and not state.tray[0])
    if laying:
        _need(advanced and not any(state.gone) and state.turn == 0 and not state.seen)
        _need(set(state.at) <= {OUTSIDE, IN_THE_BOX} and not any(state.face) and state.monster == 0)
    else:
        _need(not any(state.tray))
        _need(all(laid[kind] in (0, 2) for kind in (BLUE, YELLOW)))


def _check_tombstones(state: FlureState) -> None:
    _need(sorted([*state.deck, *state.seen]) == list(ALL))
    prey = [number for number in ALL if meaning(number, state.triple).prey]
    _need(set(state.aside) <= set(prey) and len(set(state.aside)) == len(state.aside))
    _need(state.turn > 0 or not state.aside or bool(state.ended))
    if state.ended:
        _need(len(state.seen) <= TURNS_A_STAGE)
    else:
        _need(len(state.seen) == state.turn % TURNS_A_STAGE and state.turn < LAST_TURN)


def _check_pawns(state: FlureState) -> None:
    """Resting pawns stand alone, on cells where one can stand."""
    mover = state.mover
    resting = [cell for pawn, cell in enumerate(state.at) if cell >= 0 and pawn != mover]
    _need(len(set(resting)) == len(resting))
    for cell in [*resting, *(state.at[pawn] for pawn in [mover] if pawn >= 0)]:
        if cell >= 0:
            _need(cell in CELLS and cell != state.monster and not state.board[cell] & (STONES | TELEPORTER))
    for pawn, cell in enumerate(state.at):
        _need(cell >= IN_THE_BOX)
        boxed = not has_spare(state.seats) and pawn % PAWNS == SPARE
        _need((cell == IN_THE_BOX) == boxed)
        _need(cell != LOST or state.turn >= TURNS_A_STAGE)
    escaped = [pawn for pawn, cell in enumerate(state.at) if cell == ESCAPED]
    _need(sorted(state.escaped) == escaped)


def _check_faces(state: FlureState) -> None:
    """In the first turn nobody has played more than two pawns."""
    if state.turn == 0 and not state.ended:
        for seat in range(state.seats):
            _need(sum(state.face[seat * PAWNS : seat * PAWNS + PAWNS]) <= PAWNS_IN_TURN_1)


def _check_end(state: FlureState) -> None:
    won = any(out(state, seat) >= goal(state) for seat in range(state.seats))
    gone = all(cell < OUTSIDE for cell in state.at)
    _need(won == (state.ended == ALL_BUT_ONE))
    _need(gone or state.ended in (0, ALL_BUT_ONE))
    _need(not gone or state.ended != 0)
    _need((state.ended == STAGE_OVER) == (state.turn == LAST_TURN))
    _need(state.ended != ALL_GONE or state.turn < LAST_TURN)


def _need(holds: bool) -> None:
    if not holds:
        raise ValueError
