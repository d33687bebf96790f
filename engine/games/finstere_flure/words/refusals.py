"""Why an action is not legal, with the rule behind it in our own words."""

from collections.abc import Callable

from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.rules.board import CELLS, ENTRANCE, EXIT, NEXT, WALL
from engine.games.finstere_flure.rules.pawns import step
from engine.games.finstere_flure.rules.pieces import KINDS, LINE, STONES, TELEPORTER
from engine.games.finstere_flure.rules.setting_up import objection
from engine.games.finstere_flure.state import OUTSIDE, FlureState

NOT_ASKED = N_("that is not what is asked now")

ASKED = {
    "pick": N_("choose a piece to lay first"),
    "lay": N_("the piece in hand must be laid first"),
    "point": N_("the arrow of the teleporter must be pointed first"),
    "choose": N_("choose a pawn to move first"),
    "move": N_("the move of this pawn must be ended first"),
}
"""What has to be decided before anything else, by the entry that waits."""


def refusal(state: FlureState, seat: int, action: Action) -> Phrase:
    """The rule that forbids an action, or what is asked instead."""
    kind, *data = action
    waiting = state.todo[-1][0]
    known = isinstance(kind, str) and kind in OBJECTIONS
    if not known or not all(type(each) is int for each in data) or len(data) != OBJECTIONS[kind][1]:
        return Phrase(NOT_ASKED)
    if waiting != OBJECTIONS[kind][0]:
        return Phrase(ASKED[waiting])
    return Phrase(OBJECTIONS[kind][2](state, *data) or NOT_ASKED)


def _pick(state: FlureState, kind: int) -> str:
    return N_("no such piece is left in the tray") if kind in KINDS else NOT_ASKED


def _lay(state: FlureState, cell: int, upright: int) -> str | None:
    kind = state.todo[-1][2]
    if upright not in ((0, 1) if kind == LINE else (0,)) or cell not in CELLS:
        return NOT_ASKED
    return objection(state, kind, cell, upright)


def _pawn(state: FlureState, pawn: int) -> str:
    if pawn not in range(len(state.at)):
        return NOT_ASKED
    if pawn >> 2 != state.todo[-1][1]:
        return N_("this pawn belongs to somebody else")
    if state.at[pawn] < OUTSIDE:
        return N_("this pawn is not in the game any more")
    return N_("this pawn has been played in this round")


def _enter(state: FlureState) -> str:
    if state.at[state.todo[-1][1]] != OUTSIDE:
        return N_("the pawn is inside already")
    if state.monster == ENTRANCE:
        return N_("nobody can enter while the monster stands on the entrance cell")
    if state.board[ENTRANCE] & STONES:
        return N_("a stone blocks the entrance")
    return N_("a pawn may not end its move on another pawn")


def _step(state: FlureState, side: int) -> str:
    _, pawn, points = state.todo[-1]
    cell = state.at[pawn]
    if side not in range(4):
        return NOT_ASKED
    if cell == OUTSIDE:
        return N_("the pawn must enter the fortress first")
    if not points:
        return N_("the pawn has no steps left")
    target = NEXT[cell][side]
    if target == WALL:
        return N_("pawns cannot go through walls")
    if target == state.monster:
        return N_("a pawn may never step onto the monster's cell")
    if state.board[target] & TELEPORTER:
        return N_("a teleporter is a wall to pawns")
    if not step(state.board[:], state.pawn_on, state.monster, cell, side, []):
        return N_("a pawn pushes one stone only, and only onto a free cell of the board")
    return N_("a pawn may not end its move on another pawn")


def _leave(state: FlureState) -> str:
    _, pawn, _points = state.todo[-1]
    if state.at[pawn] != EXIT:
        return N_("pawns leave from the exit cell")
    return N_("leaving costs one step, and the pawn has none left")


def _end(state: FlureState) -> str:
    return N_("a pawn may not end its move on another pawn")


OBJECTIONS: dict[str, tuple[str, int, Callable[..., str | None]]] = {
    "pick": ("pick", 1, _pick),
    "lay": ("lay", 2, _lay),
    "point": ("point", 1, lambda state, arrow: NOT_ASKED),
    "pawn": ("choose", 1, _pawn),
    "enter": ("move", 0, _enter),
    "step": ("move", 1, _step),
    "leave": ("move", 0, _leave),
    "end": ("move", 0, _end),
}
"""For each kind of action the entry that asks for it, how many numbers it has, and what may be wrong."""
