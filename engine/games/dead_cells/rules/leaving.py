"""A companion dies in the middle of a fight: what else its owner has used keeps its mark (ruling 30)."""

from collections.abc import Iterable

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.rules.abilities import OWN_PLACES, abilities
from engine.games.dead_cells.rules.rows import with_, without
from engine.games.dead_cells.state import ITEM_BIT, PrisonState


def lose_companion(state: PrisonState, fighter: int, place: int, events: list[Event]) -> None:
    """Dead, it goes to the discard of the equipment."""
    item, before = state.worn[fighter][place], abilities(state, fighter)
    state.worn = with_(state.worn, fighter, without(state.worn[fighter], place))
    state.pets = with_(state.pets, fighter, without(state.pets[fighter], place))
    state.gear_discard = [*state.gear_discard, item]
    events.append(("companion_died", EVERYONE, "30", fighter, place, item))
    after = abilities(state, fighter)
    used = closed_up(state.used[fighter], [ITEM_BIT + place])
    spent = _own_closed_up(state.spent[fighter], _gone(before.zeros, after.zeros))
    fired = _own_closed_up(state.fired[fighter], _gone(before.triggers, after.triggers))
    if (used, spent, fired) != (state.used[fighter], state.spent[fighter], state.fired[fighter]):
        state.used[fighter] = used
        state.spent = with_(state.spent, fighter, spent)
        state.fired = with_(state.fired, fighter, fired)
        events.append(("marks_moved", EVERYONE, "30", fighter, used, spent, fired))


def _gone(before: tuple[object, ...], after: tuple[object, ...]) -> list[int]:
    """The places of what is no longer there."""
    return [place for place, ability in enumerate(before) if ability not in after]


def _own_closed_up(bits: int, gone: Iterable[int]) -> int:
    """The marks of the mutation board, which come behind a fighter's own, stay where they are."""
    own = (1 << OWN_PLACES) - 1
    return closed_up(bits & own, gone) | bits & ~own


def closed_up(bits: int, gone: Iterable[int]) -> int:
    """The bits without those at some places; all above move down.

    >>> bin(closed_up(0b11010, [1, 2]))
    '0b110'
    """
    for place in sorted(gone, reverse=True):
        bits = bits & (1 << place) - 1 | bits >> place + 1 << place
    return bits
