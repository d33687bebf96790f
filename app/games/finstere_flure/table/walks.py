"""A walk of the monster, moment by moment, as it can be stepped through: plain data, no widgets."""

from collections.abc import Sequence
from copy import deepcopy
from typing import NamedTuple

from app.look.sentence import capital
from engine.core.event import Event
from engine.core.text import Voice
from engine.games.finstere_flure.events import strides
from engine.games.finstere_flure.queries import position_now
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.view import FlureView, fold
from engine.games.finstere_flure.words.text import tell

WALKING = frozenset(
    {"looked", "turned", "walked", "crossed", "teleported", "pushed", "pawn_pushed", "stone_lost", "eaten",
     "crushed", "left"}
)  # fmt: skip
"""The events of a walk; whatever follows them belongs to the next turn."""


class Moment(NamedTuple):
    """One step of a walk, or the tombstone before it."""

    view: FlureView
    """The table after it."""
    events: tuple[Event, ...]
    look: Position | None
    """From where and where to the monster looked before it stepped; None for the tombstone."""
    path: tuple[int, ...]
    """The cells that it came to, the one where it began first."""

    def words(self, voice: Voice) -> str:
        """What happened and why, as sentences; the steps onto single cells are seen on the board."""
        told = [
            voice.say(phrase)
            for event in self.events
            if event[0] != "walked" and (phrase := tell(event)) is not None
        ]
        return " ".join(f"{capital(line)}." for line in told)

    @property
    def why(self) -> str:
        """The rule that made it look or turn as it did."""
        return str(self.events[0][2])


def moments(before: FlureView, events: Sequence[Event]) -> list[Moment]:
    """The walk that these events tell: the tombstone, then every step, then the last look."""
    view = deepcopy(before)
    start = next((index for index, event in enumerate(events) if event[0] == "tombstone"), len(events))
    for event in events[:start]:
        fold(view, event)
    found: list[Moment] = []
    for group in _steps(events[start:]):
        look = position_now(view) if group[0][0] == "looked" else None
        for event in group:
            fold(view, event)
        found.append(Moment(deepcopy(view), tuple(group), look, _path(group)))
    return found


def _steps(events: Sequence[Event]) -> list[list[Event]]:
    """The tombstone alone, then a group for every look and what follows from it."""
    groups: list[list[Event]] = []
    for event in events:
        if event[0] == "tombstone" or event[0] == "looked":
            groups.append([event])
        elif event[0] not in WALKING:
            break
        else:
            groups[-1].append(event)
    return groups


def _path(events: Sequence[Event]) -> tuple[int, ...]:
    """The cells of the monster in a step; a wall or a teleporter lies between two that do not touch."""
    way = list(strides(events))
    return (*(stride.before for stride in way[:1]), *(stride.cell for stride in way))
