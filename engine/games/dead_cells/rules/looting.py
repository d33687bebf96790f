"""Loot on the ground: all of one type for one action, or a potion instead (rulings 40, 42)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import BOSSES
from engine.games.dead_cells.cards.malaise import COSTLY_LOOT
from engine.games.dead_cells.cards.vocabulary import NO_POTION, WORM
from engine.games.dead_cells.rules.aiming import could_meet, mend
from engine.games.dead_cells.rules.bans import forbidden
from engine.games.dead_cells.rules.company import living, owner, speaker, standing
from engine.games.dead_cells.rules.feats import LOOTED, did
from engine.games.dead_cells.rules.gaining import (
    LOOTED_SCROLLS,
    LOOTED_VIALS,
    POTIONS,
    TEETH,
    put_in_bag,
)
from engine.games.dead_cells.rules.places import BOSS, part
from engine.games.dead_cells.rules.rows import more, with_
from engine.games.dead_cells.rules.tokens import recover, suffers, take_one
from engine.games.dead_cells.rules.triggers import fire
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

(
    GROUND_CELLS,
    GROUND_TEETH,
    GROUND_POTIONS,
    GROUND_VIALS,
    GROUND_SURVIVAL,
    GROUND_TACTICS,
    GROUND_BRUTALITY,
    GROUND_ITEMS,
    GROUND_PRINTS,
) = range(9)
"""The types of loot; the three colours of scrolls are three types (ruling 42). The last two are cards."""

COUNTED = GROUND_ITEMS
BOSS_LOOT = 1
"""The part of a boss that says what a Loot action is good for in his fight."""


def types_there(state: PrisonState) -> list[int]:
    """What lies on the ground."""
    found = [kind for kind, n in enumerate(state.ground) if n]
    found += [GROUND_ITEMS] if state.ground_items else []
    return found + ([GROUND_PRINTS] if state.ground_prints else [])


def begin(state: PrisonState, at: int, events: list[Event]) -> None:
    """Take what there is; who has a choice is asked. A greedy shadow wants a tooth for it."""
    actions = _actions(state)
    if suffers(state, at - SLOTS, COSTLY_LOOT) and actions:
        if state.bag[TEETH]:
            put_in_bag(state, TEETH, -1, events)
        else:
            actions = []
    if len(actions) == 1 and actions[0][0] != "potion":
        _take(state, at, actions[0], events)
    elif actions:
        state.todo.append(("loot", at))
    else:
        events.append(("nothing_to_loot", EVERYONE, "42", at))


def _actions(state: PrisonState) -> list[Action]:
    actions: list[Action] = [("loot", kind) for kind in types_there(state)]
    if _boss_has_use(state):
        actions.append(("boss_loot",))
    actions += [("pull", fighter) for fighter in standing(state) if state.worms[fighter]]
    if drinkers(state):
        actions.append(("potion",))
    return actions


def _boss_has_use(state: PrisonState) -> bool:
    if state.face == NOBODY:
        return False
    return any(could_meet(state, effect, SLOTS) for effect in BOSSES[state.place].loot)


def loot_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose action it is."""
    return (owner(state, entry[1] - SLOTS),)


def loot_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """A type, what the boss's sheet offers, or a potion; only a potion can be left alone."""
    actions = _actions(state)
    return actions if actions != [("potion",)] else [("potion",), ("leave",)]


def take_loot(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Into the bag, or on to who drinks."""
    state.todo.pop()
    _take(state, entry[1], action, events)


def _take(state: PrisonState, at: int, action: Action, events: list[Event]) -> None:
    if action[0] == "potion":
        state.todo.append(("drink",))
    elif action[0] == "pull":
        take_one(state, WORM, action[1], events)
    elif action[0] == "boss_loot":
        if part(BOSS, state.place, (BOSS_LOOT,)):
            state.todo.append(("do", at, BOSS, state.place, (BOSS_LOOT, 0)))
    elif action[0] == "loot":
        did(state, LOOTED, events)
        _pick_up(state, action[1], events)
        fire(state, "looted", at - SLOTS)


def _pick_up(state: PrisonState, kind: int, events: list[Event]) -> None:
    """Teeth, cells and potions can be used at once, the rest waits for the end of the fight (ruling 44)."""
    if kind == GROUND_ITEMS:
        state.looted_items = state.looted_items + state.ground_items
        state.ground_items = []
        events.append(("picked_items", EVERYONE, "42"))
    elif kind == GROUND_PRINTS:
        state.collected = state.collected + state.ground_prints
        state.ground_prints = []
        events.append(("picked_prints", EVERYONE, "42"))
    else:
        n, state.ground = state.ground[kind], with_(state.ground, kind, 0)
        events.append(("picked_up", EVERYONE, "42", kind, n))
        if kind <= GROUND_POTIONS:
            put_in_bag(state, kind, n, events)
        else:
            place = LOOTED_VIALS if kind == GROUND_VIALS else LOOTED_SCROLLS + kind - GROUND_SURVIVAL
            state.looted = more(state.looted, place, n)
            events.append(("looted", EVERYONE, "44", place, n))


def drinkers(state: PrisonState) -> list[int]:
    """Whom a potion would help, if there is one: anybody of the group, also who passes (ruling 75)."""
    if not state.bag[POTIONS] or forbidden(state, NO_POTION):
        return []
    return [fighter for fighter in living(state) if state.hurt[SLOTS + fighter] or state.malaise[fighter]]


def drink(state: PrisonState, fighter: int, events: list[Event]) -> None:
    """A potion takes all damage off one prisoner, and a malaise (ruling 40)."""
    put_in_bag(state, POTIONS, -1, events)
    mend(state, SLOTS + fighter, state.hurt[SLOTS + fighter], "40", events)
    recover(state, fighter, events)
    fire(state, "drank", fighter)


def drink_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The group."""
    return (speaker(state),)


def drink_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Somebody who is hurt."""
    return [("drink", fighter) for fighter in drinkers(state)]


def take_drink(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """It is drunk."""
    state.todo.pop()
    drink(state, action[1], events)
