"""One run by chance, each of its fights followed."""

from collections import Counter
from typing import NamedTuple

from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.state import PrisonState
from tools.dead_cells_oracle.following import Disagreement, Follower
from tools.dead_cells_oracle.opening import opened
from tools.dead_cells_oracle.setting import Luck, table

LONGEST = 3000
"""Choices after which a run is left alone."""


class Compared(NamedTuple):
    """What came of a run."""

    fights: int
    actions: int
    disagreements: list[Disagreement]
    met: Counter[str]
    """How many fights in each place, and with how many players."""


def compare(seed: int) -> Compared:
    """Play a run by chance and follow its fights; the first disagreement ends it."""
    luck, session = Luck(seed + 1), table(seed)
    state: PrisonState = session.state  # type: ignore[assignment]
    met: Counter[str] = Counter()
    follower = _followed(state, met)
    found: list[Disagreement] = []
    actions = 0
    while session.deciders and actions < LONGEST and not found:
        seat = session.deciders[0]
        legal = session.legal(seat)
        action = legal[luck.below(len(legal))]
        before = state.clone()
        session.play(seat, action)
        actions += 1
        if follower:
            found = follower.follow(before, state, seat, action)
            if follower.over:
                follower = None
        if not follower and not found and (follower := _followed(state, met)) and action[0] == "go":
            differs = opened(before, state, action[1])
            found = [Disagreement(name, *both, "opening") for name, both in differs.items()]
        if follower and not found:
            found = follower.check(session)
    return Compared(met["fights"], actions, found, met)


def _followed(state: PrisonState, met: Counter[str]) -> Follower | None:
    """Somebody who follows the fight of which the first question is asked now, if there is one."""
    begins = state.todo and state.todo[-1][0] in ("passer", "commit")
    if not begins or any(state.active) or state.passer >= 0:
        return None
    met.update(("fights", CODES[state.place], f"{state.seats} players"))
    return Follower(state)
