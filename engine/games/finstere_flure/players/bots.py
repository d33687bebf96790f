"""How computer players think: a rule of thumb with its reason, a fast policy for playouts, what it is worth.

The rule of thumb plans for one pawn as if nobody else moved; see planning.py. Playouts let everybody play by
such plans. Both know the tombstones that were seen, not the order of the rest.
"""

from math import exp

from engine.core.dice import below, pick
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.finstere_flure.players.planning import OUT_WORTH, WHOLE_WAY, Plan, asked, plan, value
from engine.games.finstere_flure.rules import ending
from engine.games.finstere_flure.rules.board import ENTRANCE, TO_EXIT, place_of
from engine.games.finstere_flure.rules.order import playable
from engine.games.finstere_flure.rules.pawns import END, ENTER, LEAVE, step
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE, PAWNS, FlureState

HASTE = 0.7
"""What a step is worth that a pawn has still to make in this round."""
SCALE = 8.0
"""How many steps of lead make a position clearly better."""
NO_WINNER = 0.3
"""A game that nobody wins is better than one that somebody else wins."""

Judged = tuple[float, Phrase]


def thumb(state: FlureState, seat: int, action: Action) -> Judged:
    """How good an action looks, and why in words."""
    waiting = state.todo[-1]
    if waiting[0] == "choose":
        return _choice(state, action[1])
    if waiting[0] == "move":
        return _move(state, waiting[1], waiting[2], action)
    return _scenery(state, action)


def _choice(state: FlureState, pawn: int) -> Judged:
    """A pawn is the better to move, the more its best end gains over staying."""
    question, cell = asked(state, pawn), state.at[pawn]
    best = plan(question, pawn, cell, state.number(pawn))
    return best.score - plan(question, pawn, cell, 0).score, _reason(state, best)


def _move(state: FlureState, pawn: int, points: int, action: Action) -> Judged:
    """A step is as good as the best end behind it; ending at once is better than walking in circles."""
    cell = state.at[pawn]
    if action == LEAVE:
        return OUT_WORTH + WHOLE_WAY, Phrase("this pawn escapes right now")
    if action == END:
        best = plan(asked(state, pawn), pawn, cell, 0)
        return best.score + 0.5, _reason(state, best)
    after = state.clone()
    if action == ENTER:
        cell = ENTRANCE
    else:
        cell = step(after.board, after.pawn_on, after.monster, cell, action[1], [])[-1]
    best = plan(asked(after, pawn), pawn, cell, points - 1)
    return best.score, _reason(state, best)


def _reason(state: FlureState, best: Plan) -> Phrase:
    if best.cell == ESCAPED:
        return Phrase("this pawn escapes with this move")
    if best.cell == OUTSIDE:
        return Phrase("off the board, the monster cannot reach it")
    way = TO_EXIT[best.cell] + 1
    if not best.deadly:
        return Phrase("safe from every tombstone left in the pile (steps to get out: {way})", way=way)
    return Phrase(
        "at risk from {count} of the {pile} tombstones left in the pile (steps to get out: {way})",
        way=way,
        count=best.deadly,
        pile=len(state.deck),
    )


def _scenery(state: FlureState, action: Action) -> Judged:
    """Pieces lie well apart, and not always in the same places."""
    why = Phrase("spread-out scenery gives everyone places to hide")
    if action[0] != "lay":
        return float(below(state.dice + action[1], 1000)[0]), why
    column, row = place_of(action[1])
    others = [place_of(cell) for cell, byte in enumerate(state.board) if byte]
    near = min((abs(column - x) + abs(row - y) for x, y in others), default=4)
    jitter, _ = below(state.dice + action[1], 1000)
    return min(near, 4) + jitter / 500, why


def policy(state: FlureState, seat: int, dice: int) -> tuple[Action, int]:
    """A fast choice: the plan of the pawn under way.

    The choice of the pawn brings no luck of its own, so that playouts differ by their tombstones alone.
    """
    kind = state.todo[-1][0]
    if kind == "choose":
        return ("pawn", playable(state, seat)[0]), dice
    if kind != "move":
        return pick(dice, SCRIPT.legal(state, seat))
    _, pawn, points = state.todo[-1]
    return plan(asked(state, pawn), pawn, state.at[pawn], points).first, dice


def worth(state: FlureState, seat: int) -> float:
    """From 0 to 1: one's own pawns against those of the strongest other player."""
    outcome = ending.outcome(state)
    if outcome is not None:
        return float(seat in outcome.winners) if outcome.winners else NO_WINNER
    totals = [_total(state, each) for each in range(state.seats)]
    mine = totals.pop(seat)
    return 1 / (1 + exp((max(totals) - mine) / SCALE))


def _total(state: FlureState, seat: int) -> float:
    """The worth of a player's pawns with the moves they still have; the worst one may be left behind."""
    mine = range(seat * PAWNS, seat * PAWNS + PAWNS)
    worths = [value(state.at[pawn], state.stage) for pawn in mine]
    ready = sum(state.number(pawn) for pawn in playable(state, seat))
    return sum(worths) - 0.75 * min(worths) + HASTE * ready
