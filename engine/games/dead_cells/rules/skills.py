"""Skills: of the board, once a round each, and of equipment, as often as there are Skill actions."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.vocabulary import NO_SKILL, SHURIKEN
from engine.games.dead_cells.options import SKILL_LIMIT
from engine.games.dead_cells.rules.abilities import Place, skills_of
from engine.games.dead_cells.rules.aiming import could_meet
from engine.games.dead_cells.rules.bans import forbidden
from engine.games.dead_cells.rules.company import is_boss, owner
from engine.games.dead_cells.rules.feats import SKILLED, did
from engine.games.dead_cells.rules.harm import strike
from engine.games.dead_cells.rules.places import ITEM, part
from engine.games.dead_cells.rules.tokens import take_one
from engine.games.dead_cells.rules.triggers import fire
from engine.games.dead_cells.state import SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def useful(state: PrisonState, place: Place, at: int) -> bool:
    """Whether an ability would meet somebody now."""
    return any(could_meet(state, effect, at) for effect in part(place[0], place[1], (place[2],)))


def ready(state: PrisonState, fighter: int) -> list[int]:
    """The skills that a fighter can use now, by their place among his abilities."""
    if forbidden(state, NO_SKILL):
        return []
    used, limited = state.used[fighter], state.house[SKILL_LIMIT]
    return [
        index
        for index, place in skills_of(state, fighter).items()
        if not (limited and place[0] != ITEM and used >> index & 1) and useful(state, place, SLOTS + fighter)
    ]


def skill(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """A Skill action asks which one, and is lost if none would do anything."""
    _, at, n = entry
    if ready(state, at - SLOTS) or _can_throw(state, at - SLOTS):
        state.todo.append(("use", at, n))
    else:
        events.append(("no_skill", EVERYONE, "7", at - SLOTS))


def _can_throw(state: PrisonState, fighter: int) -> bool:
    """Whether a shuriken on the fighter can be thrown back at the boss."""
    return bool(state.shurikens[fighter]) and not forbidden(state, NO_SKILL)


def use_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose action it is."""
    return (owner(state, entry[1] - SLOTS),)


def use_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any skill that is ready, or none: a skill is never compulsory (ruling 7)."""
    fighter = entry[1] - SLOTS
    throw: list[Action] = [("throw_back",)] if _can_throw(state, fighter) else []
    return [*(("skill", index) for index in ready(state, fighter)), *throw, ("leave",)]


def take_use(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Do the skill; further ones of the same action wait below it."""
    _, at, n = state.todo.pop()
    if action[0] == "leave":
        return
    fighter = at - SLOTS
    did(state, SKILLED, events)
    if n > 1:
        state.todo.append(("skill", at, n - 1))
    if action[0] == "throw_back":
        _throw_back(state, fighter, events)
        return
    place = skills_of(state, fighter)[action[1]]
    if place[0] != ITEM:
        state.used[fighter] |= 1 << action[1]
    events.append(("skill", EVERYONE, "", fighter, place[0], action[1], *place[1:]))
    fire(state, "skilled", fighter)
    state.todo.append(("do", at, place[0], place[1], (place[2], 0)))


def _throw_back(state: PrisonState, fighter: int, events: list[Event]) -> None:
    """One damage to the boss, wherever she stands."""
    take_one(state, SHURIKEN, fighter, events)
    slot = next((slot for slot in range(SLOTS) if is_boss(state, slot)), None)
    if slot is not None:
        strike(state, slot, 1, "35", events, source=SLOTS + fighter)
