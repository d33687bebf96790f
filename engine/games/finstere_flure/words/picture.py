"""A whole table in letters, for golden texts and failed tests."""

from engine.games.finstere_flure.rules.ending import out
from engine.games.finstere_flure.rules.maps import SEATS, draw_board
from engine.games.finstere_flure.rules.tombstones import TOMBSTONES
from engine.games.finstere_flure.state import LOST, OUTSIDE, PAWNS, FlureState


def draw_text(state: FlureState) -> str:
    """The table at the beginning of a round and at the end; in between the words tell what moves."""
    return drawn(state) if not state.todo or _round_begins(state) else ""


def _round_begins(state: FlureState) -> bool:
    fresh = all(
        face == state.turn & 1 for face, cell in zip(state.face, state.at, strict=True) if cell >= OUTSIDE
    )
    return fresh and state.todo[-1][0] == "choose"


def drawn(state: FlureState) -> str:
    """The board, then who is where beside it, then the tombstones."""
    pawns = {cell: _sign(state, pawn) for pawn, cell in enumerate(state.at) if cell >= 0}
    board = draw_board(state.board, pawns, state.monster, state.facing)
    seats = "\n".join(_beside(state, seat) for seat in range(state.seats))
    seen = " ".join(TOMBSTONES[number].name for number in state.seen) or "none"
    return f"{board}\n{seats}\nstage {state.stage}, tombstones seen: {seen}"


def _sign(state: FlureState, pawn: int) -> str:
    return f"{SEATS[pawn // PAWNS]}{state.number(pawn)}"


def _beside(state: FlureState, seat: int) -> str:
    mine = range(seat * PAWNS, seat * PAWNS + PAWNS)
    waiting = " ".join(str(state.number(pawn)) for pawn in mine if state.at[pawn] == OUTSIDE) or "-"
    lost = sum(state.at[pawn] == LOST for pawn in mine)
    return f"{SEATS[seat]}: outside {waiting}, out {out(state, seat)}, lost {lost}"
