"""Which cells of the rules an action speaks of, to be shown on the board."""

from engine.core.game import Action
from engine.games.finstere_flure.queries import cell_to_point, mover, piece_in_hand
from engine.games.finstere_flure.rules.board import ENTRANCE, EXIT, NEXT, WALL
from engine.games.finstere_flure.rules.setting_up import covered
from engine.games.finstere_flure.state import OUTSIDE
from engine.games.finstere_flure.view import FlureView


def cells_of_action(view: FlureView, action: Action) -> list[int]:
    """Where it would happen: the pawn it chooses, the cell it leads to, what a piece would cover."""
    kind = action[0]
    if kind == "pawn":
        return [view["at"][action[1]]] if view["at"][action[1]] >= 0 else [ENTRANCE]
    if kind == "enter":
        return [ENTRANCE]
    if kind == "leave":
        return [EXIT]
    if kind == "lay":
        return [cell for cell in covered(piece_in_hand(view), action[1], action[2]) if cell != WALL]
    if kind == "point":
        return [cell_to_point(view)]
    return _of_pawn(view, action)


def _of_pawn(view: FlureView, action: Action) -> list[int]:
    """A step leads to a neighbour, the end is where the pawn stands."""
    pawn = mover(view)
    here = view["at"][pawn] if pawn is not None else OUTSIDE
    if here < 0:
        return []
    there = NEXT[here][action[1]] if action[0] == "step" else here
    return [there] if there != WALL else []
