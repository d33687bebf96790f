"""The best end of a single pawn's move, as far as one can tell without knowing what the others will do.

A plan weighs the way made against the tombstones in the pile that would cost the pawn there. Playouts ask
for the same plans again and again, so they are remembered; a plan depends on nothing but its arguments.
"""

from functools import lru_cache
from typing import NamedTuple

from engine.core.game import Action
from engine.games.finstere_flure.rules.board import TO_EXIT
from engine.games.finstere_flure.rules.danger import deadly, deaths
from engine.games.finstere_flure.rules.reach import End, ends
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.state import ESCAPED, LOST, OUTSIDE, FlureState

WHOLE_WAY = 27
"""Steps from outside to outside: in, across and out."""
OUT_WORTH = 34.0
"""A pawn that is out is worth more than its way: nothing can happen to it any more."""
LIFE = 13.0
"""What a pawn is worth in the second stage before its first step: then it can be lost for good."""
REMEMBERED = 20_000


class Plan(NamedTuple):
    """The best end that was found."""

    score: float
    first: Action
    cell: int
    deadly: int
    """How many of the tombstones in the pile would cost the pawn there, if nobody else moved."""


class Question(NamedTuple):
    """What a plan depends on."""

    board: bytes
    pawn_on: bytes
    """Without the pawn itself."""
    monster: int
    facing: int
    house: int
    pile: bytes
    triple: int
    stage: int


def value(cell: int, stage: int) -> float:
    """How much a pawn at this place is worth, in steps."""
    life = LIFE if stage == 2 else 0.0
    if cell >= 0:
        return WHOLE_WAY - 1 - TO_EXIT[cell] + life
    if cell == ESCAPED:
        return OUT_WORTH + life
    return life if cell == OUTSIDE else 0.0


def asked(state: FlureState, pawn: int) -> Question:
    """The question that a state puts to whoever moves a pawn."""
    pawn_on = bytearray(state.pawn_on)
    if state.at[pawn] >= 0 and pawn_on[state.at[pawn]] == pawn + 1:
        pawn_on[state.at[pawn]] = 0
    pile = bytes(sorted(state.deck))
    board, monster, facing = bytes(state.board), state.monster, state.facing
    return Question(board, bytes(pawn_on), monster, facing, state.house, pile, state.triple, state.stage)


@lru_cache(maxsize=REMEMBERED)
def plan(question: Question, pawn: int, cell: int, points: int) -> Plan:
    """The best end of a pawn under way from this cell with so many points left.

    The most promising ends are judged first; danger only takes, so the rest need not be looked at once none
    can be better than the best so far.
    """
    position = Position(bytearray(question.board), bytearray(question.pawn_on), *question[2:5])
    found = sorted(ends(position, cell, points), key=lambda end: -value(end.cell, question.stage))
    best = judged(question, pawn, found[0])
    for end in found[1:]:
        if value(end.cell, question.stage) <= best.score:
            break
        best = max(best, judged(question, pawn, end), key=lambda each: each.score)
    return best


def judged(question: Question, pawn: int, end: End) -> Plan:
    """The worth of an end, less what the tombstones in the pile would take on average."""
    worth, count = value(end.cell, question.stage), 0
    if end.cell >= 0:
        pawn_on = bytearray(question.pawn_on)
        pawn_on[end.cell] = pawn + 1
        found = deaths(Position(bytearray(end.board), pawn_on, *question[2:5]))
        count = deadly(found, pawn, question.pile, question.triple)
        after = value(OUTSIDE if question.stage == 1 else LOST, question.stage)
        worth -= (worth - after) * count / len(question.pile)
    return Plan(worth, end.first, end.cell, count)
