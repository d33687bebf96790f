"""What happens by itself: things on tracks and items that wait for a moment of the fight.

The moments are "fight_start", "hurt" (damage was really placed on the fighter), "kill" and "looted".
"""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.rules.abilities import abilities
from engine.games.dead_cells.rules.rows import marked
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]


def fire(state: PrisonState, moment: str, fighter: int) -> None:
    """Let everything of this fighter happen that waits for the moment, as often as its limit allows."""
    if state.round == NOBODY and moment != "fight_start":
        return
    for place, (on, printed) in enumerate(abilities(state, fighter).triggers):
        if on.trigger == moment and not (on.limit and state.fired[fighter] >> place & 1):
            state.todo.append(("trigger", fighter, place, *printed))


def trigger(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """It happens, and is marked where it happens only once a fight."""
    _, fighter, place, origin, number, part = entry
    if state.fallen >> fighter & 1 or state.fired[fighter] >> place & 1:
        return
    if abilities(state, fighter).triggers[place][0].limit:
        state.fired = marked(state.fired, fighter, place)
        events.append(("fired", EVERYONE, "12", fighter, place))
    state.todo.append(("do", SLOTS + fighter, origin, number, (part, 0)))
