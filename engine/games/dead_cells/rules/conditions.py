"""The conditions of `When`: "wounded" holds if whoever acts has lost health, and so on."""

from collections.abc import Callable, Mapping

from engine.games.dead_cells.cards.kinds import PIT, WALL
from engine.games.dead_cells.rules.company import standing
from engine.games.dead_cells.rules.memory import BITS, FALLEN, remembers
from engine.games.dead_cells.state import PrisonState

CONDITIONS: Mapping[str, Callable[[PrisonState, int], bool]] = {
    "wounded": lambda state, at: state.hurt[at] > 0,
    "shielded": lambda state, at: state.shields[at] > 0,
    "behind": lambda state, at: state.foes[0] != 0,
    "alone": lambda state, at: sum(map(bool, state.foes)) == 1,
    "crowd": lambda state, at: sum(map(bool, state.foes)) > 2,
    "few": lambda state, at: len(standing(state)) < 3,
    "wall": lambda state, at: state.terrain == WALL,
    "pit": lambda state, at: state.terrain == PIT,
    "lit": lambda state, at: state.lanterns > 0,
    "again": lambda state, at: remembers(state, FALLEN.get(state.place, BITS)),
}


def holds(state: PrisonState, condition: str, at: int) -> bool:
    """Whether a condition is true for whoever acts."""
    return CONDITIONS[condition](state, at)
