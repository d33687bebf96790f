"""Cuts what happened into beats: a few events that are seen together, and for how long.

However many there are, an automatic stretch ends within six seconds: the more follow, the shorter each is.
"""

from typing import Any, NamedTuple

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.rules.company import clockwise
from engine.games.dead_cells.view import UNSEEN

LONGEST = 6.0
"""Seconds that an automatic stretch lasts at most."""
RUN, ENTER, FLIP = 0.22, 0.5, 0.7
TURN = 0.18
"""A card that turns over."""
EMPTY_RUN = 0.07
"""A cell in which nothing happens."""

TURNS = "turns"
"""Made here: one card of those that an event reveals."""

QUIET = frozenset({"spark", "round", "asked", "preparing", "power", "hidden", "fired", "reshuffled"})


class Beat(NamedTuple):
    """Events that are seen together, and how long they are looked at."""

    events: tuple[Event, ...]
    seconds: float


def beats(events: list[Event], first: int = 0) -> list[Beat]:
    """Cut a stretch into beats, no longer than it may last as a whole; `first` is First Player."""
    found: list[Beat] = []
    gathered: list[Event] = []
    for event in events:
        if event[0] == "revealed":
            found += [Beat(tuple(gathered), 0.0)] if gathered else []
            found += turns(event, first)
            gathered = []
        gathered.append(event)
        if event[0] == "spark":
            found.append(Beat(tuple(gathered), EMPTY_RUN))
            gathered = []
        elif event[0] not in QUIET and event[0] in SHOWN:
            found.append(Beat(tuple(gathered), SHOWN[event[0]]))
            gathered = []
    if gathered:
        found.append(Beat(tuple(gathered), 0.0))
    return _shortened(found)


SHOWN = {
    "acts": RUN,
    "hurt": 0.38,
    "blocked": 0.38,
    "warded_off": 0.38,
    "shield": 0.32,
    "gold_shield": 0.32,
    "afflicted": 0.36,
    "froze": 0.36,
    "immune": 0.3,
    "healed": 0.36,
    "died": 0.45,
    "fell": 0.6,
    "moved": 0.2,
    "revealed": 0.12,
    "bag": 0.12,
    "picked_up": 0.4,
    "picked_items": 0.4,
    "picked_prints": 0.4,
    "placed": 0.25,
    "boss": ENTER,
    "flipped": FLIP,
    "frozen_row": 0.3,
    "joined": 0.4,
    "companion_hurt": 0.36,
}
"""What is looked at for a moment, and how long."""


def together(one: Beat, other: Beat) -> Beat:
    """Two beats that are seen at once."""
    return Beat((*one.events, *other.events), one.seconds + other.seconds)


def turns(revealed: Event, first: int) -> list[Beat]:
    """Cards turn over one after the other before all lie open; those that one knows lie open already."""
    found = []
    for fighter in clockwise(first, len(revealed[3])):
        for which, card in enumerate(revealed[3][fighter]):
            found.append(Beat(((TURNS, EVERYONE, "", fighter, which, card),), TURN))
    return found


def _shortened(found: list[Beat]) -> list[Beat]:
    total = sum(beat.seconds for beat in found)
    scale = min(1.0, LONGEST / total) if total else 1.0
    return [beat._replace(seconds=beat.seconds * scale) for beat in found]


def is_unseen(view: Any, event: Event) -> bool:
    """Whether a card that turns over is not known yet."""
    _kind, _who, _rule, fighter, which, _card = event
    active = view["active"][fighter]
    return which < len(active) and active[which] == UNSEEN


def turn_up(view: Any, event: Event) -> None:
    """From now on it is known."""
    if is_unseen(view, event):
        view["active"][event[3]][event[4]] = event[5]
