"""Skills: of the board, once a round each, and of equipment, as often as there are Skill actions."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.options import SKILL_LIMIT
from engine.games.dead_cells.rules.abilities import Place, abilities
from engine.games.dead_cells.rules.aiming import could_meet
from engine.games.dead_cells.rules.company import owner
from engine.games.dead_cells.rules.places import TRACK, part
from engine.games.dead_cells.state import SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def useful(state: PrisonState, place: Place, at: int) -> bool:
    """Whether an ability would meet somebody now."""
    return any(could_meet(state, effect, at) for effect in part(place[0], place[1], (place[2],)))


def ready(state: PrisonState, fighter: int) -> list[int]:
    """The skills that a fighter can use now, by their place among his abilities."""
    used, limited = state.used[fighter], state.house[SKILL_LIMIT]
    return [
        index
        for index, place in enumerate(abilities(state, fighter).skills)
        if not (limited and place[0] == TRACK and used >> index & 1) and useful(state, place, SLOTS + fighter)
    ]


def skill(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """A Skill action asks which one, and is lost if none would do anything."""
    _, at, n = entry
    if ready(state, at - SLOTS):
        state.todo.append(("use", at, n))
    else:
        events.append(("no_skill", EVERYONE, "7", at - SLOTS))


def use_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose action it is."""
    return (owner(state, entry[1] - SLOTS),)


def use_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any skill that is ready, or none: a skill is never compulsory (ruling 7)."""
    return [*(("skill", index) for index in ready(state, entry[1] - SLOTS)), ("leave",)]


def take_use(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Do the skill; further ones of the same action wait below it."""
    _, at, n = state.todo.pop()
    if action[0] == "leave":
        return
    fighter = at - SLOTS
    place = abilities(state, fighter).skills[action[1]]
    if place[0] == TRACK:
        state.used[fighter] |= 1 << action[1]
    events.append(("skill", EVERYONE, "", fighter, place[0], action[1], *place[1:]))
    if n > 1:
        state.todo.append(("skill", at, n - 1))
    state.todo.append(("do", at, place[0], place[1], (place[2], 0)))
