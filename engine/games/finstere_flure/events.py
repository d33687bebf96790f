"""Reading events by name: where in the tuple something stands is known here and where the event is made."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.core.event import Event
from engine.games.finstere_flure.rules.board import EXIT

STRIDES = ("walked", "crossed", "teleported")

CELLS: dict[str, tuple[int, ...]] = {
    "laid": (5,),
    "pointed": (3,),
    "stone_lost": (3,),
    "eaten": (4,),
    "crushed": (4,),
    "looked": (3,),
    "turned": (3,),
    "walked": (3, 4),
    "crossed": (3, 4),
    "teleported": (3, 4),
}
"""Where in an event its cells stand."""
PATHS = {"stepped": 4, "pushed": 4, "pawn_pushed": 5}
"""Where in an event a whole path stands."""


class Stride(NamedTuple):
    """The monster goes from one cell to another: onto the next, through a wall, or by a teleporter."""

    kind: str
    before: int
    cell: int
    letter: str
    """The letter of the wall that it goes through; empty otherwise."""


def strides(events: Iterable[Event]) -> Iterator[Stride]:
    """Every stride of the monster among these events, in order."""
    for event in events:
        if event[0] in STRIDES:
            kind, _, _, before, cell, *more = event
            yield Stride(kind, before, cell, more[0] if kind == "crossed" else "")


def cells_of(event: Event) -> list[int]:
    """Where it happened."""
    kind = event[0]
    if kind in PATHS:
        return list(event[PATHS[kind]])
    if kind == "left":
        return [EXIT]
    return [event[place] for place in CELLS.get(kind, ())]
