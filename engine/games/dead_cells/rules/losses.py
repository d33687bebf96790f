"""What bells and curses take: a step of a track, a piece of equipment, health."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import EACH, GiveUp, Ring, StepBack, Wither
from engine.games.dead_cells.rules.company import living, owner
from engine.games.dead_cells.rules.feats import THREE_BELLS, reached
from engine.games.dead_cells.rules.hearts import refit
from engine.games.dead_cells.rules.memory import BELLS_FIRST, BOSS_CELL, remember, remembers
from engine.games.dead_cells.rules.rows import more, with_
from engine.games.dead_cells.rules.secrets import find_secret
from engine.games.dead_cells.rules.wearing import discard_worn
from engine.games.dead_cells.state import SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

ALL_BELLS = 0b111


def _meant(state: PrisonState, to: int) -> list[int]:
    return [fighter for fighter in living(state) if to == EACH or fighter == state.first]


def step_back(state: PrisonState, effect: StepBack, at: int, entry: Entry, events: list[Event]) -> None:
    """Whoever has come further on several tracks chooses one; Serenade's marker never goes back."""
    for fighter in reversed(_meant(state, effect.to)):
        colours = steps_of(state, fighter)
        if len(colours) == 1:
            _take_step(state, fighter, colours[0], events)
        elif colours:
            state.todo.append(("step_back", fighter))


def steps_of(state: PrisonState, fighter: int) -> list[int]:
    """The tracks on which a fighter has a step to lose."""
    if state.prisoners[fighter] == SERENADE:
        return []
    return [colour for colour, n in enumerate(state.tracks[fighter]) if n]


def _take_step(state: PrisonState, fighter: int, colour: int, events: list[Event]) -> None:
    """Its effect is lost too; that can kill (ruling 81)."""
    state.tracks = with_(state.tracks, fighter, more(state.tracks[fighter], colour, -1))
    events.append(("advanced", EVERYONE, "81", fighter, colour, -1))
    refit(state, fighter, events)


def own_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose board it is."""
    return (owner(state, entry[1]),)


def step_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any track that has come further."""
    return [("lose_step", colour) for colour in steps_of(state, entry[1])]


def take_step(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """That marker goes back."""
    state.todo.pop()
    _take_step(state, entry[1], action[1], events)


def give_up(state: PrisonState, effect: GiveUp, at: int, entry: Entry, events: list[Event]) -> None:
    """Whoever wears several pieces chooses one."""
    for fighter in reversed(_meant(state, effect.to)):
        count = len(state.worn[fighter])
        if count == 1:
            discard_worn(state, fighter, 0, events)
        elif count:
            state.todo.append(("give_up", fighter))


def give_up_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any piece."""
    return [("drop", place) for place in range(len(state.worn[entry[1]]))]


def take_give_up(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """It is discarded."""
    state.todo.pop()
    discard_worn(state, entry[1], action[1], events)


def wither(state: PrisonState, effect: Wither, at: int, entry: Entry, events: list[Event]) -> None:
    """Down to one health, never below (ruling 86)."""
    for fighter in living(state):
        lost = state.hearts[fighter] - 1 - state.hurt[SLOTS + fighter]
        if lost > 0:
            state.hurt[SLOTS + fighter] += lost
            state.unhurt = 0
            events.append(("hurt", EVERYONE, "86", SLOTS + fighter, lost))


def ring(state: PrisonState, effect: Ring, at: int, entry: Entry, events: list[Event]) -> None:
    """All three in one run are a feat, and with the Boss Cell a secret."""
    state.bells |= 1 << effect.bell
    events.append(("rang", EVERYONE, "87", effect.bell))
    if state.bells == ALL_BELLS:
        reached(state, THREE_BELLS, events)
        if remembers(state, BOSS_CELL) and remember(state, BELLS_FIRST, events):
            find_secret(state, events)
