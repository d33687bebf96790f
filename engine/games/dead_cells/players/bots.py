"""Computer players."""

from typing import Any

from engine.core.bot import BOTS as CORE_BOTS
from engine.core.dice import below
from engine.core.text import Phrase
from engine.games.dead_cells.rules.ending import BOSS_BEATEN
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.state import PrisonState

BOTS = CORE_BOTS
Action = tuple[Any, ...]


def thumb(state: PrisonState, seat: int, action: Action) -> float:
    return 0.0


def reason(state: PrisonState, seat: int, action: Action) -> Phrase:
    return Phrase("no better idea")


def policy(state: PrisonState, seat: int, dice: int) -> tuple[Action, int]:
    actions = SCRIPT.legal(state, seat)
    index, dice = below(dice, len(actions))
    return actions[index], dice


def worth(state: PrisonState, seat: int) -> float:
    return float(state.ended == BOSS_BEATEN)


def settled(state: PrisonState) -> bool:
    return True
