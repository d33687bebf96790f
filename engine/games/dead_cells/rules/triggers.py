"""What happens by itself: things on tracks and items that wait for a moment of the fight.

The moments are "fight_start", "hurt" (damage was really placed on the fighter), "blocked" (a shield stopped
some), "kill", "looted", "skilled" and "drank". Mutations of the group work for each fighter.
"""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.kinds import DURING
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import On
from engine.games.dead_cells.rules.abilities import Place, abilities, mutations
from engine.games.dead_cells.rules.rows import marked
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]


def fire(state: PrisonState, moment: str, fighter: int) -> None:
    """Let everything of this fighter happen that waits for the moment, as often as its limit allows."""
    if state.round == NOBODY and moment != "fight_start":
        return
    for place, (on, printed) in _all(state, fighter).items():
        if on.trigger == moment and not (on.limit and state.fired[fighter] >> place & 1):
            state.todo.append(("trigger", fighter, place, *printed))


GROUP_PLACE = 32
"""The first place of what the mutation board has."""


def _all(state: PrisonState, fighter: int) -> dict[int, tuple[On, Place]]:
    """A fighter's own, then those of the mutation board, which Serenade does not share; by their places."""
    found = dict(enumerate(abilities(state, fighter).triggers))
    if state.pockets[DURING] and state.prisoners[fighter] != SERENADE:
        found |= dict(enumerate(mutations(state).triggers, GROUP_PLACE))
    return found


def trigger(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """It happens, and is marked where it happens only once a fight."""
    _, fighter, place, origin, number, part = entry
    if state.fallen >> fighter & 1 or state.fired[fighter] >> place & 1:
        return
    on = _all(state, fighter).get(place)
    if on is not None and on[0].limit:
        state.fired = marked(state.fired, fighter, place)
        events.append(("fired", EVERYONE, "12", fighter, place))
    state.todo.append(("do", SLOTS + fighter, origin, number, (part, 0)))
