"""Whole moves that a strong player compares: the most promising ends of each pawn, with the way there."""

from engine.core.game import Action
from engine.games.finstere_flure.players.planning import Question, asked, judged
from engine.games.finstere_flure.queries import Route, routes_in
from engine.games.finstere_flure.rules.order import playable
from engine.games.finstere_flure.rules.pawns import END
from engine.games.finstere_flure.rules.reach import End
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.state import ESCAPED, FlureState

ENDS_OF_EACH, ENDS_OF_ONE = 3, 4
"""How many ends are compared while the pawn is still to be chosen, and when it is under way."""

Plan = tuple[Action, ...]


def plans(state: FlureState, seat: int) -> list[Plan]:
    """The moves worth comparing; anything but a pawn's move is compared action by action."""
    kind = state.todo[-1][0]
    if kind == "choose":
        return [
            (("pawn", pawn), *moves)
            for pawn in playable(state, seat)
            for moves in _best(state, pawn, ENDS_OF_EACH)
        ]
    if kind == "move":
        return _best(state, state.todo[-1][1], ENDS_OF_ONE)
    return [(action,) for action in SCRIPT.legal(state, seat)]


def _best(state: FlureState, pawn: int, count: int) -> list[Plan]:
    """The ends of one pawn that look best by themselves."""
    question = asked(state, pawn)
    found = sorted(routes_in(state, pawn).values(), key=lambda route: -_score(question, pawn, route))
    return [_moves(route) for route in found[:count]]


def _score(question: Question, pawn: int, route: Route) -> float:
    return judged(question, pawn, End(route.cell, route.board, END)).score


def _moves(route: Route) -> Plan:
    return route.actions if route.cell == ESCAPED else (*route.actions, END)
