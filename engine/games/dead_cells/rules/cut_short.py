"""A death outside a fight ends the run at once: what was to come is dropped, and no card with it (93)."""

from collections.abc import Callable, Mapping

from engine.core.event import Event
from engine.core.state import Entry
from engine.games.dead_cells.rules.ending import DEATH
from engine.games.dead_cells.rules.gaining import discard_item
from engine.games.dead_cells.rules.market import close_stall
from engine.games.dead_cells.state import PrisonState

SETTLE: Entry = ("settle",)
"""Lies below the sharing after a fight, which is put away first."""

HOLDING: Mapping[str, Callable[[PrisonState, int, list[Event]], None]] = {
    "item": discard_item,
    "selling": close_stall,
}
"""Entries that hold cards, and where those go."""


def cut_short(state: PrisonState, events: list[Event]) -> None:
    """Nothing more is shared, sold or found."""
    waiting = state.todo[:]
    state.todo.clear()
    for entry in waiting:
        if entry[0] in HOLDING:
            HOLDING[entry[0]](state, entry[1], events)
    state.todo.append(SETTLE if SETTLE in waiting else ("run_end", DEATH))
