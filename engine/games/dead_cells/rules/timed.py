"""A card's row, and the timed equipment that replaces it or is added to it (rulings 4, 26, 52, 53)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import ITEMS
from engine.games.dead_cells.options import TIMED_PER_PRISONER
from engine.games.dead_cells.rules.aiming import could_meet
from engine.games.dead_cells.rules.bans import skips
from engine.games.dead_cells.rules.company import fights, owner
from engine.games.dead_cells.rules.feats import FROZEN, did
from engine.games.dead_cells.rules.places import CARD, ITEM, part
from engine.games.dead_cells.state import ITEM_BIT, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def card(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Do the row of a card; a frozen one does nothing at all, equipment included (ruling 26)."""
    _, fighter, which, row = entry
    if not fights(state, fighter):
        return
    at = SLOTS + fighter
    if which == 0 and state.frozen[at] >> row & 1:
        state.frozen[at] ^= 1 << row
        events.append(("frozen_row", EVERYONE, "26", at, row))
        did(state, FROZEN, events)
    elif which == 0 and skips(state, fighter, row):
        events.append(("skipped", EVERYONE, "87", fighter, row))
    elif usable(state, fighter, row):
        state.todo.append(("timed", fighter, which, row))
    else:
        _do_row(state, fighter, which, row)


def _do_row(state: PrisonState, fighter: int, which: int, row: int) -> None:
    number = state.active[fighter][which]
    if part(CARD, number, (row,)):
        state.todo.append(("do", SLOTS + fighter, CARD, number, (row, 0)))


def _do_item(state: PrisonState, fighter: int, place: int, row: int) -> None:
    state.todo.append(("do", SLOTS + fighter, ITEM, state.worn[fighter][place], (row, 0)))


def usable(state: PrisonState, fighter: int, row: int) -> list[int]:
    """Timed items with something in this row that were not used this round (ruling 53)."""
    used = state.used[fighter] >> ITEM_BIT
    if not state.worn[fighter] or (used and state.house[TIMED_PER_PRISONER]):
        return []
    return [
        place
        for place, item in enumerate(state.worn[fighter])
        if not used >> place & 1
        and any(could_meet(state, effect, SLOTS + fighter) for effect in ITEMS[item].rows[row])
    ]


def timed_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose card it is."""
    return (owner(state, entry[1]),)


def timed_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """The card alone, an item instead of it, or an item beside it, before or after it (ruling 4)."""
    _, fighter, which, row = entry
    filled = bool(part(CARD, state.active[fighter][which], (row,)))
    actions: list[Action] = [("row",)]
    for place in usable(state, fighter, row):
        if ITEMS[state.worn[fighter][place]].instead:
            actions.append(("instead", place))
        else:
            actions += [("after", place), ("before", place)] if filled else [("after", place)]
    return actions


def take_timed(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Whatever is done last is put on the stack first."""
    _, fighter, which, row = state.todo.pop()
    if action[0] == "row":
        _do_row(state, fighter, which, row)
        return
    place = action[1]
    state.used[fighter] |= 1 << ITEM_BIT + place
    events.append(("item_used", EVERYONE, "53", fighter, place, action[0]))
    if action[0] == "after":
        _do_item(state, fighter, place, row)
        _do_row(state, fighter, which, row)
    else:
        if action[0] == "before":
            _do_row(state, fighter, which, row)
        _do_item(state, fighter, place, row)
