"""Scrolls move a marker one step to the right: everything left of it is active (rulings 81, 82)."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.malaise import NO_VIAL
from engine.games.dead_cells.cards.prisoners import LAST_STEP, SERENADE
from engine.games.dead_cells.cards.serenade import (
    MELEE_STEPS,
    POWER_TEETH,
    POWER_VIAL,
    TEETH_OF_POWER,
    TRANSFORM,
)
from engine.games.dead_cells.rules.hearts import refit
from engine.games.dead_cells.rules.rows import more, with_
from engine.games.dead_cells.rules.tokens import suffers
from engine.games.dead_cells.state import SLOTS, PrisonState

POWER, MELEE = range(2)
"""The faces of Serenade's board."""
TEETH = 1
PRISONER = 0


def advance(state: PrisonState, fighter: int, colour: int, why: str, events: list[Event]) -> None:
    """One step of a colour; any colour moves Serenade's only marker (ruling 64)."""
    if state.prisoners[fighter] == SERENADE:
        _advance_serenade(state, fighter, events)
        return
    if state.tracks[fighter][colour] == LAST_STEP:
        events.append(("track_full", EVERYONE, "82", fighter, colour))
        return
    state.tracks = with_(state.tracks, fighter, more(state.tracks[fighter], colour, 1))
    events.append(("advanced", EVERYONE, why, fighter, colour, 1))
    refit(state, fighter, events)


def _advance_serenade(state: PrisonState, fighter: int, events: list[Event]) -> None:
    face, marker, power = state.serenade
    if face == MELEE and marker == MELEE_STEPS:
        events.append(("track_full", EVERYONE, "91", fighter, 0))
        return
    marker += 1
    state.serenade = [face, marker, power]
    events.append(("serenade", EVERYONE, "65", face, marker))
    if face == POWER:
        _gain_of_power(state, fighter, marker, events)


def _gain_of_power(state: PrisonState, fighter: int, marker: int, events: list[Event]) -> None:
    """Two teeth, a vial for the prisoner, the transformation (ruling 65)."""
    if marker == POWER_TEETH:
        state.bag = more(state.bag, TEETH, TEETH_OF_POWER)
        events.append(("bag", EVERYONE, "65", TEETH, TEETH_OF_POWER))
    elif marker == POWER_VIAL and state.hurt[SLOTS + PRISONER] and not suffers(state, PRISONER, NO_VIAL):
        state.hurt[SLOTS + PRISONER] -= 1
        events.append(("healed", EVERYONE, "65", SLOTS + PRISONER, 1))
    elif marker == TRANSFORM:
        state.serenade = [MELEE, 0, state.serenade[2]]
        events.append(("serenade", EVERYONE, "65", MELEE, 0))
        if state.hurt[SLOTS + fighter]:
            events.append(("healed", EVERYONE, "65", SLOTS + fighter, state.hurt[SLOTS + fighter]))
            state.hurt[SLOTS + fighter] = 0
