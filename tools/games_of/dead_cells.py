"""Random runs of Dead Cells: in two of three the rule of thumb often decides, so that bosses are met."""

from engine.core import dice
from engine.core.game import Action
from engine.games.dead_cells import GAME
from engine.games.dead_cells.state import PrisonState
from tools.games import Checks

INSIGHT = 80
"""In guided runs, how many times out of a hundred the rule of thumb decides."""


def guided_action(state: PrisonState, seat: int, luck: int) -> tuple[Action, int]:
    """Any legal action, but often the one that looks best."""
    insight, luck = dice.below(luck, 100)
    if insight < INSIGHT:
        return GAME.policy(state, seat, luck)
    return dice.pick(luck, GAME.legal(state, seat))


CHECKS = Checks(choose=lambda seed: guided_action if seed % 3 else None)
