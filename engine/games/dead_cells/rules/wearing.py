"""Equipment on a prisoner's board: room for it, and what must go (ruling 54)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import ITEMS
from engine.games.dead_cells.rules.abilities import abilities, mutations
from engine.games.dead_cells.rules.company import alive, owner
from engine.games.dead_cells.rules.hearts import refit
from engine.games.dead_cells.rules.rows import with_, without
from engine.games.dead_cells.state import PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

FIRST_POCKET = 1


def room(state: PrisonState, fighter: int) -> int:
    """How many pieces a prisoner can wear."""
    return FIRST_POCKET + abilities(state, fighter).pockets + mutations(state).pockets


def wear(state: PrisonState, fighter: int, item: int, events: list[Event]) -> None:
    """Put a piece on; if there is no room for it, its owner is asked what to discard."""
    state.worn = with_(state.worn, fighter, [*state.worn[fighter], item])
    state.pets = with_(state.pets, fighter, [*state.pets[fighter], 0])
    events.append(("wore", EVERYONE, "54", fighter, item))
    refit(state, fighter, events)
    if crowded(state, fighter):
        state.todo.append(("drop", fighter))


def crowded(state: PrisonState, fighter: int) -> bool:
    """Whether something must be discarded: too many pieces, or one that must be the only one."""
    worn = state.worn[fighter]
    return len(worn) > room(state, fighter) or (len(worn) > 1 and any(ITEMS[item].alone for item in worn))


def drop_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose board it is."""
    return (owner(state, entry[1]),)


def drop_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any piece, the new one too."""
    return [("drop", place) for place in range(len(state.worn[entry[1]]))]


def take_drop(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Discard it; asked again while it is still too much."""
    _, fighter = state.todo.pop()
    discard_worn(state, fighter, action[1], events)
    if crowded(state, fighter) and alive(state, fighter):
        state.todo.append(("drop", fighter))


def discard_worn(state: PrisonState, fighter: int, place: int, events: list[Event]) -> None:
    """A piece leaves its board."""
    item = state.worn[fighter][place]
    state.worn = with_(state.worn, fighter, without(state.worn[fighter], place))
    state.pets = with_(state.pets, fighter, without(state.pets[fighter], place))
    state.gear_discard = [*state.gear_discard, item]
    events.append(("dropped", EVERYONE, "54", fighter, place, item))
    refit(state, fighter, events)
