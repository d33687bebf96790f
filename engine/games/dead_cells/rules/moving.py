"""Enemies change their slots: they close ranks, go where their card says, or are pushed away."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.kinds import PIT
from engine.games.dead_cells.cards.vocabulary import R1, R3
from engine.games.dead_cells.rules.harm import slay
from engine.games.dead_cells.state import NOBODY, PrisonState

TOKENS = ("hurt", "shields", "gold", "poison", "bleed", "fire", "marks", "frozen", "foes")
"""What goes with an enemy that moves."""


def move(state: PrisonState, slot: int, goal: int, why: str, events: list[Event]) -> None:
    """An enemy goes to a free slot with everything that lies on its card."""
    for name in TOKENS:
        row = getattr(state, name)
        row[goal], row[slot] = row[slot], 0
    if state.hidden >> slot & 1:
        state.hidden ^= 1 << slot | 1 << goal
    events.append(("moved", EVERYONE, why, slot, goal))


def close_ranks(state: PrisonState, events: list[Event]) -> None:
    """Monsters on the right fill the gaps towards the group; bosses and their cards stay (34, 35)."""
    if state.face != NOBODY:
        return
    free = R1
    for slot in range(R1, R3 + 1):
        if state.foes[slot]:
            if slot != free:
                move(state, slot, free, "34", events)
            free += 1


def push(state: PrisonState, slot: int, by: int, events: list[Event], source: int) -> None:
    """A monster on the right is pushed away as far as the slots are free; beyond R3 there may be a pit.

    Bosses and their cards stay (ruling 35).
    """
    if state.face != NOBODY:
        return
    goal = slot
    while slot >= R1 and goal < R3 and goal - slot < by and not state.foes[goal + 1]:
        goal += 1
    if goal != slot:
        move(state, slot, goal, "", events)
    if state.terrain == PIT and goal == R3 and goal - slot < by:
        events.append(("over_the_edge", EVERYONE, "", goal))
        slay(state, goal, source)
