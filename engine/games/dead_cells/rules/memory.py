"""What a campaign remembers beside its cards: ways that were found, bosses that fell, the Boss Cell."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.state import PrisonState

LOWER_EXIT, UPPER_EXIT = range(2)
"""The two ways out of the first biome."""
FALLEN = {DECKS["C1"]: 2, DECKS["C2"]: 3, DECKS["C3"]: 4}
"""Bosses that were beaten at least once."""
BOSS_CELL = 5
FIRSTS = {DECKS["C1"]: 6, DECKS["C2"]: 7, DECKS["C3"]: 8}
BELLS_FIRST = 9
"""What was done for the first time with the Boss Cell in play; each pays a secret."""
SECRET_SOLD = {1739: 10, 1740: 11}
"""The tiles of the castle whose merchant had a secret, which is sold once in a campaign."""
BITS = 12
"""How many there are."""


def remembers(state: PrisonState, bit: int) -> bool:
    """Whether it has happened in this campaign."""
    return bool(state.memory >> bit & 1)


def remember(state: PrisonState, bit: int, events: list[Event]) -> bool:
    """Keep it for ever; True if it is new."""
    if remembers(state, bit):
        return False
    state.memory |= 1 << bit
    events.append(("remembered", EVERYONE, "", bit))
    return True
