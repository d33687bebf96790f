"""How a game ends: out of the library, or out of cohesion (rulebook p. 10; rulings 12, 32)."""

from engine.core.event import EVERYONE, Event
from engine.core.game import Outcome
from engine.core.text import N_
from engine.games.obscurio.state import NOBODY, LibraryState

ESCAPED, LOST = 1, 2
WON = N_("the group escaped from the library")
TRAITOR_WON = N_("the last cohesion token is gone: the Traitor wins alone")
ALL_LOST = N_("the last cohesion token is gone: the group is lost in the library")


def finish(state: LibraryState, how: int, why: str, events: list[Event]) -> None:
    """Nothing is left to do, and everybody learns who the Traitor was."""
    state.ended = how
    state.todo.clear()
    state.asked = state.invited = 0
    events.append(("over", EVERYONE, why, how, state.traitor))


def outcome(state: LibraryState) -> Outcome | None:
    """The Grimoire and the loyal Wizards win together; else the Traitor alone, or nobody."""
    if not state.ended:
        return None
    traitor = () if state.traitor == NOBODY else (state.traitor,)
    if state.ended == ESCAPED:
        return Outcome("won", tuple(seat for seat in range(state.seats) if seat not in traitor), WON)
    return Outcome("lost", traitor, TRAITOR_WON if traitor else ALL_LOST)
