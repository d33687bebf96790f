"""What happens by itself: things on tracks and items that wait for a moment of the fight.

The moments are "fight_start", "hurt" (damage was really placed on the fighter), "blocked" (a shield stopped
some), "kill", "looted", "skilled" and "drank". Mutations of the group work for each fighter.
"""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.kinds import DURING
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import On
from engine.games.dead_cells.rules.abilities import OWN_PLACES, Place, abilities, mutations
from engine.games.dead_cells.rules.rows import marked
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]


def fire(state: PrisonState, moment: str, fighter: int) -> None:
    """Let everything of this fighter happen that waits for the moment, as often as its limit allows."""
    if state.round == NOBODY and moment != "fight_start":
        return
    for place, (on, printed) in _all(state, fighter).items():
        if on.trigger == moment and not (on.limit and state.fired[fighter] >> place & 1):
            state.todo.append(("trigger", fighter, *printed))


def _all(state: PrisonState, fighter: int) -> dict[int, tuple[On, Place]]:
    """A fighter's own, then those of the mutation board, which Serenade does not share; by their places."""
    found = dict(enumerate(abilities(state, fighter).triggers))
    if state.pockets[DURING] and state.prisoners[fighter] != SERENADE:
        found |= dict(enumerate(mutations(state).triggers, OWN_PLACES))
    return found


def trigger(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """It happens, and is marked where it happens only once a fight."""
    _, fighter, origin, number, part = entry
    if state.fallen >> fighter & 1:
        return
    limited = _limited(state, fighter, (origin, number, part))
    if limited is not None:
        if state.fired[fighter] >> limited & 1:
            return
        state.fired = marked(state.fired, fighter, limited)
        events.append(("fired", EVERYONE, "12", fighter, limited))
    state.todo.append(("do", SLOTS + fighter, origin, number, (part, 0)))


def _limited(state: PrisonState, fighter: int, printed: Place) -> int | None:
    """The bit of what happens only once a fight; a companion that has died meanwhile may have changed it."""
    for place, (on, where) in _all(state, fighter).items():
        if where == printed and on.limit:
            return place
    return None
