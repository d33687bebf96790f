"""How each event changes the view of whoever saw it."""

from collections.abc import Callable
from typing import Any

from engine.core import pending
from engine.core.event import Event
from engine.games.dead_cells.folds import bodies, cards, fights, runs

FOLD: dict[str, Callable[..., None]] = {
    **bodies.FOLDS,
    **cards.FOLDS,
    **fights.FOLDS,
    **runs.FOLDS,
    "asked": pending.fold,
}
"""What each kind of event changes; those that are not here only tell."""


def fold(view: Any, event: Event) -> None:
    """Bring a view up to date with one event."""
    change = FOLD.get(event[0])
    if change is not None:
        change(view, *event[3:])
