"""Round 0: what happens before the first round, if anybody has anything to do in it (39, 40, 73, 74)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.serenade import POWER_ROUNDS, SONG
from engine.games.dead_cells.cards.vocabulary import WORM, L
from engine.games.dead_cells.rules.abilities import OWN_PLACES, Place, abilities, mutations
from engine.games.dead_cells.rules.company import is_boss, owner, standing
from engine.games.dead_cells.rules.gaining import TEETH, put_in_bag
from engine.games.dead_cells.rules.looting import drink, drinkers
from engine.games.dead_cells.rules.places import FOE, part
from engine.games.dead_cells.rules.places import SERENADE as SERENADES_BOARD
from engine.games.dead_cells.rules.rows import marked
from engine.games.dead_cells.rules.skills import useful
from engine.games.dead_cells.rules.tokens import take_one
from engine.games.dead_cells.rules.tracks import MELEE
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def zero(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Round 0 is played only if somebody has anything to do in it."""
    foes = any(card and _has_zero(state, slot) for slot, card in enumerate(state.foes))
    state.round, state.cursor, state.turn = 0, L, 0
    group = any(_actions(state, fighter) or _songs(state, fighter) for fighter in standing(state))
    if foes or group:
        events.append(("round", EVERYONE, "39", 0))
        state.todo.append(("sweep", 0, L))


def _has_zero(state: PrisonState, slot: int) -> bool:
    card = state.order if is_boss(state, slot) else state.foes[slot]
    return bool(part(FOE, card, (0,)))


def _leads(state: PrisonState, fighter: int) -> bool:
    """Whether a fighter does what the group does in Round 0: the first prisoner, never Serenade (67)."""
    prisoners = (each for each in standing(state) if state.prisoners[each] != SERENADE)
    return next(prisoners, NOBODY) == fighter


def places(state: PrisonState, fighter: int) -> list[tuple[int, Place]]:
    """Every Round 0 action that a fighter has left, with its bit; the group's are the first prisoner's."""
    spent = state.spent[fighter]
    found = list(enumerate(abilities(state, fighter).zeros))
    if _leads(state, fighter):
        found += [(OWN_PLACES + place, zero) for place, zero in enumerate(mutations(state).zeros)]
    return [(bit, place) for bit, place in found if not spent >> bit & 1]


def _actions(state: PrisonState, fighter: int) -> list[Action]:
    if state.prisoners[fighter] == SERENADE:
        return []
    actions: list[Action] = [
        ("zero", bit) for bit, place in places(state, fighter) if useful(state, place, SLOTS + fighter)
    ]
    if _leads(state, fighter):
        actions += [("drink", each) for each in drinkers(state)]
        if state.bag[TEETH] and any(state.worms):
            actions += [("pull", each) for each in standing(state) if state.worms[each]]
    return actions


def _songs(state: PrisonState, fighter: int) -> list[tuple[int, int, int]]:
    """What Serenade does in Round 0: a power, and on her Melee side what each space gives the prisoner."""
    if state.prisoners[fighter] != SERENADE:
        return []
    face, marker, power = state.serenade
    songs = []
    if power != NOBODY and POWER_ROUNDS[power] == 0:
        songs.append((SLOTS + fighter, 0, power))
    if face == MELEE:
        songs += [(SLOTS, 1, place) for place in range(min(marker, len(SONG)))]
    return songs


def turn_of(state: PrisonState, fighter: int) -> None:
    """A fighter's part of Round 0."""
    for at, board, place in reversed(_songs(state, fighter)):
        state.todo.append(("do", at, SERENADES_BOARD, board, (place, 0)))
    if _actions(state, fighter):
        state.todo.append(("zeros", fighter))


def zeros(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Ask on while there is something that could be done."""
    if not state.fallen >> entry[1] & 1 and _actions(state, entry[1]):
        state.todo.append(("act_at_zero", entry[1]))


def zero_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Each player for his own actions."""
    return (owner(state, entry[1]),)


def zero_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """In any order, as many as one likes, none of them compulsory (7, 74)."""
    return [*_actions(state, entry[1]), ("done",)]


def take_zero(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Do it, then ask for the next."""
    _, fighter = state.todo.pop()
    if action[0] == "done":
        return
    state.todo.append(("zeros", fighter))
    if action[0] == "drink":
        drink(state, action[1], events)
        return
    if action[0] == "pull":
        put_in_bag(state, TEETH, -1, events)
        take_one(state, WORM, action[1], events)
        return
    place = dict(places(state, fighter))[action[1]]
    state.spent = marked(state.spent, fighter, action[1])
    events.append(("at_zero", EVERYONE, "39", fighter, action[1], *place))
    state.todo.append(("do", SLOTS + fighter, place[0], place[1], (place[2], 0)))
