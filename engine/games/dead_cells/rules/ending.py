"""How a run ends, and the outcome of its table."""

from engine.core.game import Outcome
from engine.core.text import N_
from engine.games.dead_cells.state import PrisonState

DEATH, BOSS_BEATEN = 1, 2
"""The ways in which a run can end (RUN_END)."""

REASONS = {
    DEATH: N_("one of you has died"),
    BOSS_BEATEN: N_("the boss is beaten"),
}


def outcome(state: PrisonState) -> Outcome | None:
    """None until the cells are spent."""
    if state.todo:
        return None
    won = state.ended == BOSS_BEATEN
    winners = tuple(range(state.seats)) if won else ()
    return Outcome("won" if won else "lost", winners, REASONS[state.ended])
