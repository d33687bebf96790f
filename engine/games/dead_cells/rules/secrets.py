"""Secrets: found in a run, opened at its end, one after the other in their order (ruling 69)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.secrets import SECRET_DECK
from engine.games.dead_cells.state import PrisonState

Entry = tuple[Any, ...]


def secret_left(state: PrisonState) -> bool:
    """Whether there is one that nobody has found."""
    return state.secrets + state.found < len(SECRET_DECK)


def find_secret(state: PrisonState, events: list[Event]) -> None:
    """Nobody knows what it is before the run is over; then it is opened at once."""
    if not secret_left(state):
        events.append(("no_secret", EVERYONE, "69"))
        return
    state.found += 1
    events.append(("secret_found", EVERYONE, "69"))
    if state.ended:
        state.todo.append(("secret",))
