"""Reading events by name: where in the tuple something stands is known here and where the event is made.

All kinds of events with their data: events.md.
"""

from engine.core.event import Event

CELL = {"placed": 3, "gone": 3, "pit": 3, "attacked": 3, "moved": 5, "landed": 4, "key": 4}
"""Where in an event its cell stands."""


def cell_of(event: Event) -> int | None:
    """Where it happened; None if it has no place on the board."""
    return int(event[CELL[event[0]]]) if event[0] in CELL else None


def kind_drawn(event: Event) -> int | None:
    """The kind of the tile that was drawn; None if none was."""
    return int(event[3]) if event[0] == "drew" else None


def how_it_ended(event: Event) -> int | None:
    """The ending that an event tells, see ending.py; None if the game goes on."""
    return int(event[3]) if event[0] == "over" else None
