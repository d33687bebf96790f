"""What is gained and to whom it goes: the bag, a track, a wound that closes, a pocket."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.malaise import NO_VIAL
from engine.games.dead_cells.cards.vocabulary import (
    BLUEPRINT,
    CELL,
    ITEM,
    POTION,
    RUNE,
    SCROLL,
    SECRET,
    TOOTH,
    VIAL,
    Gain,
    Lose,
)
from engine.games.dead_cells.rules.aiming import in_line, mend
from engine.games.dead_cells.rules.company import speaker, standing
from engine.games.dead_cells.rules.drawing import draw_blueprint, draw_gear
from engine.games.dead_cells.rules.rows import more
from engine.games.dead_cells.rules.secrets import find_secret
from engine.games.dead_cells.rules.tokens import suffers
from engine.games.dead_cells.rules.tracks import advance
from engine.games.dead_cells.rules.wearing import wear
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

CELLS, TEETH, POTIONS = range(3)
"""Places in the bag."""
IN_BAG = {CELL: CELLS, TOOTH: TEETH, POTION: POTIONS}
LOOTED_VIALS = 0
"""Looted vials; scrolls of each colour follow."""
LOOTED_SCROLLS = 1


def gain(state: PrisonState, effect: Gain, at: int, entry: Entry, events: list[Event]) -> None:
    """In a fight scrolls, vials and equipment wait for its end (44, 56), outside they are given at once."""
    what, n = effect.what, effect.n
    if what in IN_BAG:
        put_in_bag(state, IN_BAG[what], n, events)
    elif what == BLUEPRINT:
        for _ in range(n):
            _collect(state, events)
    elif what == RUNE:
        find_rune(state, effect.colour, events)
    elif what == SECRET:
        for _ in range(n):
            find_secret(state, events)
    elif state.round != NOBODY:
        _keep_for_upkeep(state, effect, events)
    else:
        _hand_out(state, effect, events)


def find_rune(state: PrisonState, rune: int, events: list[Event]) -> None:
    """A rune stays with the campaign; who has it already finds nothing."""
    if not state.runes >> rune & 1:
        state.runes |= 1 << rune
        events.append(("rune", EVERYONE, "", rune))


def put_in_bag(state: PrisonState, place: int, n: int, events: list[Event]) -> None:
    """Cells, teeth and potions belong to the group."""
    state.bag = more(state.bag, place, n)
    events.append(("bag", EVERYONE, "", place, n))


def lose(state: PrisonState, effect: Lose, at: int, entry: Entry, events: list[Event]) -> None:
    """As much of it as is there."""
    place = IN_BAG[effect.what]
    put_in_bag(state, place, -min(effect.n, state.bag[place]), events)


def _collect(state: PrisonState, events: list[Event]) -> None:
    item = draw_blueprint(state, events)
    if item != NOBODY:
        state.collected = [*state.collected, item]
        events.append(("collected", EVERYONE, "", item))


def _keep_for_upkeep(state: PrisonState, effect: Gain, events: list[Event]) -> None:
    for _ in range(effect.n):
        if effect.what == ITEM:
            item = draw_gear(state, events)
            if item != NOBODY:
                state.looted_items = [*state.looted_items, item]
                events.append(("looted_item", EVERYONE, "56", item))
        else:
            place = LOOTED_VIALS if effect.what == VIAL else LOOTED_SCROLLS + effect.colour
            state.looted = more(state.looted, place, 1)
            events.append(("looted", EVERYONE, "44", place, 1))


def _hand_out(state: PrisonState, effect: Gain, events: list[Event]) -> None:
    for _ in range(effect.n):
        if effect.what == ITEM:
            item = draw_gear(state, events)
            if item != NOBODY:
                offer_item(state, item)
        elif effect.what == SCROLL:
            state.todo.append(("scroll", effect.colour, int(effect.first)))
        elif effect.what == VIAL:
            state.todo.append(("vial", int(effect.first)))


def offer_item(state: PrisonState, item: int) -> None:
    """Somebody is to wear a piece of equipment."""
    state.todo.append(("item", item))


def group_decides(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The First Player answers for the group."""
    return (speaker(state),)


def _takers(state: PrisonState, first: int) -> list[int]:
    """Whoever may get a reward: all who fought, or outside a fight all; or the First Player alone (83)."""
    return [fighter for fighter in standing(state) if not first or fighter == state.first]


def scroll(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """A scroll goes to the only one who may have it, or the group chooses."""
    _, colour, first = entry
    takers = _takers(state, first)
    if len(takers) == 1:
        advance(state, takers[0], colour, "", events)
    elif takers:
        state.todo.append(("give_scroll", colour, first))


def vial(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """One damage off somebody who has any (ruling 45)."""
    hurt = _patients(state, entry[1])
    if len(hurt) == 1:
        mend(state, SLOTS + hurt[0], 1, "45", events)
    elif hurt:
        state.todo.append(("give_vial", entry[1]))
    else:
        events.append(("vial_wasted", EVERYONE, "45"))


def _patients(state: PrisonState, first: int) -> list[int]:
    """Whom a vial helps."""
    takers = _takers(state, first)
    return in_line(state, [each for each in takers if not suffers(state, each, NO_VIAL)])


def item(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Equipment is for prisoners, not for Serenade (ruling 64)."""
    takers = [fighter for fighter in _takers(state, 0) if fighter < state.seats]
    if len(takers) == 1:
        wear(state, takers[0], entry[1], events)
    elif takers:
        state.todo.append(("give_item", entry[1]))
    else:
        discard_item(state, entry[1], events)


def discard_item(state: PrisonState, item: int, events: list[Event]) -> None:
    """Equipment that nobody gets."""
    state.gear_discard = [*state.gear_discard, item]
    events.append(("gear_discarded", EVERYONE, "", item))


def scroll_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Anybody who may have it, a full track or not (ruling 82)."""
    return [("give", fighter) for fighter in _takers(state, entry[2])]


def vial_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Anybody who is hurt."""
    return [("give", fighter) for fighter in _patients(state, entry[1])]


def item_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any prisoner who may have it."""
    return [("give", fighter) for fighter in _takers(state, 0) if fighter < state.seats]


def take_scroll(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The scroll moves a marker."""
    state.todo.pop()
    advance(state, action[1], entry[1], "", events)


def take_vial(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """A wound closes."""
    state.todo.pop()
    mend(state, SLOTS + action[1], 1, "45", events)


def take_item(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """A prisoner puts it on."""
    state.todo.pop()
    wear(state, action[1], entry[1], events)
