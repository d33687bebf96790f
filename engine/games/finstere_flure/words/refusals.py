"""Why an action is not legal, with the rule behind it in our own words."""

from collections.abc import Callable

from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.rules.board import CELLS, ENTRANCE, EXIT, NEXT, WALL
from engine.games.finstere_flure.rules.pawns import step
from engine.games.finstere_flure.rules.pieces import KINDS, LINE, STONES, TELEPORTER
from engine.games.finstere_flure.rules.setting_up import objection
from engine.games.finstere_flure.state import OUTSIDE, FlureState

NOT_ASKED = N_("you cannot do that now")

ASKED = {
    "pick": N_("choose a piece first"),
    "lay": N_("place the chosen piece first"),
    "point": N_("point the teleporter's arrow first"),
    "choose": N_("choose a pawn first"),
    "move": N_("finish this pawn's move first"),
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
    return N_("no pieces of this kind are left") if kind in KINDS else NOT_ASKED


def _lay(state: FlureState, cell: int, upright: int) -> str | None:
    kind = state.todo[-1][2]
    if upright not in ((0, 1) if kind == LINE else (0,)) or cell not in CELLS:
        return NOT_ASKED
    return objection(state, kind, cell, upright)


def _pawn(state: FlureState, pawn: int) -> str:
    if pawn not in range(len(state.at)):
        return NOT_ASKED
    if pawn >> 2 != state.todo[-1][1]:
        return N_("that is not your pawn")
    if state.at[pawn] < OUTSIDE:
        return N_("this pawn is no longer in the game")
    return N_("you have already played this pawn this round")


def _enter(state: FlureState) -> str:
    if state.at[state.todo[-1][1]] != OUTSIDE:
        return N_("this pawn is already inside")
    if state.monster == ENTRANCE:
        return N_("you cannot enter while the monster is on the entrance cell")
    if state.board[ENTRANCE] & STONES:
        return N_("a stone blocks the entrance")
    return N_("you cannot end a move on another pawn")


def _step(state: FlureState, side: int) -> str:
    _, pawn, points = state.todo[-1]
    cell = state.at[pawn]
    if side not in range(4):
        return NOT_ASKED
    if cell == OUTSIDE:
        return N_("this pawn must enter the fortress first")
    if not points:
        return N_("this pawn has no steps left")
    target = NEXT[cell][side]
    if target == WALL:
        return N_("pawns cannot go through walls")
    if target == state.monster:
        return N_("you cannot move onto the monster's cell")
    if state.board[target] & TELEPORTER:
        return N_("teleporters block pawns like a wall")
    if not step(state.board[:], state.pawn_on, state.monster, cell, side, []):
        return N_("you can push only one stone, and only onto a free cell of the board")
    return N_("you cannot end a move on another pawn")


def _leave(state: FlureState) -> str:
    _, pawn, _points = state.todo[-1]
    if state.at[pawn] != EXIT:
        return N_("you can only escape from the exit cell")
    return N_("escaping costs one step, and this pawn has none left")


def _end(state: FlureState) -> str:
    return N_("you cannot end a move on another pawn")


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
