"""The hourglass on the time track: whoever keeps it, the Grimoire or the table, plays its steps.

Rulings 3, 4, 29. The seconds are counted outside: a minute over is an action.
"""

from engine.core.event import EVERYONE, Event
from engine.core.todo import Action
from engine.games.obscurio.options import NO_CLOCK_PENALTY
from engine.games.obscurio.rules.traps import EVANESCENT
from engine.games.obscurio.state import LibraryState

MINUTE: Action = ("minute",)
TIME: Action = ("time",)


def spaces(state: LibraryState) -> list[int]:
    """The track of this turn: the Evanescent Room's tile lies over the usual one (ruling 29)."""
    return state.tile if state.traps & EVANESCENT else state.track


def keeper(state: LibraryState) -> int:
    """The Grimoire's bit while a clock runs, for that is all the Grimoire does now (ruling 37)."""
    return 1 << state.grimoire if state.seconds else 0


def clock_actions(state: LibraryState) -> list[Action]:
    """One more space, or the end on the last."""
    return [MINUTE] if state.minute + 1 < len(spaces(state)) else [TIME]


def pass_minute(state: LibraryState, events: list[Event]) -> None:
    """The hourglass is turned over on the next space."""
    state.minute += 1
    events.append(("minute", EVERYONE, "3", state.minute))


def penalty(state: LibraryState) -> int:
    """The traps that the next turn brings: the value of the space where the glass stands (rulings 3, 4)."""
    return spaces(state)[state.minute] if state.seconds else NO_CLOCK_PENALTY
